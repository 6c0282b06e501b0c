/** The whole job, as a person does it: from sign-up to the record in the history. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  signUpAndOpen,
  expectAccessible,
  expectNoSidewaysScroll,
  focused,
  forgetEverything,
  inDatabase,
  fourLooks,
  looks,
  password,
  picture,
  settleIn,
  signIn,
  signUp,
  signUpByCalls,
  someone,
  toast,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

/** What the database holds, read from the file itself. */
function recordsOf(
  email: string,
): { suggestion: string; recipe_type: string; instructions: string; resources: string }[] {
  return inDatabase(house, (database) =>
    database
      .prepare('select r.* from records r join users u on u.id = r.user_id where u.email_key = ?')
      .all(email.toLowerCase()),
  ) as never;
}

describe.each(looks(fourLooks, 1))('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const seen = (name: string) => `${name}-${width}-${colorScheme}`;
  const look = async (page: Page, name: string) => {
    await picture(page, seen(name));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  test('sign-up, log-out, log-in, a typed list, a dish, its resources, its record (SIGN-04, OUT-03, AUTH-08, KIT-02…08, HIST-11)', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    const email = someone();

    await page.goto(`${house.origin}/`);
    await page.waitForURL('**/landing');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, 'landing');

    await page.goto(`${house.origin}/signup`);
    await page.getByLabel('Password', { exact: true }).fill('abcdefg');
    await page.getByText('Fair', { exact: true }).waitFor();
    await look(page, 'signup');
    await signUp(page, house, email);
    await toast(page, 'Account Created!');

    await page.goto(`${house.origin}/ai-kitchen`);
    await page.getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    await look(page, 'menu');
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login');
    await toast(page, 'Signed out successfully');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await look(page, 'login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/ai-kitchen');
    await toast(page, 'Welcome back!');

    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    await page.getByText('Please provide an image or ingredient list').waitFor();
    await page
      .getByLabel('What do you have?')
      .fill('2 cups of rice, 3 eggs, chiken breast; tin of tomatoes\nonion and garlic, blorp');
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    const dishes = page.getByRole('region', { name: 'AI Recipe Suggestions' });
    await dishes.waitFor();
    const found = page.getByRole('list', { name: 'AI Detected Ingredient' });
    await expect.poll(() => found.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
    await page.getByText('blorp').last().waitFor();
    await look(page, 'suggestions');

    const first = dishes.locator('button:not([role="group"] *)').first();
    const title = (await first.textContent())!.trim();
    await first.click();
    await page.getByRole('heading', { name: 'Cooking Instructions' }).waitFor();
    await page.getByRole('heading', { name: 'Youtube Resources' }).waitFor();
    await page.getByRole('heading', { name: 'Google Resources' }).waitFor();
    await page.getByText('Saved to your history').waitFor();
    await look(page, 'dish');

    const [record, ...others] = recordsOf(email);
    expect(others).toEqual([]);
    expect(record!.recipe_type).toBe('ingredient_detection');
    expect(title).toContain(record!.suggestion);
    expect(record!.instructions).toMatch(/^1\. /m);
    expect(JSON.parse(record!.resources)).toMatchObject({
      YoutubeSearch: expect.any(Array),
      GoogleSearch: expect.any(Array),
    });

    // The page's own way back: the dishes are there as they were.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/ai-kitchen');
    await dishes.waitFor();
    await page.getByRole('link', { name: 'History', exact: true }).first().click();
    await page.waitForURL('**/history');
    await look(page, 'room');
    await page.goBack();
    await dishes.waitFor();

    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a guarded screen leads to the landing page, and back after log-in; the kitchen shows its own card (AUTH-04, AUTH-08, KIT-01)', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  const email = someone();
  await signUpByCalls(page, house, email);
  await forgetEverything({ page, context }, house);

  await page.goto(`${house.origin}/ai-kitchen`);
  await page.getByRole('link', { name: 'Go to Landing Page' }).waitFor();
  await expectAccessible(page);

  await page.goto(`${house.origin}/planner?week=2`);
  await page.waitForURL('**/landing');
  await page.reload();
  await signIn(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/planner?week=2');

  await page.goto(`${house.origin}/nowhere/at/all`);
  await page.waitForURL('**/ai-kitchen');
  expect(complaints).toEqual([]);
  await context.close();
});

longTest('signing out in one tab signs out the other (OUT-02, SES-03)', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  await signUpByCalls(page, house);
  const other = await context.newPage();
  await other.goto(`${house.origin}/planner`);
  await other.getByRole('button', { name: 'Ada' }).waitFor();
  await page.goto(`${house.origin}/ai-kitchen`);
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/landing');
  expect(complaints).toEqual([]);
  await context.close();
});

longTest(
  'with the server gone, the list stays and the screen says so; when it is back, the same list is sent by itself (KIT-06)',
  async () => {
    const { page, context, complaints } = await visit({
      width: 390,
      expectFailures: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    });
    await signUpAndOpen(page, house, '/ai-kitchen');
    await page.getByLabel('What do you have?').fill('lentils, onion, rice');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    await page.getByText('There is no connection. We will try again').waitFor();
    expect(await page.getByLabel('What do you have?').inputValue()).toBe('lentils, onion, rice');
    await context.setOffline(false);
    await page.getByRole('region', { name: 'AI Recipe Suggestions' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('with storage switched off, the app works until the tab closes (SES-02)', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await signUp(page, house);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('What do you have?').fill('pasta, tomatoes, basil, garlic');
  await page.getByRole('button', { name: 'Discover Recipes' }).click();
  await page.getByRole('region', { name: 'AI Recipe Suggestions' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the whole job works from the keyboard alone', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  await signUpAndOpen(page, house, '/ai-kitchen');
  await page.getByLabel('What do you have?').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  const tabTo = async (matches: () => Promise<boolean>) => {
    for (let presses = 0; presses < 30; presses++) {
      if (await matches()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('thirty presses of Tab did not get there');
  };
  await tabTo(() =>
    page.getByLabel('What do you have?').evaluate((element) => element === document.activeElement),
  );
  await page.keyboard.type('eggs, spinach, feta');
  await tabTo(async () => (await focused(page)).startsWith('Discover Recipes'));
  await page.keyboard.press('Enter');
  const dishes = page.getByRole('region', { name: 'AI Recipe Suggestions' });
  await dishes.waitFor();
  await expect.poll(() => focused(page)).toBe('AI Detected Ingredient');
  const title = (await dishes
    .locator('button:not([role="group"] *)')
    .first()
    .textContent())!.trim();
  await tabTo(async () => (await focused(page)) === title);
  await page.keyboard.press('Enter');
  await page.getByText('Saved to your history').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
