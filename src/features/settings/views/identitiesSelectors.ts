import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { identitiesMachine } from '../../../../machines/settings/identities.machine.ts';
import type { ConnectedIdentity } from '../../../../machines/shared/account.ts';
import { identities as words } from '../texts/identities.en.ts';

export type IdentitiesActor = ActorRefFrom<typeof identitiesMachine>;
type Snapshot = SnapshotFrom<typeof identitiesMachine>;

export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches('identitiesUnread');
export const isListed = (snapshot: Snapshot): boolean => snapshot.matches('listed');
export const isOpening = (snapshot: Snapshot): boolean => snapshot.matches('openingProvider');
/** Asked about, or on its way. */
export const isAtRemoval = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirmingRemoval') || isRemoving(snapshot);
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removingIdentity');

export const problemOf = (snapshot: Snapshot): string | undefined =>
  snapshot.matches({ listed: 'notChanged' })
    ? (snapshot.context.refusal ?? words.notChanged)
    : undefined;

export const nameOf = (identity: ConnectedIdentity | null): string =>
  identity?.email ?? words.unnamed;
