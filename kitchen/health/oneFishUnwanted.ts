// 'No sardines': one kind of fish that somebody does not want. It is left out by itself, and whether it makes them ill is asked.
import { isAllergic, reasonQuestion } from './questions.ts';
import { addCondition, closureOf } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { speaksOfHarm, speaksOfReaction } from './harm.ts';
import type { Clause } from './readClauses.ts';
import { tokensOf } from '../ingredients/words.ts';

/** A refusal and nothing else. A reader who wants to say more writes more: then all fish is left out. */
const onlyNo =
  /^(?:(?:and|so|but|also|please|pls|i|we|que|et|und|y) ){0,3}(?:no|not|without|avoid|avoiding|skip|minus|dont (?:eat|want|like)|do not (?:eat|want|like)|pas de|sans|sin|kein\p{L}?|ohne|senza|niente|sem|geen|zonder)(?: any| more)?((?: [\p{L}-]+){1,6}?)(?: (?:please|pls|thanks|thank you|either|for me|svp|bitte|grazie|gracias))?$/u;

/** Words of refusal, which say nothing of harm. */
const refusals =
  /\b(?:no|not|without|avoid|avoiding|skip|dont|pas|sans|sin|kein\p{L}?|ohne|senza|niente|sem|geen|zonder)\b/gu;

/** Whether a text tells of harm anywhere, apart from its refusals. */
export const tellsOfHarm = (text: string): boolean => {
  const tokens = tokensOf(text);
  return (
    speaksOfReaction(tokens, text) || speaksOfHarm(tokens.join(' ').replace(refusals, ' '), text)
  );
};

/** Whether a statement only says that it wants none of something, in a text that tells of no harm. */
export const isMerelyUnwanted = (tokens: readonly string[], { isHarmTold }: Hearing): boolean =>
  !isHarmTold && onlyNo.test(tokens.join(' '));

/** What is no single kind: who refuses fish sauce may mean the fish that is hidden in it. */
const notOneKind: ReadonlySet<string> = new Set(['fish', 'fish_sauce']);

const isOneFish = (family: string, { catalogue }: Hearing): boolean =>
  !notOneKind.has(family) && closureOf(catalogue, 'fish').has(family);

/** 'No sardines': these are left out, and not all fish. */
export const isOneFishUnwanted = (
  { tokens, isFine, isListed, isReaction }: Clause,
  family: string,
  hearing: Hearing,
): boolean =>
  !isFine &&
  !isListed &&
  !isReaction &&
  isOneFish(family, hearing) &&
  isMerelyUnwanted(tokens, hearing);

/** Asks whether it makes them ill; an answer that it does leaves out all fish. */
export function askWhyNoFish(word: string, hearing: Hearing): void {
  const question = reasonQuestion('allergy_fish', word);
  const answer = hearing.answers[question.id];
  if (answer === isAllergic) addCondition(hearing, 'allergy_fish', word);
  else if (answer === undefined) hearing.refinements.set(question.id, question);
}
