// What the planner's address says: the week, the day, and what lies open over them.
import type { EventFrom, SnapshotFrom } from 'xstate';
import { isRealDate, mondayOf, type Weekday, weekdays } from '../../../../domain/calendar.ts';
import { type Slot, slots } from '../../../../domain/slots.ts';
import type { planLibraryMachine } from '../../../../machines/planner/planLibrary.machine.ts';
import type { Place } from '../../../../machines/shared/plans.ts';

type Snapshot = SnapshotFrom<typeof planLibraryMachine>;

export interface ViewState {
  /** The Monday; null: the one that is looked at by itself. */
  readonly week: string | null;
  readonly day: Weekday | null;
  /** 'shopping', 'cook-Tuesday-lunch'; null: nothing lies open. */
  readonly panel: string | null;
}

const keys = { week: 'week', day: 'day', panel: 'open' } as const;

export function viewStateIn(search: string): ViewState {
  const said = new URLSearchParams(search);
  const week = said.get(keys.week) ?? '';
  return {
    week: /^\d{4}-\d\d-\d\d$/.test(week) && isRealDate(week) ? mondayOf(week) : null,
    day: weekdays.find((each) => each === said.get(keys.day)) ?? null,
    panel: said.get(keys.panel),
  };
}

/** The query that says it; what else stands in the address stays. */
export function queryOf({ week, day, panel }: ViewState, search: string): string {
  const said = new URLSearchParams(search);
  for (const [key, value] of Object.entries({ week, day, open: panel })) {
    if (value === null) said.delete(key);
    else said.set(key, value);
  }
  const query = said.toString();
  return query === '' ? '' : `?${query}`;
}

/** By their name in the address. */
const panels = {
  shopping: 'shopping',
  saved: 'savedPlans',
  manage: 'managing',
  print: 'sheet',
  calendar: 'calendar',
  new: 'creating',
} as const;
const openings = {
  shopping: { type: 'shopping.opened' },
  saved: { type: 'savedPlans.opened' },
  manage: { type: 'managing.opened' },
  print: { type: 'sheet.opened' },
  calendar: { type: 'calendar.opened' },
  new: { type: 'creation.opened' },
} as const;
const isPanel = (name: string): name is keyof typeof panels => Object.hasOwn(panels, name);

const named = (what: string, { day, slot }: Place): string => `${what}-${day}-${slot}`;

/** What lies open; a change that is over as soon as it is saved is nothing to come back to. */
export function panelOf(snapshot: Snapshot): string | null {
  const { edit, place } = snapshot.context;
  if (snapshot.matches({ table: 'cooking' })) return place && named('cook', place);
  if (snapshot.matches({ table: 'editing' }))
    return edit?.kind === 'add' || edit?.kind === 'rewrite' ? named('edit', edit.place) : null;
  return (
    Object.keys(panels).find(
      (name) => isPanel(name) && snapshot.matches({ table: panels[name] }),
    ) ?? null
  );
}

function placeIn(panel: string): Place | null {
  const [, dayName, slotName] = panel.split('-');
  const day = weekdays.find((each) => each === dayName);
  const slot: Slot | undefined = slots.find((each) => each === slotName);
  return day && slot ? { day, slot } : null;
}

/** What opens it; null where nothing does. */
export function openingOf(
  panel: string,
  { context: { plans, currentId } }: Snapshot,
): EventFrom<typeof planLibraryMachine> | null {
  if (isPanel(panel)) return openings[panel];
  const place = placeIn(panel);
  if (place === null) return null;
  const days = plans.find(({ id }) => id === currentId)?.mealPlan ?? [];
  const hasMeal = (days.find(({ day }) => day === place.day)?.[place.slot] ?? '').trim() !== '';
  if (panel.startsWith('cook-')) return hasMeal ? { type: 'meal.opened', place } : null;
  return panel.startsWith('edit-')
    ? { type: 'edit.begun', edit: { kind: hasMeal ? 'rewrite' : 'add', place } }
    : null;
}
