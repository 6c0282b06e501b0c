/**
 * What each page's first visit weighs: the scripts that its page names, as they come over the wire
 * (brotli), and the page itself. A page that grows past its line fails the test command.
 *
 * A line is a promise to people on slow lines, not a record of what there is: before one is raised,
 * look for what could come later (docs/decisions/030-what-comes-first.md).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pages, type Path } from '../src/app/features.ts';

const kB = 1000;
/** Kilobytes of script, by page. The first two are asked for by requirement; the others may have what they need, and no more than they had. */
const lines: Readonly<Partial<Record<Path, number>>> = {
  // Where a dish is shown it is asked what it is called in another language: under 0.1 kB of most pages, 0.2 kB of that of a recipe.
  // Whether an invitation still counts is asked before the log-in: 0.2 kB of each page.
  '/landing': 95.5,
  // A typed email goes along from one form of the entrance to another: 0.2 kB, in the file that all pages have in common.
  '/login': 109.4,
  '/signup': 109.5,
  '/forgot-password': 110.2,
  '/reset-password': 111.1,
  '/verify-email': 130.5,
  // Each call says in which language letters are to be: under 0.1 kB of these two and of each page below.
  // It keeps what was answered over a reload.
  '/onboarding': 143.1,
  // The way back from paying, and what rings under the overlay: 0.2 kB of each page with the charts of the signed-in.
  '/privacy': 111.3,
  '/terms': 111.3,
  '/medical-disclaimer': 111.3,
  '/sources': 142.3,
  // The question which food is meant stands wherever dishes may: 0.6 kB of each of the pages below.
  // A button that its own press disables gives the focus back, on each of them: under 0.1 kB.
  // A part whose code does not come is asked for again, and a page that fails while it is drawn leaves the app standing: 0.4 kB of each.
  // Reached from the landing page; its dishes are drawn as the Kitchen draws them.
  '/try': 169.8,
  // Times of two hours and more are told in hours, on each page of the signed-in: 0.2 kB. Dishes are found again after a reload: 0.6 kB.
  // A card says in figures why to take care.
  '/ai-kitchen': 182.1,
  // Sentences of the kitchen may have shorter words on a screen.
  // What it shared with a week's report alone has a file of its own, since the report comes later.
  '/household': 174.8,
  '/who-eats': 175.9,
  // Videos and articles come after the food.
  '/detected': 181.4,
  // Each line says in which language it is, and of what, since other languages write it themselves: 0.4 kB.
  // What is bought whole, what is copied by hand, and lines whose foods another language has words for: 1.5 kB.
  // Cooking by voice, and the switch of units. It says for whom at the table a dish is not, and why one is not shown. Ratios stay with other servings: 1 kB.
  // Spoons within a tenth, times for many more, tins in the plural: 1.6 kB.
  '/recipe': 212.2,
  // Its tiles and rows move as the history's do; each is marked by a heart. Collections stand beside them.
  // Minutes may be estimated. They are searched and ordered.
  '/my-recipes': 199.9,
  // A week says which days do not keep a limit, and what is still open of somebody's health: 1.5 kB.
  // The report of a week comes after its meals. A plan that could not be saved is kept, and so is the form of one: 0.3 kB. A budget may be written with its money: 1 kB.
  // The aims that a week misses, and meals chosen by hand: 1 kB.
  '/planner': 207.3,
  '/history': 196.1,
  // What a week's report can say comes with the list of calls.
  // It says what was begun elsewhere and what was paid twice: 1 kB. It hears of a payment in another tab: 0.3 kB, and 0.1 kB of each page of the signed-in.
  '/payment': 181.6,
  // With the passkeys of an account and what another provider logs in; what makes one comes when it is asked for. Tokens for the API stand there too.
  // Settings that could not be sent are sealed.
  '/settings': 192.5,
  // With what was paid for a line or read off a receipt (its chart; its screen comes later), and the order in which somebody shops.
  '/shopping': 182.4,
  // A new password asks who one is: by password, code or passkey.
  '/profile': 179.3,
};
/** A page without a line of its own. */
const usualLine = { entrance: 108, anyone: 135, signedIn: 172 } as const;
/** A page is painted when it has come: what is drawn into it must fit into the first answers of a slow line. */
const pageLine = 14;
/** Over HTTP/1.1 six come at a time: every further six cost a slow line its delay once more (docs/decisions/143-a-page-in-one-file.md). */
const mostScripts = 15;

const dist = resolve(import.meta.dirname, '..', process.env['DIST_DIR'] ?? 'dist');
const compressedSize = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

let isTooMuch = false;
for (const { path, access } of pages) {
  const page = readFileSync(join(dist, 'pages', `${path.slice(1)}.html`));
  const line = lines[path] ?? usualLine[access];
  const scripts = new Set(
    [...page.toString().matchAll(/ (?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    ),
  );
  if (scripts.size === 0) throw new Error(`The page of ${path} names no script.`);
  const weight = [...scripts].reduce((sum, file) => sum + compressedSize(join(dist, file)), 0) / kB;
  const pageWeight = brotliCompressSync(page).length / kB;
  const fits = weight <= line && pageWeight <= pageLine && scripts.size <= mostScripts;
  isTooMuch ||= !fits;
  console.log(
    `${fits ? '      ' : 'TOO MUCH'.padEnd(6)} ${path.padEnd(20)} ${weight.toFixed(1).padStart(6)} of ${line} kB in ${scripts.size} of ${mostScripts} scripts, page ${pageWeight.toFixed(1)} of ${pageLine} kB`,
  );
}
if (isTooMuch) process.exitCode = 1;
