/** Copies of answers: whose, how many, how old, and when they go. */
import 'fake-indexeddb/auto';
import { inspect } from 'node:util';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { exportAccount, readProfile } from '../../contract/account.ts';
import type { Call } from '../../contract/call.ts';
import {
  deleteEntry,
  fetchEntry,
  fetchHistory,
  keepPhoto,
  removePhoto,
} from '../../contract/history.ts';
import { findImage } from '../../contract/images.ts';
import { fetchMealInstructions } from '../../contract/kitchen.ts';
import { fetchTicks, saveTicks } from '../../contract/planTicks.ts';
import { clearPlans, fetchPlan, fetchPlans, updatePlan } from '../../contract/storedPlans.ts';
import { readSettings, saveSettings } from '../../contract/settings.ts';
import { marker } from '../../src/api/copyCache.ts';
import { openCopyStore } from '../../src/api/copyStore.ts';
import type { Client } from '../../src/api/client.ts';
import { ForbiddenError, NetworkError, TimeoutError } from '../../src/api/errors.ts';
import { createOfflineCopies, type NetworkNews } from '../../src/api/offlineCopies.ts';
import { ada, ben, Browser, tokens } from '../flows/browser.ts';

const removed: string[] = [];
const openStore = (readKey: () => Promise<string> = async () => 'key') =>
  openCopyStore(readKey, { delete: async (name) => removed.push(name) > 0 });

/** A page of one browser, in front of a server that says what it is told to. */
function page(browser = new Browser(), open: typeof openStore = openStore) {
  const { storage } = browser.openTab();
  const server = {
    answers: {} as Record<string, unknown>,
    key: 'key of session 1',
    failure: undefined as Error | undefined,
    asked: [] as string[],
  };
  const client = {
    onSessionLost: () => () => undefined,
    request: async (call: Call) => {
      if (call.id === 'readDeviceKey' && !server.failure)
        return { status: 'success', key: server.key };
      server.asked.push(call.id);
      if (server.failure) throw server.failure;
      const read = call.answer.safeParse(server.answers[call.id]);
      if (!read.success) throw read.error;
      return read.data;
    },
  } as unknown as Client;
  const news: NetworkNews[] = [];
  const time = { now: 1_000 };
  const due: (() => void)[] = [];
  const copies = createOfflineCopies({
    client,
    storage,
    openStore: open,
    tell: (each) => void news.push(each),
    later: (work) => void due.push(work),
    now: () => time.now,
  });
  return { storage, server, copies, news, time, due, browser };
}

const profileOf = (email: string) => ({
  status: 'success',
  profile: {
    id: '01920000-0000-7000-8000-000000000001',
    email,
    display_name: null,
    first_name: 'Ada',
    last_name: 'L',
    email_verified: true,
  },
});
const ticked = (key: string) => ({
  status: 'success',
  version: 1,
  ticks: [{ item_key: key, ticked: true, version: 1 }],
});
const settings = {
  status: 'success',
  success: true,
  settings: { hasSickness: false, sicknessType: '' },
};
const entry = (id: string) => ({
  status: 'success',
  data: {
    id,
    created_at: 1,
    recipe_type: 'food_detection',
    suggestion: 'Rice',
    instructions: 'Stir.',
  },
});
const ids = Array.from(
  { length: 103 },
  (_, index) => `01920000-0000-7000-8000-${String(index).padStart(12, '0')}`,
);
const plan = { id: 'plan-1' };

/** What is noted beside a call has been noted. */
const kept = async (owner: string, call: string, count = 1) => {
  await expect
    .poll(
      async () =>
        (await everything()).filter((copy) => copy.owner === owner && copy.call === call).length,
    )
    .toBe(count);
};
interface Row {
  owner: string;
  call: string;
  asked: string;
}
const everything = async (): Promise<Row[]> => {
  const database = await openDB('platewise-sealed', 1);
  const rows = (await database.getAll('copies')) as Row[];
  database.close();
  return rows;
};

