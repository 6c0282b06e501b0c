/** A person's first evening with the planner. */
import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  dayByDay,
  expectAccessible,
  expectNoSidewaysScroll,
  looks,
  picture,
  settleIn,
  signUpByCalls,
  toast,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

/** Signs up, and says at once what has to be minded. */
async function comeIn(page: Page, sickness: string | null): Promise<void> {
  await signUpByCalls(page, house);
  if (sickness === null) return;
  const status = await page.evaluate(async (words) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({
      hasSickness: true,
      sicknessType: words,
      health_consent_at: Date.now(),
    });
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
  await toast(page, 'Please provide both location and budget for auto-generation');
  await form.getByLabel('Country').selectOption('Nigeria');
  // By Enter: on a telephone the toast lies over the button until it goes.
  await form.getByLabel(/Weekly budget/).fill('15,000');
  await form.getByLabel(/Weekly budget/).press('Enter');
  await toast(page, 'Success!');
  await page.getByText('Health-aware meal plan').waitFor();
}

describe.each(
  looks(
    [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ] as const,
    1,
  ),
)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await picture(page, `${name}-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  test(
    'PLAN-04, PLAN-09, PLAN-11…16, PLAN-23, GEN-01…05: high blood pressure, Nigeria, 15,000: a first evening',
    { timeout: 240_000 },
    async () => {
      const { page, context, complaints } = await visit({
        width,
        colorScheme,
        expectFailures: /ERR_INTERNET_DISCONNECTED/,
      });
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
      const card = (n: number) => page.getByRole('tabpanel').getByRole('article').nth(n);
      const titleOf = async (n: number) =>
        (await card(n).getByRole('heading').textContent())!.trim();

      await comeIn(page, 'high blood pressure');
      await page.goto(`${house.origin}/planner`);
      await page.getByText('No Meal Plan Selected').waitFor();
      await look(page, 'planner-empty');
      await generate(page);

      await dayByDay(page);
      await page.getByRole('tab', { name: 'Monday' }).click();
      await card(0).getByText('Why this dish').click();
      await expect.poll(() => card(0).getByRole('listitem').count()).toBeGreaterThan(0);
      await page.getByRole('heading', { name: 'About this week' }).waitFor();
      await expect.poll(() => page.getByRole('meter').count()).toBeGreaterThan(5);
      await look(page, 'planner-week');

      const [breakfast, lunch, dinner] = [await titleOf(0), await titleOf(1), await titleOf(2)];
      await button(`Swap this meal: ${lunch}`).click();
      const swap = dialog('Another meal');
      const offers = swap.getByRole('listitem');
      await offers.nth(4).waitFor();
      await look(page, 'planner-swap');
      const offered = await offers.first().getByRole('heading').textContent();
      await swap.getByRole('button', { name: 'Show five others' }).press('Enter');
      await expect.poll(() => offers.first().getByRole('heading').textContent()).not.toBe(offered);
      const chosen = (await offers.first().getByRole('heading').textContent())!.trim();
      await swap.getByRole('button', { name: `Choose ${chosen}` }).press('Enter');
      await page.getByText('Plan changed.').waitFor();
      await expect.poll(() => titleOf(1)).toBe(chosen);
      expect([await titleOf(0), await titleOf(2)]).toEqual([breakfast, dinner]);

      await button(`Lock this meal: ${breakfast}`).click();
      await button(`Unlock this meal: ${breakfast}`).waitFor();
      await button(`Lock this meal: ${dinner}`).click();
      await button(`Unlock this meal: ${dinner}`).waitFor();
      await button('Regenerate week').click();
      await dialog('Regenerating the week').waitFor({ state: 'detached' });
      await button(`Unlock this meal: ${breakfast}`).waitFor();
      await expect
        .poll(async () => [await titleOf(0), await titleOf(2)])
        .toEqual([breakfast, dinner]);

      await button(`${breakfast}: how to cook`).click();
      const cook = dialog('How to Cook');
      await cook
        .getByRole('button', { name: /^Start timer: / })
        .first()
        .click();
      await cook.getByRole('region', { name: 'Timers' }).getByText(/left$/).waitFor();
      const needed = () =>
        cook
          .getByRole('heading', { name: 'Ingredients' })
          .locator('..')
          .getByRole('list')
          .textContent();
      const before = await needed();
      const serves = async () =>
        Number(
          /^Serves (\d+)/.exec((await cook.getByText(/^Serves \d+/).textContent()) ?? '')?.[1],
        );
      const few = await serves();
      await cook.getByRole('button', { name: 'One serving more' }).click();
      await expect.poll(needed).not.toBe(before);
      await expect.poll(serves).toBe(few + 1);
      await look(page, 'planner-cook');
      // What lies open has an address, and so opens again.
      await page.reload();
      await cook.getByRole('region', { name: 'Timers' }).getByText(/left$/).waitFor();
      await cook.getByRole('button', { name: /^Stop timer/ }).click();
      await cook.getByRole('button', { name: 'Close', exact: true }).click();

      await button('Shopping list').click();
      await dialog(/^Shopping list/)
        .getByRole('checkbox')
        .first()
        .waitFor();
      await look(page, 'planner-shopping');
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.getByRole('tab', { name: 'Monday' }).isVisible()).toBe(false);
      await expect
        .poll(() =>
          dialog(/^Shopping list/)
            .getByRole('checkbox')
            .last()
            .isVisible(),
        )
        .toBe(true);
      await picture(page, `planner-print-${width}-${colorScheme}`);
      await page.emulateMedia({ media: 'screen' });
      const other = await context.newPage();
      await other.goto(`${house.origin}/planner`);
      await other.getByRole('button', { name: 'Shopping list' }).click();
      await other.getByRole('checkbox').first().check();
      await page.getByText(/^1 of \d+ ticked$/).waitFor();
      await context.setOffline(true);
      await other.getByRole('checkbox').nth(1).check();
      await other.getByText('Queued: 1. Kept on this device until you are online again.').waitFor();
      await context.setOffline(false);
      await other.getByText(/Kept on this device/).waitFor({ state: 'detached' });
      await page.getByText(/^2 of \d+ ticked$/).waitFor();
      await other.close();
      await dialog(/^Shopping list/)
        .getByRole('button', { name: 'Close', exact: true })
        .click();

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Add to calendar (.ics)' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.ics$/);
      expect(readFileSync(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR/);

      await button('View Saved Plans').click();
      const saved = dialog('Saved plans');
      await saved.getByRole('button', { name: /^Duplicate / }).click();
      await toast(page, 'Plan Duplicated');
      await expect.poll(() => saved.getByRole('listitem').count()).toBe(2);
      await look(page, 'planner-saved');
      await saved
        .getByRole('button', { name: /^Delete [A-Z]/ })
        .first()
        .click();
      await button('Delete plan').click();
      await toast(page, 'Plan Deleted');
      await expect.poll(() => saved.getByRole('listitem').count()).toBe(1);
      await saved.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => saved.getByRole('listitem').count()).toBe(2);
      await saved.getByRole('button', { name: 'Close', exact: true }).click();

      await button('The whole week').click();
      await page.getByRole('group', { name: 'The whole week' }).waitFor();
      await look(page, 'planner-board');

      const place = (day: string, slot: string) =>
        page
          .getByRole('region', { name: day })
          .getByRole('button', { name: new RegExp(`^${slot}`) });
      const held = await place('Monday', 'Lunch').textContent();
      const there = await place('Monday', 'Dinner').textContent();
      // Where it stands, what lies below cannot be dragged.
      await page.getByText('Plan Deleted', { exact: true }).waitFor({ state: 'detached' });
      await place('Monday', 'Lunch').evaluate((element) =>
        element.scrollIntoView({ block: 'center' }),
      );
      const [from, to] = [
        (await place('Monday', 'Lunch').boundingBox())!,
        (await place('Monday', 'Dinner').boundingBox())!,
      ];
      await page.mouse.move(from.x + 40, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(from.x + 45, from.y + 40, { steps: 4 });
      await page.mouse.move(to.x + 40, to.y + 20, { steps: 8 });
      await page.mouse.up();
      const name = (text: string | null) => text?.replace(/^(Lunch|Dinner)/, '');
      await expect
        .poll(async () => name(await place('Monday', 'Dinner').textContent()))
        .toBe(name(held));
      await expect
        .poll(async () => name(await place('Monday', 'Lunch').textContent()))
        .toBe(name(there));
      // The bars are those of the week as it is now.
      await page.getByText('Is there a better plan?').click();
      await page.getByText('You put this week together yourself').waitFor();
      expect(await page.getByRole('meter').count()).toBeGreaterThan(5);

      await button(/^Change dinner on Monday: /).focus();
      await page.keyboard.press('Enter');
      await dialog('Dinner on Monday')
        .getByRole('button', { name: 'Move or copy this meal' })
        .press('Enter');
      await dialog(/^Move or copy /)
        .getByLabel('Day')
        .selectOption('Sunday');
      await dialog(/^Move or copy /)
        .getByRole('button', { name: 'Copy there' })
        .press('Enter');
      await expect
        .poll(async () => name(await place('Sunday', 'Dinner').textContent()))
        .toBe(name(held));
      await button('Undo').click();
      await expect
        .poll(async () => name(await place('Sunday', 'Dinner').textContent()))
        .not.toBe(name(held));
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

longTest(
  "a parent who tells a child's allergy as their own is led to where a child is named",
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await page.goto(`${house.origin}/landing`);
    await comeIn(page, 'my 6 year old is allergic to eggs');

    await page.goto(`${house.origin}/ai-kitchen`);
    await page.getByLabel('What do you have?').fill('rice, chicken, tomatoes');
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    await page.getByRole('heading', { name: 'We suggest no dishes for this' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open ‘Who eats’' }).click();
    await page.waitForURL('**/who-eats');

    await page.goto(`${house.origin}/planner`);
    await page.getByRole('button', { name: 'New Plan', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Create Your Meal Plan' });
    await form.getByLabel('Auto-Generate').check();
    await form.getByLabel('Country').selectOption('Nigeria');
    await form.getByLabel(/Weekly budget/).fill('15,000');
    await form.getByLabel(/Weekly budget/).press('Enter');
    await form.getByText(/we plan for adults alone/).waitFor();
    await expectAccessible(page);
    await form.getByRole('link', { name: 'Who eats', exact: true }).click();
    await page.waitForURL('**/who-eats');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('what a page shows is asked for while its code is on its way, and once', async () => {
  const { page, complaints } = await visit({ width: 390 });
  await comeIn(page, null);
  for (const [path, call, code] of [
    ['/planner', '/api/meal_plan?limit=104&whole=2', 'planner'],
    ['/history', '/api/food_detection/detection_history?limit=24', 'history'],
    ['/my-recipes', '/api/own-recipes', 'ownRecipes'],
  ] as const) {
    const order: string[] = [];
    const asked = (url: string): boolean => url === `${house.origin}${call}`;
    const listen = (request: Request): void => {
      if (asked(request.url())) order.push(call);
    };
    page.on('request', listen);
    await page.route(`**/assets/${code}-*.js`, async (route) => {
      await expect.poll(() => order).toContain(call);
      order.push(code);
      await route.continue();
    });
    await page.goto(`${house.origin}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(order, path).toEqual([call, code]);
    page.off('request', listen);
  }
  expect(complaints).toEqual([]);
});
