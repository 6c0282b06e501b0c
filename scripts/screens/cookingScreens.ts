/** The AI Kitchen, Detect Food and the history. */
import { historyScreens } from './historyScreens.ts';
import { fail, hold } from './testServer.ts';
import type { At, Screen } from './screen.ts';

const list =
  '2 chicken breasts, 3 eggs, a cup of rice, tin of tomatoes, spinach, onion and garlic, blorp';

/** Uses up nothing: the one who types pays by the month. */
async function discover({ page, go }: At): Promise<void> {
  await go('/ai-kitchen');
  await page.getByLabel('What do you have?').fill(list);
  await page.getByRole('button', { name: 'Discover Recipes' }).click();
}
async function suggested(at: At): Promise<void> {
  await discover(at);
  await at.page.getByRole('region', { name: 'AI Recipe Suggestions' }).waitFor();
}
async function choose(at: At): Promise<void> {
  await suggested(at);
  await at.page
    .getByRole('region', { name: 'AI Recipe Suggestions' })
    .locator('button:not([role="group"] *)')
    .first()
    .click();
}
const photo = async ({ page, go, made }: At, path: string) => {
  await go(path);
  if (path === '/ai-kitchen')
    await page
      .getByLabel('How would you like to tell us?')
      .selectOption({ label: 'Snap or Upload Ingredient Image' });
  await page.getByLabel('Choose a photo').setInputFiles(made.photo);
  await page.getByRole('img', { name: 'The photo you chose' }).waitFor();
};
const read = async (at: At) => {
  await photo(at, '/detected');
  await at.page.getByRole('button', { name: 'Submit' }).click();
  await at.page.getByText('read by the text reader').waitFor({ timeout: 60_000 });
};

export const cookingScreens: readonly Screen[] = [
  {
    name: 'kitchen',
    who: 'ada',
    open: async ({ page, go }) => (
      await go('/ai-kitchen'),
      page.getByLabel('What do you have?').waitFor()
    ),
  },
  { name: 'kitchen-photo', who: 'ada', further: true, open: (at) => photo(at, '/ai-kitchen') },
  {
    name: 'kitchen-reading',
    who: 'ada',
    open: async (at) => (
      await hold(at.page, '**/process'),
      await discover(at),
      at.page.getByText('Reading your list').first().waitFor()
    ),
  },
  {
    name: 'kitchen-failed',
    who: 'ada',
    further: true,
    open: async (at) => (
      await fail(at.page, '**/process'),
      await discover(at),
      at.page.getByText('Failed to process ingredients. Please try again.').first().waitFor()
    ),
  },
  {
    name: 'kitchen-nothing',
    who: 'ada',
    further: true,
    open: async ({ page, go }) => {
      await go('/ai-kitchen');
      await page.getByLabel('What do you have?').fill('blorp, snurf');
      await page.getByRole('button', { name: 'Discover Recipes' }).click();
      await page.getByRole('heading', { name: 'Nothing found to cook from this yet' }).waitFor();
    },
  },
  { name: 'kitchen-suggestions', who: 'ada', open: suggested },
  {
    name: 'kitchen-writing',
    who: 'ada',
    further: true,
    open: async (at) => (
      await hold(at.page, '**/instructions'),
      await choose(at),
      at.page.getByText('Writing out the instructions').first().waitFor()
    ),
  },
  {
    name: 'kitchen-instructions-failed',
    who: 'ada',
    further: true,
    open: async (at) => (
      await fail(at.page, '**/instructions'),
      await choose(at),
      at.page.getByText('Failed to load instructions. Please try again.').first().waitFor()
    ),
  },
  {
    name: 'kitchen-dish',
    who: 'ada',
    open: async (at) => (await choose(at), at.page.getByText('Saved to your history').waitFor()),
  },
  {
    name: 'kitchen-dish-waiting',
    who: 'ada',
    further: true,
    open: async (at) => (
      await hold(at.page, '**/resources'),
      await choose(at),
      at.page.getByText('Looking for videos and articles').first().waitFor()
    ),
  },
  {
    name: 'kitchen-trial',
    who: 'newcomer',
    further: true,
    open: async ({ page, go }) => (
      await go('/ai-kitchen'),
      page.getByText('left in your trial').waitFor()
    ),
  },

  {
    name: 'detect',
    who: 'ada',
    open: async ({ page, go }) => (
      await go('/detected'),
      page.getByText('PNG, JPG, JPEG up to 10MB').waitFor()
    ),
  },
  { name: 'detect-photo', who: 'ada', further: true, open: (at) => photo(at, '/detected') },
  {
    name: 'detect-reading',
    who: 'ada',
    further: true,
    open: async (at) => {
      await hold(at.page, '**/food_detect');
      await photo(at, '/detected');
      await at.page.getByRole('button', { name: 'Submit' }).click();
      await at.page.getByText('Reading the photo...').first().waitFor();
    },
  },
  { name: 'detect-read', who: 'ada', open: read },
  {
    name: 'detect-failed',
    who: 'ada',
    further: true,
    open: async (at) => {
      await fail(at.page, '**/food_detect');
      await photo(at, '/detected');
      await at.page.getByRole('button', { name: 'Submit' }).click();
      await at.page.getByText('Failed to detect food. Please try again.').first().waitFor();
    },
  },
  {
    name: 'detect-cooked',
    who: 'ada',
    further: true,
    open: async (at) => {
      await read(at);
      const { page } = at;
      await page.getByLabel('Add a food or a dish').fill('jollof');
      await page
        .getByRole('option', { name: /Jollof/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Update recipes' }).click();
      await page.getByText('Saved to your history').waitFor();
    },
  },

  ...historyScreens,
];
