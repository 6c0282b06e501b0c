/** docs/faults.md: a row for each chart, kept from one run of `npm run faults` to the next. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const table = join(import.meta.dirname, '../../docs/faults.md');

/** Per cent of what can be noticed. */
export const floor = 97;

export interface Row {
  chart: string;
  planted: number;
  byTable: number;
  byView: number;
  explained: number;
  on: string;
}

export const shareOf = ({ planted, byTable, byView, explained }: Row): number =>
  Math.floor((1000 * (byTable + byView)) / Math.max(1, planted - explained)) / 10;

/** Rows of charts, some of them of another day. */
export function storedRows(): Row[] {
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

/** What nothing notices and no reason explains, as the document lists it. */
export function unnoticedFaults(chart: string): string[] {
  return storedUnnoticed().get(chart) ?? [];
}

function storedUnnoticed(): Map<string, string[]> {
  const text = existsSync(table) ? readFileSync(table, 'utf8') : '';
  const section = text.split(/^## /m).find((each) => each.startsWith('Not noticed')) ?? '';
  const found = new Map<string, string[]>();
  for (const [, chart = '', fault = ''] of section.matchAll(/^- (\w+): (.+)$/gm))
    found.set(chart, [...(found.get(chart) ?? []), fault]);
  return found;
}

/** The charts that are named as not tried yet. */
export function untried(): string[] {
  const [, named = ''] = /^Not tried yet: (.*)\.$/m.exec(readFileSync(table, 'utf8')) ?? [];
  return named.split(', ').filter((each) => each !== '');
}

/** `unnoticed` has the faults of charts that were tried now; those of others stay as they are listed. */
export function writeRows(
  rows: readonly Row[],
  charts: readonly string[],
  unnoticed: ReadonlyMap<string, readonly string[]>,
): void {
  const listed = new Map<string, readonly string[]>([...storedUnnoticed(), ...unnoticed]);
  const missing = charts.filter((each) => !rows.some(({ chart }) => chart === each));
  const text = existsSync(table) ? readFileSync(table, 'utf8') : '';
  // What was written by hand below the table stays.
  const below = text.includes('\n## Ways') ? text.slice(text.indexOf('\n## Ways')) : '';
  const faults = [...listed]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([chart, each]) => each.map((fault) => `- ${chart}: ${fault}`));
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
    `| ${row.chart} | ${row.planted} | ${row.byTable} | ${row.byView} | ${row.explained} | ${shareOf(row)} % | ${row.on} |`;
  writeFileSync(
    table,
    `# Faults planted in the charts

Written by \`npm run faults\`: one slip at a time in a chart's configuration (a transition lost or led elsewhere, an action dropped, a guard turned round or left out, two candidates changed, another delay, an actor not started, a tag missing). The tables and paths on real actors are asked first, then the paths through the view. What changes nothing that anybody could notice stands in [survivors.md](../tests/model/survivors.md) with its reason and is not counted. At least ${floor} % are asked for in each chart.

| chart | planted | noticed by table and actors | by the view | explained | score | on |
|---|---|---|---|---|---|---|
${[...rows.toSorted((a, b) => a.chart.localeCompare(b.chart)), all].map(line).join('\n')}
${missing.length > 0 ? `\nNot tried yet: ${missing.join(', ')}.\n` : ''}
## Not noticed

${faults.length > 0 ? faults.join('\n') : 'Every fault is noticed, or explained.'}
${below}`,
  );
}
