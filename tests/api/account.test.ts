/** Registering, logging in, the profile, the cookie, and the limits on attempts. */
import { describe, expect, test } from 'vitest';
import { access } from '../../contract/constants.ts';
import {
  hardlyStored,
  logIn,
  manualClock,
  onEachDatabase,
  query,
  register,
  send,
  signUp,
  startServer,
} from './support.ts';

onEachDatabase((engine) => {
  describe('registering', () => {
    test('SIGN-04 creates an account that can log in, and stores no password', async () => {
      const { app, environment } = await startServer(engine);
      expect((await register(app, 'ada@example.org', 'häagen dazs')).body).toEqual({
        status: 'success',
        message: 'Your account has been created.',
      });
      expect((await logIn(app, 'ada@example.org', 'häagen dazs')).status).toBe(200);
      const [user] = await query(environment, 'select * from users');
      expect(user).toMatchObject({
        email: 'ada@example.org',
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      });
      expect(JSON.stringify(user)).not.toContain('dazs');
    });

    hardlyStored(engine, () =>
      test.each(['ada@example.org', 'ADA@Example.ORG', '  ada@example.org ', 'Ada@example.org'])(
        'an address that has an account (as %j) is refused with 409',
        async (email) => {
          const { app } = await startServer(engine);
          await register(app, 'ada@example.org');
          const answer = await register(app, email.trim());
          expect(answer.status).toBe(409);
          expect(answer.body.message).toBe(
            'An account with this email already exists. Please log in instead.',
          );
        },
      ),
    );

    test('counts composed and decomposed letters as one address', async () => {
      const { app } = await startServer(engine);
      expect((await register(app, 'zoë@example.org'.normalize('NFC'))).status).toBe(200);
      expect((await register(app, 'ZOË@example.org'.normalize('NFD'))).status).toBe(409);
      expect((await logIn(app, 'zoë@example.org'.normalize('NFD'))).status).toBe(200);
    });

    hardlyStored(engine, () =>
      test.each([
        ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
        ['ada@xn--bcher-kva.example', 'Ada@BÜCHER.example'],
        ['ada@example.org', 'ada@example.org.'],
        ['ada@example.org', 'ada@ｅxample.org'],
      ])('knows %j and %j as one address', async (one, other) => {
        const { app } = await startServer(engine);
        expect((await register(app, one)).status).toBe(200);
        expect((await register(app, other)).status).toBe(409);
        expect([(await logIn(app, other)).status, (await logIn(app, one)).status]).toEqual([
          200, 200,
        ]);
        expect((await logIn(app, one)).body.user_data.email).toBe(one);
      }),
    );

    hardlyStored(engine, () =>
      test.each(['ada@xn--0.example', 'ada@127.1', 'ada@localhost'])(
        'takes %j as it is typed, though no rule for domains knows it',
        async (email) => {
          const { app } = await startServer(engine);
          expect((await register(app, email)).status).toBe(200);
          expect((await logIn(app, email.toUpperCase())).status).toBe(200);
        },
      ),
    );

    hardlyStored(engine, () =>
      test.each([
        'ada@example.org\u200b',
        'a\u202eda@example.org',
        'ada@example.org,eve@example.org',
        'ada@example.org/x',
        'ada@a,b',
        'Ada <ada@example.org>',
        'ada@ex%61mple.org',
        'ada@[127.0.0.1]',
        'ada@example.org:25',
      ])('refuses %j', async (email) => {
        const { app } = await startServer(engine);
        const answer = await register(app, email);
        expect([answer.status, answer.body.message]).toEqual([
          400,
          'Please enter a valid email address.',
        ]);
      }),
    );

    test('one address twelve times at once makes one account and eleven conflicts', async () => {
      const { app, environment } = await startServer(engine);
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => register(app, 'twin@example.org')),
      );
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 11 }, () => 409),
      ]);
      expect(
        await query(environment, "select id from users where email_key = 'twin@example.org'"),
      ).toHaveLength(1);
    });

    hardlyStored(engine, () =>
      test.each([
        [
          { email: 'no-at', password: 'secret1', first_name: 'A', last_name: 'B' },
          'Please enter a valid email address.',
        ],
        [
          { email: 'a@b.c', password: '12345', first_name: 'A', last_name: 'B' },
          'Password must be at least 6 characters long.',
        ],
        [
          { email: 'a@b.c', password: 'secret1', first_name: '  ', last_name: 'B' },
          'First name is required.',
        ],
        [
          { email: 'a@b.c', password: 'secret1', first_name: 'A', last_name: '' },
          'Last name is required.',
        ],
        [{ password: 'secret1', first_name: 'A', last_name: 'B' }, "'email' is missing."],
        [
          { email: 7, password: 'secret1', first_name: 'A', last_name: 'B' },
          "Please correct 'email': invalid input: expected string, received number.",
        ],
      ])('SIGN-03 with %j says %j', async (payload, message) => {
        const { app } = await startServer(engine);
        const answer = await send(app, { method: 'POST', url: '/api/register', payload });
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({
          status: 'error',
          message,
          issues: expect.any(Array),
          request_id: expect.any(String),
        });
      }),
    );
  });

  describe('logging in', () => {
    test('AUTH-11 answers tokens, session and person', async () => {
      const { app } = await startServer(engine);
      await register(app, 'ada@example.org');
      const { body, headers } = await logIn(app, 'ada@example.org');
      expect(body).toEqual({
        status: 'success',
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        session_id: expect.any(String),
        user_id: expect.any(String),
        user_data: { id: body.user_id, email: 'ada@example.org', display_name: 'Ada Obi' },
      });
      expect(headers['cache-control']).toBe('no-store');
    });

    test('AUTH-11 says in which units the person wants amounts to be shown, where those are not the usual ones', async () => {
      const { app } = await startServer(engine);
      const person = await signUp(app, 'ada@example.org');
      await person.call('PUT', '/api/settings', {
        hasSickness: false,
        sicknessType: '',
        units: 'us',
      });
      expect((await logIn(app, 'ada@example.org')).body.user_data.units).toBe('us');
    });

    hardlyStored(engine, () =>
      test.each([
        ['ada@example.org', 'wrong horse'],
        ['nobody@example.org', 'correct horse'],
      ])('AUTH-07 as %s with %s says the same', async (email, password) => {
        const { app } = await startServer(engine);
        await register(app, 'ada@example.org');
        const answer = await logIn(app, email, password);
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({
          status: 'error',
          message: 'Invalid email or password.',
        });
        expect(answer.headers['set-cookie']).toBeUndefined();
      }),
    );

    test('takes a password in any Unicode form', async () => {
      const { app } = await startServer(engine);
      await register(app, 'ada@example.org', 'crème brûlée'.normalize('NFC'));
      expect((await logIn(app, 'ada@example.org', 'crème brûlée'.normalize('NFD'))).status).toBe(
        200,
      );
    });
  });

  describe('the profile', () => {
    test('SET-08 names the person', async () => {
      const { app } = await startServer(engine);
      const person = await signUp(app, 'ada@example.org');
      expect((await person.call('GET', '/api/profile')).body.profile).toEqual({
        id: person.userId,
        email: 'ada@example.org',
        display_name: 'Ada Obi',
        first_name: 'Ada',
        last_name: 'Obi',
        email_verified: false,
        has_password: true,
      });
    });

    test('SES-08 is for the signed-in alone', async () => {
      const { app } = await startServer(engine);
      const answer = await send(app, { method: 'GET', url: '/api/profile' });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    });
  });

  describe('the trial', () => {
    test('ACC-01 begins at the first call of the signed-in, on the server, and lasts 48 hours', async () => {
      const clock = manualClock();
      const { app } = await startServer(engine, { now: clock.now });
      const person = await signUp(app);
      clock.advance(600_000);
      const start = clock.now();
      await person.call('GET', '/api/profile');
      clock.advance(60_000);
      const status = async () =>
        (
          await send(app, {
            method: 'GET',
            url: `/api/subscription/status?user_id=${person.userId}`,
            headers: { authorization: `Bearer ${person.access}` },
          })
        ).body;
      expect(await status()).toMatchObject({
        success: true,
        data: {
          trial: { start_date: start, end_date: start + access.trial, expired: false },
          can_access_app: true,
          has_active_subscription: false,
          subscription: null,
          has_ever_had_subscription: false,
        },
      });
    });

    test('ACC-01 is over after 48 hours, and logging in again does not renew it', async () => {
      const clock = manualClock();
      const { app } = await startServer(engine, { now: clock.now });
      const person = await signUp(app, 'trial@example.org');
      await person.call('GET', '/api/profile');
      clock.advance(access.trial);
      const again = (await logIn(app, 'trial@example.org')).body;
      const { body } = await send(app, {
        method: 'GET',
        url: '/api/subscription/status',
        headers: { authorization: `Bearer ${again.access_token}` },
      });
      expect(body.data).toMatchObject({ trial: { expired: true }, can_access_app: false });
    });

    test('ACC-02 a subscription opens the app until it ends', async () => {
      const clock = manualClock();
      const { app, environment } = await startServer(engine, { now: clock.now });
      const person = await signUp(app);
      const end = clock.now() + access.trial + 600_000;
      await query(
        environment,
        `insert into subscriptions (id, user_id, plan_id, plan_name, start_at, end_at, created_at) values ('s1', '${person.userId}', 'weekly', '$2.5 Weekly', ${clock.now()}, ${end}, ${clock.now()})`,
      );
      const status = async () => {
        const { body } = await logIn(app, person.email);
        return (
          await send(app, {
            method: 'GET',
            url: '/api/subscription/status',
            headers: { authorization: `Bearer ${body.access_token}` },
          })
        ).body.data;
      };
      expect(await status()).toMatchObject({
        has_active_subscription: true,
        can_access_app: true,
        subscription: { plan_id: 'weekly', end_date: end },
      });
      clock.advance(access.trial + 600_000);
      await status();
      clock.advance(access.trial);
      expect(await status()).toMatchObject({
        has_active_subscription: false,
        has_ever_had_subscription: true,
        can_access_app: false,
      });
    });

    test("ACC-03 another person's status is refused with 403", async () => {
      const { app } = await startServer(engine);
      const [one, other] = [await signUp(app), await signUp(app)];
      expect(
        (await one.call('GET', `/api/subscription/status?user_id=${other.userId}`)).status,
      ).toBe(403);
    });
  });
});

