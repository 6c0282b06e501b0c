// A visitor's list with what is left of a dish: it is told as on the page of the signed-in, and health beside it is heard.
import { describe, expect, test } from 'vitest';
import { tryDishes } from '../../server/modules/tryOut/tryDishes.ts';
import { kitchen } from '../kitchen/support.ts';

const tried = (list: string) => {
  const { notes, not_understood: unknown, left_out: leftOut } = tryDishes(kitchen, list, 19, 3);
  const note = notes.find((each) => typeof each !== 'string' && each.code === 'list.dishesLeft');
  return { told: note !== undefined, unknown, leftOut };
};

describe('what is left of a dish', () => {
  test.each([
    'leftover chicken curry, rice, spinach',
    '2 portions of frozen chilli, tortillas, cheese',
    'half a pizza left, salad, tomatoes',
  ])('of %j is told, and not as unknown', (list) => {
    expect(tried(list)).toEqual({ told: true, unknown: [], leftOut: [] });
  });

  test.each(['leftover curry gives me hives, rice, eggs', 'allergic to leftover curry, rice'])(
    'of %j is heard as what does harm',
    (list) => {
      const { told, leftOut } = tried(list);
      expect(told).toBe(false);
      expect(leftOut).toContain('curry spice mixtures');
    },
  );
});
