// For how many, as the recipe's page and the history say it.
import { expect, test } from 'vitest';
import { ingredientsIn } from '../../src/texts/amounts.ts';
import { servingsIn, wholeOrHalf } from '../../src/texts/servings.ts';

const words = { servingsOne: 'For {count} serving', servings: 'For {count} servings' };

test.each([
  [1, 'For 1 serving', 1],
  [2, 'For 2 servings', 2],
  [2.5, 'For 2½ servings', '2½'],
  [2.4, 'For 2½ servings', '2½'],
  [1.33, 'For 1⅓ servings', '1⅓'],
  [0.2, 'For ½ servings', '½'],
])('%d is %j', (servings, text, figure) => {
  expect(servingsIn(servings, words)).toBe(text);
  expect(wholeOrHalf(servings)).toBe(figure);
});

test.each(['œufs', 'oeufs', 'Œufs'])(
  'a step that speaks of %s needs the eggs of either spelling',
  (eggs) => {
    for (const line of ['3 œufs', '3 oeufs'])
      expect(ingredientsIn(`Ajoutez les ${eggs} un à un.`, [line, '120 g beurre doux'])).toEqual([
        line.slice(2),
      ]);
  },
);
