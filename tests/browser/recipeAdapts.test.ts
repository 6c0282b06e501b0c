/** A recipe made to fit what is at home: a swap and one's own amount, in the address, the cooking, the list and the week. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  signUpAndOpen,
  expectAccessible,
  expectNoSidewaysScroll,
  focused,
  fourLooks,
  looks,
  picture,
  settleIn,
  windowPicture,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();
const recipe = '/recipe/cape-malay-chicken-curry';
const forThighs = 'Use your chicken breast for chicken thighs';

/** What stands in the pantry, as its page would send it. */
const atHome = (page: Page, text: string) =>
  page.evaluate(async (words) => {
    const answer = await fetch('/api/pantry', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
      },
      body: JSON.stringify({ changes: [{ change: 'add', text: words }], day: '2026-11-23' }),
    });
    return answer.status;
  }, text);

const wordsAtHome = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/pantry', {
      headers: { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
    });
    const { items } = (await answer.json()) as { items: { text: string }[] };
    return items.map(({ text }) => text);
  });

describe.each(looks(fourLooks, 1))('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await windowPicture(page, `${name}-${width}-${colorScheme}`);
    await picture(page, `${name}-${width}-${colorScheme}-whole`);
    // What happens to lie half under the bar at the top is no smaller for it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const use = (page: Page, pressed: boolean) =>
    page.getByRole('button', { name: forThighs, pressed });

  test('KIT-05 what one has is used by a tap, and everything follows', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await signUpAndOpen(page, house, '/ai-kitchen');
    expect(await atHome(page, '360 g chicken breast')).toBe(200);
    await page.goto(new URL(recipe, page.url()).href);
    await use(page, false).waitFor();
    expect(await use(page, false).evaluate((each) => each.ariaDescription)).toBeDefined();
    await page.getByText('skinless chicken thighs').first().waitFor();
    await look(page, 'adapt-offered');

    // By the keyboard; the focus stays.
    await use(page, false).focus();
    await page.keyboard.press('Enter');
    await use(page, true).waitFor();
    expect(await focused(page)).toContain(forThighs);
    await page.getByText('Stir in the chicken breast and brown').waitFor();
    expect(await page.getByText('skinless chicken thighs').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('?swaps=chicken_thigh-chicken_breast');

    await page.getByRole('button', { name: 'Use your 360 g of chicken breast: serves 2½' }).click();
    await page.getByText('chicken breasts, cut up (360 g)').first().waitFor();
    await look(page, 'adapt-used');

    // A reload and Back find it as it was.
    await page.reload();
    await use(page, true).waitFor();
    await page
      .getByRole('button', { name: 'Use your 360 g of chicken breast: serves 2½', pressed: true })
      .waitFor();
    await page.getByRole('button', { name: 'Cook', exact: true }).click();
    await page.getByText(', 2½ servings').first().waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Stir in the chicken breast and brown').first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.search.includes('cook='));
    expect(new URL(page.url()).search).toBe('?swaps=chicken_thigh-chicken_breast');

    // On the list nothing of the thighs is to be bought.
    await page.getByRole('button', { name: 'Shopping list' }).click();
    const dialog = page.getByRole('dialog', { name: /^To buy for/ });
    await dialog.getByText('potatoes').waitFor();
    expect(await dialog.getByRole('listitem').filter({ hasText: 'chicken' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // In a week it stands with what is cooked.
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('combobox', { name: 'Week' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/^Added to /).waitFor();
    const saved = await page.evaluate(async () => {
      const answer = await fetch('/api/meal_plan', {
        headers: { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
      });
      return answer.text();
    });
    expect(saved).toContain('chicken breast');
    expect(saved).toContain('chicken_thigh-chicken_breast');

    // Without a network the page stays as it is, and says so.
    await context.setOffline(true);
    await use(page, true).click();
    await page.getByText('That did not work.').waitFor();
    await use(page, true).waitFor();
    await page.getByText('Stir in the chicken breast and brown').waitFor();
    await look(page, 'adapt-offline');
    await context.setOffline(false);
    await use(page, true).click();
    await use(page, false).waitFor();
    await page.getByText('skinless chicken thighs').first().waitFor();
    expect(new URL(page.url()).search).toBe('');

    expect(complaints.filter((each) => !/Failed to load resource|ERR_INTERNET/.test(each))).toEqual(
      [],
    );
    await context.close();
  });

  longTest(
    'KIT-05 HIST-07 what is chosen of the list is adapted as well, and cooked again as it was',
    async () => {
      const { page, context, complaints } = await visit({ width, colorScheme });
      await signUpAndOpen(page, house, '/ai-kitchen');
      await page.getByLabel('What do you have?').fill('4 eggs, leftover rice, soy sauce, onions');
      await page.getByRole('button', { name: 'Discover Recipes' }).click();
      await page.getByRole('button', { name: 'Egg fried rice', exact: true }).click();
      await page.getByText('spring onions, sliced').first().waitFor();
      // The rice is cooked already.
      expect(await page.getByText('boil it in plenty of water').count()).toBe(0);
      await page.getByRole('button', { name: 'Use your onions for spring onions' }).click();
      await page.getByText('60 g onions, sliced').first().waitFor();
      expect(await page.getByText('spring onions, sliced').count()).toBe(0);
      await page.getByRole('button', { name: 'One serving more' }).click();
      await page.getByText('90 g onions, sliced').first().waitFor();
      await look(page, 'adapt-from-list');

      await page.goto(new URL('/history', page.url()).href);
      await page.getByRole('link', { name: /Egg fried rice/ }).click();
      await page.getByText('For 3 servings').waitFor();
      await page.getByText('90 g onions, sliced').first().waitFor();
      await page.getByRole('button', { name: 'Cook again' }).click();
      await page.getByText('90 g onions, sliced').first().waitFor();
      // Nobody knows of any cooked rice today.
      await page.getByText('boil it in plenty of water').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  longTest(
    'KIT-05 what was cooked leaves the pantry, and what is left of it stays there',
    async () => {
      const { page, context, complaints } = await visit({ width, colorScheme });
      await signUpAndOpen(page, house, '/ai-kitchen');
      expect(await atHome(page, '12 eggs, 2 kg rice, spring onions, 2 leeks')).toBe(200);
      await page.goto(new URL('/recipe/egg-fried-rice', page.url()).href);
      await page.getByRole('button', { name: 'I cooked this' }).click();
      const used = page.getByRole('region', { name: 'Cooked it?' });
      const eggs = used.getByRole('checkbox', { name: /^12 eggs: [\d.]+ eggs left$/ });
      await eggs.waitFor();
      expect(await eggs.isChecked()).toBe(true);
      expect(await used.getByRole('checkbox', { name: /leeks/ }).count()).toBe(0);
      await look(page, 'pantry-used');
      const [, left = ''] = /: ([\d.]+ eggs) left/.exec((await used.textContent()) ?? '') ?? [];
      await used.getByRole('button', { name: 'Take from your pantry' }).click();
      await used.getByText('Your pantry is up to date.').waitFor();
      expect(await focused(page)).not.toBe('');
      await look(page, 'pantry-taken');
      await expect.poll(() => wordsAtHome(page)).toContain(left);
      await used.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => wordsAtHome(page)).toContain('12 eggs');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
