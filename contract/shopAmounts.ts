// What a shopping list says in parts, so that each language puts them together (domain/shopAmounts.ts).
import * as z from 'zod/mini';
import { shopPieces } from '../domain/shopAmounts.ts';

export const ShopAmount = z.object({
  count: z.optional(z.string()),
  piece: z.optional(z.enum(shopPieces)),
  value: z.number(),
  unit: z.enum(['g', 'kg', 'ml', 'l']),
  used: z.optional(z.string()),
  eaten: z.optional(z.object({ value: z.number(), unit: z.enum(['g', 'kg']) })),
});

/**
 * Who of those that the reader cooks for must not eat a line, as far as its words tell: null for themselves, else the name at their
 * table. `label`: it may contain what they must not have. Told to the reader alone; absent where nothing is known to speak against it.
 */
export const UnfitFor = z.optional(
  z.array(z.object({ name: z.nullable(z.string()), verdict: z.enum(['holds', 'label']) })),
);

/** Of packs of one size. */
export const packFields = {
  grams: z.number(),
  count: z.int(),
  /** One of them, where it is not sold by weight. */
  size: z.optional(ShopAmount),
  /** They are tins. */
  tins: z.optional(z.boolean()),
  /** What is left of them as `size` is said. */
  left: z.optional(ShopAmount),
};

export const ShopMeal = z.object({
  day: z.string(),
  slot: z.string(),
  title: z.string(),
  /** Absent of a meal in a person's own words. */
  recipe_id: z.optional(z.string()),
});

/** What of a fresh staple is taken to be at home, where more is to be bought: the amount beside it is what is to be bought. An estimate. */
export const BesideHome = z.optional(z.object({ text: z.string(), amount: ShopAmount }));
