/** Recipes in one piece, as in letters and messages: title, servings, ingredients and steps are told apart, and nothing of health is lost. */
import { describe, expect, test } from 'vitest';
import { growthByFour } from '../../computing.ts';
import { kitchen } from '../support.ts';
import { longTest } from '../../verify.ts';

const read = (text: string, person?: object) =>
  kitchen.own.read({
    id: 'own-12345678',
    text,
    choices: {},
    ...(person ? { person: kitchen.understand(person).person } : {}),
  });
const parts = (text: string) => {
  const { title, servings, lines, steps } = read(text);
  return { title, servings, lines: lines.map((line) => line.text), steps };
};

describe('a recipe in one paragraph', () => {
  test('has a sentence that lists what is taken', () => {
    expect(
      parts(
        'Gran’s parkin. Take 8 oz of medium oatmeal, 8 oz self raising flour, a pinch of salt, 4 oz butter and 1 egg. Melt the butter. Stir in the dry things and the egg. Bake at gas mark 2 for 1 hour.',
      ),
    ).toEqual({
      title: 'Gran’s parkin',
      servings: null,
      lines: [
        '8 oz of medium oatmeal',
        '8 oz self raising flour',
        'a pinch of salt',
        '4 oz butter',
        '1 egg',
      ],
      steps: [
        'Melt the butter.',
        'Stir in the dry things and the egg.',
        'Bake at gas mark 2 for 1 hour.',
      ],
    });
  });

  test('has amounts within its sentences, and is cooked by them all the same', () => {
    expect(
      parts(
        'Rock cakes: rub 4 oz butter into 8 oz flour, add 4 oz sugar, 1 egg and a splash of milk, drop spoonfuls on 2 trays and bake 15 min at gas 6. Makes 12.',
      ),
    ).toEqual({
      title: 'Rock cakes',
      servings: 12,
      lines: ['4 oz butter', '8 oz flour', '4 oz sugar', '1 egg', 'a splash of milk'],
      steps: [
        'rub 4 oz butter into 8 oz flour, add 4 oz sugar, 1 egg and a splash of milk, drop spoonfuls on 2 trays and bake 15 min at gas 6.',
      ],
    });
  });

  test('without an amount has its foods, and each of them is asked for its amount', () => {
    const text =
      'Nan’s satay noodles\nCook noodles, fry chicken strips with garlic and ginger, then stir in peanut butter, coconut milk and soy sauce and heat for five minutes until thick. Feeds four.';
    expect(parts(text)).toMatchObject({
      title: 'Nan’s satay noodles',
      servings: 4,
      lines: [
        'noodles',
        'chicken strips',
        'garlic',
        'ginger',
        'peanut butter',
        'coconut milk',
        'soy sauce',
      ],
    });
    const { safety, sureness } = read(text, { sickness: 'peanut allergy' });
    expect(safety).toMatchObject({
      verdict: 'refuse',
      reasons: [{ text: 'Contains peanuts, which you avoid: peanut butter.' }],
    });
    expect(sureness.not_weighed).toContain('peanut butter');
  });

  test.each([
    ['Egg fried rice for two: fry 2 eggs in 1 tbsp oil, add 300 g cooked rice and fry it.', 2],
    [
      'Pesto pasta. For four people boil 400 g spaghetti and stir in 100 g pesto with a little water.',
      4,
    ],
    ['Stew. Brown 500 g beef with 2 onions and simmer for an hour or so. Enough for 6 people.', 6],
    [
      'Khichuri. Wash 2 cups rice and 1 cup moong dal, fry with 2 onions in ghee, cook it soft. For 5',
      5,
    ],
    [
      'Khichuri. wash 2 cups rice, fry with 2 onions in ghee and ginger, cook it all very soft. for 5.',
      5,
    ],
    [
      'Korma. Fry 1 kg chicken in ghee with 2 onions, add yoghurt and cook until it is soft. 5 jon',
      5,
    ],
    ['Tea. Boil 500 ml water with 2 tea bags and sugar in the pot, and let it stand for 5', null],
    ['Stew. Brown 500 g beef with 2 onions and simmer until it is all very soft. Serves eight.', 8],
  ])('says for how many in words: %s', (text, count) => {
    const { servings, lines } = parts(text);
    expect(servings).toBe(count);
    expect(lines.join()).not.toMatch(/people/);
  });

  test('names the foods on both sides of a short "and"', () => {
    const { lines } = parts(
      'Khichuri\nWash the rice n moong dal, fry them with onion and ginger in ghee, add water and salt and cook it soft.',
    );
    expect(lines).toEqual(expect.arrayContaining(['rice', 'moong dal', 'onion', 'ginger', 'ghee']));
  });

  test('names its parts, in English and in French', () => {
    expect(
      parts(
        'Leek soup. Ingredients (serves 2): 3 leeks, sliced, 50g butter, salt and pepper. Method: 1. Melt the butter. 2. Add the leeks. Tip: use the green parts.',
      ),
    ).toEqual({
      title: 'Leek soup',
      servings: 2,
      lines: ['3 leeks, sliced', '50g butter', 'salt and pepper'],
      steps: ['Melt the butter.', 'Add the leeks.'],
    });
    expect(
      parts(
        'Crêpes pour 4. Ingrédients : 250 g de farine, 4 oeufs, 50 cl de lait. Préparation : Mélanger la farine et les oeufs. Laisser reposer 1 heure.',
      ),
    ).toMatchObject({
      servings: 4,
      lines: ['250 g de farine', '4 oeufs', '50 cl de lait'],
      steps: ['Mélanger la farine et les oeufs.', 'Laisser reposer 1 heure.'],
    });
  });

  test('says what it holds, and what a sentence alone names is asked', () => {
    const { allergens, safety } = read(
      'Peanut noodles for 2: boil 150 g rice noodles, mix 3 tbsp peanut butter and 2 tbsp water. Serve with a fried egg on top of it.',
      { allergens: ['peanut'] },
    );
    expect(allergens).toContain('peanuts');
    expect(safety.verdict).toBe('refuse');
    expect(JSON.stringify(safety.reasons)).toContain('The steps name eggs');
  });

  test('without amounts stays as it is', () => {
    expect(
      parts(
        'My aunt always made this soup when we were ill and it never failed to make us feel better, although nothing was ever written down.',
      ),
    ).toEqual({ title: '', servings: null, lines: [], steps: [] });
  });

  longTest('of any length takes no longer than its length', () => {
    for (const piece of ['1 egg, ', '1 x ', 'Add 1 egg. ', '1. Add (', 'Ingredients: '])
      expect(
        growthByFour((times) => read(piece.repeat(times)), 700),
        piece,
      ).toBeLessThan(6);
  });
});

