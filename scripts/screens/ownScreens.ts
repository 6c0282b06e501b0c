/** What a person keeps for themselves and shares: recipes of their own, the list, the household. */
import type { At, Screen } from './screen.ts';

const titled =
  (path: string, name: string | RegExp) =>
  async ({ page, go }: At) => {
    await go(path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.waitForLoadState('networkidle');
  };

export const ownScreens: readonly Screen[] = [
  { name: 'shopping', who: 'ada', further: true, open: titled('/shopping', 'Shopping list') },
  { name: 'household', who: 'ada', further: true, open: titled('/household', 'Household') },
  { name: 'who-eats', who: 'ada', further: true, open: titled('/who-eats', 'Who eats') },
  { name: 'my-recipes', who: 'ada', further: true, open: titled('/my-recipes', /recipes/i) },
  {
    name: 'my-recipes-collections',
    who: 'ada',
    further: true,
    open: titled('/my-recipes/collections', /collections/i),
  },
  { name: 'my-recipes-new', who: 'ada', further: true, open: titled('/my-recipes/new', /recipe/i) },
  {
    name: 'planner-swap',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async ({ page, go }) => {
      await go('/planner');
      await page.getByRole('button', { name: 'Day by day' }).click();
      const swaps = page.getByRole('button', { name: /^Swap this meal/ });
      await swaps.nth(2).click();
      await page.getByRole('button', { name: 'Show five others' }).waitFor();
    },
  },
  {
    name: 'planner-refused',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async ({ page, go }) => {
      await go('/planner');
      await page.getByRole('button', { name: 'New Plan' }).click();
      await page.getByLabel('Budget').fill('900');
      await page
        .getByRole('button', { name: /^(?:Auto-)?Generate/ })
        .last()
        .click();
      await page
        .getByRole('button', { name: /^Plan with/ })
        .first()
        .waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'recipe-adding',
    who: 'ada',
    further: true,
    fullPage: false,
    open: async ({ page, go }) => {
      await go('/recipe/egg-fried-rice');
      await page.getByRole('button', { name: 'Add to plan' }).click();
      await page.getByRole('button', { name: 'Add and plan the rest around it' }).waitFor();
    },
  },
];
