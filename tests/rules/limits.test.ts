/** The sizes of scripts/lint/limits.ts: its list says what each file has now, and no more. */
import { expect, test } from 'vitest';
import { limit, longer } from '../../scripts/lint/limits.ts';
import { measure } from '../../scripts/lint/measure.ts';

const measured = measure();

test('each figure of the list is what the linter counts', () => {
  expect(longer).toEqual(Object.fromEntries(measured));
});

test('no figure stands in the list that the limits allow', () => {
  const needless = Object.entries(longer).filter(([, size]) =>
    Object.entries(size).some(([kind, figure]) => figure <= limit[kind as keyof typeof limit]),
  );
  expect(needless).toEqual([]);
});