describe('in a recipe of lines', () => {
  test('what follows a heading in its line belongs to it, and a tip ends no steps', () => {
    expect(
      parts(
        'Soup\nServes 2\nIngredients: 3 leeks, 50 g butter\n1 onion\nMethod: Melt the butter.\nTip: use a lid.\nAdd the leeks.',
      ),
    ).toEqual({
      title: 'Soup',
      servings: 2,
      lines: ['3 leeks', '50 g butter', '1 onion'],
      steps: ['Melt the butter.', 'Add the leeks.'],
    });
  });

  test('copied from a web page is read without what stands between its parts', () => {
    const { title, servings, prep, cook, lines, steps } = read(
      'Banana bread\n★★★★★ 4.8\n4.8 (2,345 ratings)\nJump to Recipe\nADVERTISEMENT\nPrep Time\n10 mins\nCook Time\n1 hr\nServings: 10 slices\nCalories: 280kcal\nIngredients\nUS Customary – Metric\n1x 2x 3x\n▢ 3 bananas\n▢ 1 large egg\nADVERTISEMENT\nInstructions\nMash the bananas.\nSubscribe to our newsletter!\nBake 60 minutes.\nDid you make this recipe? Tag @bakes\nComments\nSusan says: I added walnuts!',
    );
    expect({ title, servings, prep, cook, steps }).toEqual({
      title: 'Banana bread',
      servings: 10,
      prep: 10,
      cook: 60,
      steps: ['Mash the bananas.', 'Bake 60 minutes.'],
    });
    expect(lines.map(({ text }) => text)).toEqual(['3 bananas', '1 large egg']);
  });

  test('French times in one line are two, and a tin is no mussel', () => {
    const { prep, cook, safety } = read(
      'Quiche\nPour 6 personnes\nPréparation : 20 min Cuisson : 45 min\nIngrédients\n4 œufs\n20 cl de lait\nÉtapes\nBeurrer un moule à tarte.\nVerser dans le moule et enfourner.',
      { allergens: ['mollusc'] },
    );
    expect([prep, cook, safety.verdict]).toEqual([20, 45, 'fit']);
    expect(
      JSON.stringify(
        read('Plat\nPour 2\nIngrédients\n200 g de riz\nÉtapes\nAjouter les moules.', {
          allergens: ['mollusc'],
        }).safety,
      ),
    ).toContain('mussels');
  });

  test.each([
    ['8 ozs sultanas', 'raisins', 226.8],
    ['1 dessertspoon black treacle', 'treacle (molasses)', 14.2],
    ['8 slices of stale white bread', 'white bread', 232],
    ['200 ml Wasser', 'water', 200],
    ['100 g marg', 'margarine', 100],
  ])('%s is understood', (text, name, grams) => {
    const { lines } = read(`Dish\nIngredients\n${text}\nMethod\nCook.`);
    expect(lines[0]?.foods).toMatchObject([{ name, grams }]);
  });

  test('one long paragraph of method is cooked sentence by sentence', () => {
    const { steps } = parts(
      'Pudding\nServes 4\n8 slices bread\n3 eggs\n1 pint milk\nButter the bread. Cut it in triangles and layer them in a greased dish. Beat the eggs and milk, pour over and leave for approx. 30 mins. Bake at gas mark 4 for 35 minutes until golden.',
    );
    expect(steps).toHaveLength(4);
    expect(steps[2]).toBe('Beat the eggs and milk, pour over and leave for approx. 30 mins.');
  });
});
