/** Photos of recipes: what stands on a page comes back line by line, what is likely wrong is told, and nothing of the photo stays. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PrintedWord, ReadLine } from '../../server/infrastructure/workers/textReader.ts';
import { ReaderBusy } from '../../server/infrastructure/workers/readers.ts';
import { pageOf } from '../../server/modules/ownRecipes/photo/pageText.ts';
import { createRecipePhotos } from '../../server/modules/ownRecipes/photo/service.ts';
import { files } from '../photos/photos.ts';
import { onOneDatabase, sendForm, signUp, startServer, type TestPerson } from './support.ts';
import { longTest, someOf } from '../verify.ts';

const page = (name: 'clear' | 'askew' | 'columns' | 'poor') =>
  readFileSync(new URL(`../photos/pages/${name}.jpg`, import.meta.url));
const read = (person: TestPerson, file: Buffer) =>
  sendForm(person, '/api/own-recipes/photo', {
    // Said to be a JPEG: only its bytes count.
    image: { file, name: 'page.jpg', type: 'image/jpeg' },
  });

/** Without the two lines with fractions, of which the reader knows none. */
const sureLines = [
  'Serves 4',
  'Ingredients',
  '250 g red lentils',
  '1 large onion, finely chopped',
  '2 tbsp olive oil',
  '400 g tinned tomatoes',
  '1 litre hot vegetable stock',
  '2 tbsp peanut butter',
  'salt and black pepper',
  'Method',
];

describe.each(someOf(['clear', 'askew', 'columns'] as const, 1))('a page that is %s', (name) => {
  test('is read line by line, each step as one line, and lines with fractions are told', async () => {
    const { app } = await startServer('SQLite');
    const person = await signUp(app);
    const { status, body } = await read(person, page(name));
    expect(status).toBe(200);
    const { text, columns, unsure } = body.page as {
      text: string;
      columns: string | null;
      unsure: string[];
    };
    expect(columns === null).toBe(name !== 'columns');
    const lines = (columns ?? text).split('\n');
    expect(lines[0]).toMatch(/^Lentil and peanut stew$/i);
    for (const line of sureLines) expect(lines).toContain(line);
    expect(lines.filter((line) => /^\d\. /.test(line))).toHaveLength(4);
    expect(lines.find((line) => line.startsWith('3. '))).toMatch(
      /^3\. Add the lentils, .* until the lentils fall apart[.,]$/,
    );
    expect(unsure.some((line) => line.endsWith('tsp ground cumin'))).toBe(true);
    // What was read can be read as a recipe, and its allergen is found.
    const { reading } = (
      await person.call('POST', '/api/own-recipes/reading', {
        text: lines.join('\n'),
        choices: {},
      })
    ).body as { reading: { servings: number; allergens: string[] } };
    expect(reading.servings).toBe(4);
    expect(reading.allergens.join()).toMatch(/peanut/i);
    // Nothing was kept.
    expect((await person.call('GET', '/api/own-recipes')).body.recipes).toEqual([]);
  }, 120_000);
});

