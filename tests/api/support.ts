/** A server for each test that asks for one, on both databases (databases.ts). */
import * as argon2 from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, onTestFinished, type TestContext } from 'vitest';
import type { LogInAnswer } from '../../contract/account.ts';
import type { GeneratedPlan } from '../../contract/plans.ts';
import { type Kitchen, loadKitchen } from '../../kitchen/index.ts';
import { type AppOptions, buildApp } from '../../server/infrastructure/app.ts';
import { createSolver, type Solver } from '../../server/infrastructure/workers/solver.ts';
import { isVerify, leftToVerify } from '../verify.ts';
import { createPasswords } from '../../server/modules/accounts/passwords.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import {
  type AtEnd,
  emptyDatabase,
  type EngineName,
  inPostgres,
  migratedDatabase,
  query,
  testDatabaseUrl,
} from './databases.ts';

export { type AtEnd, emptyDatabase, type EngineName, inPostgres, query, testDatabaseUrl };

/**
 * Runs a suite on SQLite, and on PostgreSQL a part of it: a test there takes four times as long.
 * `npm run verify` runs all of it on both. Where there is no PostgreSQL it is listed as skipped.
 */
export function onEachDatabase(suite: (engine: EngineName) => void): void {
  describe('on SQLite', () => suite('SQLite'));
  describe.skipIf(!testDatabaseUrl)('on PostgreSQL', () => {
    if (!isVerify) beforeEach(leaveToVerify);
    suite('PostgreSQL');
  });
}

/** All but the first test of a group, and every sixth after it. */
function leaveToVerify({ task, skip }: TestContext): void {
  const tests = task.suite?.tasks.filter(({ type }) => type === 'test') ?? [];
  if (tests.indexOf(task) % 6 !== 0) skip(leftToVerify);
}

/** For what is computed and hardly stored: on SQLite in every run, on PostgreSQL too with `npm run verify`. */
export function onOneDatabase(suite: (engine: EngineName) => void): void {
  if (isVerify) onEachDatabase(suite);
  else describe('on SQLite', () => suite('SQLite'));
}

/** The part of a suite on both databases that is refused before anything is stored: on SQLite in every run, as above. */
export function hardlyStored(engine: EngineName, define: () => void): void {
  if (isVerify || engine === 'SQLite') define();
}

let sharedKitchen: Kitchen | undefined;

/** The real kitchen, loaded once for all tests. */
export const theKitchen = (): Kitchen => (sharedKitchen ??= loadKitchen());

let sharedSolver: Solver | undefined;

/** Of any week that keeps all limits, as soon as there is one; started once for all tests. */
const theSolver = (): Solver =>
  (sharedSolver ??= solvingOnce(createSolver({ gap: 0.5, grace: 60_000 })));

/** The same request has the same week (tests/kitchen/plan), so that the second database need not wait for it again. */
function solvingOnce(solver: Solver): Solver {
  const solved = new Map<string, GeneratedPlan>();
  const once = async (
    request: object,
    solve: () => Promise<GeneratedPlan>,
  ): Promise<GeneratedPlan> => {
    const asked = JSON.stringify(request);
    const known = solved.get(asked) ?? (await solve());
    solved.set(asked, known);
    return structuredClone(known);
  };
  return {
    ...solver,
    plan: (request, calledOff) => once(request, () => solver.plan(request, calledOff)),
    swap: (request, calledOff) => once(request, () => solver.swap(request, calledOff)),
  };
}

export interface Clock {
  now: () => number;
  advance: (milliseconds: number) => void;
}

export function manualClock(start = Date.UTC(2026, 0, 5, 12)): Clock {
  let time = start;
  return { now: () => time, advance: (milliseconds) => void (time += milliseconds) };
}

/** So many attempts that no test meets a limit by accident. */
export const unlimited: Readonly<Record<string, string>> = Object.fromEntries([
  ['WRITE_LIMIT_PER_ACCOUNT', '10000000'],
  ...[
    'PHOTOS',
    'CORRECTIONS',
    'PANTRY_CHANGES',
    'SHOPPING_CHANGES',
    'RECIPE_READINGS',
    'RECIPE_IMPORTS',
    'INSTRUCTIONS',
  ].map((kind) => [`${kind}_PER_DAY`, '100000']),
  ...['LOG_IN', 'REGISTER', 'MAIL', 'PASSWORD', 'FEEDBACK'].flatMap((kind) =>
    ['ADDRESS', kind === 'PASSWORD' || kind === 'FEEDBACK' ? 'ACCOUNT' : 'EMAIL'].map((per) => [
      `${kind}_LIMIT_PER_${per}`,
      '100000',
    ]),
  ),
]);

export interface TestServer {
  app: FastifyInstance;
  environment: Record<string, string>;
  log: Record<string, unknown>[];
}

export interface ServerOptions {
  environment?: Record<string, string>;
  now?: () => number;
  /** What `emptyDatabase` made before, to be migrated here or used again; else a migrated one. */
  database?: Record<string, string>;
  solver?: AppOptions['solver'];
  preparesPlanner?: boolean;
  atEnd?: AtEnd;
}

/** argon2id at a fraction of its cost: thousands of accounts are made in a run. What a log-in costs is tested on its own. */
const quick = {
  ...argon2,
  hash: (password: string | Uint8Array) =>
    argon2.hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 }),
};
let passwords: ReturnType<typeof createPasswords> | undefined;

