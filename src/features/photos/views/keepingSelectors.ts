import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { photoKeepingMachine } from '../../../../machines/photos/photoKeeping.machine.ts';
import { photoKeeping as words } from '../texts/en.ts';

export type PhotoKeepingActor = ActorRefFrom<typeof photoKeepingMachine>;
type Snapshot = SnapshotFrom<typeof photoKeepingMachine>;

/** Without a photo there is nothing to choose. */
export const isOffered = (snapshot: Snapshot) =>
  !snapshot.matches('declined') || snapshot.can({ type: 'keeping.chosen' });

const states = ['declined', 'awaitingRecord', 'keepingPhoto', 'kept', 'removingPhotos'] as const;
/** Where the photo is, or soon will be. */
export function stateOf(snapshot: Snapshot): string | undefined {
  const state = states.find((each) => snapshot.matches(each));
  return state && words[state];
}

export function problemOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches('keepingRefused')) return snapshot.context.message ?? words.failed;
  if (snapshot.matches('keepingFailed')) return words.failed;
  return snapshot.matches('removalFailed') ? words.removalFailed : undefined;
}
