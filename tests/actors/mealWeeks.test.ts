/** A recipe goes into a week: what is asked for first, and what is sent. */
import { describe, expect, test } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { regeneratePlan } from '../../contract/plans.ts';
import { fetchPlan, fetchPlansOneByOne, savePlan, updatePlan } from '../../contract/storedPlans.ts';
import { fetchRecipeMeal } from '../../contract/recipes.ts';
import type { MealToAdd } from '../../machines/shared/mealAdding.ts';
import { HttpError, NetworkError } from '../../src/api/errors.ts';
import {
  createFetchWeeks,
  createPlanRest,
  createSaveMeal,
  withMeal,
} from '../../src/features/recipe/actors/mealWeeks.ts';
import {
  createShareLines,
  createShareRecipePage,
} from '../../src/features/recipe/actors/shareLink.ts';

const row = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Jan 5 - Jan 11',
  start_date: '2026-01-05',
  end_date: '2026-01-11',
  meal_plan: [],
  created_at: 1,
  updated_at: 1,
  version: 3,
  trimmed: true,
};
const plan = {
  id: '01900000-0000-7000-8000-000000000001',
  name: row.name,
  startDate: row.start_date,
  endDate: row.end_date,
  version: 3,
  createdAt: 1,
  updatedAt: 1,
  mealPlan: [
    { day: 'Friday' as const, breakfast: '', lunch: 'Soup', dinner: '' },
    { day: 'Sunday' as const, breakfast: '', lunch: '', dinner: 'Stew' },
  ],
};
const meal = { text: 'Egg fried rice', ingredients: ['200 g rice'], meal: null };

const run = <In, Out>(logic: PromiseActorLogic<Out, In>, input: In): Promise<Out> => {
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => undefined });
  const done = toPromise(actor);
  actor.start();
  return done;
};
type Answers = (call: unknown, asked: Record<string, unknown>) => unknown;
function world(answers: Answers) {
  const asked: [unknown, Record<string, unknown>][] = [];
  const client = {
    request: async (call: unknown, options: Record<string, unknown>) => {
      const { signal: _, ...what } = options;
      asked.push([call, what]);
      return answers(call, what);
    },
  };
  return { asked, connections: { client: client as never } };
}
const refused = (status: number, serverMessage?: string) =>
  new HttpError(status, '', serverMessage === undefined ? {} : { serverMessage });

