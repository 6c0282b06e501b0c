/** The order of a shop, learnt from the order in which somebody ticks. */
import { describe, expect, test } from 'vitest';
import {
  type AisleTicks,
  inWalkedOrder,
  noTicks,
  readTicks,
  walkedAisles,
  withTick,
} from '../../domain/aisleOrder.ts';
import { day, minute } from '../../domain/durations.ts';

const usual = ['Vegetables', 'Fruit', 'Bread', 'Dairy', 'Grains', 'Other'];

/** One trip a day; a tick every minute. */
const after = (...trips: readonly string[][]): AisleTicks =>
  trips.reduce(
    (before, trip, index) =>
      trip.reduce(
        (known, aisle, place) => withTick(known, aisle, index * day + place * minute),
        before,
      ),
    noTicks,
  );
const orderAfter = (...trips: readonly string[][]) =>
  inWalkedOrder(usual, walkedAisles(after(...trips), trips.length * day));

describe('the order of aisles', () => {
  test('is the usual one while nothing has been learnt', () => {
    expect(inWalkedOrder(usual, walkedAisles(noTicks, 0))).toEqual(usual);
    expect(orderAfter(['Vegetables', 'Bread', 'Dairy'])).toEqual(usual);
  });

  test('is the one of a trip; what was not visited follows what it usually follows', () => {
    expect(orderAfter(['Dairy', 'Bread', 'Vegetables'])).toEqual([
      'Dairy',
      'Grains',
      'Bread',
      'Vegetables',
      'Fruit',
      'Other',
    ]);
  });

  test('begins with what usually comes first where nobody has ticked there', () => {
    expect(orderAfter(['Dairy', 'Bread', 'Fruit'])[0]).toBe('Vegetables');
  });

  test('stays as it is while somebody shops', () => {
    const known = after(['Dairy', 'Bread', 'Vegetables']);
    expect(walkedAisles(known, 10 * minute)).toEqual([]);
    expect(walkedAisles(known, day)).toEqual(['Dairy', 'Bread', 'Vegetables']);
  });

  test('does not count the way back to an aisle', () => {
    expect(orderAfter(['Dairy', 'Bread', 'Dairy', 'Vegetables', 'Bread'])[0]).toBe('Dairy');
  });

  test('learns nothing from ticks in fewer than three aisles', () => {
    expect(orderAfter(['Dairy', 'Bread', 'Dairy'])).toEqual(usual);
  });

  test('follows somebody to another shop, and not one odd trip among many', () => {
    const one = ['Dairy', 'Bread', 'Vegetables'];
    const other = one.toReversed();
    expect(orderAfter(one, other)).toEqual(usual);
    expect(orderAfter(one, one, other)[0]).toBe('Dairy');
    expect(orderAfter(one, one, other, other)).toEqual(usual);
  });

  test('comes back as it was written down, and is nothing where that cannot be read', () => {
    const known = after(['Dairy', 'Bread', 'Vegetables']);
    expect(readTicks(JSON.stringify(known))).toEqual(known);
    for (const text of [null, '', '{', '[]', 'null', '{"before":{},"trip":{"last":"x"}}'])
      expect(readTicks(text)).toEqual(noTicks);
  });
});
