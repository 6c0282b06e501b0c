/** The payment stand-in's window, opened by a page in both forms of the provider's script. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, picture, settleIn, someone } from './support.ts';

const { house, visit } = settleIn();

interface Buyer {
  email: string;
  call: (path: string, body?: object) => Promise<Record<string, unknown>>;
}

async function signUp(): Promise<Buyer> {
  const email = someone();
  const send = async (path: string, body?: object, token = '') => {
    const answer = await fetch(house.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  await send('/api/register', {
    email,
    password: 'correct horse',
    first_name: 'Ada',
    last_name: 'Obi',
  });
  const { access_token: token } = await send('/api/login', { email, password: 'correct horse' });
  return { email, call: (path, body) => send(path, body, String(token)) };
}

/** Opens the window; what the script tells the page then stands in `said`. */
async function open(page: Page, buyer: Buyer, form: 'setup' | 'newTransaction'): Promise<string> {
  const { config } = await buyer.call('/api/payment/config');
  const { script_url, public_key } = config as { script_url: string; public_key: string };
  const { reference, amount, currency } = (await buyer.call('/api/payment/intents', {
    plan: 'monthly',
  })) as { reference: string; amount: number; currency: string };
  await page.goto(`${house.origin}/landing`);
  await page.evaluate(async (src) => {
    await new Promise((resolve) =>
      document.head.append(
        Object.assign(document.createElement('script'), { src, onload: resolve }),
      ),
    );
  }, script_url);
  await page.evaluate(
    ({ key, email, ...order }) => {
      const said: unknown[] = [];
      const Pop = Reflect.get(globalThis, 'PaystackPop');
      const common = { key, email, amount: order.amount, currency: order.currency };
      Reflect.set(globalThis, 'said', said);
      if (order.form === 'setup')
        Pop.setup({
          ...common,
          ref: order.reference,
          callback: (answer: unknown) => said.push(answer),
          onClose: () => said.push('closed'),
        }).openIframe();
      else
        new Pop().newTransaction({
          ...common,
          reference: order.reference,
          onSuccess: (answer: unknown) => said.push(answer),
          onCancel: () => said.push('closed'),
        });
    },
    { key: public_key, email: buyer.email, reference, amount, currency, form },
  );
  await page.getByRole('dialog', { name: 'Test mode' }).waitFor();
  return reference;
}

const said = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'said'));
const isSubscribed = async (buyer: Buyer): Promise<boolean> =>
  ((await buyer.call('/api/subscription/status'))['data'] as { has_active_subscription: boolean })
    .has_active_subscription;

describe('the stand-in’s window', () => {
  test.each([
    { width: 320, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const)(
    'PAY-05 says Test mode and what is paid, and can be used at $width px',
    async ({ width, colorScheme }) => {
      const { page, context, complaints } = await visit({ width, colorScheme });
      await open(page, await signUp(), 'setup');
      await page.getByText(/Pay 10\.00 USD as .*no money moves/).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null))
        .toBe(true);
      await picture(page, `stand-in-${width}-${colorScheme}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('declined, then paid: the page hears of it once, and the subscription runs', async () => {
    const { page, context, complaints } = await visit();
    const buyer = await signUp();
    const reference = await open(page, buyer, 'setup');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('Declined. Choose another way, or cancel.').waitFor();
    expect(await said(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('dialog', { name: 'Test mode' }).waitFor({ state: 'detached' });
    await expect
      .poll(() => said(page))
      .toMatchObject([{ reference, status: 'success', trxref: reference }]);
    await expect.poll(() => isSubscribed(buyer)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(['setup', 'newTransaction'] as const)(
    '%s: closed by Escape or by its button, nothing is paid',
    async (form) => {
      const { page, context } = await visit();
      const buyer = await signUp();
      await open(page, buyer, form);
      if (form === 'setup') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: 'Cancel payment' }).click();
      await page.getByRole('dialog', { name: 'Test mode' }).waitFor({ state: 'detached' });
      await expect.poll(() => said(page)).toEqual(['closed']);
      expect(await isSubscribed(buyer)).toBe(false);
      await context.close();
    },
  );

  test('a lost answer: the page hears that it was closed, and the subscription runs all the same', async () => {
    const { page, context } = await visit();
    const buyer = await signUp();
    await open(page, buyer, 'newTransaction');
    await page.getByRole('button', { name: 'Pay and lose the answer' }).click();
    await page.getByRole('dialog', { name: 'Test mode' }).waitFor({ state: 'detached' });
    await expect.poll(() => said(page)).toEqual(['closed']);
    await expect.poll(() => isSubscribed(buyer)).toBe(true);
    await context.close();
  });
});
