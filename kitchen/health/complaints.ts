// Complaints that stand in a statement of their own behind the food that they speak of.
import { wordsOf } from './concepts.ts';
import { isComplaint, isEatenThere } from './foodWays.ts';
import type { Part } from './foodWays.ts';
import { isHarmful, isHarmless } from './harm.ts';
import { isOfSomebodyElse, takesAnother } from './somebodyElse.ts';
import type { Segment } from './segments.ts';
import { isFoodName, isFoodWord } from './vocabulary.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** A statement, with its plain words. */
export const partOf = (text: string): Part => ({ tokens: wordsOf(text), text });

/** 'Celery soup every week, except for me'. */
const exceptsPerson =
  /^\s*(?:but not|except(?:ing)?|apart from|besides|bar|save|other than|not)(?: for)? (?:me|him|her|us|them|mine|my|our|his)\b/i;

/** 'I love prawns, my lips swell': a complaint that names nothing speaks of what was said to be fine before it. */
export function withComplaints(segments: readonly Segment[], catalogue: Catalogue): Segment[] {
  const [isFood, isName] = [isFoodWord(catalogue), isFoodName(catalogue)];
  const joined: Segment[] = [];
  for (const segment of segments) {
    const [before, tokens] = [joined.at(-1), wordsOf(segment.text)];
    if (
      before &&
      ((!tokens.some(isName) &&
        (isHarmful(tokens, segment.text) ||
          isComplaint(partOf(segment.text), catalogue) ||
          isOfSomebodyElse(wordsOf(before.text), tokens))) ||
        (exceptsPerson.test(segment.text) && !/all?erg|intol/i.test(before.text)) ||
        takesAnother(wordsOf(before.text), tokens)) &&
      (isHarmless(wordsOf(before.text), before.text, isFood, true) ||
        isEatenThere(partOf(before.text), isFood, catalogue))
    )
      joined[joined.length - 1] = { ...before, text: `${before.text} ${leading(segment.text)}` };
    else joined.push(segment);
  }
  return joined;
}

/** An exception has its word already. */
const leading = (text: string): string => (exceptsPerson.test(text) ? text : `but ${text}`);
