/** What a browser needs to install the app, and what its service worker keeps. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { servicePaths } from '../../contract/calls.ts';
import { guardedPaths } from '../../src/app/features.ts';
import { listFiles } from '../../scripts/build/serviceWorker.ts';
import { palette } from '../../src/app/theme/palette.ts';

const root = join(import.meta.dirname, '../..');

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}
interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
}

describe('the manifest', () => {
  const manifest = JSON.parse(
    readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8'),
  ) as Manifest;

  test('is named by the page', () => {
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain(
      '<link rel="manifest" href="/manifest.webmanifest" />',
    );
  });

  test('says what is opened, and how', () => {
    expect(manifest).toMatchObject({
      name: 'Platewise',
      short_name: 'Platewise',
      start_url: '/ai-kitchen',
      scope: '/',
      display: 'standalone',
    });
    expect([manifest.theme_color, manifest.background_color]).toEqual([
      palette.bg.DEFAULT[0],
      palette.bg.DEFAULT[0],
    ]);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/planner', '/ai-kitchen']);
    for (const { url } of manifest.shortcuts) expect(guardedPaths).toContain(url);
  });

  test('has icons of the sizes that it names, one of them for any shape', async () => {
    const sizes = await Promise.all(
      [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)].map(
        async ({ src, sizes: named, type }) => {
          const { width, height, format } = await sharp(join(root, 'public', src)).metadata();
          return [`${width}x${height}`, `image/${format}`, named, type];
        },
      ),
    );
    for (const [size, format, named, type] of sizes) expect([size, format]).toEqual([named, type]);
    expect(sizes.map(([size]) => size)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    const maskable = manifest.icons.find(({ purpose }) => purpose === 'maskable');
    const { isOpaque } = await sharp(join(root, 'public', maskable?.src ?? '')).stats();
    expect(isOpaque).toBe(true);
  });
});

describe('the service worker', () => {
  const built = () => {
    const folder = mkdtempSync(join(tmpdir(), 'platewise-dist-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const each of ['assets', 'pages', '.vite']) mkdirSync(join(folder, each));
    const write = (file: string, text = file): void => writeFileSync(join(folder, file), text);
    for (const file of [
      'index.html',
      'favicon.svg',
      'icon-192.png',
      'social.png',
      'manifest.webmanifest',
      'index.html.br',
      'pages/planner.html',
    ])
      write(file);
    for (const file of [
      'index-a.js',
      'app-g.js',
      'shared-b.js',
      'home-c.js',
      'planner-d.js',
      'words-h.js',
      'style-e.css',
      'heading-f.woff2',
      'index-a.js.br',
      'home-c.js.gz',
    ])
      write(`assets/${file}`);
    write(
      '.vite/manifest.json',
      JSON.stringify({
        'index.html': { file: 'assets/index-a.js', imports: ['_shared'] },
        _shared: { file: 'assets/shared-b.js', imports: ['index.html'] },
        '_app-g.js': { file: 'assets/app-g.js', name: 'app', imports: ['_shared'] },
        'src/app/layouts/home.ts': { file: 'assets/home-c.js' },
        'src/texts/fr/featureTexts.ts': { file: 'assets/words-h.js' },
        'src/features/planner/chart.ts': { file: 'assets/planner-d.js' },
      }),
    );
    return { folder, write };
  };

  test('keeps the bare page, the first scripts, the sheet, the fonts and the icons for everybody, the other pages for those who are signed in, and another language’s words for those who chose it', () => {
    const { shell, signedIn, words, homeFile } = listFiles(built().folder);
    expect(shell.map(({ url }) => url)).toEqual([
      '/favicon.svg',
      '/icon-192.png',
      '/index.html',
      '/manifest.webmanifest',
      '/assets/app-g.js',
      '/assets/heading-f.woff2',
      '/assets/index-a.js',
      '/assets/shared-b.js',
      '/assets/style-e.css',
    ]);
    expect(signedIn).toEqual(['/assets/home-c.js', '/assets/planner-d.js']);
    expect(words).toEqual(['/assets/words-h.js']);
    expect(homeFile).toBe('/assets/home-c.js');
  });

  test('tells by its content what has changed, where the name does not', () => {
    const { folder, write } = built();
    const revisionOf = (url: string) =>
      listFiles(folder).shell.find((each) => each.url === url)?.revision;
    const before = revisionOf('/index.html');
    expect(before).toMatch(/^[\w-]{22}$/);
    expect(revisionOf('/assets/index-a.js')).toBeNull();
    write('index.html', 'another');
    expect(revisionOf('/index.html')).not.toBe(before);
  });

  test('knows which paths are the services’ own, and which the signed-in pages’', () => {
    const { guarded, services } = listFiles(built().folder);
    expect(guarded).toEqual(guardedPaths);
    expect(services).toEqual(servicePaths);
    expect(services).toContain('/process');
  });
});
