/** The history, and an entry of it. */
import { fail, hold } from './testServer.ts';
import type { Screen } from './screen.ts';

export const historyScreens: readonly Screen[] = [
  {
    name: 'history',
    who: 'ada',
    open: async ({ page, go }) => (
      await go('/history'),
      page.getByRole('article').first().waitFor()
    ),
  },
  {
    name: 'history-empty',
    who: 'newcomer',
    open: async ({ page, go }) => (
      await go('/history'),
      page.getByText('No detection history yet.').waitFor()
    ),
  },
  {
    name: 'history-loading',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => (
      await hold(page, '**/detection_history*'),
      await go('/history'),
      page.getByRole('heading', { level: 1 }).waitFor()
    ),
  },
  {
    name: 'history-failed',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => (
      await fail(page, '**/detection_history*'),
      await go('/history'),
      page.getByText('Unable to load detection history.', { exact: false }).first().waitFor()
    ),
  },
  {
    name: 'history-not-found',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => {
      await go('/history');
      await page.getByLabel('Search history').fill('no such thing');
      await page.getByText('No entry has').waitFor();
    },
  },
  {
    name: 'history-question',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async ({ page, go }) => (
      await go('/history'),
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
      page.getByRole('dialog').waitFor()
    ),
  },
  {
    name: 'history-entry',
    who: 'ada',
    open: async ({ page, go, made }) => (
      await go(`/history/${made.entry}`),
      page.getByRole('heading', { name: 'Food Detection Result' }).waitFor()
    ),
  },
  {
    name: 'history-entry-plain',
    who: 'ada',
    further: true,
    open: async ({ page, go, made }) => (
      await go(`/history/${made.plainEntry}`),
      page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor()
    ),
  },
  {
    name: 'history-entry-missing',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => (
      await go('/history/019a0000-0000-7000-8000-000000000000'),
      page.getByRole('heading', { name: 'History Entry Not Found' }).waitFor()
    ),
  },
  {
    name: 'history-entry-loading',
    who: 'ada',
    further: true,
    open: async ({ page, go, made }) => (
      await hold(page, `**/detection_history/${made.entry}`),
      await go(`/history/${made.entry}`),
      page.getByText('Loading history detail...').waitFor()
    ),
  },
];
