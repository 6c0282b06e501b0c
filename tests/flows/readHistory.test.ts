// @vitest-environment node
/** Records of every shape that was ever stored or sent (HIST-03, HIST-12). */
import { describe, expect, test } from 'vitest';
import { readEntries, readEntry } from '../../src/api/readHistory.ts';

const video = {
  title: 'Stew',
  link: 'https://youtu.be/abcdefghijk',
  channel: 'A kitchen',
  thumbnail: 'https://i.ytimg.com/x.jpg',
};
const article = {
  title: 'On stew',
  description: 'All of it.',
  link: 'https://example.org/stew',
  image: '/api/picture?of=stew',
};
const read = (fields: Record<string, unknown>) => readEntry({ id: 'r1', ...fields })!;

describe('an entry', () => {
  test('HIST-12: any type but food_detection is of ingredients', () => {
    expect(read({ recipe_type: 'food_detection' }).kind).toBe('food');
    for (const type of ['ingredient_detection', 'FOOD_DETECTION', '', undefined, 7])
      expect(read({ recipe_type: type }).kind).toBe('ingredient');
  });

  test('HIST-12: its links stand under either name, the one that ends in _link first', () => {
    expect(
      read({
        youtube_link: 'https://a.example',
        youtube: 'https://b.example',
        google: 'https://c.example',
      }),
    ).toMatchObject({ youtube: 'https://a.example', google: 'https://c.example' });
    expect(
      read({ youtube_link: '', youtube: 'https://b.example', google_link: null }),
    ).toMatchObject({ youtube: 'https://b.example', google: null });
    const text = JSON.stringify({ YoutubeSearch: [video], GoogleSearch: [article] });
    for (const fields of [
      { resources_link: text },
      { resources: text },
      { resources_link: '', resources: text },
      { resources: JSON.parse(text) as unknown },
    ]) {
      expect(read(fields)).toMatchObject({ videos: [video], articles: [article] });
    }
  });

  test('HIST-07: its names are a list, the JSON text of one, or objects with names; otherwise there are none', () => {
    expect(read({ ingredients: '["leek"," ","rice"]' }).names).toEqual(['leek', 'rice']);
    expect(read({ ingredients: ['leek'] }).names).toEqual(['leek']);
    expect(read({ ingredients: '[{"name":"leek","grams":5},{"key":"x"}]' }).names).toEqual([
      'leek',
    ]);
    expect(
      read({ recipe_type: 'food_detection', detected_foods: 'Stew', ingredients: '["leek"]' })
        .names,
    ).toEqual(['leek']);
    expect(read({ detected_foods: '["leek"]' }).names).toEqual(['leek']);
    for (const broken of ['leek, rice', '{"a":1}', '7', '', null, undefined])
      expect(read({ ingredients: broken, detected_foods: broken }).names).toBeNull();
  });

  test('what may not be followed or shown is left out', () => {
    const resources = {
      YoutubeSearch: [{ title: 'x', link: 'javascript:alert(1)' }, 'y', null, video, video],
      GoogleSearch: [
        { ...article, image: 'javascript:alert(1)' },
        { link: 'https://example.org/untitled' },
        { ...article, link: 'https://example.org/other', image: '//evil.example/x' },
      ],
    };
    const { videos, articles, youtube } = read({ resources, youtube: 'data:text/html,x' });
    expect(videos.map(({ link }) => link)).toEqual([video.link]);
    expect(articles.map(({ title, image }) => [title, image])).toEqual([
      ['On stew', null],
      ['https://example.org/untitled', null],
      ['On stew', null],
    ]);
    expect(youtube).toBeNull();
    for (const broken of ['{', '[]', 7, { YoutubeSearch: 'x', GoogleSearch: {} }])
      expect(read({ resources: broken })).toMatchObject({ videos: [], articles: [] });
  });

  test('its instant is a number, a number as text or an ISO text', () => {
    expect(read({ created_at: 1_700_000_000_000 }).createdAt).toBe(1_700_000_000_000);
    expect(read({ created_at: '1700000000000' }).createdAt).toBe(1_700_000_000_000);
    expect(read({ created_at: '2026-11-21T12:00:00Z' }).createdAt).toBe(Date.UTC(2026, 10, 21, 12));
    for (const broken of ['yesterday', Number.NaN, Infinity, 9e15, null, undefined, {}])
      expect(read({ created_at: broken }).createdAt).toBeNull();
  });

  test('without an id it is none', () => {
    for (const broken of [null, 7, 'x', [], {}, { id: ' ' }, { id: {} }])
      expect(readEntry(broken)).toBeUndefined();
    expect(readEntry({ id: 7 })).toMatchObject({
      id: '7',
      suggestion: '',
      instructions: '',
      analysisId: null,
    });
  });
});

test('HIST-03: an answer without entries has none', () => {
  for (const broken of [
    null,
    'x',
    [],
    {},
    { data: null },
    { data: {} },
    { detection_history: 'x' },
    { data: { detection_history: [null, {}] } },
  ])
    expect(readEntries(broken)).toEqual([]);
});
