// A question as it is sent: with a code for each of its choices, so that who shows it can write it in any language.
import type { HealthQuestion } from '../../contract/settings.ts';
import { choiceCodeOf } from '../../domain/healthQuestions.ts';
import type { Question } from '../types.ts';

export const writtenQuestion = ({
  choices,
  said,
  foods,
  ...question
}: Question): HealthQuestion => ({
  ...question,
  choices: [...choices],
  ...(foods ? { foods: foods.map((each) => ({ ...each })) } : {}),
  said: { code: said.code, params: { ...said.params } },
  choice_codes: choices.flatMap((choice) => choiceCodeOf(choice) ?? []),
});
