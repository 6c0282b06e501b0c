/** A browser without pages: one storage that its tabs share, and the events that tell them of each other. */
import { type BrowserStorage, createStorage } from '../../src/api/storage.ts';
import type { Area } from '../../src/api/textStore.ts';

export interface Tab {
  storage: BrowserStorage;
  /** What the page would be told by its window. */
  events: EventTarget;
}

/** A browser's storage that holds its texts where a test can read them. */
export function areaOf(texts = new Map<string, string>(), faults: Partial<Area> = {}): Area {
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    ...faults,
  };
}

export class Browser {
  readonly texts = new Map<string, string>();
  readonly #tabs = new Set<EventTarget>();

  openTab(): Tab {
    const events = new EventTarget();
    this.#tabs.add(events);
    const area = this.#areaFor(events);
    return { events, storage: createStorage({ area: () => area, events }) };
  }

  #areaFor(tab: EventTarget): Area {
    const { texts } = this;
    const tell = (key: string): void => {
      for (const other of this.#tabs)
        if (other !== tab)
          setTimeout(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })), 0);
    };
    return areaOf(texts, {
      setItem: (key, text) => {
        if (texts.get(key) === text) return;
        texts.set(key, text);
        tell(key);
      },
      removeItem: (key) => {
        if (texts.delete(key)) tell(key);
      },
    });
  }
}

export const ada = {
  uid: 'ada-id',
  id: 'ada-id',
  email: 'ada@example.org',
  displayName: 'Ada Lovelace',
  photoURL: null,
};
export const ben = {
  uid: 'ben-id',
  id: 'ben-id',
  email: 'ben@example.org',
  displayName: null,
  photoURL: null,
};

export const tokens = (generation: number) => ({
  accessToken: `access-${generation}`,
  refreshToken: `refresh-${generation}`,
  sessionId: 'session-1',
});
