/** A shopping list as a person keeps it: written, ticked, changed, taken away and put back, with and without a network. */
import { receipt } from '../photos/photos.ts';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  fourLooks,
  looks,
  picture,
  settleIn,
  signUpAndOpen,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

test.each(looks(fourLooks, 1))(
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

    await page.getByRole('button', { name: 'Remove bought items added by hand' }).click();
    await page.getByText('Removed: a birthday candle').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => other.getByRole('checkbox', { name: 'a birthday candle' }).isChecked())
      .toBe(true);

    // On paper stands what is to be bought, and nothing to press.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByLabel('Add an item').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Shop with others' }).isVisible()).toBe(false);
    expect(await page.getByText('12 eggs').isVisible()).toBe(true);
    await picture(page, `shopping-printed-${width}-${colorScheme}`);
    await page.emulateMedia({ media: null });

    // In a shop without a network.
    await context.setOffline(true);
    await dairy.getByRole('checkbox', { name: /^12 eggs/ }).check();
    // Two where the network went before the answer to the press on Undo had come.
    await page.getByText(/(One change is|2 changes are) on this device/).waitFor();
    await context.setOffline(false);
    await expect.poll(() => page.getByText('on this device').count()).toBe(0);
    await page.reload();
    await expect
      .poll(() => page.getByRole('checkbox', { name: /^12 eggs/ }).isChecked())
      .toBe(true);
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
  },
);

longTest(
  'a tick keeps the focus and says how many are in the basket; the same thing twice is one line',
  async () => {
    const { page, complaints } = await visit({ width: 390 });
    await signUpAndOpen(page, house, '/shopping');
    await page.getByLabel('Add an item').fill('carrots, onions, leeks, garlic, cabbage');
    await page.getByLabel('Add an item').press('Enter');
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await box('carrots').waitFor();
    const progress = page.getByRole('status').filter({ hasText: 'in the basket' });
    for (const [n, name] of ['cabbage', 'carrots', 'garlic', 'leeks'].entries()) {
      await box(name).focus();
      await page.keyboard.press('Space');
      await progress.getByText(`${n + 1} of 5 in the basket`).waitFor();
      expect(await box(name).evaluate((each) => each === document.activeElement)).toBe(true);
    }
    await page.getByLabel('Add an item').fill('3 onions');
    await page.getByLabel('Add an item').press('Enter');
    const twice = page.getByRole('checkbox', {
      name: /^onions \+ 3 onions/,
      includeHidden: true,
    });
    await twice.check();
    await progress.getByText('5 of 5 in the basket').waitFor();
    await page.getByRole('button', { name: 'Remove onions + 3 onions' }).click();
    await progress.getByText('4 of 4 in the basket').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await progress.getByText('5 of 5 in the basket').waitFor();
    await expect.poll(() => page.getByText('on this device').count()).toBe(0);
    await page.reload();
    await expect.poll(() => twice.isChecked()).toBe(true);
    expect(complaints).toEqual([]);
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

longTest(
  'what was paid in the shop counts, without a network too, and can be taken back',
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await signUpAndOpen(page, house, '/shopping');
    await page.evaluate(() =>
      fetch('/api/settings', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ hasSickness: false, sicknessType: '', country: 'GB' }),
      }),
    );
    await page.reload();
    await page.getByLabel('Add an item').fill('500 g rice');
    await page.getByLabel('Add an item').press('Enter');
    await page.getByRole('button', { name: /^500 g rice: about £/ }).click();
    const dialog = page.getByRole('dialog', { name: 'What did you pay for 500 g rice?' });
    await dialog.getByText(/^We reckon with about £[\d.]+ a kilogram\.$/).waitFor();
    await context.setOffline(true);
    await dialog.getByLabel('I paid (GBP)').fill('120');
    await dialog.getByLabel('For', { exact: true }).fill('500');
    await dialog.getByLabel('Unit').selectOption('g');
    await dialog.getByRole('checkbox', { name: /^£120 for 500 g is right/ }).waitFor();
    await picture(page, 'shopping-paid-doubt-390');
    await dialog.getByRole('button', { name: 'Keep this price' }).click();
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByLabel('I paid (GBP)').fill('1,20');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep this price' }).click();
    const line = page.getByRole('button', { name: '500 g rice: about £1.20. Say what you paid' });
    await line.waitFor();
    await page.getByText(/^your price, \d/).waitFor();
    await page.getByText('One change is on this device').waitFor();
    await context.setOffline(false);
    await expect.poll(() => page.getByText('on this device').count()).toBe(0);
    await page.reload();
    await picture(page, 'shopping-paid-390');
    await expectNoSidewaysScroll(page);
    await line.click();
    await page.getByText(/^£1\.20 for 500 g, \d/).waitFor();
    await picture(page, 'shopping-paid-again-390');
    await page.getByRole('button', { name: 'Forget this price' }).click();
    await expect.poll(() => page.getByText(/^your price/).count()).toBe(0);
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each))).toEqual([]);
  },
);

