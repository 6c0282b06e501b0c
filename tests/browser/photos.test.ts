/** Photos in both flows, as a person takes them: read, corrected, cooked, kept, and what happens when nothing can be read. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
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
import { choosePhoto, takePhotos } from './photosOf.ts';
import { longTest } from '../verify.ts';

const { house, browserNow, visit } = settleIn();
let photos: Awaited<ReturnType<typeof takePhotos>>;
beforeAll(async () => {
  photos = await takePhotos(browserNow());
});

/** What the database holds, read from the file itself. */
function recordsOf(email: string): {
  id: string;
  suggestion: string;
  recipe_type: string;
  detected_foods: string;
  ingredients: string;
  instructions: string;
  resources: string;
}[] {
  return inDatabase(house, (database) =>
    database
      .prepare(
        'select r.* from records r join users u on u.id = r.user_id where u.email_key = ? order by r.id',
      )
      .all(email.toLowerCase()),
  ) as never;
}

/** The photos that the database keeps of somebody. */
function photosOf(email: string): { record_id: string }[] {
  return inDatabase(house, (database) =>
    database
      .prepare(
        'select record_id from record_photos p join users u on u.id = p.user_id where u.email_key = ?',
      )
      .all(email.toLowerCase()),
  ) as never;
}

/** A kept photo is on the page, and has come. */
const seesPhoto = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('img[src*="/photo?v="]')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(200);

const namesOn = async (page: Page, list: string): Promise<string[]> =>
  (
    await page
      .getByRole('region', { name: list })
      .getByRole('button', { name: /^Remove / })
      .all()
  ).length === 0
    ? []
    : Promise.all(
        (
          await page
            .getByRole('region', { name: list })
            .getByRole('button', { name: /^Remove / })
            .all()
        ).map(async (each) =>
          (await each.getAttribute('aria-label'))!.replace('Remove ', '').toLowerCase(),
        ),
      );

