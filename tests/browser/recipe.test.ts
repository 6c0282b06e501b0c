/** One evening: from a typed list to the last step of a dish, and the same dish again from the history. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  signUpAndOpen,
  expectAccessible,
  expectNoSidewaysScroll,
  focused,
  looks,
  picture,
  windowPicture,
  settleIn,
} from './support.ts';

const { house, visit } = settleIn();
/** How far below the top of the window what has the focus stands. */
const belowTop = (page: Page) =>
  page.evaluate(() => document.activeElement!.getBoundingClientRect().top);

describe.each(
  looks(
    [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'dark' },
    ] as const,
    2,
  ),
)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await windowPicture(page, `${name}-${width}-${colorScheme}`);
    await picture(page, `${name}-${width}-${colorScheme}-whole`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const stepShown = (page: Page, step: number) =>
    page.getByRole('heading', { name: new RegExp(`^Step ${step} of `) }).waitFor();

  test('a list leads to a dish, its page, its last step, and from the history to the page again (KIT-05, HIST-07)', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await signUpAndOpen(page, house, '/ai-kitchen');
    await page
      .getByLabel('What do you have?')
      .fill('2 cups of rice, 4 eggs, 2 chicken breasts, tin of tomatoes, onion, garlic');
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    const dishes = page.getByRole('region', { name: 'AI Recipe Suggestions' });
    await dishes.waitFor();
    const card = dishes.locator('button:not([role="group"] *)').nth(2);
    await card.scrollIntoViewIfNeeded();
    const title = (await card.textContent())!.trim();
    await card.focus();
    const below = await belowTop(page);
    await card.click();

    await page.waitForURL('**/recipe/**');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { name: 'Youtube Resources' }).waitFor();
    await page.getByText('Saved to your history').waitFor();
    await look(page, 'recipe');
    // On paper: the dish, what it takes and how it is cooked, and nothing to press.
    await page.emulateMedia({ media: 'print' });
    await picture(page, `recipe-print-${width}-${colorScheme}`);
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
    for (const name of ['Cook', 'Print', 'Back', 'One serving more'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await page.waitForURL('**/ai-kitchen');
    await expect.poll(() => focused(page)).toContain(title);
    await expect.poll(async () => Math.abs((await belowTop(page)) - below)).toBeLessThan(40);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    await page.getByRole('button', { name: 'One serving more' }).click();
    await page.getByRole('button', { name: 'Cook', exact: true }).click();
    await stepShown(page, 1);
    await page.keyboard.press('ArrowRight');
    await stepShown(page, 2);
    const timer = page.getByRole('dialog').getByRole('button', { name: /^Start timer: / });
    while ((await timer.count()) === 0) await page.getByRole('button', { name: 'Next' }).click();
    await timer.first().click();
    await page.getByRole('dialog').getByRole('region', { name: 'Timers' }).waitFor();
    await look(page, 'cook');

    const step = await page.getByRole('heading', { name: /^Step/ }).textContent();
    await page.reload();
    await page.getByRole('heading', { name: step! }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Timers' }).waitFor();
    await page.getByRole('button', { name: 'Continue cooking' }).click();
    await page.getByRole('heading', { name: step! }).waitFor();
    const next = page.getByRole('button', { name: 'Next' });
    while ((await next.count()) > 0) await next.click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/ai-kitchen');
    await page.getByRole('link', { name: 'History', exact: true }).first().click();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor();
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    // The timer runs on here, too.
    await page.getByRole('region', { name: 'Timers' }).waitFor();
    await look(page, 'recipe-kept');
    await page.getByRole('button', { name: 'Cook again' }).click();
    await page.waitForURL('**/recipe/**');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'Cook', exact: true }).click();
    await stepShown(page, 1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    expect(complaints).toEqual([]);
    await context.close();
  });
});
