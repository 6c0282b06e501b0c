/** A recipe of one's own with what is at home in place of what it names. */
import { describe, expect, test } from 'vitest';
import { foodsNamed } from '../../../kitchen/ingredients/lexicon.ts';
import type { HealthWords, OwnRequest } from '../../../kitchen/index.ts';
import { catalogue, kitchen, personOf } from '../support.ts';

const mash =
  'Mash\nServes 4\n800 g potatoes\n100 ml milk\n1 tsp salt\n1. Boil the potatoes for 20 minutes.\n2. Warm the milk and mash the potatoes with the salt and the milk.';
const request = (text: string, have: string, more: Partial<OwnRequest> = {}): OwnRequest => ({
  id: 'own-12345678',
  text,
  choices: {},
  items: kitchen.readIngredients(have).items,
  ...more,
});
const person = (words: HealthWords) => ({ person: personOf(words) });
const lactose = person({ sickness: 'lactose intolerance' });
const offered = (asked: OwnRequest): string[] =>
  (kitchen.own.page(asked).recipe?.swaps ?? []).map(({ id }) => id);

describe('a swap that makes it fit', () => {
  const asked = request(mash, 'lactose-free milk', lactose);
  const swaps = ['milk_whole-milk_lactose_free'];

  test('is offered for what is at home, and is nobody’s until it is asked for', () => {
    const { recipe, ingredients } = kitchen.own.page(asked);
    expect(recipe).toMatchObject({
      safety: { verdict: 'refuse' },
      swaps: [{ id: swaps[0], yours: 'lactose-free milk', forIt: 'whole milk', used: false }],
    });
    expect(ingredients).toContain('100 ml milk');
  });

  test('is then in the line, the steps and the figures; it keeps its name, and can be taken back', () => {
    const { recipe, ingredients, instructions } = kitchen.own.page({ ...asked, swaps });
    expect(recipe).toMatchObject({ title: 'Mash', safety: { verdict: 'fit' } });
    expect(ingredients).toEqual(['800 g potatoes', '100 ml lactose-free milk', '1 tsp salt']);
    expect(instructions.split('\n')[1]).toBe(
      '2. Warm the lactose-free milk and mash the potatoes with the salt and the lactose-free milk.',
    );
    expect(recipe?.swaps).toMatchObject([{ id: swaps[0], used: true }]);
    expect(recipe?.swaps?.[0]).not.toHaveProperty('required');
  });

  test('goes with the dish into a week', () => {
    expect(kitchen.own.meal({ ...asked, servings: 2 }).safety.verdict).toBe('refuse');
    const { meal, ingredients, safety } = kitchen.own.meal({ ...asked, servings: 2, swaps });
    expect(safety.verdict).toBe('fit');
    expect(meal.swaps).toBe(swaps[0]);
    expect(ingredients.join()).toContain('lactose-free milk');
  });
});

describe('the words of a swap', () => {
  test('are weighed where pieces are of another size', () => {
    const text =
      'Bowl\nServes 2\n2 shallots, sliced\n1 tbsp olive oil\nFry the shallots in the oil.';
    const asked = request(text, 'onions');
    const [id = ''] = offered(asked);
    expect(id).toBe('shallot-onion');
    const { ingredients, instructions } = kitchen.own.page({ ...asked, swaps: [id] });
    expect(ingredients?.[0]).toMatch(/^\d+ g onions, sliced$/);
    expect(instructions).toBe('1. Fry the onions in the oil.');
  });

  test('stand after the title that its writer gave it, where that is no longer true', () => {
    const text =
      'Macaroni cheese\nServes 2\n200 g macaroni\n200 ml milk\n100 g cheddar\nBoil the macaroni, and stir in the milk and the cheddar.';
    const { recipe } = kitchen.own.page(
      request(text, 'gluten-free corn pasta', {
        ...person({ sickness: 'coeliac disease' }),
        swaps: ['pasta_dry-pasta_gf_corn'],
      }),
    );
    expect(recipe?.title).toBe('Macaroni cheese, with gluten-free corn pasta instead of pasta');
    expect(recipe?.safety.verdict).not.toBe('refuse');
  });
});