beforeEach(async () => {
  removed.length = 0;
  await (await openStore()).wipe();
  removed.length = 0;
});

describe('a copy before the server is asked', () => {
  test('is there for the one whose it is, and tells nobody how old it is', async () => {
    const { storage, server, copies, news } = page();
    expect(await copies.recall(readProfile, {})).toBeUndefined();
    storage.storeSession(ada, tokens(1));
    expect(await copies.recall(readProfile, {})).toBeUndefined();
    server.answers = { readProfile: profileOf('ada@example.org') };
    await copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    news.length = 0;
    server.asked.length = 0;
    expect(await copies.recall(readProfile, {})).toEqual(profileOf('ada@example.org'));
    expect([news, server.asked]).toEqual([[], []]);
    storage.storeSession(ben, tokens(2));
    expect(await copies.recall(readProfile, {})).toBeUndefined();
  });

  test("a picture's address is asked for once a week; that there is none is asked again", async () => {
    const { storage, server, copies, time } = page();
    storage.storeSession(ada, tokens(1));
    const ask = () => copies.request(findImage, { body: { q: 'rice' } });
    server.answers = { findImage: { image_url: '' } };
    await ask();
    await kept(ada.id, 'findImage');
    server.answers = { findImage: { image_url: '/image/drawn/rice.svg?v=1' } };
    await ask();
    await expect
      .poll(async () => (await copies.recall(findImage, { body: { q: 'rice' } }))?.image_url)
      .toBe('/image/drawn/rice.svg?v=1');
    server.asked.length = 0;
    expect(await ask()).toEqual({ image_url: '/image/drawn/rice.svg?v=1' });
    expect(server.asked).toEqual([]);
    time.now += 7 * 24 * 3_600_000;
    await ask();
    expect(server.asked).toEqual(['findImage']);
  });

  test('weeks that came whole with a list or a change can be read one by one without a network; heads cannot', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    const row = (id: string, lunch: string) => ({
      id,
      name: 'Jan 5 - Jan 11',
      start_date: '2026-01-05',
      end_date: '2026-01-11',
      meal_plan: [{ day: 'Monday' as const, breakfast: '', lunch, dinner: '' }],
      created_at: 1,
      updated_at: 1,
    });
    const head = { ...row(ids[1]!, ''), meal_plan: [], trimmed: true };
    server.answers = {
      fetchPlans: { status: 'success', meal_plans: [row(ids[0]!, 'Akara'), head] },
    };
    await copies.request(fetchPlans, { query: { whole: 1 } });
    await kept(ada.id, 'fetchPlan');
    const read = (id: string) => copies.request(fetchPlan, { params: { id } });
    server.failure = new NetworkError();
    expect((await read(ids[0]!)).data).toMatchObject({
      id: ids[0],
      startDate: '2026-01-05',
      mealPlan: [{ lunch: 'Akara' }],
    });
    await expect(read(ids[1]!)).rejects.toBe(server.failure);
    server.failure = undefined;
    const { start_date: startDate, end_date: endDate, ...same } = row(ids[0]!, 'Moi moi');
    const changed = {
      id: same.id,
      name: same.name,
      startDate,
      endDate,
      mealPlan: same.meal_plan,
      createdAt: 1,
      updatedAt: 2,
      version: 2,
    };
    server.answers = { updatePlan: { status: 'success', data: changed }, fetchPlans: {} };
    await copies.request(updatePlan, {
      params: { id: ids[0]! },
      body: { meal_plan: changed.mealPlan, updated_at: 2 },
    });
    await expect
      .poll(async () => (await copies.recall(fetchPlan, { params: { id: ids[0]! } }))?.data)
      .toMatchObject({ version: 2, mealPlan: [{ lunch: 'Moi moi' }] });
  });
});

