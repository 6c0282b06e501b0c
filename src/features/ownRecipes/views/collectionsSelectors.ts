import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { collectionsMachine } from '../../../../machines/ownRecipes/collections.machine.ts';
import { collections as words } from '../texts/collections.en.ts';

export type CollectionsActor = ActorRefFrom<typeof collectionsMachine>;
type Snapshot = SnapshotFrom<typeof collectionsMachine>;
export type Collection = Snapshot['context']['collections'][number];

export const isReading = (snapshot: Snapshot): boolean => snapshot.matches('readingCollections');
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches('collectionsUnread');
export const isListed = (snapshot: Snapshot): boolean => snapshot.matches('listed');
export const isNaming = (snapshot: Snapshot): boolean => snapshot.matches('naming');
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('savingCollection');
/** What was deleted is on its way back. */
export const isRestoring = (snapshot: Snapshot): boolean =>
  isSaving(snapshot) &&
  snapshot.context.removed !== null &&
  snapshot.context.change.id === snapshot.context.removed.id;
export const nameFaultOf = (snapshot: Snapshot): string | undefined =>
  snapshot.matches({ naming: 'nameMissing' }) ? words.nameMissing : undefined;
export const problemOf = (snapshot: Snapshot): string | undefined =>
  snapshot.matches({ listed: 'notChanged' })
    ? (snapshot.context.refusal ?? words.notChanged)
    : undefined;
