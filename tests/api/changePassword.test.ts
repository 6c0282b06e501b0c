/** A changed password, a confirmed address, and the sessions that a person sees and ends. */
import { describe, expect, test } from 'vitest';
import { mailedLinks } from '../../contract/constants.ts';
import { linkIn, startMailbox } from './mailbox.ts';
import {
  hardlyStored,
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
  tokensOf,
} from './support.ts';

onEachDatabase((engine) => {
  async function start(environment: Record<string, string> = {}) {
    const clock = manualClock();
    const box = await startMailbox();
    const {
      app,
      log,
      environment: all,
    } = await startServer(engine, {
      now: clock.now,
      environment: { SMTP_URL: box.url, PUBLIC_URL: 'https://platewise.example', ...environment },
    });
    const person = await signUp(app, 'ada@example.org');
    const change = (current_password: unknown, new_password: unknown) =>
      person.call('POST', '/api/change-password', { current_password, new_password });
    const verify = (token: string) =>
      send(app, { method: 'POST', url: '/api/verify-email', payload: { token } });
    const isVerified = async () =>
      (await person.call('GET', '/api/profile')).body.profile.email_verified as boolean;
    return { app, log, box, clock, environment: all, person, change, verify, isVerified };
  }

  describe('changing the password', () => {
    test('SET-06 SET-08 sets it, ends every other session, keeps this one, and tells by mail', async () => {
      const { app, box, person, change } = await start();
      const elsewhere = tokensOf(await logIn(app, person.email), app);
      const answer = await change(person.password, 'a new password');
      expect(answer.body).toEqual({
        status: 'success',
        message: 'Your password has been updated.',
      });
      expect((await logIn(app, person.email)).status).toBe(401);
      expect((await logIn(app, person.email, 'a new password')).status).toBe(200);
      expect((await person.call('GET', '/api/profile')).status).toBe(200);
      expect((await refresh(app, person)).status).toBe(200);
      expect((await elsewhere.call('GET', '/api/profile')).status).toBe(401);
      expect((await refresh(app, elsewhere)).status).toBe(401);
      const email = await box.next('Your Platewise password was changed');
      expect(email.recipients).toEqual(['ada@example.org']);
      expect(linkIn(email).href).toBe('https://platewise.example/forgot-password');
    });

    test('SET-06 with a wrong current password is a 400 that says so, never a 401 that would sign out', async () => {
      const { app, person, change } = await start();
      const answer = await change('a wrong password', 'a new password');
      expect([answer.status, answer.body.message, answer.body.code]).toEqual([
        400,
        'Your current password is not right. Please try again.',
        'wrong_password',
      ]);
      expect((await logIn(app, person.email)).status).toBe(200);
    });

    test('with the password that it is already changes nothing, and ends no session', async () => {
      const { app, person, change } = await start();
      const elsewhere = tokensOf(await logIn(app, person.email), app);
      const answer = await change(person.password, person.password);
      expect([answer.status, answer.body.message, answer.body.code]).toEqual([
        400,
        'This is your password already. Please choose another one.',
        'same_password',
      ]);
      expect((await elsewhere.call('GET', '/api/profile')).status).toBe(200);
    });

    hardlyStored(engine, () =>
      test.each([
        ['', 'a new password', 'Please enter your current password.'],
        ['correct horse', '', 'Password must be at least 6 characters long.'],
        ['correct horse', '12345', 'Password must be at least 6 characters long.'],
        ['x'.repeat(10_000), 'a new password', 'Use a password of at most 1,000 characters.'],
        ['correct horse', 'x'.repeat(10_000), 'Use a password of at most 1,000 characters.'],
        [undefined, 'a new password', 'Please confirm first that it is you.', 403],
        [
          'correct horse',
          { a: 1 },
          "Please correct 'new_password': invalid input: expected string, received object.",
        ],
      ])('SET-05 from %j to %j says %j', async (current, next, message, status = 400) => {
        const { change } = await start();
        const answer = await change(current, next);
        expect([answer.status, answer.body.message]).toEqual([status, message]);
      }),
    );

    hardlyStored(engine, () =>
      test.each([
        '  a b c  ',
        '🥘🍲🍛🥣🍜🥗🍚🍞',
        '<script>alert(1)</script>',
        "' or 1=1 --",
        'crème brûlée',
      ])('takes %j as the password it is', async (password) => {
        const { app, person, change } = await start();
        expect((await change(person.password, password)).status).toBe(200);
        expect((await logIn(app, person.email, password.normalize('NFD'))).status).toBe(200);
        expect((await logIn(app, person.email, `${password} `)).status).toBe(401);
      }),
    );

    test('twice at once from the same password succeeds once', async () => {
      const { app, person, change } = await start();
      const answers = await Promise.all([
        change(person.password, 'the first one'),
        change(person.password, 'the second one'),
      ]);
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      const winner = answers[0]?.status === 200 ? 'the first one' : 'the second one';
      expect((await logIn(app, person.email, winner)).status).toBe(200);
    });

    test('leaves no session to log-ins with the old password that were under way', async () => {
      const { app, person, change } = await start();
      const pending = Array.from({ length: 12 }, () => logIn(app, person.email));
      const changed = change(person.password, 'a new password');
      pending.push(...Array.from({ length: 12 }, () => logIn(app, person.email)));
      expect((await changed).status).toBe(200);
      const opened = (await Promise.all(pending)).filter((answer) => answer.status === 200);
      for (const each of opened)
        expect((await tokensOf(each, app).call('GET', '/api/profile')).status).toBe(401);
      expect((await person.call('GET', '/api/sessions')).body.sessions).toHaveLength(1);
    });

    test('may be tried ten times in a quarter of an hour for one account', async () => {
      const { change } = await start({ PASSWORD_LIMIT_PER_ACCOUNT: '2' });
      const answers = [
        await change('guess 1', 'a new password'),
        await change('guess 2', 'a new password'),
        await change('correct horse', 'a new password'),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([400, 400, 429]);
      expect(answers[2]?.body.message).toBe(
        'Too many attempts. Please wait 15 minutes and try again.',
      );
    });

    test('SES-08 is for the signed-in alone', async () => {
      const { app } = await start();
      expect(
        (
          await send(app, {
            method: 'POST',
            url: '/api/change-password',
            payload: { current_password: 'correct horse', new_password: 'a new password' },
          })
        ).status,
      ).toBe(401);
    });
  });

  describe('confirming the address', () => {
    test('a new account gets a link, which confirms it, also when it is followed twice', async () => {
      const { box, verify, isVerified } = await start();
      expect(await isVerified()).toBe(false);
      const email = await box.next('Confirm your email address for Platewise');
      expect(email.recipients).toEqual(['ada@example.org']);
      const { href, token } = linkIn(email);
      expect(href).toBe(`https://platewise.example/verify-email#access_token=${token}`);
      for (let time = 0; time < 2; time += 1)
        expect((await verify(token)).body).toEqual({
          status: 'success',
          message: 'Your email address is confirmed.',
        });
      expect(await isVerified()).toBe(true);
    });

    test('the email repeats nothing that was typed at sign-up but the address', async () => {
      const { app, box } = await start();
      await send(app, {
        method: 'POST',
        url: '/api/register',
        payload: {
          email: 'victim@example.org',
          password: 'secret words',
          first_name: 'Win now: https://evil.example',
          last_name: '<b>evil</b>',
        },
      });
      await box.next(/Confirm/);
      expect((await box.next(/Confirm/)).raw).not.toMatch(/evil|Win now/);
    });

    test('a link can be sent again; the one before is dead then', async () => {
      const { box, person, verify, isVerified } = await start();
      const older = linkIn(await box.next(/Confirm/));
      expect((await person.call('POST', '/api/verify-email/send')).body).toEqual({
        status: 'success',
        message: 'We sent you a new link. Please look into your mailbox.',
      });
      const newer = linkIn(await box.next(/Confirm/));
      const dead = await verify(older.token);
      expect([dead.status, dead.body.message]).toEqual([
        400,
        'This link has expired, or a newer one took its place. Please ask for a new one.',
      ]);
      expect(await isVerified()).toBe(false);
      expect((await verify(newer.token)).status).toBe(200);
      expect((await person.call('POST', '/api/verify-email/send')).body.message).toBe(
        'Your email address is confirmed already.',
      );
    });

    test('a link that is too old, cut short or made for a new password confirms nothing', async () => {
      const { app, box, clock, person, verify, isVerified } = await start();
      const { token } = linkIn(await box.next(/Confirm/));
      await send(app, {
        method: 'POST',
        url: '/api/forgot-password',
        payload: { email: person.email },
      });
      const reset = linkIn(await box.next(/Reset/)).token;
      for (const bad of [token.slice(1), reset, 'x'])
        expect((await verify(bad)).body.code).toBe('dead_link');
      expect((await verify('')).body.message).toBe('Missing or expired link.');
      expect((await verify('x'.repeat(10_000))).body.message).toBe(
        'This link is not complete. Please ask for a new one.',
      );
      clock.advance(mailedLinks.verifyLife);
      expect((await verify(token)).body.code).toBe('dead_link');
      expect((await person.call('POST', '/api/verify-email/send')).status).toBe(401);
      expect((await logIn(app, person.email)).body.status).toBe('success');
      const again = tokensOf(await logIn(app, person.email), app);
      expect((await again.call('GET', '/api/profile')).body.profile.email_verified).toBe(false);
      expect(await isVerified().catch(() => 'signed out')).toBe('signed out');
    });

    test('may be asked for five times in a quarter of an hour', async () => {
      const { person } = await start({ MAIL_LIMIT_PER_EMAIL: '2' });
      const statuses = [];
      for (let time = 0; time < 3; time += 1)
        statuses.push((await person.call('POST', '/api/verify-email/send')).status);
      expect(statuses).toEqual([200, 200, 429]);
    });
  });

  describe('the list of sessions', () => {
    test('one of them can be ended by its id; another person’s cannot', async () => {
      const { app, person } = await start();
      const elsewhere = tokensOf(await logIn(app, person.email), app);
      const other = await signUp(app);
      const unproven = await person.call('DELETE', `/api/sessions/${elsewhere.sessionId}`);
      expect([unproven.status, unproven.body.code]).toEqual([403, 'proof_required']);
      expect((await elsewhere.call('GET', '/api/profile')).status).toBe(200);
      await prove(person);
      const foreign = await person.call('DELETE', `/api/sessions/${other.sessionId}`);
      expect([foreign.status, foreign.body.message]).toEqual([
        404,
        'That session is over already.',
      ]);
      expect(
        (await person.call('DELETE', `/api/sessions/${elsewhere.sessionId}`)).body.message,
      ).toBe('That session has been signed out.');
      expect((await elsewhere.call('GET', '/api/profile')).status).toBe(401);
      expect((await other.call('GET', '/api/profile')).status).toBe(200);
      expect((await person.call('DELETE', `/api/sessions/${elsewhere.sessionId}`)).status).toBe(
        404,
      );
      expect((await person.call('DELETE', '/api/sessions/nonsense')).status).toBe(400);
    });

    test('ending the current one signs out here, cookie and all', async () => {
      const { person } = await start();
      const { headers, status } = await person.call('DELETE', `/api/sessions/${person.sessionId}`);
      expect(status).toBe(200);
      expect(String(headers['set-cookie'])).toMatch(/^__Host-platewise_session=;/);
      expect((await person.call('GET', '/api/profile')).status).toBe(401);
    });

    test('leaves out those that are over', async () => {
      const { app, clock, person } = await start();
      clock.advance(31 * 24 * 3_600_000);
      const now = tokensOf(await logIn(app, person.email), app);
      const { body } = await now.call('GET', '/api/sessions');
      expect(body.sessions.map((each: { id: string }) => each.id)).toEqual([now.sessionId]);
    });
  });

  test('a sign-up is answered although no email can be delivered', async () => {
    const { app, log, environment } = await startServer(engine, {
      environment: { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_TIMEOUT_MS: '50' },
    });
    expect((await register(app, 'ada@example.org')).status).toBe(200);
    await app.close();
    expect(await query(environment, 'select email from users')).toEqual([
      { email: 'ada@example.org' },
    ]);
    expect(log.filter((line) => line['letter'] === 'verify')).not.toEqual([]);
  });
});
