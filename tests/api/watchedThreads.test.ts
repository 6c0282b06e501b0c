/** `npm run dev` starts the services under Node's watcher, which speaks in the name of threads. */
import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const soundness = pathToFileURL(
  join(import.meta.dirname, '../../server/infrastructure/database/soundness.ts'),
).href;

test(
  'a database that is whole is told to be damaged by no watcher',
  { timeout: 30_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'watched-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'whole.sqlite');
    const database = new Database(file);
    database.exec('create table eaten (dish text)');
    database.close();
    const program = join(folder, 'look.mjs');
    writeFileSync(
      program,
      `import { checkSoundness } from ${JSON.stringify(soundness)};
     const tell = (fault) => console.log('damaged', fault);
     const check = checkSoundness(${JSON.stringify(file)}, { onDamage: tell, onFailure: tell });
     const look = setInterval(() => {
       if (check.soundness === 'checking') return;
       clearInterval(look);
       console.log('It is', check.soundness);
     }, 100);`,
    );
    const watcher = spawn(process.execPath, ['--watch', program]);
    onTestFinished(() => void watcher.kill());
    let output = '';
    watcher.stdout.on('data', (said: Buffer) => (output += said.toString()));
    await expect.poll(() => output, { timeout: 20_000 }).toContain('It is sound');
    expect(output).not.toContain('damaged');
  },
);
