/** What has to be eaten first, in the words of a hurried person: the food is at hand, and is cooked first. */
import { describe, expect, test } from 'vitest';
import { lastDayOf, soonOf } from '../../kitchen/ingredients/soon.ts';
import { kitchen } from './support.ts';

const first = (list: string): string[] =>
  kitchen
    .readIngredients(list)
    .items.flatMap(({ key, use_first }) => (use_first === true ? [key] : []));

describe('what has to be eaten first', () => {
  test.each([
    ['2 slices of ham that must be used by tomorrow, eggs', ['ham_cured']],
    ['rice, must use up the basil', ['basil_fresh']],
    ['spinach that has to go by tonight, rice', ['spinach']],
    ['mushrooms should be eaten before Friday, pasta', ['mushroom_white']],
    ['pasta, spinach, must use up by tomorrow', ['spinach']],
    ['pâtes, jambon à finir demain', ['ham_cured']],
    ['épinards à consommer avant vendredi, riz', ['spinach']],
    ['riz, saumon qui périme demain', ['salmon_atlantic']],
    ['œufs, il faut finir les épinards', ['spinach']],
  ])('%s', (list, keys) => {
    expect(first(list)).toEqual(keys);
    expect(kitchen.readIngredients(list).notUnderstood).toEqual([]);
  });

  test.each([
    ['jambon à finir ce soir', '2026-11-29'],
    ['jambon à finir demain', '2026-11-30'],
    ['épinards à consommer avant vendredi', '2026-12-04'],
    ['yaourts à manger dans 3 jours', '2026-12-02'],
    ['ham that must be used by tomorrow', '2026-11-30'],
  ])('the last day of %s is %s', (words, day) => {
    expect(lastDayOf(words, '2026-11-29')).toBe(day);
  });

  test.each(['pommes à cuire', 'pizza à emporter', 'pain à griller'])(
    '%s says no such thing',
    (words) => {
      expect(soonOf(words)).toEqual({ words, useFirst: false });
    },
  );
});
