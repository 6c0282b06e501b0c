// One line of a recipe that somebody wrote: which foods it is, how much of them, and what we are not sure of.
import type { Units } from '../catalogue/measureTables.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { readAmount } from '../ingredients/amount.ts';
import type { Written } from '../ingredients/amount.ts';
import { frenchFood } from '../ingredients/frenchFoods.ts';
import { foodOf, foodsNamed, namedInFull } from '../ingredients/lexicon.ts';
import type { Match } from '../ingredients/lexicon.ts';
import { gramsOf, isCountedByPack, unitOf, unitsIn } from '../ingredients/units.ts';
import { frenchKey } from './frenchNames.ts';
import {
  plainLine,
  squeezedOf,
  tellingWords,
  withoutFatWords,
  withoutManner,
  withoutTails,
} from './lineWords.ts';

export interface LineFood {
  readonly ingredient: Ingredient;
  /** Null where the line gives no amount, or one that cannot be weighed. */
  readonly grams: number | null;
  /** The line gives no amount, and this is our estimate of it. */
  readonly isEstimated?: true;
}

/** Why a line is asked about: no food of ours has this name; it is near to one; it names several; some of its words are none of its food. */
export type Doubt = 'unknown' | 'spelling' | 'several' | 'words';

export interface DishLine {
  /** As it was written. */
  readonly text: string;
  /** `read`: we are sure, or the person said so; `asked`: nobody has said yet; `text`: the person left it as text. */
  readonly state: 'read' | 'asked' | 'text';
  /** Empty unless it is read. */
  readonly foods: readonly LineFood[];
  readonly doubt: Doubt | null;
  /** What it may be, the likeliest first. */
  readonly choices: readonly Ingredient[];
  /** Words beside the food's name: for the gate, which looks at every word. */
  readonly rest: string;
}

/** What a person says of a line: a food's key, or that it stays text. */
export type Choice = string;
export const leftAsText = 'text';

const mostWeighed = 20_000;
/** What a packet or a bottle holds is on it, and not in our tables. */
const isUntold = (unit: string | null, units: Units): boolean =>
  /^(?:packet|bottle|block|loaf)$/.test(unitOf(unit?.toLowerCase() ?? '', units)?.name ?? '');

/** What is poured or weighed out: a recipe that counts it has left its measure out, and means no pack. */
const pouredCategories: ReadonlySet<string> = new Set(
  'flour sugar grain noodle oil dairy sauce bev spice'.split(' '),
);

function weighed(
  ingredient: Ingredient,
  { count, unit, name }: Written,
  catalogue: Catalogue,
  country: Country | undefined,
): number | null {
  const units = unitsIn(catalogue, country);
  if (count === null || isUntold(unit, units)) return null;
  const isOfSheets = /\bsheets?\b/i.test(name);
  if (
    unit === null &&
    !isOfSheets &&
    pouredCategories.has(ingredient.category) &&
    isCountedByPack(ingredient)
  )
    return null;
  const grams = gramsOf(ingredient, count, unit, units, name);
  if (grams === null || !Number.isFinite(grams) || grams <= 0 || grams > mostWeighed) return null;
  return Math.round(grams * 10) / 10;
}

interface Found {
  readonly match: Match;
  /** What of the name is none of it. */
  readonly rest: string;
}

/** By its French name where the table has none, else as the kitchen's own reader knows it. */
function namedFood(
  phrase: string,
  tinned: boolean,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  const ingredient =
    catalogue.ingredients.get(frenchKey(phrase) ?? '') ??
    (namedInFull(phrase, catalogue, country) ? undefined : frenchFood(phrase, catalogue));
  return ingredient ? { ingredient, kind: 'exact' } : foodOf(phrase, tinned, catalogue, country);
}

/** The food of a name, with fewer and fewer words about how it is cut. */
function findFood(
  { name, tinned }: Written,
  catalogue: Catalogue,
  country: Country | undefined,
): Found | null {
  const bare = withoutTails(name);
  const [first = '', ...others] = bare.split(/,(?!\d)|\s[–-]\s|;/).map((part) => part.trim());
  const tries = [
    bare,
    first,
    withoutManner(first),
    first.replace(/\s(?:in|into|for|cut|with|en|au|aux|pour|coup[ée]e?s?|à)\s.*$/i, ''),
  ];
  let slip: Found | null = null;
  for (const phrase of tries) {
    if (phrase === '') continue;
    const match = namedFood(phrase, tinned, catalogue, country);
    if (!match) continue;
    const rest = phrase === bare ? '' : [first.replace(phrase, ' '), ...others].join(' ').trim();
    if (match.kind !== 'spelling') return { match, rest };
    slip ??= { match, rest };
  }
  return slip;
}

