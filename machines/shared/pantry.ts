// What the pantry's chart keeps, and what passes between it and its source.
import type { PantryAnswer, PantryChange, PantryItem } from '../../contract/pantry.ts';

/** With what was changed here and is still to be sent. */
export type Pantry = Pick<PantryAnswer, 'items' | 'staples'> & { waiting: number };
export type { PantryChange, PantryItem };

export interface PantryLimits {
  callTimeout: number;
  /** How long the way back is offered. */
  undo: number;
}

/** To the source of the pantry: it keeps changes until the server has them. */
export type ToPantrySource =
  | { type: 'pantry.changed'; changes: readonly PantryChange[] }
  | { type: 'pantry.asked' };

/** From there. `unread`: neither the server nor a copy could be had. `refused`: the server does not take a change, in its words. */
export type FromPantrySource =
  | { type: 'pantry.read'; pantry: Pantry }
  | { type: 'pantry.unread' }
  | { type: 'change.refused'; message: string | null };
