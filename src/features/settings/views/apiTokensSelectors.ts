import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { apiTokensMachine } from '../../../../machines/settings/apiTokens.machine.ts';
import { apiTokens as words } from '../texts/apiTokens.en.ts';

export type ApiTokensActor = ActorRefFrom<typeof apiTokensMachine>;
type Snapshot = SnapshotFrom<typeof apiTokensMachine>;

export const isReading = (snapshot: Snapshot): boolean => snapshot.matches('readingTokens');
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches('tokensUnread');
export const isListed = (snapshot: Snapshot): boolean => snapshot.matches('listed');
export const isMaking = (snapshot: Snapshot): boolean => snapshot.matches('makingToken');
/** Being filled in, or on its way; the proof has a dialog of its own. */
export const isComposing = (snapshot: Snapshot): boolean =>
  snapshot.matches('composing') || isMaking(snapshot);
export const isShowing = (snapshot: Snapshot): boolean => snapshot.matches('showingToken');
export const isCopied = (snapshot: Snapshot): boolean =>
  snapshot.matches({ showingToken: { offered: 'copied' } });
export const isNotCopied = (snapshot: Snapshot): boolean =>
  snapshot.matches({ showingToken: { offered: 'notCopied' } });
/** Asked about, or on its way. */
export const isAtRevocation = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirmingRevocation') || isRevoking(snapshot);
export const isRevoking = (snapshot: Snapshot): boolean => snapshot.matches('revokingToken');

export const isRevoked = (snapshot: Snapshot): boolean => snapshot.matches({ listed: 'revoked' });
export const problemOf = (snapshot: Snapshot): string | undefined =>
  snapshot.matches({ listed: 'notRevoked' })
    ? (snapshot.context.refusal ?? words.notRevoked)
    : undefined;
export const nameFaultOf = (snapshot: Snapshot): string | undefined =>
  snapshot.matches({ composing: 'nameMissing' }) ? words.nameMissing : undefined;
export function formProblemOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ composing: 'scopeMissing' })) return words.scopeMissing;
  return snapshot.matches({ composing: 'notMade' })
    ? (snapshot.context.refusal ?? words.notMade)
    : undefined;
}
