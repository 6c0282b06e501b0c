/**
 * The long checks of hardening, written to docs/hardening.md. They come in chunks; each is kept in .cache/, so that this may be
 * stopped at any time and goes on from there, as long as the server and these tests are the same. `--minutes 30` begins no chunk
 * after half an hour; the page then says how much is done.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Chunk, type Facts, pageOf, parts } from './hardeningPage.ts';

const root = join(import.meta.dirname, '..');

/** Changes with any file that could change a result. */
function stateOfTheServer(): string {
  const hash = createHash('sha256');
  const files = globSync('{server,contract,domain,tests/api}/**/*.ts', { cwd: root }).toSorted();
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

const store = join(root, '.cache', 'hardening', stateOfTheServer());
const at = process.argv.indexOf('--minutes');
const stop = at < 0 ? Infinity : Date.now() + Number(process.argv[at + 1]) * 60_000;

function run(file: string, folder: string, seed: number): boolean {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(process.execPath, ['scripts/test.ts', file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VERIFY: '1', HARDENING: folder, SEED: String(seed) },
  });
  const ended = { on: new Date().toISOString().slice(0, 10), seed, failed: status !== 0 };
  writeFileSync(join(folder, 'ended'), JSON.stringify(ended));
  return status === 0;
}

function chunkIn(folder: string): Chunk {
  const facts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) =>
        [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Facts] as const,
    );
  const ended = JSON.parse(readFileSync(join(folder, 'ended'), 'utf8')) as Omit<Chunk, 'facts'>;
  return { ...ended, facts: Object.fromEntries(facts) };
}

const folderOf = (file: string, chunk: number): string =>
  join(store, `${file.replaceAll(/\W/g, '-')}-${chunk}`);
const isDone = (folder: string): boolean => existsSync(join(folder, 'ended'));

function writePage(): void {
  const done = parts.map(({ file, chunks }) => {
    const folders = Array.from({ length: chunks }, (_, chunk) => folderOf(file, chunk));
    return [file, folders.filter(isDone).map(chunkIn)] as const;
  });
  writeFileSync(join(root, 'docs', 'hardening.md'), pageOf(new Map(done)));
}

let failed = 0;
/** Every part comes before the second chunk of any. */
const most = Math.max(...parts.map(({ chunks }) => chunks));
for (let chunk = 0; chunk < most; chunk += 1) {
  for (const { file, chunks } of parts) {
    const folder = folderOf(file, chunk);
    if (chunk >= chunks || isDone(folder) || Date.now() > stop) continue;
    console.log(`\n── ${file}, chunk ${chunk + 1} of ${chunks}`);
    if (!run(file, folder, 20_261_127 + chunk)) failed += 1;
    writePage();
  }
}
writePage();
console.log('Written to docs/hardening.md.');
if (failed > 0) process.exitCode = 1;
