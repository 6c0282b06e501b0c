/** The planner, and what belongs to the account. */
import { fail, hold } from './testServer.ts';
import type { At, Screen } from './screen.ts';

const week = async ({ page, go }: At) => {
  await (await go('/planner'), page.getByRole('button', { name: 'Day by day' })).click();
  await page.getByRole('tab', { name: 'Monday' }).click();
  await page.getByRole('tabpanel').getByRole('article').first().waitFor();
};
const press = (name: string | RegExp) => async (at: At) => {
  await week(at);
  await at.page.getByRole('button', { name }).first().click();
  await at.page.getByRole('dialog').waitFor();
};
const checkout = async ({ page, go }: At) => {
  await go('/payment');
  await page
    .getByRole('article', { name: '$10 Per Month' })
    .getByRole('button', { name: 'Select Plan' })
    .click();
  await page.getByRole('dialog', { name: 'Complete Your Payment' }).waitFor();
};
const menu = async ({ page, go }: At) => {
  await go('/ai-kitchen');
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menu').waitFor();
};
const tour =
  (steps: number) =>
  async ({ page, go }: At) => {
    await go('/onboarding');
    for (let step = 0; step < steps; step += 1)
      await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(`Step ${steps + 1} of 5`).waitFor();
  };
const settings = async ({ page, go }: At) => {
  await go('/settings');
  await page.getByText('We understood:').waitFor();
  await page
    .getByText('No other devices')
    .or(page.getByRole('button', { name: 'Sign out everywhere else' }))
    .first()
    .waitFor();
};

