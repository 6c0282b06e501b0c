import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountDeletionMachine } from '../../../../machines/settings/accountDeletion.machine.ts';
import { accountCare as words } from '../texts/accountCare.en.ts';
import { fill } from '../../../texts/fill.ts';

export type DeletionActor = ActorRefFrom<typeof accountDeletionMachine>;
type Snapshot = SnapshotFrom<typeof accountDeletionMachine>;

/** The question is open, or being acted on. */
export const isDeleting = (snapshot: Snapshot) =>
  snapshot.matches('deletingAccount') || snapshot.matches('deleted');
export const isAsking = (snapshot: Snapshot) =>
  !snapshot.matches('closed') && !snapshot.matches('proving');

export const wordFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ confirming: 'wordWrong' })
    ? fill(words.wordWrong, { word: snapshot.context.limits.deletionWord })
    : undefined;
export const problemOf = (snapshot: Snapshot) =>
  snapshot.matches({ confirming: 'notDeleted' })
    ? (snapshot.context.refusal ?? words.notDeleted)
    : undefined;