describe('a call that people need offline', () => {
  test('answers from its copy where the server cannot be reached, and tells how old it is', async () => {
    const { storage, server, copies, news, time } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = { readProfile: profileOf('ada@example.org') };
    await copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    time.now = 9_000;
    server.failure = new NetworkError();
    expect(await copies.request(readProfile, {})).toEqual(profileOf('ada@example.org'));
    expect(news).toEqual([{ type: 'server.answered' }, { type: 'copy.read', copiedAt: 1_000 }]);
  });

  test('answers from its copy where the server is too slow, but not where whoever asked gave up', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = { readProfile: profileOf('ada@example.org') };
    await copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    server.failure = new TimeoutError();
    expect(await copies.request(readProfile, {})).toMatchObject({
      profile: { email: 'ada@example.org' },
    });
    await expect(copies.request(readProfile, { signal: AbortSignal.abort() })).rejects.toBe(
      server.failure,
    );
  });

  test('fails as before where there is no copy, or where the server refuses', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.failure = new NetworkError();
    await expect(copies.request(readProfile, {})).rejects.toBe(server.failure);
    server.failure = undefined;
    server.answers = { readProfile: profileOf('ada@example.org') };
    await copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    server.failure = new ForbiddenError();
    await expect(copies.request(readProfile, {})).rejects.toBe(server.failure);
  });

  test('asks for one thing and gets no other', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = {
      fetchEntry: entry(ids[0]!),
      fetchMealInstructions: { instructions: 'Boil.' },
    };
    await copies.request(fetchEntry, { params: { id: ids[0]! } });
    await copies.request(fetchMealInstructions, {
      body: { food_name: 'Rice', ingredients: ['rice'] },
    });
    await kept(ada.id, 'fetchMealInstructions');
    server.failure = new NetworkError();
    expect(await copies.request(fetchEntry, { params: { id: ids[0]! } })).toMatchObject({
      data: { suggestion: 'Rice' },
    });
    await expect(copies.request(fetchEntry, { params: { id: ids[1]! } })).rejects.toBe(
      server.failure,
    );
    await expect(
      copies.request(fetchMealInstructions, {
        body: { food_name: 'Rice', ingredients: ['rice', 'peas'] },
      }),
    ).rejects.toBe(server.failure);
  });

  test('keeps so many of a kind, and the oldest go', async () => {
    const { storage, server, copies, time } = page();
    storage.storeSession(ada, tokens(1));
    for (const id of ids) {
      time.now += 1;
      server.answers = { fetchEntry: entry(id) };
      await copies.request(fetchEntry, { params: { id } });
    }
    // What is answered after them is kept after them.
    server.answers = { readProfile: profileOf('ada@example.org') };
    await copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    await kept(ada.id, 'fetchEntry', 100);
    server.failure = new NetworkError();
    await expect(copies.request(fetchEntry, { params: { id: ids[2]! } })).rejects.toBe(
      server.failure,
    );
    expect(await copies.request(fetchEntry, { params: { id: ids[3]! } })).toMatchObject({
      data: { id: ids[3] },
    });
  });

  test('of the history keeps the first page alone, and of other calls nothing', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = {
      fetchHistory: { status: 'success', detection_history: [] },
      exportAccount: {},
    };
    await copies.request(fetchHistory, { query: { limit: 24, q: 'rice' } });
    await copies.request(fetchHistory, { query: { limit: 24, cursor: 'c' } });
    await copies.request(fetchHistory, { query: { limit: 24 } });
    await kept(ada.id, 'fetchHistory');
    server.failure = new NetworkError();
    await expect(copies.request(fetchHistory, { query: { limit: 24, q: 'rice' } })).rejects.toBe(
      server.failure,
    );
    await expect(copies.request(exportAccount, {})).rejects.toBe(server.failure);
  });

  test('shows pictures without a word of their age', async () => {
    const { storage, server, copies, news } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = { findImage: { image_url: '/image/drawn/rice.svg' } };
    await copies.request(findImage, { body: { q: 'rice' } });
    await kept(ada.id, 'findImage');
    server.failure = new NetworkError();
    expect(await copies.request(findImage, { body: { q: 'rice' } })).toEqual({
      image_url: '/image/drawn/rice.svg',
    });
    expect(news).toEqual([{ type: 'server.answered' }]);
  });

  test('does not believe a copy that today’s app cannot read', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    await (
      await openStore()
    ).keep(
      {
        owner: ada.id,
        call: 'readProfile',
        asked: '[null,null,null]',
        at: 1,
        answer: { status: 'success', profile: 'Ada' },
      },
      1,
      () => true,
    );
    server.failure = new NetworkError();
    await expect(copies.request(readProfile, {})).rejects.toBe(server.failure);
  });
});

