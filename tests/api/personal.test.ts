/** 'Download my data' and 'Delete my account': nothing that is stored on a person is left out of either. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type EngineName,
  logIn,
  manualClock,
  onEachDatabase,
  prove,
  query,
  refresh,
  register,
  send,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';
import { longTest } from '../verify.ts';

/** Tables that hold nothing of anybody. */
const nobodys = ['cache', 'migrations', 'server_secrets'];
/** What `record_photos` leads to: that it goes with the account is in recordPhotos.test.ts and erasure.test.ts. */
const behind = ['blobs'];
/** Tables that know of people by keyed hashes alone, and keep them for a while after an account is gone. */
const byHash = ['trials', 'security_events', 'attempts'];
/** What no file may show: not a person's words, but what opens their account. */
const secrets = [
  'users.email_key',
  'users.password_hash',
  'reset_tokens.token_hash',
  'authenticators.sealed_key',
  'recovery_codes.code_hash',
  'household_invites.token_hash',
  'calendar_links.token_hash',
  'api_tokens.token_hash',
  'passkeys.credential_id',
  'passkeys.public_key',
  'passkey_challenges.challenge_hash',
  'external_log_ins.state_hash',
  'external_log_ins.browser_hash',
  'jobs.sealed',
  'jobs.lease',
  'record_photos.blob_key',
];
/** Copies made for searching: the words themselves are in the file. */
const copies = ['record_words.words', 'own_recipes.words'];
/** Rows that stay in the books, without the person. */
const books = 'payment_intents';
const cases = 'payment_cases';

interface Column {
  table: string;
  column: string;
  isText: boolean;
}

async function columnsOf(
  engine: EngineName,
  environment: Record<string, string>,
): Promise<Column[]> {
  const rows =
    engine === 'SQLite'
      ? await query(
          environment,
          "select m.name as t, p.name as c, p.type as k from sqlite_master m join pragma_table_info(m.name) p where m.type = 'table' and m.name not like 'sqlite_%'",
        )
      : await query(
          environment,
          'select table_name as t, column_name as c, data_type as k from information_schema.columns where table_schema = current_schema()',
        );
  return rows.map((row) => ({
    table: String(row['t']),
    column: String(row['c']),
    isText: String(row['k']).toLowerCase() === 'text',
  }));
}

const mark = (table: string, column: string): string =>
  `mark-${createHash('md5').update(`${table}.${column}`).digest('hex')}`;

/** A row of this person in every table, whose every text can be told from all others. */
async function fill(
  engine: EngineName,
  environment: Record<string, string>,
  { userId, sessionId }: TestPerson,
): Promise<Column[]> {
  const columns = await columnsOf(engine, environment);
  const tables = [...new Set(columns.map((each) => each.table))].filter(
    (table) => !['users', 'sessions', ...nobodys, ...byHash, ...behind].includes(table),
  );
  const parentsFirst = tables.toSorted(
    (a, b) =>
      Number(!['plans', 'records', 'households', books].includes(a)) -
      Number(!['plans', 'records', 'households', books].includes(b)),
  );
  const fixed: Record<string, string> = {
    user_id: userId,
    session_id: sessionId,
    plan_id: mark('plans', 'id'),
    record_id: mark('records', 'id'),
    intent_id: mark(books, 'id'),
    household_id: mark('households', 'id'),
    ticked_by: userId,
  };
  for (const table of parentsFirst) {
    const own = columns.filter((each) => each.table === table);
    const isReference = (column: string) =>
      column in fixed &&
      !(table === 'subscriptions' && column === 'plan_id') &&
      !(table === books && column === 'plan_id');
    const valueOf = ({ column, isText }: Column) => {
      if (isReference(column)) return `'${fixed[column]}'`;
      return isText ? `'${mark(table, column)}'` : '1';
    };
    await query(
      environment,
      `insert into ${table} (${own.map(({ column }) => column).join(', ')}) values (${own.map(valueOf).join(', ')})`,
    );
  }
  await query(environment, `update ${books} set status = 'paid'`);
  await query(environment, `update ${cases} set reference = '${mark(books, 'reference')}'`);
  return columns;
}

