/** How a session's tokens follow each other, step by step, on both databases (design: 'Sessions'). */
import { describe, expect, test } from 'vitest';
import { session } from '../../contract/constants.ts';
import {
  hardlyStored,
  type Answer,
  logIn,
  manualClock,
  onEachDatabase,
  prove,
  query,
  refresh,
  send,
  signUp,
  startServer,
  tokensOf,
} from './support.ts';
import { runScript } from './process.ts';
import { longTest } from '../verify.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

onEachDatabase((engine) => {
  async function start() {
    const clock = manualClock();
    const { app, log, environment } = await startServer(engine, { now: clock.now });
    const person = await signUp(app);
    return {
      app,
      log,
      environment,
      clock,
      person,
      profile: (access: string) =>
        send(app, {
          method: 'GET',
          url: '/api/profile',
          headers: { authorization: `Bearer ${access}` },
        }),
    };
  }

  describe('an access token', () => {
    test('AUTH-11 opens calls for 15 minutes and not a moment longer', async () => {
      const { person, clock, profile } = await start();
      clock.advance(session.accessTokenLife - 1);
      expect((await profile(person.access)).status).toBe(200);
      clock.advance(1);
      expect((await profile(person.access)).status).toBe(401);
    });

    hardlyStored(engine, () =>
      test.each([
        '',
        'nonsense',
        `${crypto.randomUUID()}.${'A'.repeat(43)}`,
        "' or 1=1 --",
        'a'.repeat(5000),
      ])('that nobody gave out (%#) is refused with 401', async (token) => {
        const { profile } = await start();
        const answer = await profile(token);
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({
          status: 'error',
          message: 'Authentication required. Please log in again.',
        });
      }),
    );

    test('with another secret behind a true session id is refused', async () => {
      const { person, profile } = await start();
      expect((await profile(`${person.sessionId}.${'A'.repeat(43)}`)).status).toBe(401);
    });

    test('stays good while its successor is used, until its own 15 minutes are over', async () => {
      const { app, person, clock, profile } = await start();
      clock.advance(5 * minute);
      const next = tokensOf(await refresh(app, person), app);
      expect((await profile(next.access)).status).toBe(200);
      expect((await profile(person.access)).status).toBe(200);
      clock.advance(10 * minute);
      expect((await profile(person.access)).status).toBe(401);
      expect((await profile(next.access)).status).toBe(200);
    });

    test('is not stored, and neither is a refresh token', async () => {
      const { app, person, environment } = await start();
      const next = tokensOf(await refresh(app, person), app);
      const rows = JSON.stringify(await query(environment, 'select * from sessions'));
      expect(rows).toContain(person.sessionId);
      for (const token of [person.access, person.refresh, next.access, next.refresh])
        for (const part of token.split('.').filter((each) => each !== person.sessionId))
          expect(rows).not.toContain(part);
    });
  });

  describe('a refresh', () => {
    test('brings tokens that work', async () => {
      const { app, person, clock, profile } = await start();
      clock.advance(session.accessTokenLife);
      const answer = await refresh(app, person);
      expect(answer.body).toMatchObject({ status: 'success', session_id: person.sessionId });
      expect((await profile(tokensOf(answer, app).access)).status).toBe(200);
    });

    test('whose answer is lost can be repeated, and brings the same tokens', async () => {
      const { app, person, profile } = await start();
      const lost = await refresh(app, person);
      const repeated = await refresh(app, person);
      expect(repeated.body).toEqual(lost.body);
      expect((await profile(tokensOf(repeated, app).access)).status).toBe(200);
    });

    test('whose answer was lost can be repeated days later, with a fresh 15 minutes', async () => {
      const { app, person, clock, profile } = await start();
      await refresh(app, person);
      clock.advance(20 * day);
      const late = await refresh(app, person);
      expect(late.status).toBe(200);
      clock.advance(session.accessTokenLife - 1);
      expect((await profile(tokensOf(late, app).access)).status).toBe(200);
    });

    test('keeps the old token good until the new access token is used, and then its use ends the session', async () => {
      const { app, person, profile } = await start();
      const next = tokensOf(await refresh(app, person), app);
      expect((await refresh(app, person)).status).toBe(200);
      expect((await profile(next.access)).status).toBe(200);

      const reused = await refresh(app, person);
      expect(reused.status).toBe(401);
      expect(reused.body.code).toBe('refresh_reused');
      expect((await profile(next.access)).status).toBe(401);
      expect((await refresh(app, next)).status).toBe(401);
    });

    test('keeps the old token good until the new refresh token is used, and then its use ends the session', async () => {
      const { app, person, profile } = await start();
      const second = tokensOf(await refresh(app, person), app);
      const third = tokensOf(await refresh(app, second), app);
      expect((await profile(third.access)).status).toBe(200);
      expect((await refresh(app, person)).body.code).toBe('refresh_reused');
      expect((await profile(third.access)).status).toBe(401);
    });

    test('with a token of many generations ago ends the session too', async () => {
      const { app, person, profile } = await start();
      let latest = tokensOf(await refresh(app, person), app);
      for (let generation = 0; generation < 5; generation += 1)
        latest = tokensOf(await refresh(app, latest), app);
      expect((await refresh(app, person)).body.code).toBe('refresh_reused');
      expect((await profile(latest.access)).status).toBe(401);
    });

    test('leaves the other sessions of the same person alone when it ends one', async () => {
      const { app, person, profile } = await start();
      const elsewhere = tokensOf(await logIn(app, person.email), app);
      await profile(tokensOf(await refresh(app, person), app).access);
      expect((await refresh(app, person)).status).toBe(401);
      expect((await profile(elsewhere.access)).status).toBe(200);
    });

    test('with a token that nobody made is refused and ends nothing', async () => {
      const { app, person, profile } = await start();
      const forged = [
        `${'A'.repeat(43)}.${'A'.repeat(16)}`,
        'x',
        person.access,
        `${person.refresh}x`,
        `x${person.refresh}`,
      ];
      for (const token of forged)
        expect((await refresh(app, { ...person, refresh: token })).body.code).toBe(
          'refresh_unknown',
        );
      expect((await profile(person.access)).status).toBe(200);
      expect((await refresh(app, person)).status).toBe(200);
    });

    test("with one session's token in another session is refused and ends neither", async () => {
      const { app, person, profile } = await start();
      const other = await signUp(app);
      expect(
        (await refresh(app, { refresh: person.refresh, sessionId: other.sessionId })).status,
      ).toBe(401);
      expect((await profile(person.access)).status).toBe(200);
      expect((await profile(other.access)).status).toBe(200);
    });

    test('that ten tabs ask for at once brings all of them the same tokens', async () => {
      const { app, person, profile } = await start();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(app, person)));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer: Answer) => answer.text)).size).toBe(1);
      const next = tokensOf(answers[0] as Answer, app);
      expect((await profile(next.access)).status).toBe(200);
      expect((await refresh(app, next)).status).toBe(200);
    });

    test('races with the first use of its own tokens without an error', async () => {
      const { app, person, profile } = await start();
      const second = tokensOf(await refresh(app, person), app);
      const answers = await Promise.all([
        profile(second.access),
        refresh(app, second),
        profile(second.access),
        refresh(app, second),
        profile(second.access),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    });

    test('slides with its use, and ends 90 days after the sign-in all the same', async () => {
      const { app, person, clock, profile } = await start();
      let latest: Pick<typeof person, 'refresh' | 'sessionId' | 'access'> = person;
      for (let turn = 0; turn < 3; turn += 1) {
        clock.advance(29 * day);
        latest = tokensOf(await refresh(app, latest), app);
      }
      clock.advance(3 * day - 1);
      latest = tokensOf(await refresh(app, latest), app);
      expect((await profile(latest.access)).status).toBe(200);
      // Its fifteen minutes end with the session.
      clock.advance(1);
      expect((await profile(latest.access)).status).toBe(401);
      expect((await refresh(app, latest)).body.code).toBe('refresh_expired');
    });

    test('after 30 days of silence is refused', async () => {
      const { app, person, clock } = await start();
      clock.advance(session.refreshTokenLife - 1);
      const next = tokensOf(await refresh(app, person), app);
      clock.advance(session.refreshTokenLife);
      expect((await refresh(app, next)).body.code).toBe('refresh_expired');
    });

    test('still works when the clock is set back or jumps ahead by an hour', async () => {
      const { app, person, clock, profile } = await start();
      clock.advance(-2 * 60 * minute);
      expect((await profile(person.access)).status).toBe(200);
      const earlier = tokensOf(await refresh(app, person), app);
      expect((await profile(earlier.access)).status).toBe(200);
      clock.advance(3 * 60 * minute);
      expect((await profile(earlier.access)).status).toBe(401);
      expect((await profile(tokensOf(await refresh(app, earlier), app).access)).status).toBe(200);
    });

    hardlyStored(engine, () =>
      test.each([
        {},
        { refresh_token: 5, session_id: 'x' },
        { refresh_token: 'x' },
        { refresh_token: 'x'.repeat(300), session_id: 'x' },
      ])('with %j is a bad request, which ends no session', async (payload) => {
        const { app, person, profile } = await start();
        expect((await send(app, { method: 'POST', url: '/api/refresh', payload })).status).toBe(
          400,
        );
        expect((await profile(person.access)).status).toBe(200);
      }),
    );

    test('that is refused leaves a log line without the token', async () => {
      const { app, person, log } = await start();
      await refresh(app, { ...person, refresh: `${'B'.repeat(43)}.${'B'.repeat(16)}` });
      expect(log.filter((line) => line['msg'] === 'refresh refused')).toEqual([
        expect.objectContaining({ outcome: 'unknown', sessionId: person.sessionId }),
      ]);
      expect(JSON.stringify(log)).not.toContain('BBBB');
    });
  });

  describe('logging out', () => {
    test('OUT-02 ends the session for both of its tokens', async () => {
      const { app, person, profile } = await start();
      expect((await person.call('POST', '/api/logout')).body.status).toBe('success');
      expect((await profile(person.access)).status).toBe(401);
      expect((await refresh(app, person)).status).toBe(401);
    });

    test('OUT-02 works with an access token that has run out', async () => {
      const { app, person, clock } = await start();
      clock.advance(day);
      expect((await person.call('POST', '/api/logout')).status).toBe(200);
      expect((await refresh(app, person)).status).toBe(401);
    });

    test('OUT-02 without a session, or twice, is no failure', async () => {
      const { app, person } = await start();
      expect((await send(app, { method: 'POST', url: '/api/logout' })).status).toBe(200);
      expect((await person.call('POST', '/api/logout')).status).toBe(200);
      expect((await person.call('POST', '/api/logout')).status).toBe(200);
      expect(
        (await person.call('POST', '/api/logout', '', { 'content-type': 'application/json' }))
          .status,
      ).toBe(200);
    });
  });

  longTest(
    '`npm run end-sessions` signs out one account or everyone, and notes it',
    { timeout: 180_000 },
    async () => {
      const { app, environment, person, profile } = await start();
      const again = tokensOf(await logIn(app, person.email), app);
      const other = await signUp(app);
      const end = (...args: string[]) => runScript('scripts/endSessions.ts', environment, ...args);
      expect(await end()).toEqual([1, expect.stringContaining('Usage: npm run end-sessions')]);
      expect(await end('--email', 'nobody@example.org')).toEqual([
        1,
        expect.stringContaining('No account has this address.'),
      ]);
      expect(await end('--email', person.email.toUpperCase())).toEqual([
        0,
        '2 sessions have ended.\n',
      ]);
      for (const { access } of [person, again]) expect((await profile(access)).status).toBe(401);
      expect((await refresh(app, person)).status).toBe(401);
      expect((await profile(other.access)).status).toBe(200);
      expect(await end('--all')).toEqual([0, '1 session has ended.\n']);
      expect((await profile(other.access)).status).toBe(401);
      const noted = await query(
        environment,
        `select details from security_events where kind = 'operator_sessions' order by at, id`,
      );
      expect(noted.map(({ details }) => details)).toEqual(['ended', 'all ended']);
    },
  );

  describe('what seals the copies on a device', () => {
    const keyOf = async (person: { call: Awaited<ReturnType<typeof start>>['person']['call'] }) =>
      (await person.call('GET', '/api/sessions/current/key')).body.key as string;

    test('is the same for as long as the session lives, and another for each session and person', async () => {
      const { app, person, clock } = await start();
      const key = await keyOf(person);
      expect(key).toMatch(/^[\w-]{32}$/);
      clock.advance(session.accessTokenLife + 1);
      const renewed = tokensOf(await refresh(app, person), app);
      expect(await keyOf(renewed)).toBe(key);
      const again = tokensOf(await logIn(app, person.email, person.password), app);
      const other = await signUp(app, 'ben@example.org');
      expect(new Set([key, await keyOf(again), await keyOf(other)]).size).toBe(3);
    });

    test('is given to a session alone', async () => {
      const { app } = await start();
      const answer = await send(app, { method: 'GET', url: '/api/sessions/current/key' });
      expect(answer.status).toBe(401);
      expect(answer.text).not.toMatch(/"key"/);
    });
  });

  describe('the list of sessions', () => {
    test('names each device and marks the current one; the others can be ended', async () => {
      const { app, person, profile } = await start();
      const elsewhere = tokensOf(
        await send(app, {
          method: 'POST',
          url: '/api/login',
          payload: { email: person.email, password: person.password },
          headers: {
            'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          },
        }),
        app,
      );
      const { body } = await person.call('GET', '/api/sessions');
      expect(body.sessions).toHaveLength(2);
      expect(body.sessions).toContainEqual(
        expect.objectContaining({
          id: elsewhere.sessionId,
          current: false,
          device: 'Firefox on Linux',
        }),
      );
      expect(body.sessions).toContainEqual(
        expect.objectContaining({ id: person.sessionId, current: true }),
      );

      const refused = await person.call('DELETE', '/api/sessions/others');
      expect([refused.status, refused.body.code]).toEqual([403, 'proof_required']);
      await prove(person);
      expect((await person.call('DELETE', '/api/sessions/others')).status).toBe(200);
      expect((await profile(elsewhere.access)).status).toBe(401);
      expect((await profile(person.access)).status).toBe(200);
    });
  });
});
