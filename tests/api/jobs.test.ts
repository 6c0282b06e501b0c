/** Work that waits: stored before it is promised, sealed, done once by whoever lives, and given up where it is no use. */
import { expect, onTestFinished, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import type { Attempt } from '../../server/infrastructure/jobs/queue.ts';
import { deadLife } from '../../server/infrastructure/jobs/repository.ts';
import { migratedDatabase } from './databases.ts';
import { startMailbox } from './mailbox.ts';
import { startProcess } from './process.ts';
import { lease, openQueue } from './queues.ts';
import {
  type Clock,
  type EngineName,
  emptyDatabase,
  manualClock,
  hardlyStored,
  onEachDatabase,
  query,
  signUp,
  startServer,
} from './support.ts';
import { longTest } from '../verify.ts';

const log = { warn: () => {} };

/** A process that notes what it does, and how. */
async function openProcess(
  environment: Record<string, string>,
  clock: Clock,
  work: (attempt: Attempt) => Promise<void> = async () => {},
) {
  const opened = await openQueue(environment, clock, log);
  const done: unknown[] = [];
  opened.queue.handle('note', {
    async work(attempt) {
      await work(attempt);
      done.push(attempt.payload);
    },
    judge: () => ({ isPassing: true, problem: 'ETIMEDOUT' }),
    failed: () => {},
  });
  return { ...opened, done };
}
const note = (payload: unknown) => ({ kind: 'note', payload, life: day });

/** Work that ends when the test says so. */
function held() {
  let begin = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  onTestFinished(() => end());
  const work = () => {
    begin();
    return ended;
  };
  return { work, begun, end };
}

onEachDatabase((engine) => {
  test('of several processes each job has one', async () => {
    const environment = await migratedDatabase(engine);
    const clock = manualClock();
    const [one, other] = [
      await openProcess(environment, clock),
      await openProcess(environment, clock),
    ];
    for (let each = 0; each < 24; each += 1) await one.queue.add(note(each));
    await Promise.all([one.queue.settled(), other.queue.settled()]);
    expect([...one.done, ...other.done].toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 24 }, (_, each) => each),
    );
    // Where both write to SQLite at once, one takes its job off the table a second later.
    await expect.poll(() => query(environment, 'select id from jobs')).toEqual([]);
  });

  test('what a process had when it died goes to another when its lease is over, and not before', async () => {
    const environment = await migratedDatabase(engine);
    const clock = manualClock();
    const stuck = held();
    const dying = await openProcess(environment, clock, stuck.work);
    await dying.queue.add(note('a letter'));
    await stuck.begun;
    const heir = await openProcess(environment, clock);
    clock.advance(lease - 1);
    await heir.queue.settled();
    expect(heir.done).toEqual([]);
    clock.advance(1);
    await heir.queue.settled();
    expect(heir.done).toEqual(['a letter']);
  });

  test('a process that stood still for longer than its lease does nothing twice', async () => {
    const environment = await migratedDatabase(engine);
    const clock = manualClock();
    const slow = held();
    let begun = 0;
    const { queue, done } = await openProcess(environment, clock, async () => {
      begun += 1;
      await slow.work();
    });
    await queue.add(note('a letter'));
    await slow.begun;
    clock.advance(lease);
    const settled = queue.settled();
    slow.end();
    await settled;
    expect([begun, done]).toEqual([1, ['a letter']]);
    expect(await query(environment, 'select id from jobs')).toEqual([]);
  });

  test('a row does not tell what is to be done, nor for whom', async () => {
    const environment = await migratedDatabase(engine);
    const { queue, done } = await openProcess(environment, manualClock());
    await queue.add({
      ...note({ to: 'somebody@example.org', link: 'https://x.example/#WATCHWORD' }),
      rest: 1,
    });
    const [row] = await query(environment, 'select * from jobs');
    expect(row).toMatchObject({ kind: 'note', user_id: null });
    expect(JSON.stringify(row)).not.toMatch(/somebody|WATCHWORD|example/);
    expect(done).toEqual([]);
  });

  test('what is given up is kept for a week, and an operator may have it tried again', async () => {
    const environment = await migratedDatabase(engine);
    const clock = manualClock();
    let isWell = false;
    const { queue, jobs, done } = await openProcess(environment, clock, async () => {
      if (!isWell) throw new Error('away');
    });
    await queue.add({ ...note('one'), life: 500 });
    await queue.add({ ...note('other'), life: 500 });
    await queue.settled();
    expect(await jobs.counts()).toEqual([{ kind: 'note', waiting: 0, dead: 2 }]);
    const [first, second] = await jobs.list(9);
    expect(first).toMatchObject({ attempts: 1, dead_at: clock.now(), problem: 'ETIMEDOUT' });
    isWell = true;
    expect(await jobs.revive(clock.now() + day, first?.id)).toBe(1);
    await queue.settled();
    expect(done).toHaveLength(1);
    clock.advance(deadLife - 1);
    expect([await jobs.purge(), (await jobs.list(9)).map(({ id }) => id)]).toEqual([
      0,
      [second?.id],
    ]);
    clock.advance(1);
    expect([await jobs.purge(), await jobs.list(9)]).toEqual([1, []]);
  });

  test('what waited until it is no use is not done', async () => {
    const environment = await migratedDatabase(engine);
    const clock = manualClock();
    const { queue, jobs, done } = await openProcess(environment, clock);
    await queue.add({ ...note('late'), rest: 2000, life: 1000 });
    clock.advance(2000);
    await queue.settled();
    expect([done, (await jobs.list(1))[0]?.problem]).toEqual([[], 'too old']);
  });

  test('letters that wait go with the account', async () => {
    const { app, environment } = await startServer(engine, {
      environment: { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://platewise.example' },
    });
    const { call, password } = await signUp(app);
    expect(await query(environment, 'select kind from jobs')).toEqual([{ kind: 'verify' }]);
    await call('DELETE', '/api/account', { current_password: password, confirmation: 'DELETE' });
    expect(await query(environment, 'select * from jobs')).toEqual([]);
  });

  hardlyStored(engine, () =>
    longTest(
      'kill −9 between the answer and the delivery loses no letter and sends none twice',
      async () => {
        await killBeforeDelivery(engine);
      },
    ),
  );
});

