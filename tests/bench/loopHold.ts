/** How long a call keeps a server's event loop to itself, by the time of its thread between two turns of the loop. */
import Database from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildApp } from '../../server/infrastructure/app.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import type { HostileBody } from './hostileBodies.ts';

export interface LoopServer {
  /** The longest single hold of a call (ms), and what it answered. */
  hold(body: HostileBody): Promise<{ ms: number; status: number }>;
  close(): Promise<void>;
}

/** The first of a kind compiles what it needs, and any may meet a collection of garbage: the shortest of so many is its own. */
const turns = 3;

export async function startLoopServer(): Promise<LoopServer> {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-hold-'));
  const limits = ['LOG_IN', 'REGISTER', 'MAIL', 'PASSWORD', 'FEEDBACK'].flatMap((kind) =>
    ['ADDRESS', 'EMAIL', 'ACCOUNT'].map((per) => [`${kind}_LIMIT_PER_${per}`, '1000000']),
  );
  const app = await buildApp({
    config: readEnvironment({
      ...Object.fromEntries(limits),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      MAX_LOOP_DELAY_MS: '0',
    }),
  });
  const token = await signUp(app, join(folder, 'platewise.sqlite'));
  const once = async ({ method, path, payload, type }: HostileBody) => {
    const watch = watchLoop();
    const { statusCode } = await app.inject({
      method,
      url: path,
      payload: Readable.from(inPieces(Buffer.from(payload))),
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    });
    return { ms: watch(), status: statusCode };
  };
  return {
    async hold(body) {
      let best = await once(body);
      for (let turn = 1; turn < turns && best.ms > 5; turn += 1) {
        const next = await once(body);
        if (next.ms < best.ms) best = next;
      }
      return best;
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As a socket brings it: a piece a turn. */
async function* inPieces(payload: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < payload.length; at += 64 * 1024) {
    await nextTurn();
    yield payload.subarray(at, at + 64 * 1024);
  }
}

/** Of this thread (ms): what others on the machine take from it is no hold of ours. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** @returns what ends the watch and tells the longest gap */
function watchLoop(): () => number {
  let [last, longest, isOver] = [ownTime(), 0, false];
  const look = () => {
    const time = ownTime();
    longest = Math.max(longest, time - last);
    last = time;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
    look();
    return longest;
  };
}

/** Somebody without the trial's limits. */
async function signUp(app: FastifyInstance, file: string): Promise<string> {
  const person = { email: 'hold@example.org', password: 'correct horse' };
  await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { ...person, first_name: 'A', last_name: 'B' },
  });
  const { access_token: token, user_id: id } = (
    await app.inject({ method: 'POST', url: '/api/login', payload: person })
  ).json<{ access_token: string; user_id: string }>();
  const database = new Database(file);
  database
    .prepare(
      "insert into subscriptions (id, user_id, plan_id, plan_name, intent_id, start_at, end_at, created_at) values ('s', ?, 'monthly', 'Monthly', null, 0, ?, 0)",
    )
    .run(id, Date.now() * 2);
  database.close();
  return token;
}
