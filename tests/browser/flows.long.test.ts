/** The review site, as a product person uses it: built, served, read and played by the keyboard alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../model/site/build.ts';
import { serveSite, type ServedSite } from '../model/site/serve.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  looks,
  openBrowser,
  picture,
  visit,
} from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'platewise-flows-'));
/** The charts whose pages are opened here. */
const visited = ['checkout', 'planLibrary', 'app', 'signup'];
let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  [browser, site] = await Promise.all([
    openBrowser(),
    buildSite(folder, visited).then(() => serveSite(folder)),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true });
});

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Tabs on to the button of this name, and presses it. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  const offer = page.locator('.offer', { hasText: name }).first();
  const wanted = (await offer.textContent())!;
  for (let tabs = 0; (await focusedText(page)) !== wanted; tabs += 1) {
    expect(tabs, `${name} is not reached by the keyboard`).toBeLessThan(40);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

const now = (page: Page, state: string) =>
  page.locator('#now').getByRole('link', { name: state, exact: true }).waitFor();

test.each(
  looks(
    [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'dark' },
      { width: 390, colorScheme: 'light' },
    ] as const,
    1,
  ),
)(
  'what happens when the popup is closed and the network is gone? ($width px, $colorScheme)',
  async ({ width, colorScheme }) => {
    const { page, context, complaints } = await visit(browser, { width, colorScheme });
    await page.goto(site.address);
    await page.getByRole('heading', { level: 1, name: 'How Platewise behaves' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'checkout', exact: true }).press('Enter');
    await page.locator('.canvas svg').waitFor();
    await page.locator('#now').focus();
    for (const step of [
      'payment.submitted',
      'fetchKey answers a key',
      'createIntent answers created',
      'loadProvider answers',
      'openPopup answers closed',
      'confirmPayment fails',
    ])
      await pressByKeyboard(page, step);
    await now(page, 'paymentUnchecked');
    await page
      .locator('#now')
      .getByText(/could not be found out yet: the server is asked again/)
      .waitFor();
    expect(await page.locator('.box.current').getAttribute('data-path')).toBe('paymentUnchecked');
    await page.getByRole('button', { name: 'after recheckPause' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await picture(page, `flows-checkout-${width}-${colorScheme}`);

    // The address alone brings somebody else to the same place.
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await now(page, 'paymentUnchecked');

    await page.getByRole('button', { name: 'Back one step' }).press('Enter');
    await now(page, 'recheckingPayment');

    await page.locator('[data-path="activated"]').press('Enter');
    await page.getByRole('heading', { level: 2, name: 'activated' }).waitFor();
    await page.getByRole('button', { name: 'Play it' }).press('Enter');
    await now(page, 'activated');
    await page.getByText('Nothing: the chart has ended.').waitFor();

    await page.getByRole('button', { name: 'Fold completing' }).press('Enter');
    await page.getByText('9 states inside').waitFor();
    expect(await page.locator('[data-path="completing.editing"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Unfold completing' }).press(' ');
    await page.locator('[data-path="completing.editing"]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('the map and the requirements lead to charts and states, and texts are no smaller than 11 px', async () => {
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${site.address}#/map`);
  await page.locator('.canvas svg').waitFor();
  await expectAccessible(page);
  await page.locator('[data-path="planLibrary"]').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'planLibrary' }).waitFor();
  for (const chart of ['planLibrary', 'app', 'signup']) {
    await page.goto(`${site.address}#/${chart}`);
    await page.locator(`.canvas svg[aria-label="States of ${chart}"] .label`).first().waitFor();
    const height = await page
      .locator('.canvas svg')
      .evaluate((svg: SVGSVGElement) => (12 * svg.clientWidth) / svg.viewBox.baseVal.width);
    expect(height, chart).toBeGreaterThanOrEqual(10.99);
  }
  await page.goto(`${site.address}#/requirements/PAY-06`);
  await page.getByRole('heading', { level: 1, name: 'PAY-06' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'checkout › paymentUnchecked' }).first().click();
  await page.getByRole('heading', { level: 2, name: 'paymentUnchecked' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'PAY-06' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
