import { expect, test } from 'vitest';
import { freePlace } from '../../src/ui/freePlace.ts';

const place = (...taken: [top: number, bottom: number][]) =>
  freePlace(
    60,
    800,
    12,
    taken.map(([top, bottom]) => ({ top, bottom })),
  );

test('a toast stands at the bottom where nothing is there to be pressed', () => {
  expect(place()).toBe(12);
  expect(place([0, 48], [300, 344])).toBe(12);
});
test('it stands above what it would cover, also above the next', () => {
  expect(place([740, 790])).toBe(800 - 740 + 8);
  expect(place([740, 790], [660, 700])).toBe(800 - 660 + 8);
});
test('what is out of sight is not in the way', () => {
  expect(place([820, 860], [-60, -10])).toBe(12);
});
test('where everything is taken it stays at the bottom', () => {
  expect(
    place(...Array.from({ length: 16 }, (_, n): [number, number] => [n * 50, n * 50 + 44])),
  ).toBe(12);
});
