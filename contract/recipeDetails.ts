// What is known of a dish beside its instructions: figures, reasons, what the gate says, and how sure that is.
import * as z from 'zod/mini';
import { Note } from './notes.ts';

/** Per serving, computed from the ingredients' figures; an estimate. Energy in kcal, the rest as named. */
export const Nutrition = z.object({
  energy_kcal: z.number(),
  protein_g: z.number(),
  carb_g: z.number(),
  sugars_g: z.number(),
  fibre_g: z.number(),
  fat_g: z.number(),
  sat_fat_g: z.number(),
  sodium_mg: z.number(),
  potassium_mg: z.number(),
  phosphorus_mg: z.number(),
  /** Names of ingredients for which a figure was missing and not counted. */
  not_counted: z.optional(z.array(z.string())),
  not_counted_keys: z.optional(z.array(z.string())),
});
export type Nutrition = z.infer<typeof Nutrition>;

/** What the safety gate says of a dish for this person. */
export const Verdict = z.object({
  verdict: z.enum(['fit', 'caution', 'refuse']),
  reasons: z.array(Note),
});
export type Verdict = z.infer<typeof Verdict>;
const ReasonsOfEach = z.array(z.object({ name: z.string(), reasons: z.array(Note) }));
/** Those who eat along and must not eat a dish; absent where there are none. */
export const RefusedAtTable = z.optional(ReasonsOfEach);
/** Those who eat along and may eat it with care, or of whom something is not known; absent where there are none. */
export const CautionAtTable = z.optional(ReasonsOfEach);

/** Something of theirs in place of what the recipe names, and what the cook does differently. */
export const SwapMark = z.object({
  yours: z.string(),
  forIt: z.string(),
  /** Keys of both, for their names in other languages. */
  yours_key: z.optional(z.string()),
  forIt_key: z.optional(z.string()),
  /** `yours` is in the person's own words, which may mean more than the key: 'chickpeas', dried or of a tin. */
  yours_said: z.optional(z.literal(true)),
  /** A staple of the cupboard, which nobody has named. */
  cupboard: z.optional(z.literal(true)),
  change: z.enum([
    'as_written',
    'follow_packet',
    'cook_less',
    'cook_more',
    'skip_soaking',
    'if_tinned',
    'cut_up',
    'chop',
    'drain',
    'third_as_much',
    'three_times',
    'add_to_taste',
    'crumble',
  ]),
});
export type SwapMark = z.infer<typeof SwapMark>;

/** A swap that can be cooked: the kitchen writes it into lines and steps and computes the dish again. */
export const OfferedSwap = z.extend(SwapMark, {
  /** What a call and an address name it by: 'chicken_thigh-chicken_breast'. */
  id: z.string(),
  used: z.boolean(),
  /** In use, and not to be taken back: somebody at the table must not eat what the recipe names. */
  required: z.optional(z.boolean()),
  /** What it makes more or less, a serving where it is no time. */
  effect: z.object({
    minutes: z.number(),
    energy_kcal: z.number(),
    sodium_mg: z.number(),
    /** In the currency of `cost`. */
    cost: z.nullable(z.number()),
  }),
});
export type OfferedSwap = z.infer<typeof OfferedSwap>;

/** So many grams of the main ingredient are at hand, and so many servings they are: '360 g' for 2.88. */
export const YourAmount = z.object({
  food: z.string(),
  food_key: z.string(),
  grams: z.number(),
  /** Where they are so many whole pieces, two or more: '3 eggs'. */
  pieces: z.optional(z.number()),
  servings: z.number(),
});
export type YourAmount = z.infer<typeof YourAmount>;

/** Where less is at hand than the recipe names: for how many it is enough, or how much more to get. */
export const Enough = z.object({
  servings: z.number(),
  more: z.number(),
  unit: z.enum(['piece', 'tin', 'g']),
  food: z.string(),
  food_key: z.optional(z.string()),
});
export type Enough = z.infer<typeof Enough>;

/** A reason as its parts: the screen has the sentence. */
export const Reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('uses_first'), food: z.string(), food_key: z.optional(z.string()) }),
  z.object({
    code: z.literal('within_limit'),
    condition: z.string(),
    /** 'own_limit' where somebody's clinician told them. */
    condition_id: z.optional(z.string()),
    /** What the limit is of: 'sodium_mg', 'glycaemic_load'. */
    quantity: z.string(),
    amount: z.number(),
    unit: z.string(),
    dayMax: z.number(),
  }),
  z.object({ code: z.literal('oven_works'), handsOn: z.number() }),
  /** Everyday food of the person's country. */
  z.object({ code: z.literal('local') }),
]);
export type Reason = z.infer<typeof Reason>;

