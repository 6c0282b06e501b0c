/** What the pages need that is not in the charts: read from the repository when the site is built. */
import { globSync, readFileSync } from 'node:fs';
import type { Samples } from '../samples.ts';
import { everySample } from '../samples/index.ts';
import { isFrom, readTable, type Row } from '../table.ts';
import { chartOf } from './chart.ts';
import { waysOf, type Ways } from './ways.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

export interface ReviewData {
  version: string;
  /** By chart. */
  sources: Readonly<Record<string, string>>;
  ways: Readonly<Record<string, Ways>>;
  requirements: readonly { id: string; text: string; tests: readonly string[] }[];
  /** The rows of a chart's transition table, and which of them speak of a state. */
  tables: Readonly<Record<string, ExpectedRows>>;
  /** What a parent tells a child, as the tables have it: by 'parent child'. */
  told: Readonly<Record<string, readonly string[]>>;
}

export interface ExpectedRows {
  rows: readonly Row[];
  byState: Readonly<Record<string, readonly number[]>>;
}

function expected(samples: Samples): ExpectedRows {
  const rows = readTable(samples.chart);
  const leaves = [...chartOf(samples).states.values()].filter(
    ({ children }) => children.length === 0,
  );
  const byState = leaves.map(({ path }): [string, number[]] => [
    path,
    rows.flatMap((row, index) => (isFrom(row, path) ? [index] : [])),
  ]);
  return { rows, byState: Object.fromEntries(byState) };
}

/** A row of a table in docs/traceability.md: requirement, states, tests. */
function testsByRequirement(): Map<string, string[]> {
  const rows = read('docs/traceability.md').split('\n');
  return new Map(
    rows.flatMap((row): [string, string[]][] => {
      const [, id, , tests] = /^\| ([A-Z]+-\d\d) \| (.*) \| (.*) \|$/.exec(row) ?? [];
      if (id === undefined) return [];
      return [[id, [...tests!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)]];
    }),
  );
}

function requirements(): ReviewData['requirements'] {
  const tests = testsByRequirement();
  return read('docs/requirements.md')
    .split('\n')
    .flatMap((line) => {
      const [, id, text] = /^\| ([A-Z]+-\d\d) \| (.*) \|$/.exec(line) ?? [];
      return id === undefined ? [] : [{ id, text: text!, tests: tests.get(id) ?? [] }];
    });
}

function told(chart: string): [string, string[]][] {
  const events = new Map<string, Set<string>>();
  for (const { effects } of readTable(chart))
    for (const effect of effects ?? []) {
      const [, child, event] = /^tell (\S+) (\S+)/.exec(effect) ?? [];
      if (child === undefined || child === 'parent') continue;
      const key = `${chart} ${child}`;
      events.set(key, (events.get(key) ?? new Set()).add(event!));
    }
  return [...events].map(([key, each]) => [key, [...each]]);
}

export function reviewData(): ReviewData {
  const files = globSync('machines/*/*.machine.ts', { cwd: root });
  const sourceOf = (chart: string): string =>
    files.find((file) => file.endsWith(`/${chart}.machine.ts`)) ?? '';
  return {
    version: (JSON.parse(read('package.json')) as { version: string }).version,
    sources: Object.fromEntries(everySample.map(({ chart }) => [chart, sourceOf(chart)])),
    ways: Object.fromEntries(everySample.map((samples) => [samples.chart, waysOf(samples)])),
    requirements: requirements(),
    tables: Object.fromEntries(everySample.map((each) => [each.chart, expected(each)])),
    told: Object.fromEntries(everySample.flatMap(({ chart }) => told(chart))),
  };
}
