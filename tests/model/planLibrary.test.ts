import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, fromCallback, fromPromise } from 'xstate';
import { planLibraryMachine } from '../../machines/planner/planLibrary.machine.ts';
import type {
  DaysWanted,
  OlderPlans,
  PlannerLoad,
  PlanReport,
  RestoreResult,
  SavedPlan,
  SaveResult,
  Undo,
  UnreadPlans,
} from '../../machines/shared/plans.ts';
import { planLibrary } from './samples/planLibrary.ts';
import { household, limits, newest } from './samples/plans.ts';
import { testChart } from './testChart.ts';

testChart(planLibrary);

// The table says where each event leads; here is which weeks are there afterwards, and which is looked at.
describe('the weeks and the one that is looked at', () => {
  type Event = EventFromLogic<typeof planLibraryMachine>;
  const week = (id: string, startDate: string, more: Partial<SavedPlan> = {}): SavedPlan => ({
    ...newest,
    id,
    name: id,
    startDate,
    ...more,
  });
  const [march, may, april] = [
    week('3', '2026-03-02'),
    week('2', '2026-05-06'),
    week('1', '2026-04-12'),
  ];
  // Saved in this order, the last one first.
  const saved = [march, may, april];
  const load = (
    plans: readonly SavedPlan[],
    before: string | null = null,
    today = '2026-03-05',
  ): PlannerLoad => ({ plans, before, today, household });
  const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

  /** The planner that is answered in this order. */
  async function planner(
    loads: readonly (PlannerLoad | UnreadPlans)[],
    answers: {
      older?: readonly OlderPlans[];
      copies?: readonly SavedPlan[];
      restored?: readonly RestoreResult[];
      copied?: PlannerLoad;
    } = {},
  ) {
    const left = {
      loads: [...loads],
      older: [...(answers.older ?? [])],
      copies: [...(answers.copies ?? [])],
      restored: [...(answers.restored ?? [])],
    };
    const never = new Promise<never>(() => undefined);
    const restoring: Undo[] = [];
    const asked: string[] = [];
    const actor = createActor(
      planLibraryMachine.provide({
        actors: {
          weekDays: fromCallback<DaysWanted>(({ receive }) => {
            receive(({ planId }) => void asked.push(planId));
          }) as never,
          readCopiedPlans: fromPromise<PlannerLoad | null>(async () => answers.copied ?? null),
          fetchPlans: fromPromise<PlannerLoad | UnreadPlans>(
            async () => left.loads.shift() ?? never,
          ),
          fetchOlderPlans: fromPromise<OlderPlans, { before: string }>(
            async () => left.older.shift() ?? never,
          ),
          duplicatePlan: fromPromise<SaveResult, { planId: string }>(async () => ({
            outcome: 'saved',
            plan: left.copies.shift() ?? (await never),
          })),
          deletePlan: fromPromise<void, { planId: string }>(async () => undefined),
          clearPlans: fromPromise<Undo>(async () => ({ kind: 'clearing', id: 'c' })),
          restoreChange: fromPromise<RestoreResult, Undo>(async ({ input }) => {
            restoring.push(input);
            return left.restored.shift() ?? never;
          }),
        },
      }),
      { input: { limits } },
    ).start();
    await settle();
    return {
      restoring,
      asked,
      plan: (id: string) => actor.getSnapshot().context.plans.find((each) => each.id === id),
      seen: () => {
        const { plans, currentId, week: monday, weekday, undo } = actor.getSnapshot().context;
        return { plans: plans.map(({ id }) => id).join(), currentId, monday, weekday, undo };
      },
      can: (event: Event) => actor.getSnapshot().can(event),
      does: async (...events: readonly Event[]) => {
        for (const event of events) {
          actor.send(event);
          await settle();
        }
      },
    };
  }

  test('what another tab made of the week stands there when this one is shown again, and the day that was looked at stays', async () => {
    const changed = { ...may, version: 2, mealPlan: [] };
    const { plan, seen, does } = await planner([load([may, april]), load([changed, april])]);
    await does({ type: 'day.chosen', weekday: 'Friday' });
    expect(plan('2')).toEqual(may);
    await does({ type: 'tab.shown' });
    expect(plan('2')).toEqual(changed);
    expect(seen()).toMatchObject({ currentId: '2', weekday: 'Friday' });
  });

  test('PLAN-14: at first the last saved week is looked at, on the weekday of today; its Monday counts, whatever day it starts on', async () => {
    expect((await planner([load([may, april], null, '2026-03-08')])).seen()).toMatchObject({
      plans: '2,1',
      currentId: '2',
      monday: '2026-05-04',
      weekday: 'Sunday',
    });
    expect((await planner([load([april], null, '2026-03-09')])).seen()).toMatchObject({
      currentId: '1',
      monday: '2026-04-06',
      weekday: 'Monday',
    });
    expect((await planner([load([], null, '2026-03-07')])).seen()).toMatchObject({
      plans: '',
      currentId: null,
      monday: '2026-03-02',
      weekday: 'Saturday',
    });
  });

  test('PLAN-14: the most recent plan is the one with the latest created_at, whatever the order of the list', async () => {
    const made = [
      { ...march, createdAt: '2026-02-01T10:00:00.000Z' },
      { ...may, createdAt: Date.UTC(2026, 3, 1) },
      { ...april, createdAt: '2026-03-01T10:00:00.000Z' },
    ];
    for (const plans of [made, [...made].reverse()])
      expect((await planner([load(plans)])).seen()).toMatchObject({
        currentId: '2',
        monday: '2026-05-04',
      });
  });

  test('PLAN-15: where the list did not come a new plan is for the week of today; the first list that comes sets the current one', async () => {
    const { seen, can, does } = await planner([
      { error: new Error('offline'), today: '2026-03-07' },
      load([may, april]),
    ]);
    expect(seen()).toMatchObject({ plans: '', monday: '2026-03-02', weekday: 'Saturday' });
    expect(can({ type: 'creation.opened' })).toBe(true);
    await does({ type: 'loading.retried' });
    expect(seen()).toMatchObject({ currentId: '2', monday: '2026-05-04', weekday: 'Saturday' });
  });

  test("PLAN-05: before and after are by the weeks' dates, not by when they were saved", async () => {
    const { seen, can, does } = await planner([load(saved)]);
    const steps: unknown[] = [];
    const note = () =>
      steps.push([
        seen().currentId,
        can({ type: 'previousPlan.chosen' }),
        can({ type: 'nextPlan.chosen' }),
      ]);
    note();
    for (const type of ['nextPlan.chosen', 'nextPlan.chosen', 'previousPlan.chosen'] as const) {
      await does({ type });
      note();
    }
    expect(steps).toEqual([
      ['3', false, true],
      ['1', true, true],
      ['2', true, false],
      ['1', true, true],
    ]);
    expect(seen().monday).toBe('2026-04-06');
  });

  test.each<[string, string | null, string, string]>([
    ['2026-05-04', '2', '2026-05-04', 'Monday'],
    ['2026-05-10', '2', '2026-05-04', 'Sunday'],
    ['2026-05-11', null, '2026-05-11', 'Monday'],
    ['2026-05-03', null, '2026-04-27', 'Sunday'],
    ['2026-04-09', '1', '2026-04-06', 'Thursday'],
  ])(
    'PLAN-12: %s belongs to the plan %s and the week of %s, and is a %s',
    async (date, currentId, monday, weekday) => {
      const { seen, does, can } = await planner([load(saved)]);
      await does({ type: 'savedPlans.opened' }, { type: 'week.chosen', date });
      expect(seen()).toMatchObject({ currentId, monday, weekday });
      if (currentId === null)
        expect([can({ type: 'previousPlan.chosen' }), can({ type: 'nextPlan.chosen' })]).toEqual([
          false,
          false,
        ]);
    },
  );

  test.each(['', '2026-99-01', 'x2026-05-04', '2026-05-04x', '4 May 2026'])(
    'no week is chosen by %j',
    async (date) => {
      const { seen, does, can } = await planner([load(saved)]);
      await does({ type: 'savedPlans.opened' });
      expect(can({ type: 'week.chosen', date })).toBe(false);
      await does({ type: 'week.chosen', date });
      expect(seen().currentId).toBe('3');
    },
  );

  test('PLAN-14: the first page comes with the newest, the older ones go behind it, and nothing is there twice', async () => {
    const { seen } = await planner([load([march, may], '2')], {
      older: [
        { plans: [may, april], before: '1' },
        { plans: [], before: null },
      ],
    });
    expect(seen()).toMatchObject({ plans: '3,2,1', currentId: '3' });
  });

  test('looked at again, the list is as the server has it: what is older than its first page stays, what is gone from it goes', async () => {
    const fresh = week('4', '2026-06-01');
    const { seen, does } = await planner([load([march, may], '2'), load([fresh, march], '3')], {
      older: [{ plans: [april], before: null }],
    });
    expect(seen().plans).toBe('3,2,1');
    await does({ type: 'settings.changed' });
    expect(seen()).toMatchObject({ plans: '4,3,2,1', currentId: '3' });
  });

  test('looked at again, a week that is gone gives way to the first; where none was looked at, none is', async () => {
    const gone = await planner([load(saved), load([may])]);
    await gone.does({ type: 'settings.changed' });
    expect(gone.seen()).toMatchObject({
      plans: '2',
      currentId: '2',
      monday: '2026-05-04',
      weekday: 'Thursday',
    });
    const empty = await planner([load(saved), load(saved, null, '2026-03-06')]);
    await empty.does(
      { type: 'savedPlans.opened' },
      { type: 'week.chosen', date: '2026-07-02' },
      { type: 'panel.closed' },
      { type: 'settings.changed' },
    );
    expect(empty.seen()).toMatchObject({
      currentId: null,
      monday: '2026-06-29',
      weekday: 'Thursday',
    });
  });

  test('PLAN-14: a copy comes first and is looked at', async () => {
    const { seen, does } = await planner([load(saved)], { copies: [week('9', '2026-05-13')] });
    await does({ type: 'savedPlans.opened' }, { type: 'copy.asked', id: '2' });
    expect(seen()).toMatchObject({ plans: '9,3,2,1', currentId: '9', monday: '2026-05-11' });
  });

  test('PLAN-14: of a deleted week nothing is left but its undo; the first one takes its place, another that is looked at stays', async () => {
    const other = await planner([load(saved)]);
    await other.does(
      { type: 'savedPlans.opened' },
      { type: 'deletion.asked', id: '2' },
      { type: 'deletion.confirmed' },
    );
    expect(other.seen()).toMatchObject({
      plans: '3,1',
      currentId: '3',
      monday: '2026-03-02',
      undo: { kind: 'deletion', id: '2' },
    });
    const own = await planner([load(saved)], {
      restored: [{ outcome: 'restored', plans: [march] }],
    });
    await own.does(
      { type: 'savedPlans.opened' },
      { type: 'deletion.asked', id: '3' },
      { type: 'deletion.confirmed' },
    );
    expect(own.seen()).toMatchObject({ plans: '2,1', currentId: '2', monday: '2026-05-04' });
    await own.does({ type: 'undo.chosen' });
    expect(own.restoring).toEqual([{ kind: 'deletion', id: '3' }]);
    expect(own.seen()).toMatchObject({
      plans: '3,2,1',
      currentId: '3',
      monday: '2026-03-02',
      undo: null,
    });
  });

  test('PLAN-14: all that was cleared comes back in its order, the first of it looked at', async () => {
    const { seen, does } = await planner([load(saved, '1')], {
      older: [],
      restored: [{ outcome: 'restored', plans: [may, april] }],
    });
    await does(
      { type: 'savedPlans.opened' },
      { type: 'clearing.asked' },
      { type: 'clearing.confirmed' },
    );
    expect(seen()).toMatchObject({
      plans: '',
      currentId: null,
      undo: { kind: 'clearing', id: 'c' },
    });
    await does({ type: 'undo.chosen' });
    expect(seen()).toMatchObject({
      plans: '2,1',
      currentId: '2',
      monday: '2026-05-04',
      undo: null,
    });
  });

  test('what is undone of a week that is still there takes the place it had', async () => {
    const before = { ...may, version: 7 };
    const { seen, does } = await planner([load(saved)], {
      restored: [{ outcome: 'restored', plans: [before] }],
    });
    await does(
      { type: 'savedPlans.opened' },
      { type: 'deletion.asked', id: '3' },
      { type: 'deletion.confirmed' },
      { type: 'undo.chosen' },
    );
    expect(seen()).toMatchObject({ plans: '2,1', currentId: '2' });
  });

  const head = (plan: SavedPlan, more: Partial<SavedPlan> = {}): SavedPlan => ({
    ...plan,
    mealPlan: [],
    trimmed: true,
    ...more,
  });
  const fetched = (plan: SavedPlan): Event => ({ type: 'days.fetched', plan });

  test('PLAN-05: the days of the week that is looked at come first, then those of the weeks that the arrows lead to', async () => {
    // By their dates: march, april, may.
    const { asked, does, can, plan } = await planner([load([march, head(may), head(april)])]);
    expect(asked).toEqual(['1']);
    await does({ type: 'nextPlan.chosen' });
    expect(can({ type: 'shopping.opened' })).toBe(false);
    expect(can({ type: 'edit.begun', edit: { kind: 'regenerate' } })).toBe(false);
    await does(fetched(april));
    expect(can({ type: 'shopping.opened' })).toBe(true);
    expect(plan('1')?.mealPlan).toBe(april.mealPlan);
    expect(asked).toEqual(['1', '2']);
    await does({ type: 'nextPlan.chosen' }, fetched(may), { type: 'previousPlan.chosen' });
    expect(asked).toEqual(['1', '2']);
  });

  test('PLAN-05: whoever goes on before the days have come has those of the next week asked for', async () => {
    const { asked, does } = await planner([load([march, head(may), head(april)])]);
    await does({ type: 'nextPlan.chosen' }, { type: 'nextPlan.chosen' });
    expect(asked).toEqual(['1', '2']);
  });

  test('looked at again, days that are here stay; those that were changed elsewhere stay until the newer ones come', async () => {
    const newer = { ...april, mealPlan: [], version: 2 };
    const { asked, does, plan } = await planner([
      load([march, may, april]),
      load([march, head(may), head(april, { version: 2, name: 'Spring' })]),
    ]);
    await does({ type: 'settings.changed' });
    expect(plan('2')?.mealPlan).toBe(may.mealPlan);
    expect(plan('1')).toMatchObject({ name: 'Spring', version: 1, outdated: true });
    expect(plan('1')?.mealPlan).toBe(april.mealPlan);
    expect(asked).toEqual(['1']);
    await does(fetched(newer));
    expect(plan('1')).toBe(newer);
  });

  const report = { days: [], assumed: [], notes: [], limits: [] } as never as PlanReport;
  const unfit: PlanReport = { ...report, unfit: [{ day: 'Monday', slot: 'breakfast' }] };
  const upcoming = { endDate: '2026-03-08', report };

  test('what does not fit since the settings were changed is marked at once, though the days are the same', async () => {
    const known = { ...march, ...upcoming };
    const { does, plan } = await planner([load([known]), load([{ ...known, report: unfit }])]);
    await does({ type: 'settings.changed' });
    expect(plan('3')).toEqual({ ...known, report: unfit, outdated: false });
    expect(plan('3')?.mealPlan).toBe(march.mealPlan);
  });

  test('of a week whose head alone comes again it is asked whether its meals still fit; not of one that is over', async () => {
    const [known, over] = [
      { ...march, ...upcoming },
      { ...april, endDate: '2026-03-03', report },
    ];
    const { asked, does, plan } = await planner([
      load([known, over]),
      load([head(known), head(over)]),
    ]);
    await does({ type: 'route.entered' });
    expect(asked).toEqual(['3']);
    expect(plan('3')).toMatchObject({ outdated: true, mealPlan: march.mealPlan, report });
    await does(fetched({ ...known, report: unfit }));
    expect(plan('3')?.report).toBe(unfit);
    expect(plan('1')).toBe(over);
    expect(asked).toEqual(['3']);
  });

  test('days that come late write nothing over that was changed meanwhile', async () => {
    const { does, plan } = await planner([load([march, may])]);
    await does(fetched({ ...march, mealPlan: [] }), fetched(april));
    expect(plan('3')).toBe(march);
    expect(plan('1')).toBeUndefined();
  });

  test("PLAN-14: this device's copy is looked at until the server is heard; the newest then takes its place", async () => {
    const fresh = week('4', '2026-06-01');
    const { seen } = await planner([load([fresh, march])], { copied: load([march, may]) });
    expect(seen()).toMatchObject({ plans: '4,3', currentId: '4', monday: '2026-06-01' });
    const before = await planner([], { copied: load([march, may]) });
    expect(before.seen()).toMatchObject({ plans: '3,2', currentId: '3', monday: '2026-03-02' });
  });

  test('PLAN-14: who has chosen another week of the copy stays there', async () => {
    let answer = (_load: PlannerLoad) => {};
    const slow = new Promise<PlannerLoad>((resolve) => (answer = resolve));
    const actor = createActor(
      planLibraryMachine.provide({
        actors: {
          weekDays: fromCallback(() => undefined) as never,
          readCopiedPlans: fromPromise<PlannerLoad | null>(async () => load([march, may])),
          fetchPlans: fromPromise<PlannerLoad | UnreadPlans>(() => slow),
        },
      }),
      { input: { limits } },
    ).start();
    await settle();
    actor.send({ type: 'nextPlan.chosen' });
    answer(load([week('4', '2026-06-01'), march, may]));
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ currentId: '2', isRecalled: false });
  });

  test('a week that is not there can be neither chosen, copied nor deleted', async () => {
    const { can, does } = await planner([load(saved)]);
    await does({ type: 'savedPlans.opened' });
    expect(
      (['planEdit.chosen', 'copy.asked', 'deletion.asked'] as const).map((type) => [
        can({ type, id: '2' }),
        can({ type, id: '7' }),
      ]),
    ).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
  });
});

