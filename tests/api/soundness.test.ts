/** The look over the whole SQLite file that each start takes. */
import Database from 'better-sqlite3';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSoundness } from '../../server/infrastructure/database/soundness.ts';

/** A whole database that takes a while to look over. */
function largeDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'large.sqlite');
  const database = new Database(file);
  database.exec(`create table eaten (dish text);
    insert into eaten with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 400000)
    select hex(randomblob(60)) from counted`);
  database.close();
  return file;
}

/** The processes of this one that look over a database, as Linux knows them. */
const lookers = (): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter((child) => {
      try {
        return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('soundnessProcess');
      } catch {
        return false;
      }
    })
    .map(Number);

function check(file: string) {
  const told: string[] = [];
  const looking = checkSoundness(file, {
    onDamage: (fault) => told.push(`damaged: ${fault}`),
    onFailure: (error) => told.push(error.message),
    pause: 0,
  });
  onTestFinished(() => looking.close());
  return { looking, told };
}

const onLinux = test.skipIf(!existsSync('/proc/self/task'));

onLinux(
  'a server that ends while its database is looked over ends the look, and hears nothing of it',
  async () => {
    const { looking, told } = check(largeDatabase());
    await expect.poll(lookers).toHaveLength(1);
    await looking.close();
    expect(lookers()).toEqual([]);
    expect(looking.soundness).toBe('checking');
    expect(told).toEqual([]);
  },
);

onLinux(
  'a look that is ended from outside says nothing of the file, and why it is not known',
  async () => {
    const { looking, told } = check(largeDatabase());
    await expect.poll(lookers).toHaveLength(1);
    for (const pid of lookers()) process.kill(pid, 'SIGKILL');
    await expect.poll(() => looking.soundness).toBe('unchecked');
    expect(told).toEqual([expect.stringContaining('Command failed')]);
  },
);
