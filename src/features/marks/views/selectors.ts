import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recipeMarksMachine } from '../../../../machines/recipe/recipeMarks.machine.ts';
import type { MarkKind } from '../../../../machines/shared/marks.ts';

export type MarksActor = ActorRefFrom<typeof recipeMarksMachine>;
type Snapshot = SnapshotFrom<typeof recipeMarksMachine>;

export const marksOf = ({ context }: Snapshot) => context.marks;
export const markOf = ({ context }: Snapshot, recipeId: string): MarkKind | null =>
  context.marks.find((each) => each.recipe_id === recipeId)?.mark ?? null;
export const isUnread = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'unread' }) || snapshot.matches('stopped');
