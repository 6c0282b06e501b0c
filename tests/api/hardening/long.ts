/**
 * The long form of the tests that scripts/hardening.ts runs. It names a folder in HARDENING; what they measured is left there,
 * from which it writes docs/hardening.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['HARDENING'];

export const isLong = folder !== undefined;

/** Facts of one part of a check, in the order in which they are to be read. */
export function leaveFacts(part: string, facts: Readonly<Record<string, string | number>>): void {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), JSON.stringify(facts, null, 1));
}
