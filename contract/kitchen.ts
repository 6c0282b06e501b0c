// The AI Kitchen's calls: ingredients in, suggestions, instructions and resources out (A §7, SRV-02).
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { withThousands } from '../domain/typedNumbers.ts';
import { slots } from '../domain/slots.ts';
import { call } from './call.ts';
import { upload } from './constants.ts';
import { CorrectedNames, photoFields } from './detection.ts';
import { Instant } from './common.ts';
import { Note } from './notes.ts';
import { HealthQuestion, OpenHealth } from './settings.ts';
import { Resources } from './resources.ts';
import {
  CautionAtTable,
  Enough,
  Nutrition,
  Reason,
  RecipeDetails,
  SwapMark,
  Verdict,
} from './recipeDetails.ts';
import { SwapList } from './swapList.ts';

export {
  Enough,
  lineMarks,
  Nutrition,
  OfferedSwap,
  plannedMinutes,
  Reason,
  RecipeDetails,
  SwapMark,
  Verdict,
  YourAmount,
} from './recipeDetails.ts';

export { SwapList } from './swapList.ts';

const short = z.string().check(z.maxLength(200));
const IngredientList = z
  .string()
  .check(
    z.maxLength(
      upload.ingredientListCharacters,
      inSchema(
        'kitchen.longList',
        `Please shorten your list: at most ${withThousands(upload.ingredientListCharacters)} characters can be read at once.`,
        { most: upload.ingredientListCharacters },
      ),
    ),
  );

/** What narrows the dishes; a form carries every value as text, and what is not given narrows nothing. */
export const equipment = ['no_oven', 'no_hob', 'one_pot', 'microwave', 'air_fryer'] as const;
const Equipment = z.enum(equipment);
export type Equipment = z.infer<typeof Equipment>;
const number = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.coerce.number());
const filterFields = {
  /** At most this long, in all. */
  minutes: z.optional(number(/^(?:15|30|45)$/)),
  meal: z.optional(z.enum(slots)),
  /** At most so many things to buy. */
  missing: z.optional(number(/^\d{1,2}$/)),
  equipment: z.optional(Equipment),
  /** The hour at the person's clock, 0 to 23: what is cooked at seven in the evening is dinner. */
  hour: z.optional(number(/^(?:1?\d|2[0-3])$/)),
};

const FilterFields = z.object(filterFields);
export type FilterFields = z.infer<typeof FilterFields>;

/** Fields of the multipart form; `image` travels as a file beside them. */
export const ProcessRequest = z.object({
  image_or_ingredient_list: z.enum(['image', 'ingredient_list']),
  ingredient_list: z.optional(IngredientList),
  ...filterFields,
});

/** One ingredient as it was read from what the person typed. */
export const ReadIngredient = z.object({
  /** What the person wrote. */
  text: z.string(),
  /** What it was understood as, ready to show; parallel to `response`. */
  name: z.string(),
  key: z.string(),
  /** What it may be just as well, where the list does not say: of dried pulses, those of a tin. */
  or_key: z.optional(z.string()),
  or_name: z.optional(z.string()),
  /** Grams, where an amount was given and could be weighed; an estimate. */
  grams: z.optional(z.nullable(z.number())),
  /** How it was recognised. */
  match: z.enum(['exact', 'spelling', 'regional', 'generic']),
  /** To be eaten soon, by the person's own words: 'going soft', 'expires tomorrow'. */
  use_first: z.optional(z.boolean()),
});
export type ReadIngredient = z.infer<typeof ReadIngredient>;

/** What a person can do tonight: nothing to buy; one or two things; more. */
export const sections = ['now', 'few', 'trip'] as const;
export type Section = (typeof sections)[number];