describe('the weeks to choose from', () => {
  const at = () => new Date(2026, 0, 7);
  const fetchWeeks = (answers: Answers) => {
    const { asked, connections } = world(answers);
    return {
      asked,
      result: run(createFetchWeeks(connections, at), {
        recipeId: 'egg-fried-rice',
        servings: 3,
        swaps: ['onion-shallot'],
      }),
    };
  };
  const mealAnswer = { ...meal, meal_types: ['dinner'], safety: { verdict: 'fit', reasons: [] } };

  test('are this one and the next, each with its plan, and the dish for as many', async () => {
    const { asked, result } = fetchWeeks((call) =>
      call === fetchPlansOneByOne
        ? { status: 'success', meal_plans: [{ strange: true }, row] }
        : call === fetchPlan
          ? { status: 'success', data: plan }
          : mealAnswer,
    );
    expect(await result).toEqual({
      outcome: 'found',
      today: '2026-01-07',
      weeks: [
        { start: '2026-01-05', end: '2026-01-11', plan },
        { start: '2026-01-12', end: '2026-01-18', plan: null },
      ],
      meal,
      slots: ['dinner'],
      notFor: [],
    });
    expect(asked).toContainEqual([
      fetchRecipeMeal,
      { params: { recipe: 'egg-fried-rice' }, query: { servings: 3, swaps: 'onion-shallot' } },
    ]);
  });

  test('are none for a dish that does not fit', async () => {
    const { result } = fetchWeeks((call) => {
      if (call === fetchRecipeMeal) throw refused(422, 'This dish does not fit.');
      return { status: 'success', meal_plans: [] };
    });
    expect(await result).toEqual({ outcome: 'refused', message: 'This dish does not fit.' });
  });

  test('fail where the server cannot be reached', async () => {
    const { result } = fetchWeeks(() => {
      throw new NetworkError();
    });
    await expect(result).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a dish in a week', () => {
  const place = { day: 'Wednesday' as const, slot: 'dinner' as const };
  const save = (answers: Answers, input: MealToAdd) => {
    const { asked, connections } = world(answers);
    return {
      asked,
      result: run(
        createSaveMeal(connections, () => 5),
        input,
      ),
    };
  };
  const [planned, free] = [
    { start: '2026-01-05', end: '2026-01-11', plan },
    { start: '2026-01-12', end: '2026-01-18', plan: null },
  ];

  test('changes the plan that is there, by its version', async () => {
    const { asked, result } = save(() => ({ status: 'success', data: plan }), {
      week: planned,
      place,
      meal,
    });
    expect(await result).toEqual({ outcome: 'saved' });
    expect(asked).toEqual([
      [
        updatePlan,
        {
          params: { id: plan.id },
          body: {
            meal_plan: withMeal(plan.mealPlan, place, meal),
            updated_at: 5,
            version: 3,
            basis: null,
            report: null,
          },
        },
      ],
    ]);
  });

  test('begins the plan of a week without one; sent twice it is one, in another place another', async () => {
    const answer = () => ({ status: 'success', data: plan });
    const keys = new Set<unknown>();
    for (const slot of ['dinner', 'dinner', 'lunch'] as const) {
      const { asked, result } = save(answer, { week: free, place: { day: 'Monday', slot }, meal });
      expect(await result).toEqual({ outcome: 'saved' });
      const [[call, what]] = asked as [[unknown, Record<string, unknown>]];
      expect(call).toBe(savePlan);
      expect(what['body']).toMatchObject({
        name: 'Jan 12 - Jan 18',
        start_date: '2026-01-12',
        end_date: '2026-01-18',
        meal_plan: [{ day: 'Monday', [slot]: 'Egg fried rice' }],
      });
      keys.add(what['idempotencyKey']);
    }
    expect(keys.size).toBe(2);
  });

  test('says where another device was first', async () => {
    for (const week of [planned, free]) {
      const { result } = save(
        () => {
          throw refused(409);
        },
        { week, place, meal },
      );
      expect(await result).toEqual({ outcome: 'changed' });
    }
  });

  test('takes its place among the days, and leaves all others', () => {
    expect(withMeal(plan.mealPlan, place, meal).map(({ day }) => day)).toEqual([
      'Wednesday',
      'Friday',
      'Sunday',
    ]);
    const [friday] = withMeal(plan.mealPlan, { day: 'Friday', slot: 'dinner' }, meal);
    expect(friday).toMatchObject({ lunch: 'Soup', dinner: 'Egg fried rice' });
  });
});

describe('the rest of a week around a dish', () => {
  const ours = {
    ...meal,
    meal: { recipe_id: 'egg-fried-rice', servings: 4 },
  };
  const place = { day: 'Friday' as const, slot: 'dinner' as const };
  const basis = { location: 'United Kingdom', budget: 40 };
  const week = { start: '2026-01-05', end: '2026-01-11', plan: { ...plan, basis } };
  const monday = { day: 'Monday' as const, breakfast: '', lunch: 'Old soup', dinner: '' };
  const around = (answers: Answers, input: MealToAdd, today = new Date(2026, 0, 8)) => {
    const { asked, connections } = world(answers);
    return {
      asked,
      result: run(
        createPlanRest(
          connections,
          () => today,
          () => 7,
        ),
        input,
      ),
    };
  };
  const fresh = ['Monday', 'Thursday', 'Friday'].map((day) => ({
    day,
    breakfast: '',
    lunch: 'New',
    dinner: 'New',
  }));

  test('is asked for with the dish locked, one portion each, from today on; days that are over stay', async () => {
    const { asked, result } = around(
      (call) =>
        call === regeneratePlan
          ? { meal_plan: fresh, report: null }
          : { status: 'success', data: plan },
      { week: { ...week, plan: { ...week.plan, mealPlan: [monday] } }, place, meal: ours },
    );
    expect(await result).toEqual({ outcome: 'saved' });
    const [[first, { body: sent }], [second, { body: saved }]] = asked as [
      [unknown, Record<string, Record<string, unknown>>],
      [unknown, Record<string, Record<string, unknown>>],
    ];
    expect([first, second]).toEqual([regeneratePlan, updatePlan]);
    expect(sent).toMatchObject({
      ...basis,
      seed: 7,
      rules: { first_day: 'Thursday' },
      start_date: '2026-01-05',
    });
    expect(sent!['meal_plan']).toEqual([
      monday,
      expect.objectContaining({
        day: 'Friday',
        dinner: 'Egg fried rice',
        dinner_meal: { recipe_id: 'egg-fried-rice', servings: 4, portion: 1, locked: true },
      }),
    ]);
    expect(saved).toMatchObject({ version: 3, basis, meal_plan: [monday, fresh[1], fresh[2]] });
  });

  test('of another week begins on its Monday', async () => {
    const { asked, result } = around(() => ({ meal_plan: fresh, status: 'success', data: plan }), {
      week: { start: '2026-01-12', end: '2026-01-18', plan: null },
      place,
      meal: ours,
    });
    expect(await result).toEqual({ outcome: 'saved' });
    expect(asked.map(([call]) => call)).toEqual([regeneratePlan, savePlan]);
    expect(asked[0]![1]['body']).toMatchObject({ rules: {}, start_date: '2026-01-12' });
    expect(asked[1]![1]['body']).toMatchObject({ start_date: '2026-01-12', meal_plan: fresh });
  });

  test('that does not exist changes nothing, and says why', async () => {
    const { asked, result } = around(() => ({ meal_plan: null, error: 'No week fits.' }), {
      week,
      place,
      meal,
    });
    expect(await result).toEqual({ outcome: 'refused', message: 'No week fits.' });
    expect(asked.map(([call]) => call)).toEqual([regeneratePlan]);
  });
});

describe('what is shared', () => {
  const device = () => {
    const copied: string[] = [];
    return {
      copied,
      clipboard: { writeText: async (text: string) => void copied.push(text) } as never,
    };
  };
  const dish = { id: 'egg-fried-rice', title: 'Egg fried rice', text: 'Egg fried rice\n\n- rice' };

  test('is the address for anyone, copied where the device shares nothing', async () => {
    const { copied, clipboard } = device();
    const logic = createShareRecipePage({ clipboard }, () => 'https://platewise.example');
    expect(await run(logic, dish)).toEqual({ outcome: 'copied' });
    expect(copied).toEqual(['https://platewise.example/recipes/egg-fried-rice']);
  });

  test('is the whole text of a recipe of one’s own, which has no page for anyone', async () => {
    const { copied, clipboard } = device();
    const own = { ...dish, id: 'own-0190000000007000' };
    expect(await run(createShareRecipePage({ clipboard }), own)).toEqual({ outcome: 'textCopied' });
    expect(copied).toEqual([own.text]);
  });

  test('is given back where the device neither shares nor copies', async () => {
    const writeText = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const clipboard = { writeText } as never;
    const logic = createShareRecipePage({ clipboard }, () => 'https://platewise.example');
    expect(await run(logic, dish)).toEqual({
      outcome: 'byHand',
      text: 'https://platewise.example/recipes/egg-fried-rice',
    });
  });

  test('goes to the device’s own sharing where it has one', async () => {
    const shared: unknown[] = [];
    const { copied, clipboard } = device();
    const share = async (data: unknown) => void shared.push(data);
    await run(createShareLines({ clipboard, share }), { title: 'To buy', lines: ['rice', 'eggs'] });
    expect(shared).toEqual([{ title: 'To buy', text: 'To buy\n- rice\n- eggs' }]);
    expect(copied).toEqual([]);
  });
});
