/** Every dialog of the app by the keyboard alone: the focus goes in, stays in, and comes back; the page behind is out of reach. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hold, startTestServer, visit, type TestServer } from '../../scripts/screens/testServer.ts';
import { bringUp, logIn, type Who } from '../../scripts/screens/people.ts';
import { openBrowser } from './support.ts';

const label = join(import.meta.dirname, '../../scripts/screens/label.png');
let server: TestServer;
let browser: Browser;
let made: Awaited<ReturnType<typeof bringUp>>;
const contexts = new Map<Who, BrowserContext>();
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), openBrowser()]);
  made = await bringUp(server);
}, 120_000);
afterAll(async () => {
  for (const context of contexts.values()) await context.close();
  await browser?.close();
  await server?.close();
});

/** A page of their own, where they are signed in. */
async function pageOf(who: Who): Promise<Page> {
  let context = contexts.get(who);
  if (!context) {
    context = await visit(browser, { name: 'wide', width: 1280, height: 900, mode: 'light' });
    contexts.set(who, context);
    await logIn(context, server, who);
  }
  return context.newPage();
}

const holdsFocus = (element: Locator) =>
  element.evaluate((each) => each.contains(document.activeElement));
const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);
/** The window's own controls follow after the last: there nothing of the page has the focus. */
const isOutside = (dialog: Locator) =>
  dialog.evaluate(
    (each) => document.activeElement !== document.body && !each.contains(document.activeElement),
  );

/** Round and round, both ways. */
async function expectTabsToStay(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog
    .locator('a[href], button, input, select, textarea, summary, [tabindex="0"]')
    .count();
  for (const key of ['Tab', 'Shift+Tab']) {
    let within = 0;
    for (let presses = 0; presses < Math.min(stops + 3, 40); presses += 1) {
      await page.keyboard.press(key);
      expect(await isOutside(dialog), `${key} stays in the dialog`).toBe(false);
      if (await holdsFocus(dialog)) within += 1;
    }
    expect(within, `${key} reaches what is in the dialog`).toBeGreaterThan(0);
  }
}

/** Nothing behind it can be reached, by script no more than by hand. */
async function expectPageBehindInert(page: Page, dialog: Locator): Promise<void> {
  expect(await dialog.evaluate((each) => each.matches(':modal'))).toBe(true);
  const reached = await page.evaluate(() => {
    const reachable = [
      ...document.querySelectorAll<HTMLElement>(
        '#main a[href], #main button, header a[href], header button',
      ),
    ].filter((each) => !each.closest('dialog'));
    const taken = reachable
      .filter((each) => (each.focus(), document.activeElement === each))
      .map((each) => each.textContent);
    return { asked: reachable.length, taken };
  });
  expect(reached.asked).toBeGreaterThan(0);
  expect(reached.taken).toEqual([]);
}

interface Case {
  readonly dialog: string | RegExp;
  /** Goes there, and gives what opens it. */
  readonly opener: (page: Page) => Promise<Locator>;
  /** What holds the focus afterwards, where it is not what opened it. */
  readonly back?: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).first();
const at = (path: string, name: string | RegExp) => async (page: Page) => {
  await page.goto(server.origin + path);
  return button(page, name);
};
const week =
  (name: string | RegExp, ...held: string[]) =>
  async (page: Page) => {
    for (const path of held) await hold(page, path);
    await page.goto(`${server.origin}/planner`);
    await page.getByRole('button', { name: 'Day by day' }).click();
    await page.getByRole('tab', { name: 'Monday' }).click();
    await page.getByRole('tabpanel').getByRole('article').first().waitFor();
    return button(page, name);
  };
const savedPlans = (page: Page): Locator => page.getByRole('dialog', { name: 'Saved plans' });
const saved = (name: RegExp | string) => async (page: Page) => {
  await (await week('View Saved Plans')(page)).press('Enter');
  return savedPlans(page).getByRole('button', { name }).first();
};

/** Each dialog that a person opens. */
const cases: readonly Case[] = [
  { dialog: 'Create Your Meal Plan', opener: week(/^New Plan$/) },
  { dialog: 'Manage Meal Plans', opener: week('Manage Plans') },
  { dialog: 'Saved plans', opener: week('View Saved Plans') },
  { dialog: /^Delete Nov/, opener: saved(/^Delete Nov/), back: savedPlans },
  { dialog: 'Delete all saved plans?', opener: saved('Delete all plans'), back: savedPlans },
  { dialog: /^Shopping list/, opener: week('Shopping list') },
  { dialog: 'How to Cook', opener: week(/: how to cook$/) },
  { dialog: 'Edit breakfast on Monday', opener: week(/^Edit this meal/) },
  { dialog: 'Another meal', opener: week(/^Swap this meal/, '**/api/meal_plan/offers') },
  {
    dialog: 'Breakfast on Monday',
    opener: async (page) => {
      await (await week('The whole week')(page)).press('Enter');
      return page
        .getByRole('region', { name: 'Monday' })
        .getByRole('button', { name: /^Change breakfast on Monday/ });
    },
  },
  { dialog: 'Delete this entry?', opener: at('/history', /^Delete Bean porridge/) },
  {
    dialog: 'Complete Your Payment',
    opener: async (page) => (
      await page.goto(`${server.origin}/payment`),
      page
        .getByRole('article', { name: '$10 Per Month' })
        .getByRole('button', { name: 'Select Plan' })
    ),
  },
  { dialog: 'Delete your health information?', opener: at('/settings', 'Withdraw and delete') },
  { dialog: 'Delete your account?', opener: at('/settings', 'Delete my account') },
  {
    dialog: 'Send feedback',
    opener: async (page) => {
      await (await at('/ai-kitchen', 'Ada')(page)).press('Enter');
      return page.getByRole('menuitem', { name: 'Send feedback' });
    },
    back: (page) => button(page, 'Ada'),
  },
];

