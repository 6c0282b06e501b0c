import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { conditionFieldMachine } from '../../../../machines/health/conditionField.machine.ts';
import { conditionField as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';

export type ConditionFieldActor = ActorRefFrom<typeof conditionFieldMachine>;
type Snapshot = SnapshotFrom<typeof conditionFieldMachine>;

/** What the kitchen knows that begins like what is typed; none where the chart takes none. */
export const suggestionsOf = (snapshot: Snapshot) =>
  (snapshot.can({ type: 'suggestion.chosen', name: '' })
    ? snapshot.context.known?.suggestions
    : undefined) ?? none;
const none: readonly {
  readonly id: string;
  readonly name: string;
  readonly matched: string | null;
}[] = [];

/** What came of the words, in sentences to be confirmed. */
export function readingOf(snapshot: Snapshot): readonly string[] {
  const { known } = snapshot.context;
  if (known === null || !snapshot.matches('understood')) return [];
  return sentences(
    words.understood,
    known.understood.map(({ name }) => name),
  ).concat(
    sentences(
      words.leftOut,
      known.allergens.map(({ name }) => name),
    ),
  );
}

/** What we cannot do about them. */
export function cautionsOf(snapshot: Snapshot): readonly string[] {
  const { known } = snapshot.context;
  if (known === null || !snapshot.matches('understood')) return [];
  return (known.supervised ?? [])
    .flatMap(({ name }) => sentences(words.supervised, [name]))
    .concat(sentences(words.unknown, known.unknown));
}

const sentences = (text: string, names: readonly string[]): string[] =>
  names.length > 0 ? [fill(text, { names: names.join(', ') })] : [];

export const hasAnswers = (snapshot: Snapshot) =>
  Object.keys(snapshot.context.answers).length > 0 && snapshot.can({ type: 'answers.discarded' });

export const isChecking = (snapshot: Snapshot) =>
  snapshot.matches('settling') || snapshot.matches('fetchingConditions');
