/**
 * `npm run mutate`: how many faults in the charts do their tests notice? Stryker changes one thing
 * at a time in a chart and runs that chart's own tests; a fault that no test notices survives.
 * `npm run mutate -- session toast` does some of the charts and renews their rows of
 * docs/mutation.md; fewer than 90 % of all noticed fails.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MutantResult, type PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

const floor = 90; // per cent
const root = join(import.meta.dirname, '..');

const table = join(root, 'docs', 'mutation.md');

interface Score {
  chart: string;
  noticed: number;
  survived: number;
  on: string;
}

const wanted = process.argv.slice(2);
/** By the chart's name: its file. */
const sources = new Map(
  globSync('machines/*/*.machine.ts', { cwd: root }).map((file) => [
    basename(file, '.machine.ts'),
    file,
  ]),
);
const every = [...sources.keys()].toSorted();
const charts = every.filter((chart) => wanted.length === 0 || wanted.includes(chart));

mkdirSync(join(root, 'reports'), { recursive: true });
const scores = new Map(storedScores().map((score) => [score.chart, score]));
for (const chart of charts) {
  console.log(`\n── ${chart}`);
  const start = performance.now();
  process.env['MUTATED_CHART'] = chart; // scripts/vitest.mutate.config.ts reads it
  const mutants = await new Stryker(optionsFor(chart)).runMutationTest();
  const score = scoreOf(chart, mutants);
  scores.set(chart, score);
  console.log(
    `${chart}: ${percent(score)} % of ${score.noticed + score.survived} noticed in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  writeFileSync(join(root, 'reports', `survivors-${chart}.txt`), survivorsOf(mutants));
  writeDown();
}

const all = sum();
console.log(
  `\nAll charts: ${percent(all)} % noticed (at least ${floor} % are asked for). Survivors: reports/survivors-<chart>.txt`,
);
if (percent(all) < floor) process.exitCode = 1;

function optionsFor(chart: string): PartialStrykerOptions {
  return {
    mutate: [sources.get(chart) ?? ''],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'strykerTypes.ts')],
    ignorers: ['types'],
    vitest: { configFile: 'scripts/vitest.mutate.config.ts', related: false },
    // A test's title is derived from the chart, so a fault may rename it: always run all of the chart's tests.
    coverageAnalysis: 'off',
    // Stryker would rewrite tsconfig.json with the compiler's old API, which TypeScript 7 has not; nothing here reads it.
    tsconfigFile: 'no-tsconfig.json',
    disableTypeChecks: false,
    concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
    reporters: ['progress-append-only'],
    tempDirName: '.stryker-tmp',
    ignorePatterns: ['dist', '/data', 'reports', 'kitchen/catalogue/recipes'],
  };
}

function scoreOf(chart: string, mutants: MutantResult[]): Score {
  const count = (...statuses: MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    chart,
    noticed: count('Killed', 'Timeout', 'RuntimeError'),
    survived: count('Survived', 'NoCoverage'),
    on: new Date().toISOString().slice(0, 10),
  };
}

/** What the table says of the charts that there are. */
function storedScores(): Score[] {
  if (!existsSync(table)) return [];
  const rows = readFileSync(table, 'utf8').matchAll(
    /^\| (\w+) \| (\d+) \| (\d+) \| [^|]+ \| (\d{4}-\d\d-\d\d) \|$/gm,
  );
  return [...rows]
    .map(([, chart = '', tried, noticed, on = '']) => ({
      chart,
      noticed: Number(noticed),
      survived: Number(tried) - Number(noticed),
      on,
    }))
    .filter(({ chart }) => every.includes(chart));
}

function sum(): Pick<Score, 'noticed' | 'survived'> {
  return [...scores.values()].reduce(
    (total, { noticed, survived }) => ({
      noticed: total.noticed + noticed,
      survived: total.survived + survived,
    }),
    { noticed: 0, survived: 0 },
  );
}

function percent({ noticed, survived }: Pick<Score, 'noticed' | 'survived'>): number {
  return Math.floor((1000 * noticed) / Math.max(1, noticed + survived)) / 10;
}

function survivorsOf(mutants: MutantResult[]): string {
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      ({ fileName, location, mutatorName, replacement, status }) =>
        `${fileName.slice(root.length + 1)}:${location.start.line} ${status} ${mutatorName}: ${replacement ?? ''}`,
    )
    .join('\n');
}

function writeDown(): void {
  const done = [...scores.values()].toSorted((one, other) => one.chart.localeCompare(other.chart));
  const rows = done.map(
    (score) =>
      `| ${score.chart} | ${score.noticed + score.survived} | ${score.noticed} | ${percent(score)} % | ${score.on} |`,
  );
  const missing = every.filter((chart) => !scores.has(chart));
  const total = sum();
  writeFileSync(
    table,
    `# Mutation testing of the charts

Stryker changes one thing at a time in a chart and runs that chart's tests. Written by \`npm run mutate\`, which can do some charts at a time: each row has its day. At least ${floor} % of all are asked for. Why: [decision 005](decisions/005-what-derived-tests-cannot-see.md).

| chart | faults tried | noticed | score | on |
|---|---|---|---|---|
${rows.join('\n')}
| **all** | ${total.noticed + total.survived} | ${total.noticed} | **${percent(total)} %** | |
${missing.length > 0 ? `\nNot tried yet: ${missing.join(', ')}.\n` : ''}`,
  );
}
