// @vitest-environment node
/** How a session goes on, and how it ends: the session chart and the client on the real server. */
import { describe, expect, test, vi } from 'vitest';
import { readProfile } from '../../contract/account.ts';
import { session as limits } from '../../contract/constants.ts';
import { Browser } from './browser.ts';
import { type Platewise, signUpHere, startPlatewise, startSession } from './platewise.ts';
import { type ConnectedTab, connectTab } from './tab.ts';
import { longTest } from '../verify.ts';

const nextMorning = limits.accessTokenLife + 1;
const nextSeason = limits.refreshTokenLife + 1;

const refreshes = ({ relay }: Platewise) =>
  relay.passed.filter((call) => call === 'POST /api/refresh').length;
const read = (tab: ConnectedTab) => tab.client.request(readProfile, {});

/** A person in one tab of a browser, and a way to open more of them. */
async function signedIn() {
  const platewise = await startPlatewise();
  const browser = new Browser();
  const openTab = () => connectTab(platewise.origin, { tab: browser.openTab() });
  const tab = openTab();
  return { platewise, browser, openTab, tab, session: await signUpHere(tab) };
}

/** Another browser that holds what this one holds now: a restored backup, or a thief. */
function copyOf(browser: Browser): Browser {
  const copy = new Browser();
  for (const [key, text] of browser.texts) copy.texts.set(key, text);
  return copy;
}

test('SES-01: an access token that has run out is renewed silently, and the call goes on', async () => {
  const { platewise, tab, session } = await signedIn();
  const before = tab.storage.readTokens()!;
  platewise.clock.advance(nextMorning);
  expect((await read(tab)).profile.email).toBe('ada@example.org');
  const after = tab.storage.readTokens()!;
  expect(after.sessionId).toBe(before.sessionId);
  expect(after.accessToken).not.toBe(before.accessToken);
  expect(after.refreshToken).not.toBe(before.refreshToken);
  expect(session.actor.getSnapshot().matches('signedIn')).toBe(true);
  expect(session.codes()).toEqual([]);
});

longTest('a session that is used every day outlives its thirty days', async () => {
  const { platewise, tab } = await signedIn();
  for (let day = 0; day < 32; day += 1) {
    platewise.clock.advance(24 * 60 * 60_000);
    await read(tab);
  }
  expect(refreshes(platewise)).toBe(32);
});

