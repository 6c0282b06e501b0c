/** What must be true of a page after each step. */
import type { Page } from 'playwright-core';
import { controlsOn } from './controls.ts';
import { readCharts, type Reading } from './reading.ts';

const isBusy = ({ tags }: Reading): boolean => tags.some((tag) => /busy|loading/.test(tag));

/** Waits until the charts stay as they are for a moment and no work is under way; gives what they say. */
export async function settle(page: Page, limit: number): Promise<Reading | null> {
  const until = Date.now() + limit;
  const since = new Set<string>();
  let last: Reading | null = null;
  while (Date.now() < until) {
    await page.waitForTimeout(40);
    const reading = await readCharts(page);
    for (const state of reading?.since ?? []) since.add(state);
    const isSame = last?.states.join() === reading?.states.join();
    last = reading ?? last;
    if (reading && isSame && !isBusy(reading)) break;
  }
  return last && { ...last, since: [...since] };
}

/** Waits until some chart is elsewhere than now. */
export async function changed(page: Page, limit: number): Promise<void> {
  const until = Date.now() + limit;
  const before = await settle(page, 100);
  while (Date.now() < until) {
    const now = await settle(page, 400);
    if (now?.states.join() !== before?.states.join()) return;
  }
}

interface Screen {
  readonly text: number;
  readonly title: string;
  readonly busy: boolean;
  /** The library's pages are drawn by the server and have no chart. */
  readonly isApp: boolean;
  /** The payment provider's window is open: the app waits for the person. */
  readonly isPaying: boolean;
}

const lookAt = (page: Page): Promise<Screen | null> =>
  page
    .evaluate(() => ({
      text: (document.querySelector('main') ?? document.body).innerText.trim().length,
      title: document.title,
      busy: document.querySelector('[aria-busy="true"], progress, [role="progressbar"]') !== null,
      isPaying: document.querySelector('dialog[data-payment-stand-in]') !== null,
      isApp: document.querySelector('#root') !== null,
    }))
    .catch(() => null);

/** What is wrong with what stands there; undefined where nothing is. */
export async function troubleOn(
  page: Page,
  hear: (reading: Reading) => void,
): Promise<string | undefined> {
  if (page.isClosed() || !page.url().startsWith('http')) return undefined;
  const screen = await lookAt(page);
  if (!screen?.isApp || screen.isPaying) return undefined;
  const reading = await readCharts(page);
  if (!reading) return `no chart on ${page.url()}`;
  hear(reading);
  const { pathname } = new URL(page.url());
  const address = pathname.replace(/(.)\/$/, '$1').replace(/^\/fr(?=\/|$)/, '') || '/';
  if (reading.path !== address) return `the address is ${address}, the chart is at ${reading.path}`;
  if (screen.text < 10 && !screen.busy) return `nothing stands on ${address}`;
  if (screen.title === '') return `${address} has no title`;
  if ((await controlsOn(page)).length === 0) return `nothing can be pressed on ${address}`;
  const busy = reading.tags.filter((tag) => /busy|loading/.test(tag));
  return busy.length > 0 ? `${address} stays busy: ${busy.join(', ')}` : undefined;
}
