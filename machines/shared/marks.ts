// What the chart of a person's marks keeps, and what passes between it and its source.
import type { MarkKind, RecipeMark } from '../../contract/marks.ts';

export type { MarkKind, RecipeMark };

/** How a recipe is marked from now on; null takes the mark away. */
export interface MarkChange {
  recipeId: string;
  title: string;
  mark: MarkKind | null;
}

/** To the source of the marks: it keeps changes until the server has them. */
export type ToMarksSource = ({ type: 'mark.changed' } & MarkChange) | { type: 'marks.asked' };

/** From there. `unread`: neither the server nor a copy could be had. `refused`: the server does not take a change, in its words. */
export type FromMarksSource =
  | { type: 'marks.read'; marks: readonly RecipeMark[] }
  | { type: 'marks.unread' }
  | { type: 'mark.refused'; message: string | null };
