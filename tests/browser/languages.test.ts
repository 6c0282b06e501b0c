/** Another language: chosen by a link, kept for the next visit, never in the way of those who want none. */
import { expect, test } from 'vitest';
import { englishOn } from './french.ts';
import { expectNoSidewaysScroll, picture, settleIn } from './support.ts';

const { house, visit } = settleIn();

test('the landing page is in French once that was chosen, and so is what comes after it', async () => {
  const { page, context, complaints } = await visit({ width: 320 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${house.origin}/landing#pricing`);
  await page.getByRole('heading', { name: 'Dinner starts with what you already have.' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.includes('Texts'))).toEqual([]);

  await page.getByRole('link', { name: 'Français' }).click();
  await page
    .getByRole('heading', { name: 'Le dîner commence avec ce que vous avez déjà.' })
    .waitFor();
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
    .toBe('/landing');
  await expect
    .poll(() =>
      page.evaluate(() => [
        document.documentElement.lang,
        document.documentElement.dir,
        document.title,
      ]),
    )
    .toEqual(['fr', 'ltr', 'Platewise : cuisinez avec ce que vous avez'.replace(' :', '\u00A0:')]);
  await expect
    .poll(() => page.locator('meta[name="description"]').getAttribute('content'))
    .toMatch(/^Platewise propose/);
  await expect.poll(() => englishOn(page)).toEqual([]);
  await picture(page, 'landing-fr-320');
  await expectNoSidewaysScroll(page);

  await page.goto(`${house.origin}/reset-password?token=abc`);
  await page.getByRole('heading', { name: 'Choisir un nouveau mot de passe' }).waitFor();
  // What an address carries beside its language stays.
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await expect.poll(() => page.url()).toBe(`${house.origin}/reset-password?token=abc`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a browser that asks for French first gets it, until another language is chosen', async () => {
  const { page, context, complaints } = await visit({ width: 390, locale: 'fr-CH' });
  await page.goto(`${house.origin}/landing`);
  await page
    .getByRole('heading', { name: 'Le dîner commence avec ce que vous avez déjà.' })
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('platewise_language'))).toBeNull();
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Dinner starts with what you already have.' }).waitFor();
  await page.goto(`${house.origin}/login`);
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('where the French words cannot be fetched, the page is English', async () => {
  const { page, context } = await visit({
    width: 390,
    expectFailures: /Failed to (?:load|fetch)|net::/,
  });
  await page.route(/Texts-/, (route) => route.abort());
  await page.goto(`${house.origin}/landing?language=fr`);
  await page.getByRole('heading', { name: 'Dinner starts with what you already have.' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await context.close();
});
