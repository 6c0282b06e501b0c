// @vitest-environment node
/** Every port against a small server that answers well, badly, or not at all. */
import { setTimeout as pause } from 'node:timers/promises';
import { type AnyActorLogic, createActor } from 'xstate';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createFetchPage,
  createFetchRecipe,
} from '../../src/features/recipe/actors/fetchRecipe.ts';
import { createFetchResources } from '../../src/features/followUp/actors/fetchResources.ts';
import { createLogIn } from '../../src/features/login/actors/logIn.ts';
import { createLogOut } from '../../src/features/session/actors/logOut.ts';
import { createProcessIngredients } from '../../src/features/aiKitchen/actors/processIngredients.ts';
import { createRegister } from '../../src/features/signup/actors/register.ts';
import { createSaveRecord } from '../../src/features/followUp/actors/saveRecord.ts';
import { createSessionActors } from '../../src/features/session/actors/createSessionActors.ts';
import type { KitchenRecord } from '../../machines/shared/kitchen.ts';
import type { Connections } from '../../src/actors/connections.ts';
import { UserDataError } from '../../src/api/storage.ts';
import { ada, Browser, tokens } from './browser.ts';
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
const says = (status: number, message?: string): Answer => ({
  status,
  json: { status: 'error', message },
});
const hasty = { productApi: 80, aiService: 80 };

const credentials = { email: 'ada@example.org', password: 'lovelace' };
const newcomer = { firstName: 'Ada', lastName: 'Lovelace', ...credentials };
const dish = { kind: 'dish', analysisId: 'analysis-1', index: 1, swaps: [] } as const;
const resources = {
  YoutubeSearch: [
    { title: 'Omelette', link: 'https://www.youtube.com/watch?v=abcdefghijk' },
    { title: 'Another', link: 'https://youtu.be/x' },
  ],
  GoogleSearch: [
    { title: 'Eggs', link: 'https://example.org/eggs', description: 'All about eggs' },
  ],
};
const record: KitchenRecord = {
  kind: 'ingredient',
  analysisId: 'analysis-1',
  suggestion: 'Omelette',
  instructions: '1. Beat',
  names: ['eggs', 'milk'],
  resources,
};

const tasks: [string, (connections: Connections) => AnyActorLogic, unknown][] = [
  ['logIn', createLogIn, credentials],
  ['register', createRegister, newcomer],
  ['logOut', (connections) => createLogOut(connections, 1000), undefined],
  ['processIngredients', createProcessIngredients, { list: 'eggs', filters: {} }],
  ['fetchRecipe', createFetchRecipe, dish],
  ['fetchResources', createFetchResources, dish],
  ['saveRecord', createSaveRecord, record],
];

describe.each(tasks)('%s', (name, create, input) => {
  test.each([
    ['a broken server', { status: 500, json: {} }, 'serverFailed'],
    ['an answer that never comes', 'hang', 'timedOut'],
    ['an answer of another shape', { json: { status: 7 } }, 'answerUnreadable'],
    ['an answer that is no JSON', { text: '<html>' }, 'answerUnreadable'],
  ] as const)('fails on %s', async (_, answer, code) => {
    answerWith(answer);
    const tab = connectTab(server.origin, answer === 'hang' ? { timeouts: hasty } : {});
    await expect(run(create(tab), input)).rejects.toMatchObject({ code });
    expect(tab.storage.readTokens()).toBeNull();
  });

  // Who signs up is told of it as a refusal (below).
  test.skipIf(name === 'register')('fails on a connection that breaks', async () => {
    answerWith('drop');
    const tab = connectTab(server.origin);
    await expect(run(create(tab), input)).rejects.toMatchObject({ code: 'networkFailed' });
    expect(tab.storage.readTokens()).toBeNull();
  });

  test('gives the call up when it is stopped', async () => {
    let isClosed: Promise<unknown> = Promise.resolve();
    const asked = new Promise<void>((resolve) => {
      server.answer = () => {
        isClosed = new Promise((end) => setTimeout(end, 30));
        resolve();
        return isClosed.then(() => ({
          json: { status: 'success', access_token: 'late', user_id: 'ada-id' },
        }));
      };
    });
    const tab = connectTab(server.origin);
    const actor = createActor(create(tab), { input });
    actor.start();
    await asked;
    actor.stop();
    await isClosed;
    await pause(30);
    expect(tab.storage.readTokens(), 'an answer that comes late stores nothing').toBeNull();
  });
});