/** 'Butter or margarine' is one of two; 'salt and pepper' are both. */
const alternatives = /\s(?:or|ou|and\/or|et\/ou)\s|\s\/\s/i;
const both = /\s(?:and|et|&|\+|und|y|e|og|och)\s|,\s/i;

/** Foods that stand beside each other without an amount: 'salt and black pepper, to taste'. */
function readBoth(
  name: string,
  catalogue: Catalogue,
  country: Country | undefined,
): readonly Ingredient[] | null {
  const parts = withoutTails(name)
    .split(both)
    .map((part) => part.trim());
  if (parts.length < 2 || parts.length > 4) return null;
  const foods = parts.map((part) => namedFood(part, false, catalogue, country));
  return foods.every((food) => food !== undefined && food.kind !== 'spelling')
    ? foods.flatMap((food) => food?.ingredient ?? [])
    : null;
}

const distinct = (foods: readonly Ingredient[]): Ingredient[] => [
  ...new Map(foods.map((food) => [food.key, food])).values(),
];

const asked = (text: string, doubt: Doubt, choices: readonly Ingredient[]): DishLine => ({
  text,
  state: 'asked',
  foods: [],
  doubt,
  choices: distinct(choices).slice(0, 6),
  rest: text,
});
const read = (text: string, foods: readonly LineFood[], rest: string): DishLine => ({
  text,
  state: 'read',
  foods,
  doubt: null,
  choices: [],
  rest,
});

/** Reads a line, without what the person said of it. */
function readUnanswered(
  text: string,
  written: Written,
  catalogue: Catalogue,
  country: Country | undefined,
): DishLine {
  const named = foodsNamed(written.name, catalogue, country).foods;
  if (written.count === null) {
    const pair = readBoth(written.name, catalogue, country);
    if (pair)
      return read(
        text,
        pair.map((ingredient) => ({ ingredient, grams: null })),
        '',
      );
  }
  const found = findFood(written, catalogue, country);
  if (alternatives.test(withoutTails(written.name)) && named.length > 1)
    return asked(text, 'several', named);
  if (!found) return asked(text, 'unknown', named);
  const { match, rest } = found;
  if (match.kind === 'spelling') return asked(text, 'spelling', [match.ingredient, ...named]);
  const others = foodsNamed(rest, catalogue, country).foods.filter(
    ({ key }) => key !== match.ingredient.key,
  );
  if (others.length > 0) return asked(text, 'several', [match.ingredient, ...others]);
  const unsaid = [
    ...tellingWords(rest),
    ...(match.kind === 'exact'
      ? []
      : tellingWords(
          foodsNamed(withoutFatWords(withoutTails(written.name)), catalogue, country).unknown.join(
            ' ',
          ),
        )),
  ].filter((word) => !unitOf(word, catalogue.units));
  if (unsaid.length > 0) return asked(text, 'words', [match.ingredient, ...named]);
  const { ingredient } = match;
  return read(
    text,
    [{ ingredient, grams: weighed(ingredient, written, catalogue, country) }],
    rest,
  );
}

/** Of several foods that a line names, the one that was chosen is not all: 'peanuts and raisins' are no raisins alone. */
function besideChosen(
  text: string,
  written: Written,
  catalogue: Catalogue,
  country: Country | undefined,
): string {
  if (alternatives.test(withoutTails(written.name))) return '';
  return foodsNamed(text, catalogue, country).foods.length > 1 ? text : '';
}

/**
 * Reads one line. Never throws, and never guesses: what is not plain is asked.
 * @param choice what the person said of it
 */
export function readLine(
  line: string,
  choice: Choice | undefined,
  catalogue: Catalogue,
  country: Country | undefined,
): DishLine {
  const text = line.slice(0, 300);
  const plain = plainLine(text);
  const bracketed = /\(([^)]*)\)/.exec(plain)?.[1] ?? '';
  const written = readAmount(squeezedOf(plain) ?? plain, catalogue.units);
  if (choice === leftAsText)
    return { text, state: 'text', foods: [], doubt: null, choices: [], rest: text };
  const chosen = choice === undefined ? undefined : catalogue.ingredients.get(choice);
  if (chosen)
    return read(
      text,
      [{ ingredient: chosen, grams: weighed(chosen, written, catalogue, country) }],
      besideChosen(text, written, catalogue, country),
    );
  const unanswered = readUnanswered(text, written, catalogue, country);
  return unanswered.state === 'read'
    ? { ...unanswered, rest: `${unanswered.rest} ${bracketed}`.trim() }
    : unanswered;
}
