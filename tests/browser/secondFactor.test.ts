/** Two-step log-in as a person turns it on, logs in with it, loses their phone, and turns it off. */
import { expect, test } from 'vitest';
import { codeOf, stepAt } from '../../server/modules/secondFactor/totp.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  fourLooks,
  looks,
  password,
  picture,
  settleIn,
  signUpAndOpen,
  toast,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function keyFrom(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')]
    .map((sign) => letters.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test.each(looks(fourLooks, 1))(
  'two-step log-in, $width px, $colorScheme',
  async ({ width, colorScheme }) => {
    const look = `${width}-${colorScheme}`;
    const { page, context, complaints } = await visit({
      width,
      colorScheme,
      expectFailures: /40[013] \(/,
    });
    const email = await signUpAndOpen(page, house, '/settings');
    const card = page.getByRole('region', { name: 'Two-step log-in' });
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });

    await card.getByRole('button', { name: 'Turn on two-step log-in' }).click();
    await dialog.getByLabel('Your password').fill('guess');
    await page.keyboard.press('Enter');
    await dialog.getByText('Your current password is not right. Please try again.').waitFor();
    await picture(page, `second-factor-proof-${look}`);
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await card.getByRole('img', { name: /^QR code/ }).waitFor();
    const key = keyFrom(await card.locator('code').innerText());
    const code = (steps = 0) => codeOf(key, stepAt(Date.now()) + steps);
    await card.scrollIntoViewIfNeeded();
    await picture(page, `second-factor-setup-${look}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await card.getByLabel('Code', { exact: true }).fill('000000');
    await card.getByRole('button', { name: 'Turn on' }).click();
    await card.getByText('This code is not right. Please try again.').waitFor();
    await card.getByLabel('Code', { exact: true }).fill(code());
    await card.getByRole('button', { name: 'Turn on' }).click();
    await toast(page, 'Two-step log-in is on');
    const codes = await card.locator('code').allInnerTexts();
    expect(codes).toHaveLength(10);
    await picture(page, `second-factor-codes-${look}`);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'I have stored them' }).click();
    await card.getByText('Recovery codes left: 10.').waitFor();
    await picture(page, `second-factor-on-${look}`);
    await expectAccessible(page);

    const signOut = async () => {
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${house.origin}/login`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
    };
    await signOut();
    expect(
      await page.getByLabel('Code').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await picture(page, `second-factor-log-in-${look}`);
    await expectAccessible(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText('This code is not right. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Log in with another account' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    // The code of the turning on counts no more; an app whose clock is a little fast has the next one.
    await page.getByLabel('Code').fill(code(1));
    await page.getByRole('button', { name: 'Continue' }).click();
    await toast(page, 'Welcome back!');

    await signOut();
    await page.getByLabel('Code').fill(codes[0]!.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await toast(page, 'You used a recovery code, which does not work again. Codes left: 9.');

    await page.goto(`${house.origin}/settings`);
    await card.getByText('Recovery codes left: 9.').waitFor();
    await card.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    await dialog.getByText('Please enter the code.').waitFor();
    await picture(page, `second-factor-proof-code-${look}`);
    await dialog.getByLabel('Code').fill(codes[1]!);
    await page.keyboard.press('Enter');
    await toast(page, 'Two-step log-in is off');
    await card.getByRole('button', { name: 'Turn on two-step log-in' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'a page that is loaded again goes on with the key that the app may have already',
  async () => {
    const { page, context, complaints } = await visit({ width: 390, expectFailures: /403 \(/ });
    await signUpAndOpen(page, house, '/settings');
    const card = page.getByRole('region', { name: 'Two-step log-in' });
    await card.getByRole('button', { name: 'Turn on two-step log-in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const key = await card.locator('code').innerText();
    await page.reload();
    await card.getByText(/^You have begun to set this up/).waitFor();
    await card.scrollIntoViewIfNeeded();
    await picture(page, 'second-factor-begun-390');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Go on setting it up' }).click();
    expect(await card.locator('code').innerText()).toBe(key);
    await card.getByLabel('Code', { exact: true }).fill(codeOf(keyFrom(key), stepAt(Date.now())));
    await card.getByRole('button', { name: 'Turn on' }).click();
    await toast(page, 'Two-step log-in is on');
    expect(complaints).toEqual([]);
    await context.close();
  },
);