/** A dish for what is at hand; parallel to `food_suggestions`, and in the order of the sections. */
export const Suggestion = z.object({
  recipe_id: z.string(),
  /** A recipe of the person's own. */
  own: z.optional(z.boolean()),
  title: z.string(),
  description: z.string(),
  cuisine: z.string(),
  meal_types: z.array(z.enum(slots)),
  section: z.enum(sections),
  /** Whether the list asked for it by its name; such dishes come first. */
  asked: z.optional(z.boolean()),
  /** From the first cut to the table, waiting included; and what of it is work. */
  minutes: z.number(),
  hands_on: z.number(),
  /** Whether both are our estimate, of an own recipe, from the steps. */
  minutes_estimated: z.optional(z.boolean()),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  servings: z.number(),
  /** Named by the person, and named by the recipe. */
  have: z.array(z.string()),
  /** Their keys, in the same order. */
  have_keys: z.optional(z.array(z.string())),
  swaps: z.array(SwapMark),
  /** Ids of the swaps without which the dish would not fit: it is cooked with them, and its figures are those with them. */
  used_swaps: z.optional(z.array(z.string())),
  /** To be bought. */
  need: z.array(z.string()),
  need_keys: z.optional(z.array(z.string())),
  /** Staples of the kitchen. */
  cupboard: z.array(z.string()),
  enough: z.nullable(Enough),
  /** Only what speaks for the dish, the strongest first. */
  reasons: z.array(Reason),
  allergens: z.array(z.string()),
  allergen_ids: z.optional(z.array(z.string())),
  nutrition: Nutrition,
  safety: Verdict,
  caution_at_table: CautionAtTable,
});
export type Suggestion = z.infer<typeof Suggestion>;

/** What a list said of health, as it was written; empty where it was said and is not kept. */
export const HeardHealth = z.optional(z.array(z.string()));

/** What was left out of another service's answer before it was shown. */
export const Dropped = z.object({
  code: z.enum(['claims', 'hazard', 'does_not_fit', 'no_answer']),
  count: z.int(),
});
export type Dropped = z.infer<typeof Dropped>;

export const ProcessAnswer = z.object({
  response: z.array(z.string()),
  food_suggestions: z.array(z.string()),
  analysis_id: z.string(),
  error: z.optional(z.string()),
  /** Who answered: the built-in kitchen or a configured model. */
  source: z.optional(z.string()),
  ingredients: z.optional(z.array(ReadIngredient)),
  suggestions: z.optional(z.array(Suggestion)),
  /** What could not be understood, as it was written. */
  not_understood: z.optional(z.array(z.string())),
  /** What the list says is not there, as it was written: 'no eggs'. */
  absent: z.optional(z.array(z.string())),
  /** What the list says of health beside the settings, as it was written: the dishes are held against it too. */
  heard_health: HeardHealth,
  /** Asked before any dish is suggested: something does harm, and nobody knows which food it is. An answer goes to `Settings.answers`. */
  food_questions: z.optional(z.array(HealthQuestion)),
  /** Sentences for the screen, where something should be known of the answer. */
  notes: z.optional(z.array(Note)),
  dropped: z.optional(z.array(Dropped)),
  /** Names of those who eat along and of whom it was told what they must not eat: nothing of it is among the suggestions. */
  table: z.optional(z.array(z.string())),
  /** Those who eat along whose food a question is asked about that is not answered: nothing is called a fit for them. */
  open_at_table: z.optional(z.array(z.string())),
  ...OpenHealth,
  /** Of a photo; `items` is parallel to `response`. */
  ...photoFields,
});
export type ProcessAnswer = z.infer<typeof ProcessAnswer>;

/** Place in `food_suggestions`, from 0; a form carries it as text. */
const ChoiceIndex = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^\d{1,3}$/,
        inSchema('kitchen.chooseSuggestion', 'Please choose one of the suggestions.'),
      ),
    ),
  z.coerce.number(),
);

export const InstructionsRequest = z.object({
  food_analysis_id: short,
  food_choice_index: ChoiceIndex,
  swaps: z.optional(SwapList),
});
export type InstructionsRequest = z.infer<typeof InstructionsRequest>;
/** The newest of the person's notes and stars on the same recipe, from their history. */
const OwnNote = z.object({
  record_id: z.string(),
  created_at: Instant,
  note: z.nullable(z.string()),
  rating: z.nullable(z.number()),
});
export type OwnNote = z.infer<typeof OwnNote>;

