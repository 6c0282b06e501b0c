/** What the pages need that is not in the charts: read from the repository when the site is built. */
import { globSync, readFileSync } from 'node:fs';
import { isFrom, type Row, type Samples } from '../engine/index.ts';
import { examineChart, readTable } from '../tables.ts';
import { everySample } from '../samples/index.ts';
import { chartOf } from './chart.ts';
import { changesOf, outlineOf, readRelease } from './changes.ts';
import type { Changes } from './release.ts';
import { kept } from './kept.ts';
import { standingOf, type ChartStanding } from './standing.ts';
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
  /** By chart: the tests and the planted faults of each transition. */
  standing: Readonly<Record<string, ChartStanding>>;
  /** What has changed since the last released version; null where the chart is new. */
  release: {
    version: string;
    changes: Readonly<Record<string, Changes | null>>;
    goneCharts: readonly string[];
  };
  /** By chart: the states whose screen the view tests have drawn. */
  views: Readonly<Record<string, readonly string[]>>;
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

function changes(): ReviewData['release'] {
  const { version, charts } = readRelease();
  const now = new Set(everySample.map(({ chart }) => chart));
  return {
    version,
    changes: Object.fromEntries(
      everySample.map(({ chart, machine }) => [
        chart,
        changesOf(outlineOf(machine), charts[chart]),
      ]),
    ),
    goneCharts: Object.keys(charts).filter((each) => !now.has(each)),
  };
}

/** @param examined the charts whose ways and faults are worked out, which takes the longest */
export function reviewData(
  views: ReviewData['views'] = {},
  examined: readonly string[] = everySample.map(({ chart }) => chart),
): ReviewData {
  const files = globSync('machines/*/*.machine.ts', { cwd: root });
  const sourceOf = (chart: string): string =>
    files.find((file) => file.endsWith(`/${chart}.machine.ts`)) ?? '';
  const found = everySample.flatMap((samples) => {
    if (!examined.includes(samples.chart)) return [];
    const examine = () => {
      const examination = examineChart(samples);
      const ways = waysOf(samples, examination.exploration);
      return { ways, standing: standingOf(examination) };
    };
    return [[samples, kept(samples.chart, examine)] as const];
  });
  return {
    version: (JSON.parse(read('package.json')) as { version: string }).version,
    sources: Object.fromEntries(everySample.map(({ chart }) => [chart, sourceOf(chart)])),
    ways: Object.fromEntries(found.map(([{ chart }, { ways }]) => [chart, ways])),
    standing: Object.fromEntries(found.map(([{ chart }, { standing }]) => [chart, standing])),
    release: changes(),
    views,
    requirements: requirements(),
    tables: Object.fromEntries(everySample.map((each) => [each.chart, expected(each)])),
    told: Object.fromEntries(everySample.flatMap(({ chart }) => told(chart))),
  };
}
