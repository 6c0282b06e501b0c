// What the kitchen knows of health: conditions by what people call them, and what is understood of a text.
import { say } from '../../../contract/say.ts';
import {
  listAllergens,
  searchConditions,
  type Understood,
  understandHealth,
} from '../../../contract/settings.ts';
import {
  findConditions,
  knownAllergens,
  understoodNames,
} from '../../../kitchen/health/findConditions.ts';
import { writtenQuestion } from '../../../kitchen/health/writtenQuestion.ts';
import type { HealthWords } from '../../../kitchen/index.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

export function conditionRoutes(serve: Serve, { kitchen }: Services): void {
  const understand = (words: HealthWords): Understood => {
    refuseUnfolding(words.sickness ?? '');
    const understanding = kitchen.understand(words);
    const { conditions, allergens, supervised, notJudged, diets, medicines, families } =
      understoodNames(understanding, kitchen.catalogue);
    const { person, questions, refinements, settled, unknown, leftOut, notes, spans } =
      understanding;
    return {
      understood: conditions,
      ...(supervised.length > 0 ? { supervised } : {}),
      ...(notJudged.length > 0 ? { not_judged: notJudged } : {}),
      allergens: [...allergens, ...leftOut.map((name) => ({ id: name, name }))],
      questions: questions.map(writtenQuestion),
      refinements: refinements.map(writtenQuestion),
      ...(settled ? { settled: settled.map(writtenQuestion) } : {}),
      diets,
      medicines,
      families,
      spans: spans.map((each) => ({ ...each })),
      unknown: [...unknown, ...person.uncheckedAllergies],
      notes: [...notes],
    };
  };

  serve(searchConditions, async ({ query: { q } }) =>
    success({ suggestions: findConditions(q, kitchen.catalogue), ...understand({ sickness: q }) }),
  );

  serve(understandHealth, async ({ body: { text, answers, allergens, diets } }) =>
    success(
      understand({
        sickness: text,
        answers: answers ?? null,
        allergens: allergens ?? null,
        diets: diets ?? null,
      }),
    ),
  );

  serve(listAllergens, async () => success({ allergens: knownAllergens() }));
}

/** One sign can stand for eighteen letters: a text is as long as it is when it is read. */
const longest = 2000;

function refuseUnfolding(text: string): void {
  if (text.normalize('NFKD').length > longest)
    throw badRequest(
      say('health.tooLong', 'Please write this in plain letters, in at most 500 of them.'),
      'too_long',
    );
}
