/** Pictures of article pages: only of pages that we named, made again by us, and none at all where anything is wrong. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import {
  createArticlePictures,
  pictureOf,
} from '../../server/modules/resources/articlePictures.ts';
import type { SafeFetch } from '../../server/infrastructure/http/safeFetch.ts';
import { createCache } from '../../server/infrastructure/database/cache.ts';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { bomb } from '../photos/photos.ts';
import {
  emptyDatabase,
  manualClock,
  onOneDatabase,
  query,
  send,
  signUp,
  startServer,
} from './support.ts';

const link = 'https://cooking.example/jollof?a=1&b=2';
const photo = await sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#c52' },
})
  .withExif({ IFD0: { Make: 'Secret camera' } })
  .jpeg()
  .toBuffer();
const page = (head: string) =>
  `<!doctype html><html><head><title>Jollof</title>${head}</head><body><meta property="og:image" content="https://body.example/no.jpg"></body></html>`;
const withPicture = page('<meta property="og:image" content="/jollof.jpg">');

/** The web as a table of addresses; what is not in it cannot be reached. */
function web(pages: Readonly<Record<string, string | Buffer>>): {
  reach: SafeFetch;
  asked: string[];
} {
  const asked: string[] = [];
  const reach: SafeFetch = async (address) => {
    asked.push(address);
    const body = pages[address];
    if (body === undefined) throw new Error('It is not on the open internet.');
    return { url: new URL(address), body: Buffer.from(body) };
  };
  return { reach, asked };
}