/** Of a meal in a plan. */
export const plannedMinutes = {
  /** Hands-on and heat; 0 of leftovers. */
  minutes: z.optional(z.number()),
  /** Whether these are our estimate from the steps of an own recipe. */
  minutes_estimated: z.optional(z.boolean()),
};

/** What the figures of an own recipe stand on. */
export const Sureness = z.object({
  lines: z.number(),
  /** Lines whose food and amount are known. */
  counted: z.number(),
  not_understood: z.array(z.string()),
  not_weighed: z.array(z.string()),
  /** Seasonings whose amount no line gives: counted with a usual one, grams a serving. They are among `counted`. */
  estimated: z.optional(
    z.array(z.object({ key: z.string(), name: z.string(), grams: z.number() })),
  ),
  /** Without it the whole counts as one serving. */
  serves_known: z.boolean(),
});
export type Sureness = z.infer<typeof Sureness>;

/** What a line of a recipe is to this person: at home, done by something of theirs, to buy, or a staple. */
export const lineMarks = ['have', 'swap', 'need', 'cupboard'] as const;

/** What a line is of, by keys of the catalogue: another language writes it by them. `instead_of` is what the recipe names. */
export const LineFood = z.object({ key: z.string(), instead_of: z.optional(z.string()) });

/** A recipe of the catalogue beside its instructions: what its page shows. */
export const RecipeDetails = z.object({
  recipe_id: z.string(),
  title: z.string(),
  description: z.string(),
  cuisine: z.string(),
  minutes: z.number(),
  hands_on: z.number(),
  /** Of the minutes those in which nobody works; a plan counts the others. */
  waiting: z.optional(z.number()),
  /** Whether both are our estimate from the steps. */
  minutes_estimated: z.optional(z.boolean()),
  /** Null of a person's own recipe. */
  difficulty: z.nullable(z.enum(['easy', 'medium', 'hard'])),
  /** For how many the instructions and the lines are written. */
  servings: z.number(),
  /** Days that what is left of it may be kept in the fridge, on the careful side; absent where it is not to be kept, and of a person's own recipe. */
  keeps_days: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
  /** How many the person cooks for, where their settings name more than one: the page starts with as many. */
  cooks_for: z.optional(z.int().check(z.minimum(2), z.maximum(20))),
  /** Parallel to `ingredients`: the line alone, without a word on what is at hand. */
  lines: z.array(
    z.object({
      text: z.string(),
      /** Absent of a person's own recipe, whose lines stay as they are written. */
      food: z.optional(LineFood),
      /** Null where nothing is known of what is at hand, or the line is optional. */
      mark: z.nullable(z.enum(lineMarks)),
      swap: z.optional(SwapMark),
      /** What of theirs is taken for it, where that is another grade of the food; without a key in the person's own word. */
      yours: z.optional(z.object({ name: z.string(), key: z.optional(z.string()) })),
      /** What it takes of which foods, by key and English name, in grams as they are bought; absent of optional lines, and where nobody knows. An estimate. */
      takes: z.optional(
        z.array(z.object({ key: z.string(), name: z.optional(z.string()), grams: z.number() })),
      ),
    }),
  ),
  /** As the card of the dish says it; null where nothing is known of what is at hand. */
  at_hand: z.nullable(
    z.object({
      have: z.array(z.string()),
      swaps: z.array(SwapMark),
      need: z.array(z.string()),
      need_keys: z.optional(z.array(z.string())),
      cupboard: z.array(z.string()),
      enough: z.nullable(Enough),
    }),
  ),
  /** Those that the lines and steps are written with, and those that what is at hand allows. */
  swaps: z.optional(z.array(OfferedSwap)),
  your_amount: z.optional(z.nullable(YourAmount)),
  reasons: z.array(Reason),
  allergens: z.array(z.string()),
  /** Their ids, in the same order. */
  allergen_ids: z.optional(z.array(z.string())),
  nutrition: Nutrition,
  /** One serving against what the person's conditions allow a day. */
  limits: z.array(
    z.object({
      condition: z.string(),
      quantity: z.string(),
      amount: z.number(),
      unit: z.string(),
      dayMax: z.number(),
    }),
  ),
  /** Of a serving in the person's country, and between which sums it lies four times in five; an estimate. */
  cost: z.nullable(
    z.object({ amount: z.number(), low: z.number(), high: z.number(), currency: z.string() }),
  ),
  safety: Verdict,
  refused_at_table: RefusedAtTable,
  caution_at_table: CautionAtTable,
  /** Of a person's own recipe: what its figures stand on, and where it comes from. */
  own: z.optional(z.extend(Sureness, { source_url: z.nullable(z.string()) })),
});
export type RecipeDetails = z.infer<typeof RecipeDetails>;
