// The planner's address: what it says of what is looked at, and what it leads to.
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { planLibraryMachine } from '../../machines/planner/planLibrary.machine.ts';
import type { PlannerLoad, SavedPlan, UnreadPlans } from '../../machines/shared/plans.ts';
import { createViewAddress } from '../../src/features/planner/actors/viewAddress.ts';
import { viewStateIn, queryOf } from '../../src/features/planner/actors/viewAddressParts.ts';
import { household, limits, newest, older as earlier } from '../model/samples/plans.ts';

/** Made before the newest, for the week before it. */
const older: SavedPlan = { ...earlier, createdAt: 0 };

/** A browser's history: entries, of which one is shown; going back is told later. */
function browser(search: string) {
  const entries = [{ search, state: null as unknown }];
  let at = 0;
  let hear = (): void => undefined;
  const searchOf = (address: string) => address.replace(/^[^?]*/, '');
  const go = (to: number): void => {
    at = to;
    hear();
  };
  const location = {
    pathname: '/planner',
    get search() {
      return entries[at]!.search;
    },
  };
  const history = {
    get state() {
      return entries[at]!.state;
    },
    pushState(state: unknown, _: string, address: string) {
      entries.splice(at + 1, entries.length, { search: searchOf(address), state });
      at += 1;
    },
    replaceState(state: unknown, _: string, address: string) {
      entries[at] = { search: searchOf(address), state };
    },
    back: () => void setTimeout(() => go(at - 1)),
  };
  return {
    entries,
    location,
    history,
    onBack: (listener: () => void) => ((hear = listener), () => undefined),
  };
}
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 5));

interface Visit {
  search?: string;
  plans?: readonly SavedPlan[];
  isWide?: boolean;
  kept?: string;
}
async function visit({ search = '', plans = [newest, older], isWide = false, kept }: Visit = {}) {
  const world = browser(search);
  const settings = new Map(kept === undefined ? [] : [['planner_view', kept]]);
  const storage = {
    readSetting: (name: string) => settings.get(name) ?? null,
    writeSetting: (name: string, text: string) => void settings.set(name, text),
  };
  const idle = fromCallback(() => undefined) as never;
  const planner = createActor(
    planLibraryMachine.provide({
      actors: {
        viewAddress: createViewAddress(
          { storage: storage as never },
          { ...world, isWide: () => isWide },
        ),
        readCopiedPlans: fromPromise<PlannerLoad | null>(async () => null),
        fetchPlans: fromPromise<PlannerLoad | UnreadPlans>(async () => ({
          plans,
          before: null,
          today: '2026-01-05',
          household,
        })),
        weekDays: idle,
        planGeneration: idle,
        mealEditing: idle,
        shopping: idle,
        weekSheet: idle,
        calendarLink: idle,
        tutorial: idle,
      },
    }),
    { input: { limits } },
  ).start();
  await settled();
  const does = async (...events: Parameters<typeof planner.send>[0][]) => {
    for (const event of events) planner.send(event);
    await settled();
  };
  const back = async () => {
    world.history.back();
    await settled();
  };
  const table = () => JSON.stringify((planner.getSnapshot().value as { table: unknown }).table);
  return { planner, world, settings, does, back, table, search: () => world.location.search };
}

test('what is usual is not said; another week and another day are, without an entry of their own', async () => {
  const { does, search, world } = await visit();
  expect(search()).toBe('');
  await does({ type: 'previousPlan.chosen' }, { type: 'day.chosen', weekday: 'Friday' });
  expect(search()).toBe('?week=2025-12-29&day=Friday');
  await does({ type: 'nextPlan.chosen' }, { type: 'day.chosen', weekday: 'Monday' });
  expect(search()).toBe('');
  expect(world.entries).toHaveLength(1);
});

test('an address leads to its week, its day and what lies open', async () => {
  const { planner, table, search } = await visit({
    search: '?week=2025-12-29&day=Friday&open=shopping',
  });
  expect(planner.getSnapshot().context).toMatchObject({ currentId: older.id, weekday: 'Friday' });
  expect(table()).toBe('"shopping"');
  expect(search()).toBe('?week=2025-12-29&day=Friday&open=shopping');
});

