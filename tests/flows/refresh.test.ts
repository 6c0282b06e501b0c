// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readProfile } from '../../contract/account.ts';
import { createClient } from '../../src/api/client.ts';
import { SessionExpiredError } from '../../src/api/errors.ts';
import { ada, ben, Browser, type Tab, tokens } from './browser.ts';
import { type Answer, type FaultyServer, type Seen, startFaultyServer } from './faultyServer.ts';

let server: FaultyServer;
/** Access tokens that the server takes, and how it answers a refresh. */
let valid: Set<string>;
let onRefresh: (seen: Seen) => Answer | Promise<Answer>;

const profile = {
  id: '01920000-0000-7000-8000-000000000001',
  email: 'ada@example.org',
  display_name: null,
  first_name: 'Ada',
  last_name: 'L',
  email_verified: true,
};
const unauthorized: Answer = { status: 401, json: { status: 'error', message: 'no' } };
const generation = (number: number): Answer => ({
  json: {
    status: 'success',
    access_token: `access-${number}`,
    refresh_token: `refresh-${number}`,
    session_id: 'session-1',
  },
});
const refreshes = () => server.seen.filter((each) => each.path === '/api/refresh');

beforeAll(async () => {
  server = await startFaultyServer();
});
beforeEach(() => {
  valid = new Set(['access-2']);
  onRefresh = () => generation(2);
  server.answer = (seen) => {
    if (seen.path === '/api/refresh') return onRefresh(seen);
    return valid.has(String(seen.headers['authorization']).replace('Bearer ', ''))
      ? { json: { status: 'success', profile } }
      : unauthorized;
  };
});
afterEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

interface Circumstances {
  locks?: LockManager | null;
  timeout?: number;
}

function connect(tab: Tab, { locks = navigator.locks, timeout = 10_000 }: Circumstances = {}) {
  const client = createClient({
    origin: server.origin,
    storage: tab.storage,
    timeouts: { productApi: timeout, aiService: timeout },
    locks,
  });
  const losses: string[] = [];
  client.onSessionLost(() => losses.push('lost'));
  return { ...tab, client, losses, readProfile: () => client.request(readProfile, {}) };
}

function signedIn(circumstances: Circumstances = {}) {
  const browser = new Browser();
  const tab = connect(browser.openTab(), circumstances);
  tab.storage.storeSession(ada, tokens(1));
  return { ...tab, browser, openTab: (given = circumstances) => connect(browser.openTab(), given) };
}

const kinds = [
  ['Web Locks', navigator.locks],
  ['a lease in storage', null],
] as const;

describe('AUTH-10: a 401', () => {
  test('leads to one silent refresh and one repetition', async () => {
    const { readProfile: call, storage, losses } = signedIn();
    await expect(call()).resolves.toEqual({ status: 'success', profile });
    expect(server.seen.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
      ['/api/profile', 'Bearer access-1'],
      ['/api/refresh', undefined],
      ['/api/profile', 'Bearer access-2'],
    ]);
    expect(JSON.parse(refreshes()[0]!.text)).toEqual({
      refresh_token: 'refresh-1',
      session_id: 'session-1',
    });
    expect(storage.readTokens()).toEqual(tokens(2));
    expect(losses).toEqual([]);
  });

  test('stores the newer refresh token before it uses what came with it', async () => {
    const { readProfile: call, storage } = signedIn();
    const stored: unknown[] = [];
    const { answer } = server;
    server.answer = (seen) => {
      stored.push(storage.readTokens()?.refreshToken);
      return answer(seen);
    };
    await call();
    expect(stored).toEqual(['refresh-1', 'refresh-1', 'refresh-2']);
  });

  test.each([400, 401, 403, 404])(
    'whose refresh is refused with %i ends the session',
    async (status) => {
      onRefresh = () => ({ status, json: { status: 'error', message: 'Your session is over.' } });
      const { readProfile: call, losses, storage } = signedIn();
      await expect(call()).rejects.toThrow('Authentication required. Please log in again.');
      expect(losses).toEqual(['lost']);
      expect(storage.readTokens(), 'clearing is the chart’s').toEqual(tokens(1));
    },
  );

  test('does not ask again with a refresh token that was refused', async () => {
    onRefresh = () => unauthorized;
    const { readProfile: call, losses } = signedIn();
    await Promise.allSettled([call(), call(), call()]);
    expect(refreshes()).toHaveLength(1);
    expect(losses).toHaveLength(3);
  });

  test('after a refresh that succeeded ends the session, without a second one', async () => {
    valid.clear();
    const { readProfile: call, losses } = signedIn();
    await expect(call()).rejects.toThrow('Authentication required. Please log in again.');
    expect(losses).toEqual(['lost']);
    expect(server.seen).toHaveLength(3);
  });

  test('without anything stored ends the session, with nothing to refresh', async () => {
    const { readProfile: call, losses } = connect(new Browser().openTab());
    await expect(call()).rejects.toBeInstanceOf(SessionExpiredError);
    expect(losses).toEqual(['lost']);
    expect(refreshes()).toHaveLength(0);
  });

  test('is no loss once nobody listens', async () => {
    onRefresh = () => unauthorized;
    const { client } = signedIn();
    const heard: string[] = [];
    client.onSessionLost(() => heard.push('lost'))();
    await expect(client.request(readProfile, {})).rejects.toBeInstanceOf(SessionExpiredError);
    expect(heard).toEqual([]);
  });
});

