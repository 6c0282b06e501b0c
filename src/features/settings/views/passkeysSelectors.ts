import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passkeysMachine } from '../../../../machines/settings/passkeys.machine.ts';
import { passkeys as words } from '../texts/passkeys.en.ts';

export type PasskeysActor = ActorRefFrom<typeof passkeysMachine>;
type Snapshot = SnapshotFrom<typeof passkeysMachine>;

export const isReading = (snapshot: Snapshot): boolean => snapshot.matches('readingPasskeys');
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches('passkeysUnread');
export const isListed = (snapshot: Snapshot): boolean => snapshot.matches('listed');
export const isCreating = (snapshot: Snapshot): boolean => snapshot.matches('creatingPasskey');
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('savingPasskey');
export const isNaming = (snapshot: Snapshot): boolean =>
  snapshot.matches('naming') || isChangingName(snapshot);
export const isChangingName = (snapshot: Snapshot): boolean => snapshot.matches('changingName');
/** Asked about, or on its way. */
export const isAtRemoval = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirmingRemoval') || isRemoving(snapshot);
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removingPasskey');

export function passkeyProblemOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ listed: 'knownHere' })) return words.knownHere;
  return snapshot.matches({ listed: 'notChanged' })
    ? (snapshot.context.refusal ?? words.notChanged)
    : undefined;
}
export function nameFaultOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ naming: 'nameMissing' })) return words.nameMissing;
  return snapshot.matches({ naming: 'nameRefused' })
    ? (snapshot.context.refusal ?? words.nameRefused)
    : undefined;
}
