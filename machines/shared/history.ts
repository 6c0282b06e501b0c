// What the history's charts keep of its entries, read out of whatever shape they were stored in.
import type { Note } from '../../domain/notes.ts';
import type { LineFood } from '../../domain/recipeLine.ts';
import type { Article, Video } from '../../contract/resources.ts';

/** The recipe as it was cooked, kept with its record. */
export interface KeptRecipe {
  /** Of the catalogue; null where another service wrote it. */
  id: string | null;
  /** As it was cooked, with the swaps in use; null in entries of before. */
  title: string | null;
  servings: number | null;
  /** For how many it was cooked; null where that is not known, or not kept. Its lines are for `servings`. */
  cookedFor: number | null;
  /** Ids of the swaps that it was cooked with. */
  swaps: readonly string[];
  minutes: number | null;
  /** Lines with their amounts. */
  ingredients: readonly string[];
  /** What each line is of, for other languages; absent in entries of before. */
  foods?: readonly (LineFood | null)[];
  /** For each step the places of what it needs among the lines. */
  stepIngredients: readonly (readonly number[])[];
  /** Beside each of these the share of its line; empty in entries of before. */
  stepShares: readonly (readonly (number | null)[])[];
  notes: readonly Note[];
  /** It was cooked to its last step, or the person said so; absent of a dish that was only opened. */
  cooked?: true;
}

export interface HistoryItem {
  id: string;
  /** Instant in ms; null where it cannot be read. */
  createdAt: number | null;
  kind: 'food' | 'ingredient';
  suggestion: string;
  instructions: string;
  /** Foods or ingredients; null where the list cannot be read. */
  names: readonly string[] | null;
  analysisId: string | null;
  videos: readonly Video[];
  articles: readonly Article[];
  /** Plain links, for entries without videos and articles. */
  youtube: string | null;
  google: string | null;
  /** Where its photo is read, if one was kept with it. */
  photo: string | null;
  /** As it was cooked; null in entries of before. */
  recipe: KeptRecipe | null;
  /** What its list said of health; empty where that is not kept, null where nothing was said. */
  heard: readonly string[] | null;
  /** The person's own words and stars. */
  note: string;
  rating: number | null;
}

export interface HistoryPage {
  items: readonly HistoryItem[];
  /** Where the next page begins; null on the last one. */
  cursor: string | null;
}

/** What the history said: a page, its own words for a refusal, or that nobody is signed in. */
export type HistoryAnswer =
  | { outcome: 'listed'; page: HistoryPage }
  | { outcome: 'refused'; message: string | undefined }
  | { outcome: 'unauthenticated' };

export type EntryAnswer =
  | { outcome: 'found'; item: HistoryItem }
  | { outcome: 'absent' }
  | { outcome: 'refused'; message: string | undefined };

/** What a record brings along when it is cooked again. */
export type Recalled =
  | { outcome: 'found'; analysisId: string; names: readonly string[] }
  | { outcome: 'absent' };

/** From the chart that saves a record to its flow, and from there to the chart of the photo. */
export interface RecordSaved {
  type: 'record.saved';
  entryId: string;
}

/** From the recipe's page to the chart of the signed-in, and from there to the kitchen that has the dish's photo. */
export interface DishSaved {
  type: 'dish.saved';
  analysisId: string;
  entryId: string;
}

export interface HistoryLimits {
  callTimeout: number;
  deletionTimeout: number;
  /** How long typing rests before the history is searched. */
  typingDelay: number;
  /** How long an undo is offered. */
  undoWindow: number;
}

/** How long the chart of one's own photo waits, in ms, and how much it takes. */
export interface OwnPhotoLimits {
  imageBytes: number;
  preparationTimeout: number;
  keepTimeout: number;
}

export interface HistoryEntryLimits extends HistoryLimits {
  photo: OwnPhotoLimits;
}

export interface EntryDeletionInput {
  deletionTimeout: number;
  /** How long the undo is offered; null where it stays with the page. */
  undoWindow: number | null;
}

/** From the chart of the person's own note to the one that shows the entry. */
export interface NoteKept {
  type: 'note.kept';
  note: string;
  rating: number | null;
}

/** From the chart of the person's own photo to the one that shows the entry. */
export interface PhotoChanged {
  type: 'photo.changed';
  /** Where it is read; null once it is removed. */
  photo: string | null;
}

/** From the history's charts to the one of the deletion: the entry that is asked about. */
export interface DeletionRequested {
  type: 'deletion.requested';
  entry: HistoryItem;
}

/** From the chart of the deletion to the one that shows the entry. */
export type FromDeletion =
  /** The person would rather keep it. */
  | { type: 'deletion.dropped' }
  | { type: 'entry.deleted'; entryId: string }
  | { type: 'entry.restored' };
