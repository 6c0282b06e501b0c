/**
 * Builds the browser app into dist/, or into the folder that `DIST_DIR` names. With `--if-changed` it does so only where a source of
 * the build has changed since the last one (what `npm start` calls).
 */
import { createHash } from 'node:crypto';
import { globSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const { DIST_DIR: named = '' } = process.env;
// The folder is emptied first: an empty name must not make it the root.
const folder = resolve(root, named === '' ? 'dist' : named);
const stamp = join(folder, '.sources');

const sources = [
  'src/**/*',
  'machines/**/*',
  'contract/**/*',
  'domain/**/*',
  'public/**/*',
  'server/modules/library/{styles.css,icons.ts}',
  'index.html',
  'vite.config.ts',
  'scripts/build/**/*',
  'package-lock.json',
];

const before = hashOfSources();
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === before;
if (!process.argv.includes('--if-changed') || !isFresh) {
  // Vite takes an inherited NODE_ENV for React's build too: a test's or a shell's would ship React's development code.
  process.env['NODE_ENV'] = 'production';
  // Natively: the build reads the features as modules, and bundled it would bring the app along.
  await build({
    root,
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  // Vite empties the folder first, so the stamp is there only after a build that succeeded.
  writeFileSync(stamp, before);
  console.log(`Built the app into ${folder}.`);
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.env['PLATEWISE_OFFLINE'] ?? '');
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
