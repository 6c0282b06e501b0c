// Which limits the days of a week do not keep, of the person and of each who eats along.
import { placeInWeek, type Weekday, weekdays } from '../../../../domain/calendar.ts';
import type { PlanReport, SavedPlan } from '../../../../machines/shared/plans.ts';
import { fill } from '../../../texts/fill.ts';
import { weekdayText } from '../../../texts/format.ts';
import { planner } from '../texts/en.ts';
import { report as words } from '../texts/report.en.ts';
import { nutrientName } from './nutrientName.ts';

type Priority = 'hard' | 'soft';
type Figures = PlanReport['days'][number]['figures'];

const missedIn = (figures: Figures, wanted: Priority): string[] =>
  figures
    .filter(({ met, priority }) => !met && (priority === 'hard') === (wanted === 'hard'))
    .map(nutrientName);

/** What is not kept on a day, of limits or of aims: 'sodium', 'Ama: sodium'. */
export function missedOn(
  { days, members = [] }: PlanReport,
  day: Weekday,
  wanted: Priority,
): { readonly own: string[]; readonly others: string[] } {
  const figuresOf = (all: readonly { readonly day: string; readonly figures: Figures }[]) =>
    all.find((each) => each.day === day)?.figures ?? [];
  return {
    own: missedIn(figuresOf(days), wanted),
    others: members
      .filter(({ counted }) => counted === 'planned')
      .flatMap((member) =>
        missedIn(figuresOf(member.days), wanted).map((what) =>
          fill(planner.named, { name: member.name, what }),
        ),
      ),
  };
}

const daysFrom = (startDate: string): Weekday[] => {
  const first = placeInWeek(startDate);
  return [...weekdays.slice(first), ...weekdays.slice(0, first)];
};

/** 'fibre (Monday, Friday)'; empty where every day meets every aim that no limit of the day is missed for. */
export function aimsMissed({ report, startDate }: SavedPlan): string[] {
  if (!report) return [];
  const daysOf = new Map<string, Weekday[]>();
  for (const day of daysFrom(startDate)) {
    const [limits, aims] = [missedOn(report, day, 'hard'), missedOn(report, day, 'soft')];
    const atMeals = (report.days.find((each) => each.day === day)?.meals ?? []).map(nutrientName);
    const names = new Set([...atMeals, ...aims.own, ...aims.others]);
    for (const name of names)
      if (![...limits.own, ...limits.others].includes(name))
        daysOf.set(name, [...(daysOf.get(name) ?? []), day]);
  }
  return [...daysOf].map(([name, days]) =>
    fill(words.aimOn, {
      name,
      days:
        days.length === weekdays.length
          ? words.everyDay
          : days.map((day) => weekdayText(day)).join(', '),
    }),
  );
}

/** 'Wednesday (sodium)', from the plan's first day on; empty where every day keeps every limit. */
export function daysOutside({ report, startDate }: SavedPlan): string[] {
  if (!report) return [];
  return daysFrom(startDate).flatMap((day) => {
    const { own, others } = missedOn(report, day, 'hard');
    const names = [...new Set([...own, ...others])];
    return names.length > 0
      ? [fill(words.dayOutside, { day: weekdayText(day), names: names.join(', ') })]
      : [];
  });
}
