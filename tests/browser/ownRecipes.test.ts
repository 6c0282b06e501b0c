/** A recipe of one's own: pasted, asked about, kept, cooked, planned, deleted and had back. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { archives, json, sageRecipe } from '../api/recipeArchives.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  fourLooks,
  looks,
  picture,
  settleIn,
  signUpAndOpen,
  windowPicture,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

const pasted = `Aunt's lentil stew

Serves 4
Prep: 10 min
Cook: 40 min

Ingredients
250 g red lentils
1 large onion, chopped
2 tbsp olive oil
butter or margarine
1 tbsp zorgle powder
1 litre vegetable stock

Method
1. Soften the onion in the oil for 8 minutes.
2. Add lentils and stock and simmer for 25 minutes.`;

describe.each(looks(fourLooks, 1))('at $width px, $colorScheme', ({ width, colorScheme }) => {
  test('a pasted recipe is read, asked about, kept, cooked and planned', async () => {
    const { page, context, complaints } = await visit({
      width,
      colorScheme,
      // The address that leads inside is refused.
      expectFailures: /status of 422/,
    });
    const look = async (name: string) => {
      await windowPicture(page, `${name}-${width}-${colorScheme}`);
      await picture(page, `${name}-${width}-${colorScheme}-whole`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await signUpAndOpen(page, house, '/my-recipes');
    await page.getByText('No recipes yet').waitFor();
    await look('own-recipes-empty');
    await page.getByRole('link', { name: 'Add a recipe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Add a recipe' }).waitFor();

    // An address that leads inside is not opened.
    await page.getByLabel('Web address').fill('http://127.0.0.1/recipe');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('We could not open this page.').waitFor();

    await page.getByRole('textbox', { name: 'Recipe' }).fill(pasted);
    await page.getByRole('heading', { name: 'What we understood' }).waitFor();
    await page.getByText('2 lines to check').waitFor();
    await page.getByText('Counted from 4 of 6 lines.').waitFor();
    await look('own-recipe-writing');
    await page
      .getByRole('combobox', { name: 'butter or margarine' })
      .selectOption({ label: 'unsalted butter' });
    await page.getByText('1 line to check').waitFor();
    await page
      .getByRole('combobox', { name: '1 tbsp zorgle powder' })
      .selectOption({ label: 'Leave it as text' });
    await page.getByText('left as text, not counted').waitFor();

    // What is written outlives a reload.
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Recipe' }).inputValue())
      .toBe(pasted);
    await page.getByText('left as text, not counted').waitFor();
    await page.getByRole('button', { name: 'Save recipe' }).click();

    await page.waitForURL('**/recipe/own-**');
    await page.getByRole('heading', { level: 1, name: "Aunt's lentil stew" }).waitFor();
    await page.getByText('250 g red lentils').first().waitFor();
    await page.getByText('Take care').waitFor();
    await page.getByText(/We do not know '1 tbsp zorgle powder'/).waitFor();
    // It has no page for anyone: it is shared as text.
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Favourite', pressed: false }).click();
    await page.getByRole('button', { name: 'Favourite', pressed: true }).waitFor();
    await look('own-recipe');

    await page.getByRole('button', { name: 'Cook', exact: true }).click();
    await page.getByRole('heading', { name: /^Step 1 of 2/ }).waitFor();
    await page.goBack();

    await page.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Open the planner' }).click();
    await page.waitForURL('**/planner');
    // The day that is shown may be another one: on paper all of them stand.
    await page.getByText("Aunt's lentil stew").first().waitFor({ state: 'attached' });

    await page.goto(new URL('/my-recipes', page.url()).href);
    await page.getByRole('link', { name: "Aunt's lentil stew" }).waitFor();
    await page
      .getByRole('button', { name: "Favourite: Aunt's lentil stew", pressed: true })
      .waitFor();
    await look('own-recipes');
    const search = page.getByRole('searchbox', { name: 'Search my recipes' });
    await search.fill('zorgel');
    await page.getByText('None of your recipes has "zorgel" in its name').waitFor();
    await look('own-recipes-not-found');
    await page.getByRole('button', { name: 'Show all of them' }).click();
    await search.fill('LENTIL');
    await page.getByRole('link', { name: "Aunt's lentil stew" }).waitFor();
    await search.fill('');
    await page.getByRole('button', { name: "Delete Aunt's lentil stew" }).click();
    await page.getByText("Aunt's lentil stew is deleted.").waitFor();
    await page.getByText('No recipes yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: "Aunt's lentil stew" }).waitFor();
    // Among the favourites of the history it leads to its page.
    await page.goto(new URL('/history', page.url()).href);
    await page.getByRole('button', { name: "Remove Aunt's lentil stew from favourites" }).waitFor();
    await page.getByRole('link', { name: "Aunt's lentil stew" }).first().click();
    await page.getByRole('link', { name: 'Edit recipe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit recipe' }).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Recipe' }).inputValue())
      .toContain('zorgle');
    expect(complaints).toEqual([]);
    await context.close();
  });

  longTest('recipes of another program are listed, chosen and kept', async () => {
    const { page, context, complaints } = await visit({
      width,
      colorScheme,
      expectFailures: /status of 422/,
    });
    const look = async (name: string) => {
      await windowPicture(page, `${name}-${width}-${colorScheme}`);
      await picture(page, `${name}-${width}-${colorScheme}-whole`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const choose = (name: string, buffer: Buffer) =>
      page
        .getByLabel(/^Choose a/)
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await signUpAndOpen(page, house, '/my-recipes');
    await page.getByRole('link', { name: 'Bring in a file' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bring in a file' }).waitFor();
    await page.getByText('Where do I get such a file?').click();
    await look('recipe-file');
    await choose('holiday.json', Buffer.from('{"photos": []}'));
    await page.getByText('We found no recipes in this file').waitFor();
    await choose('library.paprikarecipes', archives['a library of Paprika']!());
    await page.getByText('2 recipes found').waitFor();
    const doubtful = {
      ...sageRecipe('Stew of doubts'),
      recipeIngredient: ['400 g beef', '1 tbsp zorgle powder', 'butter or margarine'],
    };
    await choose('sage.json', json([sageRecipe('Lentil soup'), doubtful]));
    await page.getByText('To check: 1 tbsp zorgle powder; butter or margarine').waitFor();
    await look('recipe-file-found');
    await page.getByRole('checkbox', { name: /Lentil soup/ }).uncheck();
    await page.getByRole('button', { name: 'Save 1 recipe' }).click();
    await page.getByText('Your recipes are saved.').waitFor();
    await page.getByRole('link', { name: 'Stew of doubts' }).waitFor();
    expect(await page.getByRole('link', { name: 'Lentil soup' }).count()).toBe(0);
    await look('own-recipes-from-file');
    expect(complaints).toEqual([]);
    await context.close();
  });

  longTest(
    'a photo of a page becomes text that can be corrected, and what was typed stays',
    async () => {
      const { page, context, complaints } = await visit({
        width,
        colorScheme,
        // A photo without words is refused, and the network is away for a while.
        expectFailures: /status of 422|ERR_INTERNET_DISCONNECTED/,
      });
      const photo = (name: string) =>
        fileURLToPath(new URL(`../photos/pages/${name}.jpg`, import.meta.url));
      const choose = (name: string) => page.locator('input[type=file]').setInputFiles(photo(name));
      const box = page.getByRole('textbox', { name: 'Recipe' });
      const isRead = 'Read from your photo. Check amounts before you save.';
      await signUpAndOpen(page, house, '/my-recipes/new');
      await box.fill('My notes');

      await choose('poor');
      await page.getByText('We could not make out the words on this photo.').waitFor();
      await context.setOffline(true);
      await choose('askew');
      await page.getByText('Your photo could not be read. Check your connection').waitFor();
      expect(await box.inputValue()).toBe('My notes');
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(isRead).waitFor();
      await expect.poll(() => box.inputValue()).toMatch(/^My notes\n\nLentil and peanut stew\n/i);
      await windowPicture(page, `own-recipe-photo-${width}-${colorScheme}`);
      await picture(page, `own-recipe-photo-${width}-${colorScheme}-whole`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await box.fill('');
      await choose('columns');
      await page.getByRole('group', { name: 'Does this page have two columns?' }).waitFor();
      await windowPicture(page, `own-recipe-columns-${width}-${colorScheme}`);
      await expectAccessible(page);
      expect(await box.inputValue()).toBe('');
      await page.getByRole('button', { name: 'Yes, one after the other' }).click();
      await page.getByText(isRead).waitFor();
      await expect.poll(() => box.inputValue()).toContain('\n2 tbsp peanut butter\n');
      await page.getByText('Contains peanuts').waitFor();

      // What was misread is put right by hand, and the recipe is kept.
      const read = await box.inputValue();
      await box.fill(read.replace(/^.*tsp ground cumin$/m, '1½ tsp ground cumin'));
      await page.getByText('cumin, 3 g').waitFor();
      await page.getByRole('button', { name: 'Save recipe' }).click();
      await page.waitForURL('**/recipe/own-**');
      await page.getByText('2 tbsp peanut butter').first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
