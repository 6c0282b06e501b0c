/** Trial, subscription and payment as a person meets them, through the payment stand-in. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  inDatabase,
  looks,
  picture,
  settleIn,
  signUpAndOpen,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

/** A new account, logged in here, on `path`. */
const enter = (page: Page, path: string): Promise<string> => signUpAndOpen(page, house, path);

const subscriptionsOf = (email: string) =>
  inDatabase(house, (database) =>
    database
      .prepare(
        'select s.plan_id, s.start_at, s.end_at from subscriptions s join users u on u.id = s.user_id where u.email_key = ? order by s.start_at',
      )
      .all(email),
  ) as { plan_id: string; start_at: number; end_at: number }[];
const hour = 3_600_000;
/** As if the first use had been that long ago. */
const letTrialRun = (email: string, hours: number) =>
  inDatabase(house, (database) =>
    database
      .prepare('update users set trial_started_at = ? where email_key = ?')
      .run(Date.now() - hours * hour, email),
  );

async function pay(page: Page, plan: string, how: string): Promise<void> {
  await page
    .getByRole('article', { name: plan })
    .getByRole('button', { name: 'Select Plan' })
    .click();
  await page
    .getByRole('dialog', { name: 'Complete Your Payment' })
    .getByRole('button', { name: 'Pay with Paystack' })
    .click();
  await page
    .getByRole('dialog', { name: 'Test mode' })
    .getByRole('button', { name: how, exact: true })
    .click();
}
const activated = (page: Page) =>
  page.getByText('Payment successful! Your subscription has been activated.').first().waitFor();

test('PAY-02, PAY-07, PAY-08: each of the four plans is bought, each runs on from the one before, and the receipts are there', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  const email = await enter(page, '/payment');
  await page.getByRole('heading', { name: 'Plans & Pricing' }).waitFor();
  const minutes: Record<string, number> = {
    '$2.5 Weekly': 10_080,
    '$5 Per 2 Weeks': 20_160,
    '$10 Per Month': 43_200,
    '$100 per year': 525_600,
  };
  for (const plan of Object.keys(minutes)) {
    if (plan === '$100 per year') await page.getByText('Yearly', { exact: true }).click();
    await pay(page, plan, 'Pay');
    await activated(page);
    await page.getByRole('region', { name: 'Receipts' }).getByText(plan).waitFor();
  }
  const bought = subscriptionsOf(email);
  expect(bought.map(({ start_at, end_at }) => (end_at - start_at) / 60_000)).toEqual(
    Object.values(minutes),
  );
  for (const [index, { start_at }] of bought.entries())
    if (index > 0) expect(start_at).toBe(bought[index - 1]!.end_at);
  await page.getByText(/^Your subscription is active/).waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('trial_start_'))),
    )
    .toBe(false);
  await picture(page, 'payment-bought');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

