/** Dishes that a model thinks of: beside the kitchen's own, through the same gate, and never where figures are needed. */
import { englishOf } from '../../domain/notes.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openaiStub, type Reply, timeoutFor } from '../photos/openai.ts';
import { sendForm, signUp, startServer, type TestPerson } from './support.ts';

type Proposal = readonly [title: string, ...ingredients: string[]];
const dishes = (...all: readonly Proposal[]): Reply => ({
  content: JSON.stringify({
    dishes: all.map(([title, ...ingredients]) => ({ title, ingredients })),
  }),
});
const told = (ingredients: string[], ...steps: string[]): Reply => ({
  content: JSON.stringify({ ingredients, steps }),
});

async function start(...replies: Reply[]) {
  const { url, heard, close } = await openaiStub(replies);
  onTestFinished(close);
  const { app, log } = await startServer('SQLite', {
    environment: { AI_BASE_URL: url, AI_MODEL: 'cooks', AI_TIMEOUT_MS: timeoutFor(replies) },
  });
  return { app, log, heard, person: await signUp(app) };
}
const process = async (person: TestPerson, list = 'rice, tomatoes, onions, chicken breast') =>
  (
    await sendForm(person, '/process', {
      image_or_ingredient_list: 'ingredient_list',
      ingredient_list: list,
    })
  ).body;
const instruct = async (
  person: TestPerson,
  { analysis_id, food_suggestions }: { analysis_id: string; food_suggestions: string[] },
  title: string,
) =>
  sendForm(person, '/instructions', {
    food_analysis_id: analysis_id,
    food_choice_index: String(food_suggestions.indexOf(title)),
  });
const health = (person: TestPerson, words: object) =>
  person.call('PUT', '/api/settings', {
    hasSickness: false,
    sicknessType: '',
    ...words,
    health_consent_at: 1,
  });

const zorblax: Proposal = [
  'Zorblax rice bowl',
  '200 g rice',
  '2 tomatoes',
  '1 onion',
  '1 chicken breast',
];

