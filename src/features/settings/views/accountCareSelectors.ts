import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accountCareMachine } from '../../../../machines/settings/accountCare.machine.ts';

export type CareActor = ActorRefFrom<typeof accountCareMachine>;
type Snapshot = SnapshotFrom<typeof accountCareMachine>;

/** Where the list of places stands. */
export const placesStateOf = (snapshot: Snapshot) => snapshot.value;
