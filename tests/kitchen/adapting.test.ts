// A recipe made to fit what is at hand: its lines and steps say what is cooked, and all that is computed is computed of that.
import { describe, expect, test } from 'vitest';
import { amountFaults } from '../../kitchen/catalogue/stepAmounts.ts';
import type { Recipe } from '../../kitchen/catalogue/types.ts';
import { substitutionsOf } from '../../kitchen/ingredients/substitutions.ts';
import { costOf, factsOf } from '../../kitchen/index.ts';
import type { Person } from '../../kitchen/index.ts';
import { cookingFor } from '../../kitchen/recipes/instructions.ts';
import { cookedAsWished, cookOurs } from '../../kitchen/recipes/offers.ts';
import { titleUnchanged } from '../../domain/changedTitle.ts';
import { calledWithChanges } from '../../kitchen/recipes/swapTitle.ts';
import { wordsReplaced } from '../../kitchen/recipes/swapWords.ts';
import { swapOf, withSwap } from '../../kitchen/recipes/useSwaps.ts';
import { catalogue, kitchen, personOf } from './support.ts';
import { longTest } from '../verify.ts';

const { ingredients, recipes } = catalogue;
const { swaps } = substitutionsOf(catalogue);
const curry = 'cape-malay-chicken-curry';
const forThighs = 'chicken_thigh-chicken_breast';
const at = (text: string) => kitchen.readIngredients(text).items;
const recipeOf = (id: string): Recipe => recipes.find((each) => each.id === id)!;
const cook = (id: string, list: string, used: readonly string[] = [], person?: Person) =>
  kitchen.instructions({
    recipeId: id,
    person: person ?? personOf({ country: 'GB' }),
    items: at(list),
    swaps: used,
  });

/** Every swap that the tables know for a recipe and whose words it can say. */
const all = recipes.flatMap((recipe) =>
  recipe.ingredients.flatMap(({ key }) =>
    [...swaps].flatMap(([to, those]) => {
      if (!those.some(({ forIt }) => forIt === key)) return [];
      const swap = swapOf(`${key}-${to}`, catalogue)!;
      const adapted = withSwap(recipe, swap, catalogue);
      return adapted ? [{ recipe, swap, adapted }] : [];
    }),
  ),
);

const swapsOf = new Map<Recipe, (typeof all)[number][]>();
for (const each of all) swapsOf.set(each.recipe, [...(swapsOf.get(each.recipe) ?? []), each]);

