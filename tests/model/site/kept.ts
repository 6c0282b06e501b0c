/** What takes long to find out about a chart, kept from one build of the site to the next. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unnoticedFaults } from '../faultRows.ts';
import { survivorsOf } from '../survivors.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache', 'flows');

/** The samples of some charts are made of those of others. */
function samplesOf(chart: string): string[] {
  const file = `tests/model/samples/${chart}.ts`;
  const text = readFileSync(join(root, file), 'utf8');
  const others = [...text.matchAll(/from '\.\/(\w+\.ts)'/g)].map(([, name]) => name!);
  return [file, ...others.map((name) => `tests/model/samples/${name}`)];
}

/** All that the result comes from. */
function fingerprintOf(chart: string): string {
  const told = [survivorsOf(chart), unnoticedFaults(chart)];
  const hash = createHash('sha256').update(JSON.stringify(told));
  const files = globSync(
    [
      `machines/*/${chart}.machine.ts`,
      'machines/shared/*.ts',
      'domain/*.ts',
      'tests/model/engine/*.ts',
      `tests/model/tables/${chart}.md`,
      'tests/model/site/{standing,ways}.ts',
    ],
    { cwd: root },
  );
  for (const file of [...files, ...samplesOf(chart)].toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export function kept<Result>(chart: string, find: () => Result): Result {
  const file = join(folder, `${chart}.json`);
  const fingerprint = fingerprintOf(chart);
  if (existsSync(file)) {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as {
      fingerprint: string;
      result: Result;
    };
    if (stored.fingerprint === fingerprint) return stored.result;
  }
  const result = find();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ fingerprint, result }));
  return result;
}
