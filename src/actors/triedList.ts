// A list that was typed without an account, on its way into the AI Kitchen.
import type { BrowserStorage } from '../api/storage.ts';
import { attempt, ofThisTab, prefix, triedKey, type Shelf } from './clearDrafts.ts';

export const listIn = (kept: unknown): string | null =>
  typeof kept === 'string' && kept.trim() !== '' ? kept : null;

/** What was tried goes below what the person has typed in the Kitchen, once. */
export function takeTriedList(
  storage: Pick<BrowserStorage, 'readHolder'>,
  shelf: () => Shelf | undefined = ofThisTab,
): Shelf | undefined {
  const place = shelf();
  attempt(() => {
    const own = `${prefix}kitchen_${storage.readHolder() ?? ''}`;
    const [typed, tried] = [own, triedKey].map((key) =>
      listIn(JSON.parse(place?.getItem(key) ?? 'null')),
    );
    if (!tried) return;
    place?.removeItem(triedKey);
    if (!typed?.includes(tried))
      place?.setItem(own, JSON.stringify(typed ? `${typed}\n${tried}` : tried));
  });
  return place;
}
