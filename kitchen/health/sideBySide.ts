// 'IBS low fat', 'vegan high protein': two statements side by side, which a comma sets apart.
import type { Catalogue } from '../catalogue/types.ts';
import { conceptsIn, wordsOf } from './concepts.ts';
import { anyWhole } from './lowTold.ts';
import { findingsIn, healthTokens, isOfFood, lexiconOf } from './phrases.ts';
import type { Found } from './phrases.ts';

/** What is low or high of a food says nothing of the person: 'I eat low fat yoghurt'. */
const ofFood =
  /(?<!\p{L})(?:no|not|never|without|eat\w*|prefer\w*|drink\w*|buy\w*|use|using|like\w*|love\w*|hate\w*|except|but|only|is|are|too)(?!\p{L})/iu;
const limit =
  /(?:^|\s)(?:low|high|reduced|less|more|no)[- ](?:in )?(?:salt|sodium|carbs?|fodmaps?|potassium|phosph\w+|protein|purine|gi|sugar|fat|fib(?:re|er)|calories?|sat(?:urated)? fat)$/iu;
const begins =
  /^ (?=(?:low|high|no|less|more|reduced|vegan|vegetarian|pescatarian|halal|kosher|keto|(?:gluten|dairy|lactose|nut|egg|sugar|salt)[- ]free)(?!\p{L}))/iu;

/** 'Milk low fat' is a food, and 'milk allergy low fat' two statements. */
const ofIllness = /all?erg|intoler|free|co?eliac/iu;

/** Whether a part ends with the name of a condition, a diet or a limit. */
function endsWithName(part: string, catalogue: Catalogue): boolean {
  if (limit.test(part)) return true;
  const tokens = healthTokens(part);
  const { found } = findingsIn(tokens, lexiconOf(catalogue), false, () => false);
  const isName = (each: Found): boolean =>
    each.to === tokens.length && (!isOfFood(each) || ofIllness.test(part));
  if (found.some(isName)) return true;
  const words = wordsOf(part);
  const named = conceptsIn(
    part,
    words,
    words,
    catalogue,
    () => false,
    () => false,
  );
  return named.some(
    ({ to, mended, concepts }) =>
      to === words.length && mended === undefined && concepts.some(({ kind }) => kind === 'diet'),
  );
}

/** The text with a comma between a name and what is told of the food as a whole. */
export function withLimitsApart(text: string, catalogue: Catalogue): string {
  let told = '';
  let at = 0;
  for (const { 0: said, index } of text.matchAll(anyWhole)) {
    told += text.slice(at, index);
    at = index + said.length;
    const part = (told.split(/[,;.:\n]/).at(-1) ?? '').trim();
    const isApart = part !== '' && !ofFood.test(part) && endsWithName(part, catalogue);
    told = isApart ? `${told.trimEnd()}, ${said}` : told + said;
    if ((isApart || part === '') && begins.test(text.slice(at))) told += ',';
  }
  return told + text.slice(at);
}
