// @vitest-environment node
/** The planner's ports against the real server: plans that are made, kept, lost on the way, changed twice and taken back. */
import { describe, expect, test } from 'vitest';
import type { MealPlan } from '../../contract/plans.ts';
import type { SavedPlan } from '../../machines/shared/plans.ts';
import {
  createClearPlans,
  createDeletePlan,
  createRestoreChange,
} from '../../src/features/planner/actors/deletePlan.ts';
import {
  createFetchMealInstructions,
  createFetchMealResources,
} from '../../src/features/planner/actors/fetchMealInstructions.ts';
import { createFetchMeals } from '../../src/features/planner/actors/fetchMeals.ts';
import {
  createFetchDays,
  createFetchOlderPlans,
  createFetchPlans,
} from '../../src/features/planner/actors/fetchPlans.ts';
import { createFetchShopping } from '../../src/features/planner/actors/fetchShopping.ts';
import { createFindPicture } from '../../src/features/photos/actors/findPicture.ts';
import {
  createFetchOffers,
  createGeneratePlan,
} from '../../src/features/planner/actors/generatePlan.ts';
import { dateOf } from '../../domain/calendar.ts';
import { withDays } from '../../domain/planChanges.ts';
import { createReadHousehold } from '../../src/features/planner/actors/readHousehold.ts';
import { createSaveAnswers } from '../../src/features/health/actors/saveAnswers.ts';
import {
  createDuplicatePlan,
  createSaveEmptyPlan,
  createSavePlan,
  createUpdatePlan,
} from '../../src/features/planner/actors/savePlan.ts';
import { saveSettings } from '../../contract/settings.ts';
import { seatPerson } from '../../contract/table.ts';
import { signUpHere, startPlatewise } from './platewise.ts';
import { connectTab, run } from './tab.ts';
import { longTest } from '../verify.ts';

const nameCountry = (code: string) => (code === 'NG' ? 'Nigeria' : undefined);

async function atHome() {
  const platewise = await startPlatewise();
  const tab = connectTab(platewise.origin);
  await signUpHere(tab);
  return { ...platewise, tab };
}
async function loaded(tab: Parameters<typeof createFetchPlans>[0]) {
  const load = await run(createFetchPlans(tab, nameCountry));
  if ('error' in load) throw load.error;
  return load;
}
const onMonday = (lunch: string): MealPlan => [{ day: 'Monday', breakfast: '', lunch, dinner: '' }];
const draft = (lunch: string) => ({
  mealPlan: onMonday(lunch),
  basis: { location: 'Nigeria', budget: 15_000 },
  report: null,
});
const savedIn = (result: { outcome: string; plan?: SavedPlan }): SavedPlan => {
  expect(result.outcome).toBe('saved');
  return result.plan!;
};

test('PLAN-14, PLAN-20, PLAN-21: a plan is saved for the week of a date, with what it was made from, and comes back first', async () => {
  const { tab } = await atHome();
  const plan = savedIn(
    await run(createSavePlan(tab), {
      draft: draft('Jollof rice (buy: tomatoes'),
      week: '2026-01-08',
    }),
  );
  expect(plan).toMatchObject({
    name: 'Jan 5 - Jan 11',
    startDate: '2026-01-05',
    endDate: '2026-01-11',
    basis: { location: 'Nigeria', budget: 15_000 },
  });
  expect(plan.mealPlan[0]!.lunch).toBe('Jollof rice (buy: tomatoes');
  const load = await loaded(tab);
  expect(load.plans.map(({ id }) => id)).toEqual([plan.id]);
  expect(load).toMatchObject({
    before: null,
    today: dateOf(new Date()),
    household: { sickness: null, people: 1 },
  });
  expect(load.plans[0]).toMatchObject({
    startDate: '2026-01-05',
    basis: { budget: 15_000 },
    version: plan.version,
  });
});

test('PLAN-16: one plan a week', async () => {
  const { tab } = await atHome();
  savedIn(await run(createSaveEmptyPlan(tab), { week: '2026-01-08' }));
  expect(await run(createSavePlan(tab), { draft: draft('Akara'), week: '2026-01-05' })).toEqual({
    outcome: 'weekTaken',
  });
});

