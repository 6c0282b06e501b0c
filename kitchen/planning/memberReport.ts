// What a week is for each at the table beside the asking person, against their own limits at their own portion.
import type { MemberReport } from '../../contract/figures.ts';
import { figuresOf } from './figures.ts';
import { relaxedMeals } from './relaxed.ts';
import { peopleNote, tableNote } from './reportNotes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { hasPlanned } from './mealsOut.ts';
import type { ReportOn } from './report.ts';
import type { Understanding } from '../types.ts';
import type { PeopleAtTable } from './table.ts';

/** 'For you, Ama and 2 guests'. */
export function forWhom({ members, heads }: Pick<PeopleAtTable, 'members' | 'heads'>): KitchenNote {
  const cookedFor = members.filter(({ portion }) => portion > 0).map(({ name }) => name);
  if (members.length === 0) return peopleNote(heads);
  return tableNote(cookedFor, Math.max(0, heads - 1 - cookedFor.length));
}

export function membersOf(on: ReportOn): MemberReport[] {
  return on.atTable.members.map((member) => {
    const { name, counted, portion, understanding, clinic, needs, rules } = member;
    const about = {
      name,
      counted,
      portion,
      notes: [...understanding.notes, ...(needs?.assumed ?? []), ...(needs?.left ?? [])],
      leaves_out: !rules.isFree,
      ...(clinic.length > 0 ? { clinic: [...clinic] } : {}),
    };
    if (!needs) return { ...about, days: [], week: [], relaxed: [] };
    const figures = figuresOf(on.week, on.choices, needs, portion);
    return {
      ...about,
      energy_kcal: Math.round(needs.energyKcal),
      days: figures.days.filter((_, day) => hasPlanned(on.week[day] ?? [], on.choices)),
      week: figures.week,
      relaxed: [...figures.relaxed, ...relaxedMeals({ ...on, needs }, portion)],
    };
  });
}

/** What a report says of words of anybody's health that were not understood; nothing where all were. */
export function notUnderstoodAt(
  own: Pick<Understanding, 'person'>,
  { members }: Pick<PeopleAtTable, 'members'>,
): { not_understood_health?: string[] } {
  const words = [
    ...own.person.notUnderstood,
    ...members.flatMap(({ name, understanding }) =>
      understanding.person.notUnderstood.map((text) => `${name}: ${text}`),
    ),
  ];
  return words.length > 0 ? { not_understood_health: words } : {};
}
