/** How long the history of somebody with 10,000 records takes to open and to search, over HTTP, as `npm start` runs it on SQLite. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import type { Figure } from '../../scripts/bench.ts';
import { createIdSource } from '../../server/infrastructure/ids.ts';
import { wordsOf } from '../../server/modules/history/recordWords.ts';
import { signUp, startServices } from './services.ts';

export const name = 'History';

const records = 10_000;
const turns = 60;
const mostForPage = 30; // ms
const mostForSearch = 80; // ms

const dishes = [
  'Jollof rice',
  'Ẹ̀fọ́ rírò',
  'Mercimek çorbası',
  'Chicken tikka masala',
  'Pad thai',
  'Feijoada',
  'Shakshouka',
  'Koshari',
  'Moussaka',
  'Pho',
];
const foods = [
  'rice',
  'tomatoes',
  'onions',
  'chicken breast',
  'Scotch bonnet',
  'spinach',
  'lentils',
  'aubergine',
  'black beans',
  'coconut milk',
  'ginger',
  'coriander',
];

export async function run(): Promise<Figure[]> {
  const services = await startServices();
  try {
    const { access_token: token = '', user_id: userId = '' } = await signUp(services.origin);
    fill(join(services.dataDir, 'platewise.sqlite'), userId);
    const read = async (search: string): Promise<{ time: number; count: number }> => {
      const began = performance.now();
      const answer = await fetch(
        `${services.origin}/api/food_detection/detection_history${search}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      const { detection_history: found } = (await answer.json()) as {
        detection_history: unknown[];
      };
      return { time: performance.now() - began, count: found.length };
    };
    const measure = async (
      what: string,
      search: string,
      most: number,
      expected: (count: number) => boolean,
    ): Promise<Figure> => {
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const { time, count } = await read(search);
        if (!expected(count)) throw new Error(`${what} brought ${count} records.`);
        times.push(time);
      }
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(turns * 0.95)] ?? 0;
      return {
        what: `${what}, of ${records.toLocaleString('en')} records, p95`,
        measured: `${p95.toFixed(1)} ms`,
        target: `≤ ${most} ms`,
        met: p95 <= most,
      };
    };
    return [
      await measure('First page of 30', '?limit=30', mostForPage, (count) => count === 30),
      await measure(
        'Search for a common word',
        '?limit=30&q=RICE',
        mostForSearch,
        (count) => count === 30,
      ),
      await measure(
        'Search with accents for one dish in a thousand',
        `?limit=30&q=${encodeURIComponent('special ẸFỌ')}`,
        mostForSearch,
        (count) => count > 0 && count < 30,
      ),
      await measure(
        'Search for a word that is nowhere',
        '?limit=30&q=zabaglione',
        mostForSearch,
        (count) => count === 0,
      ),
    ];
  } finally {
    await services.stop();
  }
}

/** Straight into the file: ten thousand calls would take longer than what is measured. */
function fill(file: string, userId: string): void {
  const database = new Database(file, { timeout: 5000 });
  let time = Date.UTC(2024, 0, 1);
  const newId = createIdSource(() => (time += 60_000));
  const insert = database.prepare(
    'insert into records (id, user_id, recipe_type, suggestion, instructions, ingredients, detected_foods, analysis_id, resources, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const insertWords = database.prepare(
    'insert into record_words (user_id, record_id, words, folded) values (?, ?, ?, 2)',
  );
  const instructions = Array.from(
    { length: 8 },
    (_, index) =>
      `${index + 1}. **Cook** it gently, stirring often, until it smells of home and looks like the picture in your mind.`,
  ).join('\n');
  const resources = JSON.stringify({
    YoutubeSearch: [
      { title: 'How to', link: 'https://www.youtube.com/watch?v=abcdefghijk', channel: 'Cook' },
    ],
    GoogleSearch: [],
  });
  database.transaction(() => {
    for (let index = 0; index < records; index += 1) {
      const suggestion = `${index % 1000 === 1 ? 'Special ' : ''}${dishes[index % dishes.length]} ${index}`;
      const list = JSON.stringify(
        Array.from({ length: 6 }, (_, at) => foods[(index + at * 5) % foods.length]),
      );
      const id = newId();
      insert.run(
        id,
        userId,
        index % 2 ? 'food_detection' : 'ingredient_detection',
        suggestion,
        instructions,
        list,
        list,
        `a${index}`,
        resources,
        time,
        time,
      );
      insertWords.run(
        userId,
        id,
        wordsOf({ suggestion, recipe: null, ingredients: list, detected_foods: list }),
      );
    }
  })();
  database.close();
}