/** A server that does not listen, gone at the end. */
export async function startServer(
  engine: EngineName,
  {
    environment = {},
    now,
    database,
    solver,
    preparesPlanner,
    atEnd = onTestFinished,
  }: ServerOptions = {},
): Promise<TestServer> {
  const all = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    MAX_LOOP_DELAY_MS: '0',
    ...unlimited,
    ...(database ?? (await migratedDatabase(engine, atEnd))),
    ...environment,
  };
  const log: Record<string, unknown>[] = [];
  const logStream = {
    write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>),
  };
  const app = await buildApp({
    config: readEnvironment(all),
    kitchen: theKitchen(),
    logStream,
    passwords: await (passwords ??= createPasswords(quick)),
    ...(now ? { now } : {}),
    solver: solver ?? theSolver(),
    ...(preparesPlanner ? { preparesPlanner } : {}),
  });
  atEnd(async () => app.close());
  return { app, environment: all, log };
}

/** A person who has an account and has logged in. */
export interface TestPerson {
  email: string;
  password: string;
  userId: string;
  sessionId: string;
  access: string;
  refresh: string;
  /** Sends a call with this person's bearer token. */
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: InjectOptions['payload'],
    headers?: Record<string, string>,
  ) => Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The body as JSON, to be read by name; undefined where it is not JSON. */
  body: Body;
}
// What an answer holds differs by call, and a test reads it to see whether it is what it expects.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type Body = any;

export async function send(app: FastifyInstance, options: InjectOptions): Promise<Answer> {
  const { statusCode, headers, body } = await app.inject(options);
  return {
    status: statusCode,
    headers,
    text: body,
    body: String(headers['content-type']).includes('json')
      ? (JSON.parse(body) as unknown)
      : undefined,
  };
}

/** Gives somebody a subscription, as a verified payment would. */
export async function subscribe(
  environment: Record<string, string>,
  userId: string,
  { from = Date.now(), until = from + 30 * 24 * 3_600_000 }: { from?: number; until?: number } = {},
): Promise<void> {
  const id = randomBytes(8).toString('hex');
  await query(
    environment,
    `insert into subscriptions (id, user_id, plan_id, plan_name, intent_id, start_at, end_at, created_at) values ('${id}', '${userId}', 'monthly', '$10 Per Month', null, ${from}, ${until}, ${from})`,
  );
}

let people = 0;

export async function register(
  app: FastifyInstance,
  email: string,
  password = 'correct horse',
): Promise<Answer> {
  return send(app, {
    method: 'POST',
    url: '/api/register',
    payload: { email, password, first_name: 'Ada', last_name: 'Obi' },
  });
}

export async function logIn(
  app: FastifyInstance,
  email: string,
  password = 'correct horse',
): Promise<Answer> {
  return send(app, { method: 'POST', url: '/api/login', payload: { email, password } });
}

export async function signUp(
  app: FastifyInstance,
  email = `person${(people += 1)}@example.org`,
): Promise<TestPerson> {
  const password = 'correct horse';
  const registered = await register(app, email, password);
  if (registered.status !== 200) throw new Error(`Could not register: ${registered.text}`);
  return { ...tokensOf(await logIn(app, email, password), app), email, password };
}

/** Proves who uses the session, as the export and the ending of sessions ask for. */
export const prove = (
  { call }: { call: (method: 'POST', url: string, body: object) => Promise<{ status: number }> },
  password = 'correct horse',
): Promise<{ status: number }> =>
  call('POST', '/api/account/proof', { current_password: password });

/** What a log-in or a refresh brought, with a way to use it. */
export function tokensOf(
  { body, text }: Answer,
  app: FastifyInstance,
): Omit<TestPerson, 'email' | 'password'> {
  const {
    access_token: access,
    refresh_token: next,
    session_id: sessionId,
    user_id: userId = '',
  } = body as LogInAnswer;
  if (!access || !next || !sessionId) throw new Error(`No tokens in ${text}`);
  return {
    access,
    refresh: next,
    sessionId,
    userId,
    call: (method, url, payload, headers = {}) =>
      send(app, {
        method,
        url,
        headers: { authorization: `Bearer ${access}`, ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
  };
}

export async function refresh(
  app: FastifyInstance,
  { refresh: token, sessionId }: { refresh: string; sessionId: string },
): Promise<Answer> {
  return send(app, {
    method: 'POST',
    url: '/api/refresh',
    payload: { refresh_token: token, session_id: sessionId },
  });
}

/** A multipart body with its header, for `inject`. */
export function form(
  fields:
    | Record<string, string | { file: Buffer; name?: string; type?: string }>
    | [string, string][],
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `----test${randomBytes(8).toString('hex')}`;
  const entries = Array.isArray(fields) ? fields : Object.entries(fields);
  const parts = entries.map(([name, value]) => {
    if (typeof value === 'string')
      return Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${value.name ?? 'photo.jpg'}"\r\nContent-Type: ${value.type ?? 'image/jpeg'}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), value.file, Buffer.from('\r\n')]);
  });
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Sends a multipart call. */
export async function sendForm(
  person: TestPerson,
  url: string,
  fields: Parameters<typeof form>[0],
): Promise<Answer> {
  const { payload, headers } = form(fields);
  return person.call('POST', url, payload, headers);
}

/** A child who eats along, with an allergy; the person has agreed that it is stored. */
export async function seatAda(person: TestPerson, sickness = 'peanut allergy'): Promise<void> {
  await person.call('PUT', '/api/settings', {
    hasSickness: false,
    sicknessType: '',
    health_consent_at: 1,
  });
  await person.call('PUT', '/api/table/11111111-1111-4111-8111-111111111111', {
    name: 'Ada',
    kind: 'child',
    eats: true,
    leaves_out: [],
    portion: null,
    sickness,
  });
}
