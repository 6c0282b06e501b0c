// Detection history (A §3, §7; HIST-11, HIST-12).
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, Id, Instant, Status } from './common.ts';

const long = z.string().check(z.maxLength(100_000));
const link = z.string().check(z.maxLength(2000));

export const RecordRequest = z.object({
  recipe_type: z.enum(['food_detection', 'ingredient_detection']),
  suggestion: z.string().check(z.maxLength(500)),
  instructions: long,
  /** JSON text: a list of names. */
  ingredients: z.optional(long),
  /** JSON text: a list of names. */
  detected_foods: z.optional(long),
  analysis_id: z.optional(z.string().check(z.maxLength(60))),
  /** The entry that was cooked again: what its list said of health is kept with this one too. */
  again_id: z.optional(z.string().check(z.maxLength(60))),
  youtube: z.optional(link),
  google: z.optional(link),
  /** JSON text: {YoutubeSearch, GoogleSearch}. */
  resources: z.optional(long),
  /** JSON text: the recipe as it was cooked, with amounts. */
  recipe: z.optional(long),
});
export type RecordRequest = z.infer<typeof RecordRequest>;

const nullable = z.optional(z.nullable(z.string()));
export const HistoryEntry = z.object({
  id: Id,
  created_at: Instant,
  recipe_type: z.string(),
  suggestion: z.string(),
  instructions: z.string(),
  ingredients: nullable,
  detected_foods: nullable,
  analysis_id: nullable,
  youtube: nullable,
  google: nullable,
  resources: nullable,
  youtube_link: nullable,
  google_link: nullable,
  resources_link: nullable,
  /** JSON text: the recipe as it was cooked; null in records of before. */
  recipe: nullable,
  /** What the list said of health that the dish was chosen from; empty where it was said and is not kept. */
  heard_health: z.optional(z.nullable(z.array(z.string()))),
  /** The person's own words about it, and their stars. */
  note: nullable,
  rating: z.optional(z.nullable(z.number())),
  /** Where the photo is read that was kept with it: a path of this origin. */
  photo_url: nullable,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Newest first; `cursor` continues where the last page ended. `q` is looked for in the suggestion and the names of foods and ingredients, whatever its case. */
export const HistoryAnswer = z.object({
  status: Status,
  detection_history: z.array(HistoryEntry),
  message: z.optional(z.string()),
  next_cursor: z.optional(z.nullable(z.string())),
});
/** What another version of the services may answer: their entries in several places and shapes, to be read by hand (HIST-03, HIST-12). */
export const foreignAnswer = z.looseObject({
  status: z.optional(z.nullable(z.string())),
  message: z.optional(z.nullable(z.string())),
  next_cursor: z.optional(z.nullable(z.string())),
});
export const HistoryQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  cursor: z.optional(z.string().check(z.maxLength(60))),
  q: z.optional(
    z
      .string()
      .check(
        z.maxLength(
          200,
          inSchema('history.longSearch', 'Please search for at most 200 characters.'),
        ),
      ),
  ),
});
export const EntryAnswer = z.object({
  status: Status,
  data: z.optional(HistoryEntry),
  message: z.optional(z.string()),
});
export const SavedRecordAnswer = z.object({
  status: Status,
  message: z.optional(z.string()),
  id: z.optional(Id),
});
const ById = z.object({ id: z.string().check(z.maxLength(60)) });

const base = '/api/food_detection/detection_history';
/** How much of the history is listed at first, and more each time. */
export const historyPage = { limit: 24 } as const;
export const fetchHistory = call({
  id: 'fetchHistory',
  method: 'GET',
  path: base,
  scope: 'history:read',
  summary: 'Detection history, newest first',
  query: HistoryQuery,
  answer: HistoryAnswer,
});
export const saveRecord = call({
  id: 'saveRecord',
  method: 'POST',
  path: base,
  summary: 'Keep a detection',
  body: RecordRequest,
  answer: SavedRecordAnswer,
});
export const fetchEntry = call({
  id: 'fetchEntry',
  method: 'GET',
  path: `${base}/:id`,
  scope: 'history:read',
  summary: 'One history entry',
  params: ById,
  answer: EntryAnswer,
});
/** A person's own note and stars; what is not given stays. */
export const annotateEntry = call({
  id: 'annotateEntry',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Keep a note and a rating with a history entry',
  params: ById,
  body: z.object({
    note: z.optional(
      z
        .string()
        .check(
          z.maxLength(
            2000,
            inSchema('history.longNote', 'Please shorten your note to 2,000 characters.'),
          ),
        ),
    ),
    /** One to five stars; null takes them away. */
    rating: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
  }),
  answer: EntryAnswer,
});
export const deleteEntry = call({
  id: 'deleteEntry',
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Delete a history entry; it can be restored for a day',
  params: ById,
  answer: Acknowledgement,
});
export const restoreEntry = call({
  id: 'restoreEntry',
  method: 'POST',
  path: `${base}/:id/restore`,
  summary: 'Undo a deletion',
  params: ById,
  answer: EntryAnswer,
});
/** Where a record's photo lies. */
export const photoPath = (id: string): string => `${base}/${id}/photo`;
export const keepPhoto = call({
  id: 'keepPhoto',
  method: 'PUT',
  path: photoPath(':id'),
  encoding: 'multipart',
  summary: 'Keep a photo with a history entry, in the place of any before',
  params: ById,
  body: z.object({}),
  answer: z.object({ status: Status, message: z.optional(z.string()), photo_url: nullable }),
});
/** Answers the picture itself: WebP, with a tag, and never to anybody else. `v` changes with the picture. */
export const readPhoto = call({
  id: 'readPhoto',
  method: 'GET',
  path: photoPath(':id'),
  scope: 'history:read',
  summary: 'The photo of a history entry, as a picture',
  params: ById,
  query: z.object({ v: z.optional(z.string().check(z.maxLength(60))) }),
  answer: z.unknown(),
});
export const removePhoto = call({
  id: 'removePhoto',
  method: 'DELETE',
  path: photoPath(':id'),
  summary: 'Remove the photo of a history entry for good; the entry stays',
  params: ById,
  answer: Acknowledgement,
});
export const updateEntryResources = call({
  id: 'updateEntryResources',
  method: 'POST',
  path: '/api/food_detection/food_detect_resources',
  summary: "Update a stored record's links",
  body: z.object({
    food_analysis_id: z.string().check(z.maxLength(60)),
    youtube_link: z.optional(link),
    google_link: z.optional(link),
    resources_link: z.optional(long),
  }),
  answer: Acknowledgement,
});
