/** Somebody with an account of their own and a few weeks behind them, made by calls: whom a walk may wear out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { day } from '../../domain/durations.ts';
import { hour, type TestServer } from '../../scripts/screens/testServer.ts';
import { codeOf, stepAt } from '../../server/modules/secondFactor/totp.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  /** Whether they have an account. */
  readonly isKnown: boolean;
  /** What a way may name in braces: an entry of their history, an invitation. */
  readonly names: Map<string, string>;
  /** What their authenticator app shows. */
  readonly code: () => string;
  /** Learns keys and codes from what the app was answered. */
  readonly learn: (answer: unknown) => void;
}

const password = 'a long enough password';
const began = Date.now();
/** The test server's clock. */
export const serverNow = (): number => hour + Date.now() - began;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function keyFrom(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')]
    .map((sign) => letters.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export function somebody(email: string, isKnown: boolean): Person {
  let key: Buffer | undefined;
  let recovery: string[] = [];
  let used = 0;
  return {
    email,
    password,
    isKnown,
    names: new Map(),
    // A code counts once: after the first, one that was written down is used.
    code: () => {
      const next = recovery.pop();
      used += 1;
      return next ?? (key ? codeOf(key, stepAt(serverNow()) + (used % 2)) : '123456');
    },
    learn: (answer) => {
      if (typeof answer !== 'object' || answer === null) return;
      if ('key' in answer && 'qr' in answer && typeof answer.key === 'string')
        key = keyFrom(answer.key);
      if ('recovery_codes' in answer && Array.isArray(answer.recovery_codes))
        recovery = answer.recovery_codes.map(String);
    },
  };
}

type Answer = Record<string, unknown>;
type Ask = (method: string, path: string, body?: object) => Promise<Answer>;

async function sendTo(
  origin: string,
  token: string,
  [method, path, body]: Parameters<Ask>,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(origin + path, {
    method,
    signal: AbortSignal.timeout(60_000),
    headers: {
      authorization: `Bearer ${token}`,
      ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** @returns how to ask the services as them. */
async function register({ origin }: TestServer, email: string): Promise<Ask> {
  const names = { first_name: 'Ada', last_name: 'Obi' };
  await sendTo(origin, '', ['POST', '/api/register', { email, password, ...names }]);
  const { access_token: token } = await sendTo(origin, '', [
    'POST',
    '/api/login',
    { email, password },
  ]);
  return (...call) => sendTo(origin, String(token), call);
}

let week: Answer | undefined;
/** A week is planned once: it is the same for everybody. */
async function planWeek(ask: Ask): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ location: 'Nigeria', budget: '25000' }))
    form.set(name, value);
  const plan = () => ask('POST', '/auto_generate_plan', form);
  return (week ??= await plan().catch(plan));
}

const weeks = [
  ['2026-11-16', '2026-11-22'],
  ['2026-11-02', '2026-11-08'],
] as const;

async function fillIn(ask: Ask, person: Person): Promise<void> {
  const { meal_plan: plan, report } = await planWeek(ask);
  for (const [start, end] of weeks)
    await ask('POST', '/api/meal_plan', {
      name: `From ${start}`,
      start_date: start,
      end_date: end,
      meal_plan: plan,
      basis: { location: 'Nigeria', budget: 25_000 },
      report,
    });
  for (let entry = 0; entry < 24; entry += 1) {
    const { id } = await ask('POST', '/api/food_detection/detection_history', {
      recipe_type: entry % 2 === 0 ? 'food_detection' : 'ingredient_detection',
      suggestion: `Lentil soup ${entry}`,
      ingredients: JSON.stringify(['rice', 'tomatoes']),
      detected_foods: JSON.stringify(['rice', 'tomatoes']),
      instructions: '1. Fry the onion.\n2. Add the rice.',
    });
    person.names.set('entry', String(id));
  }
}

/** With an invitation of somebody else's at hand. */
async function inviteBy(server: TestServer, email: string, person: Person): Promise<void> {
  const host = await register(server, `host-of-${email}`);
  await host('POST', '/api/household');
  const { link } = await host('POST', '/api/household/invites');
  const { pathname, search, hash } = new URL(String(link));
  person.names.set('invitation', pathname + search + hash);
}

/** Pays, or is on the first day. */
export async function bringUpOne(
  server: TestServer,
  email: string,
  isPaying: boolean,
): Promise<Person> {
  const person = somebody(email, true);
  const ask = await register(server, email);
  await ask('GET', '/api/settings');
  if (!isPaying) return person;
  const [user] = server.query<{ id: string }>('select id from users where email_key = ?', email);
  server.query(
    'insert into subscriptions (id, user_id, plan_id, plan_name, intent_id, start_at, end_at, created_at) values (?, ?, ?, ?, null, ?, ?, ?)',
    randomUUID(),
    user?.id ?? '',
    'monthly',
    'Per Month',
    hour - day,
    hour + 20 * day,
    hour - day,
  );
  await fillIn(ask, person);
  await inviteBy(server, email, person);
  return person;
}

/** Logs them in as the form does, without it. */
export async function logInByCalls(
  page: Page,
  origin: string,
  { email, password: word }: Person,
): Promise<void> {
  const empty = `${origin}/empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.evaluate(
    async (person) => {
      const response = await fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      if (!response.ok || !('user_id' in answer)) return;
      const id = answer['user_id'];
      const data = { uid: id, id, email: person.email, displayName: 'Ada Obi', photoURL: null };
      for (const [key, text] of Object.entries({
        supabase_user_id: id,
        user_data: JSON.stringify(data),
        supabase_refresh_token: answer['refresh_token'],
        supabase_session_id: answer['session_id'],
        supabase_token: answer['access_token'],
        access_token: answer['access_token'],
      }))
        localStorage.setItem(key, String(text));
    },
    { email, password: word },
  );
  await page.unroute(empty);
}

/** The link of the last letter that was sent to them. */
export function linkFor({ dataDir }: TestServer, { email }: Person): string | undefined {
  const folder = join(dataDir, 'outbox');
  const letter = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
    )
    .findLast((text) => text.includes(`To: ${email}`) && text.includes('#access_token='));
  const at = letter?.indexOf('#access_token=') ?? -1;
  if (letter === undefined || at < 0) return undefined;
  const start = letter.lastIndexOf('http', at);
  return letter.slice(start, at) + (letter.slice(at).match(/^#access_token=[\w-]+/)?.[0] ?? '');
}
