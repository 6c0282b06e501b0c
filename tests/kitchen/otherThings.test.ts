// What people type as food is read as that food, or said to be unknown: never as another one.
import { describe, expect, test } from 'vitest';
import { allergensIn } from '../../kitchen/health/allergens.ts';
import { headOf, isOtherThing, isVesselFor } from '../../kitchen/ingredients/otherThings.ts';
import { catalogue, keysOf, kitchen, personOf } from './support.ts';

const readMixed = (text: string) => kitchen.readMixedList(text);

describe('things of the kitchen put no food at hand', () => {
  test.each([
    'tea towels',
    'rice cooker',
    'egg cups',
    'bread knife',
    'cake tin',
    'pie dish',
    'coffee filters',
    'baking paper',
    'kitchen foil',
    'freezer bags',
    'napkins',
    'washing-up liquid',
    'potato peeler',
    'cheese grater',
    'egg slicer',
    'orange juicer',
    'wine glasses',
    '2 coffee mugs',
    'salad bowl',
    'biscuit tin',
    'fish slice',
    'râpe à fromage',
    'couteau à pain',
    'boîte à pain',
    'liquide vaisselle',
    'rallador de queso',
    'filtros de café',
    'faca de pão',
    'coltello da pane',
    'Reiskocher',
    'Knoblauchpresse',
    'broodtrommel',
  ])('%s', (typed) => {
    const { items, notUnderstood } = kitchen.readIngredients(typed, { country: 'GB' });
    expect({ items, notUnderstood }).toEqual({ items: [], notUnderstood: [typed] });
  });

  test.each([
    ['eggs milk tea towels bread', ['egg', 'milk_whole', 'bread_white'], 'tea towels'],
    [
      'rice beans cheese grater onions',
      ['rice_white_long', 'beans_kidney_dry', 'onion'],
      'cheese grater',
    ],
    ['eggs cod liver oil milk butter', ['egg', 'milk_whole', 'butter_unsalted'], 'cod liver oil'],
  ])('%s', (typed, keys, unknown) => {
    const { items, notUnderstood } = kitchen.readIngredients(typed);
    expect(items.map(({ key }) => key)).toEqual(keys);
    expect(notUnderstood).toEqual([unknown]);
  });

  test.each([
    'bread knife',
    'milk jug',
    'cheese grater',
    'tea towels',
    'cuchillo de pan',
    'tarte aux pommes',
    'Walnussöl',
  ])('%s among foods leaves no food out', (thing) => {
    const { foods, health } = readMixed(`eggs, ${thing}, milk`);
    expect(foods.items.map(({ key }) => key)).toEqual(['egg', 'milk_whole']);
    expect(health.person.avoidedKeys).toEqual([]);
    expect(health.person.allergens).toEqual([]);
    expect(health.person.notUnderstood).toEqual([thing]);
  });

  test('in a refusal the same words leave the food out', () => {
    expect(readMixed('rice, allergic to fish, egg rolls').health.person.allergens).toEqual(
      expect.arrayContaining(['egg', 'fish']),
    );
    expect(readMixed('rice, allergie au lait').health.person.allergens).toContain('milk');
    expect(readMixed('rice, EoE, sopa de cebolla').health.person.families).toContain('onion');
    expect(readMixed('arroz, sopa de pescado me hincha').health.person.allergens).toContain('fish');
    expect(personOf({ sickness: 'allergisch gegen Walnussöl' }).allergens).toContain('tree_nut');
    expect(personOf({ allergens: ['Mandelöl'] }).allergens).toContain('tree_nut');
    expect(personOf({ sickness: 'allergic to garlic bread' }).avoidedKeys).toContain('garlic');
  });
});

