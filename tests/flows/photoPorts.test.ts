// @vitest-environment node
/** The ports of photos and history against a small server that answers well, badly, or not at all. */
import type { AnyActorLogic } from 'xstate';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Connections } from '../../src/actors/connections.ts';
import {
  createDeleteEntry,
  createRestoreEntry,
} from '../../src/features/history/actors/deleteEntry.ts';
import {
  createConfirmFood,
  createDetectFood,
} from '../../src/features/foodDetection/actors/detectFood.ts';
import {
  createFetchEntry,
  createFetchHistory,
  createFetchRecalled,
} from '../../src/features/history/actors/fetchHistory.ts';
import { createKeepPhoto, createRemovePhotos } from '../../src/features/photos/actors/keepPhoto.ts';
import { createFetchOptions } from '../../src/features/photos/actors/fetchFoodNames.ts';
import { createFindPagePicture } from '../../src/features/photos/actors/findPicture.ts';
import { createFetchResources } from '../../src/features/followUp/actors/fetchResources.ts';
import {
  createPrepareImage,
  isHeic,
  type Shrink,
} from '../../src/features/photos/actors/prepareImage.ts';
import { createProcessIngredients } from '../../src/features/aiKitchen/actors/processIngredients.ts';
import { createSaveRecord } from '../../src/features/followUp/actors/saveRecord.ts';
import { ada, tokens } from './browser.ts';
import { type Answer, type FaultyServer, startFaultyServer } from './faultyServer.ts';
import { connectTab, run } from './tab.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

const answerWith = (answer: Answer) => {
  server.answer = () => answer;
};
const hasty = { productApi: 80, aiService: 80 };
const photo = new File(['soup!'], 'soup.jpg', { type: 'image/jpeg' });
const detection = { food_detected: ['Jollof rice'], instructions: '1. Cook.', analysis_id: 'd1' };
const says = (status: number, message: string): Answer => ({
  status,
  json: { status: 'error', message, error: message },
});

type Create = (connections: Connections, hangs: boolean) => AnyActorLogic;
const failing: [string, Create, unknown][] = [
  ['detectFood', createDetectFood, { image: photo }],
  ['confirmFood', createConfirmFood, { analysisId: 'd1', names: ['rice'] }],
  ['processIngredients of a photo', createProcessIngredients, { image: photo, filters: {} }],
  ['fetchOptions', (connections) => createFetchOptions(connections, 'foods'), { query: 'ri' }],
  ['fetchResources of foods', createFetchResources, { foods: ['rice'] }],
  ['fetchEntry', createFetchEntry, { entryId: 'r1' }],
  ['fetchRecalled', createFetchRecalled, { entryId: 'r1' }],
  ['deleteEntry', createDeleteEntry, { entryId: 'r1' }],
  ['restoreEntry', createRestoreEntry, { entryId: 'r1' }],
  [
    'keepPhoto',
    (connections, hangs) => createKeepPhoto(connections, hangs ? hasty.productApi : undefined),
    { entryId: 'r1', image: photo },
  ],
  ['removePhotos', createRemovePhotos, { entryIds: ['r1'] }],
];

describe.each(failing)('%s', (_name, create, input) => {
  test.each([
    ['a broken server', { status: 500, json: {} }, 'serverFailed'],
    ['a connection that breaks', 'drop', 'networkFailed'],
    ['an answer that never comes', 'hang', 'timedOut'],
    ['an answer that is no JSON', { text: '<html>' }, 'answerUnreadable'],
  ] as const)('fails on %s', async (_, answer, code) => {
    answerWith(answer);
    const hangs = answer === 'hang';
    const tab = connectTab(server.origin, hangs ? { timeouts: hasty } : {});
    await expect(run(create(tab, hangs), input)).rejects.toMatchObject({ code });
  });
});

