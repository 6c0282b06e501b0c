/** The tour, the settings, the profile and the menu of the account. */
import { hold } from './testServer.ts';
import type { At, Screen } from './screen.ts';

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

export const accountScreens: readonly Screen[] = [
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
