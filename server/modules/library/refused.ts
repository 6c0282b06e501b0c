// Foods that a search says are not to be in a dish: 'chicken without onion', 'curry sans ail ni oignon', 'garlic-free soup'.
import { foodOf } from '../../../kitchen/ingredients/lexicon.ts';
import { plain } from '../../../kitchen/ingredients/words.ts';
import type { Catalogue } from '../../../kitchen/catalogue/types.ts';
import { foodWord } from './library.ts';

export interface Refusing {
  /** The words that are left to be looked for. */
  readonly rest: string;
  /** Words of the index that no dish may have. */
  readonly refused: readonly string[];
}

const leads: ReadonlySet<string> = new Set(['without', 'no', 'sans']);
const joins: ReadonlySet<string> = new Set(['or', 'and', 'nor', 'ou', 'et', 'ni']);
const articles: ReadonlySet<string> = new Set(['any', 'a', 'the', 'le', 'la', 'les', 'de', 'du']);
const longestName = 3;

/** The words of the index that a food has, or null where these words name none. 'No bake' is no food, and 'no knead bread' no refusal of bread. */
function refusedBy(words: readonly string[], catalogue: Catalogue): string[] | null {
  const match = foodOf(words.join(' '), false, catalogue, undefined);
  const isNamed =
    match !== undefined &&
    (match.kind === 'exact' ||
      match.kind === 'regional' ||
      (match.kind === 'generic' && words.length === 1));
  if (!isNamed) return null;
  const { key } = match.ingredient;
  const [stem = key] = key.split('_');
  // 'Tomatoes' are also purée and paste, 'onion' is also spring onion; 'coconut milk' is no other milk.
  const isOf = (other: string): boolean =>
    words.length === 1 ? other.split('_').includes(stem) : other.startsWith(key);
  return [...new Set([...catalogue.ingredients.keys()].filter(isOf).map(foodWord))];
}

/** The longest food that begins at a place. */
function foodAt(words: readonly string[], place: number, catalogue: Catalogue) {
  for (let length = Math.min(longestName, words.length - place); length > 0; length -= 1) {
    const refused = refusedBy(words.slice(place, place + length), catalogue);
    if (refused) return { refused, next: place + length };
  }
  return null;
}

/** Reads the refusals out of a search; words that name no food stay. */
export function readRefusals(text: string, catalogue: Catalogue): Refusing {
  const words = plain(text).split(' ').filter(Boolean);
  const left: string[] = [];
  const refused = new Set<string>();
  for (let i = 0; i < words.length;) {
    const word = words[i] ?? '';
    const isLed = leads.has(word);
    const begin = isLed && articles.has(words[i + 1] ?? '') ? i + 2 : i + 1;
    const first = isLed
      ? foodAt(words, begin, catalogue)
      : words[i + 1] === 'free'
        ? withNext(refusedBy([word], catalogue), i + 2)
        : null;
    if (!first) {
      left.push(word);
      i += 1;
      continue;
    }
    for (const each of first.refused) refused.add(each);
    i = first.next;
    // 'Without garlic or onion'.
    while (isLed && joins.has(words[i] ?? '')) {
      const another = foodAt(words, i + 1, catalogue);
      if (!another) break;
      for (const each of another.refused) refused.add(each);
      i = another.next;
    }
  }
  return { rest: refused.size > 0 ? left.join(' ') : text, refused: [...refused] };
}

const withNext = (refused: string[] | null, next: number) => refused && { refused, next };
