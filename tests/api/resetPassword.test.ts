/** A forgotten password: the link that is mailed, and what it opens; over real HTTP with a real mailbox. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mailedLinks } from '../../contract/constants.ts';
import { createAccounts } from '../../server/modules/accounts/accounts.ts';
import type { Passwords } from '../../server/modules/accounts/passwords.ts';
import type { Mail } from '../../server/infrastructure/mail.ts';
import { linkIn, type Mailbox, startMailbox } from './mailbox.ts';
import {
  type Answer,
  logIn,
  manualClock,
  onEachDatabase,
  query,
  refresh,
  register,
  signUp,
  startServer,
} from './support.ts';

const subject = 'Reset your Platewise password';
const told = 'If an account exists, we sent a reset link.';

onEachDatabase((engine) => {
  async function start(environment: Record<string, string> = {}) {
    const clock = manualClock();
    const box = await startMailbox();
    const server = await startServer(engine, {
      now: clock.now,
      environment: { SMTP_URL: box.url, PUBLIC_URL: 'https://platewise.example', ...environment },
    });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const post = async (
      path: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Promise<Pick<Answer, 'status' | 'body' | 'headers'>> => {
      const answer = await fetch(address + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
      return {
        status: answer.status,
        body: await answer.json(),
        headers: Object.fromEntries(answer.headers),
      };
    };
    const forgot = (email: string, more: object = {}, headers = {}) =>
      post('/api/forgot-password', { email, ...more }, headers);
    const reset = (token: string, password = 'a new password') =>
      post('/api/reset-password', { access_token: token, new_password: password });
    const isUsable = async (token: string) =>
      (await post('/api/reset-password/check', { access_token: token })).body.is_usable;
    const askLink = async (email: string, from: Mailbox = box) => {
      await forgot(email);
      return linkIn(await from.next(subject));
    };
    return { ...server, clock, box, address, post, forgot, reset, isUsable, askLink };
  }

  test('PWD-02 the letters are in the language of the screen that asked for them', async () => {
    const { app, box, post, forgot } = await start();
    const person = await signUp(app, 'odile@example.org');
    await forgot('odile@example.org', {}, { 'accept-language': 'fr' });
    const letter = await box.next('Choisissez un nouveau mot de passe Platewise');
    expect(letter.text).toContain('Il fonctionne une fois, pendant 30 minutes.');
    expect(letter.html).toContain('<html lang="fr">');
    await person.call('POST', '/api/verify-email/send', undefined, { 'accept-language': 'fr' });
    await box.next('Confirmez votre adresse pour Platewise');
    const { token } = linkIn(letter);
    await post(
      '/api/reset-password',
      { access_token: token, new_password: 'un nouveau mot' },
      { 'accept-language': 'fr' },
    );
    await box.next('Votre mot de passe Platewise a été changé');
  });

  test('PWD-02 PWD-05 a link arrives, sets a new password, confirms the address and ends every session', async () => {
    const { app, box, askLink, reset, address } = await start();
    const person = await signUp(app, 'ada@example.org');
    const elsewhere = (await logIn(app, person.email)).body;
    const { href, token } = await askLink(' ADA@example.org ');
    expect(href).toBe(`https://platewise.example/reset-password#access_token=${token}`);
    expect(token).toMatch(/^[0-9a-f]{64}$/);

    const answer = await reset(token);
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 'success', message: 'Your password has been updated. Please sign in.' },
    ]);
    expect(answer.headers['set-cookie']).toMatch(/^__Host-platewise_session=;/);
    expect((await logIn(app, person.email)).status).toBe(401);
    const signedIn = await logIn(app, person.email, 'a new password');
    expect(signedIn.status).toBe(200);
    for (const access of [person.access, elsewhere.access_token])
      expect(
        (await fetch(`${address}/api/profile`, { headers: { authorization: `Bearer ${access}` } }))
          .status,
      ).toBe(401);
    expect((await refresh(app, person)).status).toBe(401);
    const me = await fetch(`${address}/api/profile`, {
      headers: { authorization: `Bearer ${signedIn.body.access_token}` },
    });
    expect(await me.json()).toMatchObject({ profile: { email_verified: true } });
    expect(linkIn(await box.next('Your Platewise password was changed')).href).toBe(
      'https://platewise.example/forgot-password',
    );
  });

  test('PWD-02 without an account the answer is the same, and nothing is mailed', async () => {
    const { app, box, forgot } = await start();
    await register(app, 'ada@example.org');
    const [known, unknown] = [await forgot('ada@example.org'), await forgot('eve@example.org')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.body).toEqual({ status: 'success', message: told });
    const names = ({ headers }: Pick<Answer, 'headers'>) => Object.keys(headers).toSorted();
    expect(names(unknown)).toEqual(names(known));
    await app.close();
    expect(box.emails.map((email) => email.recipients).flat()).toEqual([
      'ada@example.org',
      'ada@example.org',
    ]);
    expect(new Set(box.emails.map((email) => email.subject))).toEqual(
      new Set(['Confirm your email address for Platewise', subject]),
    );
  });

  test('a redirect_url of another origin is ignored and logged; one of ours is not worth a word', async () => {
    const { app, log, box, forgot } = await start();
    await register(app, 'ada@example.org');
    const wanted = [
      'https://evil.example/reset-password?x=secret',
      'https://platewise.example.evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      'https://platewise.example@evil.example/',
      'http://platewise.example/reset-password',
    ];
    for (const redirect_url of wanted) {
      expect((await forgot('ada@example.org', { redirect_url })).body.message).toBe(told);
      expect(linkIn(await box.next(subject)).href).toMatch(
        /^https:\/\/platewise\.example\/reset-password#/,
      );
    }
    const noted = () =>
      log
        .filter((line) => line['msg'] === 'a foreign redirect_url was ignored')
        .map((line) => line['wanted']);
    expect(noted()).toEqual([
      'https://evil.example',
      'https://platewise.example.evil.example',
      'null',
      'https://evil.example',
      'https://evil.example',
      'http://platewise.example',
    ]);
    await forgot('ada@example.org', { redirect_url: 'https://platewise.example/reset-password' });
    await forgot('ada@example.org', { redirect_url: '/reset-password' });
    expect(noted()).toHaveLength(wanted.length);
    expect(JSON.stringify(log)).not.toContain('x=secret');
  });

  test('whatever the Host header and its kin say, the link leads to PUBLIC_URL', async () => {
    const { app, box } = await start({ TRUST_PROXY: 'true' });
    await register(app, 'ada@example.org');
    for (const headers of [
      { host: 'evil.example' },
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
      },
    ]) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/forgot-password',
        payload: { email: 'ada@example.org' },
        headers,
      });
      expect(statusCode).toBe(200);
      const email = await box.next(subject);
      expect(linkIn(email).href).toMatch(/^https:\/\/platewise\.example\//);
      expect(email.raw).not.toContain('evil');
    }
  });

  test('without PUBLIC_URL the link leads to the server’s own address', async () => {
    const { app, address, askLink } = await start({ PUBLIC_URL: '' });
    await register(app, 'ada@example.org');
    expect((await askLink('ada@example.org')).href).toMatch(
      new RegExp(`^${address}/reset-password#`),
    );
  });

  describe('PWD-04 a link that is', () => {
    const dead = 'This reset link has expired or was used already. Please ask for a new one.';

    test('used twice is refused the second time', async () => {
      const { app, askLink, reset } = await start();
      await register(app, 'ada@example.org');
      const { token } = await askLink('ada@example.org');
      expect((await reset(token)).status).toBe(200);
      const again = await reset(token, 'another one');
      expect([again.status, again.body.message, again.body.code]).toEqual([400, dead, 'dead_link']);
      expect((await logIn(app, 'ada@example.org', 'a new password')).status).toBe(200);
    });

    test('asked about is not used, and is told apart from one that was used, replaced, too old or none of ours', async () => {
      const { app, clock, askLink, reset, isUsable } = await start();
      const person = await signUp(app, 'ada@example.org');
      const { token: replaced } = await askLink('ada@example.org');
      const { token } = await askLink('ada@example.org');
      expect(await isUsable(replaced)).toBe(false);
      expect([await isUsable(token), await isUsable(` ${token} `)]).toEqual([true, true]);
      expect(await isUsable('none of ours')).toBe(false);
      expect((await person.call('GET', '/api/profile')).status).toBe(200);
      expect((await reset(token)).status).toBe(200);
      expect(await isUsable(token)).toBe(false);
      const { token: next } = await askLink('ada@example.org');
      clock.advance(mailedLinks.resetLife - 1);
      expect(await isUsable(next)).toBe(true);
      clock.advance(1);
      expect(await isUsable(next)).toBe(false);
    });

    test('used ten times at once counts once', async () => {
      const { app, askLink, reset } = await start();
      await register(app, 'ada@example.org');
      const { token } = await askLink('ada@example.org');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => reset(token, `new words ${index}`)),
      );
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 400),
      ]);
      const winner = answers.findIndex((answer) => answer.status === 200);
      expect((await logIn(app, 'ada@example.org', `new words ${winner}`)).status).toBe(200);
    });

    test('used at once in two servers on one database counts once', async () => {
      const { app, environment, clock, askLink } = await start();
      await register(app, 'ada@example.org');
      const { token } = await askLink('ada@example.org');
      const { app: beside } = await startServer(engine, { now: clock.now, environment });
      const answers = await Promise.all(
        [app, beside, app, beside].map((each, index) =>
          each.inject({
            method: 'POST',
            url: '/api/reset-password',
            payload: { access_token: token, new_password: `new words ${index}` },
          }),
        ),
      );
      expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 400, 400, 400,
      ]);
      const winner = answers.findIndex((answer) => answer.statusCode === 200);
      expect((await logIn(beside, 'ada@example.org', `new words ${winner}`)).status).toBe(200);
    });

    test('older than 30 minutes is refused', async () => {
      const { app, askLink, reset, clock } = await start();
      await register(app, 'ada@example.org');
      const { token } = await askLink('ada@example.org');
      expect(mailedLinks.resetLife).toBe(30 * 60_000);
      clock.advance(mailedLinks.resetLife);
      const late = await reset(token);
      expect([late.status, late.body.message]).toEqual([400, dead]);
      expect((await logIn(app, 'ada@example.org')).status).toBe(200);
    });

    test('one moment younger than that is taken', async () => {
      const { app, askLink, reset, clock } = await start();
      await register(app, 'ada@example.org');
      const { token } = await askLink('ada@example.org');
      clock.advance(mailedLinks.resetLife - 1);
      expect((await reset(token)).status).toBe(200);
    });

    test('followed by a newer one is refused, and the newer one works', async () => {
      const { app, askLink, reset } = await start();
      await register(app, 'ada@example.org');
      const [older, newer] = [await askLink('ada@example.org'), await askLink('ada@example.org')];
      expect((await reset(older.token)).body.message).toBe(dead);
      expect((await reset(newer.token)).status).toBe(200);
    });

    test('overtaken by a change of the password is refused', async () => {
      const { app, askLink, reset } = await start();
      const person = await signUp(app);
      const { token } = await askLink(person.email);
      expect(
        (
          await person.call('POST', '/api/change-password', {
            current_password: person.password,
            new_password: 'changed meanwhile',
          })
        ).status,
      ).toBe(200);
      expect((await reset(token)).body.message).toBe(dead);
    });

    test('cut short, made up, for another purpose or for a new password that is too short changes nothing', async () => {
      const { app, box, environment, askLink, reset } = await start();
      await register(app, 'ada@example.org');
      const confirmation = linkIn(await box.next(/Confirm/)).token;
      const { token } = await askLink('ada@example.org');
      const [stored] = await query(
        environment,
        "select token_hash from reset_tokens where purpose = 'password'",
      );
      const bad: string[] = [
        token.slice(0, -1),
        `${token}x`,
        token.toUpperCase(),
        confirmation,
        String(stored?.['token_hash']),
        'x',
        "' or 1=1 --",
        '<script>alert(1)</script>',
        '🥘',
      ];
      for (const each of bad)
        expect([each, (await reset(each)).body.message]).toEqual([each, dead]);
      for (const each of ['', '   ', 'x'.repeat(10_000)])
        expect((await reset(each)).body.message).toBe('Missing or expired reset token.');
      expect((await reset(token, '12345')).body.message).toBe(
        'Password must be at least 6 characters long.',
      );
      expect((await reset(token, 'x'.repeat(10_000))).body.message).toBe(
        'Use a password of at most 1,000 characters.',
      );
      expect((await logIn(app, 'ada@example.org')).status).toBe(200);
      expect((await reset(` ${token}\n`)).status).toBe(200);
    });
  });

  test('a token is not stored, and no log line holds one', async () => {
    const { app, environment, log, askLink, reset } = await start({ LOG_LEVEL: 'trace' });
    await register(app, 'ada@example.org');
    const { token } = await askLink('ada@example.org');
    await reset(token.slice(1));
    await reset(token, 'very secret words');
    expect(JSON.stringify(await query(environment, 'select * from reset_tokens'))).not.toContain(
      token,
    );
    await app.close();
    for (const secret of [token, token.slice(1), 'very secret words', 'ada@example.org'])
      expect(JSON.stringify(log)).not.toContain(secret);
  });

  test('the account that is deleted while its email is written leaves no token and no failure', async () => {
    const { app, environment, log, forgot } = await start();
    await register(app, 'ada@example.org');
    await forgot('ada@example.org');
    await query(environment, 'delete from users');
    await app.close();
    expect(await query(environment, 'select * from reset_tokens')).toEqual([]);
    expect(log.filter((line) => Number(line['level']) >= 50)).toEqual([]);
  });
});

describe('PWD-02 the time of the answer', () => {
  test('knows nothing of the account: what is asked is stored as it is, and looked up when the letter is written', async () => {
    const findByEmail = vi.fn(async () => undefined);
    const asked: unknown[] = [];
    const writers = new Map<string, Parameters<Mail['writes']>[1]>();
    const mail: Mail = {
      isOn: true,
      send: async () => {},
      ask: async (...wish) => void asked.push(wish),
      writes: (kind, write) => void writers.set(kind, write),
    };
    const storage = { users: { findByEmail }, sessions: {}, mailedTokens: {} };
    const accounts = createAccounts({
      storage: storage as never,
      mail,
      passwords: {} as Passwords,
      demandPassword: async () => undefined,
      withoutFailing: async (_what, work) => work(),
      rest: () => 4321,
      origin: () => 'https://platewise.example',
    });
    await accounts.sendResetLink('ada@example.org', 'fr');
    expect(asked).toEqual([
      ['reset', 'ada@example.org', 'fr', { rest: 4321, life: mailedLinks.resetLife }],
    ]);
    expect(findByEmail).not.toHaveBeenCalled();
    expect(await writers.get('reset')?.('ada@example.org', 'fr')).toBeUndefined();
    expect(findByEmail).toHaveBeenCalledExactlyOnceWith('ada@example.org');
  });
});

describe('asking for links', () => {
  async function listening(environment: Record<string, string>) {
    const box = await startMailbox();
    const { app } = await startServer('SQLite', {
      environment: { SMTP_URL: box.url, ...environment },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => app.close());
    await register(app, 'ada@example.org');
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(address + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      return {
        status: answer.status,
        message: ((await answer.json()) as { message: string }).message,
      };
    };
    return { app, box, post, forgot: (email: string) => post('/api/forgot-password', { email }) };
  }

  test('is limited for each email alike, with an account and without, however it is written', async () => {
    const { app, box, forgot } = await listening({ MAIL_LIMIT_PER_EMAIL: '2' });
    for (const spellings of [
      ['ada@example.org', 'ADA@example.org', ' ada@example.org'],
      ['eve@example.org', 'eve@EXAMPLE.org', 'eve@example.org'],
    ]) {
      const answers = [];
      for (const email of spellings) answers.push(await forgot(email));
      expect(answers).toEqual([
        { status: 200, message: told },
        { status: 200, message: told },
        { status: 429, message: 'Too many attempts. Please wait 15 minutes and try again.' },
      ]);
    }
    await app.close();
    expect(box.emails.filter((email) => email.subject === subject)).toHaveLength(2);
  });

  test('is limited for each network address', async () => {
    const { forgot } = await listening({ MAIL_LIMIT_PER_ADDRESS: '3' });
    const statuses = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await forgot(`p${index}@example.org`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('is refused to everybody alike where no mail can be sent', async () => {
    const { app, log } = await startServer('SQLite', { environment: { HOST: '0.0.0.0' } });
    await register(app, 'ada@example.org');
    const ask = async (email: string) =>
      app.inject({ method: 'POST', url: '/api/forgot-password', payload: { email } });
    for (const email of ['ada@example.org', 'eve@example.org']) {
      const answer = await ask(email);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        503,
        'This server cannot send mail just now. Please contact whoever runs it.',
      ]);
    }
    expect(log.map((line) => line['msg'])).toContain(
      'No mail is sent: SMTP_URL is not set, and other machines can reach this server.',
    );
  });

  test.each([
    ['', 'Please enter your email.'],
    ['   ', 'Please enter your email.'],
    ['x'.repeat(10_000), 'Use at most 254 characters.'],
    [7, "Please correct 'email': invalid input: expected string, received number."],
  ])('PWD-01 with %j says %j', async (email, message) => {
    const { post } = await listening({});
    expect(await post('/api/forgot-password', { email })).toEqual({ status: 400, message });
  });

  test('guessing tokens is limited for each network address', async () => {
    const { post } = await listening({ PASSWORD_LIMIT_PER_ADDRESS: '3' });
    const statuses = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push(
        (
          await post('/api/reset-password', {
            access_token: `guess${index}`,
            new_password: 'long enough',
          })
        ).status,
      );
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect((await post('/api/verify-email', { token: 'guess' })).status).toBe(429);
    expect((await post('/api/reset-password/check', { access_token: 'guess' })).status).toBe(429);
  });
});
