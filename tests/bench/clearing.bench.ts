/** How long the hourly clearing keeps the event loop to itself, with what 100,000 people leave behind. SQLite, in this process. */
import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Figure } from '../../scripts/bench.ts';
import { day } from '../../domain/durations.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { databaseFile } from '../../server/infrastructure/database/database.ts';
import { openStorage } from '../../server/infrastructure/database/plugin.ts';

export const name = 'Clearing';
export const withoutApp = true;

const people = 100_000;
const longest = 25; // ms

export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-clearing-'));
  const app = Fastify();
  try {
    const config = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const storage = await openStorage(app, config, Date.now);
    const rows = fill(databaseFile(folder));
    const { plans, usage, records, analyses, sessions, mailedTokens, cache, payments } = storage;
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const began = performance.now();
    delay.enable();
    let cleared = 0;
    for (const each of [plans, usage, records, analyses, sessions, mailedTokens, cache])
      cleared += await each.purge();
    cleared += await payments.purge(Date.now() - 30 * day);
    await storage.forget();
    delay.disable();
    const stop = delay.max / 1e6;
    return [
      {
        what: `Clearing after ${people.toLocaleString('en')} people (${rows.toLocaleString('en')} rows): the longest stop of the event loop`,
        measured: `${stop.toFixed(1)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms; ${cleared.toLocaleString('en')} rows cleared in ${((performance.now() - began) / 1000).toFixed(1)} s`,
        target: `≤ ${longest} ms`,
        met: stop <= longest,
      },
    ];
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** People with a session, five records, three analyses and a plan each; of some of it the time is over. */
function fill(file: string): number {
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  const [now, long] = [Date.now(), Date.now() - 60 * day];
  const words = 'x'.repeat(300);
  const numbers = (most: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${most - 1})`;
  const fills: [rows: number, statement: string][] = [
    [
      people,
      `insert into users (id, email, email_key, password_hash, first_name, last_name, people, created_at, updated_at) ${numbers(people)} select 'u' || i, 'e' || i, 'e' || i, '', '', '', 1, 0, 0 from n`,
    ],
    [
      people,
      `insert into sessions (id, user_id, device, created_at, last_seen_at, expires_at, family_key, refresh_hash, access_hash, access_expires_at) ${numbers(people)} select 's' || i, 'u' || i, '', 0, 0, case when i % 20 = 0 then ${long} else ${now + day} end, '', '', '', 0 from n`,
    ],
    [
      5 * people,
      `insert into records (id, user_id, recipe_type, suggestion, instructions, created_at, updated_at, deleted_at) ${numbers(5 * people)} select 'r' || i, 'u' || (i / 5), '', '', '${words}', 0, 0, case when i % 200 = 0 then ${long} end from n`,
    ],
    [
      3 * people,
      `insert into analyses (id, user_id, session_id, kind, source, response, food_suggestions, details, created_at) ${numbers(3 * people)} select 'a' || i, 'u' || (i / 3), '', '', '', '[]', '[]', '${words}', case when i % 30 = 0 then ${long} else ${now} end from n`,
    ],
    [
      people,
      `insert into plans (id, user_id, name, start_date, end_date, week_key, meal_plan, version, created_at, updated_at, deleted_at) ${numbers(people)} select 'p' || i, 'u' || i, '', '', '', 'w', '${words.repeat(30)}', 1, 0, 0, case when i % 100 = 0 then ${long} end from n`,
    ],
  ];
  for (const [, statement] of fills) database.exec(statement);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  return fills.reduce((sum, [rows]) => sum + rows, 0);
}