describe('a swap that is used', () => {
  test('stands in its line and in every step that names the food', () => {
    const before = cook(curry, '600 g chicken breast');
    expect(before.instructions).toContain('Stir in the chicken and brown');
    const {
      instructions,
      ingredients: lines,
      recipe,
    } = cook(curry, '600 g chicken breast', [forThighs]);
    expect(lines).toContain('600 g (3 medium) chicken breast, cut up');
    expect(lines?.join()).not.toContain('thigh');
    expect(instructions).toContain('Stir in the chicken breast and brown');
    expect(instructions).not.toContain('thigh');
    expect(recipe?.lines.find(({ text }) => text.includes('breast'))?.mark).toBe('have');
    expect(recipe?.swaps?.find(({ id }) => id === forThighs)).toMatchObject({ used: true });
  });

  test('stands after the title, and no sentence of the introduction names the food that went', () => {
    const papillote = 'cabillaud-en-papillote';
    const before = cook(papillote, '600 g haddock').recipe!;
    const after = cook(papillote, '600 g haddock', ['cod-haddock']).recipe!;
    expect(after.title).toBe(`${before.title}, with haddock instead of cod`);
    expect(before.description).toMatch(/\bcod\b/i);
    expect(after.description.replace('Cooked with haddock instead of cod.', '')).not.toMatch(
      /\bcod\b/i,
    );
    expect(after.description).toContain('Cooked with haddock instead of cod.');
  });

  test('is no word in a title that names neither the food nor what gives the dish its character', () => {
    const swap = 'rice_white_long-rice_brown';
    expect(cook(curry, 'brown rice', [swap]).recipe?.title).toBe(recipeOf(curry).title);
  });

  test('says that a food is left out where the title names it', () => {
    const without = (forIt: string) =>
      calledWithChanges(recipeOf('dim-bhuna'), [{ forIt, to: null }], catalogue).title;
    expect(without('egg')).toBe('Dim bhuna (eggs in dry masala), without eggs');
    expect(without('salt')).toBe('Dim bhuna (eggs in dry masala)');
  });

  test('leaves the dish the picture of its recipe', () => {
    const drawn = kitchen.drawDish('Cabillaud en papillote (cod baked in a parcel)');
    const title = 'Cabillaud en papillote (cod baked in a parcel), with haddock instead of cod';
    expect(kitchen.drawDish(title)).toBe(drawn);
    expect(titleUnchanged('Chicken adobo with green beans')).toBe('Chicken adobo with green beans');
    expect(titleUnchanged('Chicken adobo with green beans, without onions')).toBe(
      'Chicken adobo with green beans',
    );
  });

  test('is computed again: nutrition, cost, limits, allergens, minutes', () => {
    const person = personOf({ country: 'GB', conditions: ['hypertension'] });
    const before = cook(curry, 'brown rice', [], person).recipe!;
    const swap = 'rice_white_long-rice_brown';
    const after = cook(curry, 'brown rice', [swap], person).recipe!;
    const offered = before.swaps!.find(({ id }) => id === swap)!;
    // What was said before is what it then does.
    expect(offered.effect.minutes).toBe(25);
    expect(after.minutes - before.minutes).toBe(offered.effect.minutes);
    expect(after.nutrition.energy_kcal - before.nutrition.energy_kcal).toBeCloseTo(
      offered.effect.energy_kcal,
      -0.5,
    );
    expect(after.cost!.amount - before.cost!.amount).toBeCloseTo(offered.effect.cost!, 1);
    expect(after.nutrition.fibre_g).toBeGreaterThan(before.nutrition.fibre_g);
    const facts = factsOf(
      withSwap(recipeOf(curry), swapOf(swap, catalogue)!, catalogue)!,
      ingredients,
    );
    const [own] = [facts.recipe.ingredients];
    const usd = costOf(own, ingredients, catalogue.countries.get('GB')!).usd;
    expect(usd).not.toBe(
      costOf(recipeOf(curry).ingredients, ingredients, catalogue.countries.get('GB')!).usd,
    );
    expect(after.limits.map(({ quantity }) => quantity)).toEqual(
      before.limits.map(({ quantity }) => quantity),
    );
  });

  test('changes the time on the heat, and never one for chilling or for something else in the pot', () => {
    const steps = (id: string, swap: string) =>
      withSwap(recipeOf(id), swapOf(swap, catalogue)!, catalogue)!.steps.join(' ');
    expect(steps(curry, 'rice_white_long-rice_brown')).toContain('for 39 minutes');
    expect(recipeOf('gai-yang').steps.join(' ')).toContain('Chill for 60 minutes');
    expect(steps('gai-yang', forThighs)).toContain('Chill for 60 minutes');
    // Its thirty minutes are those of the potatoes.
    expect(steps(curry, forThighs)).toContain('for 30 minutes, until the potatoes are soft');
    expect(steps(curry, forThighs)).toContain('needs a little less time here: look early.');
  });

  test('of fresh for dried or sharp for mild takes as much as is safe, in spoons, and says so in its step', () => {
    const strong: readonly (readonly [string, RegExp, number])[] = [
      ['chili_hot_red', /^cayenne$/, 0.06],
      ['chili_jalapeno', /^cayenne$/, 0.06],
      ['scotch_bonnet', /^cayenne$/, 0.12],
      ['chili_jalapeno', /^chili_hot_red$/, 0.5],
      ['garlic', /^garlic_powder$/, 0.2],
      ['ginger', /^ginger_ground$/, 0.34],
      ['thyme_fresh', /^thyme_dried$/, 0.34],
      ['basil_fresh', /^basil_dried$/, 0.34],
      ['tomato_puree', /^tomato_paste$/, 0.34],
      ['lemon_juice', /^vinegar_(?:white|cider)$/, 0.51],
      ['lime', /^vinegar_(?:white|cider)$/, 0.51],
    ];
    for (const [forIt, to, most] of strong) {
      const those = all.filter(({ swap }) => swap.forIt === forIt && to.test(swap.to));
      expect(those.length, forIt).toBeGreaterThan(0);
      for (const { recipe, swap, adapted } of those) {
        const before = recipe.ingredients.find(({ key }) => key === forIt)!;
        const after = adapted.ingredients.find(({ key }) => key === swap.to)!;
        const name = `${recipe.id} ${forIt} ${swap.to}`;
        expect(after.grams, name).toBeLessThanOrEqual(before.grams * most + 0.5);
        if (after.grams < 5 && swap.to !== 'chili_hot_red')
          expect(after.measure, name).toMatch(/tsp|tbsp|pinch/);
        expect(adapted.steps.join(' ').includes('add more at the end, to taste'), name).toBe(
          swap.change === 'add_to_taste',
        );
      }
    }
  });

  test('replaces a word only where it names the food: juices of meat stay', () => {
    const to = ingredients.get('vinegar_cider')!;
    const line = { ...recipeOf(curry).ingredients[0]!, key: 'lemon_juice', text: 'lemon juice' };
    const write = (text: string) => wordsReplaced(text, { line, words: new Set(['juice']), to });
    for (const text of [
      'Top with the chicken and its juices.',
      'Cook until the juices run clear.',
      'Stir in the pan juice.',
      "Keep the meat's juice.",
      'Simmer in their own juice.',
    ])
      expect(write(text)).toBe(text);
    expect(write('Stir in the juice.')).toBe('Stir in the cider vinegar.');
    expect(write('Add the rest of the juice and the salt.')).toContain('cider vinegar');
  });

  test('is left out where the tables do not know it, where it is twice, or where a line is cooked before', () => {
    const plain = cook(curry, 'rice').instructions;
    for (const wish of ['chicken_thigh-peanuts_raw', 'x-y', 'chicken_thigh', 'water-salt'])
      expect(cook(curry, 'rice', [wish]).instructions, wish).toBe(plain);
    // Boiled the day before: other rice warmed for five minutes would be raw.
    const swap = swapOf('rice_white_long-rice_basmati', catalogue)!;
    expect(recipeOf('egg-fried-rice').ingredients.map(({ key }) => key)).toContain(
      'rice_white_long',
    );
    expect(withSwap(recipeOf('egg-fried-rice'), swap, catalogue)).toBeUndefined();
    // Dried beans turned into a tin would keep their soaking.
    for (const { adapted } of all)
      expect(adapted.ingredients.length, adapted.id).toBe(
        new Set(adapted.ingredients.map(({ key }) => key)).size,
      );
    expect(all.filter(({ swap: { change } }) => change === 'skip_soaking')).toEqual([]);
  });
});