describe('logIn', () => {
  const success = {
    status: 'success',
    access_token: 'a',
    refresh_token: 'r',
    session_id: 's',
    user_id: 'ada-id',
    user_data: { id: 'ada-id', email: 'ada@example.org', display_name: 'Ada Lovelace' },
  };

  test('AUTH-08: stores tokens and user data', async () => {
    answerWith({ json: success });
    const tab = connectTab(server.origin);
    expect(await run(createLogIn(tab), credentials)).toEqual({ outcome: 'loggedIn' });
    expect(tab.storage.readTokens()).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      sessionId: 's',
    });
    expect(tab.storage.readPerson()).toEqual(ada);
    expect(JSON.parse(server.seen[0]!.text)).toEqual(credentials);
  });

  test('AUTH-11: keeps in which units amounts are to be shown, where those are not the usual ones', async () => {
    answerWith({ json: { ...success, user_data: { ...success.user_data, units: 'us' } } });
    const tab = connectTab(server.origin);
    await run(createLogIn(tab), credentials);
    expect(tab.storage.readPersonal('units', 'ada-id')).toBe('us');
  });

  test('AUTH-11: takes user_id and the typed email where user_data is missing', async () => {
    answerWith({ json: { status: 'success', access_token: 'a', user_id: 'ada-id' } });
    const tab = connectTab(server.origin);
    expect(await run(createLogIn(tab), credentials)).toEqual({ outcome: 'loggedIn' });
    expect(tab.storage.readPerson()).toEqual({ ...ada, displayName: null });
  });

  test('fails where the answer says nothing of who this is', async () => {
    answerWith({ json: { status: 'success', access_token: 'a' } });
    const tab = connectTab(server.origin);
    await expect(run(createLogIn(tab), credentials)).rejects.toMatchObject({
      code: 'answerUnreadable',
    });
    expect(tab.storage.readTokens()).toBeNull();
  });

  test('SIGN-05: a success without a token is told apart', async () => {
    answerWith({ json: { ...success, access_token: undefined } });
    expect(await run(createLogIn(connectTab(server.origin)), credentials)).toEqual({
      outcome: 'tokenMissing',
    });
  });

  test.each<[string, Answer, string | undefined]>([
    ['a 401 with a message', says(401, 'Invalid email or password.'), 'Invalid email or password.'],
    ['a 401 without one', { status: 401, json: {} }, undefined],
    [
      'a 429',
      says(429, 'Too many attempts. Please wait 30 seconds and try again.'),
      'Too many attempts. Please wait 30 seconds and try again.',
    ],
    ['a 400', says(400, "'email' is missing."), "'email' is missing."],
    [
      'a 403',
      says(403, 'from another site'),
      'Access denied. You do not have permission to perform this action.',
    ],
    [
      'an answer without success',
      { json: { status: 'error', message: 'Account locked' } },
      'Account locked',
    ],
  ])('AUTH-07: %s is a refusal', async (_, answer, message) => {
    answerWith(answer);
    expect(await run(createLogIn(connectTab(server.origin)), credentials)).toEqual({
      outcome: 'refused',
      message,
    });
    expect(server.seen).toHaveLength(1);
  });
});

