// What the chart of the shared list keeps, and what passes between it and its source.
import type { ShoppingChange, SharedList, ShoppingLine } from '../../contract/shopping.ts';

export type { ShoppingLine };

/** With what was changed here and is still to be sent. */
export type ListNow = SharedList & { waiting: number };

/** A new line has no id yet; one that is put back has its own. */
export type WantedChange =
  | Exclude<ShoppingChange, { change: 'add' }>
  | (Omit<Extract<ShoppingChange, { change: 'add' }>, 'id'> & { id?: string });

export interface ShoppingListLimits {
  callTimeout: number;
  /** How long the way back is offered. */
  undo: number;
  /** The most weeks that one list takes. */
  weeks: number;
  news: ListNewsLimits;
}

/** To the source of the list: it keeps changes until the server has them. */
export type ToListSource =
  | { type: 'list.changed'; changes: readonly WantedChange[] }
  | { type: 'list.asked' }
  | { type: 'weeks.chosen'; weeks: number };

/** From there. `unread`: neither the server nor a copy could be had. `refused`: the server does not take a change, in its words. */
export type FromListSource =
  | { type: 'list.read'; list: ListNow }
  | { type: 'list.unread' }
  | { type: 'change.refused'; message: string | null };

export interface ListNewsLimits {
  /** How long a stream may take to open. */
  opening: number;
  /** Before it is tried again: the first time, and at most. */
  firstPause: number;
  longestPause: number;
}

/** Others have changed the list, or may have. */
export type FromListNews = { type: 'news.received' };

/** Who of the household ticked what. */
export interface LatestTick {
  by: string;
  name: string;
}
