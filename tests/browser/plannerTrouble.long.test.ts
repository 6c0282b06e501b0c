/** The planner where things go wrong: odd plans, odd input, lost calls, two devices, and clocks of all kinds. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dayByDay, expectNoSidewaysScroll, settleIn, signUp, toast } from './support.ts';
import { unfit } from './photosOf.ts';

const { house, browserNow, visit } = settleIn();

/** Stores a plan as another client would. */
const store = (page: Page, plan: object): Promise<number> =>
  page.evaluate(async (body) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'content-type': 'application/json',
    };
    return (await fetch('/api/meal_plan', { method: 'POST', headers, body: JSON.stringify(body) }))
      .status;
  }, plan);
const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'New Plan', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Create Your Meal Plan' });
  await form.getByLabel('Auto-Generate').uncheck();
  return form;
};

test('PLAN-08, PLAN-21, PLAN-22: plans from elsewhere are shown as far as they go', async () => {
  const { page, context, complaints } = await visit({ width: 320, expectFailures: /400/ });
  await signUp(page, house);
  const week = { start_date: '2026-01-05', end_date: '2026-01-11' };
  expect(
    await store(page, {
      ...week,
      name: 'x'.repeat(200),
      meal_plan: [
        {
          day: 'Wednesday',
          breakfast: 'Akara (buy: beans',
          lunch: 'L'.repeat(500),
          dinner: '',
          elevenses: 'cake',
        },
      ],
    }),
  ).toBe(200);
  expect(
    await store(page, {
      ...week,
      start_date: '2026-01-12',
      end_date: '2026-01-18',
      name: 'Too many',
      meal_plan: Array.from({ length: 200 }, () => ({
        day: 'Monday',
        breakfast: 'a',
        lunch: 'b',
        dinner: 'c',
      })),
    }),
  ).toBeGreaterThanOrEqual(400);
  await page.goto(`${house.origin}/planner`);
  await page.getByRole('tab', { name: 'Wednesday' }).click();
  await page.getByRole('button', { name: 'Akara: how to cook', exact: true }).waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'The whole week' }).click();
  await page
    .getByRole('region', { name: 'Wednesday' })
    .getByRole('button', { name: /^Lunch/ })
    .waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Day by day' }).click();
  await page.getByRole('tab', { name: 'Monday' }).click();
  await page.getByText('No meals here yet').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('GEN-03, GEN-06, FOOD-02: a budget in words, no list, a photo of 12 MB: each says what to do, and what was entered stays', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await signUp(page, house);
  await page.goto(`${house.origin}/planner`);
  const form = await openForm(page);
  const submit = form.getByRole('button', { name: /Meal Plan$/ });
  await submit.click();
  await form.getByText('Please enter your ingredients list').waitFor();
  await form.getByLabel('Upload Image').check();
  await submit.click();
  await form.getByText('Please select an image to upload').waitFor();
  await form.getByLabel('Choose a photo').setInputFiles({
    name: 'huge.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(12_000_000, 1),
  });
  await form.getByText(/larger than 10MB, so nothing was sent/).waitFor();
  await form.getByLabel('Auto-Generate').check();
  await form.getByLabel('Country').selectOption('Nigeria');
  await form.getByLabel(/Weekly budget/).fill('about fifteen thousand');
  await submit.click();
  await form.getByText('Please write the budget as a number above 0, such as 15000.').waitFor();
  expect(await form.getByLabel(/Weekly budget/).inputValue()).toBe('about fifteen thousand');
  await form.getByLabel(/Weekly budget/).fill('500');
  await submit.click();
  await form.getByRole('button', { name: /^Use ₦/ }).click({ timeout: 30_000 });
  expect(Number(await form.getByLabel(/Weekly budget/).inputValue())).toBeGreaterThan(500);
  expect(complaints).toEqual([]);
  await context.close();
});

