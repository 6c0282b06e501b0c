// What a text about health names is left out, in whatever words it is named, until the person says otherwise.
import { allergyOf } from './allergens.ts';
import type { AllergyWord } from './allergens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words of the body and of figures that are foods elsewhere: 'heart surgery', 'due date', 'low salt'. */
const notFood = words(
  'liver kidney heart stomach tongue brain blood bone date water salt sugar sweet fat oil iron fibre ' +
    'fiber mineral calcium vitamin drink food foods meal meals ice hot cold cup bit may mate',
);

/** A food or an allergen that a text names; `keys` where it is no allergen group. */
export interface NamedFood {
  readonly word: string;
  readonly allergy?: AllergyWord;
  readonly keys: readonly string[];
}

/** Words that lead to a name or stand behind it, and are no part of it. */
const around = words(
  'a an the my our any all to of for with from in on at and or more some have has had eat eating ' +
    'is are if no not i we',
);

const longestName = 4;

/**
 * Every food and allergen that the words of a text name, the longest names first, none overlapping.
 * @param isTaken whether the word at a place belongs to something else already, as 'liver' to 'fatty liver'
 * @param keysNaming the ingredients that a name stands for, with all that is made of them
 */
export function foodsNamedIn(
  tokens: readonly string[],
  isTaken: (place: number) => boolean,
  keysNaming: (name: string) => readonly string[],
): NamedFood[] {
  const taken = new Set<number>([...tokens.keys()].filter(isTaken));
  const named: NamedFood[] = [];
  for (let length = Math.min(longestName, tokens.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const places = Array.from({ length }, (_, i) => from + i);
      if (places.some((place) => taken.has(place))) continue;
      const food = foodOfWords(tokens.slice(from, from + length), keysNaming);
      if (!food) continue;
      for (const place of places) taken.add(place);
      named.push(food);
    }
  }
  return named;
}

function foodOfWords(
  tokens: readonly string[],
  keysNaming: (name: string) => readonly string[],
): NamedFood | undefined {
  const word = tokens.join(' ');
  const edges = [tokens.at(0) ?? '', tokens.at(-1) ?? ''];
  if (word.length < 2 || edges.some((edge) => around.has(edge))) return undefined;
  // 'Water chestnut' is a food, though water is none to leave out.
  if (tokens.every((token) => notFood.has(token)) || notFood.has(tokens.at(-1) ?? ''))
    return undefined;
  const allergy = allergyOf(word);
  if (allergy) return { word, allergy, keys: [] };
  const keys = keysNaming(word);
  return keys.length > 0 ? { word, keys } : undefined;
}
