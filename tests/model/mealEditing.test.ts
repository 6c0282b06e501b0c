import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { mealEditingMachine } from '../../machines/planner/mealEditing.machine.ts';
import type { ToDrafts } from '../../machines/shared/account.ts';
import type {
  FoundMeals,
  MealDraft,
  MealPlan,
  Place,
  PlanEdit,
  PlanReport,
  ProposalResult,
  SavedPlan,
  Slot,
  UpdateResult,
} from '../../machines/shared/plans.ts';
import { akara, mealEditing } from './samples/mealEditing.ts';
import { days, limits, newest } from './samples/plans.ts';
import { testChart } from './testChart.ts';

testChart(mealEditing);

/** Nothing was typed before. */
const drafts = fromCallback<ToDrafts<MealDraft>>(() => undefined);

// The table says where a change leads; here is what it makes of the days.
describe('a change of the days', () => {
  const [monday, tuesday] = [days[0]!, days[1]!];
  const at = (day: Place['day'], slot: Slot): Place => ({ day, slot });
  const report = { days: [] } as unknown as PlanReport;
  interface Update {
    plan: SavedPlan;
    mealPlan: MealPlan;
    report: PlanReport | null;
  }

  /** What is saved of an edit, after the person has done these things. */
  async function saved(
    edit: PlanEdit,
    {
      events = [],
      plan = newest,
      found = akara,
    }: {
      events?: readonly Parameters<ReturnType<typeof start>['send']>[0][];
      plan?: SavedPlan;
      found?: FoundMeals;
    } = {},
  ) {
    const updates: Update[] = [];
    const actor = start(edit, plan, found, updates);
    if (edit.kind === 'add' || edit.kind === 'rewrite')
      await waitFor(actor, (snapshot) => snapshot.matches({ writing: 'choosing' }));
    const { title, ingredients } = actor.getSnapshot().context;
    for (const event of events) actor.send(event);
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(updates).toHaveLength(1);
    return { ...updates[0]!, title, ingredients, output };
  }
  function start(edit: PlanEdit, plan: SavedPlan, found: FoundMeals, updates: Update[]) {
    const actors = {
      fetchMeals: fromPromise<FoundMeals, { search: string; place: Place }>(async () => found),
      updatePlan: fromPromise<UpdateResult, Update>(async ({ input }) => {
        updates.push(input);
        return { outcome: 'saved', plan: { ...plan, version: 2 } };
      }),
      drafts,
    };
    return createActor(mealEditingMachine.provide({ actors }), {
      input: { plan, edit, limits },
    }).start();
  }
  const submit = { type: 'writing.submitted' } as const;

  test('PLAN-23: a move lets two meals change their places, with all that belongs to them', async () => {
    const { mealPlan, output } = await saved({
      kind: 'move',
      from: at('Monday', 'lunch'),
      to: at('Tuesday', 'dinner'),
    });
    expect(mealPlan).toEqual([
      { ...monday, lunch: 'Egusi soup', lunch_ingredients: [], lunch_meal: null },
      {
        ...tuesday,
        dinner: monday.lunch,
        dinner_ingredients: monday.lunch_ingredients,
        dinner_meal: { ...monday.lunch_meal, by_hand: true },
      },
    ]);
    expect(output).toEqual({ outcome: 'changed', plan: { ...newest, version: 2 } });
  });

  test('a dish that is taken out is remembered with what the week was made from', async () => {
    const { plan } = await saved({ kind: 'remove', place: at('Monday', 'lunch') });
    expect(plan.basis).toEqual({ ...newest.basis, swapped_out: ['jollof-rice'] });
    const { plan: elsewhere } = await saved({ kind: 'out', place: at('Monday', 'lunch') });
    expect(elsewhere.basis).not.toHaveProperty('swapped_out');
  });

  test('a move within a day', async () => {
    const { mealPlan } = await saved({
      kind: 'move',
      from: at('Monday', 'lunch'),
      to: at('Monday', 'snack'),
    });
    expect(mealPlan).toEqual([
      {
        ...monday,
        lunch: '',
        lunch_ingredients: [],
        lunch_meal: null,
        snack: monday.lunch,
        snack_ingredients: monday.lunch_ingredients,
        snack_meal: { ...monday.lunch_meal, by_hand: true },
      },
      tuesday,
    ]);
  });

  test.each<[Place['day'], readonly Place['day'][]]>([
    ['Wednesday', ['Monday', 'Tuesday', 'Wednesday']],
    ['Sunday', ['Monday', 'Tuesday', 'Sunday']],
  ])(
    'PLAN-21: a copy to a %s that the plan lacks makes one, in its place of the week, and leaves the meal where it was',
    async (day, order) => {
      const { mealPlan } = await saved({
        kind: 'copy',
        from: at('Monday', 'lunch'),
        to: at(day, 'dinner'),
      });
      expect(mealPlan.map((each) => each.day)).toEqual(order);
      expect(mealPlan.slice(0, 2)).toEqual(days);
      expect(mealPlan[2]).toEqual({
        day,
        breakfast: '',
        lunch: '',
        dinner: monday.lunch,
        dinner_ingredients: monday.lunch_ingredients,
        dinner_meal: { ...monday.lunch_meal, by_hand: true },
      });
    },
  );

  test.each(['Thursday', 'Friday', 'Saturday'] as const)(
    'the days of a plan stay in the order of the week around a %s',
    async (day) => {
      const plan = {
        ...newest,
        mealPlan: [{ ...monday, day }, { ...tuesday, day: 'Sunday' as const }, monday],
      };
      const { mealPlan } = await saved(
        { kind: 'copy', from: at('Monday', 'lunch'), to: at('Tuesday', 'lunch') },
        { plan },
      );
      expect(mealPlan.map((each) => each.day)).toEqual(['Monday', 'Tuesday', day, 'Sunday']);
    },
  );

  test('a meal of a day that the plan lacks is an empty one', async () => {
    const { mealPlan } = await saved({
      kind: 'copy',
      from: at('Friday', 'lunch'),
      to: at('Monday', 'dinner'),
    });
    expect(mealPlan).toEqual([
      { ...monday, dinner: '', dinner_ingredients: [], dinner_meal: null },
      tuesday,
    ]);
  });

  test('what is removed leaves nothing of its own behind', async () => {
    expect((await saved({ kind: 'remove', place: at('Monday', 'lunch') })).mealPlan[0]).toEqual({
      ...monday,
      lunch: '',
      lunch_ingredients: [],
      lunch_meal: null,
    });
  });

  test('PLAN-22: a meal that is eaten elsewhere leaves its place, and stands among the meals out', async () => {
    const place = at('Monday', 'lunch');
    const empty = { ...monday, lunch: '', lunch_ingredients: [], lunch_meal: null };
    const out = { ...place, once: true };
    for (const { plan, mealPlan } of [
      await saved({ kind: 'out', place }),
      await saved({ kind: 'rewrite', place }, { events: [{ type: 'out.chosen' }] }),
    ]) {
      expect(mealPlan[0]).toEqual(empty);
      expect(plan.basis?.rules?.skip).toEqual([out]);
    }
  });

  test('PLAN-22: a meal in a place that was eaten elsewhere is at home again, the other rules stay', async () => {
    const friday = { day: 'Friday', slot: 'dinner' } as const;
    const place = at('Tuesday', 'lunch');
    const rules = { people: 2, skip: [friday, { ...place, once: true }] };
    const plan = { ...newest, basis: { location: 'Nigeria', rules } };
    const chosen = { plan, events: [{ type: 'recipe.chosen', id: 'moi-moi' }] as const };
    const from = at('Monday', 'lunch');
    for (const change of [
      await saved({ kind: 'add', place }, chosen),
      await saved({ kind: 'copy', from, to: place }, { plan }),
      await saved({ kind: 'move', from, to: place }, { plan }),
    ])
      expect(change.plan.basis).toEqual({
        location: 'Nigeria',
        rules: { people: 2, skip: [friday] },
      });
  });

  test('PLAN-22: a lock changes nothing but the lock, back and forth; what the kitchen does not know has none', async () => {
    const meal = { ...monday.lunch_meal, locked: true };
    expect((await saved({ kind: 'lock', place: at('Monday', 'lunch') })).mealPlan).toEqual([
      { ...monday, lunch_meal: meal },
      tuesday,
    ]);
    expect((await saved({ kind: 'lock', place: at('Monday', 'dinner') })).mealPlan).toEqual([
      { ...monday, dinner_meal: { ...monday.dinner_meal, locked: false } },
      tuesday,
    ]);
    expect((await saved({ kind: 'lock', place: at('Tuesday', 'dinner') })).mealPlan[1]).toEqual({
      ...tuesday,
      dinner_ingredients: [],
      dinner_meal: null,
    });
  });

  test('the report speaks of the plan as it was: only a lock leaves it', async () => {
    const plan = { ...newest, report };
    expect((await saved({ kind: 'lock', place: at('Monday', 'lunch') }, { plan })).report).toBe(
      report,
    );
    expect((await saved({ kind: 'lock', place: at('Monday', 'lunch') })).report).toBeNull();
    for (const edit of [
      { kind: 'remove', place: at('Monday', 'lunch') },
      { kind: 'move', from: at('Monday', 'lunch'), to: at('Tuesday', 'lunch') },
    ] as const)
      expect((await saved(edit, { plan })).report).toBeNull();
    expect(
      (
        await saved(
          { kind: 'rewrite', place: at('Monday', 'lunch') },
          { plan, events: [{ type: 'title.changed', title: 'Rice' }, submit] },
        )
      ).report,
    ).toBeNull();
    expect(
      (
        await saved(
          { kind: 'add', place: at('Tuesday', 'lunch') },
          { plan, events: [{ type: 'recipe.chosen', id: 'moi-moi' }] },
        )
      ).report,
    ).toBeNull();
  });

  test("PLAN-08: the form leaves out a trailing '(buy: …)'; saved with the same words the title keeps it, with others it goes", async () => {
    const noted = 'Jollof rice (buy: tomatoes, onion)';
    const plan = { ...newest, mealPlan: [{ ...monday, lunch: noted }, tuesday] };
    const edit = { kind: 'rewrite', place: at('Monday', 'lunch') } as const;
    const same = await saved(edit, { plan, events: [submit] });
    expect(same).toMatchObject({
      title: 'Jollof rice',
      mealPlan: [{ lunch: noted, lunch_meal: monday.lunch_meal }, {}],
    });
    const other = await saved(edit, {
      plan,
      events: [{ type: 'title.changed', title: 'Fried rice' }, submit],
    });
    expect(other.mealPlan[0]).toMatchObject({ lunch: 'Fried rice', lunch_meal: null });
  });

  test('PLAN-22: a meal that is rewritten begins with its words; left alone, it stays the recipe of the catalogue', async () => {
    const edit = { kind: 'rewrite', place: at('Monday', 'lunch') } as const;
    const same = await saved(edit, { events: [submit] });
    expect(same).toMatchObject({
      title: 'Jollof rice',
      ingredients: '150 g rice\n2 tomatoes',
      mealPlan: days,
    });
    const spaced = await saved(edit, {
      events: [
        { type: 'title.changed', title: ` ${monday.lunch} ` },
        { type: 'ingredients.changed', ingredients: ' 150 g rice\n\n2 tomatoes \n' },
        submit,
      ],
    });
    expect(spaced.mealPlan).toEqual(days);
  });

  test.each([
    [
      'other words',
      { type: 'title.changed', title: ' Rice ' },
      { lunch: 'Rice', lunch_ingredients: ['150 g rice', '2 tomatoes'] },
    ],
    [
      'other ingredients',
      { type: 'ingredients.changed', ingredients: '150 g rice' },
      { lunch: monday.lunch, lunch_ingredients: ['150 g rice'] },
    ],
    [
      'ingredients in one line',
      { type: 'ingredients.changed', ingredients: '150 g rice2 tomatoes' },
      { lunch: monday.lunch, lunch_ingredients: ['150 g rice2 tomatoes'] },
    ],
  ] as const)(
    'with %s it is no longer the recipe of the catalogue',
    async (_what, event, changed) => {
      expect(
        (
          await saved(
            { kind: 'rewrite', place: at('Monday', 'lunch') },
            { events: [event, submit] },
          )
        ).mealPlan[0],
      ).toEqual({ ...monday, ...changed, lunch_meal: null });
    },
  );

  test('PLAN-22: of several dishes the chosen one is taken; one that was not found changes nothing, nor does a name of spaces', async () => {
    const place = at('Tuesday', 'lunch');
    const other = {
      ...akara.meals[0]!,
      id: 'akara',
      meal: { text: 'Akara', ingredients: ['100 g beans'], meal: null },
    };
    const found: FoundMeals = { meals: [akara.meals[0]!, other], leftOut: 0 };
    const events = [
      { type: 'recipe.chosen', id: 'unknown' },
      { type: 'title.changed', title: '  ' },
      submit,
      { type: 'recipe.chosen', id: 'akara' },
    ] as const;
    const { mealPlan } = await saved({ kind: 'add', place }, { events, found });
    expect(mealPlan[1]).toEqual({
      ...tuesday,
      lunch: 'Akara',
      lunch_ingredients: ['100 g beans'],
      lunch_meal: null,
    });
  });

  test('why nothing else fits is kept as the kitchen says it', async () => {
    const actor = createActor(
      mealEditingMachine.provide({
        actors: {
          drafts,
          proposeChange: fromPromise<ProposalResult, { plan: SavedPlan; edit: PlanEdit }>(
            async () => ({ outcome: 'refused', message: 'No other dinner fits.' }),
          ),
        },
      }),
      { input: { plan: newest, edit: { kind: 'regenerate' }, limits } },
    ).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    expect([context.refusal, context.title, context.ingredients]).toEqual([
      'No other dinner fits.',
      '',
      '',
    ]);
  });

  test('what is written of an empty place begins empty', async () => {
    const added = await saved(
      { kind: 'add', place: at('Wednesday', 'snack') },
      { events: [{ type: 'title.changed', title: 'Fruit' }, submit] },
    );
    expect(added).toMatchObject({ title: '', ingredients: '' });
    expect(added.mealPlan[2]).toEqual({
      day: 'Wednesday',
      breakfast: '',
      lunch: '',
      dinner: '',
      snack: 'Fruit',
      snack_ingredients: [],
      snack_meal: null,
    });
  });
});
