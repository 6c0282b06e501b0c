/** Favourites and what is not wanted again: kept by person, counted by suggestions and plans. */
import { describe, expect, test } from 'vitest';
import { minute } from '../../domain/durations.ts';
import {
  type Answer,
  manualClock,
  onEachDatabase,
  prove,
  query,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';

const [rice, dal] = ['egg-fried-rice', 'masoor-dal-tadka'];
const mark = (person: TestPerson, recipe: string, to: string | null): Promise<Answer> =>
  person.call('PUT', '/api/marks', { recipe_id: recipe, mark: to });
const read = async (person: TestPerson) => (await person.call('GET', '/api/marks')).body.marks;
const ids = (marks: { recipe_id: string; mark: string }[]) =>
  marks.map((each) => [each.recipe_id, each.mark]);

const suggest = async (person: TestPerson, list: string): Promise<{ recipe_id: string }[]> =>
  (
    await sendForm(person, '/process', {
      image_or_ingredient_list: 'ingredient_list',
      ingredient_list: list,
    })
  ).body.suggestions;

onEachDatabase((engine) => {
  const start = async () => {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    return { app, environment, clock, person: await signUp(app) };
  };

  describe('marks of recipes', () => {
    test('are none at first, are kept newest first, change and go', async () => {
      const { person, clock } = await start();
      expect(await read(person)).toEqual([]);
      await mark(person, rice, 'favourite');
      clock.advance(minute);
      const { status, body } = await mark(person, dal, 'favourite');
      expect(status).toBe(200);
      expect(ids(body.marks)).toEqual([
        [dal, 'favourite'],
        [rice, 'favourite'],
      ]);
      expect(body.marks[1]).toMatchObject({ title: expect.stringMatching(/rice/i) as string });
      expect(body.marks[1].minutes).toBeGreaterThan(0);
      clock.advance(minute);
      expect(ids((await mark(person, rice, 'not_again')).body.marks)).toEqual([
        [rice, 'not_again'],
        [dal, 'favourite'],
      ]);
      expect(ids((await mark(person, rice, null)).body.marks)).toEqual([[dal, 'favourite']]);
      expect(ids(await read(person))).toEqual([[dal, 'favourite']]);
    });

    test('the same sent twice counts once and keeps its place', async () => {
      const { person, clock } = await start();
      await mark(person, rice, 'favourite');
      clock.advance(minute);
      await mark(person, dal, 'favourite');
      clock.advance(minute);
      expect(ids((await mark(person, rice, 'favourite')).body.marks)).toEqual([
        [dal, 'favourite'],
        [rice, 'favourite'],
      ]);
      await mark(person, rice, null);
      expect((await mark(person, rice, null)).status).toBe(200);
    });

    test('take no recipe that is not ours, and no other mark', async () => {
      const { person } = await start();
      expect((await mark(person, 'no-such-dish', 'favourite')).status).toBe(404);
      expect((await mark(person, rice, 'loved')).status).toBe(400);
      expect(await read(person)).toEqual([]);
    });

    test('are one person’s own, are in the export, and go with the account', async () => {
      const { app, person: ada, environment } = await start();
      const eve = await signUp(app);
      await mark(ada, rice, 'favourite');
      await mark(eve, rice, null);
      expect(await read(eve)).toEqual([]);
      expect(ids(await read(ada))).toEqual([[rice, 'favourite']]);
      await prove(ada);
      const exported = (await ada.call('GET', '/api/account/export')).body;
      expect(exported.recipe_marks).toEqual([
        {
          user_id: ada.userId,
          recipe_id: rice,
          mark: 'favourite',
          since_at: '2026-01-05T12:00:00.000Z',
        },
      ]);
      await ada.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: ada.password,
      });
      expect(await query(environment, 'select recipe_id from recipe_marks')).toEqual([]);
    });
  });

  describe('suggestions', () => {
    const list = 'rice, eggs, spring onion, soy sauce, peas';

    test('leave out what is not wanted again, and have it again when the mark is taken away', async () => {
      const { person } = await start();
      const [first] = await suggest(person, list);
      await mark(person, first?.recipe_id ?? '', 'not_again');
      const after = await suggest(person, list);
      expect(after.map((each) => each.recipe_id)).not.toContain(first?.recipe_id);
      expect(after.length).toBeGreaterThan(3);
      await mark(person, first?.recipe_id ?? '', null);
      expect((await suggest(person, list))[0]?.recipe_id).toBe(first?.recipe_id);
    });

    test('offer a favourite sooner', async () => {
      const { person } = await start();
      const before = (await suggest(person, list)).map((each) => each.recipe_id);
      const last = before.at(-1) ?? '';
      await mark(person, last, 'favourite');
      const after = (await suggest(person, list)).map((each) => each.recipe_id);
      expect(after.indexOf(last)).toBeLessThan(before.indexOf(last));
      expect(after).toContain(last);
    });
  });

  describe('plans', () => {
    const plan = async (person: TestPerson, more: object = {}) =>
      (
        await sendForm(person, '/auto_generate_plan', {
          location: 'United Kingdom',
          budget: '70',
          ...more,
        })
      ).body.meal_plan as Record<string, { recipe_id: string } | null>[];
    const planned = (days: readonly Record<string, { recipe_id: string } | null>[]) => [
      ...new Set(
        days.flatMap((day) =>
          ['breakfast', 'lunch', 'dinner', 'dessert'].flatMap(
            (slot) => day[`${slot}_meal`]?.recipe_id ?? [],
          ),
        ),
      ),
    ];

    test('leave out what is not wanted again', async () => {
      const { person } = await start();
      const before = planned(await plan(person));
      const out = before.slice(0, 3);
      for (const id of out) await mark(person, id, 'not_again');
      const after = planned(await plan(person));
      expect(after.length).toBeGreaterThan(5);
      expect(after.filter((id) => out.includes(id))).toEqual([]);
    });

    test('keep a locked meal, whatever is said of its dish', async () => {
      const { person } = await start();
      const days = await plan(person);
      const meal = days[0]?.['dinner_meal'] as { recipe_id: string; locked?: boolean };
      meal.locked = true;
      await mark(person, meal.recipe_id, 'not_again');
      const again = await person.call('POST', '/api/meal_plan/regenerate', {
        meal_plan: days,
        location: 'United Kingdom',
        budget: 70,
        seed: 7,
      });
      expect(again.body.meal_plan[0].dinner_meal.recipe_id).toBe(meal.recipe_id);
    });
  });
});
