/**
 * `npm run faults`: plants every fault that tests/model/engine/mutants.ts knows in every chart of
 * tests/machines/charts.ts, one at a time, smallest chart first, and asks whether the chart's tests
 * notice: first its table and paths on real actors, then, for what those do not see, the paths
 * through the rendered view, then the tests written by hand beside the table. What nobody notices has to stand in tests/model/survivors.md with its
 * reason. `npm run faults -- login toast` does some charts. What was tried and has not changed since
 * is not tried again: a run that was stopped goes on. Results are written to docs/faults.md.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { charts } from '../machines/charts.ts';
import { complaintAbout, mutantsOf, type Samples } from './engine/index.ts';
import { examineChart } from './tables.ts';
import { floor, shareOf, storedRows, writeRows, type Row } from './faultRows.ts';
import { everySample } from './samples/index.ts';
import { survivorsOf } from './survivors.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, '.cache', 'faults');

interface Verdict {
  status: string;
  ancestorTitles: string[];
}

/** What becomes of a file's tests with some faults planted. */
function verdictsOf(file: string, chart: string, faults: readonly string[]): Verdict[] {
  const report = join(results, 'report.json');
  rmSync(report, { force: true });
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', file, '--reporter=json', `--outputFile=${report}`],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, PLANTED_CHART: chart, PLANTED_FAULTS: JSON.stringify(faults) },
    },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { status: string; assertionResults: Verdict[] }[];
  };
  return testResults.flatMap(({ status, assertionResults }) =>
    // A file that cannot be read at all has no tests, and has failed.
    assertionResults.length === 0 ? [{ status, ancestorTitles: [] }] : assertionResults,
  );
}

/** Those that no path through the view notices. */
function unseenOf(chart: string, faults: readonly string[]): string[] {
  const file = `tests/model/${chart}.test.tsx`;
  if (faults.length === 0 || !existsSync(join(root, file))) return [...faults];
  const verdicts = verdictsOf(file, chart, faults);
  const failed = new Set(
    verdicts
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles: [fault] }) => fault ?? '(sound)'),
  );
  if (failed.has('(sound)'))
    throw new Error(`${file} fails without a fault: nothing can be said of its faults`);
  return faults.filter((fault) => !failed.has(fault));
}

/** Those that no test written by hand beside the chart's table notices. */
function unheardOf(chart: string, faults: readonly string[]): string[] {
  const file = `tests/model/${chart}.test.ts`;
  if (!/^(?:test|describe)\b/m.test(readFileSync(join(root, file), 'utf8'))) return [...faults];
  return faults.filter((fault) =>
    verdictsOf(file, chart, [fault]).every(({ status }) => status !== 'failed'),
  );
}

function scoreOf(samples: Samples): { row: Row; unexplained: string[] } {
  const { chart, machine } = samples;
  const sound = examineChart(samples);
  const explained = new Set(survivorsOf(chart).map(({ fault }) => fault));
  const mutants = mutantsOf(machine);
  const silent = mutants
    .filter((mutant) => mutant.isOnScreen || complaintAbout(sound, mutant.machine) === null)
    .map(({ name }) => name);
  // Those with a reason are asked too: a reason that has become wrong is said.
  const unseen = unheardOf(chart, unseenOf(chart, silent));
  const unexplained = unseen.filter((name) => !explained.has(name));
  for (const name of explained)
    if (!unseen.includes(name)) console.log(`  noticed though a reason says why not: ${name}`);
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

/** What a result depends on, but for the view itself: the chart, its samples, table and tests, and the reasons. */
function fingerprintOf({ chart }: Samples): string {
  const hash = createHash('sha256').update(JSON.stringify(survivorsOf(chart)));
  for (const file of [
    ...globSync(`machines/*/${chart}.machine.ts`, { cwd: root }),
    `tests/model/samples/${chart}.ts`,
    `tests/model/tables/${chart}.md`,
    `tests/model/${chart}.test.ts`,
    `tests/model/${chart}.test.tsx`,
    'tests/model/engine/mutants.ts',
  ])
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

interface Result {
  fingerprint: string;
  row: Row;
  unexplained: string[];
}

function storedResult(samples: Samples): Result | null {
  const file = join(results, `${samples.chart}.json`);
  if (!existsSync(file)) return null;
  const result = JSON.parse(readFileSync(file, 'utf8')) as Result;
  return result.fingerprint === fingerprintOf(samples) ? result : null;
}

function say({ row, unexplained }: Result): void {
  console.log(`${row.chart}: ${shareOf(row)} % of ${row.planted - row.explained}`);
  for (const fault of unexplained) console.log(`  not noticed: ${fault}`);
}

const named = process.argv.slice(2);
const names = Object.keys(charts);
const unknown = named.filter((each) => !names.includes(each));
if (unknown.length > 0) throw new Error(`No such chart: ${unknown.join(', ')}.`);

const size = new Map(names.map((name) => [name, mutantsOf(charts[name]!).length]));
const wanted = names
  .filter((name) => named.length === 0 || named.includes(name))
  .toSorted((a, b) => size.get(a)! - size.get(b)!);
const rows = new Map(storedRows().map((row) => [row.chart, row]));
const unnoticed = new Map<string, readonly string[]>();
mkdirSync(results, { recursive: true });
for (const name of wanted) {
  const samples = everySample.find(({ chart }) => chart === name);
  if (samples === undefined) throw new Error(`tests/model/samples has nothing for ${name}.`);
  // Taken before: what is changed meanwhile is tried again the next time.
  const fingerprint = fingerprintOf(samples);
  const result = storedResult(samples) ?? { ...scoreOf(samples), fingerprint };
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  rows.set(name, result.row);
  unnoticed.set(name, result.unexplained);
  writeRows(
    names.flatMap((each) => rows.get(each) ?? []),
    names,
    unnoticed,
  );
  say(result);
  if (shareOf(result.row) < floor) process.exitCode = 1;
}
