/** Every screen, dialog, empty, waiting and failed state there is, by axe and by the keyboard alone, in light and dark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicScreens } from '../../scripts/screens/publicScreens.ts';
import { startTestServer, visit, type TestServer } from '../../scripts/screens/testServer.ts';
import { cookingScreens } from '../../scripts/screens/cookingScreens.ts';
import { bringUp, logIn, type Who } from '../../scripts/screens/people.ts';
import { signedInScreens } from '../../scripts/screens/signedInScreens.ts';
import type { Screen } from '../../scripts/screens/screen.ts';
import { expectAccessible, expectNoSidewaysScroll, openBrowser } from './support.ts';

const label = join(import.meta.dirname, '../../scripts/screens/label.png');
let server: TestServer;
let browser: Browser;
let made: Awaited<ReturnType<typeof bringUp>>;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), openBrowser()]);
  made = await bringUp(server);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const looks = [
  { name: 'narrow and light', width: 390, height: 844, mode: 'light' },
  { name: 'wide and dark', width: 1280, height: 900, mode: 'dark' },
] as const;

/** Anything that Tab reaches has a name, is in sight, and shows that it has the focus; after the last the window's own controls follow. */
async function expectKeyboardWay(page: Page): Promise<void> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // What moves into sight when it gets the focus has moved by then.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body || element === document.documentElement)
        return null;
      const isFirst = element.dataset['tabbed'] === undefined;
      element.dataset['tabbed'] = '';
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const labelled = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim();
      const labels = [...((element as HTMLInputElement).labels ?? [])]
        .map((each) => each.textContent)
        .join(' ')
        .trim();
      const name =
        element.getAttribute('aria-label') ||
        labelled ||
        labels ||
        element.textContent?.trim() ||
        element.title;
      const rings = [
        element,
        ...(element.closest('label, div') ? [element.closest('label, div')!] : []),
      ].flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')]);
      return {
        isFirst,
        name: `${element.tagName.toLowerCase()} ${name}`.trim(),
        isNamed: Boolean(name),
        inSight: right > 0 && left < innerWidth && bottom > 0 && top < innerHeight,
        isRinged: rings.some(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ),
      };
    });
    if (stop === null || !stop.isFirst) break;
    stops.push(stop.name);
    if (!stop.isNamed) faults.push(`no name: ${stop.name}`);
    if (!stop.inSight) faults.push(`out of sight: ${stop.name}`);
    if (!stop.isRinged) faults.push(`no ring: ${stop.name}`);
  }
  expect(faults, stops.join(' → ')).toEqual([]);
  expect(stops.length).toBeGreaterThan(0);
  expect(stops.length).toBeLessThan(250);
}

async function open(context: BrowserContext, screen: Screen): Promise<Page> {
  const page = await context.newPage();
  await screen.open({
    page,
    server,
    made: {
      ...made,
      photo: { name: 'label.png', mimeType: 'image/png', buffer: readFileSync(label) },
    },
    go: async (path) => {
      await page.goto(server.origin + path);
      // What a screen holds back would be waited for in vain.
      await page.waitForLoadState('networkidle', { timeout: 2500 }).catch(() => undefined);
    },
  });
  await page.getByText('Loading your subscription status...').waitFor({ state: 'hidden' });
  return page;
}

describe.each(looks)('$name', (look) => {
  const all = [...publicScreens, ...cookingScreens, ...signedInScreens].filter(
    ({ only }) => only !== 'narrow' || look.width < 768,
  );
  const contexts = new Map<Who | undefined, BrowserContext>();
  afterAll(async () => {
    for (const context of contexts.values()) await context.close();
  });

  test.each(all.map((screen) => [screen.name, screen] as const))(
    '%s can be used by everybody',
    { timeout: 90_000 },
    async (_name, screen) => {
      let context = contexts.get(screen.who);
      if (!context) {
        context = await visit(browser, look);
        contexts.set(screen.who, context);
        if (screen.who) await logIn(context, server, screen.who);
      }
      const page = await open(context, screen);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectKeyboardWay(page);
      await page.close();
    },
  );
});
