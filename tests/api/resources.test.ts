/** Videos and articles: found by key or from public sources, kept for a week, and honest links where nothing is found. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createResources, type SearchOptions } from '../../server/modules/resources/resources.ts';
import { plainLine } from '../../server/modules/resources/plainText.ts';
import { manualClock, signUp, startServer, theKitchen } from './support.ts';

type Answer = object | 'fails' | 'hangs' | 'html';
const none: SearchOptions = {
  youtubeKey: undefined,
  google: undefined,
  publicSources: false,
  timeout: 15_000,
};
const youtube = {
  items: [
    {
      id: { videoId: 'abcdefghijk' },
      snippet: {
        title: 'How to &amp; why: <b>Jollof</b>',
        channelTitle: 'Chef',
        thumbnails: { medium: { url: 'https://i.ytimg.com/vi/abcdefghijk/mqdefault.jpg' } },
      },
    },
    { id: { videoId: 'too-short' }, snippet: { title: 'No id' } },
    { id: {}, snippet: { title: 'A channel' } },
  ],
};
const google = {
  items: [
    {
      title: 'Jollof rice',
      link: 'https://cooking.example/jollof',
      snippet: 'The <i>best</i>&nbsp;one',
    },
    { title: 'Bad', link: 'javascript:alert(1)' },
    { title: 'Plain', link: 'http://cooking.example/' },
  ],
};
const wikibooks = {
  query: {
    search: [
      { title: 'Cookbook:Jollof Rice', snippet: 'A <span class="searchmatch">dish</span> of rice' },
    ],
  },
};

async function start(answers: Readonly<Record<string, Answer>>, search: Partial<SearchOptions>) {
  const heard: { url: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    heard.push({
      url: request.url ?? '',
      key: request.headers['x-goog-api-key'] as string | undefined,
    });
    const answer = answers[(request.url ?? '').split(/[/?]/)[1] ?? ''];
    if (answer === 'hangs') return;
    if (answer === 'fails' || answer === undefined) response.writeHead(500).end('oops');
    else if (answer === 'html') response.writeHead(200).end('<html>');
    else
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [failures, found, store]: [unknown[], string[], Map<string, string>] = [[], [], new Map()];
  const clock = manualClock();
  const finder = createResources(
    { ...none, ...search },
    {
      kitchen: theKitchen(),
      now: clock.now,
      onFailure: (error) => failures.push(error),
      onFound: async (links) => void found.push(...links),
      cache: {
        read: async (key) => store.get(key),
        keep: async (key, value) => void store.set(key, value),
      },
      places: {
        youtube: `${at}/youtube`,
        google: `${at}/google`,
        wikibooks: `${at}/wikibooks`,
        wikipedia: `${at}/wikipedia`,
      },
    },
  );
  const resources = { find: (dish: string, asker = 'ada') => finder.find(dish, asker) };
  return { resources, clock, heard, failures, found, store };
}
const keys = { youtubeKey: 'yt-key', google: { key: 'g-key', engine: 'cx-1' } };

describe('SRV-05 FOOD-04 a search', () => {
  test('finds videos that can be embedded and articles on https, as plain text', async () => {
    const { resources, heard, found } = await start({ youtube, google }, keys);
    expect(await resources.find('Jollof rice')).toEqual({
      YoutubeSearch: [
        {
          title: 'How to & why: Jollof',
          link: 'https://www.youtube.com/watch?v=abcdefghijk',
          channel: 'Chef',
          thumbnail: 'https://i.ytimg.com/vi/abcdefghijk/mqdefault.jpg',
        },
      ],
      GoogleSearch: [
        {
          title: 'Jollof rice',
          description: 'The best one',
          link: 'https://cooking.example/jollof',
          image: null,
        },
      ],
      source: 'search',
    });
    // Keys are in headers: addresses end up in logs.
    expect(new Set(heard.map(({ key }) => key))).toEqual(new Set(['g-key', 'yt-key']));
    expect(heard.map(({ url }) => url).join()).not.toMatch(/yt-key|g-key/);
    expect(found).toEqual(['https://cooking.example/jollof']);
  });

  test('is kept: the same dish, however it is written, is looked for once', async () => {
    const { resources, heard } = await start({ youtube, google }, keys);
    const first = await resources.find('Jollof rice');
    expect(await resources.find('  JOLLOF   rice ')).toEqual(first);
    expect(heard).toHaveLength(2);
  });

  test('of public sources needs no key, and says where things are from', async () => {
    const { resources, found } = await start(
      { wikibooks, wikipedia: { query: { search: [] } } },
      { publicSources: true },
    );
    const { GoogleSearch, YoutubeSearch } = await resources.find('Jollof rice');
    expect(GoogleSearch).toEqual([
      expect.objectContaining({
        title: 'Jollof Rice',
        description: 'Wikibooks Cookbook (CC BY-SA): A dish of rice',
        link: expect.stringMatching(/\/wiki\/Cookbook%3AJollof_Rice$/),
      }),
    ]);
    expect(YoutubeSearch).toEqual(theKitchen().resourcesFor('Jollof rice').YoutubeSearch);
    expect(found).toHaveLength(1);
  });

  test('of one public source goes on without the other', async () => {
    const { resources, failures } = await start(
      { wikibooks, wikipedia: 'fails' },
      { publicSources: true },
    );
    expect((await resources.find('Jollof rice')).GoogleSearch).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});

describe('SRV-05 FOOD-05 a search that brings nothing', () => {
  test.each<[string, Record<string, Answer>, Partial<SearchOptions>?]>([
    ['fails', { youtube: 'fails', google: 'fails' }],
    ['hangs', { youtube: 'hangs', google: 'hangs' }, { timeout: 150 }],
    ['answers a page', { youtube: 'html', google: 'html' }],
    ['answers something else', { youtube: { items: 'none' }, google: { items: [{ title: 7 }] } }],
  ])(
    'because it %s leaves honest links, is told, and is tried again the next time',
    async (_what, answers, search) => {
      const { resources, failures, store } = await start(answers, { ...keys, ...search });
      expect(await resources.find('Jollof rice')).toEqual(theKitchen().resourcesFor('Jollof rice'));
      expect(failures).toHaveLength(2);
      expect(store.size).toBe(0);
    },
  );

  test('because there is nothing leaves honest links too', async () => {
    const { resources, failures } = await start({ youtube: { items: [] }, google: {} }, keys);
    expect(await resources.find('Jollof rice')).toEqual(theKitchen().resourcesFor('Jollof rice'));
    expect(failures).toEqual([]);
  });

  test('for videos alone keeps the articles', async () => {
    const { resources } = await start({ youtube: 'fails', google }, keys);
    const found = await resources.find('Jollof rice');
    expect(found.GoogleSearch[0]?.link).toBe('https://cooking.example/jollof');
    expect(found.YoutubeSearch[0]?.link).toMatch(/^https:\/\/www\.youtube\.com\/results\?/);
  });

  test('because somebody has searched very often leaves them links for an hour, and nobody else', async () => {
    const { resources, clock, heard } = await start({ youtube, google }, keys);
    for (let count = 1; count <= 41; count += 1) await resources.find(`dish ${count}`);
    expect(heard).toHaveLength(80);
    expect((await resources.find('another dish')).source).toBe('link');
    // What is known already costs nothing.
    expect((await resources.find('dish 1')).source).toBe('search');
    expect((await resources.find('another dish', 'obi')).source).toBe('search');
    clock.advance(3_600_000);
    expect((await resources.find('one more dish')).source).toBe('search');
  });

  test('without a dish asks nobody', async () => {
    const { resources, heard } = await start({ youtube, google }, keys);
    expect((await resources.find('   ')).source).toBe('link');
    expect(heard).toEqual([]);
  });
});

test('SRV-02 SRV-05 FOOD-04 without keys the links open a search, and say so', async () => {
  const { app } = await startServer('SQLite');
  const person = await signUp(app);
  const { status, body } = await person.call('POST', '/food_detect_resources', {
    food_detected: ['jollof rice', 'plantain'],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    source: 'link',
    YoutubeSearch: [
      {
        title: expect.any(String),
        link: expect.stringContaining('jollof%20rice%2C%20plantain'),
        channel: expect.any(String),
        thumbnail: null,
      },
    ],
    GoogleSearch: [
      {
        title: expect.any(String),
        description: expect.any(String),
        link: expect.any(String),
        image: null,
      },
    ],
  });
  expect((await person.call('POST', '/food_detect_resources', { food_detected: [] })).status).toBe(
    400,
  );
});

test.each([
  ['a &lt;b&gt; &#39;c&#x27; &nope; &#0;', "a <b> 'c' &nope;"],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['a\u202Eb\u0000c', 'a b c'],
  ['x'.repeat(20), 'xxxxxxxxx…'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(plainLine(text, text.startsWith('xx') ? 10 : 100)).toBe(shown);
});
