/** The account's forms as nobody should fill them in: each says what is wrong, keeps what was typed, and shows text as text. */
import { expect, test } from 'vitest';
import { password, settleIn, toast } from './support.ts';

const { house, visit } = settleIn();

const long = 'x'.repeat(10_000);

test('script tags, emoji, unicode, 10,000 characters, a link cut short, a storage that is full (SES-02, SET-02…06, PWD-01…05)', async () => {
  const { page, context, complaints } = await visit({
    width: 390,
    expectFailures: /400 \(Bad Request\)/,
  });
  const email = 'ada+tag@exämple.org';
  await page.goto(`${house.origin}/signup`);
  await page.getByLabel('First name').fill('<script>alert(1)</script>');
  await page.getByLabel('Last name').fill('🍎 Ünïcode');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding');
  await page.goto(`${house.origin}/profile`);
  await expect
    .poll(() => page.getByLabel('Name', { exact: true }).inputValue(), { timeout: 10_000 })
    .toBe('<script>alert(1)</script> 🍎 Ünïcode');
  // Chromium writes such a domain the way that mail servers do.
  expect(await page.getByLabel('Email').inputValue()).toBe('ada+tag@xn--exmple-cua.org');
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill(long);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await toast(page, 'Use a password of at most 1,000 characters.');
  expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe(long);

  await page.goto(`${house.origin}/settings`);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByLabel('Other foods to leave out').fill(long);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText(/Name each food or allergen in at most 60 characters\./).waitFor();
  await page
    .getByLabel('Other foods to leave out')
    .fill(Array.from({ length: 41 }, (_, n) => `food ${n}`).join(', '));
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText(/Name at most 40 foods and allergens\./).waitFor();
  await page.getByLabel('Other foods to leave out').fill('<script>, 🍎, kiwi');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await toast(page, 'Please specify the type of sickness when you have a sickness.');
  await page.getByLabel('What condition?').fill(long);
  await page.getByText('Use at most 500 characters.').waitFor();
  await page.getByLabel('What condition?').fill('<b>gout</b> 🍎');
  await page.getByText(/We understood: Gout/).waitFor();

  await page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      try {
        for (let n = 0; ; n += 1) area.setItem(`full-${n}`, 'x'.repeat(100_000));
      } catch {
        // It is full.
      }
    }
  });
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.waitForURL('**/planner');
  await toast(page, 'Settings Saved');

  const link = `${house.origin}/reset-password#access_token=${'x'.repeat(600)}`;
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('abcdef');
  await page.getByLabel('Confirm new password').fill('abcdef');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await toast(page, 'Missing or expired reset token. Please ask for a new link.');
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await page.getByLabel('Email').fill(`${long}@example.org`);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await toast(page, 'Check your email');
  expect(await page.evaluate(() => document.querySelectorAll('main script').length)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