describe('register', () => {
  test('SIGN-04: sends the names as the contract has them', async () => {
    answerWith({ json: { status: 'success' } });
    expect(await run(createRegister(connectTab(server.origin)), newcomer)).toEqual({
      outcome: 'registered',
    });
    expect(JSON.parse(server.seen[0]!.text)).toEqual({
      email: 'ada@example.org',
      password: 'lovelace',
      first_name: 'Ada',
      last_name: 'Lovelace',
    });
  });

  test.each<[string, Answer, string | undefined]>([
    [
      'an address that is taken',
      says(409, 'An account with this email already exists.'),
      'An account with this email already exists.',
    ],
    [
      'a connection that breaks',
      'drop',
      'Failed to create account. You seem to be offline. Please check your connection and try again.',
    ],
    ['an answer without success', { json: { status: 'error' } }, undefined],
  ])('SIGN-05: %s is a refusal', async (_, answer, message) => {
    answerWith(answer);
    expect(await run(createRegister(connectTab(server.origin)), newcomer)).toEqual({
      outcome: 'refused',
      message,
    });
  });
});

describe('logOut', () => {
  test('OUT-02: names the session by its token, and a refusal neither refreshes nor loses it', async () => {
    answerWith(says(401));
    const tab = connectTab(server.origin);
    tab.storage.storeSession(ada, tokens(1));
    const losses: string[] = [];
    tab.client.onSessionLost(() => losses.push('lost'));
    await expect(run(createLogOut(tab))).rejects.toMatchObject({ code: 'authenticationFailed' });
    expect(server.seen.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
      ['/api/logout', 'Bearer access-1'],
    ]);
    expect(losses).toEqual([]);
  });
});

describe('the kitchen', () => {
  test('fetchRecipe: brings text, ingredients and notes, the latter two empty where none came', async () => {
    answerWith({ json: { instructions: '1. Beat', ingredients: ['2 eggs'], notes: ['Serves 1'] } });
    expect(await run(createFetchRecipe(connectTab(server.origin)), dish)).toEqual({
      text: '1. Beat',
      ingredients: ['2 eggs'],
      notes: ['Serves 1'],
      openHealth: {},
    });
    answerWith({ json: { instructions: '1. Beat' } });
    expect(await run(createFetchRecipe(connectTab(server.origin)), dish)).toEqual({
      text: '1. Beat',
      ingredients: [],
      notes: [],
      openHealth: {},
    });
  });

  test('fetchPage: says why there is no recipe where trying again changes nothing, and fails otherwise', async () => {
    const message = 'This dish does not fit your settings. Contains eggs, which you avoid: eggs.';
    for (const status of [422, 404]) {
      answerWith({ status, json: { status: 'error', message, code: 'refused_for_health' } });
      expect(await run(createFetchPage(connectTab(server.origin)), dish)).toMatchObject({
        text: '',
        refused: message,
      });
    }
    const reasons = [{ code: 'verdict.holdsAllergen', params: {}, text: 'Contains eggs.' }];
    answerWith({ status: 422, json: { status: 'error', message, reasons } });
    expect(await run(createFetchPage(connectTab(server.origin)), dish)).toMatchObject({
      refused: message,
      refusedFor: reasons,
    });
    answerWith({ status: 400, json: { status: 'error', message } });
    await expect(run(createFetchPage(connectTab(server.origin)), dish)).rejects.toThrow();
  });

  test('fetchResources: brings videos and articles and where they come from', async () => {
    answerWith({ json: { ...resources, source: 'link' } });
    expect(await run(createFetchResources(connectTab(server.origin)), dish)).toEqual({
      ...resources,
      source: 'link',
    });
  });

  test.each([
    ['fetchRecipe', createFetchRecipe, { instructions: '', error: 'The kitchen is closed.' }],
    [
      'fetchResources',
      createFetchResources,
      { YoutubeSearch: [], GoogleSearch: [], error: 'The kitchen is closed.' },
    ],
  ] as const)('%s: an answer with an error is a failure', async (_, create, json) => {
    answerWith({ json });
    await expect(
      run(create(connectTab(server.origin)) as AnyActorLogic, dish),
    ).rejects.toMatchObject({ code: 'refused', message: 'The kitchen is closed.' });
  });

  test('processIngredients: brings an error with the rest, since the chart judges it', async () => {
    const answer = {
      response: [],
      food_suggestions: [],
      analysis_id: '',
      error: 'Nothing was understood.',
    };
    answerWith({ json: answer });
    expect(
      await run(createProcessIngredients(connectTab(server.origin)), { list: '???', filters: {} }),
    ).toEqual(answer);
  });

  test('HIST-11: a record travels with its lists as JSON texts and the first of its links', async () => {
    answerWith({ json: { status: 'success' } });
    await run(createSaveRecord(connectTab(server.origin)), record);
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/food_detection/detection_history',
    });
    expect(JSON.parse(server.seen[0]!.text)).toEqual({
      recipe_type: 'ingredient_detection',
      suggestion: 'Omelette',
      instructions: '1. Beat',
      ingredients: '["eggs","milk"]',
      detected_foods: '["eggs","milk"]',
      analysis_id: 'analysis-1',
      youtube: 'https://www.youtube.com/watch?v=abcdefghijk',
      google: 'https://example.org/eggs',
      resources: JSON.stringify(resources),
    });
  });

  test('HIST-11: without resources it names none, and with empty ones it names no link', async () => {
    answerWith({ json: { status: 'success' } });
    await run(createSaveRecord(connectTab(server.origin)), { ...record, resources: null });
    await run(createSaveRecord(connectTab(server.origin)), {
      ...record,
      resources: { YoutubeSearch: [], GoogleSearch: [] },
    });
    const [without, empty] = server.seen.map(
      ({ text }) => JSON.parse(text) as Record<string, unknown>,
    );
    expect(Object.keys(without!)).not.toContain('resources');
    expect(empty).toMatchObject({ resources: '{"YoutubeSearch":[],"GoogleSearch":[]}' });
    expect(empty).not.toHaveProperty('youtube');
  });

  test('saveRecord: an answer without success is a failure', async () => {
    answerWith({ json: { status: 'error', message: 'History is full.' } });
    await expect(run(createSaveRecord(connectTab(server.origin)), record)).rejects.toThrow(
      'History is full.',
    );
  });
});

