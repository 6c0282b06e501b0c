import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { externalLogInMachine } from '../../../../machines/externalLogIn/externalLogIn.machine.ts';
import { externalLogIn as words } from '../texts/en.ts';

export type ExternalLogInActor = ActorRefFrom<typeof externalLogInMachine>;
type Snapshot = SnapshotFrom<typeof externalLogInMachine>;

export const isAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches('asking') || snapshot.matches('sendingMore');
export const isMissing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: 'fieldMissing' });
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches('answerRefused');
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.matches('unanswered');

/** What stands above the button. */
export function problemOf(snapshot: Snapshot): string | undefined {
  if (isMissing(snapshot)) return words.fieldsMissing;
  if (snapshot.matches({ asking: 'moreRefused' }))
    return snapshot.context.refusal ?? words.moreRefused;
  return snapshot.matches({ asking: 'moreUnanswered' }) ? words.moreUnanswered : undefined;
}