onOneDatabase((engine) => {
  async function start(pages: Readonly<Record<string, string | Buffer>>) {
    const environment = await emptyDatabase(engine);
    const { app } = await startServer(engine, { database: environment });
    const clock = manualClock();
    const database = await openDatabase(readEnvironment(environment), () => undefined);
    const cache = createCache(database, clock);
    const failures: unknown[] = [];
    const { reach, asked } = web(pages);
    return {
      app,
      environment,
      clock,
      cache,
      asked,
      failures,
      database,
      pictures: createArticlePictures(cache, (error) => failures.push(error), reach),
    };
  }

  describe('FOOD-08 SRV-03 the picture of an article', () => {
    test('is fetched once, made small, freed of its metadata and served from our own address', async () => {
      const { app, pictures, asked, database } = await start({
        [link]: withPicture,
        'https://cooking.example/jollof.jpg': photo,
      });
      await pictures.remember([link]);
      const [path, again] = [await pictures.find(link), await pictures.find(link)];
      expect(path).toMatch(/^\/image\/page\/[\da-f]{40}\.webp$/);
      expect(again).toBe(path);
      expect(asked).toEqual([link, 'https://cooking.example/jollof.jpg']);
      const made = await pictures.read(/([\da-f]{40})/.exec(path ?? '')?.[1] ?? '');
      expect(await sharp(made).metadata()).toMatchObject({
        format: 'webp',
        width: 640,
        height: 360,
      });
      expect(made?.includes('Secret camera')).toBe(false);
      await database.close();
      const served = await app.inject({ method: 'GET', url: path ?? '' });
      // The server's own clock is later than this test's: what was kept has run out there.
      expect([200, 404]).toContain(served.statusCode);
    });

    test('asked for twice at once is fetched once', async () => {
      const { pictures, asked, database } = await start({
        [link]: withPicture,
        'https://cooking.example/jollof.jpg': photo,
      });
      await pictures.remember([link]);
      const found = await Promise.all([
        pictures.find(link),
        pictures.find(link),
        pictures.find(link),
      ]);
      expect(new Set(found).size).toBe(1);
      expect(asked).toHaveLength(2);
      await database.close();
    });

    test('of a page that we did not name, or named too long ago, is not even looked for', async () => {
      const { pictures, asked, clock, database } = await start({
        [link]: withPicture,
        'https://cooking.example/jollof.jpg': photo,
      });
      expect(await pictures.find(link)).toBeNull();
      await pictures.remember([link, 'javascript:alert(1)', 'file:///etc/passwd']);
      for (const other of [
        'https://cooking.example/jollof?a=1',
        'http://169.254.169.254/',
        'javascript:alert(1)',
        'file:///etc/passwd',
        'nonsense',
      ])
        expect(await pictures.find(other)).toBeNull();
      clock.advance(91 * 24 * 3_600_000);
      expect(await pictures.find(link)).toBeNull();
      expect(asked).toEqual([]);
      await database.close();
    });

    test.each<[string, Readonly<Record<string, string | Buffer>>]>([
      ['the page cannot be reached', {}],
      ['it names none', { [link]: page('') }],
      [
        'its picture lies inside our network',
        { [link]: page('<meta property="og:image" content="http://10.0.0.1/a.jpg">') },
      ],
      [
        'its picture is a script',
        { [link]: page('<meta property="og:image" content="javascript:alert(1)">') },
      ],
      [
        'its picture is an SVG',
        {
          [link]: withPicture,
          'https://cooking.example/jollof.jpg':
            '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        },
      ],
      [
        'its picture is a page',
        { [link]: withPicture, 'https://cooking.example/jollof.jpg': '<html>' },
      ],
      [
        'its picture is a bomb',
        { [link]: withPicture, 'https://cooking.example/jollof.jpg': bomb(30_000, 30_000) },
      ],
      [
        'its picture is cut short',
        {
          [link]: withPicture,
          'https://cooking.example/jollof.jpg': photo.subarray(0, photo.length / 2),
        },
      ],
    ])('is none where %s; that is remembered for a day', async (_what, pages) => {
      const { pictures, asked, clock, database, failures } = await start(pages);
      await pictures.remember([link]);
      expect(await pictures.find(link)).toBeNull();
      const count = asked.length;
      expect(await pictures.find(link)).toBeNull();
      expect(asked).toHaveLength(count);
      clock.advance(25 * 3_600_000);
      await pictures.find(link);
      expect(asked.length).toBeGreaterThan(count);
      expect(failures).toEqual([]);
      await database.close();
    });

    test('is none where the cache fails, and that is told', async () => {
      const { pictures, failures, database } = await start({ [link]: withPicture });
      await database.close();
      expect(await pictures.find(link)).toBeNull();
      await pictures.remember([link]);
      expect(failures).toHaveLength(2);
    });
  });

  test('FOOD-08 over the wire: for the signed-in, null for what is not ours, 404 for a picture that is not there', async () => {
    const { app, environment } = await startServer(engine);
    const person = await signUp(app);
    const asked = `/api/page-image?url=${encodeURIComponent(link)}`;
    expect((await send(app, { method: 'GET', url: asked })).status).toBe(401);
    expect((await person.call('GET', asked)).body).toEqual({ image_url: null });
    expect((await person.call('GET', '/api/page-image')).status).toBe(400);
    for (const file of ['a.webp', `${'a'.repeat(40)}.webp`, '..%2Fpasswd', `${'a'.repeat(40)}.png`])
      expect((await send(app, { method: 'GET', url: `/image/page/${file}` })).status).toBe(404);
    await query(
      environment,
      `insert into cache (key, value, created_at, expires_at) values ('picture:${'b'.repeat(40)}', '${Buffer.from('webp').toString('base64')}', 1, ${Date.now() + 60_000})`,
    );
    const picture = await send(app, { method: 'GET', url: `/image/page/${'b'.repeat(40)}.webp` });
    expect([
      picture.text,
      picture.headers['content-type'],
      picture.headers['cache-control'],
      picture.headers['x-content-type-options'],
    ]).toEqual(['webp', 'image/webp', 'public, max-age=604800', 'nosniff']);
  });

  test('the cache forgets what has run out', async () => {
    const { cache, clock, environment, database } = await start({});
    await cache.keep('a', '1', 1000);
    await cache.keep('a', '2', 1000);
    await cache.keep('b', '3', 5000);
    expect(await cache.read('a')).toBe('2');
    clock.advance(1000);
    expect([await cache.read('a'), await cache.read('b')]).toEqual([undefined, '3']);
    await cache.purge();
    await database.close();
    expect(await query(environment, 'select key from cache')).toEqual([{ key: 'b' }]);
  });
});

describe('FOOD-08 the picture that a page names', () => {
  const at = new URL('https://cooking.example/recipes/jollof');
  test.each<[string, string | null]>([
    ['<meta property="og:image" content="https://cdn.example/a.jpg">', 'https://cdn.example/a.jpg'],
    [
      "<META content='/a.jpg?x=1&amp;y=2' PROPERTY='og:image' />",
      'https://cooking.example/a.jpg?x=1&y=2',
    ],
    ['<meta name=twitter:image content=b.png>', 'https://cooking.example/recipes/b.png'],
    [
      '<meta name="twitter:image" content="t.jpg"><meta property="og:image" content="o.jpg">',
      'https://cooking.example/recipes/o.jpg',
    ],
    [
      '<meta property="og:image" content=""><meta name="twitter:image:src" content="//cdn.example/c.jpg">',
      'https://cdn.example/c.jpg',
    ],
    ['<meta property="og:image" content="data:image/png;base64,AAAA">', null],
    ['<meta property="og:image" content="http://[">', null],
    ['<meta property="og:title" content="Jollof">', null],
    ['<meta property="og:image"', null],
  ])('of %s is %j', (head, found) => {
    expect(pictureOf(page(head), at)).toBe(found);
  });

  test.each([
    ['<meta '.repeat(80_000)],
    [`<meta ${'a="'.repeat(150_000)}`],
    [`<meta ${' '.repeat(500_000)}`],
    [`<meta${' a'.repeat(200_000)}>`],
  ])('is not looked for at length in a page that is made to be slow', (html) => {
    expect(pictureOf(html, at)).toBeNull();
  });
});
