/** The history, as a person finds things again in it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bowl, label } from '../photos/photos.ts';
import {
  signUpAndOpen,
  expectAccessible,
  expectNoSidewaysScroll,
  focused,
  inDatabase,
  looks,
  picture,
  settleIn,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

type Fields = Partial<
  Record<
    | 'recipe_type'
    | 'suggestion'
    | 'instructions'
    | 'ingredients'
    | 'detected_foods'
    | 'youtube'
    | 'google'
    | 'resources',
    string | null
  >
>;

/** Writes a record by the product API, in the page's own session. */
const keep = async (page: Page, fields: Fields): Promise<string> => {
  const answer = await page.evaluate(
    async (body) => {
      const response = await fetch('/api/food_detection/detection_history', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
        },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { id?: string; message?: string };
    },
    {
      recipe_type: 'ingredient_detection',
      suggestion: 'Egg fried rice',
      instructions: '1. Beat the **eggs**.',
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
    },
  );
  if (answer.id === undefined) throw new Error(answer.message);
  return answer.id;
};

/** What an older version may have stored, past the checks of today's. */
function keepByHand(email: string, fields: Record<string, string | null>): string {
  return inDatabase(house, (database) => {
    const { id: user } = database
      .prepare('select id from users where email_key = ?')
      .get(email.toLowerCase()) as { id: string };
    const id = `${Date.now()
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})(.{4})$/, '$1-$2')}-7${randomUUID().slice(15)}`;
    const row: Record<string, string | number | null> = {
      id,
      user_id: user,
      recipe_type: 'ingredient_detection',
      suggestion: 'Old stew',
      instructions: 'Stir.',
      created_at: Date.UTC(2024, 0, 31, 12),
      updated_at: Date.now(),
      ...fields,
    };
    const names = Object.keys(row);
    database
      .prepare(
        `insert into records (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      )
      .run(...Object.values(row));
    return id;
  });
}

describe.each(
  looks(
    [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ] as const,
    1,
  ),
)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await picture(page, `${name}-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  longTest(
    "a person's own photo is kept with the dish, replaced and removed (HIST-07)",
    async () => {
      const { page, context, complaints } = await visit({
        width,
        colorScheme,
        expectFailures: /4\d\d/,
      });
      await signUpAndOpen(page, house, '/onboarding');
      const id = await keep(page, {});
      await page.goto(`${house.origin}/history/${id}`);
      const own = page.getByRole('region', { name: 'Your photo' });
      const choose = (name: string, buffer: Buffer) =>
        own.getByLabel(name).setInputFiles({ name: 'dish.jpg', mimeType: 'image/jpeg', buffer });
      await own.waitFor();
      await look(page, 'entry-photo-none');
      await choose('Add a photo of your dish', await bowl());
      const shown = own.getByRole('img', { name: 'The photo you kept with this entry' });
      await shown.waitFor();
      const first = await shown.getAttribute('src');
      await look(page, 'entry-photo');

      await choose('Choose another photo', await label(['Sunday lunch']));
      await expect.poll(() => shown.getAttribute('src')).not.toBe(first);
      const second = await shown.getAttribute('src');
      await page.reload();
      await expect.poll(() => shown.getAttribute('src')).toBe(second);
      // Read back as a picture of this origin, not only named.
      await expect
        .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);

      await choose('Choose another photo', Buffer.from('no picture at all'));
      await own.getByRole('alert').waitFor();
      expect(await shown.getAttribute('src')).toBe(second);

      await own.getByRole('button', { name: 'Remove photo' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Remove this photo?' });
      await dialog.getByRole('button', { name: 'Remove photo' }).click();
      await own.getByText('Add a photo of your dish').waitFor();
      expect(await shown.count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('empty, then listed, searched, read, deleted and had back (HIST-01, HIST-02, HIST-06, HIST-07, HIST-10)', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await signUpAndOpen(page, house, '/onboarding');
    await page.goto(`${house.origin}/history`);
    await page.getByText('No detection history yet.').waitFor();
    await page.getByText('Start scanning to see your results here.').waitFor();
    await look(page, 'history-empty');

    await keep(page, {
      recipe_type: 'food_detection',
      suggestion: 'Jollof rice',
      detected_foods: '["Jollof rice","Salad"]',
    });
    for (let n = 1; n <= 30; n++)
      await keep(page, {
        suggestion: `Dish ${n}`,
        ingredients: JSON.stringify(['rice', n === 7 ? 'Sumac' : 'peas']),
        detected_foods: JSON.stringify(['rice', n === 7 ? 'Sumac' : 'peas']),
      });
    await page.reload();
    await page.getByRole('link', { name: 'Dish 30' }).waitFor();
    await look(page, 'history-list');
    const before = await page.getByRole('article').count();
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByRole('link', { name: 'Jollof rice' }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(31);
    expect(before).toBeLessThan(31);

    await page.getByLabel('Search history').fill('sUMac');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByRole('link', { name: 'Dish 7' }).waitFor();
    await page.getByLabel('Search history').fill('no such thing');
    await page
      .getByText('No entry has "no such thing" in its name, foods or ingredients.')
      .waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();

    await page.getByRole('button', { name: 'Delete Dish 30' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this entry?' });
    await question.waitFor();
    await look(page, 'history-question');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Delete Dish 30' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('"Dish 30" is deleted.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Dish 30' }).count()).toBe(0);
    await expect
      .poll(() => focused(page), { message: 'the focus is on the way back' })
      .toBe('Undo');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Dish 30' }).waitFor();

    await page.getByRole('link', { name: 'Dish 30' }).click();
    await page.waitForURL('**/history/*');
    await page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'This entry is deleted' }).waitFor();
    await look(page, 'entry-deleted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor();
    await page.getByRole('link', { name: 'Back to History' }).click();
    await page.getByRole('link', { name: 'Dish 30' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  longTest(
    'old and hostile records are read as far as they can be, and nothing in them becomes HTML (HIST-07, HIST-08, HIST-12)',
    async () => {
      const { page, context, complaints } = await visit({ width, colorScheme });
      const email = await signUpAndOpen(page, house, '/onboarding');
      const plain = keepByHand(email, {
        recipe_type: 'soup_detection',
        ingredients: 'not a list',
        detected_foods: null,
        youtube: 'https://www.youtube.com/results?search_query=stew',
        google: 'https://www.google.com/search?q=stew',
        resources: null,
      });
      const rich = keepByHand(email, {
        suggestion: '<img src=x onerror=alert(1)>',
        ingredients: '[{"name":"rice"},"<b>eggs</b>"]',
        detected_foods: null,
        instructions:
          '## To begin\n1. Beat the **eggs**.\n2. Fry.\n   - in oil\n\n<script>alert(1)</script> and [a link](javascript:alert(1))',
        resources: JSON.stringify({
          YoutubeSearch: [
            {
              title: 'Fried rice',
              link: 'https://www.youtube.com/watch?v=abcdefghijk',
              channel: 'A kitchen',
              thumbnail: null,
            },
            { title: 'hit', link: 'javascript:alert(1)' },
          ],
          GoogleSearch: [
            {
              title: 'Rice at length',
              description: 'All of it.',
              link: 'https://example.org/rice',
              image: null,
            },
          ],
        }),
      });
      await page.goto(`${house.origin}/history/${plain}`);
      await page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor();
      await page.getByText('31 January 2024', { exact: false }).waitFor();
      await page.getByText('No foods detected').waitFor();
      await page.getByRole('heading', { name: 'External Resources' }).waitFor();
      await page.getByRole('link', { name: 'YouTube Tutorial' }).waitFor();
      await page.getByRole('link', { name: 'Google Search' }).waitFor();
      await look(page, 'entry-plain');

      await page.goto(`${house.origin}/history/${rich}`);
      await page.getByText('<img src=x onerror=alert(1)>').first().waitFor();
      await page.getByText('<script>alert(1)</script>', { exact: false }).waitFor();
      await page.getByText('<b>eggs</b>').waitFor();
      await page.getByRole('button', { name: 'Play video: Fried rice' }).waitFor();
      await page.getByRole('link', { name: 'Read More' }).waitFor();
      expect(await page.getByText('hit').count()).toBe(0);
      await look(page, 'entry-rich');
      await page.goto(`${house.origin}/history`);
      await page.getByRole('link', { name: 'Old stew' }).waitFor();
      await look(page, 'history-old');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

longTest(
  'an entry that is not there, and a history without a network (HIST-04, HIST-06, HIST-09)',
  async () => {
    const { page, context, complaints } = await visit({
      width: 390,
      expectFailures: /404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    });
    await signUpAndOpen(page, house, '/onboarding');
    await page.goto(`${house.origin}/history/${randomUUID()}`);
    await page.getByRole('heading', { name: 'History Entry Not Found' }).waitFor();
    await page.getByText('History entry not found').last().waitFor();
    await expectAccessible(page);
    await page.goto(`${house.origin}/history/%3Cscript%3E`);
    await page.getByRole('heading', { name: 'History Entry Not Found' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Back to History' }).click();
    await page.getByText('No detection history yet.').waitFor(); // it came while the entry was looked for
    await page.getByLabel('Search history').fill('rice');
    await page.getByText('Network error. Please check your connection and try again.').waitFor();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No entry has "rice" in its name, foods or ingredients.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('without a session both screens have their card (HIST-05)', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await page.goto(`${house.origin}/history`);
  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
  expect(await page.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe(
    '/landing',
  );
  await page.goto(`${house.origin}/history/${randomUUID()}`);
  await page.getByText('Please log in to view your detection history.').waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});
