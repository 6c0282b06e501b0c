import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { confirmationMachine } from '../../../../machines/photos/confirmation.machine.ts';
import { confirmation as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';

export type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>;
type Snapshot = SnapshotFrom<typeof confirmationMachine>;

/** What is wrong with the names as they stand. */
export function problemOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ names: 'namesMissing' })) return words.missing;
  return snapshot.matches({ names: 'namesFull' }) ? words.full : undefined;
}

const none: Snapshot['context']['options'] = [];

/** What the field offers: what the catalogue knows by what is typed, the likeliest where nothing is. */
export function optionsOf(snapshot: Snapshot) {
  if (snapshot.matches({ typeAhead: 'resting' })) return snapshot.context.likely;
  return snapshot.matches({ typeAhead: 'offering' }) ? snapshot.context.options : none;
}

/** How the look-up stands, in words. */
export function lookUpOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ typeAhead: 'optionsFailed' })) return words.unreachable;
  if (
    snapshot.matches({ typeAhead: 'typing' }) ||
    snapshot.matches({ typeAhead: 'fetchingOptions' })
  )
    return words.searching;
  return snapshot.matches({ typeAhead: 'offering' }) && snapshot.context.options.length === 0
    ? words.foundNone
    : undefined;
}

interface ReadBy {
  readonly reader: 'vision' | 'zero-shot' | 'text' | 'service' | 'person';
  readonly name?: string | undefined;
}

/** 'read by …', as the services told it; what the person has named was read by nobody else. */
export const readerOf = ({ reader, name }: ReadBy, uncertain: boolean): string =>
  reader === 'person' && !uncertain
    ? words.corrected
    : fill(words[reader], { name: name ?? words.aModel });
