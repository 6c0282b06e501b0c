// Whether the words around a condition take it back.
import { endsNegation, isOfFood, negators, partsOf, past, within } from './phrases.ts';
import type { Found } from './phrases.ts';

/** 'No peanuts' and 'cannot eat gluten' are wishes, not denials. */
const wish =
  /^(?:no|without|avoid|avoids|avoiding|never|cannot|cant|dont)(?: eat| have| tolerate| stand| take)?(?: any)?$/;

export function isWish(tokens: readonly string[], match: Found): boolean {
  const before = tokens
    .slice(0, match.from)
    .filter((token) => !['i', 'we', 'please'].includes(token));
  const speaksOfAllergy = tokens.some((token) => /^(?:allerg|intoler|coeliac|celiac)/.test(token));
  return isOfFood(match) && wish.test(before.join(' ')) && !speaksOfAllergy;
}

/** Words of what is feared or kept away, and is not there: 'worried about getting gout'. */
const feared =
  /\b(?:worr(?:y|ied|ies) about|afraid of|scared of|fear of|risk of|at risk|prevent(?:ing|ion)?|avoid (?:getting|having)|dont want|in case i get|ward off)\b/;

/** Whether the words around a phrase take it back. */
export function isTakenBack(tokens: readonly string[], match: Found): boolean {
  const { from, to } = match;
  if (isWish(tokens, match)) return false;
  for (let i = from - 1; i >= 0; i -= 1) {
    const token = tokens[i] ?? '';
    if (endsNegation.has(token)) break;
    if (negators.has(token) || past.has(token)) return true;
  }
  if (feared.test(tokens.slice(0, from).join(' '))) return true;
  const after = tokens.slice(to);
  return (
    /^(?:no|none|not|never|negative)$/.test(after[0] ?? '') ||
    (after[0] === 'free' && after.length === 1) ||
    after.some((token) => past.has(token) && token !== 'was' && token !== 'used')
  );
}

/** The question that a taken-back phrase brings. */
export const negatedId = ({ meaning }: Found): string =>
  `negated-${meaning.conditions[0] ?? meaning.phrase.replaceAll(' ', '-')}`;

/** 'Diabetes' says nothing more beside 'type 1', nor 'anaemia' beside 'sickle cell'; 'kidney disease' does beside 'not on dialysis'. */
export function withoutVagueOnes(found: readonly Found[], tokens: readonly string[]): Found[] {
  const parts = partsOf(tokens);
  return found.filter((vague) => {
    const choices = Object.values(vague.meaning.ambiguous?.answers ?? {}).flat();
    const part = parts.find((each) => within(vague, each));
    return (
      !part ||
      !found.some(
        (each) =>
          each !== vague &&
          !isTakenBack(tokens, each) &&
          !each.meaning.ambiguous &&
          within(each, part) &&
          each.meaning.conditions.some((id) => choices.includes(id)),
      )
    );
  });
}