longTest.each(looks(fourLooks, 1))(
  'prices are read off a receipt, looked at, kept and taken back at $width px, $colorScheme',
  async ({ width, colorScheme }) => {
    const { page, complaints } = await visit({ width, colorScheme });
    await signUpAndOpen(page, house, '/shopping');
    const look = async (name: string): Promise<void> => {
      await picture(page, `shopping-receipt-${name}-${width}-${colorScheme}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const choose = async () =>
      page.getByLabel('Read a receipt').setInputFiles({
        name: 'receipt.jpg',
        mimeType: 'image/jpeg',
        buffer: await receipt([
          ['CORNER STORE'],
          ['CHICKEN BREAST 500G', '4.50'],
          ['TOMATOES', '1.20'],
          ['CARROTS 1KG', '9.90'],
          ['TOTAL', '15.60'],
          ['CASH', '20.00'],
        ]),
      });
    await choose();
    await page.getByText(/don’t know your country/).waitFor();
    await look('no-country');
    await page.evaluate(() =>
      fetch('/api/settings', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ hasSickness: false, sicknessType: '', country: 'GB' }),
      }),
    );
    await page.reload();
    await page.getByLabel('Add an item').fill('500 g chicken breast');
    await page.getByLabel('Add an item').press('Enter');
    await choose();
    await page.getByText('Prices from this receipt: 3 of 3 foods').waitFor();
    await look('offered');
    await page.getByRole('button', { name: 'Keep these prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prices from this receipt' });
    const keeps = (name: string) => dialog.getByLabel(`Keep the price of ${name}`);
    expect(await keeps('chicken breast').isChecked()).toBe(true);
    expect(await keeps('carrot').isChecked()).toBe(false);
    await dialog.getByText(/^We expected about £/).waitFor();
    await dialog.getByText(/^The amount is not printed\./).waitFor();
    await look('dialog');
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    await page.getByRole('button', { name: 'Keep these prices' }).click();
    await dialog.getByLabel('Date of the receipt').fill('2099-01-01');
    await dialog.getByRole('button', { name: 'Keep 2 prices' }).click();
    await dialog.getByText('Choose a day of the last three months, not one to come.').waitFor();
    await look('wrong-day');
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
    await dialog.getByLabel('Date of the receipt').fill(today);
    await dialog
      .getByRole('group', { name: 'chicken breast' })
      .getByLabel('Paid (GBP)')
      .fill('4,20');
    await keeps('tomato').uncheck();
    await dialog.getByRole('button', { name: 'Keep 1 price' }).click();
    await page.getByText(/^1 price kept\./).waitFor();
    await page
      .getByRole('button', { name: '500 g chicken breast: about £4.20. Say what you paid' })
      .waitFor();
    await page.getByText(/^your price, \d/).waitFor();
    await look('kept');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Your prices are as they were before.').waitFor();
    await expect.poll(() => page.getByText(/^your price/).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);