test('GEN-05: an answer that is lost on the way costs nothing: the same draft, sent again, is the same plan', async () => {
  const { tab, relay } = await atHome();
  const made = draft('Akara');
  relay.fault = (path) => (path === '/api/meal_plan' ? 'loseAnswer' : undefined);
  await expect(run(createSavePlan(tab), { draft: made, week: '2026-01-08' })).rejects.toThrow(
    'Network error',
  );
  relay.fault = () => undefined;
  const plan = savedIn(await run(createSavePlan(tab), { draft: made, week: '2026-01-08' }));
  expect((await loaded(tab)).plans.map(({ id }) => id)).toEqual([plan.id]);
  // Another draft for that week is another plan.
  expect(await run(createSavePlan(tab), { draft: draft('Akara'), week: '2026-01-08' })).toEqual({
    outcome: 'weekTaken',
  });
});

test('PLAN-05: of most plans the head comes, and the days of one when they are asked for', async () => {
  const { tab } = await atHome();
  for (const [week, lunch] of [
    ['2025-12-29', 'Eba'],
    ['2026-01-05', 'Akara'],
    ['2026-01-12', 'Moi moi'],
    ['2026-01-19', 'Ogi'],
  ] as const)
    savedIn(await run(createSavePlan(tab), { draft: draft(lunch), week }));
  const { plans } = await loaded(tab);
  expect(plans.map(({ trimmed, mealPlan }) => [trimmed, mealPlan[0]?.lunch])).toEqual([
    [undefined, 'Ogi'],
    [undefined, 'Moi moi'],
    [true, undefined],
    [true, undefined],
  ]);
  const days = await run(createFetchDays(tab), { planId: plans[2]!.id });
  expect(days.mealPlan[0]!.lunch).toBe('Akara');
  expect(days).toMatchObject({ version: plans[2]!.version, basis: { location: 'Nigeria' } });
  expect(days.trimmed).toBeUndefined();
  // The pictures came with the weeks, and are those that are found by asking.
  const pictures = new Map<string, string>();
  const watched = { client: tab.client, pictures };
  await run(createFetchPlans(watched, nameCountry));
  expect([...pictures.keys()]).toEqual(['Ogi', 'Moi moi']);
  await run(createFetchDays(watched), { planId: plans[2]!.id });
  expect(pictures.get('Akara')).toBe(await createFindPicture(tab)('Akara'));
  await expect(
    run(createFetchDays(tab), { planId: '0190c0de-0000-7000-8000-000000000000' }),
  ).rejects.toThrow('Resource not found.');
});

test('PLAN-05: plans of long ago come page by page, each once', async () => {
  const { tab } = await atHome();
  for (let week = 0; week < 106; week++)
    savedIn(
      await run(createSaveEmptyPlan(tab), {
        week: new Date(Date.UTC(2024, 0, 1 + 7 * week)).toISOString().slice(0, 10),
      }),
    );
  const { plans, before } = await loaded(tab);
  expect(plans).toHaveLength(104);
  const older = await run(createFetchOlderPlans(tab), { before: before! });
  expect(older.before).toBeNull();
  expect(new Set([...plans, ...older.plans].map(({ startDate }) => startDate)).size).toBe(106);
});

test('PLAN-23: a plan changed on another device is not written over; both are offered, and mine on top of theirs holds', async () => {
  const { tab } = await atHome();
  const plan = savedIn(
    await run(createSavePlan(tab), { draft: draft('Akara'), week: '2026-01-08' }),
  );
  savedIn(await run(createUpdatePlan(tab), { plan, mealPlan: onMonday('Moi moi'), report: null }));
  const clash = await run(createUpdatePlan(tab), {
    plan,
    mealPlan: onMonday('Efo riro'),
    report: null,
  });
  expect(clash).toMatchObject({ outcome: 'conflicted', theirs: { mealPlan: onMonday('Moi moi') } });
  const { theirs } = clash as { theirs: SavedPlan };
  const kept = savedIn(
    await run(createUpdatePlan(tab), {
      plan: { ...plan, version: theirs.version },
      mealPlan: onMonday('Efo riro'),
      report: null,
    }),
  );
  expect(kept.mealPlan).toMatchObject(onMonday('Efo riro'));
  expect(
    await run(createRestoreChange(tab), { kind: 'edit', id: plan.id, version: kept.version! }),
  ).toMatchObject({ outcome: 'restored', plans: [{ mealPlan: onMonday('Moi moi') }] });
});

