/** A passkey as a person adds it, logs in with it by button and by autofill, and removes it. */
import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
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

const { house, visit } = settleIn();

/** A device that makes passkeys and asks for a fingerprint. */
async function plugIn(cdp: CDPSession): Promise<(isThere: boolean) => Promise<unknown>> {
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return (enabled) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test.each(looks(fourLooks, 1))(
  'passkeys, $width px, $colorScheme',
  async ({ width, colorScheme }) => {
    const look = `${width}-${colorScheme}`;
    const { page, context, complaints } = await visit({
      width,
      colorScheme,
      expectFailures: /403 \(/,
    });
    // Passkeys are tied to a name: an address of numbers has none.
    const origin = house.origin.replace('127.0.0.1', 'localhost');
    const touch = await plugIn(await context.newCDPSession(page));
    await signUpAndOpen(page, { ...house, origin }, '/settings');
    const card = page.getByRole('region', { name: 'Passkeys' });
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const add = card.getByRole('button', { name: 'Add a passkey' });

    await card.getByText('You have no passkeys yet.').waitFor();
    await add.click();
    await proof.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    // Nobody touches the device: it can be given up here.
    await card.getByRole('button', { name: 'Waiting for your device...' }).waitFor();
    await picture(page, `passkeys-waiting-${look}`);
    await card.getByRole('button', { name: 'Cancel' }).click();
    await touch(true);
    await add.click();
    await toast(page, 'Passkey added');
    const naming = page.getByRole('dialog', { name: 'Name this passkey' });
    expect(await naming.getByRole('textbox', { name: 'Name' }).inputValue()).toMatch(/^Chrome on /);
    await picture(page, `passkeys-name-${look}`);
    await expectAccessible(page);
    await naming.getByRole('textbox', { name: 'Name' }).fill('My laptop');
    await page.keyboard.press('Enter');
    await card.getByText('My laptop').waitFor();
    await card.getByText(/not used yet$/).waitFor();
    await card.scrollIntoViewIfNeeded();
    await picture(page, `passkeys-list-${look}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // The device keeps one of an account.
    await add.click();
    await card.getByText('This device already has a passkey of your account.').waitFor();

    const signOut = async () => {
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${origin}/login`);
    };
    const byPasskey = page.getByRole('button', { name: 'Log in with a passkey' });
    await touch(false);
    await signOut();
    await byPasskey.waitFor();
    await picture(page, `log-in-${look}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // From here on every request is answered at once: the one beside the email field may come before the press.
    await touch(true);
    await byPasskey.click({ timeout: 5000 }).catch(() => undefined);
    await toast(page, 'Welcome back!');

    await page.goto(`${origin}/settings`);
    await card.getByText(/last used on/).waitFor();
    await card.getByRole('button', { name: 'Remove My laptop' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove this passkey?' });
    await picture(page, `passkeys-removal-${look}`);
    await expectAccessible(page);
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await proof.getByLabel('Your password').waitFor();
    await picture(page, `passkeys-proof-${look}`);
    await expectAccessible(page);
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await toast(page, 'Passkey removed');
    await card.getByText('You have no passkeys yet.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);