describe('over all recipes and swaps', () => {
  test('no step links what no line has, takes more than a line has, or names the food that went', () => {
    const faults: string[] = [];
    for (const { recipe, swap, adapted } of all) {
      const name = `${recipe.id} ${swap.forIt} ${swap.to}`;
      const keys = new Set(adapted.ingredients.map(({ key }) => key));
      for (const [, key = ''] of adapted.steps.join(' ').matchAll(/\]\((\w+)\)/g))
        if (!keys.has(key)) faults.push(`${name}: a step links ${key}`);
      if (!adapted.steps.some((step) => step.includes(`(${swap.to})`)))
        faults.push(`${name}: no step has it`);
      faults.push(...amountFaults(adapted, ingredients).map((fault) => `${name}: ${fault}`));
      if (
        /(\b\w+\b) \1\b/.test(adapted.steps.join(' ').replace(/\bthe the\b/g, '')) &&
        !/(\b\w+\b) \1\b/.test(recipe.steps.join(' '))
      )
        faults.push(`${name}: a word stands twice`);
    }
    console.log(`${all.length} adapted recipes`);
    expect(faults).toEqual([]);
    expect(all.length).toBeGreaterThan(20_000);
  });

  test('no adapted recipe holds what a profile leaves out', () => {
    const profiles = {
      'peanut, milk': personOf({ allergens: ['peanut', 'milk'] }),
      'gluten, egg': personOf({ allergens: ['gluten', 'egg'] }),
      'fish, shellfish, soy': personOf({ allergens: ['fish', 'shellfish', 'soy'] }),
      'tree nuts, sesame': personOf({ allergens: ['tree nuts', 'sesame'] }),
      vegan: personOf({ diets: ['vegan'] }),
      vegetarian: personOf({ diets: ['vegetarian'] }),
      halal: personOf({ diets: ['halal'] }),
      'no onions, no mushrooms': personOf({ sickness: 'I do not eat onions or mushrooms' }),
      'coeliac disease': personOf({ sickness: 'coeliac disease' }),
    };
    const counts: Record<string, number> = {};
    for (const [name, person] of Object.entries(profiles)) {
      const { allergens, avoidedKeys, diets } = person;
      const tags = new Set(allergens);
      // One in eleven, others for each profile, and the first swaps of each.
      const mine = recipes.filter((_, i) => i % 11 === Object.keys(counts).length % 11);
      counts[name] = 0;
      for (const recipe of mine) {
        const wishes = swapsOf.get(recipe) ?? [];
        for (const {
          swap: { forIt, to },
        } of wishes.slice(0, 4)) {
          const id = `${forIt}-${to}`;
          const cooked = kitchen.withSwaps({ recipeId: recipe.id, person, swaps: [id] })!;
          if (cooked.swaps.length === 0) continue;
          counts[name] += 1;
          const whom = cookingFor({ person }, catalogue);
          const { facts, verdict } = cookedAsWished(cookOurs(recipe, whom), [id], whom);
          // What did not fit before stays refused.
          if (verdict.verdict === 'refuse') {
            expect(kitchen.instructions({ recipeId: recipe.id, person }).error).toBeDefined();
            continue;
          }
          const before = new Set(recipe.ingredients.map(({ key }) => key));
          for (const { key } of facts.recipe.ingredients) {
            const food = ingredients.get(key)!;
            const told = `${name}: ${recipe.id} ${id} has ${key}`;
            expect(avoidedKeys.includes(key), told).toBe(false);
            expect(
              [...food.tags].some((tag) => tags.has(tag)),
              told,
            ).toBe(false);
            // What the gate lets pass in the recipe itself is not this test's matter.
            if (before.has(key)) continue;
            if (diets.includes('vegan')) expect(food.tags.has('vegan'), told).toBe(true);
            if (diets.includes('vegetarian')) expect(food.tags.has('vegetarian'), told).toBe(true);
          }
        }
      }
    }
    console.log(
      Object.entries(counts)
        .map((each) => each.join(': '))
        .join(', '),
    );
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(50);
  });

  longTest('what is at hand is offered only where the dish stays as good for everyone', () => {
    const list = 'leeks, brown rice, garam masala';
    const noLeeks = personOf({ sickness: 'I am allergic to leeks' });
    const offered = (person: Person, table: readonly Person[] = []) =>
      recipes.flatMap(
        ({ id }) =>
          kitchen
            .instructions({ recipeId: id, person, table, items: at(list), staples: [] })
            .recipe?.swaps?.filter(({ id: swap }) => swap.endsWith('-leek')) ?? [],
      ).length;
    expect(offered(personOf({}))).toBeGreaterThan(20);
    expect(offered(noLeeks)).toBe(0);
    expect(offered(personOf({}), [noLeeks])).toBe(0);
  });
});

