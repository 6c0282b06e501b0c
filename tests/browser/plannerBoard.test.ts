/** A week as a board: seven days beside each other, by mouse, by keys, by its address; and the day that a telephone shows first. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  settleIn,
  signUpByCalls,
  toast,
  windowPicture,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

const meals = [
  { day: 'Monday', breakfast: 'Akara', lunch: 'Moi moi', dinner: 'Egusi soup' },
  { day: 'Tuesday', breakfast: 'Ogi', lunch: 'Jollof rice', dinner: 'Suya' },
];

/** Somebody with two saved weeks, before the planner. */
async function open(page: Page, query = ''): Promise<void> {
  await signUpByCalls(page, house);
  for (const [start, end, name] of [
    ['2026-01-12', '2026-01-18', 'Jan 12 - Jan 18'],
    ['2026-01-05', '2026-01-11', 'Jan 5 - Jan 11'],
  ]) {
    const status = await page.evaluate(
      async (plan) => {
        const headers = {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          'content-type': 'application/json',
        };
        const body = JSON.stringify(plan);
        return (await fetch('/api/meal_plan', { method: 'POST', headers, body })).status;
      },
      { name, start_date: start, end_date: end, meal_plan: meals },
    );
    expect(status).toBe(200);
  }
  await page.goto(`${house.origin}/planner${query}`);
}

const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.each([1280, 1920])(
  'PLAN-03: at %i px the board comes first, seven days in one line, and it is the one list of days',
  async (width) => {
    const { page, context, complaints } = await visit({ width });
    await open(page);
    const board = page.getByRole('group', { name: 'The whole week' });
    await board.waitFor();
    const boxes = await Promise.all(
      (await board.getByRole('region').all()).map((each) => each.boundingBox()),
    );
    expect(boxes).toHaveLength(7);
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'This Week' }).count()).toBe(0);
    await windowPicture(page, `planner-week-board-${width}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'PLAN-09, PLAN-23: a press opens the meal, its menu moves it by keys, and the view is remembered',
  async () => {
    const { page, context, complaints } = await visit({ width: 1280 });
    await open(page);
    await day(page, 'Monday')
      .getByRole('button', { name: /^Dinner: Egusi soup/ })
      .click();
    await page.getByRole('dialog', { name: 'How to Cook' }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Change dinner on Monday: Egusi soup' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Dinner on Monday' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move or copy this meal' }).press('Enter');
    const move = page.getByRole('dialog', { name: 'Move or copy Egusi soup' });
    await move.getByLabel('Day').selectOption('Wednesday');
    await move.getByRole('button', { name: 'Move there' }).press('Enter');
    await day(page, 'Wednesday').getByText('Egusi soup').waitFor();
    await day(page, 'Monday').getByRole('button', { name: 'Add dinner on Monday' }).waitFor();

    // Tuesday's dinner is eaten elsewhere; then it is cooked after all.
    await page.getByRole('button', { name: 'Change dinner on Tuesday: Suya' }).click();
    await page.getByRole('button', { name: 'Eat out instead' }).click();
    await day(page, 'Tuesday').getByText('Dinner: out or skipped').waitFor();
    await windowPicture(page, 'planner-board-out');
    await day(page, 'Tuesday').getByRole('button', { name: 'Add dinner on Tuesday' }).click();
    const add = page.getByRole('dialog', { name: 'Add dinner on Tuesday' });
    await expectAccessible(page);
    await add.getByLabel('Meal').fill('Yam pottage');
    await add.getByRole('button', { name: 'Save meal' }).click();
    await day(page, 'Tuesday').getByText('Yam pottage').waitFor();
    expect(await day(page, 'Tuesday').getByText('Dinner: out or skipped').count()).toBe(0);

    await page.getByRole('button', { name: 'Day by day' }).click();
    await page.getByRole('tab', { name: 'Monday' }).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Monday' }).waitFor();
    await page.getByRole('heading', { name: 'This Week' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('PLAN-05: a reload keeps the week, the day and what lies open, and Back closes that', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  await open(page);
  const list = page.getByRole('dialog', { name: /^Shopping list/ });
  await page.getByRole('button', { name: 'Next Saved Week' }).click();
  await page.getByRole('button', { name: 'Shopping list' }).click();
  await list.waitFor();
  await page.waitForURL(/\?week=2026-01-12.*open=shopping/);
  await page.reload();
  await list.waitFor();
  await page.getByRole('heading', { name: 'Recipes for Jan 12 - Jan 18' }).waitFor();
  await page.goBack();
  await list.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Recipes for Jan 12 - Jan 18' }).waitFor();

  await page.getByRole('button', { name: 'Change lunch on Tuesday: Jollof rice' }).click();
  await page.getByRole('button', { name: 'Edit this meal' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit lunch on Tuesday' });
  await edit.waitFor();
  await page.reload();
  await edit.waitFor();
  await edit.getByRole('button', { name: 'Close', exact: true }).click();
  await edit.waitFor({ state: 'detached' });
  await page.waitForURL(/\?week=2026-01-12(&day=\w+)?$/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('PLAN-02, PLAN-07: at 390 px the first meal and the shopping list stand in the first window', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await open(page, '?day=Monday');
  const title = page.getByRole('button', { name: 'Akara: how to cook' });
  await title.waitFor();
  const end = 844 - 80;
  for (const part of [title, page.getByRole('button', { name: 'Shopping list' })]) {
    const box = (await part.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(end);
  }
  expect(await page.getByRole('tab').count()).toBe(7);
  await windowPicture(page, 'planner-day-390');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Shopping list' }).click();
  await page.getByRole('dialog', { name: /^Shopping list/ }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'The whole week' }).click();
  await day(page, 'Tuesday').getByText('Jollof rice').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  await context.close();
});

longTest(
  'PLAN-22: what was typed of a meal is there again after a reload, and gone once it was given up',
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await open(page);
    await page.getByRole('button', { name: 'Day by day' }).click();
    await page.getByRole('tab', { name: 'Monday' }).click();
    const edit = page.getByRole('button', { name: 'Edit this meal: Moi moi' });
    const title = page.getByRole('textbox', { name: 'Meal', exact: true });
    await edit.click();
    await title.fill('Yam with my aunt');
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe('Yam with my aunt');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await edit.click();
    expect(await title.inputValue()).toBe('Moi moi');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'PLAN-10: a week on one sheet is all that is printed, and can be copied as text',
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    // The server lets no page read the clipboard, this one included: what is written there is noted.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = async (text) =>
        void Object.assign(globalThis, { copied: text });
    });
    await open(page);
    await page.getByRole('button', { name: 'Print or send' }).click();
    const sheet = page.getByRole('dialog', { name: 'Recipes for Jan 5 - Jan 11' });
    await sheet
      .getByRole('region', { name: 'Monday 5 Jan' })
      .getByText(/^Egusi soup/)
      .waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: 'Send as text' }).click();
    await toast(page, 'The week was copied to the clipboard.');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toContain(
      'Monday 5 Jan\nBreakfast: Akara (no time given, counted as 15 min)',
    );
    await page.emulateMedia({ media: 'print' });
    await windowPicture(page, 'planner-sheet-printed-390');
    expect(await sheet.isVisible()).toBe(true);
    for (const hidden of [
      sheet.getByRole('button', { name: 'Print' }),
      page.getByRole('heading', { name: 'Meal Planner', exact: true }),
    ])
      expect(await hidden.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
