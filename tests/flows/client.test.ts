// @vitest-environment node
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logIn, logOut, readProfile } from '../../contract/account.ts';
import { fetchEntry, fetchHistory } from '../../contract/history.ts';
import { fetchInstructions, processIngredients } from '../../contract/kitchen.ts';
import { type ClientOptions, createClient } from '../../src/api/client.ts';
import { ada, Browser, tokens } from './browser.ts';
import { type FaultyServer, startFaultyServer } from './faultyServer.ts';

let server: FaultyServer;
beforeAll(async () => {
  server = await startFaultyServer();
});
afterEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

function tab(others: Partial<ClientOptions> = {}) {
  const { storage } = new Browser().openTab();
  return {
    storage,
    client: createClient({
      origin: server.origin,
      storage,
      timeouts: { productApi: 10_000, aiService: 10_000 },
      ...others,
    }),
  };
}

const profile = {
  id: '01920000-0000-7000-8000-000000000001',
  email: 'ada@example.org',
  display_name: null,
  first_name: 'Ada',
  last_name: 'L',
  email_verified: true,
};

test('SES-07: a stored token travels as bearer, and without one there is no such header', async () => {
  server.answer = () => ({ json: { status: 'success', profile } });
  const { client, storage } = tab();
  await client.request(readProfile, {});
  storage.storeSession(ada, tokens(1));
  await client.request(readProfile, {});
  expect(server.seen.map((each) => each.headers['authorization'])).toEqual([
    undefined,
    'Bearer access-1',
  ]);
});

test('a call says in which language the screen speaks, as it is then', async () => {
  server.answer = () => ({ json: { status: 'success', profile } });
  let language = 'fr';
  const { client } = tab({ language: () => language });
  await client.request(readProfile, {});
  language = 'en';
  await client.request(readProfile, {});
  expect(server.seen.map((each) => each.headers['accept-language'])).toEqual(['fr', 'en']);
});

test('a call that asks for it says which day it is where the reader is', async () => {
  server.answer = () => ({ json: { status: 'success', profile } });
  const { client } = tab();
  await client.request(readProfile, { localDate: '2026-01-07' });
  await client.request(readProfile, {});
  expect(server.seen.map((each) => each.headers['x-local-date'])).toEqual([
    '2026-01-07',
    undefined,
  ]);
});

test('SES-07: cookies are included', async () => {
  const fetched: Request[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = (request) => {
    fetched.push(request as Request);
    return Promise.resolve(Response.json({ status: 'success', profile }));
  };
  try {
    await tab().client.request(readProfile, {});
  } finally {
    globalThis.fetch = original;
  }
  expect(fetched[0]?.credentials).toBe('include');
});

test('AUTH-11: a JSON call sends its body as JSON, and answers what the schema names', async () => {
  server.answer = () => ({ json: { status: 'success', access_token: 'a', surprise: true } });
  const answer = await tab().client.request(logIn, {
    body: { email: 'ada@example.org', password: 'lovelace' },
  });
  expect(answer).toEqual({ status: 'success', access_token: 'a' });
  expect(server.seen[0]).toMatchObject({
    method: 'POST',
    path: '/api/login',
    text: '{"email":"ada@example.org","password":"lovelace"}',
  });
  expect(server.seen[0]?.headers['content-type']).toBe('application/json');
});

test('SRV-02: an AI call sends its body as a form, and leaves out what is not given', async () => {
  server.answer = () => ({
    json: { response: [], food_suggestions: [], analysis_id: 'a', instructions: '' },
  });
  const { client } = tab();
  await client.request(processIngredients, {
    body: { image_or_ingredient_list: 'ingredient_list', ingredient_list: 'œufs, 🥚\nبيض' },
  });
  await client.request(fetchInstructions, {
    body: { food_analysis_id: 'a', food_choice_index: '2' },
  });
  await client.request(processIngredients, {
    body: { image_or_ingredient_list: 'image', ingredient_list: undefined },
  });
  const forms = await Promise.all(
    server.seen.map(async ({ text, headers }) =>
      Object.fromEntries(
        await new Response(text, {
          headers: { 'content-type': String(headers['content-type']) },
        }).formData(),
      ),
    ),
  );
  expect(forms).toEqual([
    { image_or_ingredient_list: 'ingredient_list', ingredient_list: 'œufs, 🥚\r\nبيض' },
    { food_analysis_id: 'a', food_choice_index: '2' },
    { image_or_ingredient_list: 'image' },
  ]);
});

test('parameters stand in the path, a query behind it', async () => {
  server.answer = ({ path }) => ({
    json: path.endsWith('history')
      ? { status: 'success', detection_history: [] }
      : { status: 'success' },
  });
  const { client } = tab();
  await client.request(fetchEntry, { params: { id: '../a b' } });
  await client.request(fetchHistory, { query: { limit: 20, cursor: undefined } });
  expect(
    server.seen.map(({ method, path, query }) => `${method} ${path} ${query.toString()}`),
  ).toEqual([
    'GET /api/food_detection/detection_history/..%2Fa%20b ',
    'GET /api/food_detection/detection_history limit=20',
  ]);
});

test('OUT-02: nothing is asked in a session that is being ended, and in the next one all is', async () => {
  const { client, storage } = tab();
  storage.storeSession(ada, tokens(1));
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  server.answer = async () => {
    await ended;
    return { json: { status: 'success', profile } };
  };
  const asked = client.request(readProfile, {});
  const givenUp = expect(asked).rejects.toThrow();
  await expect.poll(() => server.seen.length).toBe(1);
  const leaving = client.request(logOut, { suppressAuthRedirect: true, endsSession: true });
  await givenUp;
  await expect(client.request(readProfile, {})).rejects.toThrow();
  end();
  await leaving;
  expect(server.seen.map(({ path }) => path)).toEqual(['/api/profile', '/api/logout']);
  storage.storeSession(ada, tokens(2));
  expect(await client.request(readProfile, {})).toMatchObject({ profile: { first_name: 'Ada' } });
});

test('OUT-02: where the server could not be told, the session goes on', async () => {
  const { client, storage } = tab();
  storage.storeSession(ada, tokens(1));
  server.answer = ({ path }) =>
    path === '/api/logout' ? { status: 503, json: {} } : { json: { status: 'success', profile } };
  await expect(
    client.request(logOut, { suppressAuthRedirect: true, endsSession: true }),
  ).rejects.toThrow();
  expect(await client.request(readProfile, {})).toMatchObject({ profile: { first_name: 'Ada' } });
});
