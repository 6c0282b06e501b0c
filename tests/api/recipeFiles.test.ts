/** Files of other programs: what is in them is shown before anything is kept, and no file holds the server up. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { recipeFiles } from '../../contract/constants.ts';
import { createFileReader } from '../../server/modules/ownRecipes/files/fileReader.ts';
import { longTest, someOf } from '../verify.ts';
import { readRecipes } from '../../server/modules/ownRecipes/files/readFile.ts';
import { noOne } from '../../kitchen/recipes/suggest.ts';
import { archives, json, paprikaRecipe, sageRecipe, zip } from './recipeArchives.ts';
import { shareOfThread } from '../computing.ts';
import {
  onOneDatabase,
  seatAda,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';

const path = '/api/own-recipes';
const read = (person: TestPerson, file: Buffer, name = 'recipes.zip') =>
  sendForm(person, `${path}/file`, { recipes: { file, name, type: 'application/octet-stream' } });

describe.each(Object.entries(archives))('%s', (_, write) => {
  test('is read recipe by recipe', async () => {
    const { recipes, more, unread } = await readRecipes(write());
    expect({ count: recipes.length, more, unread }).toEqual({ count: 2, more: 0, unread: 0 });
    const [{ text, source } = { text: '', source: '' }] = recipes;
    expect(source).toBe('https://kitchen.example/lentils');
    const [title, ...rest] = text.split('\n');
    expect(title).toBe('Lentil soup');
    expect(rest).toContain('Serves 4');
    expect(rest).toContain('Prep: 10 min');
    expect(rest).toContain('Cook: 35 min');
    expect(rest.filter((line) => line.startsWith('- ')).toSorted()).toEqual([
      '- 1 onion, chopped',
      '- 1 tbsp olive oil',
      '- 250 g red lentils',
    ]);
    expect(rest.filter((line) => /^\d\. /.test(line))).toHaveLength(2);
  });
});

const empty = Buffer.alloc(0);

/** No rules, and a table for one. */
const nobody = { profile: noOne, table: [] };

test('the whole time of a recipe in a file is kept, waiting too', async () => {
  const { recipes } = await readRecipes(
    json([
      { ...paprikaRecipe('Bread'), prep_time: '20 min', cook_time: '35 min', total_time: '85 min' },
    ]),
  );
  expect(recipes[0]?.text).toContain('\nPrep: 20 min\nCook: 35 min\nTotal: 85 min\n');
});

describe('a file', () => {
  test('of one compressed recipe is read, and so is one with an endless picture in it', async () => {
    const one = gzipSync(json(paprikaRecipe('Soup')));
    expect((await readRecipes(one)).recipes).toHaveLength(1);
    const fat = gzipSync(json(paprikaRecipe('Fat', { photo_data: 'A'.repeat(30_000_000) })));
    const reading = await readRecipes(
      zip([
        { name: 'fat.paprikarecipe', bytes: fat },
        { name: 'soup.paprikarecipe', bytes: one },
      ]),
    );
    expect(reading.recipes.map(({ text }) => text.split('\n')[0])).toEqual(['Soup']);
    expect(reading.unread).toBe(1);
  });

  test('has as many recipes as are read, and says how many more there are', async () => {
    const many = Array.from({ length: recipeFiles.recipes + 7 }, (_, n) => sageRecipe(`Soup ${n}`));
    const { recipes, more } = await readRecipes(json(many));
    expect([recipes.length, more]).toEqual([recipeFiles.recipes, 7]);
  });

  test('of more entries than are read gives what stood before them, and says that there is more', async () => {
    const soup = { name: 'soup.json', bytes: json(sageRecipe('Soup')) };
    const pictures = Array.from({ length: 20_000 }, (_, n) => ({
      name: `${n}.webp`,
      bytes: empty,
    }));
    const { recipes, more } = await readRecipes(zip([soup, ...pictures]));
    expect([recipes.length, more]).toEqual([1, 1]);
  });

  test('is read whatever its entries are called', async () => {
    const bytes = json(sageRecipe('Soup'));
    const odd = ['../../etc/passwd.json', '/root.json', 'C:\\x.json', '\u0000.json', 'a/b/c.JSON'];
    const { recipes } = await readRecipes(zip(odd.map((name) => ({ name, bytes }))));
    expect(recipes).toHaveLength(odd.length);
  });

  test('keeps no script, no entity and no address of another kind', async () => {
    const { recipes } = await readRecipes(
      json({
        ...sageRecipe('<b>Soup</b><script>alert(1)</script>'),
        isBasedOn: 'javascript:alert(1)',
      }),
    );
    expect(recipes[0]?.text.split('\n')[0]).toBe('Soup');
    expect(recipes[0]?.source).toBeNull();
  });

  test('that lies about a size, is locked, cut off or no archive costs its own part alone', async () => {
    const good = { name: 'good.json', bytes: json(sageRecipe('Soup')) };
    const lies = { name: 'lies.json', bytes: json(sageRecipe('Lies')), says: 5 };
    const locked = { name: 'locked.json', bytes: json(sageRecipe('Locked')), isLocked: true };
    const { recipes, unread } = await readRecipes(zip([lies, locked, good]));
    expect([recipes.length, unread]).toEqual([1, 2]);
    await expect(readRecipes(zip([good]).subarray(0, 60))).rejects.toThrow();
    expect((await readRecipes(Buffer.from('{"name":'))).recipes).toEqual([]);
    expect((await readRecipes(Buffer.from([0x1f, 0x8b, 1, 2, 3]))).recipes).toEqual([]);
  });
});

