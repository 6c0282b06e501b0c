/** What travels: packed answers, those that never are, and lists that the caller has already. */
import type { FastifyInstance } from 'fastify';
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../contract/calls.ts';
import { weekdays } from '../../domain/calendar.ts';
import { compressionOf } from '../../server/infrastructure/http/compression.ts';
import { isKnown } from '../../server/infrastructure/http/tags.ts';
import { prove, signUp, startServer } from './support.ts';

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** One request over a real connection, its body as it travelled. */
const over = (address: string, headers: Record<string, string>): Promise<Received> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => void parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });

const week = (name: string, start: string, end: string) => ({
  name,
  start_date: start,
  end_date: end,
  meal_plan: weekdays.map((day) => ({
    day,
    breakfast: 'Oats with banana and groundnuts',
    lunch: 'Jollof rice with chicken',
    dinner: 'Vegetable soup with plantain',
    lunch_ingredients: ['rice', 'tomatoes', 'chicken', 'onion', 'pepper'],
  })),
});

async function listen() {
  const { app } = await startServer('SQLite');
  const person = await signUp(app);
  const origin = await listening(app);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    over(`${origin}${path}`, { authorization: `Bearer ${person.access}`, ...headers });
  return { app, person, origin, ask };
}
const listening = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' });

test('a list of weeks travels packed in what its caller takes, and is the same list', async () => {
  const { person, ask } = await listen();
  await person.call('POST', '/api/meal_plan', week('One', '2026-01-05', '2026-01-11'));
  const plain = await ask('/api/meal_plan');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const packed = await ask('/api/meal_plan', { 'accept-encoding': accepted });
    expect(packed.headers['content-encoding'], accepted).toBe(encoding);
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(packed.headers['cache-control']).toBe('no-store');
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
  }
  const refused = await ask('/api/meal_plan', { 'accept-encoding': 'identity' });
  expect(refused.bytes.equals(plain.bytes)).toBe(true);
});

test('a drawn picture travels packed; an answer of less than a kilobyte as it is', async () => {
  const { person, ask } = await listen();
  const { body } = await person.call('POST', '/image', { q: 'jollof rice' });
  const { headers, bytes } = await ask((body as { image_url: string }).image_url, {
    'accept-encoding': 'br',
  });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('immutable');
  expect(brotliDecompressSync(bytes).toString()).toContain('<svg');
  const profile = await ask('/api/profile', { 'accept-encoding': 'br' });
  expect(profile.headers['content-encoding']).toBeUndefined();
});

test('what holds secrets is never packed, however long it is', async () => {
  const { person, ask } = await listen();
  await person.call('POST', '/api/meal_plan', week('One', '2026-01-05', '2026-01-11'));
  await prove(person);
  const { status, headers, bytes } = await ask('/api/account/export', { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  expect(bytes.length).toBeGreaterThan(2000);
});

test('no call that can answer a token, a reference of a payment or a session is packed', () => {
  const secret = /"\w*(?:token|secret|password|reference|session_id|access_code)\w*":/;
  const packed = calls.filter((call) => compressionOf(call) !== false);
  expect(packed.length).toBeGreaterThan(20);
  for (const { id, answer } of packed)
    expect(
      secret.test(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))),
      id,
    ).toBe(false);
  const account = calls.filter(({ path }) =>
    /login|refresh|register|password|verify|account|payment/.test(path),
  );
  expect(account.filter((call) => compressionOf(call) !== false).map(({ id }) => id)).toEqual([]);
});

test('no packed answer about a person repeats the words of its query', async () => {
  const { person } = await listen();
  const searches = calls.filter(
    (call) =>
      call.method === 'GET' &&
      call.auth === 'session' &&
      compressionOf(call) !== false &&
      Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {}).includes('q'),
  );
  expect(searches.length).toBeGreaterThan(2);
  for (const { id, path } of searches) {
    const { status, text } = await person.call('GET', `${path}?q=zqxjkvwords`);
    expect(status, id).toBe(200);
    expect(text, id).not.toContain('zqxjkvwords');
  }
});

test('a list that its caller has already is answered without a body, until something changes', async () => {
  const { person, ask } = await listen();
  await person.call('POST', '/api/meal_plan', week('One', '2026-01-05', '2026-01-11'));
  const first = await ask('/api/meal_plan', { 'accept-encoding': 'br' });
  const { etag = '' } = first.headers;
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const again = await ask('/api/meal_plan', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
  await person.call('POST', '/api/meal_plan', week('Two', '2026-01-12', '2026-01-18'));
  const changed = await ask('/api/meal_plan', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test("somebody else's list is not told by a tag, and a refusal has none", async () => {
  const { app, person, origin, ask } = await listen();
  await person.call('POST', '/api/meal_plan', week('One', '2026-01-05', '2026-01-11'));
  const { etag = '' } = (await ask('/api/meal_plan')).headers;
  const other = await signUp(app);
  const theirs = await over(`${origin}/api/meal_plan`, {
    authorization: `Bearer ${other.access}`,
    'if-none-match': etag,
  });
  expect(theirs.status).toBe(200);
  const refused = await over(`${origin}/api/meal_plan`, { 'if-none-match': etag });
  expect([refused.status, refused.headers.etag]).toEqual([401, undefined]);
});

test('where the figures come from may be kept, and is asked about by its tag', async () => {
  const { ask } = await listen();
  const { headers } = await ask('/api/sources', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  const again = await ask('/api/sources', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('a body that comes in packed is not unpacked', async () => {
  const { app } = await startServer('SQLite');
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ email: 'a@example.org', password: 'correct horse' })),
  });
  expect(statusCode).toBe(400);
});

test('tags compare weakly, in lists too', () => {
  const known = (given: string | undefined) =>
    isKnown({ headers: { 'if-none-match': given } }, 'W/"a"');
  expect(['"a"', 'W/"a"', '"b", W/"a"', '*'].map(known)).toEqual([true, true, true, true]);
  expect([undefined, '', '"b"', 'W/"ab"'].map(known)).toEqual([false, false, false, false]);
});