export const InstructionsAnswer = z.object({
  /** Numbered steps with **bold** where it helps. */
  instructions: z.string(),
  error: z.optional(z.string()),
  ingredients: z.optional(z.array(z.string())),
  /** For each numbered step the places in `ingredients` of what it needs; only the kitchen knows. */
  step_ingredients: z.optional(z.array(z.array(z.int().check(z.nonnegative())))),
  /** Beside each of these places the share of its line that the step takes; null where the recipe does not say how much of it. */
  step_shares: z.optional(z.array(z.array(z.nullable(z.number().check(z.gte(0), z.lte(1)))))),
  notes: z.optional(z.array(Note)),
  dropped: z.optional(z.array(Dropped)),
  /** Only of a recipe of ours. */
  recipe: z.optional(RecipeDetails),
  own_note: z.optional(OwnNote),
  /** The dish is judged by it and by the settings; where it is empty, it is not known any more and nothing is called a fit. */
  heard_health: HeardHealth,
  ...OpenHealth,
});
export type InstructionsAnswer = z.infer<typeof InstructionsAnswer>;

/** `food_analysis_id` is ours: without it the session's newest analysis counts. */
export const ResourcesRequest = z.object({
  food_choice_index: ChoiceIndex,
  food_analysis_id: z.optional(short),
});

export const MealInstructionsRequest = z.object({
  food_name: z.string().check(z.minLength(1), z.maxLength(300)),
  ingredients: z.array(short).check(z.maxLength(100)),
  /** Of a recipe of the person's own: no name finds it. One of the catalogue is found by its name. */
  recipe_id: z.optional(short),
  /** What the meal is cooked with instead. */
  swaps: z.optional(SwapList),
});
export type MealInstructionsRequest = z.infer<typeof MealInstructionsRequest>;
export const SickMealInstructionsRequest = z.extend(MealInstructionsRequest, { sickness: short });

const ai = { encoding: 'multipart', service: 'ai' } as const;
export const processIngredients = call({
  ...ai,
  id: 'processIngredients',
  method: 'POST',
  path: '/process',
  summary: 'Read ingredients and suggest dishes',
  body: ProcessRequest,
  answer: ProcessAnswer,
});
/** 'Update recipes': dishes for the corrected list. The answer has an analysis of its own, whose id counts from then on; it does not count against any limit. */
export const confirmIngredients = call({
  ...ai,
  encoding: 'json',
  id: 'confirmIngredients',
  method: 'POST',
  path: '/process_confirm',
  summary: 'Correct the ingredients of an analysis',
  body: z.object({
    analysis_id: z.string().check(z.maxLength(60)),
    response: CorrectedNames,
    ...filterFields,
  }),
  answer: ProcessAnswer,
});
export const fetchInstructions = call({
  ...ai,
  id: 'fetchInstructions',
  method: 'POST',
  path: '/instructions',
  summary: 'Cooking instructions of a suggested dish',
  body: InstructionsRequest,
  answer: InstructionsAnswer,
});
export const fetchResources = call({
  ...ai,
  id: 'fetchResources',
  method: 'POST',
  path: '/resources',
  summary: 'Videos and articles for a suggested dish',
  body: ResourcesRequest,
  answer: Resources,
});
export const fetchMealInstructions = call({
  ...ai,
  encoding: 'json',
  id: 'fetchMealInstructions',
  method: 'POST',
  path: '/meal_plan_instructions',
  summary: 'Cooking instructions of a planned meal',
  body: MealInstructionsRequest,
  answer: InstructionsAnswer,
});
export const fetchSickMealInstructions = call({
  ...ai,
  encoding: 'json',
  id: 'fetchSickMealInstructions',
  method: 'POST',
  path: '/sick_meal_plan_instructions',
  summary: 'Cooking instructions of a planned meal, adapted to a condition',
  body: SickMealInstructionsRequest,
  answer: InstructionsAnswer,
});
