// What to buy for a week.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { LocalDate } from './common.ts';
import { Note } from './notes.ts';
import { MealPlan } from './plans.ts';
import { BesideHome, packFields, ShopAmount, ShopMeal, UnfitFor } from './shopAmounts.ts';

export const ShoppingItem = z.object({
  key: z.string(),
  name: z.string(),
  /** Grams of the edible part for the week, and as it is said in a shop: '1.2 kg', '6 eggs (about 300 g)'; 0 and 'some' where a person's own line gives no amount. */
  grams: z.number(),
  text: z.string(),
  /** Absent where no amount is known. */
  amount: z.optional(ShopAmount),
  /** What is at hand already, grams; null where it is at hand in an unknown amount. */
  at_hand_grams: z.nullable(z.number()),
  at_hand: z.boolean(),
  cost: z.number(),
  meals: z.array(z.string()),
  /** The same in their parts. */
  for_meals: z.optional(z.array(ShopMeal)),
  /** A kitchen of the place has it anyway, or a jar of it lasts for months. */
  staple: z.optional(z.boolean()),
  beside_home: BesideHome,
  unfit: UnfitFor,
  /** Whole packs as shops of the place sell it, an estimate; absent where it is sold by weight, and of staples. */
  pack: z.optional(
    z.object({
      ...packFields,
      /** Of the packs together. */
      cost: z.number(),
      /** What the week leaves of them, grams. */
      left_grams: z.number(),
    }),
  ),
});
export const ShoppingList = z.object({
  aisles: z.array(z.object({ aisle: z.string(), items: z.array(ShoppingItem), cost: z.number() })),
  cost: z.number(),
  /** What is paid at the till: whole packs where it is sold in packs; staples and what lasts for months by what is eaten, which a note says with the sum of their packs. */
  till: z.optional(z.number()),
  /** The same without what is taken to be at home, a line's cost after the other: the sum of the list of all weeks (`SharedList`). */
  pay: z.optional(z.number()),
  uncertainty: z.number(),
  currency: z.string(),
  /** Meals in a person's own words without ingredients, and lines of them that name no food that we know. */
  left_out: z.array(z.string()),
  /** Each with its meal; the title, or the title and the line. */
  left_out_meals: z.optional(z.array(ShopMeal)),
  notes: z.array(Note),
  /** Where some of its days are over: the first day that is bought for. */
  from: z.optional(LocalDate),
});
export type ShoppingList = z.infer<typeof ShoppingList>;
export const fetchShopping = call({
  id: 'fetchShopping',
  method: 'POST',
  path: '/api/meal_plan/shopping',
  scope: 'plans:read',
  summary: 'What to buy for a plan',
  answer: ShoppingList,
  body: z.object({
    meal_plan: MealPlan,
    /** The plan's first day, and the reader's: nothing is bought for days that are over, unless all are. */
    start_date: z.optional(LocalDate),
    today: z.optional(LocalDate),
    location: z.optional(z.string().check(z.maxLength(100))),
    ingredient_list: z.optional(z.string().check(z.maxLength(20_000))),
  }),
});
