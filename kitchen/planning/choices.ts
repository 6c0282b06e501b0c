// Lists what each meal may be: every dish in every portion, cooked or from leftovers, with its worth.
import type { Catalogue } from '../catalogue/types.ts';
import type { Dish } from './dishes.ts';
import type { Brief, Choice, Kept } from './programme.ts';
import { servingCost } from './servingCost.ts';
import { thingsOf } from './things.ts';
import { tasteWorth } from './favourites.ts';
import {
  cookingWorth,
  dessertWorth,
  dishWorth,
  foreignWorth,
  mealLoss,
  meals,
  points,
  portions,
  portionWorth,
  quickWorth,
} from './worth.ts';

/** All choices of all meals in all portions, with what each is worth on a weekday and at the weekend. */
export interface Listed {
  readonly choices: readonly Choice[];
  readonly from: readonly number[];
  readonly weekday: Float64Array;
  readonly weekend: Float64Array;
  readonly lockedChoice: ReadonlyMap<Kept, number>;
  /** Choices that stand where the person keeps them, and nowhere else. */
  readonly keptAlone: ReadonlySet<number>;
}

/** A dish for one meal, with what is worth the same in every portion. */
interface Offered {
  readonly dish: Dish;
  readonly meal: number;
  readonly locked: readonly Kept[];
  readonly keptAlone: boolean;
  /** Points whatever the portion; points of cooking it rather than eating what is left. */
  readonly base: number;
  readonly effort: number;
  readonly cost: number;
}

/** Whether we put a dish into a meal without being asked. */
export const isPlanned = ({ facts, byChoiceAlone }: Dish, meal: number): boolean =>
  !byChoiceAlone && facts.recipe.meals.includes(meals[meal] ?? 'lunch');

function placeWorth(
  dish: Dish,
  meal: number,
  { country }: Brief['taste'],
  catalogue: Catalogue,
): number {
  const name = meals[meal];
  if (name !== 'breakfast' && name !== 'snack') return 0;
  const foreign = foreignWorth(dish, name, country, catalogue);
  return name === 'snack' ? foreign + dessertWorth(dish, catalogue) : foreign;
}

/** Points of a portion of a dish by its size and the limits of one meal; null where it cannot be that. */
function sizeOf(
  { dish, meal }: Offered,
  portion: number,
  { energyKcal, mealLimits }: Brief['taste'],
  stays: boolean,
): number | null {
  const name = meals[meal] ?? 'lunch';
  const size = dish.facts.recipe.meals.includes(name)
    ? portionWorth(dish, portion, name, energyKcal)
    : null;
  const loss = mealLoss(mealLimits, dish.serving, portion, name);
  if (loss === Number.NEGATIVE_INFINITY || (size === null && !stays)) return null;
  return (size ?? 0) + loss;
}

/** Cooked, or from leftovers as well where the dish keeps. */
function waysOf({ dish, meal }: Offered, cooking: Brief['cooking'], stays: readonly Kept[]) {
  const keeps = (cooking?.later ?? 0) > 0 && meals[meal] === 'lunch' && dish.keeps > 0;
  return keeps || stays.some((each) => each.left) ? [false, true] : [false];
}

/**
 * The dishes that a meal may be: those that we plan for it unasked, and those that the person keeps there.
 * @param things how many things each dish adds to the shopping
 */
function offeredFor(
  meal: number,
  { dishes, taste, kept, cooking, notAgain }: Brief,
  things: ReadonlyMap<Dish, number>,
  catalogue: Catalogue,
): Offered[] {
  return dishes.flatMap(({ dish, caution }) => {
    const locked = kept.filter((each) => each.meal === meal && each.dish === dish);
    const keptAlone = !isPlanned(dish, meal) || notAgain?.has(dish.facts.recipe.id) === true;
    if (!locked.length && keptAlone) return [];
    return [
      {
        dish,
        meal,
        locked,
        keptAlone,
        base: dishWorth(dish, taste, caution, catalogue) + placeWorth(dish, meal, taste, catalogue),
        effort:
          (cooking ? cookingWorth(meal, things.get(dish) ?? 0) : 0) +
          tasteWorth(dish, meal, taste, cooking),
        cost: servingCost(dish, taste.country),
      },
    ];
  });
}

export function listChoices(brief: Brief, catalogue: Catalogue): Listed {
  const { dishes, taste, cooking, people } = brief;
  const choices: Choice[] = [];
  const [weekday, weekend]: [number[], number[]] = [[], []];
  const from = [0];
  const lockedChoice = new Map<Kept, number>();
  const keptAlone = new Set<number>();
  const add = (offered: Offered, portion: number): void => {
    const { dish, meal, base, effort, cost } = offered;
    const stays = offered.locked.filter((each) => each.portion === portion);
    const size = sizeOf(offered, portion, taste, stays.length > 0);
    if (size === null) return;
    for (const left of waysOf(offered, cooking, stays)) {
      const worth = base + size + (left ? 0 : effort);
      weekday.push(worth + (left ? points.quick : quickWorth(dish, true)));
      weekend.push(worth + (left ? points.quick : quickWorth(dish, false)));
      const id = choices.push({ dish, portion, meal, cost: cost * portion, left }) - 1;
      if (offered.keptAlone) keptAlone.add(id);
      for (const each of stays) if (each.left === left) lockedChoice.set(each, id);
    }
  };
  const things = thingsOf(
    dishes.map(({ dish }) => dish),
    { country: taste.country, have: taste.have, people, catalogue },
  );
  for (const meal of meals.keys()) {
    for (const offered of offeredFor(meal, brief, things, catalogue))
      for (const portion of new Set([...portions, ...offered.locked.map((each) => each.portion)]))
        add(offered, portion);
    from.push(choices.length);
  }
  return {
    choices,
    from,
    weekday: Float64Array.from(weekday),
    weekend: Float64Array.from(weekend),
    lockedChoice,
    keptAlone,
  };
}
