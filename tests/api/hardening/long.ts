/**
 * The long form of the tests that scripts/hardening.ts runs, a chunk at a time. It names a folder in HARDENING; what a chunk
 * has counted is left there, from which it writes docs/hardening.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env['HARDENING'];

export const isLong = folder !== undefined;

/** Another one in every chunk; the one of a failure is printed, and given again in SEED. */
export const seed = Number(process.env['SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20261127));

/**
 * @param counted what chunks add up
 * @param told what is the same in all of them
 */
export function leaveFacts(
  part: string,
  counted: Readonly<Record<string, number>>,
  told: Readonly<Record<string, string | number>> = {},
): void {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), JSON.stringify({ counted, told }, null, 1));
}
