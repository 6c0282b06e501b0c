import { fromCallback } from 'xstate';
import type { DraftFound, ToDrafts } from '../../machines/shared/account.ts';
import type { BrowserStorage } from '../api/storage.ts';

const prefix = 'platewise_draft_';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
const ofThisTab = (): Shelf | undefined => globalThis.sessionStorage;

/** A shelf that is full or locked keeps nothing; the form on the screen still has it. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * What is typed in a form, kept for this tab and this person: it outlives the session that ends
 * under their hands, and is found again when they are back.
 * @param read makes sure that what was kept is what the form holds.
 */
export const createDrafts = <Values>(form: string, storage: BrowserStorage, read: (kept: unknown) => Values | null, shelf: () => Shelf | undefined = ofThisTab) =>
  fromCallback<ToDrafts<Values>>(({ sendBack, receive }) => {
    const key = `${prefix}${form}_${storage.readHolder() ?? ''}`;
    const kept = attempt(() => JSON.parse(shelf()?.getItem(key) ?? 'null') as unknown) ?? null;
    const values = kept === null ? null : read(kept);
    if (values !== null) sendBack({ type: 'draft.found', values } satisfies DraftFound<Values>);
    receive((event) => {
      attempt(() => (event.type === 'draft.changed' ? shelf()?.setItem(key, JSON.stringify(event.values)) : shelf()?.removeItem(key)));
    });
  });

/** Whoever leaves takes their drafts along. */
export function clearDrafts(shelf: () => Shelf | undefined = ofThisTab): void {
  attempt(() => {
    const place = shelf();
    const keys = Array.from({ length: place?.length ?? 0 }, (_, index) => place?.key(index) ?? '');
    for (const key of keys.filter((each) => each.startsWith(prefix))) place?.removeItem(key);
  });
}
