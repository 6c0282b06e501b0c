/** US units, from the setting to the screens that show amounts, and on another device after the next log-in. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoSidewaysScroll, logIn, password, picture, settleIn, someone } from './support.ts';

const { house, visit } = settleIn();

async function arrive(page: Page, email: string): Promise<void> {
  await page.goto(`${house.origin}/login`);
  await logIn(page, email);
  await page.waitForURL('**/ai-kitchen');
}
/** What goes into a dish, as the screen lists it. */
async function ingredientsOf(page: Page): Promise<string> {
  await page.getByLabel('What do you have?').fill('chicken, rice, tomatoes, onion, oil');
  await page.getByRole('button', { name: 'Discover Recipes' }).click();
  await page
    .getByRole('region', { name: 'AI Recipe Suggestions' })
    .locator('button:not([role="group"] *)')
    .first()
    .click();
  const needed = page.getByRole('heading', { name: 'Ingredients' });
  await needed.waitFor();
  return needed.locator('..').getByRole('list').innerText();
}

test('SET-01, KIT-06 recipes and shopping lists are in ounces, cups and Fahrenheit for who has chosen so, wherever they log in', async () => {
  const email = someone();
  await fetch(`${house.origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, first_name: 'Ada', last_name: 'Obi' }),
  });
  const { page, context, complaints } = await visit({ width: 390 });
  await arrive(page, email);
  expect(await ingredientsOf(page)).toMatch(/\d g /);
  await page.goto(`${house.origin}/settings`);
  await page.getByRole('radio', { name: /^US/ }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.waitForURL('**/planner');
  await page.goto(`${house.origin}/ai-kitchen`);
  expect(await ingredientsOf(page)).toMatch(/[\d½¼¾] oz /);
  await picture(page, 'units-dish');
  await expectNoSidewaysScroll(page);

  const elsewhere = await visit({ width: 1280 });
  await arrive(elsewhere.page, email);
  const lines = await ingredientsOf(elsewhere.page);
  expect(lines).toMatch(/[\d½¼¾] oz /);
  expect(lines).not.toMatch(/\d{2,} g /);

  await elsewhere.page.goto(`${house.origin}/planner`);
  await elsewhere.page.getByRole('button', { name: 'New Plan', exact: true }).click();
  const form = elsewhere.page.getByRole('dialog', { name: 'Create Your Meal Plan' });
  await form.getByLabel('Auto-Generate').check();
  await form.getByRole('button', { name: 'Auto-Generate Meal Plan' }).click();
  await form.getByLabel('Country').selectOption('Nigeria');
  await form.getByLabel(/Weekly budget/).fill('25,000');
  await form.getByLabel(/Weekly budget/).press('Enter');
  await elsewhere.page
    .getByRole('button', { name: 'Shopping list' })
    .first()
    .click({ timeout: 60_000 });
  const list = elsewhere.page.getByRole('dialog', { name: /^Shopping list/ });
  await list.getByRole('checkbox').first().waitFor();
  const bought = await list.innerText();
  expect(bought).toMatch(/\d lb/);
  expect(bought).not.toMatch(/\b(?:\d{2,} g|[\d.]+ (?:kg|ml))\b/);
  expect([...complaints, ...elsewhere.complaints]).toEqual([]);
  await Promise.all([context.close(), elsewhere.context.close()]);
}, 180_000);
