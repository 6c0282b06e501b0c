/** Meals moved to another day: by finger, by mouse, by keys; and a finger that only scrolls. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settleIn, signUp } from './support.ts';

const { house, browserNow } = settleIn();

const monday = { day: 'Monday', breakfast: 'Akara', lunch: 'Moi moi', dinner: 'Egusi soup' };
const tuesday = { day: 'Tuesday', breakfast: 'Ogi', lunch: 'Jollof rice', dinner: 'Suya' };

/** A person with one plan, before the board of its week. */
async function openBoard(look: { width: number; hasTouch?: boolean }): Promise<Page> {
  const { width, hasTouch = false } = look;
  const context = await browserNow().newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signUp(page, house);
  const status = await page.evaluate(
    async (plan) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      };
      return (
        await fetch('/api/meal_plan', { method: 'POST', headers, body: JSON.stringify(plan) })
      ).status;
    },
    {
      name: 'Jan 5 - Jan 11',
      start_date: '2026-01-05',
      end_date: '2026-01-11',
      meal_plan: [monday, tuesday],
    },
  );
  expect(status).toBe(200);
  await page.goto(`${house.origin}/planner`);
  await page.getByRole('button', { name: 'The whole week' }).click();
  await place(page, 'Monday', 'Breakfast').waitFor();
  return page;
}
const place = (page: Page, day: string, slot: string): Locator =>
  page.getByRole('region', { name: day }).getByRole('button', { name: new RegExp(`^${slot}`) });

/** As stored on the server: what the screen says may be ahead of it. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/meal_plan', {
      headers: { authorization: `Bearer ${localStorage.getItem('access_token')}` },
    });
    const {
      meal_plans: [plan],
    } = (await answer.json()) as {
      meal_plans: { meal_plan: { day: string; breakfast: string; dinner: string }[] }[];
    };
    return plan!.meal_plan.map(({ day, breakfast, dinner }) => `${day}: ${breakfast}, ${dinner}`);
  });

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const finger =
  (session: CDPSession) =>
  (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

/** A finger rests until the meal comes along, and lets go over another place. */
async function dragByFinger(
  page: Page,
  session: CDPSession,
  from: Locator,
  to: Locator,
): Promise<void> {
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const touch = finger(session);
  await touch('touchStart', start);
  await page.locator('[data-held]').waitFor();
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', {
      x: start.x + ((end.x - start.x) * step) / 10,
      y: start.y + ((end.y - start.y) * step) / 10,
    });
  await touch('touchEnd');
}

test('PLAN-23: a finger drags a meal to another day, and scrolls where it does not rest', async () => {
  const page = await openBoard({ width: 390, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await dragByFinger(
    page,
    session,
    place(page, 'Monday', 'Dinner'),
    place(page, 'Tuesday', 'Breakfast'),
  );
  await place(page, 'Tuesday', 'Breakfast').getByText('Egusi soup').waitFor();
  await place(page, 'Monday', 'Dinner').getByText('Ogi').waitFor();
  expect(await stored(page)).toEqual(['Monday: Akara, Ogi', 'Tuesday: Egusi soup, Suya']);

  const lunch = place(page, 'Monday', 'Lunch');
  await lunch.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  const { x, y } = await middleOf(lunch);
  const touch = finger(session);
  // Sent at once, so that even a busy machine sees no rest between the first two.
  await Promise.all([
    touch('touchStart', { x, y }),
    ...Array.from({ length: 10 }, (_, n) => touch('touchMove', { x, y: y - 30 * (n + 1) })),
    touch('touchEnd'),
  ]);
  await page.waitForFunction((start) => scrollY > start + 200, before);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await stored(page)).toEqual(['Monday: Akara, Ogi', 'Tuesday: Egusi soup, Suya']);

  await lunch.tap();
  await page.getByRole('dialog', { name: 'How to Cook' }).waitFor();
  await page.context().close();
});

test('PLAN-23: the mouse drags a meal to another day; Escape leaves it where it was', async () => {
  const page = await openBoard({ width: 1280 });
  const drag = async (from: Locator, to: Locator) => {
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 10, start.y + 10, { steps: 3 });
    await page.locator('[data-held]').waitFor();
    await page.mouse.move(end.x, end.y, { steps: 8 });
  };
  await drag(place(page, 'Monday', 'Breakfast'), place(page, 'Tuesday', 'Dinner'));
  await page.mouse.up();
  await place(page, 'Tuesday', 'Dinner').getByText('Akara').waitFor();
  await place(page, 'Monday', 'Breakfast').getByText('Suya').waitFor();
  await drag(place(page, 'Monday', 'Breakfast'), place(page, 'Tuesday', 'Breakfast'));
  await page.keyboard.press('Escape');
  await page.locator('[data-held]').waitFor({ state: 'detached' });
  await page.mouse.up();
  expect(await stored(page)).toEqual(['Monday: Suya, Egusi soup', 'Tuesday: Ogi, Akara']);
  await page.context().close();
});

test('PLAN-23: the keyboard alone moves a meal to another day', async () => {
  const page = await openBoard({ width: 1280 });
  await page.getByRole('button', { name: 'Change dinner on Monday: Egusi soup' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move or copy this meal' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move or copy Egusi soup' });
  await dialog.waitFor();
  await dialog.getByLabel('Day').focus();
  await page.keyboard.type('Wednesday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await dialog
      .getByRole('button', { name: 'Move there' })
      .evaluate((element) => element === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await place(page, 'Wednesday', 'Dinner').getByText('Egusi soup').waitFor();
  expect(await stored(page)).toEqual([
    'Monday: Akara, ',
    'Tuesday: Ogi, Suya',
    'Wednesday: , Egusi soup',
  ]);
  await page.context().close();
});
