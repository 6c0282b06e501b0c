/** Things fade as they go and screens as they come, unless somebody wants nothing to move. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signUpAndOpen, settleIn } from './support.ts';

const { house, visit } = settleIn();

/** What became of one thing after the other, as the page was drawn. */
const watchItem = (page: Page, name: string) =>
  page.evaluate((text) => {
    const seen = { faded: 0, reachable: 0 };
    Reflect.set(globalThis, 'seen', seen);
    const look = (): void => {
      const item = [...document.querySelectorAll('li')].find((each) =>
        each.textContent?.startsWith(text),
      );
      if (item?.ariaHidden === 'true') {
        const opacity = Number(getComputedStyle(item).opacity);
        if (opacity > 0 && opacity < 1) seen.faded += 1;
        if (!item.inert) seen.reachable += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  }, name);
const seenOn = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'seen') as { faded: number; reachable: number });

describe.each(['no-preference', 'reduce'] as const)('reduced motion: %s', (reducedMotion) => {
  test('a food taken out of the pantry fades out of reach, and its neighbours make room', async () => {
    const { page, context, complaints } = await visit();
    await page.emulateMedia({ reducedMotion });
    await signUpAndOpen(page, house, '/ai-kitchen');
    await page.getByRole('button', { name: 'Open pantry' }).and(page.locator(':enabled')).click();
    const panel = page.getByRole('dialog', { name: 'Your pantry' });
    await panel.getByLabel('Add foods').fill('rice, carrots, leeks');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await panel.getByRole('button', { name: 'Remove carrots' }).waitFor();
    // framer-motion's features come after the first paint.
    await page.waitForLoadState('networkidle');
    await watchItem(page, 'carrots');
    await panel.getByRole('button', { name: 'Remove carrots' }).click();
    await panel.getByText('Removed: carrots').waitFor();
    await panel.locator('li', { hasText: /^carrots/ }).waitFor({ state: 'detached' });
    const { faded, reachable } = await seenOn(page);
    expect(reachable).toBe(0);
    if (reducedMotion === 'no-preference') expect(faded).toBeGreaterThan(0);
    // A closed dialog is gone at once, and another screen is there.
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'History' }).first().click();
    await page.getByText('No detection history yet.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what style sheets move ends at once where motion is unwelcome', async () => {
    const { page, context } = await visit();
    await page.emulateMedia({ reducedMotion });
    await signUpAndOpen(page, house, '/ai-kitchen');
    await page.getByLabel('What do you have?').fill('eggs, rice, tomatoes, onion');
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    const card = page
      .getByRole('region', { name: 'AI Recipe Suggestions' })
      .locator('button:not([role="group"] *)')
      .first();
    await card.waitFor();
    const [duration, name] = await card.evaluate((button) => {
      const { animationDuration, animationName } = getComputedStyle(
        button.parentElement!.parentElement!,
      );
      return [Number.parseFloat(animationDuration), animationName];
    });
    expect(name).toBe(reducedMotion === 'reduce' ? 'appear' : 'rise');
    if (reducedMotion === 'reduce') expect(duration).toBeLessThanOrEqual(0.001);
    else expect(duration).toBeGreaterThan(0.1);
    await context.close();
  });
});
