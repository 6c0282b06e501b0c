/** Builds the review site: one page, its script and style, and what was read from the repository. It opens from a file too. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { reviewData } from './data.ts';
import { screenFile, screenNames } from './screens.ts';
import { writeViews } from './views.ts';

const here = import.meta.dirname;
const root = join(here, '../../..');
export const siteFolder = join(root, 'reports', 'flows');

/** @param examined the charts that are examined; all where none is named */
export async function buildSite(
  folder = siteFolder,
  examined?: readonly string[],
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      chunkSizeWarningLimit: 10_000,
      lib: {
        entry: join(here, 'page', 'main.ts'),
        formats: ['iife'],
        name: 'review',
        fileName: () => 'site.js',
        cssFileName: 'site',
      },
    },
  });
  copyFileSync(join(here, 'page', 'index.html'), join(folder, 'index.html'));
  mkdirSync(join(folder, 'screens'), { recursive: true });
  for (const file of screenNames.flatMap((name) => [
    screenFile(name, 'light'),
    screenFile(name, 'dark'),
  ]))
    copyFileSync(join(root, 'docs', 'screens', file), join(folder, 'screens', file));
  const data = JSON.stringify(reviewData(writeViews(folder), examined));
  writeFileSync(join(folder, 'data.js'), `window.reviewData = ${data};\n`);
  return folder;
}
