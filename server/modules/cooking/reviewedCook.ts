// A cook that is another service: whatever it writes is read before it is shown, and where it fails or
// writes what is unsafe our own kitchen answers in its place.
import { say } from '../../../contract/say.ts';
import { englishOf, inEnglish } from '../../../domain/notes.ts';
import type { Dropped, InstructionsAnswer } from '../../../contract/kitchen.ts';
import type { Kitchen, Person as HealthProfile } from '../../../kitchen/index.ts';
import { toldOf } from './writtenNotes.ts';
import { Refusal, unprocessable } from '../../infrastructure/http/refusal.ts';
import type { Cook, Dish, Reading } from './cook.ts';

/** A fault of the other service, which our kitchen makes good; what it says of the request stands. */
const isFault = (error: unknown): boolean => !(error instanceof Refusal) || error.statusCode >= 500;

/** What another service wrote of a dish, read; `undefined` where nothing of it may be shown. */
export function readWritten(
  { name, ingredients = [] }: Dish,
  answer: InstructionsAnswer,
  kitchen: Kitchen,
  profile: HealthProfile,
): { readonly answer: InstructionsAnswer; readonly dropped: Dropped[] } {
  const { instructions, ingredients: lines = ingredients, notes = [], error } = answer;
  const review = kitchen.review(
    {
      name,
      ingredients: lines,
      steps: instructions.split('\n').filter(Boolean),
      notes: notes.map(englishOf),
    },
    profile,
  );
  const dropped: Dropped[] = [];
  if (review.claims > 0) dropped.push({ code: 'claims', count: review.claims });
  if (review.hazards.length > 0) dropped.push({ code: 'hazard', count: review.hazards.length });
  if (review.refusals.length > 0) dropped.push({ code: 'does_not_fit', count: 1 });
  const isShown = review.hazards.length === 0 && review.refusals.length === 0;
  return {
    dropped,
    answer: {
      instructions: isShown ? review.steps.join('\n') : '',
      ...(error === undefined ? {} : { error }),
      ...(answer.ingredients ? { ingredients: answer.ingredients } : {}),
      notes: [...review.notes, ...review.hazards.map(({ message }) => message)],
    },
  };
}

/** Our kitchen's way to cook a dish of another service; `undefined` where it has none. */
async function ownInstructions(
  own: Cook,
  dish: Dish,
  profile: HealthProfile,
  dropped: readonly Dropped[],
): Promise<InstructionsAnswer | undefined> {
  const { origin: _, ...meal } = dish;
  const answer = await own.instructions(meal, profile);
  if (answer.error !== undefined && answer.error !== '') return undefined;
  return {
    ...answer,
    dropped: [...dropped],
    notes: [...(answer.notes ?? []), ...toldOf(dropped)],
  };
}

/**
 * @param outside the other service
 * @param own our kitchen, which stands in for it
 */
export function reviewedCook(
  outside: Cook,
  own: Cook,
  kitchen: Kitchen,
  onFailure: (error: unknown) => void,
): Cook {
  return {
    ...outside,
    async suggest(pantry, profile, wishes) {
      try {
        return withoutClaimedDishes(
          await outside.suggest(pantry, profile, wishes),
          kitchen,
          profile,
        );
      } catch (error) {
        if ('photo' in pantry || !isFault(error)) throw error;
        onFailure(error);
        const reading = await own.suggest(pantry, profile, wishes);
        const dropped: Dropped[] = [{ code: 'no_answer', count: 1 }];
        return {
          ...reading,
          source: own.source,
          dropped,
          notes: [...(reading.notes ?? []), ...toldOf(dropped)],
        };
      }
    },

    async instructions(dish, profile, sickness) {
      if (dish.recipeId !== undefined) return own.instructions(dish, profile, sickness);
      let written: InstructionsAnswer;
      try {
        written = await outside.instructions(dish, profile, sickness);
      } catch (error) {
        if (!isFault(error)) throw error;
        onFailure(error);
        const answer = await ownInstructions(own, dish, profile, [{ code: 'no_answer', count: 1 }]);
        if (!answer) throw error;
        return answer;
      }
      const { answer, dropped } = readWritten(dish, written, kitchen, profile);
      if (answer.instructions === '' && dropped.length > 0) {
        const stand = await ownInstructions(own, dish, profile, dropped);
        if (stand) return stand;
        throw refusalOf(dropped, answer);
      }
      return { ...answer, dropped, notes: [...(answer.notes ?? []), ...toldOf(dropped)] };
    },
  };
}

const refusalOf = (dropped: readonly Dropped[], { notes = [] }: InstructionsAnswer): Refusal =>
  dropped.some(({ code }) => code === 'does_not_fit')
    ? unprocessable(
        say('recipe.notForHealth', 'This dish does not fit your settings.'),
        'refused_for_health',
      )
    : unprocessable({ text: inEnglish([...toldOf(dropped), ...notes]) }, 'no_instructions');

/** Dishes whose name promises a cure are left out; the other dishes of the same answer stay. */
function withoutClaimedDishes(reading: Reading, kitchen: Kitchen, profile: HealthProfile): Reading {
  const isClaim = (text: string): boolean =>
    kitchen.review({ name: text, ingredients: [], steps: [text] }, profile).claims > 0;
  const proposals = reading.proposals.filter(({ dish }) => !isClaim(dish.name));
  const notes = (reading.notes ?? []).filter((note) => !isClaim(englishOf(note)));
  const count =
    reading.proposals.length - proposals.length + (reading.notes ?? []).length - notes.length;
  if (count === 0) return reading;
  const dropped: Dropped[] = [{ code: 'claims', count }];
  return { ...reading, proposals, dropped, notes: [...notes, ...toldOf(dropped)] };
}
