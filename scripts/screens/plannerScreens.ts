/** The planner and its dialogs. */
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

export const plannerScreens: readonly Screen[] = [
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
];
