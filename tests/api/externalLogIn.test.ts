/** Logging in by an OpenID Connect provider: the way there and back, connecting an account, and all that is refused (decision 078). */
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { externalLogIns as limits } from '../../contract/constants.ts';
import { readEnvironment } from '../../server/infrastructure/config.ts';
import { codeOf, stepAt } from '../../server/modules/secondFactor/totp.ts';
import {
  type Claims,
  type IdentityProvider,
  type Lapse,
  startIdentityProvider,
} from './identityProvider.ts';
import { startMailbox } from './mailbox.ts';
import {
  type Answer,
  logIn,
  manualClock,
  onOneDatabase,
  prove,
  query,
  send,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';
import { longTest } from '../verify.ts';

const origin = 'https://platewise.example';
const told = ({ status, body }: Answer) => [status, body.code ?? body.status];
const ada: Claims = { sub: 'ada-1', email: 'ada@example.org', email_verified: true };
const newcomer: Claims = {
  sub: 'new-1',
  email: 'new@example.org',
  email_verified: true,
  given_name: 'Nia',
  family_name: 'Obi',
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Turns two-step log-in on. @returns the app's next code */
async function turnOn(person: TestPerson, clock: ReturnType<typeof manualClock>) {
  await prove(person);
  const { key: text } = (await person.call('POST', '/api/account/second-factor/setup')).body;
  const bits = [...(text as string)]
    .map((sign) => letters.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const next = () => {
    clock.advance(30_000);
    return codeOf(key, stepAt(clock.now()));
  };
  await person.call('POST', '/api/account/second-factor', { code: next() });
  return next;
}

/** One browser, with what it was given to keep. */
function browserOf(app: FastifyInstance, provider: IdentityProvider) {
  let cookies: Record<string, string> = {};
  const keep = ({ headers }: Answer) => {
    for (const line of [headers['set-cookie']].flat().filter(Boolean) as string[]) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      cookies = { ...cookies, [name]: value };
    }
  };
  const post = async (url: string, payload: object) => {
    const { platewise_external: own, '__Host-platewise_external': host } = cookies;
    const answer = await send(app, {
      method: 'POST',
      url,
      payload,
      cookies:
        host === undefined
          ? { platewise_external: own ?? '' }
          : { '__Host-platewise_external': host },
    });
    keep(answer);
    return answer;
  };
  const start = async (headers: Record<string, string> = {}) => {
    const answer = await send(app, { method: 'GET', url: '/api/login/external/start', headers });
    keep(answer);
    return answer;
  };
  const finish = (answer: string) => post('/api/login/external/answer', { answer });
  return {
    keep,
    start,
    finish,
    more: (answer: string, given: object) =>
      post('/api/login/external/more', {
        state: new URLSearchParams(answer).get('state'),
        ...given,
      }),
    /** There and back. */
    async travel(person: Claims, lapse?: Lapse) {
      const address = String((await start()).headers['location']);
      const back = provider.answer(address, person, lapse);
      return { address, query: back, answer: await finish(back) };
    },
  };
}

onOneDatabase((engine) => {
  async function begin(environment: Record<string, string> = {}) {
    const clock = manualClock();
    const provider = await startIdentityProvider();
    const server = await startServer(engine, {
      now: clock.now,
      environment: { PUBLIC_URL: origin, ...provider.environment, ...environment },
    });
    const { app } = server;
    const browser = () => browserOf(app, provider);
    const owner = await signUp(app, 'ada@example.org');
    /** From Settings, while signed in. */
    const connect = async (person: TestPerson, claims: Claims) => {
      await prove(person);
      const there = await person.call('POST', '/api/account/identities');
      const own = browser();
      own.keep(there);
      return own.finish(provider.answer(there.body.address as string, claims));
    };
    const list = async (person: TestPerson) =>
      (await person.call('GET', '/api/account/identities')).body.identities;
    const noted = async () =>
      (
        await query(server.environment, 'select kind, details from security_events order by at, id')
      ).map(({ kind, details }) => [kind, details].join(' ').trim());
    return { ...server, clock, provider, browser, owner, connect, list, noted };
  }

  describe('the way there', () => {
    test('where none is configured there is no button, and the link leads to the log-in', async () => {
      const { app } = await startServer(engine);
      const ask = (url: string) => send(app, { method: 'GET', url });
      expect((await ask('/api/login/external')).body).toEqual({ status: 'success', name: null });
      expect((await ask('/api/login/external/start')).headers['location']).toBe('/login');
      const person = await signUp(app);
      await prove(person);
      expect(told(await person.call('POST', '/api/account/identities'))).toEqual([
        409,
        'external_off',
      ]);
    });

    test('asks for a code with PKCE, a state and a nonce, and for our address alone', async () => {
      const { app, browser, provider } = await begin();
      expect((await send(app, { method: 'GET', url: '/api/login/external' })).body.name).toBe(
        'Example ID',
      );
      const { status, headers } = await browser().start();
      expect(status).toBe(303);
      const address = new URL(String(headers['location']));
      expect(address.origin + address.pathname).toBe(`${provider.issuer}/authorize`);
      expect(Object.fromEntries(address.searchParams)).toEqual({
        client_id: 'platewise',
        response_type: 'code',
        redirect_uri: `${origin}/external-log-in`,
        scope: 'openid email profile',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      });
      expect(String(headers['set-cookie'])).toMatch(
        /^__Host-platewise_external=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    });

    test('another site sends nobody there', async () => {
      const { browser, provider } = await begin();
      const { headers } = await browser().start({ 'sec-fetch-site': 'cross-site' });
      expect(headers['location']).toBe('/login');
      expect(headers['set-cookie']).toBeUndefined();
      expect(provider.asked).toEqual([]);
    });

    test('the database holds nothing that an answer could be checked by', async () => {
      const { browser, environment } = await begin();
      const { headers } = await browser().start();
      const given = new URL(String(headers['location'])).searchParams;
      const rows = JSON.stringify(await query(environment, 'select * from external_log_ins'));
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(rows).not.toContain(given.get(name));
    });

    test('a provider that is away, too slow to say, or leads elsewhere is told in a sentence, and asked again', async () => {
      const { browser, provider } = await begin();
      const away = browser();
      for (const answer of [
        (response: ServerResponse) => void response.destroy(),
        (response: ServerResponse) => void response.writeHead(503).end(),
        (response: ServerResponse) =>
          void response.writeHead(302, { location: `${provider.issuer}/keys` }).end(),
        (response: ServerResponse) =>
          void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(`"${'x'.repeat(300_000)}"`),
      ]) {
        provider.breakWith(answer);
        const { headers } = await away.start();
        expect(headers['location']).toBe('/external-log-in?failed=unreachable');
      }
      const refusal = await away.finish('failed=unreachable');
      expect(told(refusal)).toEqual([409, 'external_unreachable']);
      expect(refusal.body.message).toBe(
        'Example ID could not be reached. Please try again in a moment, or log in with your password.',
      );
      provider.breakWith(undefined);
      expect(told((await away.travel(newcomer)).answer)).toEqual([400, 'account_unknown']);
    });

    test('a provider that names addresses inside our network is not asked there', async () => {
      const { browser, provider } = await begin();
      provider.says['token_endpoint'] = 'http://127.0.0.1:9/token';
      const { answer } = await browser().travel(ada);
      expect(told(answer)).toEqual([409, 'external_unreachable']);
    });
  });

  describe('connecting an account', () => {
    test('from Settings after a proof; then it logs in, is listed, and is told by letter', async () => {
      const mailbox = await startMailbox();
      const { app, browser, connect, list, noted, owner, clock } = await begin({
        SMTP_URL: mailbox.url,
      });
      expect(told(await owner.call('POST', '/api/account/identities'))).toEqual([
        403,
        'proof_required',
      ]);
      const connected = await connect(owner, {
        ...ada,
        email: 'other@example.com',
        email_verified: false,
      });
      expect(connected.body).toEqual({ status: 'success', connected: true });
      await mailbox.next('Another way to log in to your Platewise account');
      const entered = (await browser().travel({ sub: 'ada-1' })).answer;
      expect(entered.body.user_data.email).toBe('ada@example.org');
      expect(String(entered.headers['set-cookie'])).toContain('__Host-platewise_session=');
      expect(await list(owner)).toEqual([
        {
          id: expect.any(String),
          email: 'other@example.com',
          created_at: clock.now(),
          used_at: clock.now(),
        },
      ]);
      const session = tokensOf(entered, app);
      expect((await session.call('GET', '/api/account/identities')).status).toBe(200);
      await app.close();
      expect(await noted()).toEqual(
        expect.arrayContaining(['external_log_in connected', 'external_log_in']),
      );
    });

    test('removed after a proof, it logs in no more', async () => {
      const { browser, connect, list, owner, noted, app } = await begin();
      await connect(owner, { sub: 'ada-1' });
      const [{ id }] = await list(owner);
      expect((await owner.call('DELETE', `/api/account/identities/${id}`)).status).toBe(200);
      expect(await list(owner)).toEqual([]);
      expect(told((await browser().travel({ sub: 'ada-1' })).answer)).toEqual([
        400,
        'external_unverified',
      ]);
      expect((await owner.call('DELETE', `/api/account/identities/${id}`)).status).toBe(404);
      await app.close();
      expect(await noted()).toContain('identity_removed');
    });

    test('one that is somebody’s already is nobody else’s, and there are so many at most', async () => {
      const { app, connect, owner, list } = await begin();
      const bob = await signUp(app, 'bob@example.org');
      await connect(owner, { sub: 'ada-1' });
      expect(told(await connect(bob, { sub: 'ada-1' }))).toEqual([409, 'external_known']);
      for (let count = 1; count < limits.most; count += 1)
        await connect(owner, { sub: `ada-more-${count}` });
      await prove(owner);
      expect(told(await owner.call('POST', '/api/account/identities'))).toEqual([
        409,
        'external_full',
      ]);
      expect(await list(owner)).toHaveLength(limits.most);
    });

    test('one that was begun in a session that is over connects nothing', async () => {
      const { app, browser, list, owner, provider } = await begin();
      const second = tokensOf(await logIn(app, owner.email), app);
      await prove(second);
      const there = await second.call('POST', '/api/account/identities');
      await second.call('DELETE', `/api/sessions/${second.sessionId}`);
      const own = browser();
      own.keep(there);
      const answer = await own.finish(
        provider.answer(there.body.address as string, { sub: 'eve' }),
      );
      expect(told(answer)).toEqual([400, 'external_expired']);
      expect(await list(owner)).toEqual([]);
    });

    test('an address that has an account asks for its password, and takes no other', async () => {
      const { browser, list, owner } = await begin();
      const own = browser();
      const { answer, query: back } = await own.travel(ada);
      expect(told(answer)).toEqual([400, 'password_required']);
      expect(answer.body.message).toBe(
        'There is an account for ada@example.org already. Enter its password to connect it.',
      );
      expect(told(await own.more(back, { create: true }))).toEqual([400, 'password_required']);
      expect(told(await own.more(back, { password: 'wrong horse' }))).toEqual([
        401,
        'wrong_credentials',
      ]);
      expect(await list(owner)).toEqual([]);
      const entered = await own.more(back, { password: owner.password });
      expect(entered.body.user_id).toBe(owner.userId);
      expect(await list(owner)).toHaveLength(1);
      expect(told(await own.more(back, { password: owner.password }))).toEqual([
        400,
        'external_expired',
      ]);
    });

    test.each([
      { email_verified: false },
      { email_verified: 'true' },
      { email_verified: undefined },
      { email: undefined },
    ])('an address that the provider has not confirmed leads to no account: %o', async (claims) => {
      const { browser, list, owner } = await begin();
      const own = browser();
      const { answer, query: back } = await own.travel({ ...ada, ...claims });
      expect(told(answer)).toEqual([400, 'external_unverified']);
      expect(told(await own.more(back, { password: owner.password }))).toEqual([
        400,
        'external_expired',
      ]);
      expect(await list(owner)).toEqual([]);
    });
  });

  describe('where two-step log-in is on', () => {
    test('the code is asked for all the same, to log in and to connect', async () => {
      const { browser, owner, clock, list } = await begin();
      const authenticator = await turnOn(owner, clock);
      const own = browser();
      const first = await own.travel(ada);
      expect(told(await own.more(first.query, { password: owner.password }))).toEqual([
        400,
        'code_required',
      ]);
      expect(
        told(await own.more(first.query, { password: owner.password, code: '000000' })),
      ).toEqual([401, 'wrong_code']);
      expect(await list(owner)).toEqual([]);
      const entered = await own.more(first.query, {
        password: owner.password,
        code: authenticator(),
      });
      expect(entered.body.user_id).toBe(owner.userId);
      const again = browser();
      const { answer, query: back } = await again.travel({ sub: 'ada-1' });
      expect(told(answer)).toEqual([400, 'code_required']);
      expect(told(await browser().more(back, { code: authenticator() }))).toEqual([
        400,
        'external_expired',
      ]);
      expect((await again.more(back, { code: authenticator() })).body.user_id).toBe(owner.userId);
    });
  });

  describe('somebody new', () => {
    test('is asked first, and gets an account whose address is confirmed and which has no password', async () => {
      const { app, browser, environment } = await begin();
      const own = browser();
      const { answer, query: back } = await own.travel(newcomer);
      expect(told(answer)).toEqual([400, 'account_unknown']);
      expect(answer.body.message).toBe('There is no account for new@example.org yet.');
      const entered = await own.more(back, { create: true });
      expect(entered.body.user_data).toMatchObject({
        email: 'new@example.org',
        display_name: 'Nia Obi',
      });
      const rows = await query(
        environment,
        `select email_verified_at from users where email = 'new@example.org'`,
      );
      expect(rows[0]?.['email_verified_at']).not.toBeNull();
      for (const password of ['', 'none', 'null'])
        expect((await logIn(app, 'new@example.org', password)).status).toBeGreaterThanOrEqual(400);
      const person = tokensOf(entered, app);
      const proof = await person.call('POST', '/api/account/proof', { current_password: 'any' });
      expect(told(proof)).toEqual([400, 'password_unset']);
      expect((await browser().travel({ sub: 'new-1' })).answer.body.user_data.email).toBe(
        'new@example.org',
      );
    });
  });

  describe('what is refused', () => {
    const lapses: [string, Lapse][] = [
      ['another nonce', { claims: { nonce: 'another' } }],
      ['no nonce', { claims: { nonce: undefined } }],
      ['another audience', { claims: { aud: 'another client' } }],
      [
        'an audience among which we are, for another',
        { claims: { aud: ['platewise', 'x'], azp: 'x' } },
      ],
      ['another issuer', { claims: { iss: 'https://evil.example' } }],
      ['a token that has run out', { claims: { exp: 1_000_000_000 } }],
      ['a token without an end', { claims: { exp: undefined } }],
      ['a signature of none', { alg: 'none', unsigned: true }],
      ['a signature that is missing', { unsigned: true }],
      ['a signature by another key', { foreignKey: true }],
      ['a signature by a shared secret', { alg: 'HS256' }],
      ['nobody', { claims: { sub: undefined } }],
      ['an empty name', { claims: { sub: '' } }],
    ];
    test('an ID token of which anything is wrong, in one sentence', async () => {
      const { browser, connect, owner, noted, app } = await begin();
      await connect(owner, ada);
      for (const [what, lapse] of lapses) {
        const own = browser();
        const { answer, query: back } = await own.travel(ada, lapse);
        expect([what, ...told(answer)]).toEqual([what, 401, 'external_refused']);
        expect(answer.body.message).toBe(
          'We could not verify what Example ID answered, so you were not logged in. Please try again.',
        );
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(told(await own.finish(back))).toEqual([400, 'external_expired']);
      }
      await app.close();
      expect(
        (await noted()).filter((each) => each.startsWith('external_answer_refused')),
      ).toHaveLength(2 * lapses.length);
    });

    test('an answer that is used twice, too late, in another browser, or of another state', async () => {
      const { browser, clock, connect, owner, provider } = await begin();
      await connect(owner, ada);
      const expired =
        'This log-in has expired, or was begun in another browser. Please begin again.';
      const own = browser();
      const { answer, query: back } = await own.travel(ada);
      expect(answer.status).toBe(200);
      const addresses = async (from = own) =>
        provider.answer(String((await from.start()).headers['location']), ada);
      const wrongState = new URLSearchParams(await addresses());
      wrongState.set('state', 'A'.repeat(43));
      const late = await addresses();
      const foreign = await addresses(browser());
      clock.advance(limits.life);
      for (const each of [
        back,
        wrongState.toString(),
        late,
        foreign,
        '',
        'code=1',
        'state=&code=1',
      ]) {
        const refused = await own.finish(each);
        expect([each, ...told(refused)]).toEqual([each, 400, 'external_expired']);
        expect(refused.body.message).toBe(expired);
      }
    });

    test('an answer of two codes, and one without', async () => {
      const { browser, provider } = await begin();
      for (const change of [
        (each: string) => `${each}&code=2`,
        (each: string) => each.replace(/code=\w+/, ''),
      ]) {
        const own = browser();
        const address = String((await own.start()).headers['location']);
        expect(told(await own.finish(change(provider.answer(address, ada))))).toEqual([
          401,
          'external_refused',
        ]);
      }
    });

    test('a code that was exchanged for another browser’s verifier', async () => {
      const { browser, provider } = await begin();
      const [own, other] = [browser(), browser()];
      const address = String((await own.start()).headers['location']);
      const stolen = new URLSearchParams(
        provider.answer(String((await other.start()).headers['location']), ada),
      );
      stolen.set('state', new URL(address).searchParams.get('state') ?? '');
      expect(told(await own.finish(stolen.toString()))).toEqual([401, 'external_refused']);
    });

    test('a person who thought better of it', async () => {
      const { browser } = await begin();
      const own = browser();
      const state = new URL(String((await own.start()).headers['location'])).searchParams.get(
        'state',
      );
      const answer = await own.finish(`error=access_denied&state=${state}`);
      expect(told(answer)).toEqual([400, 'external_declined']);
      expect(answer.body.message).toBe('Example ID did not log you in. You can try again.');
    });

    test('too many attempts from one network', async () => {
      const { browser } = await begin({ LOG_IN_LIMIT_PER_ADDRESS: '2' });
      const own = browser();
      for (let count = 0; count < 4; count += 1) expect((await own.start()).status).toBe(303);
      expect((await own.start()).status).toBe(429);
    });
  });

  longTest('the export tells of what is connected, and it goes with the account', async () => {
    const { connect, environment, owner } = await begin();
    await connect(owner, ada);
    await prove(owner);
    const file = JSON.parse((await owner.call('GET', '/api/account/export')).text) as {
      external_identities: Claims[];
    };
    expect(file.external_identities).toMatchObject([
      { subject: 'ada-1', email: 'ada@example.org' },
    ]);
    await owner.call('DELETE', '/api/account', {
      confirmation: 'DELETE',
      current_password: owner.password,
    });
    for (const table of ['external_identities', 'external_log_ins'])
      expect(await query(environment, `select * from ${table}`)).toEqual([]);
  });
});

describe('configuring it', () => {
  const whole = {
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'platewise',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Example ID',
  };
  test('all together, or not at all', () => {
    expect(readEnvironment(whole).provider?.name).toBe('Example ID');
    expect(readEnvironment({}).provider).toBeUndefined();
    expect(() => readEnvironment({ ...whole, OIDC_CLIENT_SECRET: '', OIDC_NAME: '' })).toThrow(
      'OIDC_CLIENT_SECRET and OIDC_NAME must be set too',
    );
  });
  test('in production by https alone', () => {
    expect(() =>
      readEnvironment({ ...whole, NODE_ENV: 'production', OIDC_ISSUER: 'http://id.example' }),
    ).toThrow('OIDC_ISSUER must be an https:// address in production');
  });
});
