/**
 * `npm test`: everything that says whether the checkout is sound.
 *
 *   npm test                                  every step
 *   npm test -- lint types                    the named steps
 *   npm test -- tests/kitchen/suggest.test.ts the named test files, in whatever suite they are
 *
 * A step that fails does not keep the others from running. The last line is always
 * `N passed, N failed`, with `, N skipped` where something could not run here.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import type { RunReport } from './reporter.ts';

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  run(): Promise<Outcome>;
  /** Runs beside the other checks and the suites, in the time that these leave a core idle. */
  isCheck?: true;
}

interface Finished extends Outcome {
  name: string;
  seconds: number;
}

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'platewise-reports-'));
const notes: string[] = [];
/** Each failed test's place, name and first words, for the summary: of a long run only its end may be kept. */
const failures: string[] = [];
const testEnvironment = { ...process.env };

/** Checks and suites together need nine gigabytes; where there is less, the checks come first. */
const memoryBeside = 10 * 1024 ** 3;
/** Each browser test has a browser and often a server beside it, whose answers must come within the product's own limits: a week is planned within a minute. */
const oneForEachCore = `--maxWorkers=${availableParallelism()}`;
/** So far behind the suites that these hardly take longer: the lowest priority there is. */
const behind = constants.priority.PRIORITY_LOW;
const children = new Set<ChildProcess>();
let postgres: Postgres | undefined;
let stoppedBy: NodeJS.Signals | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stoppedBy = signal;
    if (children.size > 0) for (const child of children) child.kill(signal);
    else process.exit(128 + constants.signals[signal]);
  });
}
process.on('exit', () => {
  postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
});

const steps: Step[] = [
  together('lint', 'scripts/launch.mjs', 'lint'),
  together('types', 'scripts/types.ts'),
  together('every requirement is traced', 'scripts/traceability.ts', '--check'),
  { name: 'suites', run: () => suites(['unit', 'vite', 'view', 'flows']) },
  { name: 'build', run: () => check('scripts/build.ts', '--if-changed') },
  { name: 'first visits fit their lines', run: () => check('scripts/sizes.ts') },
  { name: 'browser', run: () => browserSuite() },
];

const named = process.argv.slice(2);
const files = named.filter((each) => each.startsWith('tests/'));
const chosen =
  files.length > 0
    ? filesAlone()
    : steps.filter((step) => named.length === 0 || named.includes(step.name));
if (chosen.length === 0)
  throw new Error(`No such step. There are: ${steps.map((step) => step.name).join(', ')}.`);

const checks = chosen.filter((step) => step.isCheck);
const others = chosen.filter((step) => !step.isCheck);
const isBeside = others.length > 0 && process.availableMemory() > memoryBeside;

const beginning = performance.now();
// The linter and the compiler are written in Go, which collects memory more often than is needed here: a third less computing.
if (isBeside) testEnvironment['GOGC'] ??= '400';
const checking = Promise.all(checks.map(perform));
if (!isBeside) await checking;
const finished: Finished[] = [];
for (const step of others) finished.push(await perform(step));
summarise([...(await checking), ...finished], (performance.now() - beginning) / 1000);

async function perform(step: Step): Promise<Finished> {
  if (!step.isCheck) console.log(`\n── ${step.name}`);
  const start = performance.now();
  const outcome = await step.run();
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  const seconds = (performance.now() - start) / 1000;
  console.log(`── ${step.name}: ${inWords(outcome)} in ${seconds.toFixed(1)} s`);
  return { name: step.name, seconds, ...outcome };
}

function summarise(all: Finished[], seconds: number): void {
  const sum = (of: keyof Outcome) => all.reduce((total, each) => total + each[of], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };

  console.log(`\n── summary (${seconds.toFixed(0)} s)`);
  for (const each of all) {
    console.log(
      `${each.failed > 0 ? 'FAILED' : 'ok    '} ${each.name.padEnd(24)} ${each.seconds.toFixed(1).padStart(6)} s   ${inWords(each)}`,
    );
  }
  for (const note of [...failures, ...notes]) console.log(note);
  if (total.failed > 0) process.exitCode = 1;
  console.log(inWords(total));
}

function inWords({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A check whose words come when it is over, under its name. */
function together(name: string, ...command: string[]): Step {
  const run = async () => {
    const said: string[] = [];
    const outcome = outcomeOf(await runNode(command, (text) => said.push(text)));
    console.log(`\n── ${name}\n${said.join('').trimEnd()}`);
    return outcome;
  };
  return { name, run, isCheck: true };
}

/** A step that is one thing, right or wrong. */
async function check(file: string, ...args: string[]): Promise<Outcome> {
  return outcomeOf(await runNode([file, ...args]));
}

function outcomeOf(code: number): Outcome {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Runs vitest on some of its projects and counts what its report holds. */
async function suites(projects: string[], only: string[] = []): Promise<Outcome> {
  preparePostgres();
  const report = join(reports, `${projects.join('-')}.json`);
  testEnvironment['REPORT_FILE'] = report;
  const code = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(projects.includes('browser') ? [oneForEachCore] : []),
    '--reporter=default',
    '--reporter=./scripts/reporter.ts',
    ...only,
  ]);

  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const {
    failures: found,
    left,
    ...outcome
  } = JSON.parse(readFileSync(report, 'utf8')) as RunReport;
  failures.push(...found);
  if (left > 0) notes.push(`${left} tests of ${projects.join(', ')} are left to npm run verify.`);
  if (code !== 0 && outcome.failed === 0) {
    outcome.failed = 1;
    failures.push(`FAILED vitest ended with code ${code}, though every test passed`);
  }
  return outcome;
}

async function browserSuite(): Promise<Outcome> {
  if (!prepareChromium()) return { passed: 0, failed: 0, skipped: 1 };
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    notes.push('The browser tests did not run: there is no built app.');
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return suites(['browser']);
}

/** Files by name, in whatever project they are; for the browser's own, builds and finds Chromium first. */
function filesAlone(): Step[] {
  const inBrowser = files.some((file) => file.startsWith('tests/browser'));
  const projects = inBrowser ? ['browser'] : ['unit', 'vite', 'view', 'flows'];
  const run = { name: files.join(' '), run: () => suites(projects, files) };
  if (!inBrowser) return [run];
  prepareChromium();
  return [...steps.filter((step) => step.name === 'build'), run];
}

function preparePostgres(): void {
  if (postgres || testEnvironment['TEST_DATABASE_URL']) return;
  try {
    postgres = startPostgres();
  } catch (error) {
    console.log(String(error));
  }
  if (postgres) testEnvironment['TEST_DATABASE_URL'] = postgres.url;
  else
    notes.push(
      'The tests on PostgreSQL did not run: it is not installed here (Debian: the package postgresql), or did not start.',
    );
}

function prepareChromium(): boolean {
  const chromium = provideChromium();
  if (chromium) testEnvironment['CHROMIUM'] = chromium;
  else
    notes.push(
      'The browser tests did not run: no Chromium is installed here (Debian: the package chromium-headless-shell).',
    );
  return chromium !== undefined;
}

/** The exit code of a script that runs on this Node; it writes to this terminal, or to `hear` where it is a check. */
function runNode(args: string[], hear?: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = hear ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: testEnvironment,
      stdio: ['ignore', output, output],
    });
    children.add(child);
    if (hear && isBeside && child.pid !== undefined) setPriority(child.pid, behind);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => hear?.(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => hear?.(text));
    child.on('error', reject);
    child.on('close', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}
