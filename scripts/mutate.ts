/**
 * `npm run mutate`: how many faults in the charts do their tests notice? Stryker changes one thing
 * at a time in a chart and runs that chart's own tests; a fault that no test notices survives.
 * `npm run mutate -- session toast` does some of the charts. The table goes into docs/performance.md's
 * neighbour, docs/mutation.md; fewer than 90 % of all noticed fails.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type MutantResult, type PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';

const floor = 90; // per cent
const root = join(import.meta.dirname, '..');

interface Score {
  chart: string;
  noticed: number;
  survived: number;
  seconds: number;
}

const wanted = process.argv.slice(2);
const charts = globSync('machines/*.machine.ts', { cwd: root })
  .map((file) => basename(file, '.machine.ts'))
  .filter((chart) => wanted.length === 0 || wanted.includes(chart))
  .toSorted();

mkdirSync(join(root, 'reports'), { recursive: true });
const scores: Score[] = [];
for (const chart of charts) {
  console.log(`\n── ${chart}`);
  const start = performance.now();
  process.env['MUTATED_CHART'] = chart; // scripts/vitest.mutate.config.ts reads it
  const mutants = await new Stryker(optionsFor(chart)).runMutationTest();
  const score = scoreOf(chart, mutants, (performance.now() - start) / 1000);
  scores.push(score);
  console.log(`${chart}: ${percent(score)} % of ${score.noticed + score.survived} noticed in ${score.seconds.toFixed(0)} s`);
  writeFileSync(join(root, 'reports', `survivors-${chart}.txt`), survivorsOf(mutants));
}

const all = scores.reduce((sum, { noticed, survived }) => ({ noticed: sum.noticed + noticed, survived: sum.survived + survived }), { noticed: 0, survived: 0 });
if (wanted.length === 0) writeDown();
console.log(`\nAll charts: ${percent(all)} % noticed (at least ${floor} % are asked for). Survivors: reports/survivors-<chart>.txt`);
if (percent(all) < floor) process.exitCode = 1;

function optionsFor(chart: string): PartialStrykerOptions {
  return {
    mutate: [`machines/${chart}.machine.ts`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'strykerTypes.ts')],
    ignorers: ['types'],
    vitest: { configFile: 'scripts/vitest.mutate.config.ts', related: false },
    // A test's title is derived from the chart, so a fault may rename it: always run all of the chart's tests.
    coverageAnalysis: 'off',
    // Stryker would rewrite tsconfig.json with the compiler's old API, which TypeScript 7 has not; nothing here reads it.
    tsconfigFile: 'no-tsconfig.json',
    disableTypeChecks: false,
    concurrency: 2,
    reporters: ['progress-append-only'],
    tempDirName: '.stryker-tmp',
    ignorePatterns: ['dist', '/data', 'reports', 'kitchen/catalogue/recipes'],
  };
}

function scoreOf(chart: string, mutants: MutantResult[], seconds: number): Score {
  const count = (...statuses: MutantResult['status'][]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return { chart, noticed: count('Killed', 'Timeout', 'RuntimeError'), survived: count('Survived', 'NoCoverage'), seconds };
}

function percent({ noticed, survived }: { noticed: number; survived: number }): number {
  return Math.floor((1000 * noticed) / Math.max(1, noticed + survived)) / 10;
}

function survivorsOf(mutants: MutantResult[]): string {
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, mutatorName, replacement, status }) => `${fileName.slice(root.length + 1)}:${location.start.line} ${status} ${mutatorName}: ${replacement ?? ''}`)
    .join('\n');
}

function writeDown(): void {
  const rows = scores.map((score) => `| ${score.chart} | ${score.noticed + score.survived} | ${score.noticed} | ${percent(score)} % | ${score.seconds.toFixed(0)} s |`);
  writeFileSync(
    join(root, 'docs', 'mutation.md'),
    `# Mutation testing of the charts

Stryker changes one thing at a time in a chart and runs that chart's tests. Written by \`npm run mutate\` on ${new Date().toISOString().slice(0, 10)}; at least ${floor} % of all are asked for. Why: [decision 005](decisions/005-what-derived-tests-cannot-see.md).

| chart | faults tried | noticed | score | took |
|---|---|---|---|---|
${rows.join('\n')}
| **all** | ${all.noticed + all.survived} | ${all.noticed} | **${percent(all)} %** | |
`,
  );
}
