/** Where a run keeps what it has reached of each chart, and the table that says so at its end. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coverage } from './engine/index.ts';

// Both environments of the suites run in the project's root; only one of them has file addresses.
export const coverageFolder = join(process.cwd(), '.cache/model-coverage');

export function keepCoverage(coverage: Coverage): void {
  mkdirSync(coverageFolder, { recursive: true });
  writeFileSync(
    join(coverageFolder, `${coverage.chart}.${coverage.level}.json`),
    JSON.stringify(coverage),
  );
}

/** The table of a whole run, one line a chart and level. */
export function coverageTable(): string | null {
  if (!existsSync(coverageFolder)) return null;
  const all = readdirSync(coverageFolder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(coverageFolder, file), 'utf8')) as Coverage);
  const share = ([reached, of]: [number, number]): string => `${reached}/${of}`.padStart(9);
  const head = `${'chart'.padEnd(18)} ${'level'.padEnd(6)} ${'paths'.padStart(5)} ${'states'.padStart(9)} ${'transit.'.padStart(9)} ${'outcomes'.padStart(9)}`;
  return [
    head,
    ...all.map(
      (each) =>
        `${each.chart.padEnd(18)} ${each.level.padEnd(6)} ${String(each.paths).padStart(5)} ${share(each.states)} ${share(each.transitions)} ${share(each.outcomes)}`,
    ),
  ].join('\n');
}
