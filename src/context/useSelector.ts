import { useSelector as useSelectorNow } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

type Readable = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>;

/** Each chart's snapshot as it was when React began to hydrate the page. */
const hydrating = new WeakMap<Readable, unknown>();

/**
 * From now on a view that is hydrated shows the charts as they are: React hydrates in slices, and an
 * answer that comes between two of them would make the page differ from its HTML.
 */
export function beginHydration(actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot() as { children?: Record<string, AnyActorRef> } | undefined;
  hydrating.set(actor, snapshot);
  for (const child of Object.values(snapshot?.children ?? {})) beginHydration(child);
}

const subscribeToNothing = () => () => undefined;
const isUpToDate = () => false;

/** What a view reads of its actor; it draws again when that changes. */
export const useSelector: typeof useSelectorNow = (actor, selector, compare) => {
  const selected = useSelectorNow(actor, selector, compare);
  const before = actor && hydrating.get(actor);
  // React takes the last function's answer while it hydrates, and then draws again where it differs.
  const hasChanged = useSyncExternalStore(
    subscribeToNothing,
    isUpToDate,
    () => before !== undefined && before !== actor?.getSnapshot(),
  );
  return hasChanged ? selector(before as never) : selected;
};
