/** Who eats along: a child without peanuts, and a grown-up with a condition of her own, at one pot. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  dayByDay,
  expectAccessible,
  expectNoSidewaysScroll,
  picture,
  settleIn,
  signUpAndOpen,
} from './support.ts';

const { house, visit } = settleIn();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test(
  'a week is within everybody’s limits, and says so for each',
  { timeout: 240_000 },
  async () => {
    const { page } = await visit({ width: 1280, colorScheme: 'light' });
    const look = async (name: string): Promise<void> => {
      for (const [width, colorScheme] of [
        [390, 'light'],
        [390, 'dark'],
        [1280, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await picture(page, `${name}-${width}-${colorScheme}`);
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page);
    };
    await signUpAndOpen(page, house, '/who-eats');
    await page.getByText('Nobody else yet.').waitFor();
    await look('table-nobody');

    // A child, without any health information stored.
    await page.getByRole('button', { name: 'Add somebody' }).click();
    await page.getByLabel('Name').fill('Esi');
    await page.getByRole('radio', { name: 'Child' }).check({ force: true });
    await page.getByText(/^Nothing is planned for a child/).waitFor();
    await page.getByText('Peanuts', { exact: true }).click();
    await look('table-child');
    await page.getByText(/^Conditions, energy need and weight are health information/).waitFor();
    await save(page);
    await page.getByText('Without peanuts · Half of your portion').waitFor();

    // A grown-up with a condition, once the person has agreed that such information is stored.
    await page.goto(`${house.origin}/settings`);
    await page.getByLabel(/I agree that Platewise stores this/).check({ force: true });
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.waitForURL('**/planner');
    await page.goto(`${house.origin}/who-eats`);
    await page.getByRole('button', { name: 'Add somebody' }).click();
    await page.getByLabel('Name').fill('Ama');
    await page.reload();
    await page.getByText('This is what you had typed. It is not stored yet.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ama');
    await page.getByRole('radio', { name: 'Yes' }).check({ force: true });
    await page.getByLabel('What condition?').fill('type 2 diabetes');
    await page
      .getByText(/We understood/)
      .first()
      .waitFor();
    await look('table-adult');
    await save(page);
    await page.getByText('type 2 diabetes · As much as they need').waitFor();
    await look('table-people');

    await page.goto(`${house.origin}/planner`);
    await page.getByRole('button', { name: 'New Plan', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Create Your Meal Plan' });
    await form.getByLabel('Country').selectOption('United Kingdom');
    await form.getByLabel(/Weekly budget/).fill('200');
    await form.getByText(/^Your week/).click();
    await form.getByRole('link', { name: 'Who eats, and what each must not eat' }).waitFor();
    await form.getByRole('button', { name: 'Auto-Generate Meal Plan' }).click();
    await page.getByText('Within everybody’s limits').first().waitFor({ timeout: 60_000 });
    expect(await page.getByText('Within everybody’s limits').count()).toBe(7);
    await dayByDay(page);
    await page.getByText('Within Ama’s limits').click();
    await page.getByText(/^As much as you, for about/).waitFor();
    await page
      .getByText(/^What you told us that Esi must not eat is left out of the pot/)
      .waitFor();
    await look('table-day');

    await page.goto(`${house.origin}/who-eats`);
    await page.getByRole('button', { name: 'Forget Ama' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Cook for Ama' }).count()).toBe(0);
    expect(await page.getByRole('checkbox', { name: 'Cook for Esi' }).count()).toBe(1);
  },
);
