/** A pantry as a person keeps it: what was typed is remembered, the next visit starts from it, and what is gone is taken away. */
import { expect, test } from 'vitest';
import {
  signUpAndOpen,
  expectAccessible,
  expectNoSidewaysScroll,
  fourLooks,
  looks,
  picture,
  settleIn,
} from './support.ts';

const { house, visit } = settleIn();

test.each(looks(fourLooks, 1))(
  'a list is kept with one press, edited, ticked, and started from again at $width px, $colorScheme',
  async ({ width, colorScheme }) => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    const look = async (name: string): Promise<void> => {
      await picture(page, `pantry-${name}-${width}-${colorScheme}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await signUpAndOpen(page, house, '/ai-kitchen');
    await page.getByRole('button', { name: 'Open pantry' }).and(page.locator(':enabled')).waitFor();
    await page
      .getByLabel('What do you have?')
      .fill('3 eggs, rice, tomatoes, onion, spinach going soft, no milk');
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    await page.getByRole('region', { name: 'AI Recipe Suggestions' }).waitFor();
    await page.getByText('Left out', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Keep these in your pantry' }).click();
    await page.getByText('All of these are in your pantry.').waitFor();
    await look('kept');

    // Milk is there after all.
    await page.getByRole('button', { name: 'I have milk after all' }).click();
    await expect.poll(() => page.getByText('Left out', { exact: true }).count()).toBe(0);
    await page
      .getByRole('list', { name: 'AI Detected Ingredient' })
      .getByText('whole milk')
      .waitFor();

    await page.getByRole('button', { name: 'Open pantry' }).click();
    const panel = page.getByRole('dialog', { name: 'Your pantry' });
    await panel.getByLabel('Add foods').fill('2 carrots, yoghurt expires tomorrow');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await panel.getByRole('button', { name: 'Change 2 carrots' }).waitFor();
    await panel.getByRole('button', { name: 'Use 2 carrots soon' }).click();
    await panel.getByRole('button', { name: 'Remove rice' }).click();
    await panel.getByText('Removed: rice').waitFor();
    await panel.getByRole('button', { name: 'Undo' }).click();
    await panel.getByRole('button', { name: 'Change rice' }).waitFor();
    await panel.getByText(/^In the cupboard: /).click();
    await panel.getByRole('checkbox', { name: 'salt', exact: true }).uncheck();
    await look('panel');
    await panel.getByRole('button', { name: 'Close' }).click();

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('heading', { name: 'Start from what you have' }).waitFor();
    await look('start');
    await page.getByRole('button', { name: 'Start from these' }).click();
    const list = await page.getByLabel('What do you have?').inputValue();
    expect(list).toMatch(/spinach \(use soon\)/);
    expect(list).toContain('3 eggs');
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    await page.getByRole('region', { name: 'AI Recipe Suggestions' }).waitFor();
    await page.getByRole('button', { name: 'Open pantry' }).click();
    await panel.getByText(/^In the cupboard: /).click();
    expect(await panel.getByRole('checkbox', { name: 'salt', exact: true }).isChecked()).toBe(
      false,
    );

    expect(complaints).toEqual([]);
    await context.close();
  },
);