describe('use what I have', () => {
  test("the main ingredient's amount makes the servings", () => {
    const { recipe } = cook(curry, '2 chicken thighs (360 g)');
    const wanted = recipeOf(curry).ingredients.find(({ key }) => key === 'chicken_thigh')!;
    expect(recipe?.your_amount).toEqual({
      food: 'chicken thighs',
      food_key: 'chicken_thigh',
      grams: 360,
      servings: Math.round((100 * recipe!.servings * 360) / wanted.grams) / 100,
    });
  });

  test('a swap in use counts as the main ingredient; what is not at hand or without an amount does not', () => {
    expect(cook(curry, '360 g chicken breast').recipe?.your_amount).toBeNull();
    expect(cook(curry, '360 g chicken breast', [forThighs]).recipe?.your_amount).toEqual({
      food: 'chicken breast',
      food_key: 'chicken_breast',
      grams: 360,
      servings: 2.4,
    });
    expect(cook(curry, 'chicken thighs').recipe?.your_amount).toBeNull();
    expect(kitchen.instructions({ recipeId: curry }).recipe?.your_amount).toBeNull();
  });

  test('as much as the recipe names needs no offer', () => {
    expect(cook(curry, '600 g chicken thighs').recipe?.your_amount).toBeNull();
    // Whole pieces are counted.
    expect(cook('egg-fried-rice', '6 eggs').recipe?.your_amount).toMatchObject({ pieces: 6 });
    expect(cook('egg-fried-rice', '310 g eggs').recipe?.your_amount).not.toHaveProperty('pieces');
  });
});

test('with half the salt a step takes half as much of it', () => {
  const id = 'poulet-basquaise';
  const before = kitchen.instructions({ recipeId: id });
  const after = kitchen.instructions({
    recipeId: id,
    person: personOf({ sickness: 'high blood pressure' }),
  });
  expect(before.instructions).toContain('2 g of the salt');
  expect(after.ingredients?.find((line) => / salt/.test(line))).toMatch(/¼ tsp/);
  expect(after.instructions).toContain('1 g of the salt');
});
