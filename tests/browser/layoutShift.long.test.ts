/** Nothing that is on the screen moves while a place loads by a slow network. */
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, visit, type TestServer } from '../../scripts/screens/testServer.ts';
import { bringUp, logIn } from '../../scripts/screens/people.ts';
import { openBrowser } from './support.ts';

let server: TestServer;
let browser: Browser;
let entry: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), openBrowser()]);
  ({ entry } = await bringUp(server));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const most = 0.01;
const places = [
  '/landing',
  '/login',
  '/signup',
  '/forgot-password',
  '/privacy',
  '/sources',
  '/ai-kitchen',
  '/detected',
  '/history',
  '/history/:id',
  '/payment',
  '/settings',
  '/profile',
  '/onboarding',
  '/planner',
];
const forAnyone = places.slice(0, 6);

/** What moved, and by how much of the window; as Web Vitals count it, what follows a press does not count. */
async function shiftsOf(
  context: BrowserContext,
  path: string,
): Promise<{ sum: number; moved: string[] }> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const each of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      }[]) {
        if (!each.hadRecentInput)
          shifts.push({
            value: each.value,
            what: each.sources
              .map(({ node }) =>
                node instanceof Element
                  ? `${node.tagName} ${node.className} ${node.textContent?.slice(0, 40) ?? ''}`
                  : String(node?.nodeName),
              )
              .join(' | '),
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto(server.origin + path);
  await page.waitForLoadState('networkidle');
  await page.getByText('Loading your subscription status...').waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(
    () => Reflect.get(globalThis, 'shifts') as { value: number; what: string }[],
  );
  await page.close();
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  };
}

test.each([
  { name: '390', width: 390, height: 844, mode: 'light' },
  { name: '1280', width: 1280, height: 900, mode: 'light' },
] as const)('at $width px', { timeout: 240_000 }, async (look) => {
  const nobody = await visit(browser, look);
  const ada = await visit(browser, look);
  await logIn(ada, server, 'ada');
  // The first load after a log-in waits for the subscription's status under a veil: nothing that can be seen moves there.
  await shiftsOf(ada, '/ai-kitchen');
  const tooMuch: string[] = [];
  for (const place of places) {
    const { sum, moved } = await shiftsOf(
      forAnyone.includes(place) ? nobody : ada,
      place.replace(':id', entry),
    );
    if (sum > most) tooMuch.push(`${place}: ${sum.toFixed(4)}: ${moved.join('; ')}`);
  }
  expect(tooMuch).toEqual([]);
  await nobody.close();
  await ada.close();
});