longTest(
  'PAY-01: what a second tab pays for is known to the first, which pays nothing more by itself',
  async () => {
    const { page, context, complaints } = await visit({ width: 390, expectFailures: /409/ });
    const email = await enter(page, '/payment');
    await page
      .getByRole('article', { name: '$10 Per Month' })
      .getByRole('button', { name: 'Select Plan' })
      .click();
    const modal = page.getByRole('dialog', { name: 'Complete Your Payment' });
    await modal.waitFor();
    const second = await context.newPage();
    await second.goto(`${house.origin}/payment`);
    await pay(second, '$10 Per Month', 'Pay');
    await activated(second);

    await modal.getByRole('button', { name: 'Pay with Paystack' }).click();
    await page.getByText(/^Your plan is active: it was paid for in another tab/).waitFor();
    await modal.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Receipts' }).getByText('$10 Per Month').waitFor();
    await page.getByText(/^Your subscription is active/).waitFor();
    await picture(page, 'payment-elsewhere-390');
    await expectAccessible(page);
    expect(subscriptionsOf(email)).toHaveLength(1);

    // Looking on, it hears of the next one by itself; and whoever knows of one may buy another.
    await pay(second, '$2.5 Weekly', 'Pay');
    await expect.poll(() => subscriptionsOf(email).length).toBe(2);
    await page.getByRole('region', { name: 'Receipts' }).getByText('$2.5 Weekly').waitFor();
    // The plans know of it too: before, the server would refuse.
    const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(
      subscriptionsOf(email)[1]!.end_at,
    );
    await page.getByText(new RegExp(`^Your plan is active.+runs until ${until}`)).waitFor();
    await pay(page, '$2.5 Weekly', 'Pay');
    await activated(page);
    expect(subscriptionsOf(email)).toHaveLength(3);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** Opens the provider's window for a plan, and pays in it not yet. */
async function openWindow(page: Page, plan: string): Promise<void> {
  await page
    .getByRole('article', { name: plan })
    .getByRole('button', { name: 'Select Plan' })
    .click();
  await page.getByRole('button', { name: 'Pay with Paystack' }).click();
  await page.getByRole('dialog', { name: 'Test mode' }).waitFor();
}
const payHere = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Test mode' })
    .getByRole('button', { name: 'Pay', exact: true })
    .click();
const begun = /^On .+ you began to pay .+ for \$10 Per Month, and we do not know yet/;

/** What lies upon the page's own entry in the browser's history. */
const isUpon = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'uponPayment' in ((history.state ?? {}) as object));

test('PAY-04: the browser’s Back closes the dialog and stays on the page, and takes nothing from a payment that is being made', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  const email = await enter(page, '/payment');
  const choose = page
    .getByRole('article', { name: '$10 Per Month' })
    .getByRole('button', { name: 'Select Plan' });
  const modal = page.getByRole('dialog', { name: 'Complete Your Payment' });
  await choose.click();
  await modal.waitFor();
  await page.evaluate(() => history.back());
  await modal.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Plans & Pricing' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/payment');

  // Closed by its own button, it leaves no entry behind.
  await choose.click();
  await modal.getByRole('button', { name: 'Close' }).click();
  await modal.waitFor({ state: 'detached' });
  await expect.poll(() => isUpon(page)).toBe(false);

  await openWindow(page, '$10 Per Month');
  await page.evaluate(() => history.back());
  await expect.poll(() => isUpon(page)).toBe(true);
  await payHere(page);
  await activated(page);
  expect(subscriptionsOf(email)).toHaveLength(1);
  await expect.poll(() => isUpon(page)).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});