test('PLAN-14, PLAN-15, PLAN-16: copied, deleted, cleared, and all of it taken back', async () => {
  const { tab } = await atHome();
  const plan = savedIn(
    await run(createSavePlan(tab), { draft: draft('Akara'), week: '2026-01-08' }),
  );
  const copy = savedIn(await run(createDuplicatePlan(tab), { planId: plan.id }));
  expect(copy).toMatchObject({
    startDate: '2026-01-12',
    name: 'Jan 12 - Jan 18',
    basis: { budget: 15_000 },
  });

  await run(createDeletePlan(tab), { planId: copy.id });
  expect(await run(createRestoreChange(tab), { kind: 'deletion', id: copy.id })).toMatchObject({
    outcome: 'restored',
    plans: [{ id: copy.id }],
  });
  await run(createDeletePlan(tab), { planId: copy.id });
  savedIn(await run(createSaveEmptyPlan(tab), { week: '2026-01-12' }));
  expect(await run(createRestoreChange(tab), { kind: 'deletion', id: copy.id })).toEqual({
    outcome: 'weekTaken',
  });

  const undo = await run(createClearPlans(tab));
  expect((await loaded(tab)).plans).toEqual([]);
  const back = await run(createRestoreChange(tab), undo);
  expect(
    back.outcome === 'restored' && back.plans.map(({ startDate }) => startDate).sort(),
  ).toEqual(['2026-01-05', '2026-01-12']);
});

describe('GEN-04, GEN-06: a week from the kitchen', { timeout: 180_000 }, () => {
  longTest(
    'by a budget too small is refused with the smallest that would do; by an enough one it is planned, swapped and shopped for',
    async () => {
      const { tab } = await atHome();
      const rules = { weekday_minutes: 60, skip: [{ day: 'Friday', slot: 'dinner' } as const] };
      const ask = {
        by: 'budget',
        location: 'Nigeria',
        sickness: 'high blood pressure',
        week: '2026-01-05',
        rules,
      } as const;
      const refused = await run(createGeneratePlan(tab), { ...ask, budget: 500 });
      expect(refused).toMatchObject({ outcome: 'refused', currency: 'NGN' });
      if (refused.outcome !== 'refused') throw new Error(`not refused: ${JSON.stringify(refused)}`);
      const [least, more] = refused.relaxations;
      expect(least!.budget).toBeGreaterThan(500);
      if (more) expect(more.budget).toBeGreaterThan(least!.budget);

      const planned = await run(createGeneratePlan(tab), { ...ask, budget: 20_000 });
      if (planned.outcome !== 'planned') throw new Error(`not planned: ${JSON.stringify(planned)}`);
      expect(planned.draft.mealPlan).toHaveLength(7);
      expect(planned.draft.report!.cost.budget).toBe(20_000);
      expect(planned.draft.mealPlan[4]!.dinner).toBe('');
      expect(planned.draft.basis).toEqual({ location: 'Nigeria', budget: 20_000, rules });
      const plan = savedIn(
        await run(createSavePlan(tab), { draft: planned.draft, week: '2026-01-08' }),
      );

      // The week has a plan now: no other is made, and none is counted.
      expect(await run(createGeneratePlan(tab), { ...ask, budget: 20_000 })).toMatchObject({
        outcome: 'refused',
        message: expect.stringContaining('A meal plan for this week already exists'),
      });

      const place = { day: 'Tuesday', slot: 'lunch' } as const;
      const fetchOffers = createFetchOffers(tab);
      const { dishes, currency } = await run(fetchOffers, { plan, place, not: [] });
      expect(currency).toBe('NGN');
      expect(dishes).toHaveLength(5);
      const [first] = dishes;
      const swapped = savedIn(
        await run(createUpdatePlan(tab), {
          plan,
          mealPlan: withDays(plan.mealPlan, first!.days),
          report: null,
        }),
      );
      expect(swapped.mealPlan[1]!.lunch).not.toBe(plan.mealPlan[1]!.lunch);
      expect(swapped.mealPlan[2]).toEqual(plan.mealPlan[2]);
      expect(swapped.report!.days).toHaveLength(7);
      const seen = dishes.map((each) => each.recipe_id);
      const others = await run(fetchOffers, { plan, place, not: seen });
      for (const { recipe_id: id } of others.dishes) expect(seen).not.toContain(id);

      const shopping = await run(createFetchShopping(tab), { plan });
      expect(shopping.currency).toBe('NGN');
      expect(shopping.aisles.length).toBeGreaterThan(2);
    },
  );

  test('asks first where a condition needs it, and the answer goes to the settings', async () => {
    const { tab } = await atHome();
    await tab.client.request(saveSettings, {
      body: {
        hasSickness: true,
        sicknessType: 'kidney disease',
        country: 'NG',
        health_consent_at: 1,
      },
    });
    const household = await run(createReadHousehold(tab, nameCountry));
    expect(household).toMatchObject({ sickness: 'kidney disease', country: 'Nigeria' });
    const asked = await run(createGeneratePlan(tab), {
      by: 'list',
      list: 'rice, beans, spinach',
      sickness: household.sickness,
      week: '2026-01-05',
      rules: {},
    });
    if (asked.outcome !== 'asked')
      throw new Error(`nothing was asked: ${JSON.stringify(asked).slice(0, 300)}`);
    const answers = Object.fromEntries(asked.questions.map(({ id, choices }) => [id, choices[0]!]));
    await run(createSaveAnswers(tab), { answers });
    expect((await run(createReadHousehold(tab, nameCountry))).answers).toMatchObject(answers);
  });

  test('those who eat along are counted, and the others at the table are not', async () => {
    const { tab } = await atHome();
    const person = { kind: 'adult' as const, leaves_out: [], portion: null, sickness: '' };
    for (const [name, eats] of [
      ['Ada', true],
      ['Bola', true],
      ['Chidi', false],
    ] as const)
      await tab.client.request(seatPerson, {
        params: { id: crypto.randomUUID() },
        body: { ...person, name, eats },
      });
    const household = await run(createReadHousehold(tab, nameCountry));
    expect(household).toMatchObject({ people: 1, others: 2 });
  });

  test('a list nobody can read is refused in words', async () => {
    const { tab } = await atHome();
    expect(
      await run(createGeneratePlan(tab), {
        by: 'list',
        list: 'blorp',
        sickness: null,
        week: '2026-01-05',
        rules: {},
      }),
    ).toMatchObject({
      outcome: 'refused',
      message: { code: 'request.unreadIngredients', params: { text: 'blorp' } },
    });
  });
});