describe.each(
  looks(
    [
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'light' },
    ] as const,
    1,
  ),
)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await picture(page, `${name}-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  test('a label is read, corrected, cooked, kept, and cooked again from the history (FOOD-02, FOOD-03, FOOD-04, FOOD-07, HIST-07, HIST-11)', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    const email = await signUpAndOpen(page, house, '/detected');
    await page.getByText('PNG, JPG, JPEG up to 10MB').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
    await look(page, 'detect-empty');

    await choosePhoto(page, photos.label);
    const preview = page.getByRole('img', { name: 'The photo you chose' });
    await preview.waitFor();
    // FOOD-02: of its full size where the window has room.
    if (width >= 1280)
      expect(await preview.boundingBox()).toMatchObject({ width: 400, height: 300 });
    await page.getByRole('button', { name: 'Submit' }).click();
    const chips = page.getByRole('region', { name: 'Foods on the photo' });
    await chips.getByText('read by the text reader').waitFor();
    const read = await namesOn(page, 'Foods on the photo');
    expect(read.length).toBeGreaterThan(0);
    await look(page, 'detect-read');

    await chips.getByLabel('Add a food or a dish').fill('jollof');
    await chips
      .getByRole('option', { name: /Jollof/ })
      .first()
      .click();
    await chips.getByRole('button', { name: 'Update recipes' }).click();
    await page.getByRole('heading', { name: 'Cooking Instructions' }).waitFor();
    await page.getByRole('heading', { name: 'Youtube Resources' }).waitFor();
    await page.getByRole('heading', { name: 'Google Resources' }).waitFor();
    await page.getByText('Saved to your history').waitFor();
    await preview.waitFor();
    // Off until the person says so; then kept, taken back, and kept after all.
    await page.getByText('Unless you tick this, the photo is read and stored nowhere.').waitFor();
    const keeping = page.getByRole('checkbox', { name: 'Keep this photo with my record' });
    await keeping.check();
    await page.getByText('The photo is kept with your record.', { exact: false }).waitFor();
    expect(photosOf(email)).toHaveLength(1);
    await keeping.uncheck();
    await page.getByText('Unless you tick this, the photo is read and stored nowhere.').waitFor();
    expect(photosOf(email)).toEqual([]);
    await keeping.check();
    await page.getByText('The photo is kept with your record.', { exact: false }).waitFor();
    await look(page, 'detect-cooked');

    const record = recordsOf(email).at(-1)!;
    expect(record.recipe_type).toBe('food_detection');
    expect(record.detected_foods.toLowerCase()).toContain('jollof');
    expect(record.instructions).not.toBe('');

    await page.getByRole('link', { name: 'History', exact: true }).first().click();
    await page.waitForURL('**/history');
    await seesPhoto(page);
    await page.getByRole('link', { name: record.suggestion }).first().click();
    await page.waitForURL(`**/history/${record.id}`);
    await page.getByRole('heading', { name: 'Food Detection Result' }).waitFor();
    const own = page.getByRole('img', { name: 'The photo you kept with this entry' });
    await own.waitFor();
    await seesPhoto(page);
    // Whole, and as it was taken.
    expect(
      await own.evaluate((image: HTMLImageElement) =>
        Math.abs(image.width / image.height - image.naturalWidth / image.naturalHeight),
      ),
    ).toBeLessThan(0.02);
    await look(page, 'entry-food');
    await page.getByRole('button', { name: 'Cook again' }).click();
    await page.waitForURL('**/detected');
    await page.getByText('Nothing could be named for certain.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Update recipes' }).click();
    await page.getByRole('heading', { name: 'Cooking Instructions' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  longTest(
    'a receipt is read, its names corrected, and a dish cooked of them (KIT-02, KIT-04, KIT-05, KIT-08)',
    async () => {
      const { page, context, complaints } = await visit({ width, colorScheme });
      const email = await signUpAndOpen(page, house, '/ai-kitchen');
      await page
        .getByLabel('How would you like to tell us?')
        .selectOption({ label: 'Snap or Upload Ingredient Image' });
      await page.getByRole('button', { name: 'Discover Recipes' }).click();
      await page.getByText('Please provide an image or ingredient list').waitFor();
      await choosePhoto(page, photos.receipt);
      await page.getByRole('button', { name: 'Discover Recipes' }).click();
      const chips = page.getByRole('region', { name: 'Ingredients on the photo' });
      await chips.waitFor();
      const read = await namesOn(page, 'Ingredients on the photo');
      for (const each of ['rice', 'egg', 'tomato', 'onion', 'garlic', 'spinach', 'cheddar'])
        expect(read.join(), read.join()).toContain(each);
      expect(read.join()).not.toMatch(/total|cash|market/);
      await page.getByRole('region', { name: 'AI Recipe Suggestions' }).waitFor();
      const list = page.getByRole('link', { name: 'A receipt? Keep what you paid' });
      expect(await list.getAttribute('href')).toBe('/shopping');
      await look(page, 'kitchen-photo');

      await chips.getByRole('button', { name: /^Remove .*cheddar/i }).click();
      const field = chips.getByLabel('Add an ingredient');
      await field.fill('basil');
      await chips.getByRole('option').first().waitFor();
      await field.press('ArrowDown');
      await field.press('Enter');
      await chips.getByRole('button', { name: /^Remove .*basil/i }).waitFor();
      await chips.getByRole('button', { name: 'Update recipes' }).click();
      const detected = page.getByRole('list', { name: 'AI Detected Ingredient' });
      await detected.getByText(/basil/i).waitFor();
      await expect.poll(() => detected.textContent()).not.toMatch(/cheddar/i);

      await page.getByRole('checkbox', { name: 'Keep this photo with my record' }).check();
      await page.getByText('It is kept as soon as the record is saved.').waitFor();
      const first = page
        .getByRole('region', { name: 'AI Recipe Suggestions' })
        .locator('button:not([role="group"] *)')
        .first();
      await first.click();
      await page.getByText('Saved to your history').waitFor();
      const record = recordsOf(email).at(-1)!;
      expect(record.recipe_type).toBe('ingredient_detection');
      expect(record.ingredients.toLowerCase()).toContain('basil');
      await page.goBack();
      await page.getByText('The photo is kept with your record.', { exact: false }).waitFor();

      await page.goto(`${house.origin}/history/${record.id}`);
      await page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor();
      await seesPhoto(page);
      await page.getByRole('button', { name: 'Remove photo' }).click();
      const question = page.getByRole('dialog', { name: 'Remove this photo?' });
      await question.getByText('It is deleted for good. The entry stays.').waitFor();
      await look(page, 'entry-photo-asked');
      await question.getByRole('button', { name: 'Remove photo' }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Remove photo' }).waitFor({ state: 'detached' });
      expect(photosOf(email)).toEqual([]);
      await look(page, 'entry-ingredients');
      await page.getByRole('button', { name: 'Cook again' }).click();
      // The dish itself opens.
      await page.waitForURL('**/recipe/**');
      await page.getByRole('heading', { level: 1, name: record.suggestion }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('what no reader can name is not guessed: the person says what it is (FOOD-03)', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await signUpAndOpen(page, house, '/detected');
    await choosePhoto(page, photos.wordless);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Nothing could be named for certain. Tell us what it shows.').waitFor();
    expect(await namesOn(page, 'Foods on the photo')).toEqual([]);
    await look(page, 'detect-unread');
    await page.getByRole('button', { name: 'Update recipes' }).click();
    await page.getByText('Please name at least one.').waitFor();
    await page.getByLabel('Add a food or a dish').fill('lentil');
    await page
      .getByRole('option', { name: /lentil/i })
      .first()
      .click();
    await page.getByRole('button', { name: 'Update recipes' }).click();
    await page.getByRole('heading', { name: 'Cooking Instructions' }).waitFor();
    await page.getByText('Saved to your history').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

longTest(
  'without a network the photo stays and can be sent again; leaving half-way loses nothing (FOOD-06)',
  async () => {
    const { page, context, complaints } = await visit({
      width: 1280,
      expectFailures: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    });
    await signUpAndOpen(page, house, '/detected');
    await choosePhoto(page, photos.receipt);
    await page.getByRole('img', { name: 'The photo you chose' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Failed to detect food. Please try again.').waitFor();
    await page.getByRole('img', { name: 'The photo you chose' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('link', { name: 'Meal Planner' }).first().click();
    await page.waitForURL('**/planner');
    await page.goBack();
    await page.getByRole('region', { name: 'Foods on the photo' }).waitFor();
    await page.getByRole('img', { name: 'The photo you chose' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a photo is pasted, dropped and sent from the keyboard; a second one drops the first (FOOD-02)', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  await signUpAndOpen(page, house, '/detected');
  await page.getByText('PNG, JPG, JPEG up to 10MB').waitFor();
  const give = (kind: 'paste' | 'drop') =>
    page.evaluate(
      ([how, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
        const zone = document.querySelector('input[type=file]')!.parentElement!;
        if (how === 'paste')
          document.body.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          );
        else
          zone.dispatchEvent(
            new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
          );
      },
      [kind, photos.receipt.buffer.toString('base64')] as const,
    );
  await give('paste');
  await page.getByRole('img', { name: 'The photo you chose' }).waitFor();
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await give('drop');
  await page.getByRole('img', { name: 'The photo you chose' }).waitFor();

  await expect.poll(() => page.getByRole('button', { name: 'Submit' }).isEnabled()).toBe(true);
  const field = page.getByLabel('Choose another photo');
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toContain('Submit');
  await page.keyboard.press('Enter');
  await choosePhoto(page, photos.wordless);
  await expect.poll(() => page.getByRole('button', { name: 'Submit' }).isEnabled()).toBe(true);
  await expect.poll(() => page.getByRole('region', { name: 'Foods on the photo' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
