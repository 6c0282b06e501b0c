// Browser storage that always works: where the browser's own throws, memory serves until the tab closes.

export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** @throws where the browser's storage still holds such a key and will not let go of it. */
  removeAll(matches: (key: string) => boolean): void;
}

/** @throws where there is none */
function opened(open: () => Area | undefined): Area {
  const area = open();
  if (!area) throw new Error('The browser offers no storage.');
  return area;
}

/** @param open gives the browser's storage; it may throw, or give none. */
export function createTextStore(open: () => Area | undefined): TextStore {
  let memory: Map<string, string> | null = null;

  const area = (): Area => opened(open);

  const serve = <T>(
    fromArea: (area: Area) => T,
    fromMemory: (memory: Map<string, string>) => T,
  ): T => {
    if (!memory) {
      try {
        return fromArea(area());
      } catch {
        memory = salvage(area);
      }
    }
    return fromMemory(memory);
  };

  return {
    read: (key) =>
      serve(
        (place) => place.getItem(key),
        (place) => place.get(key) ?? null,
      ),
    write: (key, text) =>
      serve(
        (place) => place.setItem(key, text),
        (place) => void place.set(key, text),
      ),
    remove: (key) =>
      serve(
        (place) => place.removeItem(key),
        (place) => void place.delete(key),
      ),

    removeAll(matches) {
      for (const key of [...(memory?.keys() ?? [])].filter(matches)) memory?.delete(key);
      let left: Area;
      let keys: string[];
      try {
        left = area();
        keys = keysOf(left);
      } catch {
        memory ??= new Map();
        return; // what cannot be read cannot come back either
      }
      for (const key of keys.filter(matches)) left.removeItem(key);
    },
  };
}

const keysOf = (area: Area): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null);

/** What was stored before the browser's storage failed, as far as it can still be read. */
function salvage(area: () => Area): Map<string, string> {
  const saved = new Map<string, string>();
  try {
    const place = area();
    for (const key of keysOf(place)) saved.set(key, place.getItem(key) ?? '');
  } catch {
    // nothing more can be read
  }
  return saved;
}