describe('a photo on its way', () => {
  test('FOOD-02: travels as the file `image`', async () => {
    answerWith({ json: detection });
    expect(await run(createDetectFood(connectTab(server.origin)), { image: photo })).toEqual({
      outcome: 'answered',
      detection,
    });
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/food_detect' });
    expect(server.seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(server.seen[0]!.text).toMatch(
      /name="image"; filename="soup\.jpg"\r\nContent-Type: image\/jpeg\r\n\r\nsoup!/i,
    );
  });

  test('KIT-08: to the AI Kitchen, with how it is given', async () => {
    answerWith({ json: { response: [], food_suggestions: [], analysis_id: 'a1' } });
    await run(createProcessIngredients(connectTab(server.origin)), { image: photo, filters: {} });
    expect(server.seen[0]!.path).toBe('/process');
    expect(server.seen[0]!.text).toMatch(/name="image_or_ingredient_list"\r\n\r\nimage\r\n/);
    expect(server.seen[0]!.text).toContain('filename="soup.jpg"');
  });

  test.each([
    [
      'an error in the answer',
      { json: { ...detection, error: 'The reader is busy.' } },
      'The reader is busy.',
    ],
    [
      'an error and nothing else',
      { json: { error: 'The reader is busy.' } },
      'The reader is busy.',
    ],
    ['an error without words', { json: { ...detection, error: ' ' } }, undefined],
    [
      'a file that is no photo',
      says(415, 'This file is not a photo.'),
      'This file is not a photo.',
    ],
    [
      'a used-up trial',
      says(429, 'That was your fifth photo today.'),
      'That was your fifth photo today.',
    ],
  ] as const)('FOOD-06: %s is a refusal in the services’ words', async (_, answer, message) => {
    answerWith(answer);
    expect(await run(createDetectFood(connectTab(server.origin)), { image: photo })).toEqual({
      outcome: 'refused',
      message,
    });
  });

  test('KIT-06: a refusal of the AI Kitchen is an answer with an error', async () => {
    answerWith(says(415, 'This file is not a photo.'));
    expect(
      await run(createProcessIngredients(connectTab(server.origin)), { image: photo, filters: {} }),
    ).toMatchObject({ error: 'This file is not a photo.', food_suggestions: [] });
    answerWith({ status: 418, json: {} });
    expect(
      await run(createProcessIngredients(connectTab(server.origin)), { image: photo, filters: {} }),
    ).toMatchObject({ error: '' });
  });

  test('corrected names go with the analysis they belong to', async () => {
    answerWith({ json: detection });
    await run(createConfirmFood(connectTab(server.origin)), {
      analysisId: 'd1',
      names: ['Jollof rice', 'Salad'],
    });
    expect(JSON.parse(server.seen[0]!.text)).toEqual({
      analysis_id: 'd1',
      food_detected: ['Jollof rice', 'Salad'],
    });
    answerWith({ json: { response: ['rice'], food_suggestions: [], analysis_id: 'a2' } });
    await run(createProcessIngredients(connectTab(server.origin)), {
      analysisId: 'a1',
      names: ['rice'],
      filters: { minutes: 30, meal: 'dinner', missing: 1, equipment: 'no_oven' },
    });
    expect(server.seen[1]).toMatchObject({ path: '/process_confirm' });
    expect(JSON.parse(server.seen[1]!.text)).toEqual({
      analysis_id: 'a1',
      response: ['rice'],
      minutes: '30',
      meal: 'dinner',
      missing: '1',
      equipment: 'no_oven',
      hour: expect.stringMatching(/^(?:1?\d|2[0-3])$/),
    });
  });

  test('what begins so is asked of foods or of ingredients, and never at more length than they take', async () => {
    answerWith({
      json: { status: 'success', items: [{ name: 'Rice', key: 'rice', kind: 'ingredient' }] },
    });
    expect(
      await run(createFetchOptions(connectTab(server.origin), 'ingredients'), {
        query: ` ri${'x'.repeat(200)}`,
      }),
    ).toEqual([{ name: 'Rice', key: 'rice', kind: 'ingredient' }]);
    expect(server.seen[0]!.path).toBe('/api/ingredients');
    expect(server.seen[0]!.query.get('q')).toHaveLength(100);
  });

  test('HIST-11: a food’s record says so, and its name is no longer than a record takes', async () => {
    answerWith({ json: { status: 'success' } });
    await run(createSaveRecord(connectTab(server.origin)), {
      kind: 'food',
      analysisId: 'd1',
      suggestion: 'x'.repeat(600),
      instructions: '1.',
      names: ['Jollof rice'],
      resources: null,
    });
    const sent = JSON.parse(server.seen[0]!.text) as Record<string, string>;
    expect(sent).toMatchObject({
      recipe_type: 'food_detection',
      detected_foods: '["Jollof rice"]',
      analysis_id: 'd1',
    });
    expect(sent['suggestion']).toHaveLength(500);
  });

  test('HIST-11: a record has the id that the services gave it, or none', async () => {
    const record = {
      kind: 'food' as const,
      analysisId: 'd1',
      suggestion: 'Stew',
      instructions: '1.',
      names: ['Stew'],
      resources: null,
    };
    answerWith({ json: { status: 'success', id: '019a0000-0000-7000-8000-000000000000' } });
    expect(await run(createSaveRecord(connectTab(server.origin)), record)).toBe(
      '019a0000-0000-7000-8000-000000000000',
    );
    answerWith({ json: { status: 'success' } });
    expect(await run(createSaveRecord(connectTab(server.origin)), record)).toBe('');
  });
});

describe('a photo that is kept', () => {
  const keep = () =>
    run(createKeepPhoto(connectTab(server.origin)), { entryId: 'r1', image: photo });

  test('HIST-07: travels to its record as the file `image`', async () => {
    answerWith({ json: { status: 'success', photo_url: '/x' } });
    expect(await keep()).toEqual({ outcome: 'kept', photo: '/x' });
    expect(server.seen[0]).toMatchObject({
      method: 'PUT',
      path: '/api/food_detection/detection_history/r1/photo',
    });
    expect(server.seen[0]!.text).toContain('filename="soup.jpg"');
  });

  test.each([
    ['more photos than fit', says(409, 'You keep 200 photos.'), 'You keep 200 photos.'],
    ['no success, with words', { json: { status: 'error', message: 'Not now.' } }, 'Not now.'],
    ['a refusal without', { status: 409, json: {} }, undefined],
  ] as const)('HIST-07: %s is a refusal with words', async (_, answer, message) => {
    answerWith(answer);
    expect(await keep()).toEqual({ outcome: 'refused', message });
  });

  test('HIST-07: is taken from each of its records; one that is gone has none', async () => {
    answerWith(says(404, 'x'));
    await run(createRemovePhotos(connectTab(server.origin)), { entryIds: ['r1', 'r2'] });
    expect(server.seen.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      ['r1', 'r2'].map((id) => `DELETE /api/food_detection/detection_history/${id}/photo`),
    );
    answerWith({ json: { status: 'error', message: 'Not now.' } });
    await expect(
      run(createRemovePhotos(connectTab(server.origin)), { entryIds: ['r1'] }),
    ).rejects.toThrow('Not now.');
  });
});

describe('the picture of an article’s page (FOOD-08)', () => {
  test('is asked for once by the page’s address, and again where that failed', async () => {
    const find = createFindPagePicture(connectTab(server.origin));
    answerWith({ status: 500, json: {} });
    await expect(find('https://example.org/stew')).rejects.toMatchObject({ code: 'serverFailed' });
    answerWith({ json: { image_url: '/api/page-picture/x.webp' } });
    expect([
      await find('https://example.org/stew'),
      await find(' https://example.org/stew '),
    ]).toEqual(['/api/page-picture/x.webp', '/api/page-picture/x.webp']);
    expect(server.seen.map(({ path, query }) => [path, query.get('url')])).toEqual([
      ['/api/page-image', 'https://example.org/stew'],
      ['/api/page-image', 'https://example.org/stew'],
    ]);
    answerWith({ json: { image_url: null } });
    expect(await find('https://example.org/none')).toBeNull();
    expect(await find(`https://example.org/${'x'.repeat(2000)}`)).toBeNull();
    expect(server.seen).toHaveLength(3);
  });
});

describe('prepareImage', () => {
  const small = new Blob(['jpg'], { type: 'image/jpeg' });
  const shrinks: Shrink = () => Promise.resolve(small);
  const cannot: Shrink = () => Promise.reject(new Error('no decoder'));
  const heic = new File(
    [new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(8)],
    'IMG_1.HEIC',
    { type: 'image/heic' },
  );

  test('gives what the browser made of the photo, as a JPEG of a plain name', async () => {
    const { outcome, image } = (await run(createPrepareImage(shrinks), { photo })) as {
      outcome: string;
      image: File;
    };
    expect([outcome, image.name, image.type, await image.text()]).toEqual([
      'prepared',
      'photo.jpg',
      'image/jpeg',
      'jpg',
    ]);
  });

  test('asks for 1,600 pixels at most', async () => {
    let asked = 0;
    await run(
      createPrepareImage((order) => {
        asked = order.longestSide;
        return Promise.resolve(small);
      }),
      { photo },
    );
    expect(asked).toBe(1600);
  });

  test('gives the photo as it is where the browser cannot decode it', async () => {
    expect(await run(createPrepareImage(cannot), { photo })).toEqual({
      outcome: 'prepared',
      image: photo,
    });
  });

  test('says that HEIC cannot be read where the browser cannot, whatever the file is called', async () => {
    expect(
      await run(createPrepareImage(cannot), {
        photo: new File([heic], 'photo.jpg', { type: 'image/jpeg' }),
      }),
    ).toEqual({ outcome: 'unreadable' });
    expect(await run(createPrepareImage(shrinks), { photo: heic })).toMatchObject({
      outcome: 'prepared',
    });
    expect(await isHeic(new Blob(['ftypheic']))).toBe(false);
    expect(await isHeic(new Blob([]))).toBe(false);
  });

  test('takes nothing but a file', async () => {
    await expect(
      run(createPrepareImage(shrinks), { photo: { name: 'x', size: 1, type: '' } }),
    ).rejects.toThrow(TypeError);
  });
});

describe('fetchHistory', () => {
  const entry = {
    id: 'r1',
    created_at: 5,
    recipe_type: 'food_detection',
    suggestion: 'Stew',
    instructions: '',
    detected_foods: '["Stew"]',
  };
  const list = (query = '', cursor: string | null = null) =>
    run(createFetchHistory(connectTab(server.origin)), { query, cursor });

  test.each([
    ['detection_history', { detection_history: [entry] }],
    ['data.detection_history', { data: { detection_history: [entry] } }],
    ['data, a list', { data: [entry] }],
    ['data, a single one', { data: entry }],
  ])('HIST-03: reads %s', async (_, body) => {
    answerWith({ json: { status: 'success', ...body } });
    expect(await list()).toMatchObject({
      outcome: 'listed',
      page: { items: [{ id: 'r1', kind: 'food', names: ['Stew'] }], cursor: null },
    });
  });

  test('HIST-01: asks for words and the next page, and for neither where there is none', async () => {
    answerWith({ json: { status: 'success', detection_history: [], next_cursor: 'r1' } });
    expect(await list('rice', 'r9')).toEqual({
      outcome: 'listed',
      page: { items: [], cursor: 'r1' },
    });
    expect(Object.fromEntries(server.seen[0]!.query)).toEqual({
      limit: '24',
      q: 'rice',
      cursor: 'r9',
    });
    await list();
    expect(Object.fromEntries(server.seen[1]!.query)).toEqual({ limit: '24' });
  });

  test.each([
    [
      'no success, with words',
      { json: { status: 'error', message: 'Being moved.' } },
      'Being moved.',
    ],
    ['no success, without', { json: { status: 'error' } }, undefined],
    ['no success, with a blank message', { json: { status: 'error', message: ' ' } }, undefined],
    [
      'a broken server',
      { status: 500, json: {} },
      'Unable to load detection history. Please try again later.',
    ],
    [
      'a connection that breaks',
      'drop',
      'Network error. Please check your connection and try again.',
    ],
    ['a 403', says(403, 'x'), 'Access denied. You do not have permission to perform this action.'],
  ] as const)('HIST-04: %s', async (_, answer, message) => {
    answerWith(answer);
    expect(await list()).toEqual({ outcome: 'refused', message });
  });

  test('HIST-04: nobody is signed in', async () => {
    answerWith(says(401, 'Who are you?'));
    const tab = connectTab(server.origin);
    tab.storage.storeSession(ada, tokens(1));
    expect(await run(createFetchHistory(tab), { query: '', cursor: null })).toEqual({
      outcome: 'unauthenticated',
    });
  });
});

describe('one entry', () => {
  const entry = {
    id: 'r1',
    created_at: 5,
    recipe_type: 'x',
    suggestion: 'Stew',
    instructions: '',
    ingredients: '["leek"]',
    analysis_id: 'a1',
  };
  const read = (entryId = 'r1') => run(createFetchEntry(connectTab(server.origin)), { entryId });
  const recall = () => run(createFetchRecalled(connectTab(server.origin)), { entryId: 'r1' });

  test('HIST-12: is found, also among others', async () => {
    answerWith({ json: { status: 'success', data: [{ ...entry, id: 'r0' }, entry] } });
    expect(await read()).toMatchObject({
      outcome: 'found',
      item: { id: 'r1', kind: 'ingredient', names: ['leek'] },
    });
    expect(await recall()).toEqual({ outcome: 'found', analysisId: 'a1', names: ['leek'] });
  });

  test.each([
    ['a 404', says(404, 'x')],
    ['a success without one', { json: { status: 'success' } }],
  ] as const)('HIST-09: %s is its absence', async (_, answer) => {
    answerWith(answer);
    expect(await read()).toEqual({ outcome: 'absent' });
    expect(await recall()).toEqual({ outcome: 'absent' });
  });

  test('HIST-09: a refusal has the server’s words; an id that nobody can have is not asked for', async () => {
    answerWith({ json: { status: 'error', message: 'Being moved.' } });
    expect(await read()).toEqual({ outcome: 'refused', message: 'Being moved.' });
    server.seen.length = 0;
    expect(await read('x'.repeat(61))).toEqual({ outcome: 'absent' });
    expect(server.seen).toEqual([]);
  });

  test('nothing can be cooked again of an entry without names', async () => {
    answerWith({ json: { status: 'success', data: { ...entry, ingredients: 'leek' } } });
    expect(await recall()).toEqual({ outcome: 'absent' });
    answerWith({ json: { status: 'success', data: { ...entry, analysis_id: null } } });
    expect(await recall()).toEqual({ outcome: 'found', analysisId: '', names: ['leek'] });
  });

  test('HIST-10: what is gone already is deleted; a refusal is a failure', async () => {
    answerWith(says(404, 'x'));
    await run(createDeleteEntry(connectTab(server.origin)), { entryId: 'r1' });
    expect(server.seen[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/food_detection/detection_history/r1',
    });
    answerWith({ json: { status: 'error', message: 'Not now.' } });
    await expect(
      run(createDeleteEntry(connectTab(server.origin)), { entryId: 'r1' }),
    ).rejects.toThrow('Not now.');
    await expect(
      run(createRestoreEntry(connectTab(server.origin)), { entryId: 'r1' }),
    ).rejects.toThrow('Not now.');
  });
});
