import { describe, expect, test } from 'vitest';
import { choiceCodes, questionCodes } from '../../domain/healthQuestions.ts';
import { ambiguous } from '../../kitchen/health/questions.ts';
import { writtenQuestion } from '../../kitchen/health/writtenQuestion.ts';
import { conditionNames } from '../../src/features/health/texts/conditions.en.ts';
import { conditionNames as namesInFrench } from '../../src/features/health/texts/conditions.fr.ts';
import { healthQuestions } from '../../src/features/health/texts/questions.en.ts';
import { healthQuestions as inFrench } from '../../src/features/health/texts/questions.fr.ts';
import { fill } from '../../src/texts/fill.ts';
import { catalogue, kitchen } from './support.ts';

/** Texts that between them bring every kind of question. */
const texts = [
  ...ambiguous.map(({ phrases }) => phrases[0] ?? ''),
  'no diabetes',
  'not allergic',
  'my mother has gout',
  'no peanuts',
  'rice',
  'my husband has kidney disease',
];

const asked = [
  ...texts.map((sickness) => kitchen.understand({ sickness })),
  ...[...catalogue.conditions.keys()].map((id) => kitchen.understand({ conditions: [id] })),
].flatMap(({ questions, refinements }) => [...questions, ...refinements].map(writtenQuestion));

describe('a question', () => {
  test('is of every code that there is', () => {
    expect(new Set(asked.map(({ said }) => said?.code))).toEqual(new Set(questionCodes));
  });

  test("says in its code's words what stands beside it in English", () => {
    for (const { said, text, about } of asked) {
      // The name of a condition stands within the sentence in one of the two, and behind it in the other.
      if (!said || said.code === 'clinician') continue;
      const sentence = fill(healthQuestions.questions[said.code], said.params);
      expect(about === 'household' ? `${healthQuestions.forHousehold} ${sentence}` : sentence).toBe(
        text,
      );
    }
  });

  test('has a code for each of its choices', () => {
    for (const { choices, choice_codes: codes = [] } of asked)
      expect(codes.map((code) => healthQuestions.choices[code])).toEqual(choices);
  });

  test.each(['questions', 'choices'] as const)('has its %s in French', (kind) => {
    const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const code of kind === 'questions' ? questionCodes : choiceCodes) {
      const french = (inFrench[kind] as Record<string, string>)[code] ?? '';
      const english = (healthQuestions[kind] as Record<string, string>)[code] ?? '';
      expect(french, code).not.toBe('');
      expect(blanks(french), code).toEqual(blanks(english));
    }
  });
});

test('every condition has its name in both languages', () => {
  for (const { id, name } of catalogue.conditions.values()) {
    if (id === 'general') continue;
    expect((conditionNames.names as Record<string, string>)[id], id).toBe(name);
    expect((namesInFrench.names as Record<string, string>)[id], id).toBeTruthy();
  }
});
