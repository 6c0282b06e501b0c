// 'It runs in the family', 'family history of': somebody has it, and often nobody says who.
import { speaksOfSelf } from './ofSelf.ts';
import { negators } from './phrases.ts';

const family =
  /\b(?:family history|(?:runs?|ran|running) in (?:the|my|our|his|her) (?:family|blood)|in (?:the|my|our) (?:family|genes)|antecedent\w* famili\w+)\b/;

/** Whether a text tells of a family's illness. */
export const runsInFamily = (tokens: readonly string[]): boolean => family.test(tokens.join(' '));

/** Whether nobody says 'we have it': a family is larger than a table. */
export const onlyRunsInFamily = (tokens: readonly string[]): boolean =>
  runsInFamily(tokens) &&
  !/\b(?:we|i) (?:all )?(?:have|are|am|got)\b(?! (?:\w+ ){0,3}family history)/.test(
    tokens.join(' '),
  );

const notMine =
  /\b(?:not (?:me|mine|us|i)|none of us|(?:i ?m|we ?re|i am|we are) (?:all |still |so far )?(?:clear|fine|ok|okay|free|not)|(?:i|we) (?:dont|do not|havent|have not) (?:have|got) (?:it|any|that)|(?:i|we) (?:dont|havent)$)/;

/** 'No allergies in the family', 'diabetes runs in the family, not me'. @param place where the illness is named */
export const isDeniedInFamily = (tokens: readonly string[], place: number): boolean =>
  tokens.slice(Math.max(0, place - 5), place).some((token) => negators.has(token)) ||
  notMine.test(tokens.join(' '));

/**
 * 'I am coeliac and it runs in the family', 'coeliac runs in the family, my daughter and me'; 'I have it in the family' may be anybody.
 * @param behind the place behind the illness
 */
export const isOfSelfInFamily = (
  tokens: readonly string[],
  from: number,
  behind: number,
): boolean => {
  const before = tokens.slice(0, from);
  return (
    /\b(?:me|myself)\b/.test(tokens.join(' ')) ||
    (speaksOfSelf(before) &&
      !runsInFamily(before) &&
      !/^in (?:the|my|our) /.test(tokens.slice(behind).join(' ')))
  );
};