export const signedInScreens: readonly Screen[] = [
  { name: 'planner', who: 'ada', open: week },
  {
    name: 'planner-week',
    who: 'ada',
    open: async (at) => (
      await week(at),
      await at.page.getByRole('button', { name: 'The whole week' }).click(),
      at.page.getByRole('group', { name: 'The whole week' }).waitFor()
    ),
  },
  {
    name: 'planner-empty',
    who: 'newcomer',
    open: async ({ page, go }) => (
      await go('/planner'),
      page.getByText('No Meal Plan Selected').waitFor()
    ),
  },
  {
    name: 'planner-loading',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => (
      await hold(page, '**/api/meal_plan*'),
      await go('/planner'),
      page.getByRole('heading', { level: 1 }).waitFor()
    ),
  },
  {
    name: 'planner-failed',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => (
      await fail(page, '**/api/meal_plan*'),
      await go('/planner'),
      page.getByRole('alert').first().waitFor()
    ),
  },
  { name: 'planner-new', who: 'ada', fullPage: false, open: press('New Plan') },
  {
    name: 'planner-new-auto',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async (at) => (await press('New Plan')(at), at.page.getByLabel('Auto-Generate').check()),
  },
  {
    name: 'planner-generating',
    who: 'newcomer',
    further: true,
    fullPage: false,
    open: async ({ page, go }) => {
      await hold(page, '**/smart_plan');
      await go('/planner');
      await page.getByRole('button', { name: 'New Plan', exact: true }).click();
      await page.getByLabel('Auto-Generate').uncheck();
      await page
        .getByLabel('Your ingredients')
        .fill('2 kg rice, beans, tomatoes, spinach, 12 eggs');
      await page.getByRole('button', { name: 'Generate My Meal Plan' }).click();
      await page.getByText('Generating Plan...').first().waitFor();
    },
  },
  {
    name: 'planner-cook',
    who: 'ada',
    fullPage: false,
    open: async (at) => (
      await press(/: how to cook$/)(at),
      at.page.getByRole('heading', { name: 'Ingredients' }).waitFor(),
      at.page.getByRole('dialog').getByText(/^1/).first().waitFor()
    ),
  },
  {
    name: 'planner-shopping',
    who: 'ada',
    fullPage: false,
    open: async (at) => (
      await press('Shopping list')(at),
      at.page.getByRole('checkbox').first().waitFor()
    ),
  },
  {
    name: 'planner-saved',
    who: 'ada',
    further: true,
    fullPage: false,
    open: press('Manage Plans'),
  },
  {
    name: 'planner-edit',
    who: 'ada',
    further: true,
    fullPage: false,
    open: press(/^Edit this meal/),
  },

  {
    name: 'payment',
    who: 'newcomer',
    open: async ({ page, go }) => (
      await go('/payment'),
      await page.getByRole('article').first().waitFor(),
      page.getByText('What is left of your trial').waitFor()
    ),
  },
  {
    name: 'payment-yearly',
    who: 'newcomer',
    further: true,
    open: async ({ page, go }) => (
      await go('/payment'),
      await page.getByText('Yearly', { exact: true }).click(),
      page.getByRole('article', { name: '$100 per year' }).waitFor()
    ),
  },
  {
    name: 'payment-paid',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => (
      await go('/payment'),
      page.getByText(/^Your subscription is active/).waitFor()
    ),
  },
  {
    name: 'payment-loading',
    who: 'newcomer',
    further: true,
    open: async ({ page, go }) => (
      await hold(page, '**/api/payment/config'),
      await go('/payment'),
      page.getByRole('heading', { level: 1 }).waitFor()
    ),
  },
  {
    name: 'payment-failed',
    who: 'newcomer',
    further: true,
    open: async ({ page, go }) => (
      await fail(page, '**/api/payment/config'),
      await go('/payment'),
      page.getByRole('alert').first().waitFor()
    ),
  },
  { name: 'checkout', who: 'ada', fullPage: false, open: checkout },
  {
    name: 'checkout-test-mode',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async (at) => (
      await checkout(at),
      await at.page.getByRole('button', { name: 'Pay with Paystack' }).click(),
      at.page.getByRole('dialog', { name: 'Test mode' }).waitFor()
    ),
  },

  {
    name: 'trial-expired',
    who: 'late',
    fullPage: false,
    open: async ({ page, go }) => (
      await go('/ai-kitchen'),
      page.getByRole('dialog', { name: 'Trial Period Expired' }).waitFor()
    ),
  },
  {
    name: 'access-restricted',
    who: 'late',
    fullPage: false,
    open: async ({ page, go }) => (
      await go('/ai-kitchen'),
      await page.getByRole('button', { name: 'Maybe Later' }).click(),
      page.getByRole('dialog', { name: 'Access Restricted' }).waitFor()
    ),
  },
  {
    name: 'subscription-expired',
    who: 'lapsed',
    further: true,
    fullPage: false,
    open: async ({ page, go }) => (
      await go('/ai-kitchen'),
      page.getByRole('dialog', { name: 'Subscription Expired' }).first().waitFor()
    ),
  },
  {
    name: 'subscription-expired-notice-gone',
    who: 'lapsed',
    further: true,
    fullPage: false,
    open: async ({ page, go }) => (
      await go('/ai-kitchen'),
      await page.getByRole('button', { name: 'Maybe Later' }).click(),
      page.getByRole('link', { name: 'Renew Subscription' }).waitFor()
    ),
  },

  { name: 'onboarding', who: 'newcomer', open: tour(0) },
  { name: 'onboarding-2', who: 'newcomer', further: true, open: tour(1) },
  { name: 'onboarding-3', who: 'newcomer', further: true, open: tour(2) },
  { name: 'onboarding-4', who: 'newcomer', further: true, open: tour(3) },
  {
    name: 'onboarding-question',
    who: 'newcomer',
    open: async (at) => {
      await tour(4)(at);
      await at.page.getByRole('radio', { name: 'Yes' }).check();
      await at.page.getByLabel('What condition?').fill('sugar dis');
      await at.page.getByRole('option').first().waitFor();
    },
  },
  { name: 'settings', who: 'ada', open: settings },
  {
    name: 'settings-withdraw',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async (at) => (
      await settings(at),
      await at.page.getByRole('button', { name: 'Withdraw and delete' }).click(),
      at.page.getByRole('dialog').waitFor()
    ),
  },
  {
    name: 'settings-delete',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async (at) => (
      await settings(at),
      await at.page.getByRole('button', { name: 'Delete my account' }).click(),
      at.page.getByRole('dialog').waitFor()
    ),
  },
  {
    name: 'settings-loading',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => (
      await hold(page, '**/api/settings'),
      await go('/settings'),
      page.getByRole('heading', { level: 1 }).waitFor()
    ),
  },
  { name: 'settings-wordy', who: 'wordy', further: true, open: settings },
  {
    name: 'profile',
    who: 'ada',
    open: async ({ page, go }) => (
      await go('/profile'),
      page.getByText('Confirmed', { exact: true }).waitFor()
    ),
  },
  {
    name: 'profile-wordy',
    who: 'wordy',
    further: true,
    open: async ({ page, go }) => (
      await go('/profile'),
      page.getByRole('button', { name: 'Send the link again' }).waitFor()
    ),
  },
  { name: 'menu', who: 'ada', fullPage: false, open: menu },
  {
    name: 'feedback',
    who: 'ada',
    fullPage: false,
    open: async (at) => (
      await menu(at),
      await at.page.getByRole('menuitem', { name: 'Send feedback' }).click(),
      at.page.getByLabel('Your feedback').fill('More soups, please.')
    ),
  },
  {
    name: 'signing-out',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async (at) => {
      await hold(at.page, '**/api/logout');
      await menu(at);
      await at.page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await at.page.getByText('Loading...', { exact: true }).waitFor();
    },
  },
];
