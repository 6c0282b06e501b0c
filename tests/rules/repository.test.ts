/** What must never be in the repository: addresses of machines and registries, and unfinished work. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const thisFile = 'tests/rules/repository.test.ts'; // it writes out what it looks for
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const binary = new Set([
  '.png',
  '.jpg',
  '.webp',
  '.woff2',
  '.ico',
  '.wasm',
  '.sqlite',
  '.gz',
  '.br',
]);
const texts = tracked
  .filter((file) => file !== thisFile && !binary.has(extname(file)) && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Each place that matches, as `file:line: text`. */
function find(pattern: RegExp, inFolders = ['']): string[] {
  return texts
    .filter(({ file }) => inFolders.some((folder) => file.startsWith(folder)))
    .flatMap(({ file, text }) =>
      text.split('\n').map((line, index) => ({ line, at: `${file}:${index + 1}` })),
    )
    .filter(({ line }) => pattern.test(line))
    .map(({ line, at }) => `${at}: ${line.trim().slice(0, 100)}`);
}

describe('the lock file', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string }>;
  };

  test('holds no download address', () => {
    expect(
      Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined),
    ).toEqual([]);
  });

  test('holds the checksum of every package', () => {
    const unchecked = Object.entries(lock.packages).filter(
      ([path, { integrity }]) => path !== '' && integrity === undefined,
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  test('stays free of addresses by .npmrc', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain(
      'omit-lockfile-registry-resolved=true',
    );
  });
});

test('every dependency is pinned to one version', () => {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    (typeof kinds)[number],
    Record<string, string>
  >;
  const loose = kinds
    .flatMap((kind) => Object.entries(manifest[kind]))
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});

describe('no tracked file', () => {
  test('names a folder of one machine', () => {
    expect(find(/(^|[\s"'`(=:])\/(home|work|Users|root)\/\w/)).toEqual([]);
  });

  test('names a package registry', () => {
    expect(find(/registry\.(npmjs|yarnpkg|npmmirror)\b|_authToken/)).toEqual([]);
    expect(find(/^\s*(@[\w-]+:)?registry\s*=/, ['.npmrc'])).toEqual([]);
  });

  test('holds what looks like a key', () => {
    expect(
      find(/\b(sk|pk)_live_\w{8}|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{30}/),
    ).toEqual([]);
  });
});

test('no unfinished mark is left in the code', () => {
  const code = ['src/', 'machines/', 'server/', 'kitchen/', 'contract/', 'tests/', 'scripts/'];
  expect(find(/\b(TODO|FIXME|XXX|HACK)\b/, code)).toEqual([]);
  expect(find(/\b(test|it|describe)\.(only|todo)\b/, code)).toEqual([]);
});

test('no test holds code to a time on the clock: tests/computing.ts compares, tests/bench measures', () => {
  const suites = ['api', 'browser', 'flows', 'kitchen', 'machines', 'model', 'views'];
  const clocks = /expect\((?:performance\.now|Date\.now)\(\) - |[dD]elays?\.percentile\(/;
  expect(
    find(
      clocks,
      suites.map((suite) => `tests/${suite}/`),
    ),
  ).toEqual([]);
});
