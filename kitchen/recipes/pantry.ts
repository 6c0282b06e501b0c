// What is at hand, asked of any recipe: which line the person has, which another food of theirs does for, which stands in the
// cupboard, and which is to be bought.
import type { SuggestionRequest } from '../types.ts';
import type { ReadIngredient } from '../../contract/kitchen.ts';
import { readAmount } from '../ingredients/amount.ts';
import { orTinned } from '../ingredients/orTinned.ts';
import { addsNothing, substitutionsOf } from '../ingredients/substitutions.ts';
import type { Change } from '../ingredients/substitutions.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { isForbiddenTo } from '../safety/forbidden.ts';
import type { Rules } from '../safety/rules.ts';
import { foodRegionOf } from './cost.ts';
import { isMeat, saysCooked } from './cookedAtHand.ts';

/** A food that the person named. */
export interface PantryItem {
  readonly key: string;
  /** As the screen names it: the food as it was understood, or the person's own word where that stands for several. */
  readonly name: string;
  readonly grams: number | null;
  /** To be eaten soon: 'going soft', 'expires tomorrow'. */
  readonly useFirst: boolean;
  /** It stands there cooked: 'leftover rice'. */
  readonly isCooked?: true;
  /** Meat or fish that was cooked once: 'leftover roast beef'. */
  readonly isCookedMeat?: true;
  /** What else its name may mean: 'chickpeas' are dried ones or those of a tin. */
  readonly orKey?: string;
}