describe('how much of it is at home', () => {
  test('is enough for so many servings, where the recipe says for how many it is', () => {
    const amount = (text: string) =>
      kitchen.own.page(request(text, '600 g potatoes')).recipe?.your_amount;
    expect(amount(mash)).toMatchObject({ food_key: 'potato', grams: 600, servings: 3 });
    expect(amount(mash.replace('Serves 4\n', ''))).toBeUndefined();
  });
});

describe('no swap is offered', () => {
  test('that changes how long something cooks: the method is its writer’s', () => {
    const text =
      'Thighs\nServes 2\n400 g chicken thighs\n1 onion\nFry the chicken thighs with the onion for 8 minutes.';
    expect(offered(request(text, 'chicken breast'))).toEqual([]);
  });

  test('that takes another amount: chilli powder for fresh chillies, gram for gram, would burn', () => {
    const text = (line: string, name: string) =>
      `Stew\nServes 2\n${line}\n1 tbsp olive oil\nFry the ${name} in the oil until soft.`;
    expect(offered(request(text('8 g red chilli', 'red chilli'), 'chilli powder'))).toEqual([]);
    expect(offered(request(text('9 g garlic', 'garlic'), 'garlic powder'))).toEqual([]);
    expect(offered(request(text('30 ml lemon juice', 'lemon juice'), 'white vinegar'))).toEqual([]);
  });

  test('where the recipe is in another language than our names', () => {
    const text =
      'Purée\nPour 4 personnes\n800 g de pommes de terre\n10 cl de lait\nCuire 20 minutes et écraser dans le lait.';
    expect(offered(request(text, 'lait sans lactose', lactose))).toEqual([]);
  });

  test('where two lines answer to one name', () => {
    const text = mash.replace('1 tsp salt', '50 ml coconut milk');
    expect(offered(request(text, 'lactose-free milk', lactose))).toEqual([]);
  });

  test('where somebody at the table must not eat what it brings', () => {
    const milkless = person({ sickness: 'milk allergy' });
    expect(offered(request(mash, 'almond milk', milkless))).toEqual(['milk_whole-almond_milk']);
    const table = [personOf({ sickness: 'almond allergy' })];
    expect(offered(request(mash, 'almond milk', { ...milkless, table }))).toEqual([]);
  });

  test('of a line whose amount is not known, or that is asked about', () => {
    const text = mash.replace('100 ml milk', 'a splash of milk');
    expect(offered(request(text, 'lactose-free milk', lactose))).toEqual([]);
  });
});

describe('our own recipes, written down by a person', () => {
  const plain = (step: string): string => step.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const texts = catalogue.recipes
    .filter((_, i) => i % 31 === 0)
    .map(({ title, serves, ingredients, steps }) =>
      [
        title,
        `Serves ${serves}`,
        'Ingredients',
        ...ingredients.map(({ grams, text }) => `${grams} g ${text}`),
        'Method',
        ...steps.map((step, i) => `${i + 1}. ${plain(step)}`),
      ].join('\n'),
    );
  const have =
    'lactose-free milk, oat milk, almond milk, tamari, gluten-free corn pasta, shallots, leeks, jasmine rice, brown rice, dairy-free cheese, coconut milk, spinach, kale, lime, lemon, butter, olive oil, sunflower oil, parsley, coriander, white wine vinegar';
  const rank = { fit: 0, caution: 1, refuse: 2 } as const;

  test.each(['', 'milk allergy', 'coeliac disease', 'soya allergy'])(
    'with each swap that is offered to ‘%s’ are no worse, and no longer name what went',
    (sickness) => {
      const whom = person({ sickness });
      let count = 0;
      for (const text of texts) {
        const asked = request(text, have, whom);
        const before = kitchen.own.page(asked).recipe!;
        for (const { id, forIt_key: gone } of before.swaps ?? []) {
          const { recipe, instructions } = kitchen.own.page({ ...asked, swaps: [id] });
          const told = `${before.title}: ${id}`;
          expect(rank[recipe!.safety.verdict], told).toBeLessThanOrEqual(
            rank[before.safety.verdict],
          );
          const named = instructions
            .split('\n')
            .flatMap((step) => foodsNamed(step, catalogue, undefined).foods);
          expect(
            named.map(({ key }) => key),
            told,
          ).not.toContain(gone);
          expect(recipe!.lines.length, told).toBe(before.lines.length);
          count += 1;
        }
      }
      expect(count).toBeGreaterThan(10);
    },
  );
});
