/**
 * A PostgreSQL of the tests' own: a cluster in a new temporary folder, reached by a unix socket
 * in that folder and by nothing else, gone when the tests are over.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, installPackages } from './debian.ts';

export interface Postgres {
  url: string;
  /** Ends every connection as a restart by an operator does (`fast`), or as a crash does (`immediate`), and is back. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): void;
}

/** Nothing is kept for after the run, so nothing waits for the disk, and nothing tidies. Each commit is still written before it is answered: tests crash the server. */
const settings = [
  "listen_addresses=''",
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'autovacuum=off',
  'jit=off',
];

/** A socket's path holds at most 107 bytes, and some temporary folders have long names. */
const longestFolder = 60;

/** Starts a cluster; undefined where this machine has no PostgreSQL and cannot install one. */
export function startPostgres(): Postgres | undefined {
  const initdb = findInitdb() ?? (installPackages('postgresql') ? findInitdb() : undefined);
  if (!initdb) return undefined;

  const { programs, folder, data, owner, options } = startCluster(dirname(initdb));
  return {
    url: `postgresql://postgres@localhost/platewise?host=${folder}`,
    async restart(mode) {
      const args = ['restart', '--wait', '--silent', `--mode=${mode}`, '-D', data];
      await promisify(execFile)(
        join(programs, 'pg_ctl'),
        [...args, '-l', join(folder, 'log'), '-o', options],
        { ...owner, cwd: folder },
      );
    },
    stop() {
      spawnSync(join(programs, 'pg_ctl'), ['stop', '--mode=immediate', '--silent', '-D', data], {
        ...owner,
        cwd: '/',
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param programs the folder of PostgreSQL's own programs */
function startCluster(programs: string) {
  const folder = mkdtempSync(
    join(tmpdir().length > longestFolder ? '/tmp' : tmpdir(), 'platewise-postgres-'),
  );
  const data = join(folder, 'data');
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) => {
    execFileSync(join(programs, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  };

  // Nothing here outlives the tests, so nothing waits for the disk.
  run(
    'initdb',
    '--no-sync',
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    data,
  );
  const options = `-k ${folder} ${settings.map((each) => `-c ${each}`).join(' ')}`;
  run(
    'pg_ctl',
    'start',
    '--wait',
    '--silent',
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-o',
    options,
  );
  run('createdb', '--host', folder, '--username', 'postgres', 'platewise');
  return { programs, folder, data, owner, options };
}

function findInitdb(): string | undefined {
  const versioned = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return findProgram(['initdb'], versioned);
}

/** PostgreSQL refuses to run as root; its package makes a user for it. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
