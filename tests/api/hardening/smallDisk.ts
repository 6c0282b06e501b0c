/** A disk of a few megabytes for one server: a file system in memory, in a name space of its own, which nobody else sees. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from '../process.ts';

type Folder = 'DATA_DIR' | 'BLOB_DIR';

const script = (megabytes: number, folder: Folder): string =>
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$${folder}" && exec "$@"`;

/** What is put in front of a server's command. */
export const onSmallDisk = (megabytes: number, folder: Folder = 'DATA_DIR'): string[] => [
  'unshare',
  '-Urm',
  'sh',
  '-c',
  script(megabytes, folder),
  'sh',
];

/** Whether this machine lets anybody have one: some containers do not. */
export const hasSmallDisks = (): boolean =>
  spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt'])
    .status === 0;

export class SmallDisk {
  readonly #folder: string;

  /** @param folder where the server sees it */
  constructor({ child }: ServerProcess, folder: string) {
    this.#folder = join(`/proc/${child.pid}/root`, folder);
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize;
  }

  fillTo(free: number): void {
    const more = this.free - free;
    if (more > 0) appendFileSync(join(this.#folder, 'filler'), Buffer.alloc(more));
  }

  empty(): void {
    rmSync(join(this.#folder, 'filler'), { force: true });
  }
}
