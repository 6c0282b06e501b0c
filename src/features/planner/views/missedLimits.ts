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

/** So many aims are named at the top; the figures of all stand below. */
const namedAims = 3;

/** 'fibre (every day), fat (2 of 7 days) and 1 more', the most often missed first; undefined where every day meets every aim that no limit of the day is missed for. */
export function aimsMissed({ report, startDate }: SavedPlan): string | undefined {
  if (!report) return undefined;
  const counts = new Map<string, number>();
  for (const day of daysFrom(startDate)) {
    const [limits, aims] = [missedOn(report, day, 'hard'), missedOn(report, day, 'soft')];
    const atMeals = (report.days.find((each) => each.day === day)?.meals ?? []).map(nutrientName);
    for (const name of new Set([...atMeals, ...aims.own, ...aims.others]))
      if (![...limits.own, ...limits.others].includes(name))
        counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  const names = sorted
    .slice(0, namedAims)
    .map(([name, days]) =>
      fill(words.aimOn, {
        name,
        days: days === weekdays.length ? words.everyDay : fill(words.someDays, { days }),
      }),
    )
    .join(', ');
  const more = sorted.length - namedAims;
  if (names === '') return undefined;
  return more > 0 ? fill(words.moreAims, { names, more }) : names;
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