describe('words of a page', () => {
  const row = (text: string, top: number, left = 0, confidence = 0.95): ReadLine => {
    let at = left;
    const words = text.split(' ').map((word): PrintedWord => {
      const box = { left: at, right: at + word.length * 10, top, bottom: top + 20 };
      at = box.right + 6;
      return { text: word, confidence, ...box };
    });
    return { text, confidence, words };
  };
  const textOf = (...rows: ReadLine[]) => pageOf(rows)?.text.split('\n');

  test('of a list stay lines, also where one begins with a small letter or goes on in the next', () => {
    const list = [
      '1 large free-range egg, lightly beaten until smooth',
      'butter for the tin',
      '2 tbsp crunchy peanut butter, the kind',
      'without added sugar',
    ];
    expect(textOf(...list.map((line, n) => row(line, n * 40)))).toEqual(list);
  });

  test('of a step that is divided at the edge of the page are one line', () => {
    expect(
      textOf(
        row('1. Stir the butter and the sugar until the cho-', 0),
        row('colate melts.', 40),
        row('2. Bake.', 80),
      ),
    ).toEqual(['1. Stir the butter and the sugar until the chocolate melts.', '2. Bake.']);
  });

  test('at the edge of a book are left out, and what can hardly be read is told', () => {
    const read_ = pageOf([
      row('Ea', 0, 0, 0.1),
      row('—', 20, 0, 0.9),
      row('Lentil soup of the day', 60),
      row('250 g lemtils', 100, 0, 0.6),
    ]);
    expect(read_?.text).toBe('Lentil soup of the day\n250 g lemtils');
    expect(read_?.unsure).toEqual(['250 g lemtils']);
  });

  test('in which amounts stand apart from their foods are no columns', () => {
    const amounts = ['250 g', '1 tsp', '2 tbsp', '150 ml', '7 g', '100 g'];
    const foods = [
      'plain flour',
      'fine sea salt',
      'olive oil',
      'warm water',
      'dried yeast',
      'milk',
    ];
    const rows = amounts.flatMap((amount, n) => [row(amount, n * 40), row(foods[n]!, n * 40, 150)]);
    const { text, columns } = pageOf(rows)!;
    expect(columns).toBeNull();
    expect(text.split('\n')).toEqual(amounts.map((amount, n) => `${amount} ${foods[n]}`));
  });

  test('of an egg in French are an egg', () => {
    expect(textOf(row('4 ceufs frais du jour', 0), row('200 g de bceuf', 40))).toEqual([
      '4 œufs frais du jour',
      '200 g de bœuf',
    ]);
  });
});

const refusals: readonly (readonly [string, () => Promise<Buffer>, number, RegExp])[] = [
  ['of which no word can be made out', async () => page('poor'), 422, /^We could not make out the/],
  ['that is larger than may be sent', files.tooLarge, 413, /at most 10 MB can be sent/],
  ['that is a PDF', files.pdf, 415, /^This file is not a photo/],
  ['that is a drawing with a script', files.svg, 415, /^This file is not a photo/],
  ['of too many pixels', files.bomb, 413, /too many pixels/],
  ['that is cut off', files.truncated, 422, /damaged or incomplete/],
  ['that moves', files.animated, 422, /^This picture moves/],
  ['that is empty', files.empty, 400, /^The photo is empty/],
  ['in Apple’s format', files.heic, 415, /^This is a HEIC photo/],
  ['of one pixel', files.onePixel, 422, /only 1 × 1 pixels/],
];
onOneDatabase((engine) => {
  longTest(
    'a file that is no page is refused with what to do, and a form without one too',
    async () => {
      const { app } = await startServer(engine);
      const person = await signUp(app);
      for (const [what, file, status, message] of refusals) {
        const answer = await read(person, await file());
        expect([what, answer.status]).toEqual([what, status]);
        expect(answer.body.message).toMatch(message);
      }
      const none = await sendForm(person, '/api/own-recipes/photo', {});
      expect([none.status, none.body.message]).toEqual([400, 'Please choose a photo.']);
    },
    120_000,
  );

  test('photos count among those of the day, whatever is on them', async () => {
    const { app } = await startServer(engine, { environment: { PHOTOS_PER_DAY: '2' } });
    const person = await signUp(app);
    const empty = await files.empty();
    for (const _ of [1, 2]) expect((await read(person, empty)).status).toBe(400);
    const refused = await read(person, page('clear'));
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringMatching(/2 photos/),
    ]);
    // What others may do is not less for it.
    expect((await read(await signUp(app), empty)).status).toBe(400);
  });
});

test('a reader that is busy, or fails, is told with what to do', async () => {
  const failing = (error: Error) =>
    createRecipePhotos({
      read: async () => {
        throw error;
      },
    })({ userId: 'ada' } as never, page('clear'));
  await expect(failing(new ReaderBusy())).rejects.toMatchObject({
    statusCode: 503,
    message: 'Many photos are being read just now. Please try again in a moment.',
  });
  await expect(failing(new Error('It hung.'))).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringMatching(/could not be read this time/) as string,
  });
});
