/** Passkeys: added after a proof, logging in by one, and everything that is refused (decision 072). */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { passkeys as limits, session } from '../../contract/constants.ts';
import { createAuthenticator, type Lapse, type Passkey } from './authenticator.ts';
import { linkIn, startMailbox } from './mailbox.ts';
import {
  hardlyStored,
  type Answer,
  logIn as logInByPassword,
  manualClock,
  onEachDatabase,
  query,
  refresh,
  send,
  signUp,
  startServer,
  type TestPerson,
  tokensOf,
} from './support.ts';

const origin = 'https://platewise.example';
const device = createAuthenticator(origin);
const told = ({ status, body }: Answer) => [status, body.code ?? body.status];
const refusal = 'This passkey was not accepted. Please log in with your password.';

onEachDatabase((engine) => {
  async function start(environment: Record<string, string> = {}) {
    const clock = manualClock();
    const server = await startServer(engine, {
      now: clock.now,
      environment: { PUBLIC_URL: origin, ...environment },
    });
    const { app } = server;
    const post = (url: string, payload: object = {}) => send(app, { method: 'POST', url, payload });
    const prove = (person: TestPerson) =>
      person.call('POST', '/api/account/proof', { current_password: person.password });
    const begin = async (person: TestPerson) => {
      await prove(person);
      return (await person.call('POST', '/api/account/passkeys/options')).body.options;
    };
    const keep = (person: TestPerson, credential: object, name?: string) =>
      person.call('POST', '/api/account/passkeys', { credential, name });
    const add = async (person: TestPerson, counter = 0, name?: string) => {
      const made = device.make(await begin(person), {}, counter);
      const answer = await keep(person, made.credential, name);
      expect(told(answer)).toEqual([200, 'success']);
      return { ...made, id: answer.body.passkey.id as string };
    };
    const ask = async () => (await post('/api/login/passkey/options')).body.options;
    const logIn = (credential: object) => post('/api/login/passkey', { credential });
    const enter = async (passkey: Passkey, lapse?: Lapse) =>
      logIn(device.sign(passkey, await ask(), lapse));
    const list = async (person: TestPerson) =>
      (await person.call('GET', '/api/account/passkeys')).body;
    const ada = await signUp(app, 'ada@example.org');
    const noted = async () =>
      (
        await query(server.environment, 'select kind, details from security_events order by at, id')
      ).map(({ kind, details }) => [kind, details].join(' ').trim());
    return { ...server, clock, post, prove, begin, keep, add, ask, logIn, enter, list, noted, ada };
  }

  describe('adding one', () => {
    test('asks for a proof, gives it a name, and shows it', async () => {
      const { ada, clock, list, prove, begin, keep } = await start();
      expect(await list(ada)).toEqual({ status: 'success', available: true, passkeys: [] });
      expect(told(await ada.call('POST', '/api/account/passkeys/options'))).toEqual([
        403,
        'proof_required',
      ]);
      await prove(ada);
      const options = await begin(ada);
      expect(options).toMatchObject({
        rp: { id: 'platewise.example', name: 'Platewise' },
        user: { name: 'ada@example.org' },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [],
      });
      expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
      const { credential, passkey } = device.make(options);
      const { body } = await keep(ada, credential, '  My phone ');
      expect(body.passkey).toEqual({
        id: expect.any(String),
        name: 'My phone',
        created_at: clock.now(),
        used_at: null,
      });
      expect((await list(ada)).passkeys).toEqual([body.passkey]);
      expect((await begin(ada)).excludeCredentials).toEqual([
        { id: passkey.id, type: 'public-key', transports: ['internal'] },
      ]);
    });

    test('without a name it gets that of the device', async () => {
      const { ada, list, add } = await start();
      await add(ada);
      expect((await list(ada)).passkeys[0].name).toBe('Another program');
    });

    const lapses: [string, Lapse][] = [
      ['another origin', { origin: 'https://platewise.example.org' }],
      ['an origin below ours', { origin: 'https://a.platewise.example' }],
      ['another relying party', { rpId: 'example.org' }],
      ['nobody verified', { verified: false }],
      ['another ceremony', { type: 'webauthn.get' }],
      ['certificates nobody asked for', { format: 'packed', statement: new Map([['x5c', 1]]) }],
      ['a format nobody asked for', { format: 'tpm' }],
    ];
    hardlyStored(engine, () =>
      test.each(lapses)('%s is refused', async (_, lapse) => {
        const { ada, begin, keep, list } = await start();
        const { credential } = device.make(await begin(ada), lapse);
        expect(told(await keep(ada, credential))).toEqual([400, 'passkey_not_added']);
        expect((await list(ada)).passkeys).toEqual([]);
      }),
    );

    test('what was asked counts once, for five minutes, for whom it was asked, and not for a log-in', async () => {
      const { ada, app, ask, begin, keep, clock, list } = await start();
      const bob = await signUp(app, 'bob@example.org');
      const options = await begin(ada);
      const made = device.make(options);
      expect(told(await keep(ada, made.credential))).toEqual([200, 'success']);
      expect(told(await keep(ada, device.make(options).credential))).toEqual([
        400,
        'passkey_not_added',
      ]);
      const foreign = device.make(await begin(ada));
      expect(told(await keep(bob, foreign.credential))).toEqual([400, 'passkey_not_added']);
      const late = device.make(await begin(ada));
      clock.advance(limits.challengeLife);
      expect(told(await keep(ada, late.credential))).toEqual([400, 'passkey_not_added']);
      const { challenge } = await ask();
      const asLogIn = device.make({ ...options, challenge });
      expect(told(await keep(ada, asLogIn.credential))).toEqual([400, 'passkey_not_added']);
      const unknown = device.make({ ...options, challenge: 'AAAA' });
      expect(told(await keep(ada, unknown.credential))).toEqual([400, 'passkey_not_added']);
      expect((await list(ada)).passkeys).toHaveLength(1);
    });

    test('bytes that are no answer of a browser are refused, and break nothing', async () => {
      const { ada, begin, keep } = await start();
      const { challenge } = await begin(ada);
      const clientDataJSON = (value: unknown) =>
        Buffer.from(JSON.stringify(value)).toString('base64url');
      const bare = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
      for (const response of [
        { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
        { clientDataJSON: clientDataJSON(null), attestationObject: 'AAAA' },
        { clientDataJSON: clientDataJSON({ challenge: 5 }), attestationObject: 'AAAA' },
        // Lists within lists, as deep as they go.
        {
          clientDataJSON: clientDataJSON({ challenge }),
          attestationObject: Buffer.alloc(5000, 0x81).toString('base64url'),
        },
      ])
        expect(told(await keep(ada, { ...bare, response }))).toEqual([400, 'passkey_not_added']);
    });

    test('one device’s is nobody else’s, and ten are the most, also at once', async () => {
      const { ada, app, begin, keep, list } = await start();
      const bob = await signUp(app, 'bob@example.org');
      const id = Buffer.from('one and the same');
      const make = async (person: TestPerson, own?: Parameters<typeof device.make>[3]) =>
        keep(person, device.make(await begin(person), {}, 0, own).credential);
      expect(told(await make(ada, id))).toEqual([200, 'success']);
      expect(told(await make(bob, id))).toEqual([409, 'passkey_known']);
      expect(told(await make(ada, id))).toEqual([409, 'passkey_known']);
      const many = await Promise.all(
        Array.from({ length: 12 }, async () => device.make(await begin(ada)).credential),
      );
      const answers = await Promise.all(many.map((each) => keep(ada, each)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.most - 1);
      expect((await list(ada)).passkeys).toHaveLength(limits.most);
      expect(told(await ada.call('POST', '/api/account/passkeys/options'))).toEqual([
        409,
        'passkeys_full',
      ]);
    });

    hardlyStored(engine, () =>
      test.each([
        ['an address of numbers', { PUBLIC_URL: 'https://192.0.2.1' }],
        ['an address without https', { PUBLIC_URL: 'http://platewise.example' }],
      ])('%s has none', async (_, environment) => {
        const { ada, list, prove, post } = await start(environment);
        expect((await list(ada)).available).toBe(false);
        await prove(ada);
        expect(told(await ada.call('POST', '/api/account/passkeys/options'))).toEqual([
          409,
          'passkeys_unavailable',
        ]);
        expect((await post('/api/login/passkey/options')).body).toEqual({
          status: 'success',
          options: null,
          message: 'Passkeys cannot be used at this address of Platewise.',
        });
      }),
    );
  });

  describe('as a proof of who one is', () => {
    const proof = '/api/account/proof/passkey';
    async function withPasskey() {
      const started = await start();
      const { ada, add, clock } = started;
      const { passkey } = await add(ada);
      clock.advance(5 * 60_000);
      const question = async (person: TestPerson = ada) =>
        (await person.call('POST', `${proof}/options`)).body.options;
      const give = (credential: object, person: TestPerson = ada) =>
        person.call('POST', proof, { credential });
      const isProven = async () => (await ada.call('GET', '/api/account/export')).status === 200;
      return { ...started, passkey, question, give, isProven };
    }

    test('stands for password and code: export, other places, password and the account', async () => {
      const { ada, app, passkey, question, give, environment, noted } = await withPasskey();
      // As an account of another provider, with no password.
      await query(environment, `update users set password_hash = '' where id = '${ada.userId}'`);
      expect((await ada.call('GET', '/api/account/proof')).body).toEqual({
        status: 'success',
        password: false,
        code: false,
        passkey: true,
      });
      expect((await ada.call('GET', '/api/profile')).body.profile.has_password).toBe(false);
      const change = () =>
        ada.call('POST', '/api/change-password', { new_password: 'four odd words' });
      for (const refused of [
        await change(),
        await ada.call('GET', '/api/account/export'),
        await ada.call('DELETE', '/api/sessions/others'),
        await ada.call('DELETE', '/api/account', { confirmation: 'DELETE' }),
      ])
        expect(told(refused)).toEqual([403, 'proof_required']);
      const options = await question();
      expect(options.allowCredentials).toEqual([
        { id: passkey.id, type: 'public-key', transports: ['internal'] },
      ]);
      expect(told(await give(device.sign(passkey, options)))).toEqual([200, 'success']);
      await expect.poll(noted).toContain('identity_proven passkey');
      expect((await ada.call('GET', '/api/account/export')).status).toBe(200);
      expect(told(await ada.call('DELETE', '/api/sessions/others'))).toEqual([200, 'success']);
      expect(told(await change())).toEqual([200, 'success']);
      expect((await logInByPassword(app, ada.email, 'four odd words')).status).toBe(200);
      expect(told(await ada.call('DELETE', '/api/account', { confirmation: 'DELETE' }))).toEqual([
        200,
        'success',
      ]);
      expect((await logInByPassword(app, ada.email, 'four odd words')).status).toBe(401);
    });

    test('what was asked counts once, for five minutes, for this alone, and for whom it was asked', async () => {
      const started = await withPasskey();
      const { ada, app, add, ask, begin, clock, environment, isProven, keep } = started;
      const { passkey, question, give, logIn: enter } = started;
      const bob = await signUp(app, 'bob@example.org');
      const theirs = (await add(bob)).passkey;
      const wrong = [
        // Another's passkey, for one's own session, and one's own for another's question.
        device.sign(theirs, await question()),
        device.sign(passkey, await question(bob)),
        // What a log-in was asked.
        device.sign(passkey, await ask()),
      ];
      for (const credential of wrong)
        expect(told(await give(credential))).toEqual([400, 'passkey_refused']);
      const late = device.sign(passkey, await question());
      clock.advance(limits.challengeLife);
      expect(told(await give(late))).toEqual([400, 'passkey_refused']);
      expect(await isProven()).toBe(false);
      // What a proof was asked neither logs in nor adds a passkey.
      expect(told(await enter(device.sign(passkey, await question())))).toEqual([
        401,
        'passkey_refused',
      ]);
      const asked = await question();
      const adding = await begin(ada);
      expect(told(await keep(ada, device.make({ ...adding, ...asked }).credential))).toEqual([
        400,
        'passkey_not_added',
      ]);
      await query(environment, 'update sessions set proved_at = null');
      const signed = device.sign(passkey, await question());
      const both = await Promise.all([give(signed), give(signed)]);
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 400,
      ]);
      expect(await isProven()).toBe(true);
    });

    const faults: [string, Lapse][] = [
      ['another origin', { origin: 'https://evil.example' }],
      ['nobody verified', { verified: false }],
      ['another account', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ];
    hardlyStored(engine, () =>
      test.each(faults)('%s proves nothing', async (_, lapse) => {
        const { passkey, question, give, isProven } = await withPasskey();
        expect(told(await give(device.sign(passkey, await question(), lapse)))).toEqual([
          400,
          'passkey_refused',
        ]);
        expect(await isProven()).toBe(false);
      }),
    );

    test('who has none is asked for none', async () => {
      const { ada } = await start();
      expect((await ada.call('GET', '/api/account/proof')).body).toEqual({
        status: 'success',
        password: true,
        code: false,
        passkey: false,
      });
      expect((await ada.call('POST', `${proof}/options`)).body.options).toBeNull();
    });
  });

  describe('logging in', () => {
    test('AUTH-11 opens a session as a password does, also where the account asks for a code', async () => {
      const { ada, app, add, enter, list, clock, environment } = await start();
      const { passkey } = await add(ada);
      await query(
        environment,
        `insert into authenticators (user_id, sealed_key, created_at, confirmed_at, last_step, failures) values ('${ada.userId}', '', 1, 1, 0, 0)`,
      );
      clock.advance(1000);
      const answer = await enter(passkey);
      expect(answer.body).toMatchObject({
        status: 'success',
        user_id: ada.userId,
        user_data: { id: ada.userId, email: 'ada@example.org', display_name: 'Ada Obi' },
      });
      expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-platewise_session=.*HttpOnly/);
      const opened = tokensOf(answer, app);
      expect((await opened.call('GET', '/api/profile')).status).toBe(200);
      expect((await list(ada)).passkeys[0].used_at).toBe(clock.now());
      expect((await refresh(app, opened)).status).toBe(200);
    });

    test('its session ends after 90 days, however it is used', async () => {
      const { ada, app, add, enter, clock } = await start();
      const { passkey } = await add(ada);
      let tokens = tokensOf(await enter(passkey), app);
      const days = 24 * 3_600_000;
      for (let day = 0; day < session.longestLife / days; day += 10) {
        const renewed = await refresh(app, tokens);
        expect(renewed.status).toBe(200);
        tokens = {
          ...tokens,
          access: renewed.body.access_token,
          refresh: renewed.body.refresh_token,
        };
        clock.advance(10 * days);
      }
      expect((await refresh(app, tokens)).status).toBe(401);
    });

    test('a log-in by passkey is no proof for what cannot be taken back', async () => {
      const { ada, app, add, enter } = await start();
      const { passkey, id } = await add(ada);
      const opened = tokensOf(await enter(passkey), app);
      expect(told(await opened.call('DELETE', `/api/account/passkeys/${id}`))).toEqual([
        403,
        'proof_required',
      ]);
    });

    const strange = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const lapses: [string, Lapse][] = [
      ['another origin', { origin: 'https://evil.example' }],
      ['another relying party', { rpId: 'evil.example' }],
      ['nobody verified', { verified: false }],
      ['another ceremony', { type: 'webauthn.create' }],
      ['another key', { key: strange }],
      ['another account', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ];
    hardlyStored(engine, () =>
      test.each(lapses)('%s is refused, in the same words', async (_, lapse) => {
        const { ada, add, enter, noted } = await start();
        const { passkey } = await add(ada);
        const answer = await enter(passkey, lapse);
        expect([...told(answer), answer.body.message]).toEqual([401, 'passkey_refused', refusal]);
        expect(answer.headers['set-cookie']).toBeUndefined();
        await expect.poll(noted).toContain('passkey_refused logInByPasskey');
        expect(told(await enter(passkey))).toEqual([200, 'success']);
      }),
    );

    test('somebody else’s handle and one’s own key do not go together, either way', async () => {
      const { ada, app, add, enter } = await start();
      const bob = await signUp(app, 'bob@example.org');
      const [mine, theirs] = [await add(ada), await add(bob)];
      for (const lapse of [
        { userHandle: theirs.passkey.userHandle },
        { userHandle: theirs.passkey.userHandle, key: theirs.passkey.key },
      ])
        expect(told(await enter(mine.passkey, lapse))).toEqual([401, 'passkey_refused']);
    });

    test('what was asked counts once, also at once, for five minutes, and not what adding asked', async () => {
      const { ada, add, ask, begin, logIn, clock } = await start();
      const { passkey } = await add(ada);
      const signed = device.sign(passkey, await ask());
      const answers = await Promise.all([logIn(signed), logIn(signed), logIn(signed)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
      const late = device.sign(passkey, await ask());
      clock.advance(limits.challengeLife);
      expect(told(await logIn(late))).toEqual([401, 'passkey_refused']);
      const { challenge, rp } = await begin(ada);
      expect(told(await logIn(device.sign(passkey, { challenge, rpId: rp.id })))).toEqual([
        401,
        'passkey_refused',
      ]);
      // A refused answer has used up what it was asked.
      const options = await ask();
      await logIn(device.sign(passkey, options, { verified: false }));
      expect(told(await logIn(device.sign(passkey, options)))).toEqual([401, 'passkey_refused']);
    });

    test('a counter that goes back or stands still is refused and noted', async () => {
      const { ada, add, enter, noted } = await start();
      const { passkey } = await add(ada, 7);
      expect(told(await enter(passkey))).toEqual([200, 'success']);
      for (const counter of [8, 7, 0]) {
        const answer = await enter(passkey, { counter });
        expect([...told(answer), answer.body.message]).toEqual([401, 'passkey_counter', refusal]);
      }
      await expect
        .poll(async () => (await noted()).filter((each) => each.startsWith('passkey_counter_back')))
        .toHaveLength(3);
      expect(told(await enter(passkey, { counter: 20 }))).toEqual([200, 'success']);
    });

    test('a removed one is refused, as one that nobody ever had', async () => {
      const { ada, add, ask, enter, prove } = await start();
      const { passkey, id } = await add(ada);
      await prove(ada);
      expect(told(await ada.call('DELETE', `/api/account/passkeys/${id}`))).toEqual([
        200,
        'success',
      ]);
      const never = device.make({ ...(await ask()), user: { id: 'AAAA' } }).passkey;
      const [removed, unknown] = [await enter(passkey), await enter(never)];
      const plain = ({ body }: Answer) => ({ ...body, request_id: '' });
      expect(plain(removed)).toEqual(plain(unknown));
      expect(told(removed)).toEqual([401, 'passkey_refused']);
    });

    test('attempts are counted as those by password', async () => {
      const { ada, add, enter, post } = await start({
        LOG_IN_LIMIT_PER_EMAIL: '2',
        LOG_IN_LIMIT_PER_ADDRESS: '3',
      });
      const { passkey } = await add(ada);
      await enter(passkey, { verified: false });
      await enter(passkey, { verified: false });
      expect(told(await enter(passkey))).toEqual([429, 'too_many_requests']);
      const asked = [];
      for (let turn = 0; turn < 15; turn += 1)
        asked.push((await post('/api/login/passkey/options')).status);
      expect(asked.filter((status) => status === 429)).toHaveLength(3);
    });
  });

  describe('what is kept', () => {
    test('is renamed and removed by its owner alone', async () => {
      const { ada, app, add, list, prove } = await start();
      const bob = await signUp(app, 'bob@example.org');
      const { id } = await add(ada, 0, 'Phone');
      const path = `/api/account/passkeys/${id}`;
      await prove(bob);
      expect((await bob.call('PUT', path, { name: 'Mine' })).status).toBe(404);
      expect((await bob.call('DELETE', path)).status).toBe(404);
      expect(told(await ada.call('PUT', path, { name: ' ' }))[0]).toBe(400);
      expect((await ada.call('PUT', path, { name: 'x'.repeat(61) })).status).toBe(400);
      expect((await ada.call('PUT', path, { name: 'Old phone' })).status).toBe(200);
      expect((await list(ada)).passkeys[0].name).toBe('Old phone');
      await prove(ada);
      expect((await ada.call('DELETE', path)).status).toBe(200);
      expect((await ada.call('DELETE', path)).status).toBe(404);
      expect((await list(ada)).passkeys).toEqual([]);
    });

    test('is told by letters and noted', async () => {
      const box = await startMailbox();
      const { ada, add, enter, prove, noted } = await start({ SMTP_URL: box.url });
      const { passkey, id } = await add(ada);
      const letter = await box.next('A passkey was added to your Platewise account');
      expect(linkIn(letter).href).toBe(`${origin}/forgot-password`);
      await enter(passkey);
      await prove(ada);
      await ada.call('DELETE', `/api/account/passkeys/${id}`, undefined, {
        'accept-language': 'fr-CH',
      });
      await box.next("Une clé d'accès a été supprimée de votre compte Platewise");
      await expect
        .poll(noted)
        .toEqual(expect.arrayContaining(['passkey_added', 'logged_in passkey', 'passkey_removed']));
    });

    test('stands in the export without its keys, and goes with the account', async () => {
      const { ada, add, begin, environment } = await start();
      const { passkey } = await add(ada, 0, 'My phone');
      await begin(ada);
      const { text } = await ada.call('GET', '/api/account/export');
      const { passkeys } = JSON.parse(text) as { passkeys: object[] };
      expect(passkeys).toMatchObject([{ name: 'My phone', transports: ['internal'] }]);
      expect(text).not.toContain(passkey.id);
      expect(text).not.toContain('public_key');
      await ada.call('DELETE', '/api/account', {
        confirmation: 'DELETE',
        current_password: ada.password,
      });
      for (const table of ['passkeys', 'passkey_challenges'])
        expect(await query(environment, `select * from ${table}`)).toEqual([]);
    });
  });
});
