/** The security log: what it notes, what it never holds, how long it is kept, and how an operator reads it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/infrastructure/database/database.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { createIdSource } from '../../server/infrastructure/ids.ts';
import { createKeyedHash } from '../../server/infrastructure/keyedHash.ts';
import { createSecurityEvents, eventLife } from '../../server/modules/security/eventRepository.ts';
import {
  logIn,
  onOneDatabase,
  prove,
  query,
  refresh,
  send,
  signUp,
  startServer,
} from './support.ts';
import { processEnvironment } from './process.ts';
import { longTest } from '../verify.ts';

const root = join(import.meta.dirname, '..', '..');

function securityLog(environment: Record<string, string>, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/securityLog.ts', ...args],
    { cwd: root, env: processEnvironment(environment), encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

onOneDatabase((engine) => {
  const start = async (environment: Record<string, string> = {}) => {
    const server = await startServer(engine, { environment });
    const events = () => query(server.environment, 'select * from security_events order by at, id');
    const kinds = async () => (await events()).map((event) => event['kind']);
    return { ...server, events, kinds };
  };

  test('notes log-ins, failed ones, changes of a password and the end of an account, by hashes of account and address', async () => {
    const { app, events, kinds } = await start();
    const person = await signUp(app, 'ada@example.org');
    await logIn(app, 'ADA@example.org', 'guess one');
    await logIn(app, 'nobody@example.org', 'guess one');
    await person.call('POST', '/api/change-password', {
      current_password: 'guess two',
      new_password: 'four quiet yams',
    });
    await person.call('POST', '/api/change-password', {
      current_password: person.password,
      new_password: 'four quiet yams',
    });
    await prove(person, 'four quiet yams');
    await person.call('GET', '/api/account/export');
    await person.call('DELETE', '/api/account', {
      confirmation: 'DELETE',
      current_password: 'four quiet yams',
    });
    await expect
      .poll(kinds)
      .toEqual([
        'registered',
        'logged_in',
        'log_in_failed',
        'log_in_failed',
        'password_not_proven',
        'password_changed',
        'identity_proven',
        'data_exported',
        'account_deleted',
      ]);
    const all = await events();
    const [ada, unknown] = [all[0]?.['account_hash'], all[3]?.['account_hash']];
    expect(all.map((event) => event['account_hash'])).toEqual(
      all.map((_, index) => (index === 3 ? unknown : ada)),
    );
    expect(ada).toMatch(/^[\w-]{32}$/);
    expect(unknown).not.toBe(ada);
    expect(new Set(all.map((event) => event['address_hash'])).size).toBe(1);
    const text = JSON.stringify(all);
    for (const secret of ['ada@', 'nobody@', 'guess', 'yams', '127.0.0.1', person.userId])
      expect(text).not.toContain(secret);
  });

  test('notes a token that was used twice, and limits and full quotas once a quarter of an hour', async () => {
    const { app, kinds } = await start({ LOG_IN_LIMIT_PER_EMAIL: '2' });
    const person = await signUp(app, 'ada@example.org');
    const { body } = await refresh(app, person);
    const next = { refresh: body.refresh_token, sessionId: person.sessionId };
    await refresh(app, next);
    await send(app, {
      method: 'GET',
      url: '/api/profile',
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    await refresh(app, person);
    await logIn(app, person.email);
    for (let turn = 0; turn < 4; turn += 1) await logIn(app, person.email);
    await expect
      .poll(kinds)
      .toEqual(['registered', 'logged_in', 'token_reused', 'logged_in', 'limit_reached']);
  });

  test('is kept for 90 days, and no more than so many', async () => {
    const { app, environment, events } = await start();
    await app.close();
    const database = await openDatabase(readEnvironment(environment), () => {});
    let time = Date.UTC(2026, 0, 1);
    const clock = { now: () => time, newId: createIdSource(() => time) };
    const log = createSecurityEvents(database, clock, createKeyedHash(database, clock, undefined));
    for (const kind of ['a', 'b', 'c', 'd']) {
      await log.add({ kind });
      time += 1000;
    }
    time += eventLife - 3500;
    await log.purge();
    expect((await events()).map(({ kind }) => kind)).toEqual(['b', 'c', 'd']);
    await log.purge(2);
    expect((await events()).map(({ kind }) => kind)).toEqual(['c', 'd']);
    await database.close();
  });

  longTest(
    '`npm run security-log` shows it, narrowed down to an account, and notes that it was read',
    async () => {
      const { app, environment, kinds } = await start();
      await signUp(app, 'ada@example.org');
      await signUp(app, 'eve@example.org');
      await logIn(app, 'eve@example.org', 'guess');
      await expect.poll(kinds).toHaveLength(5);
      const all = securityLog(environment);
      expect(all).toMatch(/^\S+Z {2}log_in_failed +account [\w-]{10} {2}from [\w-]{10} {2}logIn\n/);
      expect(all).toMatch(/5 events\.\n$/);
      expect(all).not.toContain('@');
      const own = securityLog(environment, '--email', 'ada@example.org');
      expect(own.match(/registered|logged_in|log_in_failed/g)).toEqual(['logged_in', 'registered']);
      expect(securityLog(environment, '--kind', 'log_in_failed')).toMatch(/1 event\.\n$/);
      expect((await kinds()).filter((kind) => kind === 'log_read')).toHaveLength(3);
    },
  );
});
