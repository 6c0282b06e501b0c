import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { followUpMachine } from '../../../../machines/followUp/followUp.machine.ts';

export type FollowUpActor = ActorRefFrom<typeof followUpMachine>;
type Snapshot = SnapshotFrom<typeof followUpMachine>;

export const isFetchingResources = (snapshot: Snapshot) =>
  snapshot.matches('fetchingResources') || snapshot.matches('refetchingResources');

/** How the record stands; undefined before there is one. */
export function recordOf(snapshot: Snapshot): 'saving' | 'saved' | 'unsaved' | undefined {
  if (snapshot.matches('savingRecord')) return 'saving';
  if (snapshot.matches('saved') || snapshot.matches('refetchingResources')) return 'saved';
  return snapshot.matches('recordUnsaved') ? 'unsaved' : undefined;
}
