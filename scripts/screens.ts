/**
 * `npm run screens`: photographs all screens of the built app into docs/screens/<screen>-<width>-<light|dark>.webp, on a data
 * folder of its own, at a fixed hour. Two arguments are for looking closely: `--into=<folder>` takes every state there is, as PNG,
 * at more widths, and what follows are the names (or beginnings of names) of the screens to take.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { provideChromium } from './chromium.ts';
import { publicScreens } from './screens/publicScreens.ts';
import { hour, type Look, openBrowser, startTestServer, visit } from './screens/testServer.ts';
import { cookingScreens } from './screens/cookingScreens.ts';
import { bringUp, logIn } from './screens/people.ts';
import { ownScreens } from './screens/ownScreens.ts';
import { signedInScreens } from './screens/signedInScreens.ts';
import type { At, Screen } from './screens/screen.ts';

const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const optionOf = (name: string): string | undefined =>
  given.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const names = given.filter((each) => !each.startsWith('--'));
const closeUp = optionOf('into');
const folder = closeUp ?? join(root, 'docs', 'screens');

const sizes: Record<string, Omit<Look, 'name' | 'mode'>> = {
  '390': { width: 390, height: 844 },
  '1280': { width: 1280, height: 900 },
  '320': { width: 320, height: 640 },
  '1920': { width: 1920, height: 1080 },
  zoom: { width: 1280, height: 900, scale: 2 },
};
const wanted = optionOf('sizes')?.split(',') ?? ['390', '1280'];
const modes = (optionOf('modes')?.split(',') ?? ['light', 'dark']) as Look['mode'][];
const looks: Look[] = wanted.flatMap((size) =>
  modes.map((mode) => ({ name: `${size}-${mode}`, mode, ...sizes[size]! })),
);

/** No picture is higher: what follows is more of the same. In CSS pixels. */
const highest = 2400;
/** The documents' pictures together (bytes). */
const heaviest = 6_000_000;

const executable = provideChromium();
if (executable === undefined) throw new Error('There is no Chromium to photograph with.');
if (!process.env['DIST_DIR'])
  execFileSync(process.execPath, [join(root, 'scripts', 'build.ts'), '--if-changed'], {
    cwd: root,
    stdio: 'inherit',
  });

const screens = [...publicScreens, ...cookingScreens, ...signedInScreens, ...ownScreens].filter(
  ({ name, further }) =>
    names.length > 0
      ? names.some((each) => name.startsWith(each))
      : closeUp !== undefined || !further,
);
// The sheet of drawn dishes is no screen: scripts/contactSheet.ts makes it.
if (closeUp === undefined && names.length === 0 && existsSync(folder))
  for (const file of readdirSync(folder))
    if (file !== 'dishes.webp') rmSync(join(folder, file), { recursive: true });
mkdirSync(folder, { recursive: true });

const server = await startTestServer();
const browser = await openBrowser(executable);
let [taken, bytes] = [0, 0];
const failures: string[] = [];
try {
  const made = {
    ...(await bringUp(server)),
    photo: {
      name: 'label.png',
      mimeType: 'image/png',
      buffer: readFileSync(join(import.meta.dirname, 'screens', 'label.png')),
    },
  };
  for (const look of looks) {
    // One browser a person: who is signed in stays so, and nobody sees what another left behind.
    for (const who of new Set(screens.map((screen) => screen.who))) {
      const context = await visit(browser, look);
      if (who) await logIn(context, server, who);
      for (const screen of screens.filter(
        (each) =>
          each.who === who && (each.only !== 'narrow' || look.width / (look.scale ?? 1) < 768),
      ))
        await photograph(context, made, look, screen);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${taken} pictures, ${Math.round(bytes / 1000)} kB, in ${folder}`);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
else if (closeUp === undefined && bytes > heaviest) {
  console.error(`They are larger than ${heaviest / 1e6} MB.`);
  process.exitCode = 1;
}

async function photograph(
  context: BrowserContext,
  made: At['made'],
  look: Look,
  { name, fullPage = true, open }: Screen,
): Promise<void> {
  const page = await context.newPage();
  const at: At = {
    page,
    server,
    made,
    go: async (path) => {
      await page.goto(server.origin + path);
      // What is held by us would be waited for in vain.
      await page.waitForLoadState('networkidle', { timeout: 2500 }).catch(() => undefined);
    },
  };
  // Each finds what was there before: what one screen has cooked, the next has not.
  server.query(
    'update records set deleted_at = ? where created_at >= ? and deleted_at is null',
    hour,
    hour,
  );
  try {
    await open(at);
    await page.getByText('Loading your subscription status...').waitFor({ state: 'hidden' });
    await settle(page);
    if (fullPage) await unfold(page);
    const shot = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    const { size } = await (
      closeUp === undefined
        ? shot.webp({ quality: 70, effort: 6, smartSubsample: true })
        : shot.png()
    ).toFile(join(folder, `${name}-${look.name}.${closeUp === undefined ? 'webp' : 'png'}`));
    [taken, bytes] = [taken + 1, bytes + size];
    const sideways = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (sideways > 0) failures.push(`${name}-${look.name}: ${sideways} px too wide`);
  } catch (error) {
    failures.push(`${name}-${look.name}: ${(error as Error).message.split('\n')[0]}`);
    if (closeUp !== undefined)
      await page.screenshot({ path: join(folder, `${name}-${look.name}-failed.png`) });
  }
  await page.close();
}

/** A window as high as the page: what sticks to its edges stands where the page begins and ends. */
async function unfold(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  // Pages are at least as high as the window, which would grow with it.
  await page.addStyleTag({ content: 'main { min-height: 0 !important }' });
  // Twice: what is drawn last makes it longer.
  for (let times = 0; times < 2; times += 1) {
    const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
    if (whole > height) await page.setViewportSize({ width, height: Math.min(whole, highest) });
    await settle(page);
  }
}

/** Pictures are there, the fonts too, and nobody points at anything. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate('scrollTo(0, 0)');
  // As text: here are the types of Node, not of a page.
  await page.evaluate(`document.fonts.ready.then(() => Promise.all([...document.images].map((image) => {
    image.loading = 'eager';
    return image.complete || new Promise((resolve) => ['load', 'error'].forEach((end) => image.addEventListener(end, resolve)));
  })))`);
  // Two frames: what the last answer changed is drawn.
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
}
