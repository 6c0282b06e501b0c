export const prefix = 'platewise_draft_';
/** Of a list that was typed without an account: nobody's yet. */
export const triedKey = `${prefix}try_`;

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export const ofThisTab = (): Shelf | undefined => globalThis.sessionStorage;

/** A shelf that is full or locked keeps nothing; the form on the screen still has it. */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Whoever leaves takes their drafts along. */
export function clearDrafts(shelf: () => Shelf | undefined = ofThisTab): void {
  attempt(() => {
    const place = shelf();
    const keys = Array.from({ length: place?.length ?? 0 }, (_, index) => place?.key(index) ?? '');
    for (const key of keys.filter((each) => each.startsWith(prefix))) place?.removeItem(key);
  });
}
