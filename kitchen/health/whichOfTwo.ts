// Words that may mean one of two allergies, or both: which it is comes before what is asked of either.
import { familiesOfCondition } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { broughtBy } from './householdQuestions.ts';

interface Two {
  readonly of: readonly string[];
  /** Asked of the one whether it is the other as well. */
  readonly asked: readonly string[];
}

/** By the question that tells them apart. */
const twos: Readonly<Record<string, Two>> = {
  'nuts-which': { of: ['allergy_peanut', 'allergy_tree_nut'], asked: ['allergy_tree_nut-peanut'] },
  'seafood-which': {
    of: ['allergy_fish', 'allergy_shellfish'],
    asked: ['allergy_fish-shellfish', 'allergy_shellfish-fish'],
  },
};

export const isWhichOfTwo = (question: string): boolean => question in twos;

/** What a person has answered; whether peanuts are to be avoided too says which nuts as well. */
export function answerTo(question: string, answers: Hearing['answers']): string | undefined {
  const own = answers[question];
  if (own !== undefined || question !== 'nuts-which') return own;
  const { 'allergy_tree_nut-peanut': peanut } = answers;
  if (peanut === 'No') return 'Tree nuts only';
  return peanut === 'Yes' ? 'Peanuts and tree nuts' : undefined;
}

/** 'Nuts, but peanuts are fine' has told them apart, and of 'nuts and peanuts' one is named by itself. */
export function dropToldApart({ questions, conditions, wide }: Hearing): void {
  for (const [which, { of }] of Object.entries(twos))
    if (of.some((id) => !conditions.has(id) || !wide.has(id))) questions.delete(which);
}

/** 'Mustard allergy' says which of the three it is; the name of the condition alone does not. */
const isOtherNamed = ({ allergens }: Hearing): boolean =>
  !(['mustard', 'celery', 'lupin'] as const).every((id) => allergens.has(id));

/** Whether a question about a condition waits for another, or what it asks is known. */
export function isNotAskedYet(condition: string, question: string, hearing: Hearing): boolean {
  const { answers, conditions, wide, questions, fine, families } = hearing;
  const isNamed = (family: string): boolean => families.has(family) && !wide.has(family);
  const isKnown =
    (condition === 'allergy_other' && isOtherNamed(hearing)) ||
    Object.values(broughtBy[question] ?? {}).some(
      (id) =>
        (conditions.has(id) && !wide.has(id)) ||
        familiesOfCondition(id).every(isNamed) ||
        familiesOfCondition(id).some((family) => fine.has(family)),
    );
  return (
    isKnown ||
    Object.entries(twos).some(
      ([which, { of, asked }]) =>
        (questions.has(which) && of.includes(condition) && wide.has(condition)) ||
        (asked.includes(question) && answerTo(which, answers) !== undefined),
    )
  );
}
