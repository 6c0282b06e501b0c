// The kitchen tried without an account: real dishes, nothing stored, as strict as for anybody.
import { inEnglish } from '../../domain/notes.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Kitchen, loadKitchen } from '../../kitchen/index.ts';
import type { TryAnswer } from '../../contract/tryOut.ts';
import { query, send, startServer } from './support.ts';

let kitchen: Kitchen;
beforeAll(() => {
  kitchen = loadKitchen();
});

async function start(environment: Record<string, string> = {}) {
  const { app, environment: own } = await startServer('SQLite', { environment });
  const ask = async (list: unknown, hour?: unknown) =>
    send(app, { method: 'POST', url: '/api/try', payload: { list, hour } });
  const tried = async (list: string) => (await ask(list)).body as TryAnswer;
  return { app, ask, tried, environment: own };
}
const tagsOf = (id: string): Set<string> =>
  new Set(
    kitchen.catalogue.recipes
      .find((recipe) => recipe.id === id)
      ?.ingredients.flatMap(({ key }) => [...(kitchen.catalogue.ingredients.get(key)?.tags ?? [])]),
  );

test('three dishes come of an ordinary list, each with its picture and a page that is open to anyone', async () => {
  const { app, ask } = await start();
  const { status, body, headers } = await ask(
    '2 chicken breasts, eggs, rice, a tin of tomatoes, spinach',
    19,
  );
  const { dishes, heard, left_out, not_understood, open_health_questions } = body as TryAnswer;
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(dishes).toHaveLength(3);
  expect([heard, left_out, not_understood, open_health_questions]).toEqual([[], [], [], 0]);
  for (const { recipe_id: id, picture, have } of dishes) {
    expect(have.length).toBeGreaterThan(0);
    expect(picture).toMatch(/^\/image\/drawn\//);
    expect((await app.inject({ method: 'GET', url: `/recipes/${id}` })).statusCode).toBe(200);
  }
});

test('a wish narrows the dishes, and is asked about neither as food nor as health', async () => {
  const { tried } = await start();
  const answer = await tried('pâtes, 3 œufs, mon fils est allergique au lait, rapide');
  expect(answer.food_questions).toBeUndefined();
  expect(answer.not_understood).toEqual([]);
  expect(answer.dishes.length).toBeGreaterThan(0);
  for (const { minutes, recipe_id: id } of answer.dishes) {
    expect(minutes).toBeLessThanOrEqual(30);
    expect(tagsOf(id).has('milk')).toBe(false);
  }
  expect(answer.notes).toContainEqual(expect.objectContaining({ code: 'wish.minutes' }));
});

test('a dish that is asked for by name comes first; one that does not fit is said', async () => {
  const { tried } = await start();
  const { dishes, not_understood } = await tried('jollof rice, chicken, spinach');
  expect(dishes.map(({ recipe_id: id }) => id)[0]).toBe('jollof-rice');
  expect([dishes.length, not_understood]).toEqual([3, []]);
  const { dishes: none, notes } = await tried('groundnut stew, allergic to peanuts');
  expect(none).toEqual([]);
  expect(notes).toContainEqual(expect.objectContaining({ code: 'wish.dishLeftOut' }));
});

test('where no dish is as the list wishes, three others are shown, and it is said', async () => {
  const { tried } = await start();
  const { dishes, notes } = await tried('goat meat, okra, 5 minutes');
  expect(dishes).toHaveLength(3);
  expect(notes).toContainEqual(expect.objectContaining({ code: 'wish.none' }));
});

describe('what the list says of health is kept to', () => {
  test.each([
    ['rice, eggs, chicken, allergic to peanuts', 'peanut'],
    ['chicken, rice, tomatoes, no eggs', 'egg'],
    ['pasta, tomatoes, cheese, I am coeliac', 'gluten'],
    ['rice, tomatoes, cream, spinach (lactose intolerant, no dairy)', 'milk'],
    ['riz, poulet, tomates, allergique aux œufs', 'egg'],
    ['prawns, rice, garlic. My son is allergic to shellfish, fish', 'crustacean'],
  ])('%s', async (list, tag) => {
    const { tried } = await start();
    const { dishes, heard, left_out: leftOut } = await tried(list);
    expect(heard.length + leftOut.length).toBeGreaterThan(0);
    for (const { recipe_id: id } of dishes) expect(tagsOf(id)).not.toContain(tag);
  });

  test('a food beside a refusal is never at hand', async () => {
    const { tried } = await start();
    const { dishes } = await tried('rice, tomatoes, onions, allergic to nuts, eggs and milk');
    expect(dishes.length).toBeGreaterThan(0);
    for (const { recipe_id: id, have } of dishes) {
      expect(have.join()).not.toMatch(/egg|milk|nut/);
      for (const tag of ['egg', 'milk', 'tree_nut', 'peanut'])
        expect(tagsOf(id)).not.toContain(tag);
    }
  });

  test('nothing is a fit while something is not understood', async () => {
    const { tried } = await start();
    const { dishes, not_understood: texts } = await tried('chicken, rice, tomatoes, blorp');
    expect(texts).toEqual(['blorp']);
    expect(dishes.map(({ safety }) => safety.verdict)).toEqual(['caution', 'caution', 'caution']);
  });

  test('what only the reader of health knows by its name is told as not understood', async () => {
    const { tried } = await start();
    expect((await tried('chicken, rice, choc')).not_understood).toEqual(['choc']);
    expect((await tried('half a cauli')).dishes.length).toBeGreaterThan(0);
  });

  test('no dish for a baby comes with the reason', async () => {
    const { tried } = await start();
    const { dishes, notes } = await tried('grandson 8 months old eating too, chicken, rice');
    expect(dishes).toEqual([]);
    expect(notes).toContainEqual(expect.objectContaining({ code: 'health.noPlanYoung' }));
  });

  test('open questions are counted, and the dishes say to take care', async () => {
    const { tried } = await start();
    const {
      dishes,
      open_health_questions: questions,
      notes,
    } = await tried('chicken, rice, tomatoes. kidney disease');
    expect(questions).toBeGreaterThan(0);
    expect(dishes.filter(({ safety }) => safety.verdict === 'fit')).toEqual([]);
    expect(inEnglish(notes)).toMatch(/No clinician has reviewed/);
  });

  test('no dish is shown before it is known which food does harm (decision 074)', async () => {
    const { app, tried } = await start();
    const list = 'eggs, chicken, rice, tomatoes. zelnorax gives me hives';
    const { dishes, food_questions: questions = [] } = await tried(list);
    expect(dishes).toEqual([]);
    const { body } = await send(app, {
      method: 'POST',
      url: '/api/try',
      payload: { list, answers: { [questions[0]?.id ?? '']: 'Eggs' } },
    });
    const answered = body as TryAnswer;
    expect(answered.food_questions).toBeUndefined();
    expect(answered.left_out).toEqual(['eggs']);
    expect(answered.dishes.length).toBeGreaterThan(0);
    for (const { recipe_id: id } of answered.dishes) expect(tagsOf(id).has('egg')).toBe(false);
  });

  test('no dish is shown where a clinic decides what is eaten', async () => {
    const { tried } = await start();
    const { dishes, notes } = await tried('rice, chicken, for my baby of 5 months, tube feeding');
    expect(dishes).toEqual([]);
    expect(notes.length).toBeGreaterThan(0);
  });
});

test.each([
  ['', 'Please type what you have.'],
  [' \n ', 'Please type what you have.'],
  ['x'.repeat(1001), 'Use at most 1,000 characters.'],
  [undefined, "'list' is missing."],
])('%j is answered with %j', async (list, message) => {
  const { ask } = await start();
  const answer = await ask(list);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test('what no kitchen holds gives no dish, and no fault', async () => {
  const { tried } = await start();
  expect((await tried('blorp, wubble')).dishes).toEqual([]);
  expect((await tried("'; drop table users; --")).dishes).toEqual([]);
});

test('one address tries so many lists', async () => {
  const { ask } = await start({ TRY_LIMIT_PER_ADDRESS: '2' });
  const answers = [await ask('rice'), await ask('rice'), await ask('rice')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.body.message).toBe(
    'That is as many lists as can be tried for now. Please wait 15 minutes, or create an account.',
  );
});

test('a list leaves nothing in the database', async () => {
  const { ask, environment } = await start();
  const tables = await query(
    environment,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  );
  const counts = async () =>
    Promise.all(
      tables.map(async ({ name }) => [
        name,
        await query(environment, `select count(*) as rows from "${String(name)}"`),
      ]),
    );
  const before = await counts();
  await ask('rice, eggs, gout');
  expect(before.length).toBeGreaterThan(10);
  expect(await counts()).toEqual(before);
});
