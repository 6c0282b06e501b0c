// What the chart of the shared list keeps, and what passes between it and its source.
import type { PaidUnit } from '../../domain/shopAmounts.ts';
import type { ShoppingChange, SharedList, ShoppingLine } from '../../contract/shopping.ts';

import type { ReceiptLimits } from './receipts.ts';

export type { ShoppingLine };

/** With what was changed here and is still to be sent, and the aisles as this device has seen them walked. */
export type ListNow = SharedList & { waiting: number; walked?: readonly string[] };

/** A new line has no id yet; one that is put back has its own. A price is of the day on which it is said. */
export type WantedChange =
  | Exclude<ShoppingChange, { change: 'add' | 'paid' }>
  | Omit<Extract<ShoppingChange, { change: 'paid' }>, 'on'>
  | (Omit<Extract<ShoppingChange, { change: 'add' }>, 'id'> & { id?: string });

export interface ShoppingListLimits {
  callTimeout: number;
  /** How long the way back is offered. */
  undo: number;
  /** The weeks that the list begins with. */
  weeks: number;
  /** From so many times what is known, or so small a part of it, a price is kept only by who is sure. */
  doubtfulPrice: number;
  news: ListNewsLimits;
  photo: ReceiptLimits;
}

/** What a person paid, of the food of a line. */
export interface SaidPrice {
  amount: number;
  quantity: number;
  unit: PaidUnit;
  sure: boolean;
}

/** What a person does, and what the list's children say. */
export type ListEvent =
  | { type: 'list.retried' }
  | { type: 'words.changed'; words: string }
  | { type: 'words.submitted' }
  | { type: 'line.ticked'; id: string; ticked: boolean }
  | { type: 'line.rewritten'; id: string; text: string }
  | { type: 'lines.removed'; ids: readonly string[] }
  | { type: 'staple.missed'; key: string }
  | { type: 'price.paid'; id: string; price: SaidPrice }
  | { type: 'price.takenBack'; id: string }
  | { type: 'weeks.chosen'; weeks: number }
  | { type: 'order.forgotten' }
  | { type: 'removal.undone' }
  | { type: 'removal.dismissed' }
  | FromListSource
  | FromListNews;

/** To the source of the list: it keeps changes until the server has them. */
export type ToListSource =
  | { type: 'list.changed'; changes: readonly WantedChange[] }
  | { type: 'list.asked' }
  | { type: 'order.forgotten' }
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
