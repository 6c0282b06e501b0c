// The minutes of cooking that a solved week takes, beside those that were asked for.
import type { PlanReport } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import { handsOnWithin, noLimit } from '../../domain/weekRules.ts';
import type { Menu } from './menu.ts';
import type { Choice, Programme } from './programme.ts';
import { isWeekday, usualRules } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';
import type { PlannedDay } from './weekWorth.ts';
import { unorderedWorth } from './weekWorth.ts';

type Rules = NonNullable<PlanReport['rules']>;
export type Minutes = Record<'weekday' | 'weekend', number>;

const cookedIn = (menu: Menu, choices: readonly Choice[]): readonly Choice[] =>
  [...menu].flatMap((id) => {
    const choice = choices[id];
    return choice && !choice.left ? [choice] : [];
  });
const sumOf = (cooked: readonly Choice[], of: 'minutes' | 'handsOn'): number =>
  cooked.reduce((sum, { dish }) => sum + dish[of], 0);

/** The day that takes longest of those that take longer than was asked for. @param week seven menus, Monday first */
export function longestDay(
  week: readonly Menu[],
  choices: readonly Choice[],
  asked: CookingRules,
): Rules['longest'] {
  const over = week.flatMap((menu, i) => {
    const day = weekdays[i];
    const minutes = Math.round(sumOf(cookedIn(menu, choices), 'minutes'));
    return day && minutes > (isWeekday(i) ? asked.weekday : asked.weekend)
      ? [{ day, minutes }]
      : [];
  });
  return over.toSorted((one, other) => other.minutes - one.minutes)[0];
}

/** Whether days that were planned without the minutes keep them all the same. @param strict the same programme with the minutes */
export const keepsMinutes = ({ week }: Programme, days: readonly PlannedDay[]): boolean =>
  days.every(({ kind, menu }) =>
    (week.kinds[kind]?.open ?? []).every((list, meal) => list.includes(menu[meal] ?? -1)),
  ) && unorderedWorth(week, days) > Number.NEGATIVE_INFINITY;

const stepUp = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/**
 * Minutes that a week takes which was planned without them, no less than was asked for: as they are said, and as the form would send
 * them, unless it would not keep them all the same for its weekday breakfasts. Null where all of a day is spent.
 */
export function minutesOfWeek(
  { choices, days: dayOf }: Programme,
  days: readonly PlannedDay[],
  asked: CookingRules | null,
): { readonly said: Minutes; readonly minutes: Minutes | undefined } | null {
  if (!asked) return null;
  const most = { weekday: 0, weekend: 0 };
  let isLongBreakfast = false;
  for (const { kind, menu } of days) {
    const cooked = cookedIn(menu, choices);
    const total = sumOf(cooked, 'minutes');
    if (!isWeekday(dayOf[kind]?.[0] ?? 0)) {
      most.weekend = Math.max(most.weekend, total);
      continue;
    }
    const hands = sumOf(cooked, 'handsOn');
    let minutes = stepUp(Math.max(total, asked.weekday >= noLimit ? 0 : asked.weekday));
    while (minutes < noLimit && handsOnWithin(minutes) < hands) minutes += 5;
    most.weekday = Math.max(most.weekday, minutes);
    isLongBreakfast ||= cooked.some(
      ({ meal, dish }) => meal === 0 && dish.minutes > usualRules.breakfast,
    );
  }
  const weekend = asked.weekend >= noLimit ? most.weekend : Math.max(most.weekend, asked.weekend);
  const said = { weekday: most.weekday, weekend: stepUp(weekend) };
  if (Math.max(said.weekday, said.weekend) >= noLimit) return null;
  const minutes = {
    weekday: asked.weekday >= noLimit ? noLimit : said.weekday,
    weekend: asked.weekend >= noLimit ? noLimit : said.weekend,
  };
  return { said, minutes: isLongBreakfast ? undefined : minutes };
}
