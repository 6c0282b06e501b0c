/** A stored week is judged by what holds when it is read: an allergy that is told later speaks against its meals. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  manualClock,
  onEachDatabase,
  seatAda,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';

const day = 24 * 3_600_000;
const sardines = [{ day: 'Thursday', slot: 'breakfast' }];
const dateIn = (now: number, days: number): string =>
  new Date(now + days * day).toISOString().slice(0, 10);

onEachDatabase((engine) => {
  const start = async () => {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now });
    return { ...server, clock, person: await signUp(server.app) };
  };
  const save = async (person: TestPerson, start_date: string, end_date: string) =>
    (
      await person.call('POST', '/api/meal_plan', {
        name: 'Our week',
        start_date,
        end_date,
        meal_plan: [
          {
            day: 'Thursday',
            breakfast: 'Sardines on toast',
            lunch: 'Tomato soup',
            dinner: '',
            breakfast_ingredients: ['184 g tinned sardines', '128 g wholemeal bread'],
            lunch_ingredients: ['400 g tomatoes', '100 g onion'],
          },
        ],
      })
    ).body.data;
  const leaveOut = async (person: TestPerson, allergens: readonly string[]) => {
    const { status } = await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      allergens,
      health_consent_at: 1,
    });
    expect(status).toBe(200);
  };
  const read = async (person: TestPerson, id: string) =>
    (await person.call('GET', `/api/meal_plans/${id}`)).body.data.report ?? {};
  const listed = async (person: TestPerson) =>
    (await person.call('GET', '/api/meal_plan?limit=104&whole=2')).body.meal_plans[0].report ?? {};

  describe('a week that is still eaten', () => {
    test('says that a meal does not fit once its allergen is told, and no longer when that is taken back', async () => {
      const { clock, person } = await start();
      const { id, report } = await save(person, dateIn(clock.now(), -3), dateIn(clock.now(), 3));
      expect(report?.unfit).toBeUndefined();
      await leaveOut(person, ['fish']);
      for (const now of [await read(person, id), await listed(person)]) {
        expect(now.unfit).toEqual(sardines);
        expect(JSON.stringify(now.warnings)).toMatch(/Sardines on toast.*fish/);
      }
      await leaveOut(person, []);
      expect(await read(person, id)).not.toHaveProperty('unfit');
      expect(await listed(person)).not.toHaveProperty('warnings');
    });

    test('says so for who eats along, without their reasons', async () => {
      const { clock, person } = await start();
      const { id } = await save(person, dateIn(clock.now(), -3), dateIn(clock.now(), 3));
      const seated = await person.call('PUT', `/api/table/${randomUUID()}`, {
        name: 'Mark',
        kind: 'adult',
        leaves_out: ['fish'],
        diets: [],
        portion: null,
        sickness: '',
        answers: {},
        weight_kg: null,
        energy_kcal: null,
        eats: true,
      });
      expect(seated.status).toBe(200);
      const { unfit, warnings } = await read(person, id);
      expect(unfit).toEqual(sardines);
      expect(warnings).toHaveLength(1);
    });

    test('says so while a question about somebody at the table, or about oneself, is open', async () => {
      const { clock, person } = await start();
      const { id } = await save(person, dateIn(clock.now(), -3), dateIn(clock.now(), 3));
      // 'Which nuts do you have to avoid?' is not answered yet.
      await seatAda(person, 'nut allergy, fish allergy');
      for (const now of [await read(person, id), await listed(person)]) {
        expect(now.unfit).toEqual(sardines);
        expect(now.warnings).toHaveLength(1);
      }
      await seatAda(person, '');
      expect(await read(person, id)).not.toHaveProperty('unfit');
      await person.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: 'nut allergy, fish allergy',
        health_consent_at: 1,
      });
      expect((await read(person, id)).unfit).toEqual(sardines);
    });

    test('is judged when a change of it is undone', async () => {
      const { clock, person } = await start();
      const { id, version, mealPlan } = await save(
        person,
        dateIn(clock.now(), -3),
        dateIn(clock.now(), 3),
      );
      const { body } = await person.call('PUT', `/api/meal_plans/${id}`, {
        updated_at: 1,
        meal_plan: [{ ...mealPlan[0], breakfast: '', breakfast_ingredients: [] }],
        version,
      });
      await leaveOut(person, ['fish']);
      const undone = await person.call('POST', `/api/meal_plans/${id}/revert`, {
        version: body.data.version,
      });
      expect(undone.body.data.report.unfit).toEqual(sardines);
    });
  });

  test('a week that is over stays as it was eaten', async () => {
    const { clock, person } = await start();
    const { id } = await save(person, dateIn(clock.now(), -12), dateIn(clock.now(), -6));
    await leaveOut(person, ['fish']);
    expect(await read(person, id)).not.toHaveProperty('unfit');
  });
});
