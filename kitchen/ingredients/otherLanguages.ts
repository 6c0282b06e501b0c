// Foods of a list by the words of other languages that people tell their health in: who lists 'بادام هندی' has cashews.
import type { Catalogue, Country } from '../catalogue/types.ts';
import { foodOf, type Match } from './lexicon.ts';
import { plain } from './words.ts';

/** Words of Latin letters mean something else elsewhere ('mere' are apples in Romanian): they are read where people speak so. */
const isLatin = /^[\p{Script=Latin}\s]+$/u;
/** Shorter ones mean too many things even there: 'un' is Turkish for flour. */
const fewestLetters = 3;
/** Languages that write one word for what is made of a food ('kokosmelk', '椰奶'), and those whose foods are read elsewhere. */
const others = new Set('en fr de nl sv da no nb nn fi et hu zh ja ko th'.split(' '));
/** Where a name is looked up: of Latin letters by its language. */
const placeOf = (name: string, lang: string): string =>
  isLatin.test(name) ? `${lang} ${name}` : name;

/** What the words of a catalogue mean, by where they are looked up. */
interface Words {
  readonly families: ReadonlyMap<string, ReadonlySet<string>>;
  /** Foods that were asked for; undefined where a word names a group of which no food is the usual one. */
  readonly foods: Map<string, Match | undefined>;
}
const wordsOf = new WeakMap<Catalogue, Words>();

/** The narrowest of the families that a word names, which all others cover. */
function narrowest(ids: readonly string[], { families }: Catalogue): string | undefined {
  const membersOf = (id: string) => families.get(id)?.members ?? new Map<string, unknown>();
  return ids.find((id) =>
    ids.every((other) => [...membersOf(id).keys()].every((key) => membersOf(other).has(key))),
  );
}

/** What the family's own name means in a list. Of an allergen or a group the word may be of any food in it: 'peynir' tells of milk, and is cheese. */
function usualFood(id: string, catalogue: Catalogue): Match | undefined {
  const family = catalogue.families.get(id);
  const found =
    family?.kind === 'food' &&
    (foodOf(family.name, false, catalogue, undefined) ??
      foodOf(family.plural, false, catalogue, undefined));
  return found && family.members.get(found.ingredient.key) === 'is'
    ? { ...found, kind: 'generic' }
    : undefined;
}

/** Whether a name holds a shorter one of the same family, and so is of something made of it: 'domates salçası'. */
function isMadeOfIt(name: string, names: ReadonlySet<string>): boolean {
  const tokens = name.split(' ');
  if (tokens.length === 1) return false;
  return tokens.some((_, from) =>
    tokens.some((__, to) => {
      const part = tokens.slice(from, to + 1).join(' ');
      return part !== name && names.has(part);
    }),
  );
}

/** The families of each name, by where it is looked up. */
function familiesByName({ words }: Catalogue): ReadonlyMap<string, ReadonlySet<string>> {
  const rows = words
    .filter(({ lang }) => !others.has(lang))
    .map(({ family, lang, word }) => ({ family, lang, name: plain(word) }));
  const namesOf = new Map<string, Set<string>>();
  for (const { family, name } of rows)
    namesOf.set(family, (namesOf.get(family) ?? new Set<string>()).add(name));
  const found = new Map<string, Set<string>>();
  for (const { family, lang, name } of rows) {
    const isShort = isLatin.test(name) && name.length < fewestLetters;
    if (isShort || isMadeOfIt(name, namesOf.get(family) ?? new Set())) continue;
    const place = placeOf(name, lang);
    found.set(place, (found.get(place) ?? new Set<string>()).add(family));
  }
  return found;
}

/** The food whose whole name it is in another language than English; the words are read at the first call. */
export function foodElsewhere(
  name: string,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  const { families, foods } = wordsOf.get(catalogue) ?? {
    families: familiesByName(catalogue),
    foods: new Map<string, Match | undefined>(),
  };
  wordsOf.set(catalogue, { families, foods });
  const place = placeOf(plain(name), country?.nativeLocale.split('-')[0] ?? '');
  const ids = families.get(place);
  if (ids === undefined) return undefined;
  if (!foods.has(place)) {
    const family = narrowest([...ids], catalogue);
    foods.set(place, family === undefined ? undefined : usualFood(family, catalogue));
  }
  return foods.get(place);
}