test('PLAN-09, PLAN-17, PLAN-22: a meal from the catalogue, how it is cooked, what others show, what it looks like', async () => {
  const { tab } = await atHome();
  const { meals } = await run(createFetchMeals(tab), {
    search: ' jollof ',
    place: { day: 'Monday', slot: 'lunch' },
  });
  expect(meals[0]!.title).toMatch(/jollof/i);
  expect(meals[0]!.meal).toMatchObject({
    text: expect.stringMatching(/jollof/i),
    ingredients: expect.arrayContaining([expect.stringMatching(/rice/i)]),
  });
  const dish = {
    name: meals[0]!.title,
    ingredients: meals[0]!.meal.ingredients,
    sickness: 'high blood pressure',
  };
  expect((await run(createFetchMealInstructions(tab), dish)).text).toMatch(/^1\. /m);
  // A recipe of the person's own that is no more is no failure: to ask once more would change nothing.
  const gone = { ...dish, recipeId: 'own-00000000-0000-4000-8000-000000000000' };
  for (const sickness of ['high blood pressure', null])
    expect((await run(createFetchMealInstructions(tab), { ...gone, sickness })).refused).toBe(
      'We do not have this recipe.',
    );
  expect((await run(createFetchMealResources(tab), dish)).YoutubeSearch.length).toBeGreaterThan(0);
  // A title of 5,000 characters, from a plan that was made elsewhere, is asked for by its beginning.
  expect(
    (await run(createFetchMealInstructions(tab), { ...dish, name: 'Jollof rice '.repeat(400) }))
      .text,
  ).toMatch(/^1\. /m);
  const find = createFindPicture(tab);
  expect(await find(dish.name)).toMatch(/^\/image\//);
  expect(await find(' ')).toBeNull();
});
