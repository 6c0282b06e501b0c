// What words tell of a meal besides the foods they name: a dish whose usual ingredients its list may leave out, and food that harms some people.
import type { TellingWay } from '../catalogue/tellingTables.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { plain, singular, tokensOf } from '../ingredients/words.ts';

export interface Told {
  readonly word: string;
  readonly tags: readonly string[];
}

/** Steps of instructions are read as names are: in 'toast the seeds' and 'wrap the fish', a word for food is a verb. What may be bread ('toast the slices') stays. */
const toasted =
  'seeds?|cumin|coriander|cardamom|cloves|cinnamon|peppercorns|fenugreek|fennel|spices?|nuts?|peanuts|almonds|cashews|hazelnuts|pecans|pistachios|walnuts|rice|quinoa|millet|buckwheat|lentils|coconut|chillies|chilies|chiles';
const verbs = new RegExp(
  String.raw`(?<=(?:^|[.;:!?,]\s*|\b(?:then|and)\s+)(?:(?:dry|lightly|gently|briefly|quickly)[- ])?)(?:toast(?= the (?:\p{L}+ ){0,2}?(?:${toasted})(?:$|[.,;:!?]| (?:in|until|for|over|lightly|gently|briefly|first|then)\b))|(?:wrap|poke)(?= (?:the|each|them)\b))`,
  'giu',
);

/** 'Le moule' is a tin, 'la moule' a mussel; what 'moules' are made for tells them from mussels. */
const tins =
  /(?<!\p{L})(?:un|le|du|au|ce|votre|chaque|petit|grand) moule(?!s?\p{L})|(?<!\p{L})moules? à (?:cake|manqué|tarte|tartelettes|muffins|gâteau|charnière|soufflé|savarin|kouglof|brioche|madeleines)(?!\p{L})/giu;

/** The text without those verbs, and without French tins. */
export const withoutVerbs = (text: string): string =>
  text.replace(verbs, 'warm').replace(tins, ' ');

type DishWords = Catalogue['dishWords'];
const known = new WeakMap<DishWords, DishWords>();

/** Each word as one and as several. */
function formsOf(words: DishWords): DishWords {
  const before = known.get(words);
  if (before) return before;
  const forms = new Map(
    [...words].flatMap(([word, tags]): [string, typeof tags][] => [
      [singular(word), tags],
      [`${word}s`, tags],
      [word, tags],
    ]),
  );
  known.set(words, forms);
  return forms;
}

/** What the name of a dish tells of its usual ingredients: each word with the tags that it may hold. */
export function toldBy(
  name: string,
  { dishWords, dishPhrases }: Pick<Catalogue, 'dishWords' | 'dishPhrases'>,
): Told[] {
  const words = formsOf(dishWords);
  const text = withoutVerbs(name);
  const flat = plain(text);
  return [
    ...tokensOf(text).flatMap((token) => {
      const tags = words.get(token) ?? words.get(singular(token));
      return tags ? [{ word: token, tags }] : [];
    }),
    ...found(flat, dishPhrases),
  ];
}

/**
 * Food in a text that harms people with some condition, though our table of ingredients lacks it or its name: spirits,
 * offal, what may carry listeria. 'Pâte' with a bare e is French for dough.
 */
export function harmIn(text: string, { unlistedFoods }: Pick<Catalogue, 'unlistedFoods'>): Told[] {
  return found(
    plain(text.normalize('NFC').replace(/(?<!\p{L})pâte(?!\p{L})/giu, '')).replace(
      /\b(?:alcohol free|non ?alcoholic|sugar free|unsweetened|diet|zero sugar|no added sugar) \p{L}+(?: drinks?| tea| ale)?/gu,
      '',
    ),
    unlistedFoods,
  );
}

const found = (text: string, ways: readonly TellingWay[]): Told[] =>
  ways.flatMap(({ said, tags }) => {
    const word = said.exec(text)?.[0];
    return word === undefined ? [] : [{ word, tags }];
  });
