/** Every medicine that food acts on, every situation that needs a clinic and every limit of one dish, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadKitchen } from '../../kitchen/index.ts';
import { factsOf } from '../../kitchen/recipes/facts.ts';
import { indexOf } from '../../kitchen/recipes/nutrition.ts';
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
    expect(JSON.stringify(body.notes)).toContain('Ask ');
  },
);

/** A condition that limits each quantity of the table of what one dish may bring. */
const limitedWith: Readonly<Record<string, string>> = {
  sat_fat_g: 'cvd_cholesterol',
  fat_g: 'gallstones',
  sodium_mg: 'hypertension',
  free_sugars_g: 'diabetes_t2',
  potassium_mg: 'ckd',
  phosphorus_mg: 'ckd',
  purine_mg: 'gout',
  vit_k_ug: 'warfarin',
};

const facts = catalogue.recipes.map((recipe) => factsOf(recipe, catalogue.ingredients));

test.each([...catalogue.dishLimits.values()])(
  'KIT-04 a dish with more $quantity than one may bring is no fit on its page',
  async ({ quantity, most }) => {
    const amountIn = ({ serving }: (typeof facts)[number]) => serving[indexOf[quantity]] ?? 0;
    const rich = facts
      // What is only a little over the limit may be adapted until it fits.
      .filter((each) => amountIn(each) > most * 1.5)
      .toSorted((a, b) => amountIn(a) - amountIn(b))
      .slice(0, 3);
    expect(rich).toHaveLength(3);
    await person.call('PUT', '/api/settings', {
      hasSickness: true,
      sicknessType: limitedWith[quantity],
      conditions: [limitedWith[quantity]],
      health_consent_at: 1,
    });
    for (const { recipe } of rich) {
      const { status, body } = await person.call('GET', `/api/recipes/${recipe.id}`);
      const verdict: unknown = status === 422 ? 'refuse' : body.recipe.safety.verdict;
      expect([recipe.id, verdict]).not.toEqual([recipe.id, 'fit']);
    }
  },
);

test('KIT-04 no sweet comes first where somebody with type 2 diabetes has little else', async () => {
  await saying('type 2 diabetes');
  const { body } = await sendForm(person, '/process', {
    image_or_ingredient_list: 'ingredient_list',
    ingredient_list: 'sugar, eggs, milk, flour, butter, chocolate',
  });
  const first = facts.find(({ recipe }) => recipe.id === body.suggestions[0]?.recipe_id);
  expect(first?.serving[indexOf.free_sugars_g]).toBeLessThan(10);
});
