import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { householdMachine } from '../../../../machines/household/household.machine.ts';
import { household as words } from '../texts/en.ts';

export type HouseholdActor = ActorRefFrom<typeof householdMachine>;
type Snapshot = SnapshotFrom<typeof householdMachine>;

export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading');
export const isInvited = (snapshot: Snapshot): boolean =>
  snapshot.matches('invited') || snapshot.matches('joining');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.matches('changing');
/** In the server's words, where it sent any. */
export const refusalOf = ({ context: { message } }: Snapshot): string | undefined =>
  message === null ? undefined : message || words.refused;
export const householdOf = ({ context }: Snapshot) => context.household;
