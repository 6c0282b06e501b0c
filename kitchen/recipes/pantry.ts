// What is at hand, asked of any recipe: which line the person has, which another food of theirs does for, which stands in the
// cupboard, and which is to be bought.
import type { ReadIngredient } from '../../contract/kitchen.ts';
import { readAmount } from '../ingredients/amount.ts';
import { addsNothing, substitutionsOf } from '../ingredients/substitutions.ts';
import type { Change } from '../ingredients/substitutions.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { bansOn } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { foodRegionOf } from './cost.ts';

/** A food that the person named. */
export interface PantryItem {
  readonly key: string;
  /** As the screen names it: the food as it was understood, or the person's own word where that stands for several. */
  readonly name: string;
  readonly grams: number | null;
  /** To be eaten soon: 'going soft', 'expires tomorrow'. */
  readonly useFirst: boolean;
}

export interface Holding {
  readonly kind: 'have' | 'swap' | 'cupboard';
  /** Null for what stands in the cupboard unasked. */
  readonly item: PantryItem | null;
  readonly change: Change;
  /** How well it does for what the recipe names, 0 to 1. */
  readonly share: number;
}

export interface Pantry {
  readonly items: readonly PantryItem[];
  /** By the key that a recipe names. */
  readonly holdings: ReadonlyMap<string, Holding>;
}

/** Without a country: what is stock in at least this many of the thirteen food regions. */
const regionsOfACommonStaple = 6;

/** Keys of the staples that a kitchen of the country has unless the person says otherwise. */
export function staplesOf(country: Country | undefined, { staples }: Catalogue): string[] {
  const region = country && foodRegionOf(country);
  return staples
    .filter(
      ({ regions }) =>
        regions.includes('GLB') ||
        (region === undefined
          ? regions.length >= regionsOfACommonStaple
          : regions.includes(region)),
    )
    .map(({ key }) => key);
}

/** What runs from a tap. */
const tap = 'water';
const fromTable = (key: string, catalogue: Catalogue): PantryItem => ({
  key,
  name: catalogue.ingredients.get(key)?.label ?? key,
  grams: null,
  useFirst: false,
});

/** Foods as they were read, ready to be asked; bare keys carry no amount. */
export const pantryItems = (
  keys: readonly string[],
  read: readonly ReadIngredient[],
  catalogue: Catalogue,
): PantryItem[] => [
  ...read.map(({ key, name, text, match, grams, use_first }) => ({
    key,
    name: match === 'generic' ? readAmount(text).name || name : name,
    grams: grams ?? null,
    useFirst: use_first ?? false,
  })),
  ...keys
    .filter((key) => !read.some((item) => item.key === key))
    .map((key) => fromTable(key, catalogue)),
];

/**
 * A pantry of what the person named and of staples. Never crosses an allergen or a diet, and takes nothing that the person must
 * not eat for something that they may.
 */
export function pantryOf(
  items: readonly PantryItem[],
  staples: readonly string[],
  rules: Pick<Rules, 'bans' | 'allowed' | 'avoided'>,
  catalogue: Catalogue,
): Pantry {
  const { same, swaps } = substitutionsOf(catalogue);
  const holdings = new Map<string, Holding>();
  const offer = (key: string, holding: Holding): void => {
    const before = holdings.get(key);
    if (!before || rankOf(holding) > rankOf(before)) holdings.set(key, holding);
  };
  const isEaten = (key: string): boolean =>
    !rules.avoided.has(key) &&
    bansOn(key, catalogue.ingredients.get(key)?.tags ?? [], rules).length === 0;
  const named = items.filter(({ key }) => catalogue.ingredients.has(key) && isEaten(key));
  for (const item of named)
    for (const key of [item.key, ...(same.get(item.key) ?? [])])
      offer(key, { kind: 'have', item, change: 'as_written', share: 1 });
  for (const key of [tap, ...staples.filter(isEaten)])
    for (const other of [key, ...(same.get(key) ?? []), ...shelved(key, catalogue)])
      offer(other, { kind: 'cupboard', item: null, change: 'as_written', share: 1 });
  // What stands in the cupboard may do for something else as well: vinegar for the juice of a lemon.
  const onShelf = staples.filter(isEaten).map((key) => fromTable(key, catalogue));
  for (const item of [...named, ...onShelf])
    for (const { forIt, change, share } of swaps.get(item.key) ?? [])
      offer(forIt, { kind: 'swap', item, change, share });
  return { items: named, holdings };
}

const kinds = { have: 3, cupboard: 2, swap: 1 } as const;
const rankOf = ({ kind, share }: Holding): number => kinds[kind] + share / 2;

/**
 * Staples that stand for each other on a shelf without a word: any oil, sugar or vinegar. Where one holds an allergen, the others
 * may stand for it and it for none of them.
 */
const shelves: readonly (readonly string[])[] = [
  [
    'oil_sunflower',
    'oil_vegetable_soy',
    'oil_canola',
    'oil_corn',
    'oil_ricebran',
    'oil_cottonseed',
    'oil_olive',
    'oil_avocado',
    'oil_peanut',
  ],
  ['sugar_white', 'sugar_brown', 'sugar_powdered'],
  ['vinegar_white', 'vinegar_cider'],
  ['pepper_black', 'pepper_white'],
  ['cayenne', 'chili_powder_mix', 'chili_dried'],
  ['salt', 'salt_substitute'],
];
function shelved(key: string, { ingredients }: Catalogue): string[] {
  const own = ingredients.get(key);
  return shelves
    .filter((line) => line.includes(key))
    .flat()
    .filter((other) => {
      const food = ingredients.get(other);
      return other !== key && own && food && addsNothing(own, food);
    });
}

/** A food of the table, as a person would count it; null where it is weighed. */
export function pieceOf({ category, measures }: Ingredient): number | null {
  if (!['egg', 'veg', 'root', 'fruit'].includes(category)) return null;
  const piece = measures.find(({ measure }) => /^1 (?:medium|large)$/.test(measure.trim()));
  return piece && piece.grams >= 15 ? piece.grams : null;
}
