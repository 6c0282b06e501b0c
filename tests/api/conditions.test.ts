/** What the kitchen knows of health, while somebody types: suggestions, and what was understood. */
import { describe, expect, test } from 'vitest';
import type { ConditionsAnswer } from '../../contract/settings.ts';
import { findConditions } from '../../kitchen/health/findConditions.ts';
import { longTest, isVerify } from '../verify.ts';
import { send, startServer, theKitchen } from './support.ts';

const find = (text: string, count?: number) => findConditions(text, theKitchen().catalogue, count);
const idsOf = (text: string) => find(text).map(({ id }) => id);

describe('suggestions', () => {
  test.each([
    ['type 2', 'diabetes_t2'],
    ['sugar dis', 'diabetes_t2'],
    ['Diab', 'diabetes_t2'],
    ['high blood pr', 'hypertension'],
    ['HBP', 'hypertension'],
    ['hypertention', 'hypertension'],
    ['goute', 'gout'],
    ['gout, high blood pr', 'hypertension'],
    ['gout and high chol', 'cvd_cholesterol'],
    ['coeliac', 'coeliac'],
    ['celiac', 'coeliac'],
    ['kidney st', 'kidney_stones'],
    ['pregn', 'pregnancy'],
    ['sickle', 'sickle_cell'],
    ['blood pressure high', 'hypertension'],
  ])('%j brings %s first', (text, id) => {
    expect(idsOf(text)[0]).toBe(id);
  });

  test('name the phrase that people use, where it is not the name itself', () => {
    expect(find('sugar dis')[0]).toEqual({
      id: 'diabetes_t2',
      name: 'Type 2 diabetes',
      matched: 'sugar disease',
    });
    expect(find('Type 2 diabetes')[0]).toEqual({
      id: 'diabetes_t2',
      name: 'Type 2 diabetes',
      matched: null,
    });
  });

  test('name each condition once, eight at most', () => {
    const ids = idsOf('d');
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
    expect(find('d', 3)).toHaveLength(3);
  });

  test.each([
    '',
    '   ',
    ',',
    'gout, ',
    'zzzzzzzz',
    '🥘',
    '<script>',
    '%_',
    'none',
    'x'.repeat(500),
    '(((',
  ])('%j brings none and no failure', (text) => {
    expect(find(text)).toEqual([]);
  });

  longTest('every condition is found by its name and by everything people call it', () => {
    const missed: string[] = [];
    for (const { id, name, synonyms } of theKitchen().catalogue.conditions.values()) {
      if (id === 'general') continue;
      const phrases = synonyms.filter((_, place) => isVerify || place % 5 === 0);
      for (const phrase of [name, ...phrases].filter((each) => !/[,;/+|]|\band\b/i.test(each)))
        if (!idsOf(phrase).includes(id)) missed.push(`${id}: ${phrase}`);
    }
    expect(missed).toEqual([]);
  });
});

