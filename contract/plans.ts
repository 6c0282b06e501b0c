// Weekly meal plans, and the calls that make them (A §3, §7; PLAN-22, GEN-06).
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { LocalDate } from './common.ts';
import { slots } from '../domain/slots.ts';
import { weekdays } from '../domain/calendar.ts';
import { mostSwappedOut } from '../domain/planEdits.ts';
import { Nutrition, plannedMinutes, SwapList } from './kitchen.ts';
import { Note } from './notes.ts';
import { PlanReport, Relaxation } from './planReport.ts';
import { HealthQuestion } from './settings.ts';
import { WeekRules } from './weekRules.ts';

export { Figure, PlanLimitNote } from './figures.ts';
export { PlanReport } from './planReport.ts';
export { WeekRules } from './weekRules.ts';

/** What is eaten here was cooked then: `slot` of that day's meals. */
export const LeftoverOf = z.object({
  day: z.enum(weekdays),
  slot: z.enum(slots),
});
export type LeftoverOf = z.infer<typeof LeftoverOf>;

const name = z._default(
  z
    .string(inSchema('plans.mealText', 'Give each meal as one text.'))
    .check(
      z.maxLength(
        500,
        inSchema('plans.longMeal', 'Please shorten the name of a meal to 500 characters.'),
      ),
    ),
  '',
);
const names = z.optional(
  z
    .array(
      z
        .string()
        .check(
          z.maxLength(
            500,
            inSchema('plans.longIngredient', 'Please shorten an ingredient to 500 characters.'),
          ),
        ),
    )
    .check(
      z.maxLength(
        100,
        inSchema('plans.manyIngredients', 'A meal can have at most 100 ingredients.'),
      ),
    ),
);
export const PlannedMeal = z.optional(
  z.nullable(
    z.object({
      recipe_id: z.string(),
      servings: z.number(),
      /** Cooked with these swaps: then its lines count, not the recipe's. */
      swaps: z.optional(SwapList),
      locked: z.optional(z.boolean()),
      /** A person put it into its place: it stays as a locked one does. */
      by_hand: z.optional(z.boolean()),
      catalogue_version: z.optional(z.string()),
      reasons: z.optional(z.array(Note)),
      /** Servings of the recipe a person: a half, one, or one and a half. */
      portion: z.optional(z.number()),
      ...plannedMinutes,
      /** Cooked on an earlier day of the same week. */
      leftover_of: z.optional(LeftoverOf),
      /** For all the plan's people, in the report's currency; an estimate. */
      cost: z.optional(z.number()),
      /** Of one person's portion. */
      nutrition: z.optional(Nutrition),
    }),
  ),
);

/** PLAN-22: the strings are what the client draws; `<slot>_meal` is ours. A meal that is not given is an empty text. */
export const PlanDay = z.object({
  day: z.enum(weekdays),
  breakfast: name,
  lunch: name,
  dinner: name,
  snack: z.optional(
    z
      .string(inSchema('plans.mealText', 'Give each meal as one text.'))
      .check(
        z.maxLength(
          500,
          inSchema('plans.longMeal', 'Please shorten the name of a meal to 500 characters.'),
        ),
      ),
  ),
  breakfast_ingredients: names,
  lunch_ingredients: names,
  dinner_ingredients: names,
  snack_ingredients: names,
  breakfast_meal: PlannedMeal,
  lunch_meal: PlannedMeal,
  dinner_meal: PlannedMeal,
  snack_meal: PlannedMeal,
});
export type PlanDay = z.infer<typeof PlanDay>;
export const MealPlan = z
  .array(PlanDay)
  .check(z.maxLength(7, inSchema('plans.manyDays', 'A plan has at most seven days.')));
export type MealPlan = z.infer<typeof MealPlan>;

/** Recipes that the person took out of this week, by id: planned again, it has others where others fit. */
const SwappedOut = z.optional(
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(mostSwappedOut)),
);
/** What a plan was made from: swap, regenerate and shopping hold to it again. The condition comes from the settings. */
export const PlanBasis = z.object({
  location: z.optional(z.string().check(z.maxLength(100))),
  budget: z.optional(z.number().check(z.positive(), z.maximum(1e12))),
  ingredient_list: z.optional(z.string().check(z.maxLength(20_000))),
  rules: z.optional(WeekRules),
  swapped_out: SwappedOut,
});
export type PlanBasis = z.infer<typeof PlanBasis>;
export const planRefusals = [
  'bad_input',
  'unknown_country',
  'no_ingredients',
  'questions',
  'declined',
  'conflict',
  'impossible',
  'budget_too_small',
  'no_plan_in_time',
] as const;
export type PlanRefusal = (typeof planRefusals)[number];

