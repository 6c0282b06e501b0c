import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { tableMachine } from '../../../../machines/table/table.machine.ts';
import { table as words } from '../texts/en.ts';

export type TableActor = ActorRefFrom<typeof tableMachine>;
type Snapshot = SnapshotFrom<typeof tableMachine>;

export const isLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const isWriting = (snapshot: Snapshot): boolean => snapshot.matches('writing');
/** What was typed before and never stored is back. */
export const isRestored = (snapshot: Snapshot): boolean =>
  snapshot.matches({ writing: { filling: 'restored' } });
/** In the server's words, where it sent any. */
export const refusalOf = ({ context: { message } }: Snapshot): string | undefined =>
  message === null ? undefined : message || words.refused;

type Fault = 'nameMissing' | 'conditionMissing' | 'weightWrong' | 'energyWrong';
/** What is wrong with a field, in words. */
export const faultIn =
  (fault: Fault) =>
  (snapshot: Snapshot): string | undefined =>
    snapshot.matches({ writing: { filling: fault } }) ? words[fault] : undefined;
