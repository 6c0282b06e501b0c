import type { TryAnswer } from '../../contract/tryOut.ts';

/** What the kitchen made of a visitor's list. */
export type TriedList = Omit<TryAnswer, 'status'>;

/** A visitor's list, with their answers to what the kitchen asked of it. */
export interface TryRequest {
  list: string;
  answers: Readonly<Record<string, string>>;
}

/** `message`: the server's own words, where it would not have the list. */
export type TryResult =
  | { outcome: 'read'; tried: TriedList }
  | { outcome: 'refused'; message?: string | undefined };

export interface TryLimits {
  characters: number;
  callTimeout: number;
}
