/** Things fade as they go and screens as they come, unless somebody wants nothing to move. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signUpAndOpen, settleIn } from './support.ts';

const { house, visit } = settleIn();

/** Counts what the browser is asked to move, and what is left behind to fade. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { animated: 0, likenesses: 0 };
    Reflect.set(globalThis, 'seen', seen);
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!;
    const counted = new Proxy(animate.value as () => Animation, {
      apply(target, element: Element, given) {
        seen.animated += 1;
        if (element.hasAttribute('data-leaving')) seen.likenesses += 1;
        return Reflect.apply(target, element, given) as Animation;
      },
    });
    Object.defineProperty(Element.prototype, 'animate', { ...animate, value: counted });
  });
const seenOn = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'seen') as { animated: number; likenesses: number });

async function openAndClose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Send feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await dialog.getByLabel('Your feedback').fill('Soup.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe.each(['no-preference', 'reduce'] as const)('reduced motion: %s', (reducedMotion) => {
  test('a dialog that is closed, and another screen', async () => {
    const { page, context, complaints } = await visit();
    await page.emulateMedia({ reducedMotion });
    await watch(page);
    await signUpAndOpen(page, house, '/ai-kitchen');
    await page.getByLabel('What do you have?').waitFor();
    await openAndClose(page);
    // The dialog itself is gone at once: the focus is back where it was, and what fades goes by itself.
    expect(await page.evaluate(() => document.activeElement?.closest('[data-leaving]'))).toBeNull();
    await page.locator('[data-leaving]').waitFor({ state: 'detached' });
    const { likenesses, animated } = await seenOn(page);
    expect(likenesses).toBe(reducedMotion === 'reduce' ? 0 : 1);
    await page.getByRole('link', { name: 'History' }).first().click();
    await page.getByText('No detection history yet.').waitFor();
    const after = (await seenOn(page)).animated;
    if (reducedMotion === 'reduce') expect([animated, after]).toEqual([0, 0]);
    else expect(after).toBeGreaterThan(animated);
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