describe('the stored session', () => {
  test('AUTH-01, AUTH-02: is read where it is whole', async () => {
    const tab = connectTab(server.origin);
    const { readSession } = createSessionActors(tab);
    expect(await run(readSession)).toBeNull();
    tab.storage.storeSession(ada, tokens(1));
    expect(await run(readSession)).toEqual({ token: 'access-1', person: ada });
  });

  test('SES-05: fails to be read where user data does not parse', async () => {
    const browser = new Browser();
    const tab = connectTab(server.origin, { tab: browser.openTab() });
    tab.storage.storeSession(ada, tokens(1));
    browser.texts.set('user_data', '{');
    await expect(run(createSessionActors(tab).readSession)).rejects.toBeInstanceOf(UserDataError);
  });

  test('AUTH-01: clearAccessStatus forgets that person’s access status alone', async () => {
    const tab = connectTab(server.origin);
    tab.storage.writePersonal('accessStatus', ada.id, 'yes');
    tab.storage.writePersonal('trialStart', ada.id, 'then');
    await run(createSessionActors(tab).clearAccessStatus, { userId: ada.id });
    expect(tab.storage.readPersonal('accessStatus', ada.id)).toBeNull();
    expect(tab.storage.readPersonal('trialStart', ada.id)).toBe('then');
  });

  test('SES-03: clearSession takes it all, and says so where it cannot', async () => {
    const tab = connectTab(server.origin);
    tab.storage.storeSession(ada, tokens(1));
    await run(createSessionActors(tab).clearSession);
    expect(tab.storage.readTokens()).toBeNull();
    const stubborn = {
      ...tab.storage,
      clearSession: () => {
        throw new Error('It will not go');
      },
    };
    await expect(
      run(createSessionActors({ ...tab, storage: stubborn }).clearSession),
    ).rejects.toThrow('It will not go');
  });
});
