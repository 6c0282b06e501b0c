// Food detection from a photo (A §7): what was seen, how sure, and the person's correction.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { Note } from './notes.ts';
import { call } from './call.ts';
import { Resources } from './resources.ts';

/** Names as a person corrected them. */
export const CorrectedNames = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, inSchema('photo.emptyName', 'Please remove the empty name.')),
        z.maxLength(200, inSchema('photo.longName', 'Use at most 200 characters for a name.')),
      ),
  )
  .check(
    z.minLength(1, inSchema('photo.noFood', 'Please name at least one food.')),
    z.maxLength(100, inSchema('photo.tooManyFoods', 'Please name at most 100 foods.')),
  );

/**
 * Who read a photo: `vision` a configured vision model, `zero-shot` a model installed on the server, `text` the
 * reader of printed words, `service` another host, `person` the person alone, because nothing could be read.
 */
export const photoReaders = ['vision', 'zero-shot', 'text', 'service', 'person'] as const;
export type PhotoReader = (typeof photoReaders)[number];

/** How sure, as a word: `sure` from 0.85, `likely` from 0.6, else `unsure`. */
export const certainties = ['sure', 'likely', 'unsure'] as const;
export type Certainty = (typeof certainties)[number];

/** One thing that was seen. */
export const SeenItem = z.object({
  /** Ready to show; parallel to `food_detected` or `response`. */
  name: z.string(),
  /** The ingredient's key or the recipe's id, where the kitchen knows it. */
  key: z.optional(z.nullable(z.string())),
  /** 0 to 1. */
  confidence: z.number(),
  certainty: z.enum(certainties),
  /** The printed line it was read from. */
  text: z.optional(z.string()),
});
export type SeenItem = z.infer<typeof SeenItem>;

/** Something to pick: a dish or an ingredient of the catalogue. */
export const FoodName = z.object({
  name: z.string(),
  key: z.string(),
  kind: z.enum(['dish', 'ingredient']),
});
export type FoodName = z.infer<typeof FoodName>;

/** What stands beside the answer to any photo; absent where no photo was sent. */
export const photoFields = {
  /** `name` is the model's, to be shown as 'read by …'. */
  read_by: z.optional(z.object({ reader: z.enum(photoReaders), name: z.optional(z.string()) })),
  items: z.optional(z.array(SeenItem)),
  /** True where nothing was named for certain: the person says what is shown. */
  needs_confirmation: z.optional(z.boolean()),
  /** What it may be, likeliest first: the first things of the picker. */
  likely: z.optional(z.array(FoodName)),
} as const;

export const DetectionAnswer = z.object({
  food_detected: z.array(z.string()),
  /** Numbered steps with **bold** where it helps; empty where nothing was named. */
  instructions: z.string(),
  analysis_id: z.string(),
  error: z.optional(z.string()),
  /** Who wrote the instructions: `kitchen`, `service` or a configured model's name. */
  source: z.optional(z.string()),
  ...photoFields,
  /** What the instructions cook, where it is a dish of its own. */
  dish: z.optional(
    z.nullable(z.object({ name: z.string(), recipe_id: z.optional(z.nullable(z.string())) })),
  ),
  /** The dish's ingredients, as lines of text. */
  ingredients: z.optional(z.array(z.string())),
  /** Sentences for the screen: warnings of the safety gate, and what could not be read. */
  notes: z.optional(z.array(Note)),
});
export type DetectionAnswer = z.infer<typeof DetectionAnswer>;

const analysis = z.string().check(z.maxLength(60));

export const detectFood = call({
  id: 'detectFood',
  method: 'POST',
  path: '/food_detect',
  service: 'ai',
  encoding: 'multipart',
  summary: 'Name the foods in a photo',
  body: z.object({}),
  answer: DetectionAnswer,
});
/** The answer has an analysis of its own, whose id counts from then on. It does not count against any limit. */
export const confirmFood = call({
  id: 'confirmFood',
  method: 'POST',
  path: '/food_detect_confirm',
  service: 'ai',
  summary: 'Correct the foods of an analysis',
  body: z.object({ analysis_id: analysis, food_detected: CorrectedNames }),
  answer: DetectionAnswer,
});
export const fetchDetectionResources = call({
  id: 'fetchDetectionResources',
  method: 'POST',
  path: '/food_detect_resources',
  service: 'ai',
  summary: 'Videos and articles for detected foods',
  body: z.object({ food_detected: CorrectedNames }),
  answer: Resources,
});

/** An answer may also be an error alone (FOOD-06). */
const orError = z.union([DetectionAnswer, z.object({ error: z.string() })]);
export const detectFoodOrError = { ...detectFood, answer: orError };
export const confirmFoodOrError = { ...confirmFood, answer: orError };

/** Type-ahead: best first; an empty `q` gives what is likeliest. */
const PickQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(100))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
});
const PickAnswer = z.object({ status: z.enum(['success', 'error']), items: z.array(FoodName) });
export const findFoods = call({
  id: 'findFoods',
  method: 'GET',
  path: '/api/foods',
  summary: 'Dishes and ingredients whose names begin so',
  query: PickQuery,
  answer: PickAnswer,
});
export const findIngredients = call({
  id: 'findIngredients',
  method: 'GET',
  path: '/api/ingredients',
  summary: 'Ingredients whose names begin so',
  query: PickQuery,
  answer: PickAnswer,
});
