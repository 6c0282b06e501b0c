/** Two-step log-in: codes of an authenticator app, recovery codes, and the proof that changes of them ask for. */
import { recoveryHash } from '../../server/modules/secondFactor/recoveryCodes.ts';
import { describe, expect, test } from 'vitest';
import { waitAfter } from '../../server/modules/secondFactor/codeChecks.ts';
import { codeOf, stepAt, totpAddress } from '../../server/modules/secondFactor/totp.ts';
import { languageOf } from '../../server/infrastructure/http/language.ts';
import { linkIn, startMailbox } from './mailbox.ts';
import {
  type Answer,
  logIn,
  emptyDatabase,
  manualClock,
  onEachDatabase,
  query,
  refresh,
  send,
  signUp,
  startServer,
  tokensOf,
} from './support.ts';
import { longTest } from '../verify.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The key as an app reads it. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => letters.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describe('a code', () => {
  // RFC 6238, appendix B, the last six of its eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('after %i seconds is %s', (seconds, code) => {
    expect(codeOf(Buffer.from('12345678901234567890'), stepAt(seconds * 1000))).toBe(code);
  });

  test('the address holds key, account and issuer', () => {
    expect(totpAddress(Buffer.from('12345678901234567890'), 'Platewise', 'a+b@example.org')).toBe(
      'otpauth://totp/Platewise:a%2Bb%40example.org?issuer=Platewise&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    );
  });

  test('wrong ones are waited for, longer each time, a day at most', () => {
    expect([0, 4, 5, 6, 7, 30].map((failures) => waitAfter(failures) / 60_000)).toEqual([
      0, 0, 15, 30, 60, 1440,
    ]);
  });

  test.each([
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['de-DE,de;q=0.9,fr;q=0.5', 'fr'],
    ['en-GB', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('the letter for %s is in %s', (accepted, language) => {
    expect(languageOf({ headers: { 'accept-language': accepted } })).toBe(language);
  });
});

onEachDatabase((engine) => {
  async function start(environment: Record<string, string> = {}) {
    const clock = manualClock();
    const server = await startServer(engine, { now: clock.now, environment });
    const person = await signUp(server.app, 'ada@example.org');
    const prove = (code?: string, password = person.password) =>
      person.call('POST', '/api/account/proof', { current_password: password, code });
    const enter = (code?: string, password = person.password) =>
      send(server.app, {
        method: 'POST',
        url: '/api/login',
        payload: { email: person.email, password, ...(code === undefined ? {} : { code }) },
      });
    const call = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
      person.call(method, `/api/account/second-factor${path}`, body);
    const turnOn = async () => {
      await prove();
      const key = fromBase32((await call('POST', '/setup')).body.key);
      const code = (steps = 0) => codeOf(key, stepAt(clock.now()) + steps);
      const answer = await call('POST', '', { code: code() });
      clock.advance(30_000);
      return { key, code, codes: answer.body.recovery_codes as string[] };
    };
    return { ...server, clock, person, prove, enter, call, turnOn };
  }
  const told = ({ status, body }: Answer) => [status, body.code ?? body.status];

  describe('turning it on', () => {
    test('asks for a proof, shows key and picture, and counts from the first right code on', async () => {
      const { call, prove, enter, clock } = await start();
      expect((await call('GET')).body).toEqual({
        status: 'success',
        on: false,
        since: null,
        recovery_codes_left: 0,
      });
      expect(told(await call('POST', '/setup'))).toEqual([403, 'proof_required']);
      expect(told(await prove(undefined, 'guess'))).toEqual([400, 'wrong_password']);
      expect(told(await call('POST', '/setup'))).toEqual([403, 'proof_required']);
      expect((await prove()).status).toBe(200);
      const { body } = await call('POST', '/setup');
      expect(body.key).toMatch(/^[A-Z2-7]{32}$/);
      expect(body.address).toContain(`secret=${body.key}`);
      expect(body.qr.path).toMatch(/^M\d/);
      // Not confirmed yet: nothing asks for a code.
      expect(told(await enter())).toEqual([200, 'success']);
      expect(told(await call('POST', '', { code: '000000' }))).toEqual([400, 'wrong_code']);
      const right = codeOf(fromBase32(body.key), stepAt(clock.now()));
      const answer = await call('POST', '', { code: `${right.slice(0, 3)} ${right.slice(3)}` });
      expect(answer.body.recovery_codes).toHaveLength(10);
      expect(new Set(answer.body.recovery_codes).size).toBe(10);
      expect(answer.body.recovery_codes[0]).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{4}$/);
      expect((await call('GET')).body).toMatchObject({ on: true, recovery_codes_left: 10 });
      expect(told(await call('POST', '', { code: right }))).toEqual([409, 'no_setup']);
      expect(told(await call('POST', '/setup'))).toEqual([409, 'is_on']);
    });

    test('begun again in the same session, it goes on with the key that the app may have already', async () => {
      const { app, call, prove, enter, clock, person } = await start();
      await prove();
      const { key } = (await call('POST', '/setup')).body;
      expect((await call('GET')).body).toMatchObject({ on: false, begun: true });
      expect((await call('POST', '/setup')).body.key).toBe(key);
      // Who has got into another session does not learn it, nor leave theirs to the owner.
      const other = tokensOf(await enter(), app);
      const path = '/api/account/second-factor';
      expect((await other.call('GET', path)).body).not.toHaveProperty('begun');
      await other.call('POST', '/api/account/proof', { current_password: person.password });
      expect((await other.call('POST', `${path}/setup`)).body.key).not.toBe(key);
      clock.advance(60_000);
      const next = (await call('POST', '/setup')).body.key;
      const code = codeOf(fromBase32(next), stepAt(clock.now()));
      expect((await call('POST', '', { code })).status).toBe(200);
      expect((await call('GET')).body).not.toHaveProperty('begun');
    });

    test('a proof counts for five minutes, in its own session alone', async () => {
      const { app, call, prove, enter, clock } = await start();
      await prove();
      clock.advance(5 * 60_000 - 1);
      expect((await call('POST', '/setup')).status).toBe(200);
      const other = tokensOf(await enter(), app);
      expect(told(await other.call('POST', '/api/account/second-factor/setup'))).toEqual([
        403,
        'proof_required',
      ]);
      clock.advance(1);
      expect(told(await call('POST', '/setup'))).toEqual([403, 'proof_required']);
    });

    test('a recovery code has 140 bits; one of the 80 that were handed out before still counts', async () => {
      const { environment, enter, person, turnOn } = await start();
      const { codes } = await turnOn();
      for (const code of codes) expect(code.replaceAll('-', '')).toMatch(/^[A-Z2-7]{28}$/);
      const former = 'ABCD-EFGH-IJKL-MNOP';
      await query(
        environment,
        `insert into recovery_codes (user_id, code_hash, created_at) values ('${person.userId}', '${recoveryHash(former, person.userId)}', 1)`,
      );
      expect((await enter(former)).body.recovery_codes_left).toBe(10);
    });

    test('neither the key nor a recovery code lies in the database as it is', async () => {
      const { environment, turnOn, person } = await start({ HASH_KEY: 'k'.repeat(40) });
      const { key, codes } = await turnOn();
      const rows = JSON.stringify([
        await query(environment, 'select * from authenticators'),
        await query(environment, 'select * from recovery_codes'),
        await query(environment, 'select * from server_secrets'),
      ]);
      for (const secret of [key.toString('base64url'), key.toString('hex'), ...codes])
        expect(rows).not.toContain(secret);
      const { text } = await person.call('GET', '/api/account/export');
      expect(text).toContain('"authenticators"');
      expect(text).not.toContain('sealed_key');
    });

    test('a key that was sealed before HASH_KEY was set still opens', async () => {
      const database = await emptyDatabase(engine);
      const clock = manualClock();
      const first = await startServer(engine, { now: clock.now, database });
      const person = await signUp(first.app, 'ada@example.org');
      await person.call('POST', '/api/account/proof', { current_password: person.password });
      const setup = await person.call('POST', '/api/account/second-factor/setup');
      const key = fromBase32(setup.body.key);
      await person.call('POST', '/api/account/second-factor', {
        code: codeOf(key, stepAt(clock.now())),
      });
      await first.app.close();
      const second = await startServer(engine, {
        now: clock.now,
        database,
        environment: { HASH_KEY: 'k'.repeat(40) },
      });
      clock.advance(30_000);
      const answer = await send(second.app, {
        method: 'POST',
        url: '/api/login',
        payload: {
          email: person.email,
          password: person.password,
          code: codeOf(key, stepAt(clock.now())),
        },
      });
      expect(told(answer)).toEqual([200, 'success']);
    });
  });

  describe('logging in', () => {
    test('AUTH-11 asks for the code once the password is right, and for neither of a stranger', async () => {
      const { app, enter, turnOn } = await start();
      const { code } = await turnOn();
      expect(told(await enter())).toEqual([400, 'code_required']);
      expect((await enter()).headers['set-cookie']).toBeUndefined();
      expect(told(await enter(undefined, 'guess'))).toEqual([401, 'wrong_credentials']);
      expect(told(await enter(code(), 'guess'))).toEqual([401, 'wrong_credentials']);
      expect(told(await enter('12345'))).toEqual([401, 'wrong_code']);
      const answer = await enter(code());
      expect(answer.body).not.toHaveProperty('recovery_codes_left');
      expect((await tokensOf(answer, app).call('GET', '/api/profile')).status).toBe(200);
    });

    test('a code is taken a step early and late, and never twice', async () => {
      const { enter, turnOn, clock } = await start();
      const { code } = await turnOn();
      clock.advance(60_000);
      expect(told(await enter(code(-2)))).toEqual([401, 'wrong_code']);
      expect(told(await enter(code(2)))).toEqual([401, 'wrong_code']);
      expect(told(await enter(code(-1)))).toEqual([200, 'success']);
      expect(told(await enter(code(-1)))).toEqual([401, 'code_used']);
      expect(told(await enter(code(1)))).toEqual([200, 'success']);
      // Older than one that was taken.
      expect(told(await enter(code()))).toEqual([401, 'code_used']);
    });

    test('of one code sent ten times at once, one counts', async () => {
      const { enter, turnOn } = await start();
      const { code } = await turnOn();
      const answers = await Promise.all(Array.from({ length: 10 }, () => enter(code())));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('five wrong codes end guessing for a quarter of an hour, also many at once; a recovery code goes on working', async () => {
      const { enter, turnOn, clock } = await start();
      const { code, codes } = await turnOn();
      const wrong = [2, 3, 4, 5, 6, 7, 8, 9].map((step) => code(step));
      const answers = await Promise.all(wrong.map((each) => enter(each)));
      expect(answers.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(5);
      const waiting = await enter(code());
      expect([...told(waiting), waiting.headers['retry-after'], waiting.body.message]).toEqual([
        429,
        'code_wait',
        '900',
        'There were too many wrong codes. Please wait 15 minutes, or use a recovery code.',
      ]);
      expect(told(await enter(codes[0]))).toEqual([200, 'success']);
      clock.advance(15 * 60_000);
      expect(told(await enter('000000'))).toEqual([401, 'wrong_code']);
      expect((await enter(code())).headers['retry-after']).toBe('1800');
      clock.advance(30 * 60_000);
      expect(told(await enter(code()))).toEqual([200, 'success']);
      clock.advance(30_000);
      expect(told(await enter('000000'))).toEqual([401, 'wrong_code']);
      expect(told(await enter(code()))).toEqual([200, 'success']);
    });

    test('a recovery code counts once, however it is typed, and the answer says how many are left', async () => {
      const { enter, turnOn } = await start();
      const { codes } = await turnOn();
      const typed = codes[3]
        ?.toLowerCase()
        .replaceAll('-', ' ')
        .replaceAll('o', '0')
        .replaceAll('i', '1');
      const answers = await Promise.all([enter(typed), enter(typed), enter(codes[3])]);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
      expect(answers.find(({ status }) => status === 200)?.body.recovery_codes_left).toBe(9);
      expect((await enter(codes[0])).body.recovery_codes_left).toBe(8);
    });

    longTest('a new password by a mailed link leaves it on', async () => {
      const box = await startMailbox();
      const { app, enter, turnOn, person } = await start({
        SMTP_URL: box.url,
        PUBLIC_URL: 'https://platewise.example',
      });
      const { code } = await turnOn();
      await send(app, {
        method: 'POST',
        url: '/api/forgot-password',
        payload: { email: person.email },
      });
      const { token } = linkIn(await box.next('Reset your Platewise password'));
      await send(app, {
        method: 'POST',
        url: '/api/reset-password',
        payload: { access_token: token, new_password: 'four quiet yams' },
      });
      expect(told(await enter(undefined, 'four quiet yams'))).toEqual([400, 'code_required']);
      expect(told(await enter(code(), 'four quiet yams'))).toEqual([200, 'success']);
    });

    longTest('sessions that are open stay so, and go on being renewed', async () => {
      const { app, turnOn, person } = await start();
      await turnOn();
      expect((await refresh(app, person)).status).toBe(200);
    });
  });

  describe('turning it off, and new recovery codes', () => {
    test('both ask for a proof, which asks for password and code', async () => {
      const { call, turnOn, prove, enter, clock } = await start();
      const { code, codes } = await turnOn();
      clock.advance(5 * 60_000);
      expect(told(await call('DELETE'))).toEqual([403, 'proof_required']);
      expect(told(await call('POST', '/recovery-codes'))).toEqual([403, 'proof_required']);
      expect(told(await prove())).toEqual([400, 'code_required']);
      expect(told(await prove('12345'))).toEqual([400, 'wrong_code']);
      expect(told(await call('DELETE'))).toEqual([403, 'proof_required']);
      expect(told(await prove(code()))).toEqual([200, 'success']);
      const fresh = (await call('POST', '/recovery-codes')).body.recovery_codes as string[];
      expect(told(await enter(codes[0]))).toEqual([401, 'wrong_code']);
      expect((await enter(fresh[0])).body.recovery_codes_left).toBe(9);
      expect(told(await call('DELETE'))).toEqual([200, 'success']);
      expect(told(await call('DELETE'))).toEqual([200, 'success']);
      expect(told(await enter())).toEqual([200, 'success']);
      expect(told(await call('POST', '/recovery-codes'))).toEqual([409, 'no_second_factor']);
    });

    test('the password is changed and the account deleted with the code, or a fresh proof, alone', async () => {
      const { app, person, turnOn, prove, clock } = await start();
      const { code } = await turnOn();
      clock.advance(5 * 60_000);
      const change = (new_password: string, given?: string) =>
        person.call('POST', '/api/change-password', {
          current_password: person.password,
          new_password,
          code: given,
        });
      const remove = (current_password: string, given?: string) =>
        person.call('DELETE', '/api/account', {
          confirmation: 'DELETE',
          current_password,
          code: given,
        });
      expect(told(await change('four odd words'))).toEqual([400, 'code_required']);
      expect(told(await change('four odd words', '000000'))).toEqual([400, 'wrong_code']);
      expect(told(await remove(person.password))).toEqual([400, 'code_required']);
      expect((await logIn(app, person.email)).body.code).toBe('code_required');
      expect(told(await change('four odd words', code()))).toEqual([200, 'success']);
      clock.advance(30_000);
      expect(told(await remove('four odd words'))).toEqual([400, 'code_required']);
      expect(told(await prove(code(), 'four odd words'))).toEqual([200, 'success']);
      expect(told(await remove('four odd words'))).toEqual([200, 'success']);
    });

    test('each change is told by a letter in the language of the browser, and noted', async () => {
      const box = await startMailbox();
      const { environment, call, turnOn, person, enter } = await start({
        SMTP_URL: box.url,
        PUBLIC_URL: 'https://platewise.example',
      });
      const { codes } = await turnOn();
      const on = await box.next('Two-step log-in is on for Platewise');
      expect(linkIn(on).href).toBe('https://platewise.example/forgot-password');
      await enter(codes[0]);
      await box.next('A recovery code was used on Platewise');
      await person.call('POST', '/api/account/second-factor/recovery-codes', undefined, {
        'accept-language': 'fr-CH, fr;q=0.9',
      });
      const renewed = await box.next('Nouveaux codes de secours pour Platewise');
      expect(renewed.text).toContain('Bonjour,');
      await call('DELETE');
      await box.next('Two-step log-in is off for Platewise');
      const noted = async () =>
        (await query(environment, 'select kind, details from security_events order by at, id')).map(
          ({ kind, details }) => [kind, details].join(' ').trim(),
        );
      await expect
        .poll(noted)
        .toEqual(
          expect.arrayContaining([
            'identity_proven',
            'second_factor_on',
            'logged_in recovery code',
            'recovery_codes_renewed',
            'second_factor_off',
          ]),
        );
    });
  });
});
