/** What becomes of files that somebody sends as a photo: a clear message each, and the server as it was. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPhoto } from '../../server/modules/detection/photos.ts';
import { Refusal } from '../../server/infrastructure/http/refusal.ts';
import { files, lying, receipt } from '../photos/photos.ts';
import { sendForm, signUp, startServer } from './support.ts';

const refusals: readonly (readonly [keyof typeof files, number, string])[] = [
  ['tooLarge', 413, 'The photo is too large: at most 10 MB can be sent.'],
  ['pdf', 415, 'This file is not a photo. Please send a PNG, JPG or JPEG of at most 10 MB.'],
  ['onePixel', 422, 'This photo is only 1 × 1 pixels. Please send one of at least 32 × 32.'],
  [
    'bomb',
    413,
    'The photo has too many pixels (30,000 × 30,000): at most 40 megapixels can be opened. Please send a smaller one.',
  ],
  [
    'truncated',
    422,
    'This photo is damaged or incomplete and could not be opened. Please take or choose another.',
  ],
  ['svg', 415, 'This file is not a photo. Please send a PNG, JPG or JPEG of at most 10 MB.'],
  ['animated', 422, 'This picture moves or has several pages. Please send a still photo.'],
  ['empty', 400, 'The photo is empty (0 bytes). Please choose it again.'],
  [
    'heic',
    415,
    'This is a HEIC photo, which cannot be opened here. Please send it as PNG, JPG or JPEG: on an iPhone, choose Settings, Camera, Formats, Most Compatible.',
  ],
];

describe('FOOD-02 a file that is no photo', () => {
  test.each(refusals)(
    '%s is refused with %i and says what to do, on either call',
    async (name, status, message) => {
      const { app } = await startServer('SQLite');
      const person = await signUp(app);
      const file = await files[name]();
      // Named .jpg and said to be a JPEG: neither counts.
      for (const [path, fields] of [
        ['/food_detect', {}],
        ['/process', { image_or_ingredient_list: 'image' }],
      ] as const) {
        const answer = await sendForm(person, path, {
          ...fields,
          image: { file, name: 'photo.jpg', type: 'image/jpeg' },
        });
        expect([answer.status, answer.body.message, answer.body.error]).toEqual([
          status,
          message,
          message,
        ]);
      }
      const { usage } = (await person.call('GET', '/api/subscription/status')).body.data;
      expect([usage.detection.used, usage.kitchen.used]).toEqual([0, 0]);
    },
  );

  test('leaves the memory of the server where it was', async () => {
    const open = async () => {
      for (const [name] of refusals)
        await openPhoto(await files[name]()).catch((error: unknown) =>
          expect(error).toBeInstanceOf(Refusal),
        );
    };
    await open();
    const before = process.memoryUsage().rss;
    for (let turn = 0; turn < 3; turn += 1) await open();
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 2 ** 20);
  });
});

describe('FOOD-02 a photo', () => {
  test('is turned upright and loses everything but its pixels', async () => {
    const { jpeg, width, height } = await openPhoto(await lying());
    const { exif, xmp, iptc, orientation } = await sharp(jpeg).metadata();
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({
      width: 480,
      height: 640,
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    });
  });

  test('is made small enough to read, and never larger', async () => {
    const large = await sharp({
      create: { width: 6000, height: 4000, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer();
    expect(await openPhoto(large)).toMatchObject({ width: 2048, height: 1365 });
    expect(await openPhoto(await sharp(large).resize(300).png().toBuffer())).toMatchObject({
      width: 300,
      height: 200,
    });
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'may be a %s',
    async (format) => {
      expect(
        await openPhoto(
          await sharp({ create: { width: 64, height: 48, channels: 4, background: '#08f' } })
            .toFormat(format)
            .toBuffer(),
        ),
      ).toMatchObject({ width: 64, height: 48 });
    },
  );

  test('waits its turn where many come at once; past that it is told to come back', async () => {
    const file = await receipt();
    const opened = await Promise.allSettled(Array.from({ length: 20 }, () => openPhoto(file)));
    const refused = opened.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as Refusal] : [],
    );
    expect(opened.length - refused.length).toBe(18);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual([
      [503, 'busy'],
      [503, 'busy'],
    ]);
  });
});
