// What is asked about people who are cooked for, and what answers and denials bring.
import { addCondition } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { runsInFamily } from './inFamily.ts';
import type { Question } from '../types.ts';

/** Asked of what somebody has who may live elsewhere: 'my mother has diabetes'. */
export const householdQuestion = (condition: string, segment: string): Question => ({
  id: `household-${condition}`,
  text: `You wrote '${segment.slice(0, 80)}'. Do you cook for this person? We keep to it until you say.`,
  choices: ['Yes', 'No'],
  said: { code: 'household', params: { text: segment.slice(0, 80) } },
});

/** Asked of what runs in a family, where nobody says whose it is. */
export const familyQuestion = (condition: string, segment: string): Question => ({
  id: `family-${condition}`,
  text: `You wrote '${segment.slice(0, 80)}'. Do you have it yourself, or cook for somebody who has?`,
  choices: ['Yes', 'No'],
  said: { code: 'family', params: { text: segment.slice(0, 80) } },
});

/** Whether a text tells of what runs in the family, and it was answered that nobody at the table has it. */
export const isOfNobodyHere = (tokens: readonly string[], answers: Hearing['answers']): boolean =>
  runsInFamily(tokens) &&
  Object.entries(answers).some(([id, answer]) => id.startsWith('family-') && answer === 'No');

/** A treatment that somebody says they do not have answers which kind of an illness it is: 'no dialysis'. */
export const answeredByDenial: Readonly<Record<string, string>> = {
  ckd_dialysis: 'kidney-dialysis',
};

/** A question about somebody else's illness says so: it speaks of 'you'. */
export const askedOfHousehold = (question: Question): Question => ({
  ...question,
  about: 'household',
  text: `Please answer for the person you cook for. ${question.text}`,
});

/** Further conditions that an answer to a special question brings. */
export const broughtBy: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'allergy_fish-shellfish': { Yes: 'allergy_shellfish' },
  'allergy_shellfish-fish': { Yes: 'allergy_fish' },
  'allergy_tree_nut-peanut': { Yes: 'allergy_peanut' },
};

export function addWhatAnswersBring(hearing: Hearing): void {
  for (const [question, brings] of Object.entries(broughtBy)) {
    const brought = brings[hearing.answers[question] ?? ''];
    if (brought) addCondition(hearing, brought);
  }
}

/** 'No dialysis' has answered whether there is any. */
export function dropAnswered({ denied, refinements }: Hearing): void {
  for (const id of denied) refinements.delete(answeredByDenial[id] ?? '');
}