describe('a change', () => {
  test('of ticks and settings is in the copy at once', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = {
      fetchTicks: ticked('rice'),
      saveTicks: ticked('beans'),
      readSettings: settings,
      saveSettings: { ...settings, settings: { hasSickness: true, sicknessType: 'gout' } },
    };
    await copies.request(fetchTicks, { params: plan });
    await copies.request(saveTicks, {
      params: plan,
      body: { ticks: [{ item_key: 'beans', ticked: true }] },
    });
    await copies.request(readSettings, {});
    await copies.request(saveSettings, { body: { hasSickness: true, sicknessType: 'gout' } });
    await kept(ada.id, 'readSettings');
    server.failure = new NetworkError();
    await expect.poll(() => copies.request(fetchTicks, { params: plan })).toEqual(ticked('beans'));
    await expect
      .poll(() => copies.request(readSettings, {}))
      .toMatchObject({ settings: { sicknessType: 'gout' } });
  });

  test('is not replaced by what was read before it, however long that took to seal', async () => {
    let isFirst = true;
    const { storage, server, copies } = page(new Browser(), async (readKey) => {
      const store = await openStore(readKey);
      return {
        ...store,
        keep: async (...given) => {
          const isSlow = isFirst;
          isFirst = false;
          if (isSlow) await new Promise((resolve) => setTimeout(resolve, 50));
          return store.keep(...given);
        },
      };
    });
    storage.storeSession(ada, tokens(1));
    server.answers = {
      fetchTicks: ticked('rice'),
      saveTicks: ticked('beans'),
      readProfile: profileOf('ada@example.org'),
    };
    await copies.request(fetchTicks, { params: plan });
    await copies.request(saveTicks, {
      params: plan,
      body: { ticks: [{ item_key: 'beans', ticked: true }] },
    });
    await copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    await kept(ada.id, 'fetchTicks');
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.failure = new NetworkError();
    expect(await copies.request(fetchTicks, { params: plan })).toEqual(ticked('beans'));
  });

  test('of settings takes instructions along: they were written for others', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = { fetchMealInstructions: { instructions: 'Boil.' }, saveSettings: settings };
    await copies.request(fetchMealInstructions, {
      body: { food_name: 'Rice', ingredients: ['rice'] },
    });
    await kept(ada.id, 'fetchMealInstructions');
    await copies.request(saveSettings, { body: { hasSickness: false, sicknessType: '' } });
    await kept(ada.id, 'fetchMealInstructions', 0);
  });

  test('of plans has the list read again, once for several', async () => {
    const { storage, server, copies, due } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = {
      fetchPlans: { status: 'success', meal_plans: [] },
      updatePlan: { status: 'success' },
    };
    await copies.request(fetchPlans, { query: { limit: 6 } });
    await kept(ada.id, 'fetchPlans');
    for (const _ of [1, 2])
      await copies.request(updatePlan, {
        params: plan,
        body: { meal_plan: [], updated_at: 1, version: 1 },
      });
    await expect.poll(() => due.length).toBe(1);
    server.asked.length = 0;
    due[0]!();
    await kept(ada.id, 'fetchPlans');
    expect(server.asked).toEqual(['fetchPlans']);
  });

  test('that deletes takes the copies along', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = {
      fetchEntry: entry(ids[0]!),
      deleteEntry: { status: 'success' },
      fetchTicks: ticked('rice'),
      clearPlans: { status: 'success' },
    };
    await copies.request(fetchEntry, { params: { id: ids[0]! } });
    server.answers['fetchEntry'] = entry(ids[1]!);
    await copies.request(fetchEntry, { params: { id: ids[1]! } });
    await copies.request(fetchTicks, { params: plan });
    await kept(ada.id, 'fetchEntry', 2);
    await copies.request(deleteEntry, { params: { id: ids[0]! } });
    await kept(ada.id, 'fetchEntry', 1);
    await copies.request(clearPlans, {});
    await kept(ada.id, 'fetchTicks', 0);
  });

  test('of an entry’s photo takes the copy of that entry along', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = {
      fetchEntry: entry(ids[0]!),
      keepPhoto: { status: 'success' },
      removePhoto: { status: 'success' },
    };
    await copies.request(fetchEntry, { params: { id: ids[0]! } });
    server.answers['fetchEntry'] = entry(ids[1]!);
    await copies.request(fetchEntry, { params: { id: ids[1]! } });
    await kept(ada.id, 'fetchEntry', 2);
    await copies.request(keepPhoto, { params: { id: ids[0]! }, body: {} });
    await kept(ada.id, 'fetchEntry', 1);
    await copies.request(removePhoto, { params: { id: ids[1]! } });
    await kept(ada.id, 'fetchEntry', 0);
  });
});

