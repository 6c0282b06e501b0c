// Why a meal stands in a plan, in sentences with numbers.
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Needs, PlanLimit } from './limits.ts';
import type { Choice } from './programme.ts';
import { homeOf } from './home.ts';
import { coverOf } from './worth.ts';
import { countryInText, figure, money, quantityName, withUnit } from './words.ts';

export interface ReasonsFor {
  readonly needs: Needs;
  readonly country: Country | null;
  readonly currency: string;
  readonly have: ReadonlySet<string> | null;
  readonly catalogue: Catalogue;
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  /** Conditions whose people count the carbohydrate of each meal. */
  readonly countsCarbohydrate: boolean;
}

/** The day's limits of a condition that a single meal may be held against, hard ones first; three at most. */
function telling(limits: readonly PlanLimit[]): PlanLimit[] {
  return limits
    .filter(
      ({ span, perEnergy, from }) =>
        span === 'day' && perEnergy === null && !from.every((id) => id === 'general'),
    )
    .sort((a, b) => (a.priority === b.priority ? 0 : a.priority === 'hard' ? -1 : 1))
    .filter(({ quantity }, i, all) => all.findIndex((each) => each.quantity === quantity) === i)
    .slice(0, 3);
}

/**
 * Two to six sentences, the most telling first.
 * @param leftover the day on which it was cooked, where it is eaten from what is left
 */
export function reasonsOf(choice: Choice, about: ReasonsFor, leftover: string | null): string[] {
  const { dish, portion, cost } = choice;
  const { needs, country, have, catalogue } = about;
  const value = (quantity: keyof typeof indexOf): number =>
    (dish.serving[indexOf[quantity]] ?? 0) * portion;
  const reasons: string[] = [];
  if (have) {
    const cover = coverOf(dish, have);
    if (cover.have.length)
      reasons.push(
        `Uses ${cover.have.length} of its ${cover.have.length + cover.missing.length} ingredients from what you have.`,
      );
  }
  if (leftover !== null) reasons.push(`Left from ${leftover}: cook it once for both days.`);
  for (const { quantity, min, max } of telling(needs.limits)) {
    const amount = value(quantity);
    if (max !== null)
      reasons.push(
        `${withUnit(amount, quantity)} of ${quantityName(quantity)}, ${Math.round((100 * amount) / max)}% of the daily maximum.`,
      );
    else if (min !== null && amount >= min * 0.1)
      reasons.push(
        `${withUnit(amount, quantity)} of ${quantityName(quantity)}, ${Math.round((100 * amount) / min)}% of the daily minimum.`,
      );
  }
  if (about.countsCarbohydrate)
    reasons.push(`${withUnit(value('carb_g'), 'carb_g')} of carbohydrate.`);
  reasons.push(
    `${figure(value('energy_kcal'))} kcal, ${Math.round((100 * value('energy_kcal')) / needs.energyKcal)}% of your daily energy.`,
  );
  const home = homeOf(dish, country, catalogue);
  if ((home === 'home' || home === 'adopted') && country)
    reasons.push(`Common in ${countryInText(country.name)}.`);
  if (leftover === null && dish.minutes <= 30) reasons.push(`Ready in ${dish.minutes} minutes.`);
  reasons.push(`About ${money(cost, about.currency)} a person.`);
  return reasons.slice(0, 6);
}
