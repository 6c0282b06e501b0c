// The session as browser storage keeps it (SES-01…03), and the few other things that are stored there.
import { createTextStore, type Area, type TextStore } from './textStore.ts';

const keys = {
  accessToken: 'access_token',
  userData: 'user_data',
  supabaseToken: 'supabase_token',
  userId: 'supabase_user_id',
  refreshToken: 'supabase_refresh_token',
  sessionId: 'supabase_session_id',
} as const;

/** One key for each person: the prefix, then their id. */
const personalKeys = {
  trialStart: 'trial_start_',
  subscriptionStatus: 'subscription_status_',
  subscriptionExpiry: 'subscription_expiry_',
  accessStatus: 'access_status_',
  healthSettings: 'health_settings_',
  units: 'units_',
} as const;

const sessionPrefixes = ['supabase_', ...Object.values(personalKeys)];
const isSessionKey = (key: string): boolean =>
  key === keys.accessToken ||
  key === keys.userData ||
  sessionPrefixes.some((prefix) => key.startsWith(prefix));

export type Personal = keyof typeof personalKeys;

export interface StoredPerson {
  uid: string;
  id: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  sessionId: string | null;
}

/** The stored user data is there, but says nothing that can be understood. */
export class UserDataError extends Error {
  override readonly name = 'UserDataError';
  constructor(cause?: unknown) {
    super('The stored user data cannot be read.', { cause });
  }
}

export type BrowserStorage = ReturnType<typeof createStorage>;

export interface StorageOptions {
  /** The browser's storage; where it throws, memory serves. */
  area?: () => Area | undefined;
  /** Who tells of changes that other tabs make. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

export function createStorage({
  area = () => globalThis.localStorage,
  events = globalThis.window,
}: StorageOptions = {}) {
  const store = createTextStore(area);
  return {
    ...createSession(store),

    readPersonal: (what: Personal, userId: string): string | null =>
      store.read(personalKeys[what] + userId),
    writePersonal: (what: Personal, userId: string, text: string): void =>
      store.write(personalKeys[what] + userId, text),
    removePersonal: (what: Personal, userId: string): void =>
      store.remove(personalKeys[what] + userId),

    /** What is no part of a session and so outlives it; its key begins with `platewise_`. */
    readSetting: (name: string): string | null => store.read(`platewise_${name}`),
    writeSetting: (name: string, text: string): void => store.write(`platewise_${name}`, text),
    removeSetting: (name: string): void => store.remove(`platewise_${name}`),

    onSessionChanged: createSessionNews(events),
  };
}

function createSession(store: TextStore) {
  const readTokens = (): Tokens | null => {
    const accessToken = store.read(keys.accessToken);
    return accessToken
      ? {
          accessToken,
          refreshToken: store.read(keys.refreshToken),
          sessionId: store.read(keys.sessionId),
        }
      : null;
  };

  /** The newest refresh token is stored before anything that could use up its predecessor. */
  const storeTokens = ({ accessToken, refreshToken, sessionId }: Tokens): void => {
    writeOrRemove(keys.refreshToken, refreshToken);
    writeOrRemove(keys.sessionId, sessionId);
    store.write(keys.supabaseToken, accessToken);
    store.write(keys.accessToken, accessToken); // last: other tabs look when this one changes
  };

  const writeOrRemove = (key: string, text: string | null): void =>
    text === null ? store.remove(key) : store.write(key, text);

  /** @throws UserDataError */
  const readPerson = (): StoredPerson | null => {
    const text = store.read(keys.userData);
    return text === null ? null : parsePerson(text);
  };

  return {
    readTokens,
    storeTokens,
    readPerson,

    /** Whose session is stored; null where there is none, or only half of one. */
    readHolder(): string | null {
      try {
        return readTokens() && (readPerson()?.id ?? null);
      } catch {
        return null;
      }
    },

    storeSession(person: StoredPerson, tokens: Tokens): void {
      store.write(keys.userId, person.id);
      store.write(keys.userData, JSON.stringify(person));
      storeTokens(tokens);
    },

    /** Takes away every session key, whoever's. @throws where the browser will not let go of one. */
    clearSession: (): void => store.removeAll(isSessionKey),
  };
}

/** Calls `listener` when another tab may have changed the session. Returns what stops it. */
const createSessionNews =
  (events: StorageOptions['events']) =>
  (listener: () => void): (() => void) => {
    const onStorage = (event: Event): void => {
      const key = 'key' in event ? event.key : null;
      if (key === null || key === keys.accessToken) listener();
    };
    // A page that comes back from the browser's cache has heard nothing meanwhile.
    const onPageShow = (event: Event): void => {
      if ('persisted' in event && event.persisted === true) listener();
    };
    events?.addEventListener('storage', onStorage);
    events?.addEventListener('pageshow', onPageShow);
    return () => {
      events?.removeEventListener('storage', onStorage);
      events?.removeEventListener('pageshow', onPageShow);
    };
  };

/** @throws UserDataError */
function parsePerson(text: string): StoredPerson {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new UserDataError(error);
  }
  if (typeof data !== 'object' || data === null) throw new UserDataError();
  const fields: Readonly<Record<string, unknown>> = { ...data };
  const textOf = (value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? value : null;
  const id = textOf(fields['id']) ?? textOf(fields['uid']);
  if (id === null) throw new UserDataError();
  return {
    uid: textOf(fields['uid']) ?? id,
    id,
    // NAV-04: without one there is still a person.
    email: textOf(fields['email']) ?? '',
    displayName: textOf(fields['displayName']) ?? textOf(fields['name']),
    photoURL: textOf(fields['photoURL']),
  };
}
