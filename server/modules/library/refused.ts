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

interface Refusal {
  readonly refused: readonly string[];
  /** The place behind it. */
  readonly next: number;
}

const leads: ReadonlySet<string> = new Set(['without', 'no', 'sans']);
const joins: ReadonlySet<string> = new Set(['or', 'and', 'nor', 'ou', 'et', 'ni']);
const articles: ReadonlySet<string> = new Set(['any', 'a', 'the', 'le', 'la', 'les', 'de', 'du']);
const longestName = 3;

type MembersOf = ReadonlyMap<string, ReadonlySet<string>>;
const membersKnown = new WeakMap<Catalogue, MembersOf>();

/** By what English and French call a family of foods: the keys of all that is, is made of or holds one of it. */
function membersOf(catalogue: Catalogue): MembersOf {
  const known = membersKnown.get(catalogue);
  if (known) return known;
  const members = new Map<string, Set<string>>();
  for (const { family, lang, word } of catalogue.words) {
    if (lang !== 'en' && lang !== 'fr') continue;
    const name = plain(word);
    const keys = members.get(name) ?? new Set();
    members.set(name, keys);
    for (const [key, belongs] of catalogue.families.get(family)?.members ?? [])
      if (belongs !== 'may_hold') keys.add(key);
  }
  membersKnown.set(catalogue, members);
  return members;
}

/**
 * The words of the index that a food has, or null where these words name none. 'No bake' is no food, and 'no knead bread' no refusal
 * of bread. Who wants a dish without milk wants none with cheese either.
 */
function refusedBy(words: readonly string[], catalogue: Catalogue): string[] | null {
  const family = membersOf(catalogue).get(words.join(' '));
  const named = namedBy(words, catalogue);
  if (!family && !named) return null;
  return [...new Set([...(family ?? []), ...(named ?? [])].map(foodWord))];
}

/** Keys of the food that these words name, and of its kinds. */
function namedBy(words: readonly string[], catalogue: Catalogue): string[] | null {
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
  return [...catalogue.ingredients.keys()].filter(isOf);
}

/** The longest food that begins at a place. */
function foodAt(words: readonly string[], place: number, catalogue: Catalogue): Refusal | null {
  for (let length = Math.min(longestName, words.length - place); length > 0; length -= 1) {
    const refused = refusedBy(words.slice(place, place + length), catalogue);
    if (refused) return { refused, next: place + length };
  }
  return null;
}

/** 'Without any garlic or onion': what is refused from a place on, or null. */
function refusalAt(words: readonly string[], place: number, catalogue: Catalogue): Refusal | null {
  if (words[place + 1] === 'free') {
    const refused = refusedBy(words.slice(place, place + 1), catalogue);
    return refused && { refused, next: place + 2 };
  }
  if (!leads.has(words[place] ?? '')) return null;
  const begin = articles.has(words[place + 1] ?? '') ? place + 2 : place + 1;
  const all: string[] = [];
  let next = place;
  let found = foodAt(words, begin, catalogue);
  while (found) {
    all.push(...found.refused);
    next = found.next;
    found = joins.has(words[next] ?? '') ? foodAt(words, next + 1, catalogue) : null;
  }
  return all.length > 0 ? { refused: all, next } : null;
}

/** Reads the refusals out of a search; words that name no food stay. */
export function readRefusals(text: string, catalogue: Catalogue): Refusing {
  const words = plain(text).split(' ').filter(Boolean);
  const left: string[] = [];
  const refused = new Set<string>();
  for (let place = 0; place < words.length;) {
    const refusal = refusalAt(words, place, catalogue);
    if (refusal) for (const each of refusal.refused) refused.add(each);
    else left.push(words[place] ?? '');
    place = refusal?.next ?? place + 1;
  }
  return { rest: refused.size > 0 ? left.join(' ') : text, refused: [...refused] };
}
