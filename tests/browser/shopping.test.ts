/** A shopping list as a person keeps it: written, ticked, changed, taken away and put back, with and without a network. */
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  looks,
  picture,
  settleIn,
  signUpAndOpen,
} from './support.ts';

const { house, visit } = settleIn();

test.each(
  looks(
    [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'light' },
    ] as const,
    1,
  ),
)(
  'items are written, ticked, changed, removed and put back at $width px, $colorScheme',
  async ({ width, colorScheme }) => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    const look = async (name: string): Promise<void> => {
      await picture(page, `shopping-${name}-${width}-${colorScheme}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await signUpAndOpen(page, house, '/shopping');
    await page.getByText('Nothing to buy').waitFor();
    await look('empty');

    const add = async (words: string): Promise<void> => {
      await page.getByLabel('Add an item').fill(words);
      await page.getByLabel('Add an item').press('Enter');
    };
    await add('2 kg potatoes, milk, 6 eggs');
    await add('a birthday candle');
    const dairy = page.getByRole('region', { name: 'Dairy and eggs' });
    await dairy.getByRole('checkbox', { name: /^6 eggs/ }).waitFor();
    await page.getByRole('region', { name: 'Roots and tubers' }).waitFor();
    const other = page.getByRole('region', { name: 'Everything else' });
    await other.getByRole('checkbox', { name: 'a birthday candle' }).check();
    await page.getByText('1 of 4 in the basket').waitFor();

    await page.getByRole('button', { name: 'Change 6 eggs' }).click();
    await page.getByRole('textbox', { name: 'Change 6 eggs' }).fill('12 eggs');
    await page.keyboard.press('Enter');
    await dairy.getByRole('checkbox', { name: /^12 eggs/ }).waitFor();
    await look('lines');

    await page.getByRole('button', { name: 'Remove bought items' }).click();
    await page.getByText('Removed: a birthday candle').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => other.getByRole('checkbox', { name: 'a birthday candle' }).isChecked())
      .toBe(true);

    // In a shop without a network.
    await context.setOffline(true);
    await dairy.getByRole('checkbox', { name: /^12 eggs/ }).check();
    await page.getByText('One change is on this device').waitFor();
    await context.setOffline(false);
    await expect.poll(() => page.getByText('is on this device').count()).toBe(0);
    await page.reload();
    await expect
      .poll(() => page.getByRole('checkbox', { name: /^12 eggs/ }).isChecked())
      .toBe(true);
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
  },
);

test('what a recipe needs goes onto the list with one press', async () => {
  const { page, complaints } = await visit({ width: 390 });
  await signUpAndOpen(page, house, '/recipe/egg-fried-rice');
  await page.getByRole('button', { name: 'Shopping list' }).click();
  const dialog = page.getByRole('dialog', { name: /^To buy for/ });
  await dialog.getByRole('button', { name: 'Put on my list' }).click();
  await dialog.getByText('On your shopping list.').waitFor();
  await dialog.getByRole('link', { name: 'Open the list' }).click();
  await page.getByRole('heading', { name: 'Shopping list', level: 1 }).waitFor();
  await page.getByRole('checkbox', { name: /egg/ }).first().waitFor();
  await page
    .getByText(/for Egg fried rice/i)
    .first()
    .waitFor();
  await picture(page, 'shopping-from-recipe-390');
  expect(complaints).toEqual([]);
});
