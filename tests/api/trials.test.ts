/** One trial a person: who deletes their account and signs up again goes on with the trial they had. */
import { describe, expect, test } from 'vitest';
import { mailboxOf, trialMemory } from '../../server/modules/access/trialRepository.ts';
import { emailKey } from '../../server/modules/accounts/userRepository.ts';
import {
  manualClock,
  onEachDatabase,
  query,
  signUp,
  startServer,
  type TestPerson,
} from './support.ts';

const hour = 3_600_000;
const day = 24 * hour;
const sure = { confirmation: 'DELETE', current_password: 'correct horse' };

describe('one mailbox is', () => {
  test.each([
    ['Ada@Example.org', 'ada@example.org'],
    ['ada+trial2@example.org', 'ada@example.org'],
    ['A.d.a.Obi+x+y@GMail.com', 'adaobi@gmail.com'],
    ['ada.obi@googlemail.com', 'adaobi@gmail.com'],
    ['ada.obi@example.org', 'ada.obi@example.org'],
    ['+tag@example.org', '+tag@example.org'],
  ])('%s: %s', (typed, mailbox) => {
    expect(mailboxOf(emailKey(typed))).toBe(mailbox);
  });
});

onEachDatabase((engine) => {
  const start = async (environment: Record<string, string> = {}) => {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now, environment });
    const trialOf = async (person: TestPerson) =>
      (await person.call('GET', `/api/subscription/status?user_id=${person.userId}`)).body.data
        .trial;
    return { ...server, clock, trialOf };
  };

  test('ACC-01 who deletes the account and signs up again, also by another spelling, keeps the end of the old trial', async () => {
    const { app, clock, trialOf } = await start();
    const first = await signUp(app, 'ada.obi@gmail.com');
    const began = clock.now();
    expect((await trialOf(first)).start_date).toBe(began);
    clock.advance(40 * hour);
    const next = await signUp(app, 'ada.obi@gmail.com'.replace('@', '+2@'));
    expect(await trialOf(next)).toEqual({
      start_date: began,
      end_date: began + 48 * hour,
      expired: false,
    });
    expect((await next.call('DELETE', '/api/account', sure)).status).toBe(200);
    clock.advance(9 * hour);
    const last = await signUp(app, 'AdaObi@googlemail.com');
    expect(await trialOf(last)).toMatchObject({ start_date: began, expired: true });
    // Who is somebody else has a trial of their own.
    const other = await signUp(app, 'eve@gmail.com');
    expect(await trialOf(other)).toMatchObject({ start_date: clock.now(), expired: false });
  });

  test('a trial that began with an earlier version is remembered when its account is deleted', async () => {
    const { app, clock, environment, trialOf } = await start();
    const person = await signUp(app, 'ada@example.org');
    const began = clock.now();
    await trialOf(person);
    await query(environment, 'delete from trials');
    expect((await person.call('DELETE', '/api/account', sure)).status).toBe(200);
    clock.advance(3 * day);
    const again = await signUp(app, 'ada@example.org');
    expect(await trialOf(again)).toMatchObject({ start_date: began, expired: true });
  });

  test('nothing but a hash is kept of the address, and after a year nothing at all', async () => {
    const { app, clock, environment, trialOf } = await start();
    const person = await signUp(app, 'ada@example.org');
    await trialOf(person);
    await person.call('DELETE', '/api/account', sure);
    const [kept] = await query(environment, 'select * from trials');
    expect(Object.keys(kept ?? {}).toSorted()).toEqual(['address_hash', 'started_at']);
    expect(kept?.['address_hash']).toMatch(/^[\w-]{32}$/);
    clock.advance(trialMemory);
    const again = await signUp(app, 'ada@example.org');
    expect(await trialOf(again)).toMatchObject({ start_date: clock.now(), expired: false });
    expect(await query(environment, 'select * from trials')).toHaveLength(1);
  });

  test('two servers on one database make the same hash; another HASH_KEY makes another', async () => {
    const { app, environment, clock, trialOf } = await start();
    await trialOf(await signUp(app, 'ada@example.org'));
    const beside = await startServer(engine, { now: clock.now, environment });
    clock.advance(hour);
    const again = await signUp(beside.app, 'ada+1@example.org');
    expect((await trialOf(again)).start_date).toBe(clock.now() - hour);
    const foreign = await startServer(engine, {
      now: clock.now,
      environment: { ...environment, HASH_KEY: 'k'.repeat(32) },
    });
    const third = await signUp(foreign.app, 'ada+2@example.org');
    expect((await trialOf(third)).start_date).toBe(clock.now());
  });
});
