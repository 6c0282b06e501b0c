/**
 * `npm test` is to fit into twelve minutes on two cores; what takes longer runs with `npm run verify`,
 * which sets VERIFY. docs/decisions/120 and those that go on from it say what stays in every run.
 */
import { test } from 'vitest';

export const isVerify = process.env['VERIFY'] !== undefined;

/** What a skipped test says that is left to `npm run verify`: it could run here. */
export const leftToVerify = 'left to npm run verify';

/** Tests that `npm run verify` alone has: another run says nothing of them. */
export function onlyInVerify(define: () => void): void {
  if (isVerify) define();
}

/** A test that takes long, as `test` is written: `npm run verify` alone has it. */
export const longTest: typeof test = isVerify ? test : leaveOut();

/** Takes whatever `test` takes, and says in its place that it is left: a suite of long tests alone would count as empty. */
function leaveOut(): typeof test {
  const leave = (name: string): void => test(name, ({ skip }) => skip(leftToVerify));
  const chosen = { each: () => leave, skipIf: () => leave };
  return Object.assign(leave, chosen) as unknown as typeof test;
}

/** All cases with `npm run verify`; else the first of them. */
export function someOf<Case>(cases: readonly Case[], usual: number): readonly Case[] {
  return isVerify ? cases : cases.slice(0, usual);
}
