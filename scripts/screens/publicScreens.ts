/** The public screens. */
import { fail, hold } from './testServer.ts';
import type { Screen } from './screen.ts';

const login: Screen['open'] = async ({ page, go }) => {
  await go('/login');
  await page.getByLabel('Email').fill('ada.obi@example.org');
};
const heading = async (page: Parameters<Screen['open']>[0]['page']) =>
  page.getByRole('heading', { level: 1 }).waitFor();

export const publicScreens: readonly Screen[] = [
  { name: 'landing', open: async ({ page, go }) => (await go('/landing'), heading(page)) },
  {
    name: 'landing-menu',
    only: 'narrow',
    fullPage: false,
    open: async ({ page, go }) => (
      await go('/landing'),
      page.getByRole('button', { name: 'Menu' }).click()
    ),
  },
  { name: 'login', open: login },
  {
    name: 'login-refused',
    further: true,
    open: async (at) => {
      await login(at);
      await at.page.getByLabel('Password', { exact: true }).fill('not this one');
      await at.page.getByRole('button', { name: 'Log in', exact: true }).click();
      await at.page.getByText('Invalid email or password.').first().waitFor();
    },
  },
  {
    name: 'signup',
    open: async ({ page, go }) => {
      await go('/signup');
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Obi');
      await page.getByLabel('Email').fill('ada.obi@example.org');
      await page.getByLabel('Password', { exact: true }).fill('warm bread');
      await page.getByLabel('Confirm password').fill('warm bread');
      await page.getByText('Good', { exact: true }).waitFor();
    },
  },
  {
    name: 'signup-wrong',
    further: true,
    open: async ({ page, go }) => {
      await go('/signup');
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Password', { exact: true }).fill('abc');
      await page.getByLabel('Confirm password').fill('abd');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Last name is required.').first().waitFor();
    },
  },
  {
    name: 'forgot-password',
    open: async ({ page, go }) => (await go('/forgot-password'), heading(page)),
  },
  {
    name: 'reset-password',
    open: async ({ page, go }) => (
      await go('/reset-password#access_token=abc'),
      page.getByLabel('New password', { exact: true }).waitFor()
    ),
  },
  {
    name: 'reset-password-dead-link',
    further: true,
    open: async ({ page, go }) => (
      await go('/reset-password#error=access_denied'),
      page.getByText('Link error').first().waitFor()
    ),
  },
  {
    name: 'verify-email-dead-link',
    further: true,
    open: async ({ page, go }) => (
      await go('/verify-email#token=no-such-token'),
      page.getByText('This link does not work').waitFor()
    ),
  },
  {
    name: 'privacy',
    further: true,
    open: async ({ page, go }) => (await go('/privacy'), heading(page)),
  },
  {
    name: 'terms',
    further: true,
    open: async ({ page, go }) => (await go('/terms'), heading(page)),
  },
  {
    name: 'medical-disclaimer',
    further: true,
    open: async ({ page, go }) => (await go('/medical-disclaimer'), heading(page)),
  },
  {
    name: 'try',
    open: async ({ page, go }) => (
      await go('/try'),
      await page
        .getByLabel('What do you have?')
        .fill('2 chicken breasts, eggs, rice, a tin of tomatoes, spinach'),
      await page.getByRole('button', { name: 'Show me three dishes' }).click(),
      page.getByRole('heading', { level: 2, name: '3 dishes for your list' }).waitFor()
    ),
  },
  {
    name: 'sources',
    open: async ({ page, go }) => (
      await go('/sources'),
      heading(page),
      page.getByText('USDA').first().waitFor()
    ),
  },
  {
    name: 'sources-loading',
    further: true,
    open: async ({ page, go }) => (
      await hold(page, '**/api/sources'),
      await go('/sources'),
      heading(page)
    ),
  },
  {
    name: 'sources-failed',
    further: true,
    open: async ({ page, go }) => (
      await fail(page, '**/api/sources'),
      await go('/sources'),
      page.getByRole('alert').first().waitFor()
    ),
  },
  {
    name: 'kitchen-signed-out',
    further: true,
    open: async ({ page, go }) => (
      await go('/ai-kitchen'),
      page.getByRole('link', { name: 'Go to Landing Page' }).waitFor()
    ),
  },
  {
    name: 'authentication-required',
    open: async ({ page, go }) => (
      await go('/history'),
      page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
    ),
  },
];