/** `meal_plan` is null where a question must be answered or no plan fits; `code` and `error` then say why. */
export const GeneratedPlan = z.object({
  meal_plan: z.nullable(MealPlan),
  error: z.optional(Note),
  source: z.optional(z.string()),
  questions: z.optional(z.array(HealthQuestion)),
  report: z.optional(PlanReport),
  code: z.optional(z.enum(planRefusals)),
  /** What is eaten in the cheapest week that keeps the limits, which takes what time it takes to cook, in the country's currency. */
  smallest_budget: z.optional(z.number()),
  currency: z.optional(z.string()),
  notes: z.optional(z.array(Note)),
  /** What would do instead, smallest change first. */
  relaxations: z.optional(z.array(Relaxation)),
});
export type GeneratedPlan = z.infer<typeof GeneratedPlan>;
/** `WeekRules` as JSON: the form that carries it may carry a photo too. */
const rulesAsText = z.optional(z.string().check(z.maxLength(2000)));
const ByIngredients = {
  image_or_ingredient_list: z.enum(['image', 'ingredient_list']),
  ingredient_list: z.optional(z.string().check(z.maxLength(20_000))),
  start_date: z.optional(LocalDate),
  rules: rulesAsText,
};
const Budget = z.coerce
  .number('A weekly budget is a number, such as 15000.')
  .check(
    z.positive('A weekly budget must be more than 0.'),
    z.maximum(
      1e12,
      'A weekly budget of that size is more than any week of food costs. Please check the amount.',
    ),
  );
const ByBudget = {
  location: z
    .string(inSchema('plans.country', 'Please choose a country.'))
    .check(
      z.minLength(1, inSchema('plans.country', 'Please choose a country.')),
      z.maxLength(100, inSchema('plans.countryOfList', 'Please choose a country from the list.')),
    ),
  budget: Budget,
  start_date: z.optional(LocalDate),
  rules: rulesAsText,
};
const Sick = { sickness: z.string().check(z.minLength(1), z.maxLength(500)) };
const ai = { method: 'POST', service: 'ai', encoding: 'multipart', answer: GeneratedPlan } as const;
export const smartPlan = call({
  ...ai,
  id: 'smartPlan',
  path: '/smart_plan',
  summary: 'A week from ingredients',
  body: z.object(ByIngredients),
});
export const sickSmartPlan = call({
  ...ai,
  id: 'sickSmartPlan',
  path: '/sick_smart_plan',
  summary: 'A week from ingredients that fits a condition',
  body: z.object({ ...ByIngredients, ...Sick }),
});
export const autoPlan = call({
  ...ai,
  id: 'autoPlan',
  path: '/auto_generate_plan',
  summary: 'A week from a country and a budget',
  body: z.object(ByBudget),
});
export const autoSickPlan = call({
  ...ai,
  id: 'autoSickPlan',
  path: '/auto_sick_smart_plan',
  summary: 'A week from a country and a budget that fits a condition',
  body: z.object({ ...ByBudget, ...Sick }),
});

/** What a plan is held to beside itself; the rest comes from the caller's settings. */
export const Around = {
  meal_plan: MealPlan,
  location: z.optional(z.string().check(z.maxLength(100))),
  budget: z.optional(z.number().check(z.positive(), z.maximum(1e12))),
  ingredient_list: z.optional(z.string().check(z.maxLength(20_000))),
  sickness: z.optional(z.string().check(z.maxLength(500))),
  rules: z.optional(WeekRules),
  /** A day of the plan's week: favourites that the weeks before had yield to others. */
  start_date: z.optional(LocalDate),
};
const product = { method: 'POST', answer: GeneratedPlan } as const;
/** `not` names recipes that were offered already. */
export const swapMeal = call({
  ...product,
  id: 'swapMeal',
  path: '/api/meal_plan/swap',
  summary: 'Replace one meal of a plan, everything else as it is',
  body: z.object({
    ...Around,
    day: PlanDay.shape.day,
    slot: z.enum(slots),
    not: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
  }),
});
/** Meals whose `<slot>_meal` is `locked` or `by_hand` stay, and those without one, in a person's own words; another `seed`, another plan. */
export const regeneratePlan = call({
  ...product,
  id: 'regeneratePlan',
  path: '/api/meal_plan/regenerate',
  summary: 'Regenerate a week around the meals that are locked or chosen by hand',
  body: z.object({
    ...Around,
    seed: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
    swapped_out: SwappedOut,
  }),
});