/** Lines of words that are almost foods: what takes the reader longest. */
const doubtful = (n: number) => ({
  ...sageRecipe(`Doubts ${n}`),
  recipeIngredient: Array.from(
    { length: 90 },
    (_, i) => `${i} chicken livver, or lamb of butter or margarine ${n} chopt tomatos`,
  ),
});
const bomb = (entries: number) => {
  const bytes = Buffer.alloc(11_000_000, ' ');
  return zip(Array.from({ length: entries }, (_, n) => ({ name: `${n}.json`, bytes })));
};
const hostile: Readonly<Record<string, () => Buffer>> = {
  'nested a hundred thousand deep': () =>
    Buffer.from(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  'of a million values': () => Buffer.from(`{"name":[${'1,'.repeat(1_000_000)}1]}`),
  'of archives in archives': () => {
    let inner = zip([{ name: 'a.json', bytes: json(sageRecipe('Deep')) }]);
    for (let depth = 0; depth < 20; depth += 1) inner = zip([{ name: 'a.zip', bytes: inner }]);
    return inner;
  },
  'of 25,000 entries': () =>
    zip(Array.from({ length: 25_000 }, (_, n) => ({ name: `${n}.txt`, bytes: empty }))),
  'of one recipe with 300,000 lines': () =>
    json({
      ...sageRecipe('Long'),
      recipeIngredient: Array.from({ length: 300_000 }, () => '1 egg'),
    }),
  'of 500 recipes whose every line is in doubt': () =>
    json(Array.from({ length: 500 }, (_, n) => doubtful(n))),
  'of 280 MB in a third of a megabyte': () => bomb(26),
  'of open elements': () => json({ ...sageRecipe('Open'), description: '<b>'.repeat(60_000) }),
};
// The last ones take seconds each.
test.each(someOf(Object.entries(hostile), 4))(
  'a file %s is read beside the server',
  async (_, write) => {
    const reader = createFileReader({ milliseconds: 2000 });
    const file = write();
    const once = async () => {
      let outcome: number | undefined;
      const share = await shareOfThread(async () => {
        outcome = await reader.read(file, nobody).then(
          ({ recipes }) => (recipes.length > 0 ? 200 : 0),
          (error: { statusCode?: number }) => error.statusCode,
        );
      });
      expect([200, 422]).toContain(outcome);
      return share;
    };
    // A short reading may fall together with other work of this thread; three in a row do not.
    let share = await once();
    for (let again = 0; again < 2 && share >= 0.2; again += 1)
      share = Math.min(share, await once());
    expect(share).toBeLessThan(0.2);
    await reader.close();
  },
);

longTest('a file that takes too long, or too much memory, is given up', async () => {
  const slow = createFileReader({ limit: 5 });
  await expect(slow.read(bomb(20), nobody)).rejects.toMatchObject({ statusCode: 422 });
  const small = createFileReader({ memory: 8 });
  const large = json(Array.from({ length: 40_000 }, (_, n) => sageRecipe(`Soup ${n}`)));
  await expect(small.read(large, nobody)).rejects.toMatchObject({
    statusCode: 422,
  });
  const one = createFileReader({ queue: -1 });
  await expect(one.read(json([]), nobody)).rejects.toMatchObject({ statusCode: 503 });
});

onOneDatabase((engine) => {
  test('a file is shown before anything is kept; what is chosen is kept once, as pasted text would be', async () => {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    const file = archives['a library of Paprika']!();
    const { status, body } = await read(person, file);
    expect(status).toBe(200);
    expect(body.recipes).toMatchObject([
      {
        title: 'Lentil soup',
        minutes: 45,
        servings: 4,
        lines: 3,
        counted: 3,
        steps: 2,
        known: false,
      },
      { title: 'Onion stew', safety: { verdict: 'fit' } },
    ]);
    expect((await person.call('GET', path)).body.recipes).toEqual([]);

    const [soup] = body.recipes as { text: string; source_url: string }[];
    const kept = {
      recipes: [
        { id: 'own-paprika-1', text: soup!.text, choices: {}, source_url: soup!.source_url },
      ],
    };
    for (const _ of [1, 2])
      expect((await person.call('POST', path, kept)).body).toMatchObject({
        kept: 1,
        message: null,
      });
    expect((await person.call('GET', path)).body.recipes).toHaveLength(1);
    expect((await read(person, file)).body.recipes).toMatchObject([
      { known: true },
      { known: false },
    ]);
  });

  test('what does not fit a person is told before it is kept', async () => {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    await person.call('PUT', '/api/settings', {
      hasSickness: false,
      sicknessType: '',
      health_consent_at: 1,
      allergens: ['gluten'],
    });
    const bread = { ...sageRecipe('Bread'), recipeIngredient: ['500 g wheat flour', '2 zorgles'] };
    const { body } = await read(person, json([bread]), 'bread.json');
    expect(body.recipes).toMatchObject([
      { unsure: ['2 zorgles'], lines: 2, counted: 1, safety: { verdict: 'refuse' } },
    ]);
  });

  test('whom at the table it does not fit is told before it is kept', async () => {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    await seatAda(person);
    const satay = { ...sageRecipe('Satay'), recipeIngredient: ['100 g peanut butter'] };
    const { body } = await read(person, json([satay, sageRecipe('Soup')]), 'two.json');
    expect(body.recipes).toMatchObject([
      {
        safety: { verdict: 'fit' },
        refused_at_table: [{ name: 'Ada', reasons: [{ code: 'verdict.holdsAllergen' }] }],
      },
      { title: 'Soup' },
    ]);
  });

  test('no file, another field, a page and too many at once are answered in words', async () => {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    expect((await sendForm(person, `${path}/file`, {})).body.code).toBe('file_missing');
    const image = { image: { file: Buffer.from('x') } };
    expect((await sendForm(person, `${path}/file`, image)).status).toBe(400);
    const answer = await read(person, Buffer.from('<h1>Soup</h1>'), 'soup.html');
    expect([answer.status, answer.body.code]).toEqual([422, 'no_recipe']);
    const recipes = Array.from({ length: recipeFiles.together + 1 }, (_, n) => ({
      id: `own-many-${n}000`,
      text: 'Soup',
      choices: {},
      source_url: null,
    }));
    expect((await person.call('POST', path, { recipes })).status).toBe(400);
    const nameless = await person.call('POST', path, {
      recipes: [recipes[0], { ...recipes[1], text: 'Ingredients\n1 egg' }],
    });
    expect(nameless.body.kept).toBe(1);
    expect(nameless.body.message).toMatch(/name of the dish/);
  });

  longTest('a file beyond the limit is refused while it arrives', async () => {
    const { app } = await startServer(engine);
    const person = await signUp(app);
    const { status, body } = await read(person, Buffer.alloc(recipeFiles.bytes + 1));
    expect([status, body.message]).toEqual([
      413,
      'The file is too large: at most 32 MB can be sent.',
    ]);
  });
});
