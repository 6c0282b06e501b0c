/**
 * `npm run bench`: measures, prints and writes down. Each tests/bench/<name>.bench.ts exports
 * what it is called and a function that measures; its table goes into docs/performance.md,
 * between the markers that carry its name. `npm run bench -- pages` runs one of them; a
 * `<name>.long.bench.ts` runs when it is named, and with `npm run verify`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { provideChromium } from './chromium.ts';

/** One line of a table. A figure without a bound of its own has the target 'for comparison' and is always met. */
export interface Figure {
  what: string;
  measured: string;
  target: string;
  met: boolean;
}

interface Bench {
  name: string;
  /** Measures the kitchen alone: no built app and no browser is needed. */
  withoutApp?: boolean;
  run(): Promise<Figure[]>;
}

const nameOf = (file: string): string => basename(file, '.bench.ts').replace('.long', '');
const root = join(import.meta.dirname, '..');
const document = join(root, 'docs', 'performance.md');

const wanted = process.argv.slice(2);
const files = globSync('tests/bench/*.bench.ts', { cwd: root })
  .toSorted()
  .filter((file) =>
    wanted.length === 0
      ? process.env['VERIFY'] !== undefined || !file.endsWith('.long.bench.ts')
      : wanted.includes(nameOf(file)),
  );

const chromium = provideChromium();
if (chromium) process.env['CHROMIUM'] = chromium;

let [missed, built] = [0, false];
for (const file of files) {
  const bench = (await import(join(root, file))) as Bench;
  if (!bench.withoutApp && !built) {
    execFileSync(process.execPath, [join(root, 'scripts', 'build.ts'), '--if-changed'], {
      cwd: root,
      stdio: 'inherit',
    });
    built = true;
  }
  console.log(`\n── ${bench.name}`);
  const figures = await bench.run();
  missed += figures.filter((figure) => !figure.met).length;
  const table = tableOf(figures);
  console.log(table);
  writeDown(nameOf(file), bench.name, table);
}
console.log(
  `\nWritten to docs/performance.md. ${missed === 0 ? 'Every target is met.' : `${missed} missed.`}`,
);
if (missed > 0) process.exitCode = 1;

function tableOf(figures: Figure[]): string {
  const rows = figures.map(
    ({ what, measured, target, met }) =>
      `| ${what} | ${measured} | ${target} | ${met ? 'yes' : '**no**'} |`,
  );
  return ['| what | measured | target | met |', '|---|---|---|---|', ...rows].join('\n');
}

/** Replaces what stands between the bench's markers, or adds a section at the end of the page. */
function writeDown(id: string, name: string, table: string): void {
  const [start, end] = [`<!-- bench ${id} -->`, `<!-- /bench ${id} -->`];
  const section = `${start}\n${conditions()}\n\n${table}\n${end}`;
  const page = existsSync(document) ? readFileSync(document, 'utf8') : '# Performance\n';
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  const written =
    from === -1
      ? `${page.trimEnd()}\n\n## ${name}\n\n${section}\n`
      : page.slice(0, from) + section + page.slice(to + end.length);
  writeFileSync(document, written);
}

function conditions(): string {
  const [first] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const browser = chromium
    ? execFileSync(chromium, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    : 'no browser';
  // A load far above the number of cores says that others were at work, and that times are longer than they need be.
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `Measured on ${date}, ${cpus().length} cores (${first?.model.trim()}), load ${load}, Node ${process.versions.node}, ${browser}.`;
}