export interface Holding {
  readonly kind: 'have' | 'swap' | 'cupboard';
  /** Null for what stands in the cupboard unasked. */
  readonly item: PantryItem | null;
  readonly change: Change;
  /** How well it does for what the recipe names, 0 to 1. */
  readonly share: number;
  /** A swap by a staple of the cupboard, which nobody has named. */
  readonly staple?: true;
  /** The staple that it is, where no `item` is named; what stands for it without a word has none. */
  readonly from?: string;
  /** It stands in for what somebody at the table must not eat. */
  readonly required?: true;
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

const keysOf = ({ key, orKey }: PantryItem): string[] => (orKey ? [key, orKey] : [key]);

/** What runs from a tap. */
const tap = 'water';
export const fromTable = (key: string, catalogue: Catalogue): PantryItem => ({
  key,
  name: catalogue.ingredients.get(key)?.label ?? key,
  grams: null,
  useFirst: false,
});

/** What a food stands in is no part of its name: 'pot de pesto', 'tuber yam'. */
const vessel =
  /^(?:(?:pots?|bocal|bocaux|briques?|barquettes?|fonds?) (?:de |d['’])|tubers? (?:of )?)(?=\p{L}{3})/iu;

/** The person's own name for a food; empty where the text is more than a name: 'i get rice small', 'rice, basmati rice'. */
function saidName(text: string, { units }: Catalogue): string {
  const name = readAmount(text, units).name.replace(vessel, '');
  return name.includes(',') || name.split(' ').length > 3 ? '' : name;
}

/** Foods as they were read, ready to be asked; bare keys carry no amount. */
export const pantryItems = (
  keys: readonly string[],
  read: readonly ReadIngredient[],
  catalogue: Catalogue,
): PantryItem[] => [
  ...read.map(({ key, name, text, match, grams, use_first }) => {
    const orKey = orTinned(key, text);
    // Of cooked rice a dish takes more than of dry: it is counted as what was cooked.
    const gain = saysCooked(text) ? catalogue.cookedYields.get(key) : undefined;
    return {
      key,
      name: (match === 'generic' || orKey ? saidName(text, catalogue) : '') || name,
      grams: gain !== undefined && grams ? grams / gain : (grams ?? null),
      useFirst: use_first ?? false,
      ...(gain === undefined ? {} : { isCooked: true as const }),
      ...(saysCooked(text) && isMeat(key, catalogue) ? { isCookedMeat: true as const } : {}),
      ...(orKey ? { orKey } : {}),
    };
  }),
  ...keys
    .filter((key) => !read.some((item) => item.key === key))
    .map((key) => fromTable(key, catalogue)),
];

const instead = { kind: 'swap', required: true } as const;
const why = (isNamed: boolean, isEaten: boolean): Pick<Holding, 'staple' | 'required'> => ({
  ...(isNamed ? {} : { staple: true }),
  ...(isEaten ? {} : { required: true }),
});

/**
 * A pantry of what the person named and of staples. Never crosses an allergen or a diet, and takes nothing that the person must
 * not eat for something that they may.
 * @param others who eat along: for what one of them must not eat, a food of the person's may stand in
 */
export function pantryOf(
  items: readonly PantryItem[],
  staples: readonly string[],
  rules: Pick<Rules, 'bans' | 'allowed' | 'avoided' | 'diets'>,
  catalogue: Catalogue,
  others: readonly Rules[] = [],
): Pantry {
  const { same, swaps, insteadOfForbidden } = substitutionsOf(catalogue);
  const holdings = new Map<string, Holding>();
  const offer = (key: string, holding: Holding): void => {
    const before = holdings.get(key);
    if (!before || rankOf(holding) > rankOf(before)) holdings.set(key, holding);
  };
  const isEaten = (key: string): boolean => !isForbiddenTo(key, rules, catalogue);
  const isEatenByAll = (key: string): boolean =>
    isEaten(key) && others.every((each) => !isForbiddenTo(key, each, catalogue));
  const named = items.filter(({ key }) => catalogue.ingredients.has(key) && isEaten(key));
  for (const item of named)
    for (const key of keysOf(item))
      for (const each of [key, ...(same.get(key) ?? [])]) offer(each, heldAs(item, key));
  const inCupboard = { kind: 'cupboard', item: null, change: 'as_written', share: 1 } as const;
  for (const key of [tap, ...staples.filter(isEaten)]) {
    for (const other of [key, ...(same.get(key) ?? [])]) offer(other, { ...inCupboard, from: key });
    for (const other of shelved(key, catalogue)) offer(other, inCupboard);
  }
  // What stands in the cupboard may do for something else as well: vinegar for the juice of a lemon.
  const onShelf = staples.filter(isEaten).map((key) => fromTable(key, catalogue));
  for (const item of [...named, ...onShelf])
    for (const key of keysOf(item))
      for (const { forIt, change, share } of swaps.get(key) ?? [])
        offer(forIt, {
          kind: 'swap',
          item,
          change: changeFor(item, key, change),
          share,
          ...why(named.includes(item), isEatenByAll(forIt)),
        });
  const forbidden = named.flatMap((item) =>
    (insteadOfForbidden.get(item.key) ?? [])
      .filter(({ forIt }) => !isEatenByAll(forIt))
      .map(({ forIt, change, share }) => ({ forIt, holding: { item, change, share } })),
  );
  for (const { forIt, holding } of forbidden) offer(forIt, { ...instead, ...holding });
  return { items: named, holdings };
}

/** Whether it is only there if the pulses named are those of a tin. Ones that stand there cooked do as well as a tin. */
const isOpenTin = ({ orKey, isCooked }: PantryItem, key: string): boolean =>
  key === orKey && !isCooked;

const changeFor = (item: PantryItem, key: string, change: Change): Change =>
  isOpenTin(item, key) ? 'if_tinned' : change;

/** How well pulses that may be dried do for those of a tin: only the order of dishes rests on it. */
const openTinShare = 0.9;

/**
 * A food as it was named. Dried beans in a dish that takes drained ones are poisonous (see `kidney_beans` in food_hazards.csv), so
 * that 'beans' are a swap there, with the condition said.
 */
const heldAs = (item: PantryItem, key: string): Holding =>
  isOpenTin(item, key)
    ? { kind: 'swap', item, change: 'if_tinned', share: openTinShare }
    : { kind: 'have', item, change: 'as_written', share: 1 };

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

/** What the person who asks has at home. */
export const pantryFor = (
  { keys = [], items = [], staples }: SuggestionRequest,
  country: Country | undefined,
  rules: Rules,
  catalogue: Catalogue,
  others: readonly Rules[],
) =>
  pantryOf(
    pantryItems(keys.slice(0, 500), items.slice(0, 500), catalogue),
    staples ?? staplesOf(country, catalogue),
    rules,
    catalogue,
    others,
  );
