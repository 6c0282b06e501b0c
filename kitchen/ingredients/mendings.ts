// What misspelt words of a name may have been meant as.
import type { Lexicon } from './lexicon.ts';
import { languagesOfOrdinary } from '../health/ordinaryWords.ts';
import { singular } from './words.ts';

/** The nearest known words to one that is unknown; none to one that is known, or an ordinary word of any language: 'enero' is January and no 'eneldo'. */
export function mendingsOf(token: string, { vocabulary, spelling }: Lexicon): readonly string[] {
  if (vocabulary.has(singular(token)) || vocabulary.has(token)) return [];
  if (languagesOfOrdinary(token).length > 0) return [];
  const near = spelling.nearest(singular(token));
  return near
    .filter(({ slips }) => slips === near[0]?.slips)
    .slice(0, 4)
    .map(({ word }) => word);
}

/** The ways in which the words may have been meant, 16 at most; none where every word is known. */
export function attemptsOf(
  tokens: readonly string[],
  options: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  let attempts: string[][] = options.some((words) => words.length > 0) ? [[]] : [];
  for (const [i, words] of options.entries())
    attempts = attempts
      .flatMap((attempt) =>
        (words.length ? words : [tokens[i] ?? '']).map((word) => [...attempt, word]),
      )
      .slice(0, 16);
  return attempts;
}
