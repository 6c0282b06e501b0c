import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { entryDeletionMachine } from '../../../../machines/history/entryDeletion.machine.ts';

export type EntryDeletionActor = ActorRefFrom<typeof entryDeletionMachine>;
type Snapshot = SnapshotFrom<typeof entryDeletionMachine>;

/** How far the question has come; undefined where nothing is asked. */
export const questionOf = (snapshot: Snapshot) =>
  (['asked', 'deletingEntry', 'deletionFailed'] as const).find((state) => snapshot.matches(state));
/** How far the way back has come; undefined where nothing is to be had back. */
export const wayBackOf = (snapshot: Snapshot) =>
  (['deleted', 'restoringEntry', 'restorationFailed'] as const).find((state) =>
    snapshot.matches(state),
  );
export const subjectOf = (snapshot: Snapshot) => snapshot.context.subject;