describe('the cookie', () => {
  const ownOrigin = 'http://localhost:80';

  async function start() {
    const { app } = await startServer('SQLite');
    await register(app, 'ada@example.org');
    const { headers, body } = await logIn(app, 'ada@example.org');
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return {
      app,
      cookie,
      body,
      setCookie: String(headers['set-cookie']),
      save: (extra: Record<string, string>) =>
        send(app, {
          method: 'POST',
          url: '/api/feedback',
          payload: { feedback_text: 'Good' },
          headers: { cookie, ...extra },
        }),
    };
  }

  test('SES-07 is HttpOnly and SameSite=Lax, and Secure where the app is reached by https', async () => {
    const { setCookie } = await start();
    expect(setCookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/);
    expect(setCookie).not.toContain('Secure');
    const { app } = await startServer('SQLite', {
      environment: { PUBLIC_URL: 'https://platewise.example' },
    });
    await register(app, 'ada@example.org');
    const secure = String((await logIn(app, 'ada@example.org')).headers['set-cookie']);
    // A browser takes a name with this prefix only by https, for the whole of one host.
    expect(secure).toMatch(/^__Host-platewise_session=.*; Path=\/; HttpOnly; Secure/);
    expect(secure).not.toContain('Domain');
    const token = secure.split(/[=;]/)[1] ?? '';
    const profile = (cookie: string) =>
      send(app, { method: 'GET', url: '/api/profile', headers: { cookie } });
    expect((await profile(`__Host-platewise_session=${token}`)).status).toBe(200);
    expect((await profile(`platewise_session=${token}`)).status).toBe(401);
  });

  test('opens reading calls by itself', async () => {
    const { app, cookie } = await start();
    expect(
      (await send(app, { method: 'GET', url: '/api/profile', headers: { cookie } })).status,
    ).toBe(200);
  });

  test('opens changing calls from our own pages alone', async () => {
    const { save } = await start();
    expect((await save({ origin: ownOrigin, host: 'localhost:80' })).status).toBe(200);
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:81',
      'https://localhost:80',
    ]) {
      const answer = await save({ origin, host: 'localhost:80' });
      expect(answer.status).toBe(403);
      expect(answer.body.message).toBe(
        'This call came from another site, so it was not carried out.',
      );
    }
    expect((await save({})).status).toBe(403);
  });

  test('does not log out from another site', async () => {
    const { app, cookie } = await start();
    expect(
      (
        await send(app, {
          method: 'POST',
          url: '/api/logout',
          headers: { cookie, origin: 'https://evil.example' },
        })
      ).status,
    ).toBe(403);
    expect(
      (await send(app, { method: 'GET', url: '/api/profile', headers: { cookie } })).status,
    ).toBe(200);
  });

  test('counts for nothing beside an Authorization header, right or wrong', async () => {
    const { app, cookie } = await start();
    for (const authorization of ['Bearer wrong', 'Basic YTpi', 'Bearer', '']) {
      expect(
        (
          await send(app, {
            method: 'GET',
            url: '/api/profile',
            headers: { cookie, authorization },
          })
        ).status,
      ).toBe(401);
    }
  });

  test('is gone after logging out', async () => {
    const { app, body } = await start();
    const { headers } = await send(app, {
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^platewise_session=; .*Expires=Thu, 01 Jan 1970/,
    );
  });

  test('does not retire the refresh token before the answer that brought it was read', async () => {
    const { app, body } = await start();
    const pair = { refresh_token: body.refresh_token, session_id: body.session_id };
    const refreshed = await send(app, { method: 'POST', url: '/api/refresh', payload: pair });
    const cookie = String(refreshed.headers['set-cookie']).split(';')[0] ?? '';
    expect(
      (await send(app, { method: 'GET', url: '/api/profile', headers: { cookie } })).status,
    ).toBe(200);
    expect((await send(app, { method: 'POST', url: '/api/refresh', payload: pair })).status).toBe(
      200,
    );
  });

  test('in production counts from the public address alone', async () => {
    const { app } = await startServer('SQLite', {
      environment: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://platewise.example',
        SMTP_URL: 'smtp://mail.example',
        ACCESS: 'open',
      },
    });
    await register(app, 'ada@example.org');
    const cookie =
      String((await logIn(app, 'ada@example.org')).headers['set-cookie']).split(';')[0] ?? '';
    const save = (origin: string) =>
      send(app, {
        method: 'POST',
        url: '/api/feedback',
        payload: { feedback_text: 'Good' },
        headers: { cookie, origin, host: 'evil.example' },
      });
    expect((await save('https://platewise.example')).status).toBe(200);
    expect((await save('http://evil.example')).status).toBe(403);
  });
});
