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
  { name: 'my-recipes', who: 'ada', further: true, open: titled('/my-recipes', /recipes/i) },
  { name: 'my-recipes-new', who: 'ada', further: true, open: titled('/my-recipes/new', /recipe/i) },
];
