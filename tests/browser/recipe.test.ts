/** One evening: from a typed list to the last step of a dish, and the same dish again from the history. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  signUpAndOpen,
  expectAccessible,
  expectNoSidewaysScroll,
  focused,
  fourLooks,
  looks,
  picture,
  windowPicture,
  settleIn,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();
/** How far below the top of the window what has the focus stands. */
/** What was copied, pasted as a person does: no page of ours may read the clipboard. */
async function pasted(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent('<textarea></textarea>');
  const field = page.locator('textarea');
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect.poll(() => field.inputValue()).not.toBe('');
  const text = await field.inputValue();
  await page.close();
  return text;
}

const belowTop = (page: Page) =>
  page.evaluate(() => document.activeElement!.getBoundingClientRect().top);

describe.each(looks(fourLooks, 1))('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await windowPicture(page, `${name}-${width}-${colorScheme}`);
    await picture(page, `${name}-${width}-${colorScheme}-whole`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const stepShown = (page: Page, step: number) =>
    page.getByRole('heading', { name: new RegExp(`^Step ${step} of `) }).waitFor();

  longTest(
    'what a list says of health goes with its dish, a reload of it, and the history (KIT-05, HIST-07)',
    async () => {
      const { page, context, complaints } = await visit({ width, colorScheme });
      await signUpAndOpen(page, house, '/ai-kitchen');
      await page
        .getByLabel('What do you have?')
        .fill("gluten free pasta, chicken, tomatoes, onion, I'm allergic to nuts");
      await page.getByRole('button', { name: 'Discover Recipes' }).click();
      // What is asked of it is answered beside the dishes.
      const question = page.getByRole('group', { name: 'Which nuts do you have to avoid?' });
      await question.waitFor();
      await look(page, 'kitchen-asked');
      await question.getByRole('button', { name: 'Tree nuts only', exact: true }).click();
      await page.getByText('Thank you. The dishes below keep to your answer.').waitFor();
      const dishes = page.getByRole('region', { name: 'AI Recipe Suggestions' });
      await dishes.locator('button:not([role="group"] *)').first().click();
      await page.waitForURL('**/recipe/**');
      const notice = page.getByText(
        /^Judged by your settings and by what you wrote in your list: .*allergic to nuts/,
      );
      await notice.waitFor();
      await page.getByText('Saved to your history').waitFor();
      await look(page, 'recipe-heard');
      await page.reload();
      await notice.waitFor();

      await page.goto(`${house.origin}/history`);
      await page.locator('main a[href^="/history/"]').first().click();
      await page.getByRole('button', { name: 'Cook again' }).click();
      await page.waitForURL('**/recipe/**record=**');
      await notice.waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('a list leads to a dish, its page, its last step, and from the history to the page again (KIT-05, HIST-07)', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await signUpAndOpen(page, house, '/ai-kitchen');
    await page
      .getByLabel('What do you have?')
      .fill('2 cups of rice, 4 eggs, 2 chicken breasts, tin of tomatoes, onion, garlic');
    await page.getByRole('button', { name: 'Discover Recipes' }).click();
    const dishes = page.getByRole('region', { name: 'AI Recipe Suggestions' });
    await dishes.waitFor();
    const card = dishes.locator('button:not([role="group"] *)').nth(2);
    await card.scrollIntoViewIfNeeded();
    const title = (await card.textContent())!.trim();
    await card.focus();
    const below = await belowTop(page);
    await card.click();

    await page.waitForURL('**/recipe/**');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { name: 'Youtube Resources' }).waitFor();
    await page.getByText('Saved to your history').waitFor();
    await look(page, 'recipe');
    // On paper: the dish, what it takes and how it is cooked, and nothing to press.
    await page.emulateMedia({ media: 'print' });
    await picture(page, `recipe-print-${width}-${colorScheme}`);
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor();
    for (const name of ['Cook', 'Print', 'Back', 'One serving more'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });

    await page.goBack();
    await page.waitForURL('**/ai-kitchen');
    await expect.poll(() => focused(page)).toContain(title);
    await expect.poll(async () => Math.abs((await belowTop(page)) - below)).toBeLessThan(40);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    await page.getByRole('button', { name: 'One serving more' }).click();
    await page.getByRole('button', { name: 'Cook', exact: true }).click();
    await stepShown(page, 1);
    await page.keyboard.press('ArrowRight');
    await stepShown(page, 2);
    const timer = page.getByRole('dialog').getByRole('button', { name: /^Start timer: / });
    while ((await timer.count()) === 0) await page.getByRole('button', { name: 'Next' }).click();
    await timer.first().click();
    await page.getByRole('dialog').getByRole('region', { name: 'Timers' }).waitFor();
    await look(page, 'cook');

    const step = await page.getByRole('heading', { name: /^Step/ }).textContent();
    await page.reload();
    await page.getByRole('heading', { name: step! }).waitFor();
    // The browser goes through the steps as through pages, after a reload too; 'Back' on the screen is the same.
    const place = Number(/\d+/.exec(step!)![0]);
    await page.goBack();
    await stepShown(page, place - 1);
    await page.goForward();
    await stepShown(page, place);
    await page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
    await stepShown(page, place - 1);
    await page.goForward();
    await stepShown(page, place);
    await page.getByRole('dialog').getByRole('region', { name: 'Timers' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Timers' }).waitFor();
    await page.getByRole('button', { name: 'Continue cooking' }).click();
    await page.getByRole('heading', { name: step! }).waitFor();
    const next = page.getByRole('button', { name: 'Next' });
    while ((await next.count()) > 0) await next.click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Nothing was kept in the pantry, and so nothing is taken from it.
    const used = page.getByRole('region', { name: 'Cooked it?' });
    await used.getByText('None of what this dish takes is kept in your pantry.').waitFor();
    await used.getByRole('button', { name: 'Done' }).click();
    await used.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/ai-kitchen');
    await page.getByRole('link', { name: 'History', exact: true }).first().click();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor();
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    // The timer runs on here, too.
    await page.getByRole('region', { name: 'Timers' }).waitFor();
    await look(page, 'recipe-kept');
    await page.getByRole('button', { name: 'Cook again' }).click();
    await page.waitForURL('**/recipe/**');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'Cook', exact: true }).click();
    await stepShown(page, 1);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goForward();
    await stepShown(page, 1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    expect(complaints).toEqual([]);
    await context.close();
  });

  longTest(
    'a recipe that no list led to is in the history once it is cooked, with a place for a note (HIST-11)',
    async () => {
      const { page, context, complaints } = await visit({ width, colorScheme });
      await signUpAndOpen(page, house, '/recipe/egg-fried-rice');
      const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
      await page.getByRole('button', { name: 'I cooked this' }).click();
      await page.getByText('Saved to your history').waitFor();
      await look(page, 'recipe-cooked');
      // Cooked to the last step as well, it is the same meal.
      await page.reload();
      await page.getByRole('button', { name: 'Cook', exact: true }).click();
      for (let step = 2; step < 20; step += 1) {
        const done = page.getByRole('button', { name: 'Done', exact: true });
        if (await done.isVisible()) break;
        await page.getByRole('button', { name: 'Next', exact: true }).click();
        await stepShown(page, step);
      }
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await page.getByRole('link', { name: 'Rate it or add a note' }).click();
      await page.waitForURL('**/history/*');
      await page.getByRole('heading', { level: 1, name: 'What You Cooked' }).waitFor();
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      await look(page, 'history-cooked');
      await page.goto(new URL('/history', page.url()).href);
      await page.getByRole('searchbox', { name: 'Search history' }).fill('egg');
      await page.getByText('One entry shown.').waitFor({ state: 'attached' });
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('button', { name: 'Cook again' }).click();
      await page.waitForURL('**/recipe/egg-fried-rice?**');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();

      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('a recipe is a favourite, in a week, on a list, shared, and not again', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await context.grantPermissions(['clipboard-write']);
    await signUpAndOpen(page, house, '/recipe/egg-fried-rice');
    const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
    const favourite = page.getByRole('button', { name: 'Favourite', exact: true });
    await favourite.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Favourite', exact: true, pressed: true }).waitFor();
    await look(page, 'recipe-actions');

    await page.getByRole('button', { name: 'Shopping list' }).click();
    await page.getByRole('dialog', { name: /^To buy for/ }).waitFor();
    await look(page, 'recipe-missing');
    await page.getByRole('button', { name: 'Share list' }).click();
    await page.getByText('Shopping list copied to clipboard!').waitFor();
    expect(await pasted(context)).toMatch(/eggs/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Recipe link copied').waitFor();
    expect(await pasted(context)).toBe(new URL('/recipes/egg-fried-rice', page.url()).href);

    await page.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('combobox', { name: 'Week' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Day' }).selectOption('Tuesday');
    await page.getByText('This week has no plan yet.').waitFor();
    await look(page, 'recipe-planning');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(/^Added to .*: Tuesday, Dinner/).waitFor();
    await look(page, 'recipe-planned');
    // The place is taken now, and says by what.
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('combobox', { name: 'Week' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Day' }).selectOption('Tuesday');
    await page.getByText(`Planned there now: ${title}. It will be replaced.`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Open the planner' }).click();
    await page.waitForURL('**/planner');
    // The day that is shown may be another one: on paper all of them stand.
    await page.getByText(title).first().waitFor({ state: 'attached' });

    await page.goto(new URL('/history', page.url()).href);
    await page.getByRole('heading', { name: 'Favourites' }).waitFor();
    await look(page, 'favourites');
    await page.getByRole('link', { name: title }).click();
    await page.waitForURL('**/recipe/egg-fried-rice');
    await page.getByRole('button', { name: 'Not again' }).click();
    await page.getByText("We won't suggest this dish or plan it for you.").waitFor();
    await page.goto(new URL('/history', page.url()).href);
    await page.getByText('Not again (1)').click();
    await look(page, 'not-again');
    await page.getByRole('button', { name: `Suggest again: ${title}` }).click();
    await page.getByRole('heading', { name: 'Favourites' }).waitFor({ state: 'detached' });

    expect(complaints).toEqual([]);
    await context.close();
  });
});
