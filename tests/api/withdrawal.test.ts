/** Whoever withdraws their consent finds nothing of their health left: neither in settings nor in what was worked out from it. */
import { expect, test } from 'vitest';
import { withoutReasons } from '../../server/modules/health/derivedData.ts';
import { onEachDatabase, query, sendForm, signUp, startServer } from './support.ts';

onEachDatabase((engine) => {
  test('SET-07 reports, reasons and suggestions go with the consent, the meals and another person’s plans stay', async () => {
    const { app, environment } = await startServer(engine);
    const [person, other] = [await signUp(app), await signUp(app)];
    const settings = {
      hasSickness: true,
      sicknessType: 'type 2 diabetes, zelnorax',
      weight_kg: 83.5,
      // With a fraction: a whole figure may stand in an id or an instant by chance.
      energy_kcal: 2150.25,
      health_consent_at: 1,
    };
    const days = [
      {
        day: 'Monday',
        breakfast: 'Akara',
        lunch: 'Jollof rice',
        dinner: 'Egusi soup',
        lunch_meal: { recipe_id: 'jollof-rice', servings: 1, reasons: ['Keeps to 2150 kcal.'] },
      },
    ];
    const week = {
      name: 'Week',
      start_date: '2026-01-05',
      end_date: '2026-01-11',
      meal_plan: days,
      basis: { location: 'Nigeria', budget: 25_000 },
    };
    const ids: string[] = [];
    for (const each of [person, other]) {
      await each.call('PUT', '/api/settings', settings);
      const saved = await each.call('POST', '/api/meal_plan', week);
      expect(saved.body.data.report.weight_kg).toBe(83.5);
      ids.push(saved.body.data.id as string);
      await each.call('PUT', `/api/meal_plans/${saved.body.data.id}`, {
        meal_plan: days,
        updated_at: 1,
      });
      await sendForm(each, '/process', {
        image_or_ingredient_list: 'ingredient_list',
        ingredient_list: 'rice, tomatoes, onions',
      });
    }
    const stored = async (userId: string) =>
      JSON.stringify([
        await query(environment, `select * from plans where user_id = '${userId}'`),
        await query(environment, `select * from analyses where user_id = '${userId}'`),
        await query(environment, `select * from settings where user_id = '${userId}'`),
      ]);
    const marks = ['83.5', '2150.25', 'zelnorax', 'iabetes'];
    const before = await stored(other.userId);
    for (const mark of marks) expect(await stored(person.userId)).toContain(mark);

    const { status } = await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      health_consent_at: null,
    });
    expect(status).toBe(200);
    const after = await stored(person.userId);
    for (const mark of marks) expect(after).not.toContain(mark);
    expect(await stored(other.userId)).toBe(before);

    const { body } = await person.call('GET', `/api/meal_plans/${ids[0]}`);
    expect(body.data.mealPlan[0]).toMatchObject({
      lunch: 'Jollof rice',
      lunch_meal: { recipe_id: 'jollof-rice', servings: 1 },
    });
    expect(body.data.basis).toEqual(week.basis);
    expect(body.data).not.toHaveProperty('report');
    // Agreeing again and changing something else clears nothing.
    await person.call('PUT', '/api/settings', { ...settings, people: 2 });
    await person.call('PUT', `/api/meal_plans/${ids[0]}`, { meal_plan: days, updated_at: 2 });
    await person.call('PUT', '/api/settings', { ...settings, people: 3 });
    expect((await person.call('GET', `/api/meal_plans/${ids[0]}`)).body.data.report.weight_kg).toBe(
      83.5,
    );
  });
});

test('days that are none stay as they are', () => {
  for (const odd of ['[]', '{"a":1}', '[null,3]']) expect(withoutReasons(odd)).toBe(odd);
});
