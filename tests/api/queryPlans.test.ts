/** No query of a person or of the clearing reads a table from end to end: the plans of all that is asked, on both databases. */
import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { day } from '../../domain/durations.ts';
import { bowl } from '../photos/photos.ts';
import {
  type EngineName,
  form,
  emptyDatabase,
  inPostgres,
  logIn,
  manualClock,
  onEachDatabase,
  prove,
  query,
  refresh,
  send,
  sendForm,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { openStorage } from '../../server/infrastructure/database/plugin.ts';
import Fastify from 'fastify';

/** Of no person and no chore: whether the database answers at all looks for any row. */
const exempt = [/^select ["`]?key["`]? from ["`]?cache["`]? limit/];
const isQuery = (text: string) =>
  /^(?:select|insert|update|delete|with)\b/i.test(text) &&
  !/\bmigrations\b|pg_\w+lock|information_schema|sqlite_master/.test(text) &&
  exempt.every((each) => !each.test(text));

/** Statements of a person that do not name the person, with what they go by instead (docs/capacity.md). */
const byOther = [
  /^(?:select|update) .*"(?:sessions|usage|plans)".* where "id" =/,
  /^(?:select|update) .*"payment_intents".* where "(?:id|reference|next_check_at)"/,
];
/** What the clearing does to all people at once. */
const isClearing = /\bin \(select "\w+" from "\w+" where [^()]*limit \S+\)/;

/** Of each table that is split by the person, statements that no person's id leads to. */
function withoutPerson(statements: readonly string[]): string[] {
  const document = readFileSync(new URL('../../docs/capacity.md', import.meta.url), 'utf8');
  const tables = [...document.matchAll(/^\| `(\w+)` \| `user_id` \|/gm)].map(([, table]) => table);
  expect(tables.length).toBeGreaterThan(20);
  const ofPeople = new RegExp(`(?:from|into|update|join) "(?:${tables.join('|')})"`);
  return statements.filter(
    (text) =>
      ofPeople.test(text) &&
      !/\buser_id\b/.test(text.startsWith('insert') ? text : text.replace(/^.*? where /s, '')) &&
      !isClearing.test(text) &&
      byOther.every((each) => !each.test(text)),
  );
}

/** Notes every statement that is prepared on this database; a file before this one may still be tidying the other. */
function listen(engine: EngineName): Set<string> {
  const heard = new Set<string>();
  const note = (on: EngineName, text: unknown) => {
    if (on === engine && typeof text === 'string' && isQuery(text)) heard.add(text);
  };
  // oxlint-disable-next-line typescript/unbound-method -- it is called on each database again
  const { prepare } = Database.prototype;
  vi.spyOn(Database.prototype, 'prepare').mockImplementation(function (
    this: Database.Database,
    text: string,
  ) {
    note('SQLite', text);
    return prepare.call(this, text);
  });
  // oxlint-disable-next-line typescript/unbound-method -- it is called on each client again
  const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given;
    note('PostgreSQL', typeof first === 'string' ? first : (first as { text?: string }).text);
    return ask.apply(this, given);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return heard;
}

const week = (start: string, end: string) => ({
  name: 'A week',
  start_date: start,
  end_date: end,
  meal_plan: [{ day: 'Monday', breakfast: 'Akara', lunch: 'Jollof rice', dinner: 'Efo riro' }],
});
const history = '/api/food_detection/detection_history';

async function plans(person: TestPerson): Promise<void> {
  const save = async (start: string, end: string): Promise<string> =>
    (
      await person.call('POST', '/api/meal_plan', week(start, end), {
        'idempotency-key': `key-${start}`,
      })
    ).body.data.id;
  const [one, other] = [
    await save('2026-01-05', '2026-01-11'),
    await save('2026-01-12', '2026-01-18'),
  ];
  const at = `/api/meal_plans/${one}`;
  const ticks = { ticks: [{ item_key: 'rice', ticked: true }] };
  await person.call('GET', '/api/meal_plan');
  await person.call('GET', `/api/meal_plan?limit=1&whole=1`);
  await person.call('GET', `/api/meal_plan?limit=1&whole=0&before=${other}`);
  await person.call('GET', at);
  await person.call('PUT', at, { ...week('', ''), updated_at: 1, version: 1 });
  await person.call('POST', `${at}/revert`, { version: 2 });
  await person.call('POST', `${at}/duplicate`, {});
  await person.call('PUT', `${at}/ticks`, ticks, { 'idempotency-key': 'ticks' });
  await person.call('GET', `${at}/ticks?since=1`);
  await person.call('GET', `${at}/calendar.ics`);
  await person.call('POST', '/api/meal_plan/shopping', { plan_id: one });
  await person.call('DELETE', at);
  await person.call('POST', `${at}/restore`);
  const { clear_id } = (await person.call('DELETE', '/api/meal_plans/clear')).body;
  await person.call('DELETE', '/api/meal_plans/clear');
  await person.call('POST', '/api/meal_plans/restore', { clear_id });
  await person.call('DELETE', at);
}

async function records(person: TestPerson): Promise<void> {
  const analysis: string = (
    await sendForm(person, '/process', {
      image_or_ingredient_list: 'ingredient_list',
      ingredient_list: 'rice, tomato, onion, chicken',
    })
  ).body.analysis_id;
  await person.call('POST', '/process_confirm', { analysis_id: analysis, response: ['rice'] });
  for (const analysisId of [{ food_analysis_id: analysis }, {}])
    await sendForm(person, '/instructions', { ...analysisId, food_choice_index: '0' } as never);
  const { payload, headers } = form({ image: { file: await bowl() } });
  const id: string = (
    await person.call('POST', history, {
      recipe_type: 'ingredient_detection',
      suggestion: 'Stew',
      instructions: 'Cook it.',
      analysis_id: analysis,
    })
  ).body.id;
  await person.call('PUT', `${history}/${id}/photo`, payload, headers);
  await person.call('GET', `${history}/${id}/photo`);
  await person.call('GET', `${history}?limit=30`);
  await person.call('GET', `${history}?limit=30&q=stew&cursor=${id}`);
  await person.call('GET', `${history}/${id}`);
  await person.call('POST', '/api/food_detection/food_detect_resources', {
    food_analysis_id: analysis,
    youtube_link: 'https://example.org',
  });
  await person.call('DELETE', `${history}/${id}/photo`);
  await person.call('DELETE', `${history}/${id}`);
  await person.call('POST', `${history}/${id}/restore`);
  await person.call('DELETE', `${history}/${id}`);
}

async function account(person: TestPerson): Promise<void> {
  for (const path of ['profile', 'settings', 'sessions', 'subscription/status', 'payments'])
    await person.call('GET', `/api/${path}`);
  await person.call('PUT', '/api/settings', { hasSickness: false, sicknessType: '', people: 2 });
  await person.call('POST', '/api/feedback', { feedback_text: 'Good soup.' });
  const { reference } = (await person.call('POST', '/api/payment/intents', { plan: 'monthly' }))
    .body;
  await person.call('POST', '/api/payment/success', {
    email: person.email,
    plan_name: 'monthly',
    plan_duration_minutes: 1,
    paystack_data: { reference },
  });
  await person.call('POST', '/api/verify-email/send');
  await prove(person);
  await person.call('GET', '/api/account/export');
}

/** All that a person does, and an hour's clearing after it. */
async function tour(engine: EngineName, heard: Set<string>): Promise<Record<string, string>> {
  const clock = manualClock();
  const server = await startServer(engine, {
    database: await emptyDatabase(engine),
    now: clock.now,
    environment: { SMTP_URL: '', LOG_LEVEL: 'silent' },
  });
  const { app, environment } = server;
  // What starting says is said once, to an empty database.
  heard.clear();
  const person = await signUp(app);
  await refresh(app, person);
  await plans(person);
  await records(person);
  await account(person);
  await send(app, {
    method: 'POST',
    url: '/api/forgot-password',
    payload: { email: person.email },
  });
  const again = await logIn(app, person.email, person.password);
  const other = await signUp(app);
  await prove(other);
  await other.call('DELETE', '/api/sessions/others');
  await other.call('DELETE', '/api/account', { password: other.password });
  expect(again.status).toBe(200);

  clock.advance(400 * day);
  const chores = Fastify();
  const storage = await openStorage(chores, readEnvironment(environment), clock.now);
  const {
    plans: p,
    usage,
    records: r,
    analyses,
    sessions,
    mailedTokens,
    cache,
    payments,
    jobs,
    sharedAttempts,
    blobs,
  } = storage;
  for (const purge of [
    p.purge,
    usage.purge,
    r.purge,
    analyses.purge,
    sessions.purge,
    mailedTokens.purge,
    cache.purge,
    jobs.purge,
    blobs.sweep,
    sharedAttempts.purge,
    () => payments.purge(clock.now()),
  ])
    await purge();
  await payments.takeDue(10, clock.now());
  await chores.close();
  return environment;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Of each statement, what it would read from end to end. */
async function scans(
  engine: EngineName,
  environment: Record<string, string>,
  statements: readonly string[],
): Promise<string[]> {
  if (engine === 'SQLite') {
    const database = new Database(join(environment['DATA_DIR'] ?? '', 'platewise.sqlite'));
    const tables = new Set(
      database
        .prepare<[], { name: string }>("select name from sqlite_master where type = 'table'")
        .all()
        .map(({ name }) => name),
    );
    const found = statements.flatMap((text) => {
      const places = text.replaceAll(/'[^']*'/g, '').split('?').length - 1;
      const steps = database
        .prepare<unknown[], { detail: string }>(`explain query plan ${text}`)
        .all(...Array.from({ length: places }, () => null));
      return steps
        .filter(({ detail }) => tables.has(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''))
        .map(({ detail }) => `${detail}: ${text}`);
    });
    database.close();
    return found;
  }
  return inPostgres(async (client) => {
    await client.query('set enable_seqscan = off; set plan_cache_mode = force_generic_plan');
    const found: string[] = [];
    for (const [index, text] of statements.entries()) {
      const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
      const given = places === 0 ? '' : `(${Array.from({ length: places }, () => 'null').join()})`;
      await client.query(`prepare asked_${index} as ${text}`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) execute asked_${index}${given}`,
      );
      for (const node of nodesOf(rows[0]!['QUERY PLAN'][0].Plan)) {
        const isWhole =
          node['Node Type'] === 'Seq Scan' ||
          (/^Index (?:Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined);
        if (isWhole && node['Relation Name'] !== undefined)
          found.push(`${node['Node Type']} ${node['Relation Name']}: ${text}`);
      }
    }
    return found;
  }, environment['DATABASE_URL']);
}

onEachDatabase((engine) => {
  test(
    'every statement of a person, and of the clearing, goes by an index',
    { timeout: 180_000 },
    async () => {
      const heard = listen(engine);
      const environment = await tour(engine, heard);
      vi.restoreAllMocks();
      const statements = [...heard];
      // Every table of a person was asked and changed, or this test would not see what it is for.
      const text = statements.join('\n');
      for (const table of [
        'users',
        'sessions',
        'settings',
        'plans',
        'plan_ticks',
        'applied_keys',
        'records',
        'record_words',
        'record_photos',
        'blobs',
        'analyses',
        'usage',
        'payment_intents',
        'subscriptions',
        'reset_tokens',
        'feedback',
        'cache',
      ])
        expect(text, table).toMatch(new RegExp(`(?:from|into|update) "${table}"`));
      expect(statements.length).toBeGreaterThan(90);
      expect(await scans(engine, environment, statements)).toEqual([]);
      expect(withoutPerson(statements)).toEqual([]);
      await query(environment, 'drop index sessions_by_expiry');
      expect(await scans(engine, environment, statements)).toEqual([
        expect.stringMatching(/sessions.*expires_at/),
      ]);
    },
  );

  test('what refers to another row is found by an index, so that its deletion reads no table', async () => {
    const { environment } = await startServer(engine);
    if (engine === 'PostgreSQL') {
      const missing = await query(
        environment,
        `select conrelid::regclass::text as "table" from pg_constraint c where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = c.conkey[1])`,
      );
      expect(missing).toEqual([]);
      return;
    }
    const database = new Database(join(environment['DATA_DIR'] ?? '', 'platewise.sqlite'));
    const rows = (text: string) => database.prepare<[], Record<string, string>>(text).all();
    const missing = rows("select name from sqlite_master where type = 'table'").flatMap(
      ({ name = '' }) => {
        const led = new Set(
          rows(`select name from pragma_index_list('${name}') where partial = 0`).map(
            (index) => rows(`select name from pragma_index_info('${index['name']}')`)[0]?.['name'],
          ),
        );
        return rows(`select "from" as name from pragma_foreign_key_list('${name}')`)
          .filter((column) => !led.has(column['name']))
          .map((column) => `${name}.${column['name']}`);
      },
    );
    database.close();
    expect(missing).toEqual([]);
  });
});
