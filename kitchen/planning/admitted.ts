// Which dishes may stand in a week for all who eat at the table.
import type { Catalogue } from '../catalogue/types.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { OwnDish } from '../ownRecipes/dish.ts';
import { estimatedUnderLimit, isUnsure, judgeOwn } from '../ownRecipes/verdict.ts';
import { judgeRecipe } from '../safety/gate.ts';
import type { Rules } from '../safety/rules.ts';
import type { Person } from '../types.ts';
import type { Dish } from './dishes.ts';
import type { Needs } from './limits.ts';
import type { Brief } from './programme.ts';
import type { PeopleAtTable } from './table.ts';

/** Whether a dish has an ingredient of which nobody knows how much it holds of what a hard limit caps: it might be any amount. */
export const hidesACap = ({ serving, facts }: Dish, { limits }: Pick<Needs, 'limits'>): boolean =>
  limits.some(
    ({ quantity, priority, max }) =>
      priority === 'hard' &&
      max !== null &&
      // Purines that nobody measured are counted by their class.
      quantity !== 'purine_mg' &&
      (facts.notCounted.has(quantity) || Number.isNaN(serving[indexOf[quantity]] ?? 0)),
  );

const isUnsureForAny = (own: OwnDish, rules: readonly Rules[]): boolean =>
  rules.some((each) => estimatedUnderLimit(own, each).length > 0);

/** Dishes that nobody at the table is refused, with a caution where one of them has it. */
export const dishesForAll = (
  all: readonly Dish[],
  { needs, rules }: PeopleAtTable,
  catalogue: Catalogue,
): Brief['dishes'] =>
  all.flatMap((dish) => {
    if (hidesACap(dish, needs)) return [];
    // Somebody's limit counts what we only estimate: planned where they ask for it, never unasked.
    if (dish.own && isUnsureForAny(dish.own, rules)) return [];
    const judged = rules.map((each) =>
      dish.own
        ? judgeOwn(dish.own, each.person, catalogue)
        : judgeRecipe(dish.facts, each, catalogue.ingredients),
    );
    if (judged.some(isUnsure)) return [];
    const verdicts = judged.map(({ verdict }) => verdict);
    return verdicts.includes('refuse') ? [] : [{ dish, caution: verdicts.includes('caution') }];
  });

/** Conditions of everybody who is planned for. */
export const conditionsOf = (
  { conditions }: Person,
  { members }: PeopleAtTable,
): readonly string[] => [
  ...new Set([
    ...conditions,
    ...members.flatMap(({ needs, understanding }) =>
      needs ? understanding.person.conditions : [],
    ),
  ]),
];
