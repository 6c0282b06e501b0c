/** Which dialog lies over everything: what is to be read and pressed above it has to be within it. */
import { useSyncExternalStore } from 'react';

let openDialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  openDialogs = next;
  for (const listener of listeners) listener();
}

/** Call it when a dialog opens, and what it gives when it goes. */
export function noteDialog(dialog: HTMLElement): () => void {
  change([...openDialogs, dialog]);
  return () => change(openDialogs.filter((each) => each !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** null: the page itself. */
export const useTopDialog = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1) ?? null,
    () => null,
  );
