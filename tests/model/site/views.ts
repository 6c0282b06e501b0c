/** The screens that the view tests have drawn, as the site shows them: one script a chart, so that it opens from a file too. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptViews } from '../keptViews.ts';

const root = join(import.meta.dirname, '../../..');
const kept = join(root, '.cache', 'model-views');
const fonts = join(root, 'src/app/theme/fonts');

/** Walks every chart through its view once more and keeps what is seen. */
export function renewViews(): void {
  rmSync(kept, { recursive: true, force: true });
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=view', 'tests/model/'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, KEPT_VIEWS: kept } },
  );
}

/** Fonts go along within the sheet: a frame has no address of its own to fetch them from. */
const withFonts = (css: string): string =>
  css.replaceAll(/url\(["']?[^"')]*?([\w-]+\.woff2)[^"')]*["']?\)/g, (whole, name: string) => {
    const file = join(fonts, name);
    if (!existsSync(file)) return whole;
    return `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;
  });

/** Writes the scripts beside the site and says which states have a screen, by chart. */
export function writeViews(folder: string): Record<string, string[]> {
  if (!existsSync(kept)) return {};
  mkdirSync(join(folder, 'views'), { recursive: true });
  const found = readdirSync(kept).map((file): [string, string[]] => {
    const chart = file.replace('.json', '');
    const views = JSON.parse(readFileSync(join(kept, file), 'utf8')) as KeptViews;
    const told = JSON.stringify({ ...views, css: withFonts(views.css) });
    writeFileSync(
      join(folder, 'views', `${chart}.js`),
      `(window.keptViews ??= {})[${JSON.stringify(chart)}] = ${told};\n`,
    );
    return [chart, Object.keys(views.states)];
  });
  return Object.fromEntries(found);
}
