// Lists what each meal may be: every dish in every portion, cooked or from leftovers, with its worth.
import type { Catalogue } from '../catalogue/types.ts';
import type { Brief, Choice, Kept } from './programme.ts';
import { servingCost } from './servingCost.ts';
import { thingsOf } from './things.ts';
import {
  cookingWorth,
  dishWorth,
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
}

/** Lunch and dinner are cooked for later; a breakfast or a snack is made when it is eaten. */
export const isMain = (meal: number): boolean => meal === 1 || meal === 2;

export function listChoices(
  { dishes, taste, kept, cooking, people }: Brief,
  catalogue: Catalogue,
): Listed {
  const choices: Choice[] = [];
  const [weekday, weekend]: [number[], number[]] = [[], []];
  const from = [0];
  const lockedChoice = new Map<Kept, number>();
  const things = thingsOf(
    dishes.map(({ dish }) => dish),
    { country: taste.country, have: taste.have, people, catalogue },
  );
  for (const [meal, name] of meals.entries()) {
    for (const { dish, caution } of dishes) {
      const locked = kept.filter((each) => each.meal === meal && each.dish === dish);
      if (!locked.length && !dish.facts.recipe.meals.includes(name)) continue;
      const base = dishWorth(dish, taste, caution, catalogue);
      const cost = servingCost(dish, taste.country);
      const effort = cooking ? cookingWorth(meal, things.get(dish) ?? 0) : 0;
      for (const portion of new Set([...portions, ...locked.map((each) => each.portion)])) {
        const stays = locked.filter((each) => each.portion === portion);
        const size = dish.facts.recipe.meals.includes(name)
          ? portionWorth(dish, portion, name, taste.energyKcal)
          : null;
        const loss = mealLoss(taste.mealLimits, dish.serving, portion, name);
        if (loss === Number.NEGATIVE_INFINITY || (size === null && !stays.length)) continue;
        const keeps = (cooking?.later ?? 0) > 0 && name === 'lunch' && dish.keeps > 0;
        for (const left of keeps || stays.some((each) => each.left) ? [false, true] : [false]) {
          const worth = base + loss + (size ?? 0) + (left ? 0 : effort);
          weekday.push(worth + (left ? points.quick : quickWorth(dish, true)));
          weekend.push(worth + (left ? points.quick : quickWorth(dish, false)));
          const id = choices.push({ dish, portion, meal, cost: cost * portion, left }) - 1;
          for (const each of stays) if (each.left === left) lockedChoice.set(each, id);
        }
      }
    }
    from.push(choices.length);
  }
  return {
    choices,
    from,
    weekday: Float64Array.from(weekday),
    weekend: Float64Array.from(weekend),
    lockedChoice,
  };
}
