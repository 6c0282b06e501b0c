/**
 * Runs before each test file: a test that says something on the console that nobody expected
 * fails. (A rejection that nobody handles fails the run by itself: vitest reports its file.)
 */
import { afterEach, beforeEach } from 'vitest';
import { listenToConsole, takeUnexpected } from './console.ts';

beforeEach(() => listenToConsole());

afterEach(() => {
  const [first, ...others] = takeUnexpected();
  if (first === undefined) return;
  const rest = others.length > 0 ? `\n(and ${others.length} more)` : '';
  throw new Error(
    `Unexpected on the console: ${first}${rest}\nA test that means it says so with expectConsole(…) of tests/console.ts.`,
  );
});
