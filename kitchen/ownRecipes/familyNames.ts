// What the words of a text name in any language that people tell their health in: '芝麻' and 'sezamem' are sesame, though no food of ours has these names.
import type { FamilyWord } from '../catalogue/families.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { isAllergen } from '../health/allergens.ts';
import { isCommon } from '../health/commonWords.ts';
import { languagesOfOrdinary } from '../health/ordinaryWords.ts';
import { placeOf } from '../health/otherScripts.ts';
import { namedInFull } from '../ingredients/lexicon.ts';
import { plain, tokensOf } from '../ingredients/words.ts';
import type { Told } from '../safety/telling.ts';
import { englishWords } from './englishWords.ts';

/** Shorter words of another language than English mean too many things. */
const fewestLetters = 4;
/** A name and its inflected form share so many letters, and differ in as few. */
const [sharedLetters, endingLetters] = [5, 3];
/** Languages that inflect the names of foods: 'migdały' are 'migdałami' where they are sprinkled. */
const inflecting = new Set('pl cs sk uk tr hu fi hr sr sl lt lv et ro de sv no da'.split(' '));
const isLatin = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\s]+$/u;
const notLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

interface Names {
  /** Tags by a name of Latin letters. */
  readonly latin: ReadonlyMap<string, readonly string[]>;
  /** Names of one word that are inflected, by the letters that they begin with. */
  readonly inflected: ReadonlyMap<string, readonly string[]>;
  /** Names in other scripts, the longest first. */
  readonly others: readonly (readonly [string, readonly string[]])[];
  readonly longest: number;
}

/** What all foods of a family hold; of an allergen its own tag. */
function tagsOfFamily(id: string, { families, ingredients }: Catalogue): readonly string[] {
  const family = families.get(id);
  if (!family) return [];
  const foods = [...family.members].flatMap(([key, how]) =>
    how === 'is' ? (ingredients.get(key) ?? []) : [],
  );
  const [first, ...rest] = foods;
  const shared = [...(first?.tags ?? [])].filter(
    (tag) => isKept(tag) && rest.every(({ tags }) => tags.has(tag)),
  );
  return [...new Set([...(isAllergen(id) ? [id] : []), ...shared])];
}
/** Allergens, and what diets leave out. */
const ofDiets = new Set(
  'dairy meat pork beef poultry shellfish honey gelatin gelatine alcohol'.split(' '),
);
const isKept = (tag: string): boolean => isAllergen(tag) || ofDiets.has(tag);

/** Whether a name is of words that English recipes have, which the reader of foods knows, or an ordinary one where it is spoken. */
const isOrdinary = ({ lang }: FamilyWord, name: string, english: ReadonlySet<string>): boolean =>
  name.split(' ').every((token) => english.has(token)) ||
  (lang !== 'en' &&
    !name.includes(' ') &&
    (name.length < fewestLetters || isCommon(name) || languagesOfOrdinary(name).length > 0));

function namesOf(catalogue: Catalogue): Names {
  const english = englishWords(catalogue);
  const tagsOf = new Map(
    [...catalogue.families.keys()].map((id) => [id, tagsOfFamily(id, catalogue)]),
  );
  const latin = new Map<string, readonly string[]>();
  const others = new Map<string, readonly string[]>();
  const inflected = new Map<string, string[]>();
  for (const word of catalogue.words) {
    const isOfLatin = isLatin.test(word.word);
    const name = isOfLatin ? plain(word.word) : word.word.normalize('NFC');
    if (name === '' || (isOfLatin && isOrdinary(word, name, english))) continue;
    const names = isOfLatin ? latin : others;
    names.set(name, [...new Set([...(names.get(name) ?? []), ...(tagsOf.get(word.family) ?? [])])]);
    if (isOfLatin && inflecting.has(word.lang) && !name.includes(' ')) {
      const start = name.slice(0, sharedLetters);
      inflected.set(start, [...(inflected.get(start) ?? []), name]);
    }
  }
  return {
    latin,
    inflected,
    others: [...others].toSorted(([one], [other]) => other.length - one.length),
    longest: Math.max(...[...latin.keys()].map((name) => name.split(' ').length)),
  };
}

const known = new WeakMap<Catalogue, Names>();
function namesIn(catalogue: Catalogue): Names {
  const names = known.get(catalogue) ?? namesOf(catalogue);
  known.set(catalogue, names);
  return names;
}

const sharedStart = (one: string, other: string): number => {
  let n = 0;
  while (n < one.length && one[n] === other[n]) n += 1;
  return n;
};

/** The name that a word is a form of; an English word is none. */
function uninflected(
  token: string,
  { inflected }: Names,
  catalogue: Catalogue,
): string | undefined {
  if (token.length < sharedLetters || isCommon(token) || englishWords(catalogue).has(token))
    return undefined;
  return inflected.get(token.slice(0, sharedLetters))?.find((name) => {
    const same = sharedStart(name, token);
    return name.length - same <= endingLetters && token.length - same <= endingLetters;
  });
}

/** Names of Latin letters, the longest first; a food of ours covers its words: 'coconut milk' is no milk. */
function latinIn(text: string, names: Names, catalogue: Catalogue): Told[] {
  const tokens = tokensOf(text);
  const told: Told[] = [];
  for (let from = 0; from < tokens.length;) {
    let to = Math.min(tokens.length, from + names.longest);
    let tags: readonly string[] | undefined;
    for (; to > from; to -= 1) {
      const span = tokens.slice(from, to).join(' ');
      tags = to - from > 1 && namedInFull(span, catalogue, undefined) ? [] : names.latin.get(span);
      if (tags) break;
    }
    const token = tokens[from] ?? '';
    tags ??= names.latin.get(uninflected(token, names, catalogue) ?? '');
    const end = Math.max(to, from + 1);
    if (tags?.length) told.push({ word: tokens.slice(from, end).join(' '), tags });
    from = end;
  }
  return told;
}

function othersIn(text: string, names: Names): Told[] {
  let left = text.normalize('NFC').toLowerCase();
  const told: Told[] = [];
  for (const [name, tags] of names.others) {
    const at = placeOf(name, left);
    if (at === -1) continue;
    if (tags.length > 0) told.push({ word: name, tags });
    left = left.replaceAll(name, ' ');
  }
  return told;
}

/** The families that a text names, by what their foods hold. */
export function familiesNamed(text: string, catalogue: Catalogue): Told[] {
  const names = namesIn(catalogue);
  return [
    ...latinIn(text, names, catalogue),
    ...(notLatin.test(text) ? othersIn(text, names) : []),
  ];
}
