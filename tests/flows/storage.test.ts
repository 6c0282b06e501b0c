// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createStorage, UserDataError } from '../../src/api/storage.ts';
import { ada, areaOf, ben, Browser, tokens } from './browser.ts';

function signedIn() {
  const browser = new Browser();
  const tab = browser.openTab();
  tab.storage.storeSession(ada, tokens(1));
  for (const what of [
    'trialStart',
    'subscriptionStatus',
    'subscriptionExpiry',
    'accessStatus',
  ] as const)
    tab.storage.writePersonal(what, ada.id, `${what} of Ada`);
  return { ...tab, browser };
}

describe('the stored session', () => {
  test('SES-01: stands under the specified keys', () => {
    const { browser } = signedIn();
    expect(Object.fromEntries(browser.texts)).toEqual({
      access_token: 'access-1',
      user_data: JSON.stringify({
        uid: 'ada-id',
        id: 'ada-id',
        email: 'ada@example.org',
        displayName: 'Ada Lovelace',
        photoURL: null,
      }),
      supabase_token: 'access-1',
      supabase_user_id: 'ada-id',
      supabase_refresh_token: 'refresh-1',
      supabase_session_id: 'session-1',
      'trial_start_ada-id': 'trialStart of Ada',
      'subscription_status_ada-id': 'subscriptionStatus of Ada',
      'subscription_expiry_ada-id': 'subscriptionExpiry of Ada',
      'access_status_ada-id': 'accessStatus of Ada',
    });
  });

  test('SES-01: comes back as it was stored', () => {
    const { storage } = signedIn();
    expect(storage.readPerson()).toEqual(ada);
    expect(storage.readTokens()).toEqual(tokens(1));
    expect(storage.readPersonal('trialStart', ada.id)).toBe('trialStart of Ada');
  });

  test("SES-01: an older client's user data is read too, with name for displayName and one id for both", () => {
    const { storage, browser } = signedIn();
    browser.texts.set('user_data', '{"uid":"ada-id","email":"ada@example.org","name":"Ada"}');
    expect(storage.readPerson()).toEqual({
      uid: 'ada-id',
      id: 'ada-id',
      email: 'ada@example.org',
      displayName: 'Ada',
      photoURL: null,
    });
  });

  test('NAV-04: user data without an email are those of somebody', () => {
    const { storage, browser } = signedIn();
    browser.texts.set('user_data', '{"id":"ada-id"}');
    expect(storage.readPerson()).toEqual({
      uid: 'ada-id',
      id: 'ada-id',
      email: '',
      displayName: null,
      photoURL: null,
    });
  });

  test.each(['{"uid":', '"text"', 'null', '[]', '{}', '{"id":7,"email":"ada@example.org"}'])(
    'SES-05: user data that says %s is an error of its own',
    (text) => {
      const { storage, browser } = signedIn();
      browser.texts.set('user_data', text);
      expect(() => storage.readPerson()).toThrow(UserDataError);
      expect(storage.readHolder()).toBeNull();
    },
  );

  test('SES-04: half a session has no holder', () => {
    const { storage, browser } = signedIn();
    expect(storage.readHolder()).toBe('ada-id');
    browser.texts.delete('access_token');
    expect(storage.readHolder()).toBeNull();
    expect(storage.readTokens()).toBeNull();
  });

  test("another person's session leaves nothing of the last one's tokens", () => {
    const { storage, browser } = signedIn();
    storage.storeSession(ben, { accessToken: 'access-9', refreshToken: null, sessionId: null });
    expect(storage.readTokens()).toEqual({
      accessToken: 'access-9',
      refreshToken: null,
      sessionId: null,
    });
    expect(browser.texts.get('supabase_user_id')).toBe('ben-id');
  });

  test('a newer refresh token is stored before the access token that would use up the old one', () => {
    const { storage, browser } = signedIn();
    const written: string[] = [];
    const set = browser.texts.set.bind(browser.texts);
    browser.texts.set = (key, text) => {
      written.push(key);
      return set(key, text);
    };
    storage.storeTokens(tokens(2));
    expect(written).toEqual(['supabase_refresh_token', 'supabase_token', 'access_token']);
  });
});

