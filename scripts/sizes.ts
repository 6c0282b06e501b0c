/**
 * What each place's first visit weighs: the scripts that its page names, as they come over the wire
 * (brotli), and the page itself. A place that grows past its line fails the test command.
 *
 * A line is a promise to people on slow lines, not a record of what there is: before one is raised,
 * look for what could come later (docs/decisions/030-what-comes-first.md).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Place, places } from '../src/app/places.ts';

const kB = 1000;
/** Kilobytes of script. The door's two are asked for by requirement; a room may have what it needs, and no more than it had. */
const lines: Readonly<Record<Place, number>> = {
  '/landing': 90,
  '/login': 105,
  '/signup': 107,
  '/forgot-password': 108,
  '/reset-password': 109,
  '/verify-email': 130,
  '/onboarding': 135,
  '/privacy': 108,
  '/terms': 108,
  '/medical-disclaimer': 108,
  '/sources': 130,
  '/ai-kitchen': 165,
  '/detected': 168,
  '/planner': 185,
  '/history': 165,
  '/payment': 170,
  '/settings': 170,
  '/profile': 160,
};
/** A page is painted when it has come: what is drawn into it must fit into the first answers of a slow line. */
const pageLine = 14;

const dist = resolve(import.meta.dirname, '..', process.env['DIST_DIR'] ?? 'dist');
const compressedSize = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

let isTooMuch = false;
for (const place of Object.keys(places) as Place[]) {
  const page = readFileSync(join(dist, 'pages', `${place.slice(1)}.html`));
  const scripts = new Set(
    [...page.toString().matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    ),
  );
  if (scripts.size === 0) throw new Error(`The page of ${place} names no script.`);
  const weight = [...scripts].reduce((sum, file) => sum + compressedSize(join(dist, file)), 0) / kB;
  const pageWeight = brotliCompressSync(page).length / kB;
  const fits = weight <= lines[place] && pageWeight <= pageLine;
  isTooMuch ||= !fits;
  console.log(
    `${fits ? '      ' : 'TOO MUCH'.padEnd(6)} ${place.padEnd(20)} ${weight.toFixed(1).padStart(6)} of ${lines[place]} kB in ${scripts.size} scripts, page ${pageWeight.toFixed(1)} of ${pageLine} kB`,
  );
}
if (isTooMuch) process.exitCode = 1;
