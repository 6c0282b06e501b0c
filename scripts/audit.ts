/**
 * `npm run audit`: whether a package of package-lock.json has a known weakness, as the registry's list of
 * advisories says; `-- --all` with what only building and testing needs. It asks the network, so no test
 * and no build runs it. Not every registry has such a list: `-- --registry https://…` asks another.
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Verdict {
  /** 0: nothing known; 1: weaknesses; 2: nobody could say. */
  readonly exit: 0 | 1 | 2;
  readonly text: string;
}

interface Weakness {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  readonly via: readonly (string | { readonly title?: string })[];
  readonly fixAvailable: unknown;
}

interface Report {
  readonly statusCode?: number;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<Record<string, Weakness>>;
  readonly metadata?: { readonly dependencies?: { readonly total?: number } };
}

const gravest = ['critical', 'high', 'moderate', 'low', 'info'];

/** What `npm audit --json` has written, as a person reads it. */
export function verdictOf(written: string): Verdict {
  const report = reportIn(written);
  if (!report?.vulnerabilities) return { exit: 2, text: `${nobodySays(report)}\n` };
  const found = Object.values(report.vulnerabilities).toSorted(
    (one, other) => gravest.indexOf(one.severity) - gravest.indexOf(other.severity),
  );
  const total = report.metadata?.dependencies?.total ?? 0;
  if (total === 0) return { exit: 2, text: 'npm looked at no package at all.\n' };
  if (found.length === 0) return { exit: 0, text: `No known weakness in ${total} packages.\n` };
  return {
    exit: 1,
    text: [
      ...found.map(lineOf),
      `${found.length} of ${total} packages have a known weakness.`,
      '',
    ].join('\n'),
  };
}

function lineOf({ name, severity, range, via, fixAvailable }: Weakness): string {
  const reasons = via.map((each) => (typeof each === 'string' ? `by ${each}` : (each.title ?? '')));
  const mended = fixAvailable === false ? 'no newer version mends it' : 'a newer version mends it';
  return `${severity}: ${name} ${range}: ${reasons.join('; ')} (${mended})`;
}

function reportIn(written: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(written);
    return typeof report === 'object' && report !== null ? report : undefined;
  } catch {
    return undefined;
  }
}

/** Without the address, which may hold a name and a password. */
function nobodySays(report: Report | undefined): string {
  const status = report?.statusCode === undefined ? '' : ` (status ${report.statusCode})`;
  return `The packages were not checked: the registry that npm uses gave no list of advisories${status}. Ask another by \`npm run audit -- --registry https://…\`.`;
}

function audit(args: readonly string[]): Verdict {
  const { values } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, registry: { type: 'string' } },
  });
  const own = process.env['npm_execpath'];
  const [command, ...first] =
    own !== undefined && basename(own) === 'npm-cli.js' ? [process.execPath, own] : ['npm'];
  const { stdout } = spawnSync(
    command,
    [
      ...first,
      'audit',
      '--json',
      '--package-lock-only',
      ...(values.all ? ['--include=dev'] : ['--omit=dev']),
      ...(values.registry === undefined ? [] : [`--registry=${values.registry}`]),
    ],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return verdictOf(stdout ?? '');
}

if (import.meta.main) {
  const { exit, text } = audit(process.argv.slice(2));
  (exit === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = exit;
}
