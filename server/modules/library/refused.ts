// Foods that a search says are not to be in a dish: 'chicken without onion', 'curry sans ail ni oignon', 'garlic-free soup',
// 'kiwi allergy'.
import { foodOf } from '../../../kitchen/ingredients/lexicon.ts';
import { plain } from '../../../kitchen/ingredients/words.ts';
import type { Catalogue } from '../../../kitchen/catalogue/types.ts';
import { foodWord } from './library.ts';
import { withoutElsewhere } from './saidFree.ts';

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

const leads: ReadonlySet<string> = new Set([
  'without',
  'no',
  'sans',
  'free from',
  'free of',
  'allergic to',
  'allergy to',
  'intolerant to',
  'allergique a',
  'allergique au',
  'allergique aux',
  'allergie a',
  'allergie au',
  'allergie aux',
]);
const foreignLeads: ReadonlySet<string> = new Set(Object.values(withoutElsewhere));
/** Behind the name of a food. */
const refusals: ReadonlySet<string> = new Set([
  'free',
  'allergy',
  'allergies',
  'intolerance',
  'intolerant',
]);
const joins: ReadonlySet<string> = new Set(['or', 'and', 'nor', 'ou', 'et', 'ni']);
const articles: ReadonlySet<string> = new Set(['any', 'a', 'the', 'le', 'la', 'les', 'de', 'du']);
const longestName = 3;

type Members = ReadonlyMap<string, ReadonlySet<string>>;
interface MembersIn {
  /** By what English and French call a family of foods: the keys of all that is, is made of or holds one of it. */
  readonly ours: Members;
  /** By what any language calls it. */
  readonly any: Members;
}
const membersKnown = new WeakMap<Catalogue, MembersIn>();

function membersIn(catalogue: Catalogue): MembersIn {
  const known = membersKnown.get(catalogue);
  if (known) return known;
  const [ours, any] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const { family, lang, word } of catalogue.words) {
    const name = plain(word);
    for (const members of lang === 'en' || lang === 'fr' ? [ours, any] : [any]) {
      const keys = members.get(name) ?? new Set();
      members.set(name, keys);
      for (const [key, belongs] of catalogue.families.get(family)?.members ?? [])
        if (belongs !== 'may_hold') keys.add(key);
    }
  }
  membersKnown.set(catalogue, { ours, any });
  return { ours, any };
}

/**
 * The words of the index that a food has, or null where these words name none. 'No bake' is no food, and 'no knead bread' no refusal
 * of bread. Who wants a dish without milk wants none with cheese either.
 */
function refusedBy(
  words: readonly string[],
  catalogue: Catalogue,
  language: keyof MembersIn = 'ours',
): string[] | null {
  const family = membersIn(catalogue)[language].get(words.join(' '));
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
function foodAt(
  words: readonly string[],
  place: number,
  catalogue: Catalogue,
  language: keyof MembersIn,
): Refusal | null {
  for (let length = Math.min(longestName, words.length - place); length > 0; length -= 1) {
    const refused = refusedBy(words.slice(place, place + length), catalogue, language);
    if (refused) return { refused, next: place + length };
  }
  return null;
}

/** 'Garlic free', 'sugarfree', 'stone fruit allergy': what is refused from a place on, or null. */
function refusedInFront(
  words: readonly string[],
  place: number,
  catalogue: Catalogue,
): Refusal | null {
  const [, tied] = /^(.{3,})free$/.exec(words[place] ?? '') ?? [];
  const refused = tied === undefined ? null : refusedBy([tied], catalogue);
  if (refused) return { refused, next: place + 1 };
  for (let length = longestName; length > 0; length -= 1) {
    if (!refusals.has(words[place + length] ?? '')) continue;
    const named = refusedBy(words.slice(place, place + length), catalogue);
    if (named) return { refused: named, next: place + length + 1 };
  }
  return null;
}

/** The place behind words that refuse what follows them, and the languages that they are of. */
function leadAt(words: readonly string[], place: number) {
  const [first = '', second = ''] = words.slice(place);
  if (leads.has(`${first} ${second}`)) return { behind: place + 2, language: 'ours' as const };
  if (leads.has(first)) return { behind: place + 1, language: 'ours' as const };
  return foreignLeads.has(first) ? { behind: place + 1, language: 'any' as const } : null;
}

/** 'Without any garlic or onion': what is refused from a place on, or null. */
function refusalAt(words: readonly string[], place: number, catalogue: Catalogue): Refusal | null {
  const inFront = refusedInFront(words, place, catalogue);
  if (inFront) return inFront;
  const lead = leadAt(words, place);
  if (!lead) return null;
  const { behind, language } = lead;
  const begin = articles.has(words[behind] ?? '') ? behind + 1 : behind;
  const all: string[] = [];
  let next = place;
  let found = foodAt(words, begin, catalogue, language);
  while (found) {
    all.push(...found.refused);
    next = found.next;
    found = joins.has(words[next] ?? '') ? foodAt(words, next + 1, catalogue, language) : null;
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
