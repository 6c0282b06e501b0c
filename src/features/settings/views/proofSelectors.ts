import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/settings/proof.machine.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';

export type ProofActor = ActorRefFrom<typeof proofMachine>;
type Snapshot = SnapshotFrom<typeof proofMachine>;

export const proofPasswordFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'passwordMissing' }) ? words.passwordMissing : undefined;
export const proofCodeFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'codeMissing' }) ? words.codeMissing : undefined;

/** What is wrong with the whole. */
export function proofProblemOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ filling: 'proofRefused' }))
    return snapshot.context.refusal ?? words.proofFailed;
  return snapshot.matches({ filling: 'proofFailed' }) ? words.proofFailed : undefined;
}

export const isReadingWays = (snapshot: Snapshot) => snapshot.matches('readingWays');
export const isAtPasskey = (snapshot: Snapshot) => snapshot.matches('provingByPasskey');

/** What is asked for, by what the account has. */
export function proofIntroOf({ context }: Snapshot): string {
  if (context.hasPassword) return context.needsCode ? words.proofCodeIntro : words.proofIntro;
  return context.hasPasskey ? words.passkeyIntro : words.noWay;
}
