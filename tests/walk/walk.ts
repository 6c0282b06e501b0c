/**
 * `node tests/walk/walk.ts --minutes 10`: people walk through the built app in Chromium, one step after the other, while the network
 * fails now and then and a second tab is open. The charts say what was reached; address, chart and screen must say the same.
 * A part of `npm run verify`; writes docs/walk.md.
 */
import type { Browser, Page } from 'playwright-core';
import { provideChromium } from '../../scripts/chromium.ts';
import { bringUp, logIn, type Who } from '../../scripts/screens/people.ts';
import {
  openBrowser,
  startTestServer,
  type TestServer,
  visit,
} from '../../scripts/screens/testServer.ts';
import { Walk } from './walker.ts';
import { writeWalk } from './walkPage.ts';

const minutesAt = process.argv.indexOf('--minutes');
const minutes = minutesAt < 0 ? 20 : Number(process.argv[minutesAt + 1]);
const seed = Number(process.env['SEED'] ?? 20261127);

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Who walks, one after the other; undefined is somebody without an account. */
const walkers: readonly (Who | undefined)[] = [
  'ada',
  'newcomer',
  undefined,
  'ada',
  'wordy',
  'late',
  undefined,
  'lapsed',
];
const stepsEach = 80;

async function walkAs(
  who: Who | undefined,
  walk: Walk,
  browser: Browser,
  server: TestServer,
  until: number,
): Promise<void> {
  const isWide = walk.steps % 160 < 80;
  const context = await visit(
    browser,
    isWide
      ? { name: 'wide', width: 1280, height: 900, mode: 'light' }
      : { name: 'narrow', width: 390, height: 844, mode: 'dark' },
  );
  try {
    if (who) await logIn(context, server, who).catch(() => undefined);
    const tabs = [await walk.open(context, server.origin)];
    if (who) tabs.push(await walk.open(context, `${server.origin}/planner`));
    for (let step = 0; step < stepsEach && Date.now() < until; step += 1) {
      // Whatever opens beside, as a payment's window, is walked through too.
      const open = context.pages().filter((page) => !page.isClosed());
      const tab = step % 10 < 8 ? tabs[0] : tabs.at(-1);
      const popup = open.find((page) => !tabs.includes(page));
      const page = popup && step % 2 === 0 ? popup : tab;
      if (!page || page.isClosed()) break;
      if (page === popup) await pressSomething(popup);
      else await walk.step(page);
    }
  } finally {
    await context.close();
  }
}

/** A window that is not ours to judge: one of its buttons. */
async function pressSomething(page: Page): Promise<void> {
  const buttons = page.getByRole('button');
  const count = await buttons.count().catch(() => 0);
  if (count > 0)
    await buttons
      .nth(Date.now() % count)
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

const chromium = provideChromium();
if (chromium === undefined) throw new Error('There is no Chromium: npm test installs it.');
const server = await startTestServer();
const browser = await openBrowser(chromium);
const walk = new Walk(randomOf(seed));
const began = Date.now();
try {
  await bringUp(server);
  const until = began + minutes * 60_000;
  for (let turn = 0; Date.now() < until; turn += 1)
    await walkAs(walkers[turn % walkers.length], walk, browser, server, until);
} finally {
  await browser.close();
  await server.close();
}
writeWalk(walk, { seed, minutes: (Date.now() - began) / 60_000 });
if (walk.complaints.length > 0) process.exitCode = 1;
