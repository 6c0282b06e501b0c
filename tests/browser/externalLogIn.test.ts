/** An account of another provider as a person connects it, logs in with it and disconnects it; and somebody new. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { type Claims, startIdentityProvider } from '../api/identityProvider.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  forgetEverything,
  password,
  picture,
  settleIn,
  signUpAndOpen,
} from './support.ts';

const atEnd: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const work of atEnd) await work();
});
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
/** Who logs in at the provider next. */
let someone: Claims = {};

const { house, visit } = settleIn(async () => {
  provider = await startIdentityProvider((work) => void atEnd.push(work));
  // The provider's own page asks nothing: it sends the browser straight back.
  const door = createServer((request, response) => {
    const address = new URL(request.url ?? '', provider.issuer);
    const back = address.searchParams.get('redirect_uri') ?? '';
    response
      .writeHead(303, { location: `${back}?${provider.answer(address.href, someone)}` })
      .end();
  });
  await new Promise<void>((resolve) => void door.listen(0, '127.0.0.1', resolve));
  atEnd.push(() => {
    door.closeAllConnections();
    door.close();
  });
  provider.says['authorization_endpoint'] =
    `http://127.0.0.1:${(door.address() as AddressInfo).port}/authorize`;
  return provider.environment;
});

test('another provider’s account, 390 px, light', async () => {
  const visitor = await visit({
    width: 390,
    colorScheme: 'light',
    expectFailures: /40[03] \(/,
  });
  const { page, complaints } = visitor;
  page.setDefaultTimeout(8000);
  someone = { sub: 'ada-1', email: 'ada@work.example', email_verified: true };
  await signUpAndOpen(page, house, '/settings');
  const card = page.getByRole('region', { name: 'Log in with Example ID' });
  await card.getByText('You have not connected an account yet.').waitFor();
  await card.getByRole('button', { name: 'Connect an account' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await card.getByText('ada@work.example').waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings');
  await picture(page, 'external-connected-390-light');
  await expectAccessible(page);

  await forgetEverything(visitor, house);
  await page.goto(`${house.origin}/login`);
  await page.getByRole('link', { name: 'Continue with Example ID' }).waitFor();
  await picture(page, 'external-login-390-light');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.waitForURL('**/ai-kitchen');

  someone = { sub: 'new-1', email: 'nia@example.org', email_verified: true, given_name: 'Nia' };
  await forgetEverything(visitor, house);
  await page.goto(`${house.origin}/login`);
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.getByText('There is no account for nia@example.org yet.').waitFor();
  expect(page.url()).toBe(`${house.origin}/external-log-in`);
  await picture(page, 'external-new-390-light');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.waitForURL('**/onboarding');
  expect(complaints).toEqual([]);
}, 60_000);
