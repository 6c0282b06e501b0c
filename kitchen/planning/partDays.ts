// Days of which not every meal is planned: what is there can be too much, and tells nothing of too little.
import type { Figure } from '../../contract/figures.ts';
import type { PlanReport } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Menu } from './menu.ts';
import type { Choice } from './programme.ts';
import { meals } from './worth.ts';

/** A whole day: what is more is a treat. */
const mainMeals = meals.flatMap((meal, i) => (meal === 'snack' ? [] : [i]));

const hasMainMeals = (menu: Menu, choices: readonly Choice[]): boolean =>
  mainMeals.every((meal) => [...menu].some((id) => choices[id]?.meal === meal));

/** Whether every day has its three meals. */
export const haveMainMeals = (week: readonly Menu[], choices: readonly Choice[]): boolean =>
  week.every((menu) => hasMainMeals(menu, choices));

/** What is only less than its least is kept. */
const withoutLeast = (figure: Figure): Figure => {
  const { min, value, met } = figure;
  return { ...figure, min: null, met: met || (min !== null && value < min) };
};

/** The days of a report without the least of what is limited, where a main meal is missing; one that is eaten out counts as usual. */
export function withoutLeastOfParts(
  report: PlanReport,
  week: readonly Menu[],
  choices: readonly Choice[],
): Pick<PlanReport, 'days' | 'members'> {
  const inPart = new Set<string>(
    weekdays.filter((_, day) => !hasMainMeals(week[day] ?? Int32Array.of(), choices)),
  );
  const judged = <Day extends { readonly day: string; readonly figures: Figure[] }>(
    own: Day,
  ): Day => (inPart.has(own.day) ? { ...own, figures: own.figures.map(withoutLeast) } : own);
  return {
    days: report.days.map(judged),
    ...(report.members && {
      members: report.members.map((member) => ({ ...member, days: member.days.map(judged) })),
    }),
  };
}