async function killBeforeDelivery(engine: EngineName): Promise<void> {
  let isOpen = false;
  let asked = 0;
  const box = await startMailbox({
    onMailFrom(_address, _session, callback) {
      asked += 1;
      // Until then a letter is under way, and the process that carries it can be killed.
      if (isOpen) callback();
    },
  });
  const environment = {
    ...(await emptyDatabase(engine)),
    NODE_ENV: 'test',
    SMTP_URL: box.url,
    JOB_LEASE_MS: '3000',
    MAX_LOOP_DELAY_MS: '0',
  };
  const start = () => startProcess(environment, 'tests/api/serverWithoutKitchen.ts');
  const emails = ['ada@example.org', 'bo@example.org', 'cy@example.org', 'di@example.org'];
  const first = await start();
  for (const email of emails)
    expect(
      (
        await fetch(`${first.address}/api/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            email,
            password: 'secret words',
            first_name: 'A',
            last_name: 'B',
          }),
        })
      ).status,
    ).toBe(200);
  // Three are on their way, one waits.
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(3);
  await first.end('SIGKILL');
  isOpen = true;
  const second = await start();
  await expect
    .poll(() => box.emails.flatMap(({ recipients }) => recipients).toSorted(), { timeout: 30_000 })
    .toEqual(emails);
  await expect
    .poll(async () => query(environment, 'select id from jobs'), { timeout: 20_000 })
    .toEqual([]);
  await second.end('SIGTERM');
  expect(box.emails).toHaveLength(emails.length);
}
