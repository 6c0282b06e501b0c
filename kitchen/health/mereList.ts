// Names of foods and nothing else: what a name sounds like ('drinking chocolate', 'fine beans', 'pickles') says nothing of how it agrees with somebody.
import { lexiconOf } from '../ingredients/lexicon.ts';
import { singular } from '../ingredients/words.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { isEveryday } from './everyday.ts';
import { vocabularyOf } from './vocabulary.ts';

const joint = /^(?:and|or|n|plus)$/;

/** 'Eggs ✅' says something of eggs. */
const judging = /\p{Extended_Pictographic}/u;

/**
 * Whether a part of a text is the names of foods, with at most an 'and' between them.
 * @param tokens its plain words
 */
export function isMereList(
  { tokens, text }: { readonly tokens: readonly string[]; readonly text: string },
  catalogue: Catalogue,
): boolean {
  if (judging.test(text)) return false;
  const { names, longest } = lexiconOf(catalogue);
  const { phrases, longest: longestHere } = vocabularyOf(catalogue);
  // 'Wels' is a fish, and 'vis wel' Dutch for 'fish is fine'.
  const isName = (phrase: string): boolean =>
    !isEveryday(phrase) &&
    (names.has(phrase) || (phrases.get(phrase) ?? []).some(({ kind }) => kind === 'family'));
  const most = Math.max(longest, longestHere);
  const words = tokens.map(singular);
  let at = 0;
  while (at < words.length) {
    if (at > 0 && joint.test(words[at] ?? '')) at += 1;
    let length = Math.min(most, words.length - at);
    while (length > 0 && !isName(words.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) return false;
    at += length;
  }
  return words.length > 0;
}