describe('clearing', () => {
  test('SES-03: takes every session key, the trial start too, and leaves settings', () => {
    const { storage, browser } = signedIn();
    storage.writeSetting('appearance', 'dark');
    browser.texts.set('access_token_of_something_else', 'stays');
    storage.clearSession();
    expect([...browser.texts.keys()]).toEqual([
      'platewise_appearance',
      'access_token_of_something_else',
    ]);
    expect(storage.readSetting('appearance')).toBe('dark');
  });

  test("SES-03: takes them also when user data cannot be read, and other people's", () => {
    const { storage, browser } = signedIn();
    storage.writePersonal('trialStart', ben.id, 'then');
    browser.texts.set('user_data', '{');
    storage.clearSession();
    expect(browser.texts.size).toBe(0);
  });

  test('AUTH-01: the access status can go alone', () => {
    const { storage } = signedIn();
    storage.removePersonal('accessStatus', ada.id);
    expect(storage.readPersonal('accessStatus', ada.id)).toBeNull();
    expect(storage.readPersonal('trialStart', ada.id)).toBe('trialStart of Ada');
  });

  test('fails where the browser will not let go of a key', () => {
    const texts = new Map([['access_token', 'a']]);
    const stubborn = areaOf(texts, { removeItem: refuse });
    expect(() => createStorage({ area: () => stubborn }).clearSession()).toThrow(
      'Storage is switched off',
    );
  });
});

describe('SES-02: where browser storage', () => {
  const noStorage = [
    ['throws when it is opened', () => refuse()],
    ['does not exist', () => undefined],
    ['throws on read', () => areaOf(new Map(), { getItem: refuse, setItem: refuse })],
    ['throws on write', () => areaOf(new Map(), { setItem: refuse })],
  ] as const;

  test.each(noStorage)('%s, memory serves until the tab closes', (_, area) => {
    const storage = createStorage({ area });
    storage.storeSession(ada, tokens(1));
    storage.writePersonal('trialStart', ada.id, 'now');
    expect(storage.readPerson()).toEqual(ada);
    expect(storage.readTokens()).toEqual(tokens(1));
    storage.storeTokens(tokens(2));
    expect(storage.readTokens()).toEqual(tokens(2));
    storage.clearSession();
    expect(storage.readTokens()).toBeNull();
    expect(storage.readPersonal('trialStart', ada.id)).toBeNull();
    expect(createStorage({ area }).readTokens()).toBeNull();
  });

  test('is full in the middle, what was stored is still there', () => {
    const texts = new Map<string, string>();
    let isFull = false;
    const area = areaOf(texts, {
      setItem: (key, text) => (isFull ? refuse() : void texts.set(key, text)),
    });
    const storage = createStorage({ area: () => area });
    storage.storeSession(ada, tokens(1));
    isFull = true;
    storage.storeTokens(tokens(2));
    expect(storage.readPerson()).toEqual(ada);
    expect(storage.readTokens()).toEqual(tokens(2));
    storage.clearSession();
    expect(texts.size).toBe(0);
  });

  test('comes back, memory goes on serving', () => {
    const texts = new Map<string, string>();
    let works = false;
    const storage = createStorage({ area: () => (works ? areaOf(texts) : refuse()) });
    storage.storeSession(ada, tokens(1));
    works = true;
    expect(storage.readTokens()).toEqual(tokens(1));
    expect(texts.size).toBe(0);
  });
});

describe('other tabs', () => {
  const event = (type: string, fields: object) => Object.assign(new Event(type), fields);

  test('are heard when the access token changes, when all is cleared, and when the page comes back', () => {
    const { storage, events } = signedIn();
    const heard: string[] = [];
    const stop = storage.onSessionChanged(() => heard.push('changed'));
    events.dispatchEvent(event('storage', { key: 'access_token' }));
    events.dispatchEvent(event('storage', { key: null }));
    events.dispatchEvent(event('storage', { key: 'platewise_appearance' }));
    events.dispatchEvent(event('pageshow', { persisted: true }));
    events.dispatchEvent(event('pageshow', { persisted: false }));
    expect(heard).toHaveLength(3);
    stop();
    events.dispatchEvent(event('storage', { key: 'access_token' }));
    events.dispatchEvent(event('pageshow', { persisted: true }));
    expect(heard).toHaveLength(3);
  });
});

function refuse(): never {
  throw new DOMException('Storage is switched off', 'SecurityError');
}
