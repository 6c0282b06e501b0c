/** What becomes of files that somebody sends as a photo: a clear message each, and the server as it was. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPhoto } from '../../server/modules/detection/photos.ts';
import { Refusal } from '../../server/infrastructure/http/refusal.ts';
import { files, lying, receipt } from '../photos/photos.ts';
import { sendForm, signUp, startServer } from './support.ts';
import { longTest } from '../verify.ts';

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

  longTest('leaves the memory of the server where it was', async () => {
    // Made before: what making them takes is not the server's.
    const made = await Promise.all(refusals.map(([name]) => files[name]()));
    const open = async () => {
      for (const file of made)
        await openPhoto(file).catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
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

describe('FOOD-02 a small file that is large when it is opened', () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c96' } });
  const refusalOf = (opening: Promise<unknown>) =>
    opening.then(
      () => undefined,
      (error: unknown) => (error instanceof Refusal ? error : undefined),
    );

  longTest(
    'an AVIF of 40 megapixels in a kilobyte is refused by its head, with what to do',
    async () => {
      const avif = await flat(7300, 5470).avif({ effort: 0, quality: 20 }).toBuffer();
      expect(avif.length).toBeLessThan(2048);
      const refusal = await refusalOf(openPhoto(avif));
      expect([refusal?.statusCode, refusal?.message]).toEqual([
        413,
        'The photo has too many pixels (7,300 × 5,470): at most 12.5 megapixels can be opened of this kind of file. Please send a smaller one.',
      ]);
    },
    180_000,
  );

  longTest(
    'one that takes the decoder more memory than it may have ends the decoder alone, and the next photo opens',
    async () => {
      // 40 megapixels of 16 bytes each, in one strip: they are all in memory before the first is read.
      const heavy = await sharp({
        create: { width: 6300, height: 6300, channels: 4, background: '#c966' },
      })
        .pipelineColourspace('rgb16')
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 })
        .toBuffer();
      const before = process.memoryUsage().rss;
      const refusal = await refusalOf(openPhoto(heavy));
      expect([refusal?.statusCode, refusal?.code]).toEqual([422, 'photo_too_heavy']);
      // The server itself has held the file, and nothing of what it unfolds to.
      expect(process.memoryUsage().rss - before).toBeLessThan(heavy.length + 60 * 2 ** 20);
      expect(await openPhoto(await receipt())).toMatchObject({ width: 1536 });
    },
    180_000,
  );

  test('a person opens one photo at a time, and is told where too many of theirs wait; others go on', async () => {
    const file = await receipt();
    const own = Array.from({ length: 6 }, () => refusalOf(openPhoto(file, 'one')));
    const other = refusalOf(openPhoto(file, 'another'));
    const refused = (await Promise.all(own)).flatMap((each) => each ?? []);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(await other).toBeUndefined();
  });
});
