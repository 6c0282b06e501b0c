/** What people send for a photo, by mistake or otherwise: each ends in words, and nothing is lost. */
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { signUpAndOpen, expectAccessible, picture, settleIn } from './support.ts';
import { choosePhoto, takePhotos, unfit } from './photosOf.ts';

const { house, browserNow, visit } = settleIn();
let photos: Awaited<ReturnType<typeof takePhotos>>;
beforeAll(async () => {
  photos = await takePhotos(browserNow());
});

test('what is no photo, or cannot be taken, is told plainly, and nothing is lost (FOOD-02, FOOD-06)', async () => {
  const { page, context, complaints } = await visit({
    width: 390,
    expectFailures: /40\d|413|415|422/,
  });
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' &&
      request.url().includes('/food_detect') &&
      sent.push(request.url()),
  );
  await signUpAndOpen(page, house, '/detected');
  await choosePhoto(page, photos.label);
  await page.getByRole('img', { name: 'The photo you chose' }).waitFor();

  await choosePhoto(page, unfit.tooLarge);
  await page
    .getByText('This photo is larger than 10MB, so nothing was sent.', { exact: false })
    .waitFor();
  await choosePhoto(page, unfit.empty);
  await page.getByText('This file is empty or not a picture. Choose a PNG, JPG or JPEG.').waitFor();
  await page.getByRole('img', { name: 'The photo you chose' }).waitFor();
  await choosePhoto(page, unfit.heic);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByText('This photo is in the HEIC format, which cannot be read here.', { exact: false })
    .waitFor();
  await picture(page, 'detect-heic-390');
  expect(sent).toEqual([]);

  for (const [n, file] of [unfit.pdf, unfit.truncated(photos.receipt), unfit.vector].entries()) {
    await choosePhoto(page, file);
    await page.getByRole('button', { name: 'Submit' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const words = (await alert.first().textContent())!;
    expect(words, file.name).not.toMatch(/HTTP|undefined|Unexpected/);
    expect(words.length, words).toBeGreaterThan(10);
    await picture(page, `detect-unfit-${n}-390`);
    await expectAccessible(page);
  }
  expect(await page.title()).not.toBe('hit');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a large photo is turned upright, made smaller and stripped of where and when before it leaves the browser', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await signUpAndOpen(page, house, '/detected');
  const asTaken = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#c33' },
  })
    .withExif({
      IFD0: { Make: 'Camera', Copyright: 'Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // The browser tells nobody what files it sends, so the page is asked before it does.
  await page.evaluate(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (request, ...rest) => {
      if (request instanceof Request && request.url.endsWith('/food_detect')) {
        const image = (await request.clone().formData()).get('image') as File;
        Object.assign(globalThis, {
          sent: { name: image.name, bytes: [...new Uint8Array(await image.arrayBuffer())] },
        });
      }
      return send(request, ...rest);
    };
  });
  await choosePhoto(page, { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: asTaken });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForFunction(() => 'sent' in globalThis);
  const sent = await page.evaluate(
    () => (globalThis as unknown as { sent: { name: string; bytes: number[] } }).sent,
  );
  const { width, height, exif, orientation, format } = await sharp(
    Buffer.from(sent.bytes),
  ).metadata();
  expect({ name: sent.name, width, height, format, exif, orientation }).toEqual({
    name: 'photo.jpg',
    width: 1067,
    height: 1600,
    format: 'jpeg',
    exif: undefined,
    orientation: undefined,
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  [
    'a single pixel',
    () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'image/png',
  ],
  [
    'a picture of 900 million pixels',
    () =>
      sharp({
        create: { width: 30_000, height: 30_000, channels: 3, background: '#fff' },
        limitInputPixels: false,
      })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    'image/png',
  ],
  [
    'a moving picture',
    () =>
      sharp(Buffer.alloc(40 * 80 * 3, 0x7f), {
        raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
      })
        .webp({ loop: 0 })
        .toBuffer(),
    'image/webp',
  ],
] as const)('%s ends in words, and the screen lives on (FOOD-06)', async (what, make, mimeType) => {
  const { page, context, complaints } = await visit({ width: 390, expectFailures: /4\d\d/ });
  await signUpAndOpen(page, house, '/detected');
  await choosePhoto(page, { name: 'odd', mimeType, buffer: await make() });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page
    .getByRole('alert')
    .or(page.getByText('Nothing could be named for certain.', { exact: false }))
    .first()
    .waitFor({ timeout: 60_000 });
  await picture(page, `detect-odd-${what.replaceAll(' ', '-')}-390`);
  await choosePhoto(page, photos.label);
  await expect.poll(() => page.getByRole('button', { name: 'Submit' }).isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});
