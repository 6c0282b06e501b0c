import { describe, expect, test } from 'vitest';
import { choiceTexts, questionCodes } from '../../domain/healthQuestions.ts';
import { ambiguous } from '../../kitchen/health/questions.ts';
import { writtenQuestion } from '../../kitchen/health/writtenQuestion.ts';
import { conditionNames as namesInFrench } from '../../src/features/health/texts/conditions.fr.ts';
import { healthQuestions as inFrench } from '../../src/features/health/texts/questions.fr.ts';
import { fill } from '../../src/texts/fill.ts';
import { catalogue, kitchen } from './support.ts';

/** Texts that between them bring every kind of question. */
const texts = [
  ...ambiguous.map(({ phrases }) => phrases[0] ?? ''),
  'no diabetes',
  'not allergic',
  'my mother has gout',
  'diabetes runs in the family',
  'no peanuts',
  'rice',
  'my husband has kidney disease',
  'zorblax gives me hives',
  'pollen allergy',
  'latex allergy',
];

const asked = [
  ...texts.map((sickness) => kitchen.understand({ sickness })),
  ...[...catalogue.conditions.keys()].map((id) => kitchen.understand({ conditions: [id] })),
].flatMap(({ questions, refinements }) => [...questions, ...refinements].map(writtenQuestion));

describe('a question', () => {
  test('is of every code that there is', () => {
    expect(new Set(asked.map(({ said }) => said?.code))).toEqual(new Set(questionCodes));
  });

  test('is written in French with what comes with its code', () => {
    for (const { said, text } of asked)
      expect(
        fill(inFrench.questions[said!.code], { ...said!.params, name: '·' }),
        text,
      ).not.toMatch(/\{\w+\}/);
  });

  test('has a code for each of its choices', () => {
    for (const { choices, choice_codes: codes = [] } of asked)
      expect(codes.map((code) => choiceTexts[code])).toEqual(choices);
  });
});

test('every condition has its name in French', () => {
  const ids = [...catalogue.conditions.keys()].filter((id) => id !== 'general');
  expect(Object.keys(namesInFrench.names).sort()).toEqual(ids.sort());
});

test.each(["allergique aux noix et à l'arachide", "allergique au lait et à l'œuf"])(
  '%s is said already, and not asked',
  (sickness) => {
    const { refinements, person } = kitchen.understand({ sickness });
    expect(refinements).toEqual([]);
    expect(person.conditions).toHaveLength(2);
  },
);
