/** What `npm test` installs on the machine, and that a variable keeps it from doing so. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const debian = join(import.meta.dirname, '../../scripts/debian.ts');

/** Asks for a package where this process is root and apt-get is a script that leaves a trace. */
function install(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-apt-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const called = join(folder, 'called');
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\n: > '${called}'\n`);
  chmodSync(join(folder, 'apt-get'), 0o755);
  const script = `
    process.getuid = () => 0;
    const { installPackages } = await import(${JSON.stringify(debian)});
    console.log(installPackages('chromium'));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: folder, ...environment },
  });
  return { said: stdout.trim().split('\n'), called: existsSync(called) };
}

test('packages of the system are installed, and one line before says so', () => {
  expect(install({})).toEqual({
    said: [
      'Installing chromium on this machine by apt-get (PLATEWISE_NO_INSTALL=1 prevents it) …',
      'true',
    ],
    called: true,
  });
});

test('PLATEWISE_NO_INSTALL=1 keeps the machine as it is', () => {
  expect(install({ PLATEWISE_NO_INSTALL: '1' })).toEqual({ said: ['false'], called: false });
});
