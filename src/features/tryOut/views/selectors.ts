import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { tryOutMachine } from '../../../../machines/tryOut/tryOut.machine.ts';
import { fill } from '../../../texts/fill.ts';
import { figureText } from '../../../texts/format.ts';
import { tryOut as words } from '../texts/en.ts';

export type TryOutActor = ActorRefFrom<typeof tryOutMachine>;
export type TryOutSnapshot = SnapshotFrom<typeof tryOutMachine>;
export type TriedList = NonNullable<TryOutSnapshot['context']['tried']>;

/** What is wrong with the list itself. */
export function listProblemOf(snapshot: TryOutSnapshot): string | undefined {
  if (snapshot.matches({ writing: 'listMissing' })) return words.missing;
  return snapshot.matches({ writing: 'listTooLong' })
    ? fill(words.tooLong, { characters: figureText(snapshot.context.limits.characters, 0) })
    : undefined;
}

/** Why nothing came of it. */
export function problemOf(snapshot: TryOutSnapshot): string | undefined {
  if (snapshot.matches({ writing: 'tryingFailed' })) return words.failed;
  return snapshot.matches({ writing: 'listRefused' })
    ? (snapshot.context.message ?? words.refused)
    : undefined;
}

/** What has to be answered before any dish. */
export const foodQuestionOf = (snapshot: TryOutSnapshot) =>
  snapshot.matches({ writing: 'foodUnclear' })
    ? snapshot.context.tried?.food_questions?.[0]
    : undefined;

/** What there is to show of the list that was sent. */
export const triedOf = (snapshot: TryOutSnapshot): TriedList | null =>
  snapshot.matches('showingDishes') || snapshot.matches({ writing: 'nothingFound' })
    ? snapshot.context.tried
    : null;

/** Why no dish is shown, where that is no matter of the foods: for a baby we plan nothing. */
export const reasonsOf = ({ notes }: TriedList): TriedList['notes'] =>
  notes.filter((note) => typeof note !== 'string' && note.code.startsWith('health.noPlan'));