describe('a refresh that comes to nothing keeps the session', () => {
  test.each([
    ['the connection breaks', 'drop', 'networkFailed'],
    ['it takes too long', 'hang', 'timedOut'],
    ['the server is broken', { status: 500, json: {} }, 'serverFailed'],
    ['the server is too busy', { status: 429, json: {} }, 'refused'],
    ['somebody else answers', { text: '<html>Accept our terms</html>' }, 'answerUnreadable'],
  ] as const)('when %s', async (_, answer, code) => {
    onRefresh = () => answer;
    const {
      openTab,
      readProfile: call,
      losses,
      storage,
    } = signedIn(answer === 'hang' ? { timeout: 100 } : {});
    await expect(call()).rejects.toMatchObject({ code });
    expect(losses).toEqual([]);
    expect(storage.readTokens()).toEqual(tokens(1));
    await pause(answer === 'hang' ? 200 : 0);
    onRefresh = () => generation(2);
    await expect(openTab({}).readProfile()).resolves.toBeDefined();
  });
});

describe.each(kinds)('tabs that take turns by %s', (_, locks) => {
  test('refresh once, however many ask', async () => {
    const first = signedIn({ locks });
    const tabs = [first, first.openTab(), first.openTab(), first.openTab(), first.openTab()];
    const answers = await Promise.all(
      tabs.flatMap((tab) => [tab.readProfile(), tab.readProfile()]),
    );
    expect(answers).toHaveLength(10);
    expect(refreshes()).toHaveLength(1);
    expect(tabs.flatMap((tab) => tab.losses)).toEqual([]);
  });

  test('go on with what another has stored meanwhile', async () => {
    const first = signedIn({ locks });
    const second = first.openTab();
    const { answer } = server;
    server.answer = (seen) => {
      if (seen.path === '/api/profile') second.storage.storeTokens(tokens(2));
      return answer(seen);
    };
    await expect(first.readProfile()).resolves.toBeDefined();
    expect(refreshes()).toHaveLength(0);
  });

  test('refresh after all where what another has stored is over too', async () => {
    valid = new Set(['access-3']);
    onRefresh = ({ text }) => (text.includes('refresh-2') ? generation(3) : unauthorized);
    const first = signedIn({ locks });
    const { answer } = server;
    server.answer = (seen) => {
      if (server.seen.length === 1) first.storage.storeTokens(tokens(2));
      return answer(seen);
    };
    await expect(first.readProfile()).resolves.toBeDefined();
    expect(first.storage.readTokens()).toEqual(tokens(3));
  });

  test('do not wait for ever', async () => {
    onRefresh = () => 'hang';
    const first = signedIn({ locks, timeout: 100 });
    const second = first.openTab();
    const outcomes = await Promise.allSettled([first.readProfile(), second.readProfile()]);
    expect(
      outcomes.map((each) => each.status === 'rejected' && (each.reason as { code: string }).code),
    ).toEqual(['timedOut', 'timedOut']);
    await pause(200);
    expect([...first.losses, ...second.losses]).toEqual([]);
  });
});

test('a lease of a tab that was closed runs out', async () => {
  const { readProfile: call, storage } = signedIn({ locks: null });
  storage.writeSetting('refresh_lease', `someone ${Date.now() + 60}`);
  await expect(call()).resolves.toBeDefined();
  expect(storage.readSetting('refresh_lease')).toBeNull();
});

describe('meanwhile', () => {
  test('signed out: the answer of a refresh brings nothing back', async () => {
    const { readProfile: call, storage, losses } = signedIn();
    onRefresh = () => {
      storage.clearSession();
      return generation(2);
    };
    await expect(call()).rejects.toBeInstanceOf(SessionExpiredError);
    expect(storage.readTokens()).toBeNull();
    expect(losses).toEqual([]);
  });

  test('someone else signed in: the call does not go on in their name', async () => {
    valid = new Set(['access-9']);
    const { readProfile: call, storage, losses } = signedIn();
    const { answer } = server;
    server.answer = (seen) => {
      storage.storeSession(ben, tokens(9));
      return answer(seen);
    };
    await expect(call()).rejects.toBeInstanceOf(SessionExpiredError);
    expect(server.seen).toHaveLength(1);
    expect(losses).toEqual([]);
    expect(storage.readTokens()).toEqual(tokens(9));
  });

  test('given up: the call ends at once, the refresh goes on for the others', async () => {
    const abort = new AbortController();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    onRefresh = async () => {
      abort.abort();
      await answered;
      return generation(2);
    };
    const { client, storage } = signedIn();
    await expect(client.request(readProfile, { signal: abort.signal })).rejects.toMatchObject({
      code: 'timedOut',
    });
    expect(storage.readTokens()).toEqual(tokens(1));
    answer();
    await expect.poll(() => storage.readTokens()).toEqual(tokens(2));
  });
});
