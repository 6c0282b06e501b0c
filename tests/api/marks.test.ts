/** Favourites and what is not wanted again: kept by person, counted by suggestions and plans. */
import { describe, expect, test } from 'vitest';
import { minute } from '../../domain/durations.ts';
import {
  type Answer,
  manualClock,
  type EngineName,
  onOneDatabase,
  prove,
  query,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';
import { longTest, onlyInVerify } from '../verify.ts';
import { tunaPasta } from '../kitchen/plan/ownTexts.ts';

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

const startOn = (engine: EngineName) => async () => {
  const clock = manualClock();
  const { app, environment } = await startServer(engine, { now: clock.now });
  return { app, environment, clock, person: await signUp(app) };
};

onOneDatabase((engine) => {
  const start = startOn(engine);

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

    test('of a recipe of their own is kept by person, shows its name, and waits while it is deleted', async () => {
      const { app, person: ada, environment } = await start();
      const eve = await signUp(app);
      const own = { text: tunaPasta.text, choices: {} };
      const path = `/api/own-recipes/${tunaPasta.id}`;
      expect((await mark(ada, tunaPasta.id, 'favourite')).status).toBe(404);
      await ada.call('PUT', path, own);
      expect((await mark(eve, tunaPasta.id, 'favourite')).status).toBe(404);
      expect((await mark(ada, tunaPasta.id, 'favourite')).body.marks).toEqual([
        expect.objectContaining({
          recipe_id: tunaPasta.id,
          mark: 'favourite',
          title: 'Tuna pasta',
          minutes: 25,
        }),
      ]);
      // The same id is another recipe for another person.
      await eve.call('PUT', path, { ...own, text: own.text.replace('Tuna pasta', 'Supper') });
      expect(await read(eve)).toEqual([]);
      await ada.call('DELETE', path);
      expect(await read(ada)).toEqual([]);
      await ada.call('PUT', path, own);
      expect(ids(await read(ada))).toEqual([[tunaPasta.id, 'favourite']]);
      await prove(ada);
      const exported = (await ada.call('GET', '/api/account/export')).body;
      expect(exported.recipe_marks).toHaveLength(1);
      await ada.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: ada.password,
      });
      expect(await query(environment, 'select recipe_id from recipe_marks')).toEqual([]);
    });
  });

  describe('suggestions', () => {
    const list = 'rice, eggs, spring onion, soy sauce, peas';

    longTest(
      'leave out what is not wanted again, and have it again when the mark is taken away',
      async () => {
        const { person } = await start();
        const [first] = await suggest(person, list);
        await mark(person, first?.recipe_id ?? '', 'not_again');
        const after = await suggest(person, list);
        expect(after.map((each) => each.recipe_id)).not.toContain(first?.recipe_id);
        expect(after.length).toBeGreaterThan(3);
        await mark(person, first?.recipe_id ?? '', null);
        expect((await suggest(person, list))[0]?.recipe_id).toBe(first?.recipe_id);
      },
    );

    test('offer a favourite sooner', async () => {
      const { person } = await start();
      const before = (await suggest(person, list)).map((each) => each.recipe_id);
      const last = before.at(-1) ?? '';
      await mark(person, last, 'favourite');
      const after = (await suggest(person, list)).map((each) => each.recipe_id);
      expect(after.indexOf(last)).toBeLessThan(before.indexOf(last));
      expect(after).toContain(last);
    });

    test('offer a favourite of their own sooner than another, and leave out what is not wanted again', async () => {
      const { person } = await start();
      const atHome = 'spaghetti, tinned tuna, cherry tomatoes, parmesan';
      const [one, other] = [tunaPasta.id, `${tunaPasta.id}-2`];
      for (const id of [one, other])
        await person.call('PUT', `/api/own-recipes/${id}`, { text: tunaPasta.text, choices: {} });
      const offered = async () =>
        (await suggest(person, atHome))
          .map((each) => each.recipe_id)
          .filter((id) => id.startsWith('own-'));
      const [first, second] = await offered();
      await mark(person, second ?? '', 'favourite');
      expect(await offered()).toEqual([second, first]);
      await mark(person, first ?? '', 'not_again');
      expect(await offered()).toEqual([second]);
    });
  });
});

onOneDatabase((engine) => {
  const start = startOn(engine);

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

    onlyInVerify(() =>
      test('have some of the favourites from the next one on', async () => {
        const { person } = await start();
        const before = planned(await plan(person));
        expect(before).not.toContain(dal);
        for (const id of [rice, dal, 'shakshouka-egyptian']) await mark(person, id, 'favourite');
        const week = await plan(person);
        const among = (days: typeof week) =>
          [rice, dal, 'shakshouka-egyptian'].filter((id) => planned(days).includes(id));
        const eaten = among(week);
        expect(eaten).not.toEqual([]);
        // Those of last week yield to the others.
        const [start_date, end_date] = ['2026-01-05', '2026-01-11'];
        await person.call('POST', '/api/meal_plan', {
          name: 'Last week',
          start_date,
          end_date,
          meal_plan: week,
        });
        const next = among(await plan(person, { start_date: '2026-01-12' }));
        expect(next).not.toEqual([]);
        expect(next.filter((id) => eaten.includes(id))).toEqual([]);
      }),
    );

    // Which weeks count is tested in tests/kitchen/plan/liked.test.ts.
    onlyInVerify(() =>
      test('that are planned again have favourites that the weeks before did not', async () => {
        const { person } = await start();
        const liked = [rice, dal, 'shakshouka-egyptian'];
        for (const id of liked) await mark(person, id, 'favourite');
        const week = await plan(person);
        const among = (days: typeof week) => liked.filter((id) => planned(days).includes(id));
        const eaten = among(week);
        expect(eaten).not.toEqual([]);
        const save = (start_date: string, end_date: string) =>
          person.call('POST', '/api/meal_plan', {
            name: start_date,
            start_date,
            end_date,
            meal_plan: week,
          });
        await save('2026-01-05', '2026-01-11');
        await save('2026-01-12', '2026-01-18');
        const again = async (start_date: string) =>
          among(
            (
              await person.call('POST', '/api/meal_plan/regenerate', {
                meal_plan: week,
                location: 'United Kingdom',
                budget: 70,
                start_date,
              })
            ).body.meal_plan,
          );
        // The first of the weeks has none before it; the one that is planned again is no week before itself.
        expect(await again('2026-01-05')).toEqual(eaten);
        const next = await again('2026-01-12');
        expect(next).not.toEqual([]);
        expect(next.filter((id) => eaten.includes(id))).toEqual([]);
      }),
    );

    longTest('have nothing again that was taken out of the week itself', async () => {
      const { person } = await start();
      const days = await plan(person);
      const gone = days.map((day) => (day['dinner_meal'] as { recipe_id: string }).recipe_id);
      const again = await person.call('POST', '/api/meal_plan/regenerate', {
        meal_plan: days,
        location: 'United Kingdom',
        budget: 70,
        swapped_out: gone,
      });
      expect(again.body.meal_plan).toHaveLength(7);
      expect(planned(again.body.meal_plan).filter((id) => gone.includes(id))).toEqual([]);
    });

    longTest('keep a locked meal, whatever is said of its dish', async () => {
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
