/** One food at hand stands in for one line of a dish; the other lines are to be bought. */
import { expect, test } from 'vitest';
import { kitchen, personOf } from './support.ts';

const person = personOf({ country: 'BR' });
const items = kitchen.readIngredients('feijão preto, arroz, cebola, alho, tomate', {
  country: 'BR',
}).items;
const dishes = kitchen.suggest({ items, count: 50, person });

test('black beans are no kidney beans and no chickpeas beside themselves', () => {
  const chili = dishes.find(({ recipe_id }) => recipe_id === 'three-bean-chili');
  const ofBeans = chili?.swaps.filter(({ yours_key }) => yours_key === 'beans_black_dry');
  expect(ofBeans?.map(({ forIt_key }) => forIt_key)).toEqual(['beans_black_canned']);
  expect(chili?.need_keys).toEqual(
    expect.arrayContaining(['beans_kidney_canned', 'chickpeas_canned']),
  );
});

test('the page of the dish says so as well', () => {
  const { ingredients, recipe } = kitchen.instructions({
    recipeId: 'three-bean-chili',
    items,
    person,
  });
  expect(ingredients?.find((line) => line.includes('kidney'))).toContain('(to buy)');
  expect(recipe?.lines.find(({ text }) => text.includes('chickpeas'))?.mark).toBe('need');
});

test('in no dish does a food at hand stand in for two lines', () => {
  for (const { recipe_id, swaps } of dishes) {
    const yours = swaps.filter(({ cupboard }) => !cupboard).map(({ yours_key }) => yours_key);
    expect(new Set(yours).size, recipe_id).toBe(yours.length);
  }
});