describe("SRV-02 KIT-04 a model's dishes", () => {
  test('stand after those of our kitchen, and are told by the model', async () => {
    const { person, heard } = await start(
      dishes(zorblax),
      told(
        ['200 g rice', '2 tomatoes', '1 chicken breast'],
        '1. Boil the rice.',
        'Fry the chicken breast with the tomatoes until done.',
      ),
    );
    const body = await process(person);
    expect(body.food_suggestions.at(-1)).toBe('Zorblax rice bowl');
    expect(body.suggestions.map(({ title }: { title: string }) => title)).toEqual(
      body.food_suggestions.slice(0, -1),
    );
    const { status, body: answer } = await instruct(person, body, 'Zorblax rice bowl');
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      instructions: '1. Boil the rice.\n2. Fry the chicken breast with the tomatoes until done.',
    });
    expect(answer.notes.map(englishOf)).toContain(
      'Written by cooks, not tested in our kitchen. Check that meat, fish and eggs are cooked through.',
    );
    expect(JSON.stringify(heard)).not.toContain(person.userId);
    // Our own dishes are never asked for.
    await instruct(person, body, body.food_suggestions[0]);
    expect(heard).toHaveLength(2);
  });

  test('that hold an allergen, or anything unknown where there is an allergy, are left out', async () => {
    const { person } = await start(
      dishes(
        ['Creamy bowl', '200 g rice', '2 tbsp peanut butter'],
        ['Satay rice', '200 g rice', '1 onion'],
        ['Mystery bowl', '200 g rice', '1 blorp'],
        zorblax,
      ),
    );
    await health(person, { allergens: ['peanut'] });
    const { food_suggestions } = await process(person);
    expect(food_suggestions).toContain('Zorblax rice bowl');
    for (const title of ['Creamy bowl', 'Satay rice', 'Mystery bowl'])
      expect(food_suggestions).not.toContain(title);
  });

  test('are not asked for where a condition needs figures that no model knows', async () => {
    const { person, heard } = await start(dishes(zorblax));
    await health(person, { hasSickness: true, sicknessType: 'gout', conditions: ['gout'] });
    const { food_suggestions } = await process(person);
    expect(food_suggestions.length).toBeGreaterThan(0);
    expect(heard).toEqual([]);
  });

  test('whose steps bring in what somebody must not eat are not told', async () => {
    const { person, log } = await start(
      dishes(zorblax),
      told(['200 g rice', '2 tomatoes'], 'Boil the rice.', 'Stir in two spoons of peanut butter.'),
    );
    const body = await process(person);
    await health(person, { allergens: ['peanut'] });
    const answer = await instruct(person, body, 'Zorblax rice bowl');
    expect(answer.text).not.toMatch(/peanut butter/);
    expect(
      log.filter(({ msg }) => msg === 'the model for texts failed; the kitchen stands in'),
    ).toHaveLength(1);
  });

  test('are refused where a condition was added after they were proposed', async () => {
    const { person } = await start(dishes(zorblax), told(['200 g rice'], 'Boil the rice.'));
    const body = await process(person);
    await health(person, { hasSickness: true, sicknessType: 'gout', conditions: ['gout'] });
    const answer = await instruct(person, body, 'Zorblax rice bowl');
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatch(/health settings/);
  });

  test('come as plain text, and not more than can be read', async () => {
    const { person } = await start(
      dishes(
        ['<b>Zorblax</b> rice', '<i>200 g rice</i>'],
        ...Array.from({ length: 400 }, (_, index): Proposal => [`Dish number ${index}`, 'rice']),
      ),
      told(
        ['rice'],
        '<script>alert(1)</script>Boil',
        ...Array.from({ length: 100 }, () => 'Stir.'),
      ),
    );
    const body = await process(person);
    expect(body.food_suggestions).toContain('Zorblax rice');
    expect(
      body.food_suggestions.filter((title: string) => title.startsWith('Dish number')).length,
    ).toBeLessThan(7);
    const { instructions } = (await instruct(person, body, 'Zorblax rice')).body;
    expect(instructions).toMatch(/^1\. alert\(1\) Boil\n/);
    expect(instructions.split('\n')).toHaveLength(20);
  });
});

describe('SRV-02 KIT-06 a model that fails', () => {
  test.each<[string, Reply]>([
    ['answers HTML', { status: 200, body: '<html>' }],
    ['fails', { status: 500, body: '' }],
    ['hangs', { hangsAfter: '{' }],
    ['answers something else', { content: '{"dishes":"none"}' }],
  ])('because it %s leaves the kitchen to answer, and says so', async (_what, reply) => {
    const { person } = await start(reply);
    const body = await process(person);
    expect(body.food_suggestions.length).toBeGreaterThan(0);
    expect(body.notes.map(englishOf)).toContain(
      'The model did not answer, so all dishes are from our own kitchen.',
    );
  });

  test('when it should tell how to cook lets the kitchen tell of what is nearest, and says so', async () => {
    const { person } = await start(
      dishes(['Zorblax eggs', '4 eggs', '3 tomatoes', 'spring onions', 'rice']),
      { status: 500, body: '' },
    );
    const answer = await instruct(person, await process(person), 'Zorblax eggs');
    expect([answer.status, answer.body.notes.map(englishOf)]).toEqual([
      200,
      expect.arrayContaining(['The model did not answer, so this is from our own kitchen.']),
    ]);
  });

  test('when it should tell how to cook what nothing of ours is near says so', async () => {
    const { person } = await start(dishes(zorblax), { status: 500, body: '' });
    const answer = await instruct(person, await process(person), 'Zorblax rice bowl');
    expect([answer.status, answer.body.error]).toEqual([
      422,
      'This dish could not be written down just now. Please try again, or choose another.',
    ]);
  });
});
