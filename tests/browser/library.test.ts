/** The library as anyone finds it: searched, filtered, read and printed, without an account. */
import { describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  focused,
  looks,
  picture,
  settleIn,
  signUpByCalls,
  windowPicture,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, browserNow, visit } = settleIn();

describe.each(
  looks(
    [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'light' },
      { width: 320, colorScheme: 'light' },
    ] as const,
    1,
  ),
)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const named = (what: string): string => `library-${what}-${width}-${colorScheme}`;

  test('recipes are searched, filtered and read', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await page.goto(`${house.origin}/recipes`);
    const dish = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await dish.first().waitFor();
    // The first dish is in the first window.
    const box = await dish.first().boundingBox();
    expect(box!.y + box!.height).toBeLessThan(width < 600 ? 844 : 900);
    await windowPicture(page, named('list'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('chiken curry');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText("These have 'chicken'.").waitFor();
    await page.locator('summary', { hasText: 'Free from' }).click();
    await page.getByRole('link', { name: /^No milk/ }).click();
    await page.waitForURL(/q=chiken\+curry&free=milk/);
    await page.getByRole('link', { name: 'Remove No milk' }).waitFor();
    await page.locator('summary', { hasText: 'Cuisine' }).click();
    await windowPicture(page, named('filters'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Cuisine');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL(/\/recipes$/);

    await page.goto(`${house.origin}/recipes/jollof-rice`);
    await page.getByRole('heading', { level: 1, name: 'Jollof rice' }).waitFor();
    await picture(page, named('recipe'));
    await page.getByText(/^With care/).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Country').selectOption('United Kingdom');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('a serving, in the United Kingdom').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an address of no recipe and a search for nothing lead on', async () => {
    const { page, context, complaints } = await visit({
      width,
      colorScheme,
      expectFailures: /status of 404/,
    });
    await page.goto(`${house.origin}/recipes/jolof-rice`);
    await page.getByRole('heading', { name: 'We do not know this recipe' }).waitFor();
    await windowPicture(page, named('missing'));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Jollof rice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Jollof rice' }).waitFor();
    await page.goto(`${house.origin}/recipes?q=asdfghjk`);
    await page.getByRole('heading', { name: 'No recipe fits all of this' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.each([
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)(
  'SET-07 signed in, what is not for somebody says so and can be left out, $width px',
  async ({ width, colorScheme }) => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await signUpByCalls(page, house);
    await page.evaluate(async () => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      };
      const send = (path: string, body: object) =>
        fetch(path, { method: 'PUT', headers, body: JSON.stringify(body) });
      const settings = { hasSickness: false, sicknessType: '', health_consent_at: 1 };
      await send('/api/settings', { ...settings, allergens: ['peanuts'] });
      await send('/api/marks', { recipe_id: 'boli-groundnuts', mark: 'favourite' });
    });
    await page.goto(`${house.origin}/recipes?q=groundnut`);
    const boli = page.getByRole('listitem').filter({ hasText: 'Boli (roast' });
    await boli.getByText('Not for you').waitFor();
    // The heart is a mark in the corner of the picture.
    expect((await boli.getByRole('img', { name: 'Favourite' }).boundingBox())!.width).toBe(36);
    await windowPicture(page, `library-not-for-you-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Boli (roast' }).click();
    await page.getByText('This dish does not fit what you told us').waitFor();
    await windowPicture(page, `library-recipe-not-for-you-${width}-${colorScheme}`);
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Fits you', exact: true }).click();
    await page.waitForURL(/q=groundnut&fits=me/);
    expect(await page.getByText('Not for you').count()).toBe(0);
    await page.getByRole('link', { name: 'Remove Fits you' }).click();
    await page.waitForURL(/q=groundnut$/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('all of it is done from the keyboard', async () => {
  const { page, context } = await visit({ width: 1280 });
  await page.goto(`${house.origin}/recipes`);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('jollof');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=jollof/);
  await page.locator('summary', { hasText: 'Meal' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatch(/^Breakfast|^Lunch/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/meal=/);
  await page.getByRole('link', { name: 'Jollof rice', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/recipes\/jollof-rice$/);
  await context.close();
});

test('all of it works without a script', async () => {
  const context = await browserNow().newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${house.origin}/recipes`);
  await page.getByRole('searchbox').fill('jollof');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/q=jollof/);
  await page.locator('summary', { hasText: 'Diet' }).click();
  await page.getByRole('link', { name: /^Vegan/ }).click();
  await page.getByRole('link', { name: 'Jollof rice', exact: true }).click();
  await page.waitForURL(/\/recipes\/jollof-rice$/);
  await context.close();
});

longTest('light and dark are those that were chosen in the app', async () => {
  const { page, context } = await visit({ width: 390, colorScheme: 'light' });
  await page.goto(`${house.origin}/recipes/jollof-rice`);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.evaluate(() => localStorage.setItem('platewise_appearance', 'dark'));
  await page.reload();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => localStorage.removeItem('platewise_appearance'));
  await page.reload();
  expect(await ground()).toBe(dark);
  await page.evaluate(() => localStorage.setItem('platewise_appearance', 'light'));
  await page.reload();
  expect(await ground()).toBe(light);
  await context.close();
});

test('on paper there is the recipe and nothing to press', async () => {
  const { page, context } = await visit({ width: 1280 });
  await page.goto(`${house.origin}/recipes/jollof-rice`);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
  for (const hidden of ['Cook this', 'Sign In', 'All recipes'])
    expect(await page.getByText(hidden).first().isVisible()).toBe(false);
  expect(await page.getByText('Blend the bell peppers').isVisible()).toBe(true);
  await context.close();
});

test('the landing page leads to the library, which the app leaves to the browser', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  await page.goto(`${house.origin}/landing`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Browse all recipes' }).click();
  await page.waitForURL(`${house.origin}/recipes`);
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor();
  await page.getByRole('listitem').getByRole('link').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Browse all recipes' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('whoever is signed out is asked to sign in to cook, and then cooks', async () => {
  const { page, context } = await visit({ width: 390 });
  await page.goto(`${house.origin}/recipes/jollof-rice`);
  await page.getByRole('link', { name: 'Cook this' }).click();
  await page.waitForURL(/\/landing/);
  await context.close();
});
