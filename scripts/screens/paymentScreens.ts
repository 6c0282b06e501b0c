/** Prices and the checkout, and what is shown when trial or subscription are over. */
import { fail, hold } from './testServer.ts';
import type { At, Screen } from './screen.ts';

const checkout = async ({ page, go }: At) => {
  await go('/payment');
  await page
    .getByRole('article', { name: '$10 Per Month' })
    .getByRole('button', { name: 'Select Plan' })
    .click();
  await page.getByRole('dialog', { name: 'Complete Your Payment' }).waitFor();
};

export const paymentScreens: readonly Screen[] = [
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
];
