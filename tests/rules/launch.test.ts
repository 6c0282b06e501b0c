/** The launcher, in small checkouts of its own with an npm that only writes down what it was asked. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const launcher = join(import.meta.dirname, '..', '..', 'scripts', 'launch.mjs');
const pinned = `node_modules/node-${process.platform}-${process.arch}/bin/node`;

let checkout = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
};
const lock = (version: string) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/fastify': { version } } });

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'platewise-launch-'));
  mkdirSync(join(checkout, 'scripts'));
  cpSync(launcher, join(checkout, 'scripts', 'launch.mjs'));
  write('package.json', JSON.stringify({ engines: { node: '^22.22.2 || ^24.15.0 || >=26' } }));
  write('package-lock.json', lock('5.0.0'));
  // Like the real one it empties node_modules; then it brings the pinned Node.
  write(
    'npm/npm-cli.js',
    `const fs = require('node:fs');
     fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
     fs.rmSync('node_modules', { recursive: true, force: true });
     if (process.env.WITHOUT_NODE) return fs.mkdirSync('node_modules');
     fs.mkdirSync(${JSON.stringify(dirname(pinned))}, { recursive: true });
     fs.symlinkSync(process.execPath, ${JSON.stringify(pinned)});`,
  );
  write(
    'scripts/bench.ts',
    "console.log('bench', ...process.argv.slice(2)); process.exit(Number(process.argv[2] ?? 0));",
  );
  write(
    'scripts/backup.ts',
    "console.log('backup on', process.execPath); console.log('PATH', process.env.PATH);",
  );
});

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function launch(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launch.mjs', ...args], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(checkout, 'npm', 'npm-cli.js'), ...env },
  });
  return { status, stdout, stderr };
}
const npmCalls = () =>
  existsSync(join(checkout, 'npm-calls'))
    ? readFileSync(join(checkout, 'npm-calls'), 'utf8').trim().split('\n')
    : [];

describe('installing', () => {
  test('brings what serving needs and no more for a task that serves', () => {
    launch(['backup']);
    expect(npmCalls()).toEqual(['ci --omit=dev --include=optional --loglevel=error']);
  });

  test('brings everything for a task that checks, whatever NODE_ENV says', () => {
    launch(['bench'], { NODE_ENV: 'production' });
    expect(npmCalls()).toEqual(['ci --include=dev --include=optional --loglevel=error']);
  });

  test('happens once', () => {
    launch(['backup']);
    launch(['backup']);
    expect(npmCalls()).toHaveLength(1);
  });

  test('happens again when the lock file has changed', () => {
    launch(['backup']);
    write('package-lock.json', lock('5.0.1'));
    launch(['backup']);
    expect(npmCalls()).toHaveLength(2);
  });

  test('goes from serving to everything, never back', () => {
    launch(['backup']);
    launch(['bench']);
    launch(['backup']);
    expect(npmCalls().map((call) => call.includes('--include=dev'))).toEqual([false, true]);
  });

  test('is left alone where somebody has installed by hand just what is locked', () => {
    write('node_modules/.package-lock.json', lock('5.0.0'));
    symlinkNode();
    launch(['bench']);
    expect(npmCalls()).toEqual([]);
  });

  test('happens where somebody has installed something else by hand', () => {
    write('node_modules/.package-lock.json', lock('4.0.0'));
    launch(['bench']);
    expect(npmCalls()).toHaveLength(1);
  });
});

describe('running', () => {
  test('uses the pinned Node by its path, with its folder first on PATH', () => {
    const { stdout } = launch(['backup']);
    expect(stdout).toContain(
      `PATH ${join(checkout, dirname(pinned))}:${join(checkout, 'node_modules', '.bin')}:`,
    );
  });

  test('passes on arguments and the exit code', () => {
    const { status, stdout } = launch(['bench', '7', 'pages']);
    expect(stdout).toContain('bench 7 pages');
    expect(status).toBe(7);
  });

  test('uses the Node at hand where the platform has no package and it is new enough', () => {
    const { status, stdout } = launch(['backup'], { WITHOUT_NODE: '1' });
    expect(stdout).toContain(`backup on ${process.execPath}`);
    expect(status).toBe(0);
  });

  test('names the version that is needed where no Node will do', () => {
    write('package.json', JSON.stringify({ engines: { node: '^22.99.0 || >=99' } }));
    const { status, stderr } = launch(['backup'], { WITHOUT_NODE: '1' });
    expect(stderr).toContain('Platewise needs Node ^22.99.0 || >=99.');
    expect(status).toBe(1);
  });

  test('does not use a pinned Node that does not start here', () => {
    launch(['backup']);
    rmSync(join(checkout, pinned));
    write(pinned, '#!/bin/sh\nexit 1\n');
    chmodSync(join(checkout, pinned), 0o755);
    expect(launch(['backup']).stdout).toContain(`backup on ${process.execPath}`);
  });

  test('says what the tasks are', () => {
    const { status, stderr } = launch(['toString']);
    expect(stderr).toMatch(/^Usage: .*start\|build/);
    expect(status).toBe(1);
  });

  test('says which file a task lacks', () => {
    const { status, stderr } = launch(['restore']);
    expect(stderr).toContain("'restore' needs scripts/restore.ts");
    expect(status).toBe(1);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s reaches the task once, and its exit code comes back',
  async (signal) => {
    write(
      'scripts/dev.ts',
      `let n = 0; process.on('${signal}', () => { n++; setTimeout(() => process.exit(40 + n), 100); }); setInterval(() => {}, 1000); console.log('ready');`,
    );
    const env = { ...process.env, npm_execpath: join(checkout, 'npm', 'npm-cli.js') };
    const child = spawn(process.execPath, ['scripts/launch.mjs', 'dev'], { cwd: checkout, env });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    while (!output.includes('ready')) await once(child.stdout, 'data');
    child.kill(signal);
    child.kill(signal); // as when both the terminal and npm pass it on
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(41);
  },
);

function symlinkNode(): void {
  mkdirSync(join(checkout, dirname(pinned)), { recursive: true });
  symlinkSync(process.execPath, join(checkout, pinned));
}
