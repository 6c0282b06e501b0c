// The rules of a week beside health and money: how long one may stand in the kitchen, how often, how varied.
import type { WeekRules } from '../../contract/plans.ts';

/** Minutes are of a whole day's cooking: hands-on and heat. */
export interface CookingRules {
  readonly weekday: number;
  readonly weekend: number;
  /** Hands-on work alone, on a weekday. */
  readonly handsOn: number;
  /** One weekday breakfast. */
  readonly breakfast: number;
  /** Later meals that one cooking may feed. */
  readonly later: number;
  /** How often a breakfast or a snack may stand. */
  readonly same: number;
}

export const usualRules: CookingRules = {
  weekday: 45,
  weekend: 90,
  handsOn: 25,
  breakfast: 15,
  later: 1,
  same: 3,
};

const later = { every_meal: 0, once_for_two: 1, once_for_three: 2 } as const;
const same = { little: 3, some: 3, much: 2 } as const;

export const cookingRulesOf = (given: WeekRules | null | undefined): CookingRules => ({
  weekday: given?.weekday_minutes ?? usualRules.weekday,
  weekend: given?.weekend_minutes ?? usualRules.weekend,
  handsOn: given?.hands_on_minutes ?? usualRules.handsOn,
  breakfast: given?.breakfast_minutes ?? usualRules.breakfast,
  later: given?.cooking ? later[given.cooking] : usualRules.later,
  same: given?.variety ? same[given.variety] : usualRules.same,
});

/** Where what was asked for cannot be kept: what is usual, before the minutes are given up. Null where no less was asked for. */
export function eased(rules: CookingRules): CookingRules | null {
  const more = {
    ...rules,
    weekday: Math.max(rules.weekday, usualRules.weekday),
    weekend: Math.max(rules.weekend, usualRules.weekend),
    handsOn: Math.max(rules.handsOn, usualRules.handsOn),
    breakfast: Math.max(rules.breakfast, usualRules.breakfast),
  };
  return more.weekday > rules.weekday || more.weekend > rules.weekend ? more : null;
}

/** The same rules, leftovers only where meals that stay are made of them. */
export const cookedFresh = (
  rules: CookingRules,
  kept: readonly { readonly left: boolean }[],
): CookingRules => ({ ...rules, later: kept.some(({ left }) => left) ? rules.later : 0 });

/** The same rules without the minutes, and cooked fresh. */
export const minutesGivenUp = (
  rules: CookingRules,
  kept: readonly { readonly left: boolean }[],
): CookingRules => ({
  ...cookedFresh(rules, kept),
  weekday: Number.POSITIVE_INFINITY,
  weekend: Number.POSITIVE_INFINITY,
  handsOn: Number.POSITIVE_INFINITY,
  breakfast: Number.POSITIVE_INFINITY,
});

export const isWeekday = (day: number): boolean => day < 5;
