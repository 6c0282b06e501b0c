// Limits of one meal that a day's meals are outside: a day may be within all of its own, and its breakfast not.
import type { MealFigure } from '../../contract/figures.ts';
import { valueOf } from '../recipes/nutrition.ts';
import { figureOf } from './figures.ts';
import type { Needs } from './limits.ts';
import type { Menu } from './menu.ts';
import type { Choice } from './programme.ts';
import { mealLoss, meals } from './worth.ts';

/**
 * Each figure that one of a day's meals misses, in the order of the day. Where two limits of a meal say something of the same figure,
 * breakfast's own is told.
 */
export function missedAtMeals(
  menu: Menu,
  choices: readonly Choice[],
  { limits }: Needs,
): MealFigure[] {
  const ofMeals = ['breakfast', 'meal'].flatMap((each) =>
    limits.filter(({ span }) => span === each),
  );
  const missed = [...menu].flatMap((id) => {
    const choice = choices[id];
    const slot = choice && meals[choice.meal];
    if (!choice || !slot) return [];
    const { dish, portion } = choice;
    return ofMeals
      .filter((limit) => mealLoss([limit], dish.serving, portion, slot) < 0)
      .map((limit) => ({
        slot,
        ...figureOf(limit, valueOf(dish.serving, limit.quantity) * portion, 0),
      }));
  });
  return missed
    .filter(
      ({ slot, nutrient }, i) =>
        missed.findIndex((each) => each.slot === slot && each.nutrient === nutrient) === i,
    )
    .toSorted((one, other) => meals.indexOf(one.slot) - meals.indexOf(other.slot));
}
