// What the tables that keep people safe have alike.
import { matching, oneOf } from './cells.ts';

/** What a row of these tables may name. */
export interface Known {
  readonly tags: { has(tag: string): boolean };
  readonly keys: { has(key: string): boolean };
  readonly families: { has(family: string): boolean };
}

export const id = matching(/^[a-z0-9_]+$/, 'a key');
export const seen = oneOf('read in part', 'as quoted elsewhere', 'not seen by us');
