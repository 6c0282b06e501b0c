/** Who eats along: kept by person, health with consent alone, counted by weeks and suggestions, gone when asked. */
import { describe, expect, test } from 'vitest';
import { onEachDatabase, prove, query, sendForm, signUp, startServer } from './support.ts';
import type { TestPerson } from './support.ts';

const [ama, esi, kofi] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
] as const;
const plain = {
  name: 'Ama',
  kind: 'adult',
  eats: true,
  leaves_out: [] as string[],
  portion: null,
  sickness: '',
};
const child = { ...plain, name: 'Esi', kind: 'child', leaves_out: ['peanut'], portion: 0.5 };
const seat = (person: TestPerson, id: string, body: object) =>
  person.call('PUT', `/api/table/${id}`, body);
const read = async (person: TestPerson) => (await person.call('GET', '/api/table')).body.people;
const consent = (person: TestPerson) =>
  person.call('PUT', '/api/settings', {
    hasSickness: false,
    sicknessType: '',
    health_consent_at: 1,
  });

onEachDatabase((engine) => {
  const start = async () => {
    const { app, environment } = await startServer(engine);
    return { app, environment, person: await signUp(app) };
  };

  describe('who eats along', () => {
    test('is nobody at first, is kept in order, changes and goes', async () => {
      const { person } = await start();
      expect(await read(person)).toEqual([]);
      await seat(person, ama, plain);
      const { status, body } = await seat(person, esi, child);
      expect(status).toBe(200);
      expect(body.people.map(({ name }: { name: string }) => name)).toEqual(['Ama', 'Esi']);
      expect(body.people[1]).toEqual({
        ...child,
        id: esi,
        diets: [],
        answers: {},
        weight_kg: null,
        energy_kcal: null,
      });
      await seat(person, ama, { ...plain, name: 'Ama Mensah', eats: false });
      expect((await read(person))[0]).toMatchObject({ name: 'Ama Mensah', eats: false });
      expect((await person.call('DELETE', `/api/table/${ama}`)).body.people).toHaveLength(1);
      expect((await person.call('DELETE', `/api/table/${ama}`)).status).toBe(200);
    });

    test('is told what their words were understood as, and what of them was not', async () => {
      const { person } = await start();
      const leaves_out = ['peanut', 'he swells up if he has sesame'];
      const { body } = await seat(person, ama, { ...plain, leaves_out });
      const [{ left_out: told, leaves_out: kept }] = body.people;
      expect(kept).toEqual(leaves_out);
      expect(told).toHaveLength(1);
      expect(told[0].text).toMatch(/^Left out: sesame seeds; among them .*tahini/);
      expect(told[0].text).not.toMatch(/peanut/);
      await seat(person, esi, { ...plain, leaves_out: ['blorple'] });
      expect((await read(person))[1].left_out[0].text).toContain("'blorple'");
      await seat(person, esi, { ...plain, leaves_out: ['peanut'] });
      expect((await read(person))[1]).not.toHaveProperty('left_out');
    });

    test('is nobody else’s', async () => {
      const { app, person } = await start();
      const other = await signUp(app, 'eve@example.org');
      await seat(person, ama, plain);
      await seat(other, ama, { ...plain, name: 'Eve’s' });
      await other.call('DELETE', `/api/table/${ama}`);
      expect(await read(person)).toMatchObject([{ name: 'Ama' }]);
      expect(await read(other)).toEqual([]);
    });

    test('has health with consent alone, and loses it with the consent', async () => {
      const { environment, person } = await start();
      const ill = { ...child, sickness: 'gout', weight_kg: 61.5, energy_kcal: 1950 };
      for (const each of [{ sickness: 'gout' }, { weight_kg: 61.5 }, { answers: { a: 'b' } }]) {
        const refused = await seat(person, esi, { ...child, ...each });
        expect([refused.status, refused.body.code]).toEqual([400, 'health_consent_missing']);
      }
      expect(await read(person)).toEqual([]);
      await consent(person);
      expect((await seat(person, esi, ill)).status).toBe(200);
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        health_consent_at: null,
      });
      expect(await read(person)).toMatchObject([
        { sickness: '', weight_kg: null, energy_kcal: null, leaves_out: ['peanut'], portion: 0.5 },
      ]);
      expect(
        await query(
          environment,
          'select sickness, answers, weight_kg, energy_kcal from table_people',
        ),
      ).toEqual([{ sickness: '', answers: '{}', weight_kg: null, energy_kcal: null }]);
    });

    test('takes no portion that nobody eats, and no more people than sit at a table', async () => {
      const { person } = await start();
      expect((await seat(person, ama, { ...plain, portion: 9 })).status).toBe(400);
      expect((await seat(person, ama, { ...plain, name: ' ' })).status).toBe(400);
      for (let i = 0; i < 11; i += 1)
        await seat(person, ama.replace(/1$/, i.toString(16)), { ...plain, name: `P${i}` });
      expect((await seat(person, esi, child)).status).toBe(413);
      expect(await read(person)).toHaveLength(11);
    });

    test('is in the file with everything, and goes with the account', async () => {
      const { environment, person } = await start();
      await seat(person, esi, child);
      await prove(person);
      const { body } = await person.call('GET', '/api/account/export');
      expect(body.table_people).toMatchObject([{ name: 'Esi', leaves_out: ['peanut'] }]);
      await person.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: 'correct horse',
      });
      expect(await query(environment, 'select id from table_people')).toEqual([]);
    });
  });

  describe('what counts those who eat along', () => {
    test('a stored week tells what it is for each, until one of them is taken away', async () => {
      const { person } = await start();
      await seat(person, ama, plain);
      await seat(person, esi, child);
      const days = [{ day: 'Monday', breakfast: '', lunch: 'Jollof rice', dinner: '' }];
      const week = {
        name: 'Week',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: days.map((day) => ({
          ...day,
          lunch_meal: { recipe_id: 'jollof-rice', servings: 2.5, portion: 1 },
        })),
      };
      const saved = await person.call('POST', '/api/meal_plan', week);
      const { id, report } = saved.body.data;
      expect(report.people).toBe(3);
      expect(report.members).toMatchObject([
        { name: 'Ama', counted: 'planned', portion: 1 },
        { name: 'Esi', counted: 'child', days: [], leaves_out: true },
      ]);
      await person.call('DELETE', `/api/table/${ama}`);
      const after = await person.call('GET', `/api/meal_plans/${id}`);
      expect(after.body.data.report.members).toMatchObject([{ name: 'Esi' }]);
      await person.call('DELETE', `/api/table/${esi}`);
      expect(
        (await person.call('GET', `/api/meal_plans/${id}`)).body.data.report,
      ).not.toHaveProperty('members');
    });

    test(
      'a new week is cooked for all, and holds what each asks',
      { timeout: 180_000 },
      async () => {
        const { person } = await start();
        await seat(person, ama, { ...plain, diets: ['vegan'] });
        await seat(person, esi, child);
        const { body } = await sendForm(person, '/auto_generate_plan', {
          location: 'Ghana',
          budget: '3000',
        });
        expect(body.error).toBeUndefined();
        expect(body.report.people).toBe(3);
        expect(body.meal_plan[0].lunch_meal.servings).toBeCloseTo(
          2.5 * body.meal_plan[0].lunch_meal.portion,
        );
        const lines = JSON.stringify(body.meal_plan.map((day: object) => Object.values(day)));
        expect(lines).not.toMatch(/chicken|beef|groundnut|peanut|\begg/i);
      },
    );

    test('suggestions leave out what one of them must not eat, and name them', async () => {
      const { person } = await start();
      const ask = async () =>
        (
          await sendForm(person, '/process', {
            image_or_ingredient_list: 'ingredient_list',
            ingredient_list: 'chicken, rice, tomatoes, onions, peanut butter',
          })
        ).body;
      const before = await ask();
      expect(before).not.toHaveProperty('table');
      expect(JSON.stringify(before.suggestions)).toMatch(/chicken/i);
      await seat(person, ama, { ...plain, diets: ['vegan'] });
      await seat(person, esi, { ...child, eats: false });
      // Of a child nothing was told, so nothing is said to be left out for her.
      await seat(person, kofi, { ...plain, name: 'Kofi, 10 years', kind: 'child' });
      const { table, suggestions, notes } = await ask();
      expect(table).toEqual(['Ama']);
      expect(notes).toContainEqual({
        code: 'list.leftOutForOther',
        params: { name: 'Ama', foods: [{ of: 'food', id: 'chicken_whole' }] },
        text: 'Left out for Ama: chicken.',
      });
      expect(before.notes).toEqual([]);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const { title } of suggestions) expect(title).not.toMatch(/chicken/i);
    });

    const suggestedFor = async (others: object, list: string) => {
      const { person } = await start();
      await consent(person);
      await seat(person, ama, { ...plain, ...others });
      const { body } = await sendForm(person, '/process', {
        image_or_ingredient_list: 'ingredient_list',
        ingredient_list: list,
      });
      return body;
    };

    test('suggestions say what is to be minded for one of them', async () => {
      const list = 'spinach, palm oil, onions, tomatoes, smoked fish, kale';
      const { suggestions } = await suggestedFor({ sickness: 'warfarin' }, list);
      const told = suggestions.flatMap(
        ({ caution_at_table: each = [] }: { caution_at_table?: object[] }) => each,
      );
      expect(told).toContainEqual({
        name: 'Ama',
        reasons: expect.arrayContaining([
          expect.objectContaining({ text: expect.stringContaining('vitamin K') }),
        ]),
      });
    });

    test('a baby gets no honey, and of a child without an age it is said', async () => {
      const list = 'honey, oats, walnuts, yoghurt, milk';
      const kid = { kind: 'child', name: 'Leo' };
      const baby = await suggestedFor({ ...kid, name: 'Leo (9 months)' }, list);
      expect(JSON.stringify(baby.suggestions)).not.toMatch(/honey|walnut/i);
      const { suggestions } = await suggestedFor(kid, list);
      expect(JSON.stringify(suggestions)).toContain('Not for a baby under 12 months: honey.');
    });

    test('while a question about one of them is open, no dish is called a fit for them', async () => {
      const list = 'avocado, eggs, bread, tomatoes, onions';
      const { open_at_table: open, suggestions } = await suggestedFor(
        { sickness: 'allergic to kiwi, banana and latex' },
        list,
      );
      expect(open).toEqual(['Ama']);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const { caution_at_table: caution } of suggestions)
        expect(caution).toMatchObject([
          {
            name: 'Ama',
            reasons: expect.arrayContaining([
              expect.objectContaining({ code: 'verdict.openQuestion' }),
            ]),
          },
        ]);
    });
  });
});
