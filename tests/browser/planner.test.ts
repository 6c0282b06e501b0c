/** A person's first evening with the planner. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openBrowser, openHouse, picture, someone, visit, type House } from './house.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

/** Signs up, and says at once what has to be minded. */
async function comeIn(page: Page, sickness: string | null): Promise<void> {
  await page.goto(`${house.origin}/signup`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Obi');
  await page.getByLabel('Email').fill(someone());
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByLabel('Confirm password').fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding');
  if (sickness === null) return;
  const status = await page.evaluate(async (words) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ hasSickness: true, sicknessType: words, health_consent_at: Date.now() });
    return (await fetch('/api/settings', { method: 'PUT', headers, body })).status;
  }, sickness);
  expect(status).toBe(200);
}

/** A week for 15,000 naira in Nigeria. */
async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Plan', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Create Your Meal Plan' });
  await form.getByLabel('Auto-Generate').check();
  await form.getByRole('button', { name: 'Auto-Generate Meal Plan' }).click();
  await page.getByText('Please provide both location and budget for auto-generation').first().waitFor();
  await form.getByLabel('Country').selectOption('Nigeria');
  await form.getByLabel(/Weekly budget/).fill('15,000');
  await form.getByRole('button', { name: 'Auto-Generate Meal Plan' }).click();
  await page.getByText('Success!').waitFor({ timeout: 20_000 });
  await page.getByText('Health-aware meal plan').waitFor();
}

describe.each([
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await picture(page, `${name}-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  test('PLAN-04, PLAN-11, GEN-01…05: high blood pressure, Nigeria, 15,000: a week with its reasons', async () => {
    const { page, context, complaints } = await visit(browser, { width, colorScheme });
    await comeIn(page, 'high blood pressure');
    await page.goto(`${house.origin}/planner`);
    await page.getByText('No Meal Plan Selected').waitFor();
    await look(page, 'planner-empty');
    await generate(page);
    await page.getByText('Why it fits').first().waitFor();
    await look(page, 'planner-week');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
