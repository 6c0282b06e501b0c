/** Before a run the coverage of the last one is forgotten; after it the table of this one is printed. */
import { rmSync } from 'node:fs';
import { coverageFolder, coverageTable } from './coverage.ts';

export function setup(): void {
  rmSync(coverageFolder, { recursive: true, force: true });
}

export function teardown(): void {
  const table = coverageTable();
  if (table !== null) console.log(`\nWhat the derived tests reached\n${table}\n`);
}
