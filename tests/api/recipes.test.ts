/** Dishes by name for a plan that is made by hand: found, gated for the person, ready for a slot. */
import { englishOf } from '../../domain/notes.ts';
import { expect, test } from 'vitest';
import { InstructionsAnswer, ProcessAnswer } from '../../contract/kitchen.ts';
import { RecipesAnswer } from '../../contract/recipes.ts';
import { searchRecipes } from '../../kitchen/recipes/search.ts';
import {
  onOneDatabase,
  sendForm,
  signUp,
  startServer,
  theKitchen,
  type TestPerson,
} from './support.ts';

const find = async (person: TestPerson, search: string) =>
  RecipesAnswer.parse((await person.call('GET', `/api/recipes?${search}`)).body);
const titles = ({ recipes }: RecipesAnswer): string[] => recipes.map(({ title }) => title);

onOneDatabase((engine) => {
  const start = async () => signUp((await startServer(engine)).app);
  const settle = async (person: TestPerson, settings: object) =>
    expect(
      (
        await person.call('PUT', '/api/settings', {
          hasSickness: false,
          sicknessType: '',
          health_consent_at: 1,
          ...settings,
        })
      ).status,
    ).toBe(200);

  test('KIT-05 a dish that fits only with a swap is opened with it, and never without', async () => {
    const person = await start();
    await settle(person, { country: 'IT', sicknessType: 'coeliac disease', hasSickness: true });
    const typed = { ingredient_list: 'gluten free pasta, passata, garlic' };
    const fields = { image_or_ingredient_list: 'ingredient_list', ...typed };
    const { body } = await sendForm(person, '/process', fields);
    const { analysis_id: id, suggestions = [] } = ProcessAnswer.parse(body);
    const index = suggestions.findIndex(({ used_swaps: used = [] }) => used.length > 0);
    const { recipe_id: recipe, used_swaps: swaps = [] } = suggestions[index]!;
    const ask = (more: object) =>
      sendForm(person, '/instructions', {
        food_analysis_id: id,
        food_choice_index: String(index),
        ...more,
      });
    for (const more of [{ swaps: swaps.join('.') }, {}]) {
      const { ingredients = [] } = InstructionsAnswer.parse((await ask(more)).body);
      expect(ingredients.join()).toContain('gluten-free corn pasta');
    }
    // Whatever the client says instead, wheat is not cooked.
    expect((await ask({ swaps: 'pasta_dry-pasta_whole' })).status).toBe(422);
    expect((await person.call('GET', `/api/recipes/${recipe}`)).status).toBe(422);
    const page = await person.call('GET', `/api/recipes/${recipe}?swaps=${swaps.join('.')}`);
    expect(page.status).toBe(200);
  });

  test('KIT-05 a recipe is written out by its id, with what its page shows', async () => {
    const person = await start();
    await settle(person, { country: 'NG' });
    const { status, body } = await person.call('GET', '/api/recipes/jollof-rice');
    expect(status).toBe(200);
    const answer = InstructionsAnswer.parse(body);
    expect(answer.instructions).toMatch(/^1\. /);
    expect(answer.recipe).toMatchObject({
      recipe_id: 'jollof-rice',
      title: 'Jollof rice',
      at_hand: null,
      limits: [],
      cost: { currency: 'NGN' },
      safety: { verdict: 'fit' },
    });
    expect(answer.recipe!.lines.map(({ text }) => text)).toEqual(answer.ingredients);
    expect(answer.recipe!.lines.every(({ mark }) => mark === null)).toBe(true);
    expect((await person.call('GET', '/api/recipes/no-such-dish')).status).toBe(404);
  });

  test('KIT-05 it is written with what the person has, where the kitchen knows and allows it', async () => {
    const person = await start();
    await settle(person, { country: 'GB' });
    await person.call('POST', '/api/pantry', {
      changes: [{ change: 'add', text: '360 g chicken breast' }],
    });
    const address = '/api/recipes/cape-malay-chicken-curry';
    const swap = 'chicken_thigh-chicken_breast';
    const read = async (query: string) =>
      InstructionsAnswer.parse((await person.call('GET', `${address}${query}`)).body);
    const before = await read('');
    expect(before.recipe?.swaps).toContainEqual(expect.objectContaining({ id: swap, used: false }));
    const after = await read(`?swaps=${swap}`);
    expect(after.instructions).toContain('Stir in the chicken breast and brown');
    expect(after.recipe?.swaps).toContainEqual(expect.objectContaining({ id: swap, used: true }));
    expect(after.recipe?.your_amount).toEqual({
      food: 'chicken breast',
      food_key: 'chicken_breast',
      grams: 360,
      servings: 2.4,
    });
    expect(after.recipe?.nutrition).not.toEqual(before.recipe?.nutrition);
    // A client's word counts for nothing.
    expect((await read('?swaps=chicken_thigh-peanuts_raw')).instructions).toBe(before.instructions);
    expect((await person.call('GET', `${address}?swaps=%3Cscript%3E`)).status).toBe(400);

    // As a meal of a week it carries its swaps, and its lines are those of what is cooked.
    const meal = async (query: string) =>
      (await person.call('GET', `${address}/meal?${query}`)).body as {
        ingredients: string[];
        meal: { swaps?: string; servings: number };
      };
    const planned = await meal(`servings=2.4&swaps=${swap}`);
    expect(planned.meal).toMatchObject({ swaps: swap, servings: 2.4 });
    expect(planned.ingredients.join()).toMatch(/360 g.*chicken breast/);
    expect(planned.ingredients.join()).not.toContain('thigh');
    expect((await meal('servings=2')).meal).not.toHaveProperty('swaps');

    // Whoever eats along and must not have it is not served it.
    await settle(person, { country: 'GB', allergens: ['chicken breast'] });
    const { body } = await person.call('GET', `${address}?swaps=${swap}`);
    expect(JSON.stringify(body)).not.toContain('chicken breast and brown');
  });

  test('KIT-05 its lines stand against the pantry, where the person has one', async () => {
    const person = await start();
    const { body } = await person.call('GET', '/api/recipes/egg-fried-rice');
    expect(InstructionsAnswer.parse(body).recipe!.at_hand).toBeNull();
    await person.call('POST', '/api/pantry', {
      changes: [
        { change: 'add', text: '1 kg rice, 6 eggs' },
        { change: 'staple', key: 'salt', at_hand: false },
      ],
    });
    const { recipe } = InstructionsAnswer.parse(
      (await person.call('GET', '/api/recipes/egg-fried-rice')).body,
    );
    const marked = (mark: string) =>
      recipe!.lines.filter((line) => line.mark === mark).map(({ text }) => text);
    expect(recipe!.at_hand!.have.join()).toMatch(/egg/);
    expect(marked('have').join()).toMatch(/eggs/);
    expect(marked('need').join()).not.toMatch(/egg|rice/);
    // What nobody has and no cupboard holds is to be bought.
    const tofu = InstructionsAnswer.parse(
      (await person.call('GET', '/api/recipes/tofu-vegetable-fried-rice')).body,
    ).recipe!;
    expect(tofu.at_hand!.need.join()).toMatch(/tofu/);
  });

  test('KIT-05 its figures stand against the person’s limits, and what their health refuses is not written out', async () => {
    const person = await start();
    await settle(person, { hasSickness: true, sicknessType: 'high blood pressure' });
    const { body } = await person.call('GET', '/api/recipes/jollof-rice');
    const sodium = InstructionsAnswer.parse(body).recipe!.limits.find(
      ({ quantity }) => quantity === 'sodium_mg',
    )!;
    expect(sodium.amount).toBeLessThan(sodium.dayMax);
    await settle(person, { allergens: ['egg'] });
    const eggs = theKitchen().catalogue.recipes.find(({ title }) => /omelette/i.test(title))!;
    expect((await person.call('GET', `/api/recipes/${eggs.id}`)).status).toBe(422);
  });

  test('a recipe says for how many the person cooks, where that is more than one', async () => {
    const person = await start();
    const cooksFor = async () =>
      (await person.call('GET', '/api/recipes/jollof-rice')).body.recipe.cooks_for;
    expect(await cooksFor()).toBeUndefined();
    await settle(person, { people: 5 });
    expect(await cooksFor()).toBe(5);
  });

  test('PLAN-22 a recipe is a meal of a plan for so many servings, and none that the person’s health refuses', async () => {
    const person = await start();
    await settle(person, { people: 3 });
    const meal = async (query: string) =>
      (await person.call('GET', `/api/recipes/jollof-rice/meal${query}`)).body;
    const [own, five] = [await meal(''), await meal('?servings=5')];
    expect([own.meal.servings, five.meal.servings]).toEqual([3, 5]);
    expect(five).toMatchObject({
      text: expect.stringContaining('Jollof rice') as string,
      meal: { recipe_id: 'jollof-rice', portion: 1 },
      safety: { verdict: 'fit' },
    });
    const found = (await find(person, 'q=jollof rice')).recipes.find(
      (each) => each.recipe_id === 'jollof-rice',
    )!;
    expect([own.text, own.ingredients, own.meal]).toEqual([
      found.text,
      found.ingredients,
      found.meal,
    ]);
    const status = async (path: string) => (await person.call('GET', path)).status;
    expect(await status('/api/recipes/no-such-dish/meal')).toBe(404);
    expect(await status('/api/recipes/jollof-rice/meal?servings=21')).toBe(400);
    await settle(person, { allergens: ['egg'] });
    const eggs = theKitchen().catalogue.recipes.find(({ title }) => /omelette/i.test(title))!;
    expect(await status(`/api/recipes/${eggs.id}/meal`)).toBe(422);
  });

  test('PLAN-22 a meal of a plan says whom at the table it is not for, and the search leaves it out', async () => {
    const person = await start();
    await settle(person, {});
    const table = '/api/table/11111111-1111-4111-8111-111111111111';
    const meal = async () =>
      (await person.call('GET', '/api/recipes/cheese-omelette/meal?servings=2')).body;
    expect(await meal()).not.toHaveProperty('refused_at_table');
    await person.call('PUT', table, {
      name: 'Lily',
      kind: 'child',
      eats: true,
      leaves_out: [],
      portion: null,
      sickness: 'egg allergy',
    });
    expect(await meal()).toMatchObject({
      text: expect.stringContaining('omelette') as string,
      safety: { verdict: 'fit' },
      refused_at_table: [{ name: 'Lily', reasons: [{ code: 'verdict.holdsAllergen' }] }],
    });
    const search = await find(person, 'q=cheese omelette');
    expect(titles(search)).not.toContain('Cheese omelette');
    expect(search.left_out).toBeGreaterThan(0);
  });

  test('PLAN-22 a dish is found with a slip of spelling too, and brings what a slot of a plan takes', async () => {
    const person = await start();
    await settle(person, { people: 3, country: 'NG' });
    const {
      recipes: [jollof],
      left_out,
    } = await find(person, 'q=jolof+rice');
    expect(left_out).toBe(0);
    expect(jollof).toMatchObject({
      recipe_id: 'jollof-rice',
      title: 'Jollof rice',
      picture: 'Jollof rice',
      safety: { verdict: 'fit' },
      meal: { recipe_id: 'jollof-rice', servings: 3, portion: 1, locked: false },
    });
    expect(jollof?.text).toMatch(/^Jollof rice \(buy: .*rice.*\)$/);
    expect(jollof?.ingredients[0]).toBe('240 g parboiled long-grain rice, rinsed');
    expect(jollof?.reasons.map(englishOf)).toContain('Common in Nigeria.');
    expect(jollof?.meal?.cost).toBeGreaterThan(0);

    const { body } = await person.call('POST', '/api/meal_plan', {
      name: 'By hand',
      start_date: '2026-01-05',
      end_date: '2026-01-11',
      meal_plan: [
        {
          day: 'Monday',
          lunch: jollof?.text,
          lunch_ingredients: jollof?.ingredients,
          lunch_meal: jollof?.meal,
        },
      ],
    });
    const shopping = await person.call('POST', '/api/meal_plan/shopping', {
      meal_plan: body.data.mealPlan,
    });
    expect(JSON.stringify(shopping.body.aisles)).toContain('Monday lunch: Jollof rice');
  });

  test('what the safety gate refuses is left out and counted; what needs care says so', async () => {
    const person = await start();
    const before = await find(person, 'q=peanut&limit=50');
    await settle(person, {
      hasSickness: true,
      sicknessType: 'high blood pressure',
      allergens: ['peanut'],
    });
    const after = await find(person, 'q=peanut&limit=50');
    expect(before.recipes.length).toBeGreaterThan(5);
    expect(after.recipes.filter(({ allergens }) => allergens.includes('peanut'))).toEqual([]);
    expect(after.left_out).toBeGreaterThan(5);
    expect(englishOf(after.notes.at(-1)!)).toBe(
      `${after.left_out} dishes are left out: they do not fit your settings.`,
    );
    const {
      recipes: [egusi],
    } = await find(person, 'q=egusi+soup');
    expect(egusi?.safety.verdict).toBe('caution');
    expect(egusi?.reasons).toEqual(expect.arrayContaining([...(egusi?.safety.reasons ?? [])]));
    const {
      recipes: [jollof],
    } = await find(person, 'q=jollof');
    expect(englishOf(jollof!.reasons[0]!)).toMatch(
      /^Fits high blood pressure|^Fits .*: \d+ .* a serving/i,
    );
  });

  test('by meal, by what it is made of, by where it comes from; nothing typed brings what is near', async () => {
    const person = await start();
    expect(
      (await find(person, 'q=eggs&type=breakfast&limit=50')).recipes.every(({ meal_types }) =>
        meal_types.includes('breakfast'),
      ),
    ).toBe(true);
    expect(titles(await find(person, 'q=nigerian+soup'))).toContain('Egusi soup');
    expect(await find(person, 'q=xyzzy')).toMatchObject({ recipes: [], left_out: 0 });
    await settle(person, { country: 'NG' });
    const near = await find(person, 'limit=5');
    expect(near.recipes.map(({ cuisine }) => cuisine)).toEqual(Array<string>(5).fill('Nigerian'));
  });

  test.each(['q=%00', `q=${'x'.repeat(201)}`, 'type=brunch', 'limit=0', 'limit=51'])(
    '%s is refused with words',
    async (search) => {
      const { status, body } = await (await start()).call('GET', `/api/recipes?${search}`);
      expect([status, typeof body.message]).toEqual([400, 'string']);
    },
  );
});

test('a search never fails, whatever is typed', () => {
  const { catalogue } = theKitchen();
  for (const text of [
    '',
    ' ',
    '😀',
    '(((',
    'a'.repeat(5000),
    '\\',
    'سمك',
    Array.from({ length: 300 }, () => 'rice').join(' '),
  ])
    expect(searchRecipes({ text, count: 3 }, catalogue).hits.length).toBeLessThanOrEqual(3);
  expect(searchRecipes({ text: 'Egusi soup' }, catalogue).hits[0]?.recipe.id).toBe('egusi-soup');
});
