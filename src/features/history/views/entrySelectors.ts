import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { historyEntryMachine } from '../../../../machines/history/historyEntry.machine.ts';
import { historyEntry as words } from '../texts/en.ts';

export type HistoryEntryActor = ActorRefFrom<typeof historyEntryMachine>;
type Snapshot = SnapshotFrom<typeof historyEntryMachine>;
export type Item = NonNullable<Snapshot['context']['item']>;

/** Why there is no entry (HIST-09); undefined while there is, or may be. */
export function absenceOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches('idMissing')) return words.idMissing;
  if (snapshot.matches('entryMissing')) return words.absent;
  if (snapshot.matches('entryRefused')) return snapshot.context.message ?? words.refused;
  return snapshot.matches('entryFailed') ? words.failed : undefined;
}
