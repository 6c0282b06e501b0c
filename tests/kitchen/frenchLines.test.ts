/** The French lines of our own recipes, read as the foods that they are of. */
import { expect, test } from 'vitest';
import { recipeLineInFrench } from '../../domain/french/recipeLine.ts';
import { catalogue, keysOf } from './support.ts';

/** Each French line once, with the food of its recipe. */
const lines = new Map(
  catalogue.recipes
    .flatMap(({ ingredients }) => ingredients)
    .flatMap(({ key, grams, measure, text }) => {
      const english = `${grams} g${measure ? ` (${measure})` : ''} ${text}`;
      const french = recipeLineInFrench(english, { key });
      return french === undefined ? [] : [[french, key] as const];
    }),
);

test('KIT-02 of a hundred French lines, ninety-eight are read as their own food and no other', () => {
  const wrong = [...lines].filter(([line, key]) => keysOf(line, 'FR').join() !== key);
  expect(lines.size).toBeGreaterThan(5000);
  expect(wrong.length / lines.size).toBeLessThan(0.02);
});

test.each([
  ['300 g de feuilles de moutarde, en fines lanières', 'mustard_greens'],
  ['1 c. à café de graines de moutarde', 'mustard_seed'],
  ['120 g de graines de soja', 'soybeans_dry'],
  ['400 g de niébés secs, trempés', 'beans_cowpea_dry'],
  ['1 boîte de haricots blancs à la tomate (400 g)', 'beans_baked_canned'],
  ['à peine ½ c. à café de sel (2,5 g)', 'salt'],
  ['1 sel', 'salt'],
  ['4 darnes de poisson-chat (500 g)', 'catfish'],
  ['1 tige de citronnelle, légèrement écrasée (20 g)', 'lemongrass'],
  ['200 g de raisin, coupé en deux', 'grape'],
  ['540 ml d’eau, 390 ml pour le riz et 150 ml pour le poulet', 'water'],
])('KIT-02 %s is %s alone', (line, key) => {
  expect(keysOf(line, 'FR')).toEqual([key]);
});

test.each([
  ['rice, rinsed, eggs', ['rice_white_long', 'egg']],
  ['raisins, prunes', ['raisins', 'prunes']],
])('KIT-02 where no country is known, %s is read as before', (list, keys) => {
  expect(keysOf(list)).toEqual(keys);
});
