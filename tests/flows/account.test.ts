// @vitest-environment node
/** Signing up, logging in and out: the charts with their production wiring on the real server. */
import { describe, expect, test } from 'vitest';
import { readProfile } from '../../contract/account.ts';
import { session as limits } from '../../contract/constants.ts';
import { createStorage } from '../../src/api/storage.ts';
import { Browser } from './browser.ts';
import {
  password,
  signUpHere,
  startKitchen,
  startLogin,
  startPlatewise,
  startSession,
  startSignup,
} from './platewise.ts';
import { connectTab } from './tab.ts';

describe('signing up', () => {
  test('SIGN-04: registers, logs in and leaves a session behind', async () => {
    const { origin, query } = await startPlatewise();
    const tab = connectTab(origin);
    const { actor, submit, codes } = startSignup(tab);
    const end = await submit('ada@example.org', password);
    expect(end.value).toBe('accountCreated');
    expect(end.output).toEqual({ signedIn: true });
    expect(codes()).toEqual(['signup.accountCreated']);
    expect(actor.getSnapshot().status).toBe('done');
    expect(await query('select first_name, last_name, email from users')).toEqual([
      { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' },
    ]);
    expect(await query('select id from sessions')).toHaveLength(1);
    expect(tab.storage.readPerson()).toMatchObject({
      email: 'ada@example.org',
      displayName: 'Ada Lovelace',
    });
  });

  test('SIGN-05: an address that is taken is refused in the server’s words, and the form keeps what was typed', async () => {
    const { origin } = await startPlatewise();
    await startSignup(connectTab(origin)).submit('ada@example.org', password);
    const { submit, said } = startSignup(connectTab(origin));
    const end = await submit('ADA@example.org', password);
    expect(end.matches({ filling: { form: 'registrationFailed' } })).toBe(true);
    expect(end.context.form).toMatchObject({
      firstName: ' Ada ',
      email: 'ADA@example.org',
      password,
    });
    expect(said).toEqual([
      {
        type: 'notify',
        code: 'signup.registrationFailed',
        message: 'An account with this email already exists. Please log in instead.',
      },
    ]);
  });

  test('without a connection the person is told to look at it, and stays on the form', async () => {
    const { origin, relay } = await startPlatewise();
    relay.fault = () => 'loseRequest';
    const { submit, said } = startSignup(connectTab(origin));
    const end = await submit('ada@example.org', password);
    expect(end.matches({ filling: { form: 'registrationFailed' } })).toBe(true);
    expect(said).toEqual([
      {
        type: 'notify',
        code: 'signup.registrationFailed',
        message:
          'Failed to create account. You seem to be offline. Please check your connection and try again.',
      },
    ]);
  });

  test('SIGN-05: a server that breaks gives no message of its own', async () => {
    const { origin, relay } = await startPlatewise();
    relay.fault = () => 'badGateway';
    const { submit, said } = startSignup(connectTab(origin));
    await submit('ada@example.org', password);
    expect(said).toEqual([
      { type: 'notify', code: 'signup.registrationFailed', message: undefined },
    ]);
  });

  test.each([
    ['is lost', 'loseAnswer', 100],
    ['is refused', undefined, 1],
  ] as const)(
    'SIGN-06: an automatic log-in that %s leads to the log-in',
    async (_, fault, attempts) => {
      const { origin, relay, query } = await startPlatewise({
        LOG_IN_LIMIT_PER_ADDRESS: String(attempts),
      });
      await startLogin(connectTab(origin)).submit('nobody@example.org', password);
      relay.fault = (path) => (path === '/api/login' ? fault : undefined);
      const tab = connectTab(origin);
      const { submit, codes } = startSignup(tab);
      expect((await submit('ada@example.org', password)).output).toEqual({ signedIn: false });
      expect(codes()).toEqual(['signup.autoLogInFailed']);
      expect(await query('select id from users')).toHaveLength(1);
      expect(tab.storage.readTokens()).toBeNull();
    },
  );
});

describe('logging in', () => {
  test('AUTH-08: stores the session, which then opens, here and after a reload', async () => {
    const { origin } = await startPlatewise();
    await startSignup(connectTab(origin)).submit('ada@example.org', password);
    const browser = new Browser();
    const tab = connectTab(origin, { tab: browser.openTab() });
    const session = startSession(tab);
    expect((await session.settled()).value).toBe('signedOut');

    const { submit, codes } = startLogin(tab);
    expect((await submit(' Ada@Example.org ', password)).value).toBe('loggedIn');
    expect(codes()).toEqual(['login.welcomeBack']);
    session.actor.send({ type: 'session.stored' });
    const { context } = await session.reaches('signedIn');
    expect(context.session?.person).toMatchObject({
      email: 'ada@example.org',
      displayName: 'Ada Lovelace',
    });
    expect((await tab.client.request(readProfile, {})).profile.first_name).toBe('Ada');

    const reloaded = connectTab(origin, { tab: browser.openTab() });
    reloaded.storage.writePersonal('accessStatus', context.session!.person.id, 'yesterday');
    reloaded.storage.writePersonal('trialStart', context.session!.person.id, 'then');
    const again = await startSession(reloaded).settled();
    expect(again.context.session?.person).toEqual(context.session?.person);
    expect(
      reloaded.storage.readPersonal('accessStatus', again.context.session!.person.id),
      'AUTH-01',
    ).toBeNull();
    expect(
      reloaded.storage.readPersonal('trialStart', again.context.session!.person.id),
      'AUTH-01',
    ).toBe('then');
  });

  test('AUTH-07: a wrong password is refused in the server’s words', async () => {
    const { origin } = await startPlatewise();
    await startSignup(connectTab(origin)).submit('ada@example.org', password);
    const { submit, said } = startLogin(connectTab(origin));
    const end = await submit('ada@example.org', 'difference engine');
    expect(end.matches({ filling: 'logInRefused' })).toBe(true);
    expect(end.context).toMatchObject({
      email: 'ada@example.org',
      password: 'difference engine',
      refusal: 'Invalid email or password.',
    });
    expect(said).toEqual([
      { type: 'notify', code: 'login.refused', message: 'Invalid email or password.' },
    ]);
  });

  test.each(['loseRequest', 'loseAnswer', 'badGateway'] as const)(
    'AUTH-07: no usable answer (%s) is a failure, and the next attempt may succeed',
    async (fault) => {
      const { origin, relay } = await startPlatewise();
      await startSignup(connectTab(origin)).submit('ada@example.org', password);
      const { submit, codes } = startLogin(connectTab(origin));
      relay.fault = () => fault;
      expect((await submit('ada@example.org', password)).matches({ filling: 'logInFailed' })).toBe(
        true,
      );
      relay.fault = () => undefined;
      expect((await submit('ada@example.org', password)).value).toBe('loggedIn');
      // The question for another provider may have met the same fault; nobody is told of it.
      const told = codes().filter((code) => code !== 'login.partStopped');
      expect(told).toEqual(['login.failed', 'login.welcomeBack']);
    },
  );
});

describe('signing out', () => {
  test.each([
    ['at once', 0],
    ['after a night, when the access token has run out', limits.accessTokenLife + 1],
  ])('OUT-02, OUT-03: %s ends the session on the server and in the browser', async (_, later) => {
    const { origin, query, clock } = await startPlatewise();
    const browser = new Browser();
    const { actor, reaches, codes } = await signUpHere(
      connectTab(origin, { tab: browser.openTab() }),
    );
    clock.advance(later);
    actor.send({ type: 'signOut.requested', from: 'menu' });
    await reaches('signedOut');
    expect(codes()).toEqual(['signOut.succeeded']);
    expect(browser.texts.size).toBe(0);
    expect(await query('select id from sessions')).toEqual([]);
  });

  test.each(['loseRequest', 'loseAnswer', 'badGateway'] as const)(
    'OUT-02: succeeds when the call fails (%s), which is logged',
    async (fault) => {
      const { origin, relay } = await startPlatewise();
      const browser = new Browser();
      const { actor, reaches, codes } = await signUpHere(
        connectTab(origin, { tab: browser.openTab() }),
      );
      relay.fault = () => fault;
      actor.send({ type: 'signOut.requested', from: 'landing' });
      await reaches('signedOut');
      expect(codes()).toEqual(['signOut.callFailed']);
      expect(browser.texts.size).toBe(0);
    },
  );

  test('signs out the other tabs too, and signing in again brings them back', async () => {
    const { origin } = await startPlatewise();
    const browser = new Browser();
    const [here, there] = [
      connectTab(origin, { tab: browser.openTab() }),
      connectTab(origin, { tab: browser.openTab() }),
    ];
    const session = await signUpHere(here);
    const other = startSession(there);
    await other.reaches('signedIn');
    session.actor.send({ type: 'signOut.requested', from: 'menu' });
    await other.reaches('signedOut');
    await session.reaches('signedOut');
    await startLogin(there).submit('ada@example.org', password);
    await session.reaches('signedIn');
    expect(other.codes()).toEqual([]);
  });
});

test('SES-02: with storage switched off the whole job works until the tab closes', async () => {
  const { origin, clock } = await startPlatewise();
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const openTab = () =>
    connectTab(origin, {
      tab: {
        storage: createStorage({ area: refuse, events: undefined }),
        events: new EventTarget(),
      },
      locks: null,
    });
  const tab = openTab();
  const session = await signUpHere(tab);
  clock.advance(limits.accessTokenLife + 1);
  const kitchen = startKitchen(tab);
  await kitchen.submit('eggs, rice, tomatoes');
  kitchen.choose(0);
  await kitchen.follows('saved');
  expect((await startSession(openTab()).settled()).value).toBe('signedOut');
  session.actor.send({ type: 'signOut.requested', from: 'menu' });
  await session.reaches('signedOut');
  expect(tab.storage.readTokens()).toBeNull();
});
