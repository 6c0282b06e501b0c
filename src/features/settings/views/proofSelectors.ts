import type { SnapshotFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/settings/proof.machine.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';
import { said } from '../../../texts/language.ts';

type Snapshot = SnapshotFrom<typeof proofMachine>;

export const proofPasswordFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'passwordMissing' }) ? words.passwordMissing : undefined;
export const proofCodeFaultOf = (snapshot: Snapshot) =>
  snapshot.matches({ filling: 'codeMissing' }) ? words.codeMissing : undefined;

/** What is wrong with the whole. */
export function proofProblemOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ filling: 'proofRefused' }))
    return said(snapshot.context.refusal) ?? words.proofFailed;
  return snapshot.matches({ filling: 'proofFailed' }) ? words.proofFailed : undefined;
}