describe('copies are one person’s', () => {
  test('and nobody else sees them', async () => {
    const browser = new Browser();
    const first = page(browser);
    first.storage.storeSession(ada, tokens(1));
    first.server.answers = { readProfile: profileOf('ada@example.org') };
    await first.copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    const second = page(browser);
    second.storage.storeSession(ben, tokens(2));
    second.server.failure = new NetworkError();
    await expect(second.copies.request(readProfile, {})).rejects.toBe(second.server.failure);
    second.server.failure = undefined;
    second.server.answers = { readProfile: profileOf('ben@example.org') };
    await second.copies.request(readProfile, {});
    await kept(ben.id, 'readProfile');
    expect((await everything()).map(({ owner }) => owner)).toEqual([ben.id]);
  });

  test('and go with the session, with the pictures of their dishes', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = { readProfile: profileOf('ada@example.org') };
    await copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    expect(storage.readSetting(marker)).toBe(ada.id);
    storage.clearSession();
    await copies.wipe();
    expect(await everything()).toEqual([]);
    expect(removed).toEqual(['platewise-pictures']);
    expect(storage.readSetting(marker)).toBeNull();
  });

  test('and an answer that comes after the sign-out leaves none', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = { readProfile: profileOf('ada@example.org') };
    const answer = copies.request(readProfile, {});
    storage.clearSession();
    await answer;
    await copies.wipe();
    expect(await everything()).toEqual([]);
  });
});