describe('the week that a new plan is for', () => {
  const plan = (startDate: string, more: Partial<SavedPlan> = {}): SavedPlan => ({
    ...newest,
    id: startDate,
    startDate,
    ...more,
  });
  /** What the form starts with, where it is opened on this day with these plans. */
  async function occasion(today: string, plans: readonly SavedPlan[], looked?: string) {
    const inputs: unknown[] = [];
    const actor = createActor(
      planLibraryMachine.provide({
        actors: {
          weekDays: fromCallback(() => undefined) as never,
          readCopiedPlans: fromPromise<PlannerLoad | null>(async () => null),
          fetchPlans: fromPromise<PlannerLoad | UnreadPlans>(async () => ({
            plans,
            before: null,
            today,
            household,
          })),
          planGeneration: fromCallback(({ input }) => void inputs.push(input)) as never,
        },
      }),
      { input: { limits } },
    ).start();
    await new Promise<void>((resolve) => void setTimeout(resolve));
    if (looked !== undefined) {
      actor.send({ type: 'savedPlans.opened' });
      actor.send({ type: 'week.chosen', date: looked });
    }
    actor.send({ type: 'creation.opened' });
    return inputs[0];
  }

  test.each<[string, string, readonly string[], string | undefined, string]>([
    ['on a Monday this week', '2026-11-23', [], undefined, '2026-11-23'],
    ['on a Tuesday the next', '2026-11-24', [], undefined, '2026-11-30'],
    ['on a Sunday the next, not six days that are over', '2026-11-29', [], undefined, '2026-11-30'],
    [
      'the first without a plan',
      '2026-11-29',
      ['2026-11-30', '2026-12-14'],
      undefined,
      '2026-12-07',
    ],
    ['the one that is looked at', '2026-11-24', [], '2026-12-17', '2026-12-14'],
    ['not one that is over, though looked at', '2026-11-24', [], '2026-11-10', '2026-11-30'],
    ['not one that has begun, though looked at', '2026-11-24', [], '2026-11-26', '2026-11-30'],
  ])('%s', async (_what, today, planned, looked, week) => {
    expect(
      await occasion(
        today,
        planned.map((date) => plan(date)),
        looked,
      ),
    ).toMatchObject({
      week,
      today,
      planned,
    });
  });

  test('what the plan made last was made from is handed on, plans made by hand left out', async () => {
    const basis = { location: 'Ghana', budget: 800, rules: { weekday_minutes: 30 } };
    expect(
      await occasion('2026-11-24', [
        plan('2026-11-16', { createdAt: 3, basis: null }),
        plan('2026-11-02', { createdAt: 2, basis }),
        plan('2026-11-09', { createdAt: 1, basis: { location: 'Nigeria', budget: 1 } }),
      ]),
    ).toMatchObject({ remembered: basis });
    expect(await occasion('2026-11-24', [plan('2026-11-16')])).toMatchObject({ remembered: null });
  });
});
