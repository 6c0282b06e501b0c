import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { secondFactorMachine } from '../../../../machines/settings/secondFactor.machine.ts';
import type { secondFactorSetupMachine } from '../../../../machines/settings/secondFactorSetup.machine.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';

export type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>;
export type SetupActor = ActorRefFrom<typeof secondFactorSetupMachine>;
type Snapshot = SnapshotFrom<typeof secondFactorMachine>;
type SetupSnapshot = SnapshotFrom<typeof secondFactorSetupMachine>;

/** It is on, or being changed. */
export const isOn = (snapshot: Snapshot): boolean =>
  ['on', 'endingSecondFactor', 'creatingCodes', 'proving'].some((state) =>
    snapshot.matches(state as 'on'),
  );
export const changeProblemOf = (snapshot: Snapshot): string | undefined =>
  snapshot.matches({ on: 'notChanged' })
    ? (snapshot.context.refusal ?? words.notChanged)
    : undefined;

/** An app has a key, and is asked for its first code. */
export const isConfirming = (snapshot: SetupSnapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('confirmingSetup');
export const beginProblemOf = (snapshot: SetupSnapshot): string | undefined =>
  snapshot.matches('notBegun') ? (snapshot.context.refusal ?? words.notBegun) : undefined;
export function codeFaultOf(snapshot: SetupSnapshot): string | undefined {
  if (snapshot.matches({ confirming: 'codeMissing' })) return words.codeMissing;
  return snapshot.matches({ confirming: 'codeRefused' })
    ? (snapshot.context.refusal ?? words.codeRefused)
    : undefined;
}