longTest(
  'PAY-04: after a reload with the dialog open, one Back leads to the page before',
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await enter(page, '/payment');
    await page.goto(`${house.origin}/settings`);
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.goto(`${house.origin}/payment`);
    const choose = page
      .getByRole('article', { name: '$10 Per Month' })
      .getByRole('button', { name: 'Select Plan' });
    await choose.click();
    await page.getByRole('dialog', { name: 'Complete Your Payment' }).waitFor();
    await page.reload();
    await choose.waitFor();
    await expect.poll(() => isUpon(page)).toBe(false);
    await page.goBack();
    await page.waitForURL('**/settings');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'PAY-06: who leaves the page while the window is open finds the payment when they return',
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    await enter(page, '/planner');
    await page.goto(`${house.origin}/payment`);
    await openWindow(page, '$10 Per Month');
    await page.evaluate(() => history.go(-2));
    await page.waitForURL('**/planner');
    await page.goto(`${house.origin}/payment`);
    await page.getByText(begun).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'PAY-06: beside an open payment window no second one opens; who has paid in both all the same is told',
  async () => {
    const { page, context, complaints } = await visit({ width: 390, expectFailures: /409/ });
    const email = await enter(page, '/payment');
    const second = await context.newPage();
    await second.goto(`${house.origin}/payment`);
    await second.getByRole('article', { name: '$2.5 Weekly' }).waitFor();
    await openWindow(page, '$10 Per Month');

    await second
      .getByRole('article', { name: '$2.5 Weekly' })
      .getByRole('button', { name: 'Select Plan' })
      .click();
    await second.getByRole('button', { name: 'Pay with Paystack' }).click();
    await second.getByText(begun).waitFor();
    await second.getByText(/^The payment window may still be open in another tab/).waitFor();
    expect(await second.getByRole('dialog').count()).toBe(0);
    const closed = second.getByRole('button', { name: 'It is closed' });
    await expect
      .poll(() => closed.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await picture(second, 'payment-open-elsewhere-390');
    await expectAccessible(second);

    // They say that it is closed, and it is not.
    await closed.click();
    await second.getByText('Transaction was not completed, window closed.').waitFor();
    await second.getByRole('button', { name: 'Pay with Paystack' }).click();
    await payHere(second);
    await activated(second);
    expect(subscriptionsOf(email).map(({ plan_id }) => plan_id)).toEqual(['weekly']);
    await payHere(page);
    await activated(page);
    const [first, next] = subscriptionsOf(email);
    expect(next).toMatchObject({ plan_id: 'monthly', start_at: first!.end_at });
    await page.getByText(/^You have paid twice, perhaps in two windows at once/).waitFor();
    await page
      .getByRole('region', { name: 'Receipts' })
      .getByText(/, paid beside pw_/)
      .waitFor();
    await picture(page, 'payment-twice-390');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'PAY-06: a page that is loaded again says what was begun, and finds what was paid',
  async () => {
    const { page, context, complaints } = await visit({
      width: 1280,
      expectFailures: /ERR_FAILED/,
    });
    const email = await enter(page, '/payment');
    await openWindow(page, '$10 Per Month');
    await page.reload();
    await page.getByText(begun).waitFor();
    await picture(page, 'payment-begun-1280');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check this payment' }).click();
    await page.getByRole('button', { name: 'It is closed' }).click();
    await page.getByText('Transaction was not completed, window closed.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await page.getByText(begun).count()).toBe(0);

    // Paid, and loaded again before our server could be told.
    await openWindow(page, '$10 Per Month');
    await page.route('**/api/payment/success', (route) => route.abort());
    await payHere(page);
    await page
      .getByText(/activating your subscription failed/)
      .first()
      .waitFor();
    await page.reload();
    await page
      .getByRole('region', { name: 'Receipts' })
      .getByText('Paid', { exact: true })
      .waitFor();
    await page.getByText(/^Your subscription is active/).waitFor();
    expect(subscriptionsOf(email)).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'PAY-06: cancelled, nothing is paid, and what was typed is there for the next attempt',
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    const email = await enter(page, '/payment');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('Please select a plan to continue.').waitFor();
    await page
      .getByRole('article', { name: '$10 Per Month' })
      .getByRole('button', { name: 'Select Plan' })
      .click();
    const modal = page.getByRole('dialog', { name: 'Complete Your Payment' });
    await modal.getByLabel('Name').fill('Ada of the Kitchen');
    await modal.getByRole('button', { name: 'Pay with Paystack' }).click();
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await page
      .getByRole('alert')
      .getByText('Transaction was not completed, window closed.')
      .waitFor();
    await modal.getByRole('button', { name: 'Pay with Paystack', exact: true }).waitFor();
    expect(await modal.getByLabel('Name').inputValue()).toBe('Ada of the Kitchen');
    await picture(page, 'payment-cancelled');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    expect(subscriptionsOf(email)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest('PAY-07: a payment whose answer is lost is found all the same', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  const email = await enter(page, '/payment');
  await pay(page, '$2.5 Weekly', 'Pay and lose the answer');
  await activated(page);
  expect(subscriptionsOf(email).map(({ plan_id }) => plan_id)).toEqual(['weekly']);
  expect(complaints).toEqual([]);
  await context.close();
});

longTest(
  'PAY-07: a payment that takes its time is waited for, and nobody is told to call support',
  async () => {
    const { page, context, complaints } = await visit({ width: 390 });
    const email = await enter(page, '/payment');
    await pay(page, '$2.5 Weekly', 'Pay slowly');
    await page.getByText('Your payment is not confirmed yet.').waitFor();
    expect(await page.getByText('Please contact support').count()).toBe(0);
    await expectAccessible(page);
    await activated(page);
    await page.getByText(/^Your subscription is active/).waitFor();
    expect(subscriptionsOf(email).map(({ plan_id }) => plan_id)).toEqual(['weekly']);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

describe.each(
  looks(
    [
      { width: 1280, colorScheme: 'dark' },
      { width: 390, colorScheme: 'light' },
    ] as const,
    1,
  ),
)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  test('ACC-01, ACC-05, ACC-06: the trial runs out while somebody works; what they have stays, and a payment opens it again', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await page.clock.install();
    const email = await enter(page, '/ai-kitchen');
    await page.clock.fastForward(2000);
    await page.getByText('1d 23h remaining').waitFor();
    await page.getByLabel('What do you have?').fill('eggs, rice');
    await picture(page, `trial-${width}-${colorScheme}`);

    letTrialRun(email, 49);
    // A jump: what is due is done at its end. Run through, a call's time-out could be over before its answer is here.
    await page.clock.fastForward(61_000);
    const notice = page.getByRole('dialog', { name: 'Trial Period Expired' });
    await notice.waitFor();
    await notice.getByRole('link', { name: 'Upgrade Now - Starting at $1/week' }).waitFor();
    await picture(page, `trial-over-notice-${width}-${colorScheme}`);
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Maybe Later' }).click();
    const overlay = page.getByRole('dialog', { name: 'Access Restricted' });
    const toData = overlay.getByRole('link', { name: 'Download my data' });
    expect(await toData.getAttribute('href')).toBe('/settings#data');
    await picture(page, `trial-over-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await page.locator('textarea').inputValue()).toBe('eggs, rice');

    await overlay.getByRole('link', { name: 'Upgrade Now' }).click();
    await page.waitForURL('**/payment');
    await overlay.waitFor({ state: 'detached' });
    await page.getByText('You have no active subscription').waitFor();
    await picture(page, `payment-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await pay(page, '$2.5 Weekly', 'Pay');
    await activated(page);
    const wayBack = page.getByRole('link', { name: 'Continue', exact: true });
    await expect.poll(() => wayBack.evaluate((link) => link === document.activeElement)).toBe(true);
    await wayBack.click();
    await page.waitForURL('**/ai-kitchen');
    expect(await page.getByLabel('What do you have?').inputValue()).toBe('eggs, rice');
    await page.goto(`${house.origin}/ai-kitchen`);
    await page.clock.fastForward(2000);
    await page.getByLabel('What do you have?').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('ACC-05: who is cooking as the trial runs out can stop what rings, and read the recipe to its end', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await page.clock.install();
  const email = await enter(page, '/recipe/tomato-egg-stir-fry');
  await page.getByRole('button', { name: 'Start timer: 30 seconds' }).click();
  letTrialRun(email, 49);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  const overlay = page.getByRole('dialog', { name: 'Access Restricted' });
  const timers = overlay.getByRole('region', { name: 'Timers' });
  await timers.getByText('Time is up').waitFor();
  await picture(page, 'trial-over-cooking-390');
  await expectAccessible(page);
  await timers.getByRole('button', { name: /^Stop timer/ }).click();
  await timers.waitFor({ state: 'detached' });
  await overlay.getByRole('link', { name: 'Read this recipe' }).click();
  await page.waitForURL('**/recipes/tomato-egg-stir-fry');
  await page.getByRole('heading', { level: 1, name: /^Tomato and egg/ }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

longTest(
  'ACC-09: what is left is shown where it is used, counts down with each use, and used up offers the plans',
  async () => {
    const { page, context } = await visit({ width: 390, expectFailures: /429/ });
    const email = await enter(page, '/ai-kitchen');
    await page.getByText('5 of 5 left in your trial').waitFor();
    await page.getByLabel('What do you have?').fill('eggs, rice, tomatoes, onion');
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    await page.getByText('4 of 5 left in your trial').waitFor();
    for (let used = 1; used < 5; used += 1)
      inDatabase(house, (database) =>
        database
          .prepare(
            "insert into usage (id, user_id, kind, state, reserved_at) select ?, id, 'kitchen', 'confirmed', ? from users where email_key = ?",
          )
          .run(`used-${used}-${email}`, Date.now(), email),
      );
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    await page.getByText('Used up', { exact: true }).waitFor();
    // Why, and nothing of trying again, which cannot help.
    await page.getByText('You have used all 5').first().waitFor();
    await expect.poll(() => page.getByText('Failed to process ingredients').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Discover Recipes' }).isDisabled()).toBe(true);
    await picture(page, 'used-up-390');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See plans' }).click();
    await page.waitForURL('**/payment');
    await context.close();
  },
);

test('PAY-01: the page is whole at 320 px and says so while it loads', async () => {
  const { page, context, complaints } = await visit({ width: 320 });
  await enter(page, '/payment');
  await page.getByRole('article', { name: '$2.5 Weekly' }).waitFor();
  await expectNoSidewaysScroll(page);
  await picture(page, 'payment-320');
  await page
    .getByRole('article', { name: '$10 Per Month' })
    .getByRole('button', { name: 'Select Plan' })
    .click();
  await page.getByRole('dialog', { name: 'Complete Your Payment' }).waitFor();
  await picture(page, 'checkout-320');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});
