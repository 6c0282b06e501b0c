// What reads photos: one interface, several readers, and the person after them all.
import type { PhotoReader as ReaderName } from '../../../../contract/detection.ts';
import type { Photo } from '../photos.ts';

/** What is looked for: whatever can be eaten, or ingredients alone. */
export type Wanted = 'foods' | 'ingredients';

/** One thing that a reader saw, in its own words. */
export interface Seen {
  readonly name: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** The printed line it was read from. */
  readonly text?: string;
  /** The ingredient's key, where the reader knows it already. */
  readonly key?: string;
  readonly grams?: number | null;
}

export interface Sight {
  /** In the order in which they are to be shown; empty where nothing could be named. */
  readonly seen: readonly Seen[];
  /** Printed lines that stand where a food is expected, and name none. */
  readonly unread?: readonly string[];
}

export interface PhotoReader {
  readonly reader: ReaderName;
  /** The model's name, to be shown: 'read by …'. */
  readonly name?: string;
  /** Never guesses: what it is not sure of has a low confidence, or is left out. Rejects where it fails. */
  see(photo: Photo, wanted: Wanted, country: string | null): Promise<Sight>;
  close?(): Promise<void>;
}
