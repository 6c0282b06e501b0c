// What a person has at home: foods with what is known of them, and the staples that their cupboard has.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { LocalDate, Status, text } from './common.ts';
import { pantry } from './constants.ts';

/** Where a food belongs on the screen. */
export const pantryKinds = ['cooked', 'fresh', 'protein', 'dairy', 'dry', 'other'] as const;
const Kind = z.enum(pantryKinds);
export type PantryKind = z.infer<typeof Kind>;

const id = z.string().check(z.minLength(1), z.maxLength(pantry.words + 10));
const key = z
  .string()
  .check(z.regex(/^[a-z0-9_]{1,60}$/, inSchema('pantry.noFood', 'This is no food that we know.')));

export const PantryItem = z.object({
  id,
  /** Of the food; null where nobody knows what the words mean. */
  key: z.nullable(z.string()),
  name: z.string(),
  /** As the person wrote it, with its amount: '3 eggs'. */
  text: z.string(),
  /** Grams, where an amount was given and could be weighed; an estimate. */
  grams: z.nullable(z.number()),
  kind: Kind,
  /** By the person's own words: 'expires tomorrow'. */
  use_by: z.nullable(LocalDate),
  /** Estimated from how long such a food usually keeps. */
  keeps_until: z.nullable(LocalDate),
  /** The person said that it is to be eaten soon. */
  use_first: z.boolean(),
  /** Since when it has been there, in ms. */
  since: z.number(),
});
export type PantryItem = z.infer<typeof PantryItem>;

/** One of the staples of the person's country. */
export const PantryStaple = z.object({ key: z.string(), name: z.string(), at_hand: z.boolean() });
export type PantryStaple = z.infer<typeof PantryStaple>;

export const PantryAnswer = z.object({
  status: Status,
  items: z.array(PantryItem),
  staples: z.array(PantryStaple),
});
export type PantryAnswer = z.infer<typeof PantryAnswer>;

/** Each says how things are afterwards, so that one that is sent twice counts once. */
export const PantryChange = z.discriminatedUnion('change', [
  /** Foods as somebody writes them. One that is there already gets the new amount. `since` and `use_by` put one back that was taken away. */
  z.object({
    change: z.literal('add'),
    text: text(pantry.words, inSchema('pantry.foodMissing', 'Please name a food.')),
    use_first: z.optional(z.boolean()),
    since: z.optional(z.int().check(z.nonnegative())),
    use_by: z.optional(LocalDate),
    /** What is left of a dish: its words name no foods to cook with. It keeps for so many days from the day that is sent. */
    dish_keeps_days: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
  }),
  z.object({ change: z.literal('remove'), id }),
  z.object({ change: z.literal('mark'), id, use_first: z.boolean() }),
  z.object({ change: z.literal('staple'), key, at_hand: z.boolean() }),
]);
export type PantryChange = z.infer<typeof PantryChange>;

export const readPantry = call({
  id: 'readPantry',
  method: 'GET',
  path: '/api/pantry',
  summary: 'What the person has at home',
  answer: PantryAnswer,
});
/** 413 where there would be too many foods: then none of the changes is made. */
export const changePantry = call({
  id: 'changePantry',
  method: 'POST',
  path: '/api/pantry',
  summary: 'Add, take away and mark what is at home',
  body: z.object({
    changes: z.array(PantryChange).check(z.minLength(1), z.maxLength(pantry.changes)),
    /** The date where the person is: what 'tomorrow' means. */
    day: z.optional(LocalDate),
  }),
  answer: PantryAnswer,
});
