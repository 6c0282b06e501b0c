// One shopping list: what a person and their household put onto it, and what the next weeks need.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Id, LocalDate, Status, text } from './common.ts';
import { paidUnits } from '../domain/shopAmounts.ts';
import { BesideHome, packFields, ShopAmount, UnfitFor } from './shopAmounts.ts';
import { shopping } from './constants.ts';

const id = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9.-]{7,59}$/,
      inSchema('shopping.noLine', 'This is no line of a list.'),
    ),
  );
const key = z
  .string()
  .check(z.regex(/^[a-z0-9_]{1,60}$/, inSchema('pantry.noFood', 'This is no food that we know.')));

/** What somebody of the household paid for a food. */
export const PaidPrice = z.object({
  /** In the list's currency. */
  amount: z.number(),
  quantity: z.number(),
  unit: z.enum(paidUnits),
  on: LocalDate,
  /** It is older than three months and counts less each day. */
  fading: z.boolean(),
  /** A member's id. */
  by: Id,
});
export type PaidPrice = z.infer<typeof PaidPrice>;

const OneLine = z.object({
  /** Of a line for a week: `plan:` and the food's key. */
  id: z.string(),
  kind: z.enum(['own', 'planned']),
  /** Of the food; null where nobody knows what the words mean. */
  key: z.nullable(z.string()),
  /** As it was typed, or the food. */
  name: z.string(),
  /** As it is said in a shop: '1.2 kg'; empty where the name has it already. */
  amount: z.string(),
  amount_parts: z.optional(ShopAmount),
  /** Whole packs as shops of the place sell it, an estimate; null where it is sold by weight. */
  pack: z.nullable(z.object({ ...packFields, left_grams: z.optional(z.number()) })),
  /** What is paid for it, an estimate; null where the amount is not known. */
  cost: z.nullable(z.number()),
  /** What is known of its price, and what the household paid; absent where no price can be told. */
  price: z.optional(
    z.object({
      /** For 1 kg as bought, by the tables. */
      per_kg: z.number(),
      /** What it is sold by, with the grams of one. */
      units: z.array(z.object({ unit: z.enum(paidUnits), grams: z.number() })),
      paid: z.nullable(PaidPrice),
    }),
  ),
  aisle: z.string(),
  /** A staple that is at home: it waits until it has run out. */
  at_home: z.boolean(),
  beside_home: BesideHome,
  ticked: z.boolean(),
  /** Ids of members: who ticked it, and who put it onto the list. */
  ticked_by: z.nullable(z.string()),
  added_by: z.nullable(z.string()),
  /** The weeks that it is for: a tick is theirs. */
  plans: z.array(Id),
  /** Of the person's own weeks; what others cook is theirs. */
  meals: z.array(z.string()),
  /** On which these are eaten, in order; absent in copies of before. */
  dates: z.optional(z.array(LocalDate)),
  /** What it is for, where it was put onto the list from a dish. */
  note: z.string(),
  unfit: UnfitFor,
  /** In ms; 0 for a line for a week. */
  since: z.number(),
});
export const ShoppingLine = z.extend(OneLine, {
  /** What is the same thing and was written or planned beside it: the amount and the cost are those of all, and so is a tick. */
  also: z.optional(z.array(OneLine)),
});
export type ShoppingLine = z.infer<typeof ShoppingLine>;

export const ShoppingMember = z.object({ id: Id, name: z.string(), me: z.boolean() });
export type ShoppingMember = z.infer<typeof ShoppingMember>;

export const SharedList = z.object({
  lines: z.array(ShoppingLine),
  /** The weeks of one's own that the list has. */
  weeks: z.array(
    z.object({
      id: Id,
      start_date: LocalDate,
      end_date: LocalDate,
      /** Where the week has begun: the first day that is bought for; those before are over. */
      from: z.optional(LocalDate),
    }),
  ),
  /** One's own weeks beyond these that the list could have. Absent in copies of before. */
  more_weeks: z.optional(z.boolean()),
  /** All who see it, oneself among them. */
  members: z.array(ShoppingMember),
  currency: z.string(),
  /** Whose prices and packs these are: of the week, else of the settings; null where no country is named, so that they are of the US. Absent in copies of before. */
  country: z.optional(z.nullable(z.object({ code: z.string(), name: z.string() }))),
});
export type SharedList = z.infer<typeof SharedList>;
export const SharedListAnswer = z.extend(SharedList, { status: Status });
export type SharedListAnswer = z.infer<typeof SharedListAnswer>;

/** Each says how things are afterwards, so that one that is sent twice counts once. */
export const ShoppingChange = z.discriminatedUnion('change', [
  /** Words that name several foods become a line each. `since` puts one back that was taken away. */
  z.object({
    change: z.literal('add'),
    id,
    text: text(shopping.words, inSchema('shopping.missing', 'Please write what to buy.')),
    note: z.optional(z.string().check(z.maxLength(shopping.note))),
    since: z.optional(z.int().check(z.nonnegative())),
  }),
  z.object({
    change: z.literal('edit'),
    id,
    text: text(shopping.words, inSchema('shopping.missing', 'Please write what to buy.')),
  }),
  z.object({ change: z.literal('remove'), id }),
  z.object({ change: z.literal('tick'), id, ticked: z.boolean() }),
  z.object({
    change: z.literal('tick_planned'),
    key,
    plans: z.array(Id).check(z.minLength(1), z.maxLength(20)),
    ticked: z.boolean(),
  }),
  /** A staple has run out, or is there again. */
  z.object({ change: z.literal('staple'), key, at_hand: z.boolean() }),
  /** Somebody paid `amount` for so much of it; `sure`: also where it is far from what is known. */
  z.object({
    change: z.literal('paid'),
    key,
    amount: z.number().check(z.positive(), z.maximum(1e12)),
    quantity: z.number().check(z.positive(), z.maximum(1e6)),
    unit: z.enum(paidUnits),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    on: LocalDate,
    sure: z.optional(z.boolean()),
  }),
  /** What the household paid for it counts no more. */
  z.object({ change: z.literal('unpaid'), key }),
]);
export type ShoppingChange = z.infer<typeof ShoppingChange>;

/** Of so many weeks from now on, by default the next one. Those that are over are not on the list. */
export const readShopping = call({
  id: 'readShopping',
  method: 'GET',
  path: '/api/shopping',
  scope: 'plans:read',
  summary: 'What is to be bought, by the person and their household',
  query: z.object({
    weeks: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(shopping.weeks))),
  }),
  answer: SharedListAnswer,
});
/** 413 where there would be too many lines: then what came after it is not done either. Answers the whole list. */
export const changeShopping = call({
  id: 'changeShopping',
  method: 'POST',
  path: '/api/shopping',
  summary: 'Put onto the shopping list, change, tick off and take away',
  body: z.object({
    changes: z.array(ShoppingChange).check(z.minLength(1), z.maxLength(shopping.changes)),
  }),
  answer: SharedListAnswer,
});
/** Server-sent events: `changed` says that the list is to be read again, and nothing of what is on it. Ends with the session. */
export const shoppingNews = call({
  id: 'shoppingNews',
  method: 'GET',
  path: '/api/shopping/news',
  summary: 'A stream that tells when the shopping list has changed',
  answer: z.string(),
});
