/** Installs programs that the tests drive, where this machine is Debian-like and lets us. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that `folders`, then PATH, hold. */
export function findProgram(names: string[], folders: string[] = []): string | undefined {
  const places = [...folders, ...(process.env['PATH'] ?? '').split(delimiter)];
  return names.flatMap((name) => places.map((place) => join(place, name))).find(isExecutable);
}

/** `PLATEWISE_NO_INSTALL=1` keeps the machine as it is: what needs a missing program is skipped. */
export function canInstallPackages(): boolean {
  if (process.env['PLATEWISE_NO_INSTALL'] === '1') return false;
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;
}

/** Whether Debian's packages could be installed; the list of packages is fetched again where the known one fails. */
export function installPackages(...packages: string[]): boolean {
  if (!canInstallPackages()) return false;
  console.log(
    `Installing ${packages.join(', ')} on this machine by apt-get (PLATEWISE_NO_INSTALL=1 prevents it) …`,
  );
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  return aptGet(install) || (aptGet(['update']) && aptGet(install));
}

function aptGet(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', ['--quiet', ...args], { env, encoding: 'utf8' });
  if (status !== 0) console.log(stderr.trim().split('\n').slice(-3).join('\n'));
  return status === 0;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
