/**
 * What the tests heard on `console.error` and `console.warn`.
 *
 * Silence is the rule. A test that provokes a message names it before it happens:
 *
 *     expectConsole(/could not reach the server/);
 *
 * Each call expects one message or more that match, within this test; a message that was
 * expected and never came fails the test as well.
 */
import { format } from 'node:util';

interface Expectation {
  pattern: RegExp;
  came: boolean;
}

let expectations: Expectation[] = [];
let unexpected: string[] = [];

export function expectConsole(pattern: RegExp): void {
  expectations.push({ pattern, came: false });
}

/** For tests/setup.ts, before each test. */
export function listenToConsole(): void {
  expectations = [];
  unexpected = [];
  console.error = hear;
  console.warn = hear;
}

/** For tests/setup.ts, after each test: what should fail it. */
export function takeUnexpected(): string[] {
  const missing = expectations
    .filter((each) => !each.came)
    .map((each) => `nothing that matches ${each.pattern}`);
  const heard = [...unexpected, ...missing];
  expectations = [];
  unexpected = [];
  return heard;
}

function hear(...parts: unknown[]): void {
  const message = format(...parts);
  const matching = expectations.filter((each) => each.pattern.test(message));
  for (const each of matching) each.came = true;
  if (matching.length === 0) unexpected.push(message);
}
