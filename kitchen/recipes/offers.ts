// What the page of a recipe offers for what is at hand: each swap that can be used, with what it changes, and the servings that
// one's own amount of the main ingredient is enough for.
import type { OfferedSwap, Verdict, YourAmount } from '../../contract/kitchen.ts';
import type { Catalogue, Country, Ingredient, Recipe } from '../catalogue/types.ts';
import { judgeRecipe } from '../safety/gate.ts';
import { isForbiddenTo } from '../safety/forbidden.ts';
import type { Rules } from '../safety/rules.ts';
import { isRefusedToAny } from '../safety/table.ts';
import { costOf } from './cost.ts';
import { factsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { passesMoreLimits } from './limitsAtHand.ts';
import { countsByAmount, gramsTaken, marksOf, shownSwaps } from './marks.ts';
import { valueOf } from './nutrition.ts';
import { pieceOf } from './pantry.ts';
import type { Pantry } from './pantry.ts';
import { adapt } from './swaps.ts';
import { swapId, swapOf, withSwaps } from './useSwaps.ts';
import type { UsedSwap } from './useSwaps.ts';

/** Whom the dish is for, and where. */
export interface CookingFor {
  readonly rules: Rules;
  /** Others at the table. */
  readonly others: readonly Rules[];
  readonly country: Country | undefined;
  readonly catalogue: Catalogue;
}

/** A dish as it would be cooked for the person, with some swaps. */
export interface Cooked {
  readonly facts: Facts;
  readonly verdict: Verdict;
  readonly used: readonly UsedSwap[];
  /** Whether somebody else at the table must not eat it. */
  readonly isRefusedToAny: () => boolean;
}

/** Cooks one dish with the swaps of these ids, as far as its words can say them. */
export type Cook<Dish extends Cooked> = (ids: readonly string[]) => Dish;

/** A recipe of ours, which is adapted to the person as well. */
export interface CookedOurs extends Cooked {
  readonly verdict: ReturnType<typeof judgeRecipe>;
  readonly swaps: ReturnType<typeof adapt>['swaps'];
}

export const cookOurs =
  (recipe: Recipe, whom: CookingFor): Cook<CookedOurs> =>
  (ids) => {
    const { rules, others, catalogue } = whom;
    const { recipe: swapped, used } = withSwaps(recipe, ids, catalogue);
    const own = factsOf(swapped, catalogue.ingredients);
    const { recipe: adapted, swaps } = adapt(swapped, own.serving, rules, catalogue);
    const facts = swaps.length > 0 ? factsOf(adapted, catalogue.ingredients) : own;
    return {
      facts,
      verdict: judgeRecipe(facts, rules, catalogue.ingredients),
      swaps,
      used,
      isRefusedToAny: () => isRefusedToAny(facts, others, catalogue),
    };
  };

/** Whether somebody at the table must not eat what a swap brings. */
const isForbidden = ({ to }: UsedSwap, { rules, others, catalogue }: CookingFor): boolean =>
  [rules, ...others].some((each) => isForbiddenTo(to, each, catalogue));

const worth = { fit: 0, caution: 1, refuse: 2 } as const;

/** Whether somebody must not eat the dish without its swap, and may with it. */
const makesFit = (one: Cooked, without: Cooked): boolean =>
  (without.verdict.verdict === 'refuse' && one.verdict.verdict !== 'refuse') ||
  (without.isRefusedToAny() && !one.isRefusedToAny());

/** Whether a dish with a swap is worse for anybody than it is without. */
const isWorse = (one: Cooked, without: Cooked, whom: CookingFor): boolean =>
  one.used.some((swap) => isForbidden(swap, whom)) ||
  worth[one.verdict.verdict] > worth[without.verdict.verdict] ||
  (one.isRefusedToAny() && !without.isRefusedToAny()) ||
  (!makesFit(one, without) &&
    passesMoreLimits(one.facts.serving, without.facts.serving, without.facts, [
      whom.rules,
      ...whom.others,
    ]));

/** With those of the wished swaps that leave nobody worse off. */
export function cookedAsWished<Dish extends Cooked>(
  cook: Cook<Dish>,
  ids: readonly string[],
  whom: CookingFor,
): Dish {
  let now = cook([]);
  const kept: string[] = [];
  for (const id of ids.slice(0, 8)) {
    const next = cook([...kept, id]);
    if (next.used.length === now.used.length || isWorse(next, now, whom)) continue;
    kept.push(id);
    now = next;
  }
  return now;
}

/** What one dish costs more than another, a serving. */
function costBetween(one: Facts, other: Facts, { country, catalogue }: CookingFor): number | null {
  if (!country) return null;
  const [a, b] = [one, other].map(
    ({ recipe }) =>
      costOf(recipe.ingredients, catalogue.ingredients, country).local / recipe.serves,
  ) as [number, number];
  return Math.round((a - b) * 100) / 100;
}

const effectOf = (one: Facts, without: Facts, whom: CookingFor): OfferedSwap['effect'] => ({
  minutes: one.minutes - without.minutes,
  energy_kcal: Math.round(
    valueOf(one.serving, 'energy_kcal') - valueOf(without.serving, 'energy_kcal'),
  ),
  sodium_mg: Math.round(valueOf(one.serving, 'sodium_mg') - valueOf(without.serving, 'sodium_mg')),
  cost: costBetween(one, without, whom),
});

/** A swap in use, with what it changes; required where somebody must not eat the dish without it. */
function usedSwap(
  swap: UsedSwap,
  cook: Cook<Cooked>,
  cooked: Cooked,
  pantry: Pantry | null,
  whom: CookingFor,
): OfferedSwap {
  const labelOf = (key: string): string => whom.catalogue.ingredients.get(key)?.label ?? key;
  const without = cook(cooked.used.map(swapId).filter((id) => id !== swapId(swap)));
  const yours = pantry?.items.find(({ key }) => key === swap.to)?.name ?? labelOf(swap.to);
  const said = {
    yours,
    yours_key: swap.to,
    forIt: labelOf(swap.forIt),
    forIt_key: swap.forIt,
    ...(pantry?.items.some(({ key }) => key === swap.to) ? {} : { cupboard: true as const }),
    change: swap.change,
  };
  const effect = effectOf(cooked.facts, without.facts, whom);
  const required = without.verdict.verdict === 'refuse' || without.isRefusedToAny();
  return {
    id: swapId(swap),
    ...said,
    used: true,
    ...(required ? { required } : {}),
    effect,
  };
}

/** The swaps in use, and those that what is at hand allows. Never one that would make the dish worse for anybody. */
export function offeredSwaps(
  cook: Cook<Cooked>,
  cooked: Cooked,
  pantry: Pantry | null,
  whom: CookingFor,
): OfferedSwap[] {
  const { catalogue } = whom;
  const ids = cooked.used.map(swapId);
  const inUse = cooked.used.map((swap) => usedSwap(swap, cook, cooked, pantry, whom));
  const { swaps = [] } = pantry ? marksOf(cooked.facts.recipe, pantry, catalogue) : {};
  const open = swaps.flatMap(({ holding, forIt }): OfferedSwap[] => {
    const { item } = holding;
    const id = item && swapId({ forIt, to: item.key });
    const swap = id === null ? undefined : swapOf(id, catalogue);
    if (!item || !swap || id === null) return [];
    const next = cook([...ids, id]);
    if (next.used.length <= cooked.used.length || isWorse(next, cooked, whom)) return [];
    return shownSwaps([{ holding, forIt }], catalogue).map((mark) => ({
      id,
      ...mark,
      change: swap.change,
      used: false,
      effect: effectOf(next.facts, cooked.facts, whom),
    }));
  });
  return [...inUse, ...open];
}

/** How many whole pieces so many grams are; null where a cook would weigh them, and of one, whose name is no plural. */
function piecesIn(grams: number, food: Ingredient | undefined): number | null {
  const piece = food?.label.endsWith('s') ? pieceOf(food) : null;
  if (!piece) return null;
  const pieces = Math.round(grams / piece);
  return pieces > 1 && Math.abs(grams / piece - pieces) < 0.05 ? pieces : null;
}

/** The main ingredient, else what the dish has most of, where an amount of it is at hand that is not the recipe's. */
export function yourAmount(
  { recipe, main }: Facts,
  pantry: Pantry | null,
  { ingredients }: Catalogue,
): YourAmount | null {
  if (!pantry) return null;
  const counted = recipe.ingredients
    .filter((line) => countsByAmount(line, recipe, ingredients))
    .toSorted((a, b) => Number(b.key === main) - Number(a.key === main) || b.grams - a.grams);
  for (const line of counted) {
    const { key } = line;
    const wanted = gramsTaken(line, ingredients);
    const holding = pantry.holdings.get(key);
    const grams = holding?.kind === 'have' ? (holding.item?.grams ?? null) : null;
    if (grams === null || !holding?.item) continue;
    const servings = Math.round(((recipe.serves * grams) / wanted) * 100) / 100;
    if (servings < 0.5 || servings > 20 || Math.abs(servings / recipe.serves - 1) < 0.05)
      return null;
    const { name: food, key: food_key } = holding.item;
    const pieces = piecesIn(grams, ingredients.get(key));
    return {
      food,
      food_key,
      grams: Math.round(grams),
      ...(pieces === null ? {} : { pieces }),
      servings,
    };
  }
  return null;
}