test.each([
  ['?open=cook-Monday-lunch', '"cooking"'],
  ['?open=edit-Monday-lunch', '"editing"'],
  ['?open=edit-Tuesday-lunch', '"editing"'],
  ['?open=saved', '{"savedPlans":"listing"}'],
  ['?open=manage', '"managing"'],
  ['?open=new', '"creating"'],
  ['?open=cook-Tuesday-lunch', '{"browsing":"resting"}'],
  ['?open=cook-Someday-lunch', '{"browsing":"resting"}'],
  ['?open=toString', '{"browsing":"resting"}'],
  ['?week=soon&day=Someday', '{"browsing":"resting"}'],
])('%s', async (search, state) => {
  expect((await visit({ search })).table()).toBe(state);
});

test('an empty place is added to, a meal is rewritten', async () => {
  const edits = await Promise.all(
    ['?open=edit-Monday-lunch', '?open=edit-Tuesday-lunch'].map(
      async (search) => (await visit({ search })).planner.getSnapshot().context.edit?.kind,
    ),
  );
  expect(edits).toEqual(['rewrite', 'add']);
});

test('what opens has an entry, and goes with it; closed by its button, the entry goes too', async () => {
  const { does, back, table, world, search } = await visit();
  await does({ type: 'shopping.opened' });
  expect(world.entries.map((entry) => entry.search)).toEqual(['', '?open=shopping']);
  await back();
  expect([table(), search()]).toEqual(['{"browsing":"resting"}', '']);
  await does({
    type: 'edit.begun',
    edit: { kind: 'rewrite', place: { day: 'Monday', slot: 'lunch' } },
  });
  expect(search()).toBe('?open=edit-Monday-lunch');
  await back();
  expect(search()).toBe('');
  await does({ type: 'savedPlans.opened' }, { type: 'panel.closed' });
  expect([search(), world.location.search]).toEqual(['', '']);
});

test.each([
  ['sheet.opened', 'print', '"sheet"'],
  ['calendar.opened', 'calendar', '"calendar"'],
] as const)(
  '%s has an entry too: Back closes it, and stays on the planner',
  async (type, name, open) => {
    const { does, back, table, world, search } = await visit();
    await does({ type });
    expect(world.entries.map((entry) => entry.search)).toEqual(['', `?open=${name}`]);
    await back();
    expect([table(), search()]).toEqual(['{"browsing":"resting"}', '']);
    const again = await visit({ search: `?week=2025-12-29&open=${name}` });
    expect(again.table()).toBe(open);
    await again.does({ type: 'panel.closed' });
    expect(again.search()).toBe('?week=2025-12-29');
  },
);

test('closed where nothing lies below, the address stays on its entry', async () => {
  const { does, search, world } = await visit({ search: '?open=shopping' });
  await does({ type: 'panel.closed' });
  expect([search(), world.entries.length]).toEqual(['', 1]);
});

test('what else stands in the address stays', () => {
  expect(queryOf({ week: '2026-01-05', day: null, panel: null }, '?lang=fr&open=new')).toBe(
    '?lang=fr&week=2026-01-05',
  );
  expect(viewStateIn('?week=2026-01-08').week).toBe('2026-01-05');
  expect(viewStateIn('?week=2026-02-31').week).toBeNull();
});

describe('the view', () => {
  const layoutOf = async (options: Visit) =>
    (await visit(options)).planner.getSnapshot().context.layout;

  test('a board where seven days have room, days where they have not; the chosen one stays', async () => {
    expect(await layoutOf({ isWide: true })).toBe('week');
    expect(await layoutOf({ isWide: false })).toBe('day');
    expect(await layoutOf({ isWide: true, kept: 'day' })).toBe('day');
    expect(await layoutOf({ isWide: false, kept: 'week' })).toBe('week');
  });

  test('what is chosen by the switch is kept, what a panel brings is not', async () => {
    const { does, settings } = await visit();
    await does({ type: 'managing.opened' }, { type: 'planEdit.chosen', id: newest.id });
    expect(settings.get('planner_view')).toBeUndefined();
    await does({ type: 'layout.chosen', layout: 'day' });
    expect(settings.get('planner_view')).toBe('day');
  });
});
