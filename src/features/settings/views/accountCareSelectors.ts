import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountCareMachine } from '../../../../machines/settings/accountCare.machine.ts';
import { accountCare as words } from '../texts/accountCare.en.ts';
import { fill } from '../../../texts/fill.ts';
import { said } from '../../../texts/language.ts';

export type CareActor = ActorRefFrom<typeof accountCareMachine>;
type Snapshot = SnapshotFrom<typeof accountCareMachine>;

/** Where the list of places stands. */
export const placesStateOf = (snapshot: Snapshot) => snapshot.value.places;
export const isFetchingData = (snapshot: Snapshot) => snapshot.matches({ data: 'fetchingData' });

/** The question is open, or being acted on. */
export const isDeleting = (snapshot: Snapshot) =>
  snapshot.matches({ deletion: 'deletingAccount' }) || snapshot.matches({ deletion: 'deleted' });
export const isAsking = (snapshot: Snapshot) => !snapshot.matches({ deletion: 'closed' });

export const wordFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ deletion: { confirming: 'wordWrong' } })
    ? fill(words.wordWrong, { word: snapshot.context.limits.deletionWord })
    : undefined;
export const passwordFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ deletion: { confirming: 'passwordMissing' } })
    ? words.passwordMissing
    : undefined;
export const problemOf = (snapshot: Snapshot) =>
  snapshot.matches({ deletion: { confirming: 'notDeleted' } })
    ? (said(snapshot.context.refusal) ?? words.notDeleted)
    : undefined;