describe('a refresh that is lost', () => {
  test.each([
    ['on the way there', 'loseRequest', 'networkFailed'],
    ['on the way back', 'loseAnswer', 'networkFailed'],
    ['in between', 'badGateway', 'serverFailed'],
  ] as const)('%s signs nobody out', async (_, fault, code) => {
    const { platewise, tab, session } = await signedIn();
    platewise.clock.advance(nextMorning);
    platewise.relay.fault = (path) => (path === '/api/refresh' ? fault : undefined);
    await expect(read(tab)).rejects.toMatchObject({ code });
    await expect(read(tab)).rejects.toMatchObject({ code });
    platewise.relay.fault = () => undefined;
    expect((await read(tab)).profile.email).toBe('ada@example.org');
    expect(session.actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(session.codes()).toEqual([]);
  });

  test('on the way back, and then a night goes by: still nobody is signed out', async () => {
    const { platewise, tab } = await signedIn();
    platewise.clock.advance(nextMorning);
    platewise.relay.fault = (path) => (path === '/api/refresh' ? 'loseAnswer' : undefined);
    await expect(read(tab)).rejects.toMatchObject({ code: 'networkFailed' });
    platewise.relay.fault = () => undefined;
    platewise.clock.advance(nextMorning);
    expect((await read(tab)).status).toBe('success');
  });
});

describe('five that race for one refresh', () => {
  test.each([
    ['Web Locks', navigator.locks],
    ['a lease in storage', null],
  ])('are one where they are tabs of one browser, by %s', async (_, locks) => {
    const { platewise, browser } = await signedIn();
    const tabs = Array.from({ length: 5 }, () =>
      connectTab(platewise.origin, { tab: browser.openTab(), locks }),
    );
    platewise.clock.advance(nextMorning);
    const answers = await Promise.all(tabs.flatMap((each) => [read(each), read(each)]));
    expect(answers.every(({ profile }) => profile.email === 'ada@example.org')).toBe(true);
    expect(refreshes(platewise)).toBe(1);
  });

  test('all get through where nothing makes them take turns, as long as none has used what it got', async () => {
    const { platewise, browser } = await signedIn();
    const unlocked = {
      request: (...[, , work]: Parameters<LockManager['request']>) => work(null),
    } as unknown as LockManager;
    const tabs = Array.from({ length: 5 }, () =>
      connectTab(platewise.origin, { tab: copyOf(browser).openTab(), locks: unlocked }),
    );
    platewise.clock.advance(nextMorning);
    platewise.relay.fault = (path) => (path === '/api/refresh' ? 'holdAnswer' : undefined);
    const answers = Promise.all(tabs.map(read));
    await vi.waitUntil(() => platewise.relay.held() === tabs.length, {
      timeout: 10_000,
      interval: 5,
    });
    platewise.relay.release();
    expect((await answers).map(({ status }) => status)).toEqual([
      'success',
      'success',
      'success',
      'success',
      'success',
    ]);
    expect(new Set(tabs.map((tab) => tab.storage.readTokens()?.refreshToken)).size).toBe(1);
  });
});

describe('AUTH-10: a session that is over', () => {
  test('after thirty days without use: the person is told, everything is cleared', async () => {
    const { platewise, browser, tab, session } = await signedIn();
    platewise.clock.advance(nextSeason);
    await expect(read(tab)).rejects.toThrow('Authentication required. Please log in again.');
    await session.reaches('signedOut');
    expect(session.said).toEqual([{ type: 'notify', code: 'session.expired', message: undefined }]);
    expect(browser.texts.size).toBe(0);
  });

  test('because an old refresh token was used again: for whoever replays it, and for whom it was taken from', async () => {
    const { platewise, browser, tab, session } = await signedIn();
    const stolen = copyOf(browser);
    platewise.clock.advance(nextMorning);
    await read(tab); // refreshed, and the successor used

    const thief = connectTab(platewise.origin, { tab: stolen.openTab() });
    const theirs = startSession(thief);
    await theirs.reaches('signedIn');
    platewise.clock.advance(nextMorning);
    await expect(read(thief)).rejects.toMatchObject({ code: 'sessionExpired' });
    await theirs.reaches('signedOut');
    expect(theirs.codes()).toEqual(['session.expired']);
    expect(stolen.texts.size).toBe(0);

    await expect(read(tab)).rejects.toMatchObject({ code: 'sessionExpired' });
    await session.reaches('signedOut');
    expect(session.codes()).toEqual(['session.expired']);
    expect(await platewise.query('select id from sessions')).toEqual([]);
  });

  test('ends in every tab', async () => {
    const { platewise, openTab, tab, session } = await signedIn();
    const other = startSession(openTab());
    await other.reaches('signedIn');
    platewise.clock.advance(nextSeason);
    await expect(read(tab)).rejects.toMatchObject({ code: 'sessionExpired' });
    await Promise.all([session.reaches('signedOut'), other.reaches('signedOut')]);
  });

  test('is not what a server that is down means', async () => {
    const { platewise, tab, session } = await signedIn();
    platewise.clock.advance(nextMorning);
    platewise.relay.fault = () => 'loseRequest';
    await expect(read(tab)).rejects.toMatchObject({ code: 'networkFailed' });
    platewise.relay.fault = () => 'badGateway';
    await expect(read(tab)).rejects.toMatchObject({ code: 'serverFailed' });
    expect(session.actor.getSnapshot().matches({ signedIn: 'settled' })).toBe(true);
    expect(session.codes()).toEqual([]);
  });
});

test('AUTH-02, SES-05: user data that cannot be read is logged, and the session cleared', async () => {
  const { browser, openTab } = await signedIn();
  browser.texts.set('user_data', '{"id":');
  const session = startSession(openTab());
  expect((await session.settled()).value).toBe('signedOut');
  expect(session.codes()).toEqual(['session.unreadable']);
  expect(browser.texts.size).toBe(0);
});
