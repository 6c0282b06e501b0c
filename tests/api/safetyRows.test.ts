/** Every medicine that food acts on and every situation that needs a clinic, as a person would write it, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadKitchen } from '../../kitchen/index.ts';
import { sendForm, signUp, startServer, type TestPerson } from './support.ts';

const { catalogue } = loadKitchen();
let person: TestPerson;
const ended: (() => void | Promise<void>)[] = [];

afterAll(async () => {
  for (const work of ended.toReversed()) await work();
});

beforeAll(async () => {
  const { app } = await startServer('SQLite', { atEnd: (work) => ended.push(work) });
  person = await signUp(app);
});

const saying = (sicknessType: string) =>
  person.call('PUT', '/api/settings', { hasSickness: true, sicknessType, health_consent_at: 1 });
const understood = async (text: string) =>
  (await person.call('POST', '/api/conditions/understand', { text })).body;

/** A food of the table that this medicine leaves out, if it names one. */
const foodLeftOut = ({
  leavesOut: { keys, tags },
}: (typeof catalogue.medicines)[number]): string | undefined =>
  [...catalogue.ingredients.values()].find(
    (each) => keys.includes(each.key) || tags.some((tag) => each.tags.has(tag)),
  )?.label;

describe.each(catalogue.medicines)('KIT-04 medicine $id', (medicine) => {
  const [word = ''] = medicine.words;

  test('is heard, with its rule', async () => {
    expect((await understood(`I take ${word}`)).medicines).toContainEqual({
      id: medicine.id,
      name: medicine.name,
      rule: medicine.rule,
    });
  });

  const food = foodLeftOut(medicine);
  test.runIf(food !== undefined)('leaves out what its row names', async () => {
    await saying(`I take ${word}`);
    const { status, body } = await person.call('POST', '/meal_plan_instructions', {
      food_name: food,
      ingredients: [food],
    });
    expect([status, body.code]).toEqual([422, 'refused_for_health']);
  });
});

test.each(catalogue.supervised)(
  'KIT-04 $id needs a clinic: no dish is suggested, and it is said whom to ask',
  async ({ id, name, words: [word = ''] }) => {
    expect((await understood(word)).supervised).toContainEqual(
      expect.objectContaining({ id, name, why: expect.stringContaining('Ask ') as string }),
    );
    await saying(word);
    const { body } = await sendForm(person, '/process', {
      image_or_ingredient_list: 'ingredient_list',
      ingredient_list: 'rice, tomatoes, onions, chicken breast',
    });
    expect(body.food_suggestions).toEqual([]);
  },
);
