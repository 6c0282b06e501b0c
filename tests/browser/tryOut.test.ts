/** The kitchen before there is an account: from the landing page to a recipe, and with the list into the AI Kitchen. */
import { describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  focused,
  fourLooks,
  looks,
  password,
  settleIn,
  someone,
  windowPicture,
} from './support.ts';

const { house, visit } = settleIn();
const field = 'What do you have?';
const submit = 'Show me three dishes';

describe.each(looks(fourLooks, 2))('at $width px, $colorScheme', ({ width, colorScheme }) => {
  test('a list on the landing page brings three dishes, without an account and by keyboard alone', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await page.goto(`${house.origin}/landing`);
    await page.getByLabel(field).focus();
    await page.keyboard.type('2 chicken breasts, eggs, rice, a tin of tomatoes, spinach');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain(submit);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${house.origin}/try`);
    const dishes = page.locator('a[href^="/recipes/"]');
    await expect.poll(() => dishes.count()).toBe(3);
    expect(await focused(page)).toContain('3 dishes for your list');
    // The name of the first stands in the first window.
    const first = await dishes.first().boundingBox();
    expect(first!.y + first!.height).toBeLessThan(width < 600 ? 844 : 900);
    await windowPicture(page, `try-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a dish opens its page, Back finds the dishes again, and the list goes along into the Kitchen', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  const list = 'chicken, rice, tomatoes, onions\nallergic to nuts';
  await page.goto(`${house.origin}/landing`);
  await page.getByLabel(field).fill(list);
  await page.getByRole('button', { name: submit }).click();
  await page.getByText(/Left out of every dish: peanuts, tree nuts\./).waitFor();
  const dish = page.locator('a[href^="/recipes/"]').first();
  const name = await dish.innerText();
  await dish.click();
  await page.waitForURL('**/recipes/*');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name }).waitFor();

  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Obi');
  await page.getByLabel('Email').fill(someone());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForURL('**/ai-kitchen');
  await expect.poll(() => page.getByLabel(field).inputValue()).toBe(list);
  await page.getByRole('button', { name: 'Discover Recipes' }).click();
  await page.getByText('Kept to, from your list:').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a list that is sent before any script has come is answered', async () => {
  const { page, context } = await visit({ width: 390 });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${house.origin}/landing`, { waitUntil: 'commit' });
  await page.getByLabel(field).fill('rice, eggs, tomatoes');
  await page.getByRole('button', { name: submit }).click();
  release();
  await page.waitForURL(`${house.origin}/try`);
  await expect.poll(() => page.locator('a[href^="/recipes/"]').count()).toBe(3);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('what is not understood, found or reached is said, and the list stays', async () => {
  const { page, context } = await visit({ width: 390, expectFailures: /api\/try|ERR_FAILED/ });
  await page.goto(`${house.origin}/try`);
  const send = () => page.getByRole('button', { name: submit }).click();
  await send();
  await page.getByText('Type a few things that you have.').waitFor();
  await page.getByLabel(field).fill('blorp');
  await send();
  await page.getByText('Add something you have, or write it another way.').waitFor();
  await page.getByText('We didn’t understand “blorp”.').waitFor();
  await page.route('**/api/try', (route) => route.abort());
  await send();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel(field).inputValue()).toBe('blorp');
  await context.close();
});

test('it is asked which food does harm, and answered where it stands', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await page.goto(`${house.origin}/try`);
  await page.getByLabel(field).fill('chicken, rice, tomatoes. zelnorax gives me hives');
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('heading', { name: 'Which food is meant?' }).waitFor();
  expect(await focused(page)).toContain('zelnorax');
  expect(await page.locator('a[href^="/recipes/"]').count()).toBe(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await windowPicture(page, 'try-which-food-390-light');
  await page.getByRole('combobox', { name: 'Another food' }).fill('mang');
  await page.getByRole('option', { name: 'mangoes' }).click();
  await expect.poll(() => page.locator('a[href^="/recipes/"]').count()).toBe(3);
  await page.getByText(/Left out of every dish: .*mangoes/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
