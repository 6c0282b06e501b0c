/** A person's account, as they live with it: from the tour to the way out, by the mails that reach them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  forgetEverything,
  logIn,
  fourLooks,
  looks,
  password,
  picture,
  settleIn,
  signIn,
  signUp,
  someone,
  toast,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

/** The links that were mailed to an address, the newest last. */
async function linksTo(email: string, page: 'reset-password' | 'verify-email'): Promise<string[]> {
  const outbox = join(house.dataDir, 'outbox');
  const files = readdirSync(outbox)
    // One that is being written begins with a dot.
    .filter((file) => /^[^.].*\.eml$/.test(file))
    .sort();
  const letters = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(outbox, file)))),
  );
  return letters
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? [])
    .filter((link) => link.includes(`/${page}#`));
}
async function waitForLink(
  email: string,
  page: 'reset-password' | 'verify-email',
  count = 1,
): Promise<string> {
  await expect.poll(async () => (await linksTo(email, page)).length).toBe(count);
  return (await linksTo(email, page)).at(-1)!;
}

/** WCAG 2.2's contrast ratio of two colours, as a browser computes them. */
function contrast(...colours: readonly [string, string]): number {
  const luminances = colours.map((colour) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

async function signUpAndSkip(page: Page, email: string): Promise<void> {
  await signUp(page, house, email);
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForURL('**/ai-kitchen');
}

describe.each(looks(fourLooks, 1))('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await picture(page, `${name}-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  test('the tour, the condition, the settings, the profile, feedback, the pages for anyone (ONB-01…03, SET-01…04, FB-01)', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await signUp(page, house);
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await look(page, 'tour');
    for (const title of [
      'Ingredient and Food Detection',
      'AI Meal Planner',
      'Health Preferences',
      'Do you have any health conditions?',
    ]) {
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: title }).waitFor();
    }
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel('What condition?').fill('sugar dis');
    await page.getByRole('option', { name: /Type 2 diabetes/ }).waitFor();
    await look(page, 'question');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('We understood: Type 2 diabetes').waitFor();
    // What was answered outlives a reload.
    await page.reload();
    await page.getByText('We understood: Type 2 diabetes').waitFor();
    expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page
      .getByText('Tick this box so that we may store your condition, or choose No.')
      .waitFor();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/ai-kitchen');
    await toast(page, "You're all set!");

    await page.goto(`${house.origin}/settings`);
    await page.getByText('We understood: Type 2 diabetes').waitFor();
    await page.getByText('No other devices').waitFor();
    await look(page, 'settings');
    await page.getByRole('checkbox', { name: 'Milk', exact: true }).check();
    await page.getByLabel('People to cook for').fill('3');
    await page.getByLabel('Country').selectOption({ label: 'Ghana' });
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.waitForURL('**/planner');
    await toast(page, 'Settings Saved');
    await page.goto(`${house.origin}/settings`);
    await expect.poll(() => page.getByLabel('People to cook for').inputValue()).toBe('3');
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Milk', exact: true }).isChecked())
      .toBe(true);
    await page.getByRole('button', { name: 'Withdraw and delete' }).click();
    await look(page, 'withdraw');
    await page.getByRole('button', { name: 'Delete it' }).click();
    await toast(page, 'Your health information is deleted');
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Milk', exact: true }).isChecked())
      .toBe(false);
    expect(await page.getByLabel('People to cook for').inputValue()).toBe('3');
    // What they said of an illness is gone: neither answer stands in its place.
    for (const name of ['Yes', 'No'])
      expect(await page.getByRole('radio', { name, exact: true }).isChecked()).toBe(false);

    await page.getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.getByText(/Please confirm your email/).waitFor();
    await look(page, 'profile');
    await page.getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('menuitem', { name: 'Send feedback' }).click();
    await page.getByLabel('Your feedback').fill('More soups, please.');
    await look(page, 'feedback');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await toast(page, 'Thank you');

    for (const [path, title] of [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms of use'],
      ['/medical-disclaimer', 'Medical disclaimer'],
    ] as const) {
      await page
        .getByRole('navigation', { name: 'About this service' })
        .getByRole('link', { name: title.split(' of')[0]! })
        .click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(/This is a draft for the owner/).waitFor();
      await look(page, path.slice(1));
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('an email that was typed goes along to the other forms of the entrance, and is gone with the tab’s page', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  const email = page.getByLabel('Email');
  await page.goto(`${house.origin}/login`);
  await email.fill('ada@example.org');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/forgot-password');
  await expect.poll(() => email.inputValue()).toBe('ada@example.org');
  await email.fill('ada@work.example');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => email.inputValue()).toBe('ada@work.example');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/signup');
  await expect.poll(() => email.inputValue()).toBe('ada@work.example');
  await page.goto(`${house.origin}/login`);
  await email.waitFor();
  expect(await email.inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a forgotten password: the mailed link leads to a new one, once (PWD-01…05)', async () => {
  const { page, context, complaints } = await visit({
    width: 390,
    expectFailures: /400 \(Bad Request\)/,
  });
  const email = someone();
  await signUpAndSkip(page, email);
  await forgetEverything({ page, context }, house);

  await page.goto(`${house.origin}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await toast(page, 'Email required');
  await page.getByLabel('Email').fill(`  ${email} `);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await toast(page, 'Check your email');
  await page.waitForURL('**/login');
  const link = await waitForLink(email, 'reset-password');
  expect(link).toContain(house.origin);

  await page.goto(link);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await toast(page, 'Weak password');
  await page.getByLabel('New password', { exact: true }).fill('brand new password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await toast(page, 'Mismatch');
  await page.getByLabel('Confirm new password').fill('brand new password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await toast(page, 'Password updated');
  await page.waitForURL('**/login');
  await logIn(page, email, 'brand new password');
  await page.waitForURL('**/ai-kitchen');

  // The same link again: it says that it was used, and whoever is signed in stays so.
  await page.goto(link);
  await page
    .getByRole('alert')
    .filter({ hasText: 'It has been used already or has expired.' })
    .first()
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();

  await page.goto(`${house.origin}/reset-password#error=access_denied&error_code=otp_expired`);
  await page.getByRole('alert').filter({ hasText: 'Link error' }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('an address is confirmed by the mailed link, which can be sent again', async () => {
  const { page, context, complaints } = await visit({
    width: 1280,
    expectFailures: /400 \(Bad Request\)/,
  });
  const email = someone();
  await signUpAndSkip(page, email);
  await waitForLink(email, 'verify-email');
  await page.goto(`${house.origin}/profile`);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText(/The link is on its way/).waitFor();
  const link = await waitForLink(email, 'verify-email', 2);
  await page.goto(link);
  await page.getByText('Your email is confirmed').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'To the AI Kitchen' }).click();
  await page.waitForURL('**/ai-kitchen');
  await page.goto(`${house.origin}/profile`);
  await page.getByText('Confirmed', { exact: true }).waitFor();
  await page.goto(`${house.origin}/verify-email#token=no-such-token`);
  await page.getByText('This link does not work').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

longTest('a new password signs everybody out, here and elsewhere (SET-05, SET-06)', async () => {
  const email = someone();
  const here = await visit({ width: 1280, expectFailures: /40[013] \(/ });
  const there = await visit({ width: 390, expectFailures: /401 \(/ });
  await signUpAndSkip(here.page, email);
  await there.page.goto(`${house.origin}/login`);
  await logIn(there.page, email);
  await there.page.waitForURL('**/ai-kitchen');

  const { page } = here;
  await page.goto(`${house.origin}/profile`);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await toast(page, 'Fill all password fields.');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('brand new password');
  await page.getByLabel('Confirm new password').fill('brand new password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await toast(page, 'Error');
  expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe(
    'brand new password',
  );
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await page.waitForURL('**/login');
  await toast(page, 'Password Updated');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await logIn(page, email, 'brand new password');
  await page.waitForURL('**/ai-kitchen');

  await there.page.goto(`${house.origin}/profile`);
  await there.page.waitForURL('**/landing');
  expect([...here.complaints, ...there.complaints]).toEqual([]);
  await here.context.close();
  await there.context.close();
});

longTest(
  'what was typed outlives the session; one place signs out all others; the data comes as a file; the account goes for good',
  async () => {
    const email = someone();
    const here = await visit({ width: 1280, expectFailures: /40[013] \(/ });
    const there = await visit({ width: 390, expectFailures: /401 \(/ });
    await signUpAndSkip(here.page, email);
    await there.page.goto(`${house.origin}/login`);
    await logIn(there.page, email);
    await there.page.waitForURL('**/ai-kitchen');
    await there.page.goto(`${house.origin}/settings`);
    await there.page.getByLabel('People to cook for').fill('7');

    const { page } = here;
    await page.goto(`${house.origin}/settings`);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await toast(page, 'Signed out everywhere else');
    await page.getByText('No other devices').waitFor();

    // Where the minute's check of access was first to learn of it, the form is gone already; what was typed in it is not.
    await there.page
      .getByRole('button', { name: 'Save Settings' })
      .evaluateAll(([button]) => (button as HTMLButtonElement | undefined)?.click());
    await there.page.waitForURL('**/landing');
    await signIn(there.page);
    await logIn(there.page, email);
    await there.page.waitForURL('**/settings');
    await there.page.getByText('This is what you had typed. It is not stored yet.').waitFor();
    expect(await there.page.getByLabel('People to cook for').inputValue()).toBe('7');
    await there.page.getByRole('button', { name: 'Save Settings' }).click();
    await there.page.waitForURL('**/planner');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(JSON.stringify(JSON.parse(readFileSync(await file.path(), 'utf8')))).toContain(email);
    const [cookbook] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my cookbook' }).click(),
    ]);
    expect(cookbook.suggestedFilename()).toBe('platewise-my-cookbook.html');
    expect(readFileSync(await cookbook.path(), 'utf8')).toContain('My Platewise cookbook');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Type DELETE to confirm').fill('delete');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('Please type DELETE in capitals.').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Type DELETE to confirm').fill('DELETE');
    // The proof that ended the other session still counts.
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.waitForURL('**/landing');
    await toast(page, 'Your account is deleted');
    await signIn(page);
    await logIn(page, email);
    await toast(page, 'Login Failed');
    expect([...here.complaints, ...there.complaints]).toEqual([]);
    await here.context.close();
    await there.context.close();
  },
);

test.each(['light', 'dark'] as const)(
  'each entry of the account menu shows where the focus is, in %s',
  async (colorScheme) => {
    const { page, context } = await visit({ width: 390, colorScheme });
    await signUpAndSkip(page, someone());
    await page.getByRole('button', { name: 'Ada' }).focus();
    await page.keyboard.press('Enter');
    const count = await page.getByRole('menuitem').count();
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index++) {
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(
          document.activeElement!,
        );
        return { outlineStyle, outlineWidth, outlineColor, backgroundColor };
      });
      expect(ring).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
      expect(contrast(ring.outlineColor, ring.backgroundColor)).toBeGreaterThanOrEqual(3);
      await page.keyboard.press('ArrowDown');
    }
    await context.close();
  },
);