test('GEN-01, GEN-06, FOOD-02: a photo for a week goes upright, small and without where and when; what nobody can read is told beside it', async () => {
  const { page, context, complaints } = await visit({ width: 390, expectFailures: /422|400/ });
  await signUp(page, house);
  await page.goto(`${house.origin}/planner`);
  const form = await openForm(page);
  await form.getByLabel('Upload Image').check();
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    form.getByLabel(/^Choose (a|another) photo$/).setInputFiles(file);
  const submit = form.getByRole('button', { name: 'Generate My Meal Plan' });
  await choose({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await form.getByText('This file is empty or not a picture. Choose a PNG, JPG or JPEG.').waitFor();
  await choose(unfit.heic);
  await submit.click();
  await form
    .getByText('This photo is in the HEIC format, which cannot be read here.', { exact: false })
    .waitFor();
  // The browser tells nobody what files it sends, so the page is asked before it does.
  await page.evaluate(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (request, ...rest) => {
      if (request instanceof Request && request.url.endsWith('/smart_plan')) {
        const image = (await request.clone().formData()).get('image') as File;
        Object.assign(globalThis, { sent: [...new Uint8Array(await image.arrayBuffer())] });
      }
      return send(request, ...rest);
    };
  });
  const asTaken = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#c33' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await choose({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: asTaken });
  await submit.click();
  await page.waitForFunction(() => 'sent' in globalThis);
  const { width, height, exif, orientation, format } = await sharp(
    Buffer.from(await page.evaluate(() => (globalThis as unknown as { sent: number[] }).sent)),
  ).metadata();
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 1067,
    height: 1600,
    format: 'jpeg',
    exif: undefined,
    orientation: undefined,
  });
  await form.getByRole('alert').waitFor({ timeout: 30_000 });
  await form.getByRole('img', { name: 'The photo you chose' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test(
  'GEN-05, PLAN-16: the network is lost while the plan is saved: it is kept, and saved with the next try; a taken week asks for another',
  { timeout: 120_000 },
  async () => {
    const { page, context, complaints } = await visit({
      width: 1280,
      expectFailures: /ERR_FAILED|409/,
    });
    await signUp(page, house);
    await page.goto(`${house.origin}/planner`);
    const form = await openForm(page);
    await form
      .getByLabel('Your ingredients')
      .fill('2 kg rice, beans, tomatoes, spinach, 12 eggs, onions');
    await page.route('**/api/meal_plan', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await form.getByRole('button', { name: 'Generate My Meal Plan' }).click();
    await form
      .getByText('Your plan is made, but could not be saved. It is kept here: try again.')
      .waitFor({ timeout: 30_000 });
    await page.unroute('**/api/meal_plan');
    const week = await form.getByLabel('Select Week').inputValue();
    expect(
      await store(page, { name: 'Taken', start_date: week, end_date: week, meal_plan: [] }),
    ).toBe(200);
    await form.getByRole('button', { name: 'Save this plan' }).click();
    await form
      .getByText(
        'Duplicate Plan: A meal plan for this week already exists. Please choose a different week or edit the existing plan.',
      )
      .waitFor();
    await form.getByLabel('Select Week').fill('2027-03-03');
    await form.getByText('Creating plan for: Mar 1 - Mar 7').waitFor();
    await form.getByRole('button', { name: 'Save this plan' }).click();
    await toast(page, 'Success!');
    await page.getByRole('heading', { name: 'Recipes for Mar 1 - Mar 7' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('PLAN-23: a plan that was changed on another device is not written over: both are offered', async () => {
  const { page, context, complaints } = await visit({ width: 1280, expectFailures: /409/ });
  await signUp(page, house);
  expect(
    await store(page, {
      name: 'Jan 5 - Jan 11',
      start_date: '2026-01-05',
      end_date: '2026-01-11',
      meal_plan: [{ day: 'Monday', breakfast: 'Akara', lunch: 'Moi moi', dinner: '' }],
    }),
  ).toBe(200);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`${house.origin}/planner`);
    await dayByDay(each);
    await each.getByRole('tab', { name: 'Monday' }).click();
    await each.getByRole('heading', { name: 'Akara' }).waitFor();
  }
  await other.getByRole('button', { name: 'More for this meal: Moi moi' }).click();
  await other.getByRole('button', { name: 'Remove this meal' }).click();
  await other.getByRole('heading', { name: 'Moi moi' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More for this meal: Akara' }).click();
  await page.getByRole('button', { name: 'Remove this meal' }).click();
  await page.getByText('This plan was changed on another device').waitFor();
  await page.getByRole('button', { name: 'Keep the other one' }).click();
  await page.getByRole('heading', { name: 'Moi moi' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Akara' }).waitFor();
  await page.getByRole('button', { name: 'Add lunch on Monday' }).click();
  const editor = page.getByRole('dialog', { name: 'Add lunch on Monday' });
  await editor.getByLabel('Look in our recipes').fill('jollof');
  await editor
    .getByRole('button', { name: /^Choose .*[Jj]ollof/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /Jollof/ }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Monday' }).click();
  await page.getByRole('heading', { name: /Jollof/ }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

describe('PLAN-20: calendar dates are the same everywhere', () => {
  const noon = '12:00:00';
  test.each([
    ['Pacific/Pago_Pago', '2026-01-07', 'Wednesday', 'Jan 5 - Jan 11'],
    ['UTC', '2026-01-11', 'Sunday', 'Jan 5 - Jan 11'],
    ['Asia/Kathmandu', '2026-01-12', 'Monday', 'Jan 12 - Jan 18'],
    ['Pacific/Kiritimati', '2026-01-07', 'Wednesday', 'Jan 5 - Jan 11'],
    ['Europe/Berlin', '2026-03-29', 'Sunday', 'Mar 23 - Mar 29'],
    ['Europe/Berlin', '2026-10-25', 'Sunday', 'Oct 19 - Oct 25'],
  ])('in %s on %s it is a %s', async (timezoneId, date, weekday, week) => {
    const context = await browserNow().newContext({
      timezoneId,
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    await signUp(page, house);
    expect(
      await store(page, {
        name: 'Jan 5 - Jan 11',
        start_date: '2026-01-05',
        end_date: '2026-01-11',
        meal_plan: [{ day: 'Monday', breakfast: 'Akara', lunch: '', dinner: '' }],
      }),
    ).toBe(200);
    // The wall clock of that place at noon; the rest of the page's time goes on as it is.
    await page.addInitScript(
      ([day, hour]) => {
        const Real = Date;
        const shift = new Real(`${day}T${hour}`).getTime() - Real.now();
        globalThis.Date = class extends Real {
          constructor(...given: [] | [number | string]) {
            super(...((given.length === 0 ? [Real.now() + shift] : given) as [number]));
          }
        } as DateConstructor;
      },
      [date, noon],
    );
    await page.goto(`${house.origin}/planner`);
    await page.getByRole('heading', { name: 'Recipes for Jan 5 - Jan 11' }).waitFor();
    await dayByDay(page);
    await page.getByRole('tab', { name: weekday, selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Monday' }).click();
    await page.getByRole('heading', { name: 'Akara' }).waitFor();
    await page.getByRole('button', { name: 'View Saved Plans' }).click();
    await page.getByLabel('Change Week').fill(date);
    await page.getByRole('heading', { name: `Week of ${week}` }).waitFor();
    await context.close();
  });
});