onEachDatabase((engine) => {
  async function start(environment: Record<string, string> = {}) {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now, environment });
    const person = await signUp(server.app, 'ada@example.org');
    const remove = (body: object, by = person) => by.call('DELETE', '/api/account', body);
    return { ...server, clock, person, remove };
  }
  const sure = { confirmation: 'DELETE', current_password: 'correct horse' };

  describe('the file with everything', () => {
    test('holds every text of every table that belongs to a person; a table that is forgotten fails here', async () => {
      const { environment, person } = await start();
      await prove(person);
      const columns = await fill(engine, environment, person);
      const { status, text, body } = await person.call('GET', '/api/account/export');
      expect(status).toBe(200);
      const own = columns.filter(
        ({ table, isText }) =>
          isText && !['users', 'sessions', ...nobodys, ...byHash, ...behind].includes(table),
      );
      const references = [
        'user_id',
        'session_id',
        'plan_id',
        'record_id',
        'intent_id',
        'household_id',
        'ticked_by',
      ];
      for (const { table, column } of own) {
        const place = `${table}.${column}`;
        if (secrets.includes(place))
          expect([place, text.includes(mark(table, column))]).toEqual([place, false]);
        else if (
          !references.includes(column) &&
          !copies.includes(place) &&
          ![`${books}.status`, `${cases}.reference`].includes(place)
        )
          expect([place, text.includes(mark(table, column))]).toEqual([place, true]);
      }
      expect(body).toMatchObject({
        status: 'success',
        account: { id: person.userId, email: 'ada@example.org', first_name: 'Ada' },
        sessions: [{ id: person.sessionId, device: expect.any(String) }],
      });
      expect(body.plans[0].ticks).toHaveLength(1);
    });

    test('holds nothing that opens an account, and nothing of anybody else', async () => {
      const { app, environment, person } = await start();
      const other = await signUp(app, 'eve@example.org');
      await other.call('POST', '/api/feedback', { feedback_text: 'I am Eve' });
      const [user] = await query(
        environment,
        `select password_hash from users where id = '${person.userId}'`,
      );
      const session =
        (await query(environment, `select * from sessions where id = '${person.sessionId}'`))[0] ??
        {};
      await prove(person);
      const { text } = await person.call('GET', '/api/account/export');
      for (const secret of [
        user?.['password_hash'],
        session['family_key'],
        session['refresh_hash'],
        session['access_hash'],
        'Eve',
        'eve@example.org',
      ])
        expect(text).not.toContain(String(secret));
    });

    test('is a file of its own name, as JSON, kept by no cache', async () => {
      const { person } = await start();
      await prove(person);
      const { headers, body } = await person.call('GET', '/api/account/export');
      expect(headers).toMatchObject({
        'content-disposition': 'attachment; filename="platewise-2026-01-05.json"',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(body).toMatchObject({
        exported_at: '2026-01-05T12:00:00.000Z',
        settings: null,
        records: [],
        feedback: [],
      });
    });

    test('shows what was saved as what it is: lists as lists, instants to be read', async () => {
      const { clock, person } = await start();
      await person.call('PUT', '/api/settings', {
        hasSickness: true,
        sicknessType: 'gout 🥘',
        conditions: ['gout'],
        allergens: ['peanut'],
        health_consent_at: 1,
      });
      await person.call('POST', '/api/food_detection/detection_history', {
        recipe_type: 'food_detection',
        suggestion: 'Stew',
        instructions: '1. "Cook".\n2. Eat. </script>',
      });
      await prove(person);
      const { body } = await person.call('GET', '/api/account/export');
      expect(body.settings).toMatchObject({
        sickness_type: 'gout 🥘',
        conditions: ['gout'],
        allergens: ['peanut'],
        health_consent_at: new Date(clock.now()).toISOString(),
      });
      expect(body.records).toMatchObject([
        { suggestion: 'Stew', instructions: '1. "Cook".\n2. Eat. </script>' },
      ]);
    });

    longTest('with 10,000 records has each of them once, over a real connection', async () => {
      const { app, environment, person } = await start();
      const number =
        engine === 'SQLite'
          ? 'value from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 10000) select value from n) as s'
          : 'value from generate_series(1, 10000) as s(value)';
      await query(
        environment,
        `insert into records (id, user_id, recipe_type, suggestion, instructions, created_at, updated_at) select 'r' || value, '${person.userId}', 'food_detection', 'Dish ' || value, 'Cook it well. ' || value, 1, 1 from (select ${number}) as all_of_them`,
      );
      await prove(person);
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await fetch(`${address}/api/account/export`, {
        headers: { authorization: `Bearer ${person.access}` },
      });
      const { records } = (await answer.json()) as { records: { id: string }[] };
      expect(new Set(records.map((each) => each.id)).size).toBe(10_000);
      expect(records).toHaveLength(10_000);
    });

    test('SES-08 is for the signed-in alone', async () => {
      const { app } = await start();
      expect((await send(app, { method: 'GET', url: '/api/account/export' })).status).toBe(401);
    });
  });

  describe('deleting the account', () => {
    test('leaves nothing of the person in any table; what was paid stays in the books without them', async () => {
      const { environment, person, remove } = await start();
      await prove(person);
      const columns = await fill(engine, environment, person);
      expect((await remove(sure)).body).toEqual({
        status: 'success',
        message: 'Your account and everything in it have been deleted.',
      });
      for (const table of new Set(columns.map((each) => each.table))) {
        const rows = await query(environment, `select * from ${table}`);
        if (['migrations', 'server_secrets'].includes(table)) continue;
        if (table === books)
          expect(rows).toMatchObject([{ user_id: 'deleted', status: 'paid', provider_data: null }]);
        else if (table === cases) expect(rows).toMatchObject([{ details: '{}', note: null }]);
        else if (!byHash.includes(table)) expect([table, rows]).toEqual([table, []]);
        for (const told of [person.userId, person.email])
          expect(JSON.stringify(rows)).not.toContain(told);
        // As a word: a random hash may hold three letters by chance.
        expect(JSON.stringify(rows)).not.toMatch(/(?<![\w-])Ada(?![\w-])/);
      }
    });

    test('takes what was only begun to be paid out of the books too', async () => {
      const { environment, person, remove } = await start();
      await prove(person);
      await fill(engine, environment, person);
      await query(environment, `update ${books} set status = 'pending'`);
      await query(environment, 'delete from subscriptions');
      await remove(sure);
      expect(await query(environment, `select * from ${books}`)).toEqual([]);
    });

    test('ends every session and clears the cookie; the address is free again', async () => {
      const { app, person, remove } = await start();
      const elsewhere = tokensOf(await logIn(app, person.email), app);
      const answer = await remove(sure);
      expect(String(answer.headers['set-cookie'])).toMatch(/^platewise_session=;/);
      for (const each of [person, elsewhere]) {
        expect((await each.call('GET', '/api/profile')).status).toBe(401);
        expect((await refresh(app, each)).status).toBe(401);
      }
      expect((await logIn(app, person.email)).status).toBe(401);
      expect((await register(app, person.email)).status).toBe(200);
    });

    test('leaves everybody else alone', async () => {
      const { app, person, remove } = await start();
      const other = await signUp(app);
      await other.call('POST', '/api/feedback', { feedback_text: 'I stay' });
      await remove(sure);
      await prove(other);
      expect((await other.call('GET', '/api/account/export')).body).toMatchObject({
        account: { id: other.userId },
        feedback: [{ feedback_text: 'I stay' }],
      });
      expect(person.userId).not.toBe(other.userId);
    });

    test.each([
      [
        { confirmation: 'delete', current_password: 'correct horse' },
        'Please type DELETE to confirm.',
      ],
      [{ confirmation: '', current_password: 'correct horse' }, 'Please type DELETE to confirm.'],
      [{ confirmation: 'DELETE', current_password: '' }, 'Please enter your password.'],
      [
        { confirmation: 'DELETE', current_password: 'x'.repeat(10_000) },
        'Use a password of at most 1,000 characters.',
      ],
      [
        { confirmation: 'DELETE', current_password: 'wrong' },
        'Your current password is not right. Please try again.',
      ],
      [{ confirmation: 'DELETE' }, 'Please confirm first that it is you.', 403],
    ])('with %j deletes nothing and says %j', async (body, message, status = 400) => {
      const { person, remove } = await start();
      const answer = await remove(body);
      expect([answer.status, answer.body.message]).toEqual([status, message]);
      expect((await person.call('GET', '/api/profile')).status).toBe(200);
    });

    test('guesses of the password are limited for each account', async () => {
      const { remove } = await start({ PASSWORD_LIMIT_PER_ACCOUNT: '1' });
      expect([
        (await remove({ ...sure, current_password: 'guess' })).status,
        (await remove(sure)).status,
      ]).toEqual([400, 429]);
    });

    test('while other calls are on their way fails none of them, and leaves nothing of theirs behind', async () => {
      const { app, environment, log, person, remove } = await start();
      const calls = (count: number) =>
        Array.from({ length: count }, (_, index) => [
          person.call('POST', '/api/food_detection/detection_history', {
            recipe_type: 'food_detection',
            suggestion: `Stew ${index}`,
            instructions: 'Cook.',
          }),
          person.call('POST', '/api/feedback', { feedback_text: `Good ${index}` }),
          person.call('PUT', '/api/settings', {
            hasSickness: false,
            sicknessType: '',
            people: index + 1,
          }),
          person.call('POST', '/api/verify-email/send'),
          logIn(app, person.email),
        ]).flat();
      const before = calls(4);
      const removed = remove(sure);
      const answers = await Promise.all([...before, ...calls(8), removed]);
      expect((await removed).status).toBe(200);
      for (const { status, text } of answers) expect([200, 401, 409], text).toContain(status);
      await app.close();
      for (const table of ['users', 'sessions', 'records', 'feedback', 'settings', 'reset_tokens'])
        expect([table, await query(environment, `select * from ${table}`)]).toEqual([table, []]);
      expect(log.filter((line) => line['msg'] === 'request failed')).toEqual([]);
    });

    test('twice at once is no failure', async () => {
      const { app, log, remove } = await start();
      const answers = await Promise.all([remove(sure), remove(sure)]);
      for (const { status } of answers) expect([200, 400, 401]).toContain(status);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      await app.close();
      expect(log.filter((line) => Number(line['level']) >= 50)).toEqual([]);
    });
  });
});
