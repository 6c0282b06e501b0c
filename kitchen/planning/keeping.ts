// How many days after it was cooked a dish may still be eaten, on the careful side.
import type { Ingredient, Recipe } from '../catalogue/types.ts';
import type { KeepingRule } from '../catalogue/household.ts';

const onTheDay = /\b(?:same day|at once|on the day|within the hour)\b/i;
const nextDay = /\b(?:until|for) the next day\b/i;
const days = /\b(\d+)(?:\s?[–-]\s?\d+)? days?\b/gi;

/** The fewest days that a recipe's words on keeping name; 0 where they name none. */
export function daysInWords(keeping: string): number {
  if (onTheDay.test(keeping)) return 0;
  const named = [...keeping.matchAll(days)].map(([, count]) => Number(count));
  if (nextDay.test(keeping)) named.push(1);
  return named.length ? Math.min(...named) : 0;
}

/**
 * Days that a dish may be kept: what its kind allows, shortened by anything that it holds and by the recipe's own words. A recipe
 * that says nothing is not kept.
 */
export function keepingDays(
  { form, keeping }: Pick<Recipe, 'form' | 'keeping'>,
  ingredients: readonly Ingredient[],
  rules: readonly KeepingRule[],
): number {
  const any = rules.find(({ by }) => by === 'any')?.days ?? 0;
  const own = rules.find(({ by, what }) => by === 'form' && what === form)?.days ?? any;
  const held = rules
    .filter(
      ({ by, what }) =>
        (by === 'key' && ingredients.some(({ key }) => key === what)) ||
        (by === 'category' && ingredients.some(({ category }) => category === what)),
    )
    .map((rule) => rule.days);
  return Math.max(0, Math.min(own, ...held, daysInWords(keeping)));
}