describe('GET /api/conditions', () => {
  const ask = async (q: string) => {
    const { app } = await startServer('SQLite');
    return send(app, { method: 'GET', url: `/api/conditions?q=${encodeURIComponent(q)}` });
  };

  test('suggests, and says what it understood, to anyone', async () => {
    const { status, body } = await ask('type 2 diabetes and a nut allergy');
    expect(status).toBe(200);
    const answer = body as ConditionsAnswer;
    expect(answer.understood).toContainEqual({ id: 'diabetes_t2', name: 'Type 2 diabetes' });
    expect(answer.allergens).toEqual([
      { id: 'peanut', name: 'peanuts' },
      { id: 'tree_nut', name: 'tree nuts' },
    ]);
    expect(answer.questions.map((each) => each.text)).toContain('Which nuts do you have to avoid?');
    expect(answer.unknown).toEqual([]);
  });

  test('a negation is asked about and never understood as a condition', async () => {
    const { body } = await ask('no diabetes');
    expect(body.understood).toEqual([]);
    expect(body.questions).toEqual([
      {
        id: 'negated-diabetes_t2',
        text: expect.stringContaining("You wrote 'no diabetes'."),
        choices: ['No', 'Yes, I have it'],
        choice_codes: ['no', 'haveIt'],
        said: {
          code: 'negated',
          params: { text: 'no diabetes', conditions: 'diabetes_t2', name: 'Type 2 diabetes' },
        },
      },
    ]);
  });

  test('what is not known is said as it was written', async () => {
    expect((await ask('gout, florbitis')).body).toMatchObject({
      understood: [{ id: 'gout' }],
      unknown: ['florbitis'],
    });
  });

  test('says which conditions nothing is planned for', async () => {
    expect((await ask('pku and gout')).body).toMatchObject({
      understood: [{ id: 'pku' }, { id: 'gout' }],
      supervised: [{ id: 'pku', why: expect.stringContaining('Ask ') as string }],
    });
    expect((await ask('gout')).body.supervised).toBeUndefined();
  });

  test('a family of foods is told with what belongs to it, the nearest first, and each of them where they are few', async () => {
    const [grapefruit] = (await ask('no grapefruit')).body.families;
    expect(grapefruit).toEqual({
      id: 'grapefruit',
      name: 'grapefruit',
      also: ['pomelo', 'Seville oranges'],
      also_keys: ['pomelo', 'seville_orange'],
      all: ['pomelo', 'Seville oranges'],
      all_keys: ['pomelo', 'seville_orange'],
      count: 2,
    });
    const {
      families: [rice],
      refinements,
    } = (await ask('rice')).body;
    expect(rice.also[0]).toBe('long-grain rice');
    expect(rice.all).toHaveLength(rice.count);
    expect(new Set(rice.all).size).toBe(rice.count);
    expect(refinements).toContainEqual(expect.objectContaining({ id: 'leave-out-rice' }));
    const [meat] = (await ask('no meat')).body.families;
    expect(meat.count).toBeGreaterThan(80);
    expect(meat.all).toBeUndefined();
  });

  test('what needs a clinic is declined with the reason', async () => {
    const [{ name, why }] = (await ask('tube feeding')).body.supervised;
    expect(name).toBe('Tube feeding');
    expect(why).toMatch(/ Ask .+\.$/);
  });

  test('nothing that is joined is lost: foods are left out by name, and what cannot be checked is said', async () => {
    expect((await ask('allergic to bananas, prawns and zelnorax')).body).toMatchObject({
      allergens: [{ id: 'crustacean' }, { id: 'bananas', name: 'bananas' }],
      unknown: ['zelnorax'],
    });
    // A medicine is not a food: nothing of it is left to ask about.
    expect((await ask('allergic to penicillin and peanuts')).body).toMatchObject({
      understood: [{ id: 'allergy_peanut' }],
      unknown: [],
    });
    expect((await ask('peanuts and shellfish')).body).toMatchObject({
      understood: [{ id: 'allergy_peanut' }, { id: 'allergy_shellfish' }],
      unknown: [],
    });
  });

  test.each([
    '',
    '🥘',
    '<script>alert(1)</script>',
    "'; drop table users; --",
    '%',
    'x'.repeat(500),
  ])('%j is answered', async (q) => {
    expect((await ask(q)).status).toBe(200);
  });

  test('a text of 501 characters is refused', async () => {
    const { status, body } = await ask('x'.repeat(501));
    expect([status, body.message]).toEqual([400, 'Use at most 500 characters.']);
  });

  test('is not in the log', async () => {
    const { app, log } = await startServer('SQLite', { environment: { LOG_LEVEL: 'trace' } });
    await send(app, { method: 'GET', url: '/api/conditions?q=my%20private%20illness' });
    await send(app, {
      method: 'POST',
      url: '/api/conditions/understand',
      payload: { text: 'my private illness' },
    });
    expect(JSON.stringify(log)).not.toMatch(/private|illness/);
  });
});

test('POST /api/conditions/understand takes answers and allergens into account', async () => {
  const { app } = await startServer('SQLite');
  const understand = async (payload: object) =>
    (await send(app, { method: 'POST', url: '/api/conditions/understand', payload })).body;
  expect((await understand({ text: 'diabetes' })).understood).toEqual([
    { id: 'diabetes_t2', name: 'Type 2 diabetes' },
  ]);
  expect(
    (await understand({ text: 'diabetes', answers: { 'diabetes-type': 'Type 1' } })).understood,
  ).toEqual([{ id: 'diabetes_t1', name: 'Type 1 diabetes' }]);
  expect(
    (
      await understand({
        text: 'no diabetes',
        answers: { 'negated-diabetes_t2': 'Yes, I have it' },
      })
    ).understood,
  ).toEqual([{ id: 'diabetes_t2', name: 'Type 2 diabetes' }]);
  expect(await understand({ text: '', allergens: ['prawns', 'moon dust'] })).toMatchObject({
    allergens: [{ id: 'crustacean', name: 'crustaceans' }],
    notes: [expect.objectContaining({ text: expect.stringContaining("'moon dust'") as string })],
  });
});

test('GET /api/allergens names what every dish is checked for', async () => {
  const { app } = await startServer('SQLite');
  const { body } = await send(app, { method: 'GET', url: '/api/allergens' });
  expect(body.allergens).toHaveLength(15);
  expect(body.allergens).toContainEqual({ id: 'tree_nut', name: 'tree nuts' });
});
