/**
 * Bundles src/offline/serviceWorker.ts into dist/service-worker.js, with the list of what was built.
 * With `PLATEWISE_OFFLINE=off` the worker that is built removes itself from every browser that has one.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { servicePaths } from '../../contract/calls.ts';
import { guardedPaths } from '../../src/app/features.ts';
import { fail, filesOf, type Manifest } from './chunks.ts';

export interface BuiltFiles {
  shell: { url: string; revision: string | null }[];
  signedIn: string[];
  words: string[];
  homeFile: string;
  guarded: readonly string[];
  services: readonly string[];
}

/** Whoever opens a page of the signed-in fetches this. */
const home = 'src/app/layouts/home.ts';
const listed = 'virtual:platewise/built-files';

export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (!existsSync(join(folder, 'index.html'))) return; // the build has failed and says why
        const files = listFiles(folder);
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          plugins: [builtFiles(files)],
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2022',
            modulePreload: false,
            rolldownOptions: {
              input: join(
                root,
                'src/offline',
                process.env['PLATEWISE_OFFLINE'] === 'off' ? 'farewell.ts' : 'serviceWorker.ts',
              ),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}

/** Hands the worker the list of what was built. */
const builtFiles = (files: BuiltFiles): Plugin => ({
  name: 'built-files',
  resolveId: (source) => (source === listed ? `\0${listed}` : null),
  load: (id) =>
    id === `\0${listed}`
      ? Object.entries(files)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : null,
});

/** What lies in a built app: paths as a browser asks for them. */
export function listFiles(folder: string): BuiltFiles {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const first = filesOf(manifest, ['index.html', 'app']);
  const assets = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  const words = new Set(
    Object.entries(manifest).flatMap(([key, { file }]) =>
      /^src\/texts\/(?!en\/)/.test(key) ? [file] : [],
    ),
  );
  const inShell = (file: string): boolean => first.has(file) || /\.(?:css|woff2)$/.test(file);
  const plain = ['index.html', ...globSync('*.{svg,png,webmanifest}', { cwd: folder })].filter(
    (file) => file !== 'social.png',
  );
  const hash = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64url')
      .slice(0, 22);
  return {
    shell: [
      ...plain.toSorted().map((file) => ({ url: `/${file}`, revision: hash(file) })),
      ...assets.filter(inShell).map((file) => ({ url: `/${file}`, revision: null })),
    ],
    signedIn: assets
      .filter((file) => file.endsWith('.js') && !inShell(file) && !words.has(file))
      .map((file) => `/${file}`),
    words: [...words].map((file) => `/${file}`),
    homeFile: `/${[...filesOf(manifest, [home])][0] ?? fail(`${home} is no file of the build.`)}`,
    guarded: guardedPaths,
    services: servicePaths,
  };
}
