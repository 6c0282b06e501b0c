/**
 * Writes down what a run of vitest came to, for scripts/test.ts: the counts, and each failure by its
 * place and first words. Unlike vitest's own JSON report it holds errors outside any test (an
 * unhandled rejection, a worker that ended), which fail a run without a failed test.
 *
 * REPORT_FILE names the file.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface RunReport {
  passed: number;
  failed: number;
  skipped: number;
  /** They could run here, and take long: `npm run verify` has them. */
  left: number;
  failures: string[];
}

/** Of what vitest says about a failure: `actual` is written out as in its difference. */
interface Failure {
  message: string;
  stack?: string;
  actual?: string;
  /** What lies behind it: of a worker that ended, its signal and the file that it ran. */
  cause?: unknown;
}

/** What a test says that is skipped because it takes long (tests/verify.ts). */
const leftToVerify = 'left to npm run verify';

const root = process.cwd();

export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: RunReport = { passed: 0, failed: 0, skipped: 0, left: 0, failures: [] };
    for (const module of modules) addModule(report, module);
    for (const error of unhandled) addFailure(report, placeOfUnhandled(error), error);
    writeFileSync(process.env['REPORT_FILE'] ?? 'report.json', JSON.stringify(report));
    console.log(`\nWhere the time went:\n${slowest(modules).join('\n')}`);
  }
}

/** How many of the slowest files are named. */
const named = 25;

/** The seconds that the slowest files took in their workers, and all files together. */
function slowest(modules: readonly TestModule[]): string[] {
  const timed = modules
    .map((module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      const seconds = (duration + collectDuration + setupDuration) / 1000;
      return { place: relative(root, module.moduleId), seconds };
    })
    .sort((a, b) => b.seconds - a.seconds);
  const all = timed.reduce((sum, { seconds }) => sum + seconds, 0);
  const inWords = (seconds: number, place: string): string =>
    `${seconds.toFixed(0).padStart(6)} s  ${place}`;
  return [
    ...timed.slice(0, named).map(({ seconds, place }) => inWords(seconds, place)),
    inWords(all, `all ${timed.length} files`),
  ];
}

function addModule(report: RunReport, module: TestModule): void {
  const place = relative(root, module.moduleId);
  for (const error of module.errors()) addFailure(report, place, error);
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors()) addFailure(report, `${place} › ${suite.fullName}`, error);
  }
  for (const test of module.children.allTests()) {
    const result = test.result();
    if (result.state === 'passed') report.passed++;
    else if (result.state === 'failed')
      addFailure(report, `${place} › ${test.fullName}`, result.errors[0]);
    else if (result.state === 'skipped' && result.note === leftToVerify) report.left++;
    else report.skipped++;
  }
}

function addFailure(report: RunReport, place: string, error: Failure | undefined): void {
  report.failed++;
  report.failures.push(`FAILED ${place}: ${shorten(error)}`);
}

/** Vitest adds to an unhandled error which file and test ran when it came. */
function placeOfUnhandled(error: SerializedError): string {
  const file = error['VITEST_TEST_PATH'];
  const test = error['VITEST_TEST_NAME'];
  const at = typeof file === 'string' ? ` in ${relative(root, file)}` : '';
  return `an error outside any test${at}${typeof test === 'string' ? ` › ${test}` : ''}`;
}

/** What went wrong in the first words, what was there instead (vitest leaves arrays out of the message), and where in the tests. */
function shorten(error: Failure | undefined): string {
  if (!error) return 'no error was given';
  const instead = error.actual === undefined ? '' : ` (got ${oneLine(error.actual, 600)})`;
  const message = oneLine(error.message, 600) + instead;
  const behind = (error.cause as { message?: unknown } | undefined)?.message;
  const cause = behind === undefined ? '' : ` (because: ${oneLine(behind, 600)})`;
  const where = (error.stack ?? '').split('\n').find((line) => line.includes('/tests/'));
  return `${message}${cause} ${(where ?? '').trim().replace(root, '')}`.trim();
}

/** What vitest gives as text may be a number all the same. */
const oneLine = (text: unknown, longest: number): string =>
  stripVTControlCharacters(String(text)).replace(/\s+/g, ' ').slice(0, longest);
