/**
 * `npm run faults`: plants every fault that tests/model/mutants.ts knows in every chart, one at a
 * time, and asks whether the chart's tests notice: first its table and paths on real actors, then,
 * for what those do not see, the paths through the rendered view. What nobody notices has to stand
 * in tests/model/survivors.md with its reason. `npm run faults -- login toast` does some charts.
 * Results are written to docs/faults.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examine } from './examine.ts';
import { mutantsOf } from './mutants.ts';
import { complaintAbout } from './noticed.ts';
import { everySample } from './samples/index.ts';
import type { Samples } from './samples.ts';
import { onScreen, survivorsOf } from './survivors.ts';

const root = join(import.meta.dirname, '../..');
const table = join(root, 'docs', 'faults.md');
const floor = 97; // per cent of what can be noticed

interface Row {
  chart: string;
  planted: number;
  byTable: number;
  byView: number;
  explained: number;
  on: string;
}

/** Whether the view's tests fail with this fault; a chart without a view's test notices nothing. */
function isSeen(chart: string, fault: string): boolean {
  const file = `tests/model/${chart}.test.tsx`;
  if (!existsSync(join(root, file))) return false;
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', file, '--bail=1', '--reporter=dot'],
    { cwd: root, stdio: 'ignore', env: { ...process.env, PLANTED_FAULT: `${chart}: ${fault}` } },
  );
  return status !== 0;
}

function scoreOf(samples: Samples): { row: Row; unexplained: string[] } {
  const { chart, machine } = samples;
  const sound = examine(samples);
  const explained = new Set(
    survivorsOf(chart)
      .filter(({ why }) => why !== onScreen)
      .map(({ fault }) => fault),
  );
  const mutants = mutantsOf(machine);
  const silent = mutants.filter((mutant) => complaintAbout(sound, mutant.machine) === null);
  const unseen = silent.filter(({ name }) => explained.has(name) || !isSeen(chart, name));
  const unexplained = unseen.map(({ name }) => name).filter((name) => !explained.has(name));
  return {
    unexplained,
    row: {
      chart,
      planted: mutants.length,
      byTable: mutants.length - silent.length,
      byView: silent.length - unseen.length,
      explained: unseen.length - unexplained.length,
      on: new Date().toISOString().slice(0, 10),
    },
  };
}

const noticed = ({ byTable, byView }: Row): number => byTable + byView;
const share = (row: Row): number =>
  Math.floor((1000 * noticed(row)) / Math.max(1, row.planted - row.explained)) / 10;

/** Rows of charts that were done another day. */
function storedRows(): Row[] {
  if (!existsSync(table)) return [];
  const rows = readFileSync(table, 'utf8').matchAll(
    /^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| [^|]+ \| (\d{4}-\d\d-\d\d) \|$/gm,
  );
  return [...rows].map(([, chart = '', planted, byTable, byView, explained, on = '']) => ({
    chart,
    planted: Number(planted),
    byTable: Number(byTable),
    byView: Number(byView),
    explained: Number(explained),
    on,
  }));
}

function writeDown(rows: readonly Row[]): void {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const all: Row = {
    chart: '**all**',
    planted: sum((row) => row.planted),
    byTable: sum((row) => row.byTable),
    byView: sum((row) => row.byView),
    explained: sum((row) => row.explained),
    on: '',
  };
  const line = (row: Row): string =>
    `| ${row.chart} | ${row.planted} | ${row.byTable} | ${row.byView} | ${row.explained} | ${share(row)} % | ${row.on} |`;
  const missing = everySample
    .map(({ chart }) => chart)
    .filter((chart) => !rows.some((row) => row.chart === chart));
  writeFileSync(
    table,
    `# Faults planted in the charts

Written by \`npm run faults\`: one slip at a time in a chart's configuration (a transition lost or led elsewhere, an action dropped, a guard turned round or left out, two candidates changed, another delay, an actor not started). The tables and paths on real actors are asked first, then the paths through the view. What changes nothing that anybody could notice stands in [survivors.md](../tests/model/survivors.md) with its reason and is not counted. At least ${floor} % are asked for in each chart.

| chart | planted | noticed by table and actors | by the view | explained | score | on |
|---|---|---|---|---|---|---|
${[...rows.toSorted((a, b) => a.chart.localeCompare(b.chart)), all].map(line).join('\n')}
${missing.length > 0 ? `\nNot tried yet: ${missing.join(', ')}.\n` : ''}`,
  );
}

const wanted = process.argv.slice(2);
const rows = new Map(storedRows().map((row) => [row.chart, row]));
for (const samples of everySample) {
  if (wanted.length > 0 && !wanted.includes(samples.chart)) continue;
  const { row, unexplained } = scoreOf(samples);
  rows.set(row.chart, row);
  writeDown([...rows.values()]);
  console.log(`${row.chart}: ${share(row)} % of ${row.planted - row.explained}`);
  for (const fault of unexplained) console.log(`  not noticed: ${fault}`);
  if (share(row) < floor) process.exitCode = 1;
}
