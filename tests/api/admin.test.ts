/** What an operator sees and does by command. */
import { expect, test } from 'vitest';
import { day } from '../../domain/durations.ts';
import { openAdminDesk } from '../../server/modules/accounts/adminDesk.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { runScript } from './process.ts';
import { manualClock, onOneDatabase, query, signUp, startServer } from './support.ts';
import { longTest } from '../verify.ts';

onOneDatabase((engine) => {
  test('sees the state of an account and nothing of what its owner cooks; what is given follows what they have', async () => {
    const clock = manualClock();
    const { app, environment } = await startServer(engine, { now: clock.now });
    const person = await signUp(app);
    await person.call('PUT', '/api/settings', {
      hasSickness: true,
      sicknessType: 'gout',
      health_consent_at: 1,
    });
    const desk = await openAdminDesk(readEnvironment(environment), () => {}, clock.now);
    try {
      const state = await desk.find(` ${person.email.toUpperCase()}`);
      expect(state).toMatchObject({
        id: person.userId,
        email: person.email,
        isEmailVerified: false,
        hasPassword: true,
        hasSecondFactor: false,
        sessions: 1,
        lastSeenAt: clock.now(),
        subscription: undefined,
      });
      expect(JSON.stringify(state)).not.toMatch(/gout|Ada|hash/);
      expect(await desk.find('nobody@example.org')).toBeUndefined();
      expect(await desk.extend(person.email, 14)).toBe(clock.now() + 14 * day);
      expect(await desk.extend(person.email, 1)).toBe(clock.now() + 15 * day);
    } finally {
      await desk.close();
    }
    const given = await query(
      environment,
      'select plan_id, start_at from subscriptions order by start_at',
    );
    expect(given.map(({ plan_id, start_at }) => [plan_id, Number(start_at) - clock.now()])).toEqual(
      [
        ['granted', 0],
        ['granted', 14 * day],
      ],
    );
  });
});

longTest(
  '`npm run admin` answers in lines, refuses what it does not know, and notes each call',
  async () => {
    const { app, environment } = await startServer('SQLite');
    const { email } = await signUp(app);
    const admin = (...args: string[]) => runScript('scripts/admin.ts', environment, ...args);
    expect(await admin('person', 'nobody@example.org')).toEqual([
      1,
      expect.stringContaining('No account has this address.'),
    ]);
    expect(await admin('extend', email, '--days', '0')).toEqual([
      1,
      expect.stringContaining('Usage: npm run admin'),
    ]);
    expect(await admin('person', email)).toEqual([
      0,
      expect.stringMatching(/sessions +1, last used/),
    ]);
    expect(await admin('extend', email, '--days', '7')).toEqual([
      0,
      expect.stringMatching(/^Access until \d{4}-/),
    ]);
    expect((await admin('jobs'))[0]).toBe(0);
    expect(await admin('jobs', '--retry')).toEqual([0, '0 jobs are tried again.\n']);
    const noted = await query(
      environment,
      `select details from security_events where kind = 'operator_admin' order by at, id`,
    );
    expect(noted.map(({ details }) => details)).toEqual([
      'account looked at',
      'access for 7 days',
      'jobs looked at',
      '0 jobs tried again',
    ]);
  },
);