describe('what is made of a food, and dishes', () => {
  test.each([
    'cod liver oil',
    'head cheese',
    'spring rolls',
    'sausage rolls',
    'apple strudel',
    'butter chicken',
    'fruit salad',
    'Caesar salad',
    'banana chips',
    'hazelnut chocolate',
    'almond yoghurt',
    'cashew cream',
    'prawn toast',
    'scotch eggs',
    'toffee apples',
    'onion rings',
    'honey nuts',
    'butter fish',
    'baby milk',
    'garlic bread',
    'jello',
    'fruit tea',
    "soupe à l'oignon",
    'tarte aux pommes',
    'poulet au beurre',
    'Walnussöl',
    'Kürbiskernöl',
    'Haselnussöl',
    'Traubenkernöl',
    'Mandelöl',
  ])('%s is unknown', (typed) => {
    const { items, notUnderstood } = kitchen.readIngredients(typed, { country: 'GB' });
    expect({ items, notUnderstood }).toEqual({ items: [], notUnderstood: [typed] });
  });

  test.each([
    ['goose eggs', 'egg_duck'],
    ['duck eggs', 'egg_duck'],
    ['fish eggs', 'fish_roe'],
    ['duck liver', 'chicken_liver'],
    ['egg pasta', 'noodles_egg'],
    ['coffee beans', 'coffee_brewed'],
    ['butter lettuce', 'lettuce_leaf'],
    ['orange chocolate', 'chocolate_dark'],
    ['pommes noisettes', 'fries_frozen'],
    ['pâté', 'liver_pate'],
    ['gram flour', 'flour_besan'],
    ['2 cups gram flour', 'flour_besan'],
    ['200 gram flour', 'flour_wheat_white'],
    ['Erdnussöl', 'oil_peanut'],
    ['riz au lait', 'rice_pudding'],
  ])('%s is %s', (typed, key) => {
    expect(keysOf(typed, 'FR')).toEqual([key]);
  });

  test.each([
    ['GB', 'beans_baked_canned'],
    ['AU', 'beans_baked_canned'],
    ['US', 'beans_kidney_canned'],
    ['DE', 'beans_kidney_canned'],
  ])('a tin of beans in %s is %s', (country, key) => {
    for (const typed of ['tinned beans', 'tin of beans', 'can of beans'])
      expect(keysOf(typed, country)).toEqual([key]);
  });
});

describe('what only looks so stays the food that it is', () => {
  test.each([
    ["gousses d'ail", 'garlic'],
    ['un morceau de fromage', 'cheese_cheddar'],
    ['fromage de chèvre', 'cheese_goat'],
    ["j'ai du riz", 'rice_white_long'],
    ['pechuga de pollo', 'chicken_breast'],
    ['dientes de ajo', 'garlic'],
    ['coxas de frango', 'chicken_drumstick'],
    ['petto di pollo', 'chicken_breast'],
    ['Olivenoel', 'oil_olive'],
    ['free range large eggs', 'egg'],
    ['fried eggs', 'egg'],
    ['kaiser rolls', 'bread_roll'],
    ['burger rolls', 'bread_roll'],
    ['oven chips', 'fries_frozen'],
    ['salt and pepper chips', 'fries_frozen'],
    ['mixed leaf salad', 'lettuce_iceberg'],
    ['bag of salad', 'lettuce_iceberg'],
    ['English breakfast tea', 'tea_black'],
    ['sandwich ham', 'ham_cured'],
    ['2 cups coffee', 'coffee_brewed'],
    ['3 glasses of milk', 'milk_whole'],
    ['tuna tin', 'tuna_canned_water'],
  ])('%s is %s', (typed, key) => {
    expect(keysOf(typed, 'GB')).toEqual([key]);
  });
});

test('nothing that tells of an allergen is read as food without it', () => {
  const told = {
    breaded: 'gluten',
    battered: 'gluten',
    custard: 'milk',
    praline: 'tree_nut',
    soy: 'soy',
    wheat: 'wheat',
    walnut: 'tree_nut',
    peanut: 'peanut',
    egg: 'egg',
    prawn: 'crustacean',
    sesame: 'sesame',
  } as const;
  const foods =
    'mushrooms potatoes chicken rice oil butter bread chocolate cream roll chips ham beans jam tea';
  for (const [word, allergen] of Object.entries(told))
    for (const food of foods.split(' ')) {
      const held = keysOf(`${word} ${food}`, 'GB').map((key) => {
        const { contains, may } = allergensIn(catalogue.ingredients.get(key)!.tags);
        return [...contains, ...may].includes(allergen);
      });
      expect([`${word} ${food}`, held.length === 0 || held.includes(true)]).toEqual([
        `${word} ${food}`,
        true,
      ]);
    }
});

test('a list without end takes no time', () => {
  for (const piece of [',', ' ', "d'", 'à ', 'de ', 'boîte à ', 'a la ', 'tea ']) {
    const text = `x${piece.repeat(20_000)}`;
    const start = performance.now();
    isOtherThing(text);
    isVesselFor(text);
    headOf(text, catalogue.units);
    expect([piece, performance.now() - start < 500]).toEqual([piece, true]);
  }
});