describe('what lies on the device', () => {
  /** All that somebody finds who opens the database with other tools. */
  const found = async (): Promise<string> => {
    const database = await openDB('platewise-sealed', 1);
    const all = await Promise.all(
      [...database.objectStoreNames].map((name) => database.getAll(name)),
    );
    database.close();
    return inspect(all, { depth: 9, maxStringLength: null, maxArrayLength: null }) + bytesOf(all);
  };
  const bytesOf = (value: unknown): string => {
    if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1');
    if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer).toString('latin1');
    return typeof value === 'object' && value !== null
      ? Object.values(value).map(bytesOf).join('')
      : '';
  };

  test('says neither what was answered nor what was asked for, nor how to open it', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = {
      readSettings: { ...settings, settings: { hasSickness: true, sicknessType: 'gout' } },
      fetchMealInstructions: { status: 'success', instructions: '1. Stir.', ingredients: ['rice'] },
    };
    await copies.request(readSettings, {});
    await copies.request(fetchMealInstructions, {
      body: { food_name: 'Lentils without gluten', ingredients: ['rice'] },
    });
    expect(await copies.kept.write('unsentSettings', { sicknessType: 'asthma' })).toBe(true);
    await kept(ada.id, 'fetchMealInstructions');
    await kept(ada.id, 'readSettings');
    const text = await found();
    expect(text).toContain('fetchMealInstructions');
    for (const word of ['gout', 'Lentils', 'gluten', 'Stir', 'asthma', server.key])
      expect(text).not.toContain(word);
    expect(text).toContain('extractable: false');
    expect(text).not.toContain('extractable: true');
    expect(await copies.kept.read('unsentSettings')).toEqual({ sicknessType: 'asthma' });
    server.failure = new NetworkError();
    expect(await copies.request(readSettings, {})).toMatchObject({
      settings: { sicknessType: 'gout' },
    });
  });

  test('is opened by nothing that a later session is given', async () => {
    const { storage, server, copies } = page();
    storage.storeSession(ada, tokens(1));
    server.answers = { readProfile: profileOf('ada@example.org') };
    await copies.request(readProfile, {});
    await kept(ada.id, 'readProfile');
    const database = await openDB('platewise-sealed', 1);
    const rows = await database.getAll('copies');
    await copies.wipe();
    for (const row of rows) await database.put('copies', row);
    database.close();
    server.key = 'key of session 2';
    expect(await copies.kept.write('unsentSettings', {})).toBe(true);
    expect(await everything()).toHaveLength(2);
    server.failure = new NetworkError();
    await expect(copies.request(readProfile, {})).rejects.toBe(server.failure);
  });

  test('is nothing where the server gives no key, and everything works as without copies', async () => {
    const { storage, server, copies } = page(new Browser(), () =>
      openStore(() => Promise.reject(new ForbiddenError())),
    );
    storage.storeSession(ada, tokens(1));
    server.answers = { readProfile: profileOf('ada@example.org') };
    expect(await copies.request(readProfile, {})).toMatchObject({ status: 'success' });
    expect(await copies.kept.write('unsentSettings', {})).toBe(false);
    expect(await copies.kept.read('unsentSettings')).toBeUndefined();
    expect(await everything()).toEqual([]);
  });

  test('is not what somebody else finds who signs in, and goes with the session', async () => {
    const { storage, copies } = page();
    storage.storeSession(ada, tokens(1));
    await copies.kept.write('unsentSettings', { sicknessType: 'asthma' });
    storage.storeSession(ben, tokens(2));
    expect(await copies.kept.read('unsentSettings')).toBeUndefined();
    storage.storeSession(ada, tokens(1));
    await copies.kept.remove('unsentSettings');
    expect(await copies.kept.read('unsentSettings')).toBeUndefined();
    await copies.kept.write('unsentSettings', { sicknessType: 'asthma' });
    storage.clearSession();
    expect(await copies.kept.write('unsentSettings', {})).toBe(false);
    await copies.wipe();
    expect(await found()).not.toContain('CryptoKey');
  });
});

test('a browser without IndexedDB goes without copies', async () => {
  const { storage, server, copies } = page(new Browser(), () =>
    Promise.reject(new Error('no storage')),
  );
  storage.storeSession(ada, tokens(1));
  server.answers = { readProfile: profileOf('ada@example.org') };
  expect(await copies.request(readProfile, {})).toMatchObject({ status: 'success' });
  server.failure = new NetworkError();
  await expect(copies.request(readProfile, {})).rejects.toBe(server.failure);
  await copies.wipe();
});

test('without a session nothing is kept', async () => {
  const { server, copies } = page();
  server.answers = { readProfile: profileOf('ada@example.org') };
  await copies.request(readProfile, {});
  expect(await everything()).toEqual([]);
});
