import { expect, test } from 'vitest';
import { expectConsole, takeUnexpected } from '../console.ts';

test('a message that nobody expected is held against the test', () => {
  console.error('Could not read %s', 'the list');
  expect(takeUnexpected()).toEqual(['Could not read the list']);
});

test('an expected message passes, as often as it comes', () => {
  expectConsole(/the list/);
  console.warn('the list is empty');
  console.error('the list is still empty');
  expect(takeUnexpected()).toEqual([]);
});

test('an expected message that never comes is held against the test', () => {
  expectConsole(/the list/);
  expect(takeUnexpected()).toEqual(['nothing that matches /the list/']);
});