describe.each(cases)('$dialog', ({ dialog: name, opener, back }) => {
  async function openIt() {
    const page = await pageOf('ada');
    const from = await opener(page);
    await from.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await expect.poll(() => holdsFocus(dialog), { message: 'the focus goes in' }).toBe(true);
    const place = back?.(page) ?? from;
    const expectBack = () =>
      expect
        .poll(() => (back ? holdsFocus(place) : hasFocus(place)), {
          message: 'the focus comes back',
        })
        .toBe(true);
    return { page, dialog, expectBack };
  }

  test('keeps the focus in, and gives it back by Escape', async () => {
    const { page, dialog, expectBack } = await openIt();
    await expectTabsToStay(page, dialog);
    await expectPageBehindInert(page, dialog);
    await page.keyboard.press('Escape');
    await expectBack();
    await page.close();
  });

  test('gives the focus back by its button', async () => {
    const { page, dialog, expectBack } = await openIt();
    await dialog.getByRole('button').first().press('Enter');
    await expectBack();
    await page.close();
  });
});

describe('where what opened a dialog is gone with what was done in it, the focus is where it was', () => {
  test('a kept photo is removed', async () => {
    const page = await pageOf('ada');
    const path = `/history/${made.entry}`;
    await page.goto(server.origin + path);
    const status = await page.evaluate(
      async ([id, bytes]) => {
        const body = new FormData();
        body.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'label.png');
        return (
          await fetch(`/api/food_detection/detection_history/${id}/photo`, {
            method: 'PUT',
            headers: { authorization: `Bearer ${localStorage.getItem('access_token')}` },
            body,
          })
        ).status;
      },
      [made.entry, [...readFileSync(label)]] as const,
    );
    expect(status).toBe(200);
    await page.reload();
    await button(page, 'Remove photo').press('Enter');
    const dialog = page.getByRole('dialog');
    await expectTabsToStay(page, dialog);
    await dialog.getByRole('button', { name: 'Remove photo' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => holdsFocus(page.getByRole('main'))).toBe(true);
    await page.close();
  });

  test('an agreement is withdrawn', async () => {
    const page = await pageOf('wordy');
    await (await at('/settings', 'Withdraw and delete')(page)).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => holdsFocus(page.getByRole('region', { name: 'Health Information' })))
      .toBe(true);
    await page.close();
  });

  test('an entry is deleted', async () => {
    const page = await pageOf('ada');
    await (await at(`/history/${made.plainEntry}`, 'Delete')(page)).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Delete', exact: true })
      .press('Enter');
    await page.getByRole('heading', { name: 'This entry is deleted' }).waitFor();
    await expect.poll(() => holdsFocus(page.getByRole('main'))).toBe(true);
    await page.close();
  });
});

test('ACC-05, ACC-06: the notice and the wall behind it hold the focus; the wall cannot be closed', async () => {
  const page = await pageOf('late');
  await page.goto(`${server.origin}/ai-kitchen`);
  const notice = page.getByRole('dialog', { name: 'Trial Period Expired' });
  await notice.waitFor();
  await expect.poll(() => holdsFocus(notice)).toBe(true);
  await expectTabsToStay(page, notice);
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'detached' });
  const wall = page.getByRole('dialog', { name: 'Access Restricted' });
  await expectTabsToStay(page, wall);
  await expectPageBehindInert(page, wall);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect.poll(() => wall.evaluate((each) => each.matches(':modal'))).toBe(true);
  await page.close();
});

describe('what is told is told where it can be heard', () => {
  const messages = (within: Page | Locator): Locator =>
    within.getByRole('region', { name: 'Messages' });

  test.each([
    '/planner',
    '/ai-kitchen',
    '/detected',
    '/history',
    '/settings',
    '/profile',
    '/payment',
  ])('%s has an empty place for messages from the beginning', async (path) => {
    const page = await pageOf('ada');
    await page.goto(server.origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await messages(page).getByRole('status').waitFor({ state: 'attached' });
    expect(await messages(page).getByRole('status').textContent()).toBe('');
    await page.close();
  });

  test('PLAN-15: over a dialog a message is within it, heard, and can be closed', async () => {
    const page = await pageOf('ada');
    await (await week('View Saved Plans')(page)).press('Enter');
    const dialog = savedPlans(page);
    await messages(dialog).getByRole('status').waitFor({ state: 'attached' });
    await dialog
      .getByRole('button', { name: /^Duplicate / })
      .first()
      .press('Enter');
    await messages(dialog).getByRole('status').getByText('Plan Duplicated').waitFor();
    await dialog.getByRole('button', { name: 'Close message' }).click();
    await messages(dialog).getByText('Plan Duplicated').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await messages(page).getByRole('status').waitFor({ state: 'attached' });
    await page.close();
  });
});
