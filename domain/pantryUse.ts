// What a dish takes of the foods in a pantry, and what is left of each.

/** A food as the pantry has it; null grams where it has no amount. */
interface Held {
  readonly id: string;
  readonly key: string | null;
  readonly name: string;
  readonly text: string;
  readonly grams: number | null;
}
/** Grams of a food, as it is bought. */
export interface Taken {
  readonly key: string;
  readonly grams: number;
}

export interface PantryUse {
  readonly id: string;
  /** As it stands in the pantry. */
  readonly text: string;
  /** What stands there afterwards, in the same words; null: nothing. */
  readonly left: string | null;
  /** Whether the pantry has an amount; without one nobody knows whether anything is left. */
  readonly isKnown: boolean;
}

/** So little of it is nothing: a share, and grams. */
const nothingLeft = { share: 0.05, grams: 5 };

const amountAtStart = /^(\d+(?:[.,]\d+)?)(?=[\s\p{L}])/u;
const weighed = /^\s*(?:g|gr|grams?|ml)(?!\p{L})/iu;
const inLargeUnits = /^\s*(?:kg|kilos?|l|litres?|liters?|cl|dl|lbs?|oz)(?!\p{L})/iu;

const inGrams = (grams: number, name: string): string => `${Math.round(grams)} g ${name}`;

const singular = (word: string): string =>
  /(?:ch|sh|x|o)es$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1).replace(/ie$/i, 'y');
const isPlural = (word: string): boolean => /[^s]s$/i.test(word);

/**
 * '1 onions' is no English, nor is '1 tins of tomatoes'. Null where it is not plain which word is meant, or the words are not
 * those of our own name and may be of another language.
 */
function one(words: string, name: string): string | null {
  const [, unit = '', rest = ''] = /^\s+(\p{L}+) (of .+)$/u.exec(words) ?? [];
  if (isPlural(unit)) return ` ${singular(unit)} ${rest}`;
  const all = words.trim().split(/\s+/);
  const last = all.at(-1) ?? '';
  if (all.filter(isPlural).length !== 1 || !isPlural(last)) return null;
  if (!name.toLowerCase().endsWith(last.toLowerCase())) return null;
  return ` ${[...all.slice(0, -1), singular(last)].join(' ')}`;
}

/** `share` of what a food's words say, in these words: half of '6 eggs' is '3 eggs'. Where they begin with no number, in grams. */
function shareOf({ text, name }: Held, share: number, grams: number): string {
  const [said] = amountAtStart.exec(text) ?? [];
  if (said === undefined) return inGrams(grams, name);
  const amount = Number(said.replace(',', '.')) * share;
  const words = text.slice(said.length);
  const written = (places: number): string =>
    String(Number(amount.toFixed(places))).replace('.', said.includes(',') ? ',' : '.') + words;
  if (weighed.test(words)) return written(0);
  if (inLargeUnits.test(words)) return written(2);
  const pieces = Math.round(amount * 2) / 2;
  if (pieces < 1) return inGrams(grams, name);
  if (pieces > 1 || Number(said.replace(',', '.')) <= 1) return `${pieces}${words}`;
  const single = one(words, name);
  return single === null ? inGrams(grams, name) : `1${single}`;
}

function useOf(held: Held, taken: number): PantryUse {
  const { id, text, grams } = held;
  const about = { id, text };
  if (grams === null) return { ...about, left: null, isKnown: false };
  const rest = grams - taken;
  const isGone = rest < nothingLeft.grams || rest / grams < nothingLeft.share;
  return { ...about, left: isGone ? null : shareOf(held, rest / grams, rest), isKnown: true };
}

/** What the dish takes of what is there, in the pantry's order. */
export function usesOf(items: readonly Held[], takes: readonly Taken[]): readonly PantryUse[] {
  return items.flatMap((held) => {
    const of = takes.filter(({ key }) => key === held.key);
    if (of.length === 0) return [];
    return [
      useOf(
        held,
        of.reduce((sum, { grams }) => sum + grams, 0),
      ),
    ];
  });
}

interface WrittenRecipe {
  readonly title?: string | undefined;
  readonly keeps_days?: number | undefined;
  readonly servings: number;
  readonly cooks_for?: number | undefined;
  readonly lines: readonly { readonly takes?: readonly Taken[] | undefined }[];
}

/** For how many a recipe is cooked: as chosen, else as many as the person cooks for, else as it is written. */
export const cookedFor = (
  recipe: Pick<WrittenRecipe, 'servings' | 'cooks_for'>,
  chosen: number | null,
): number => chosen ?? recipe.cooks_for ?? recipe.servings;

/** What a recipe takes of each food, for as many as it is cooked for; null: as many as it is shown for at first. */
export function takesOf(recipe: WrittenRecipe | undefined, servings: number | null): Taken[] {
  if (!recipe) return [];
  const factor = cookedFor(recipe, servings) / recipe.servings;
  return recipe.lines.flatMap(({ takes = [] }) =>
    takes.map(({ key, grams }) => ({ key, grams: grams * factor })),
  );
}

/** By which a pantry knows what is left of a dish. */
export const dishIdOf = (text: string): string => `dish:${text.toLowerCase()}`;

/** What may be left of a dish that was cooked. */
export interface DishLeft {
  readonly title: string;
  /** For how many it was cooked. */
  readonly most: number;
  /** How many portions nobody at the table needs; 0 where it is not known for how many that is. */
  readonly portions: number;
  /** For how many days it keeps in the fridge. */
  readonly days: number;
}

/** As a pantry has it. */
export const dishText = ({ title }: Pick<DishLeft, 'title'>, portions: number): string =>
  `${portions} × ${title}`;

/** What may be left of a recipe that was cooked for so many; null where it is not to be kept. */
export function dishLeftOf(
  recipe: WrittenRecipe | undefined,
  servings: number | null,
): DishLeft | null {
  if (recipe?.title === undefined || recipe.keeps_days === undefined) return null;
  const most = Math.floor(cookedFor(recipe, servings));
  const portions = recipe.cooks_for === undefined ? 0 : Math.max(0, most - recipe.cooks_for);
  return { title: recipe.title, most, portions, days: recipe.keeps_days };
}
