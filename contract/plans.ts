// Weekly meal plans: stored plans and the calls that make them (A §3, §7; PLAN-18…23, GEN-06).
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, Id, Instant, LocalDate, Status, text } from './common.ts';
import { slots } from '../domain/slots.ts';
import { weekdays } from '../domain/calendar.ts';
import { Nutrition, plannedMinutes, SwapList } from './kitchen.ts';
import { Note } from './notes.ts';
import { packFields, ShopAmount, ShopMeal } from './shopAmounts.ts';
import { PlanReport, Relaxation } from './planReport.ts';
import { HealthQuestion } from './settings.ts';
import { WeekRules } from './weekRules.ts';

export { Figure, MemberReport, PlanLimitNote } from './figures.ts';
export { PlanReport } from './planReport.ts';
export { fetchTicks, saveTicks, Tick, TicksAnswer } from './planTicks.ts';
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

/** What a plan was made from: swap, regenerate and shopping hold to it again. The condition comes from the settings. */
export const PlanBasis = z.object({
  location: z.optional(z.string().check(z.maxLength(100))),
  budget: z.optional(z.number().check(z.positive(), z.maximum(1e12))),
  ingredient_list: z.optional(z.string().check(z.maxLength(20_000))),
  rules: z.optional(WeekRules),
});
export type PlanBasis = z.infer<typeof PlanBasis>;
/** Kept with a stored plan, as they were given. A plan without a report gets one of the meals that can be counted; without a basis it was made by hand or elsewhere. */
const Beside = {
  basis: z.optional(z.nullable(PlanBasis)),
  report: z.optional(z.nullable(PlanReport)),
};

export { idempotencyHeader } from './constants.ts';

const Version = z.optional(z.int());
/** PLAN-21. `trimmed`: `meal_plan` was left out of this list and is empty here; `fetchPlan` has it. */
/** What tells one plan from another in a list. */
export const PlanHead = z.object({
  id: Id,
  name: z.string(),
  start_date: LocalDate,
  end_date: LocalDate,
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export const PlanRow = z.extend(PlanHead, {
  meal_plan: MealPlan,
  trimmed: z.optional(z.boolean()),
  ...Beside,
});
export type PlanRow = z.infer<typeof PlanRow>;
export const Plan = z.object({
  id: Id,
  name: z.string(),
  startDate: LocalDate,
  endDate: LocalDate,
  mealPlan: MealPlan,
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
  ...Beside,
});
export type Plan = z.infer<typeof Plan>;
export const PlanRequest = z.object({
  name: text(200, inSchema('plans.nameMissing', 'Please give the plan a name.')),
  start_date: LocalDate,
  end_date: LocalDate,
  meal_plan: MealPlan,
  created_at: z.optional(Instant),
  updated_at: z.optional(Instant),
  ...Beside,
});
export type PlanRequest = z.infer<typeof PlanRequest>;
/** Where the pictures of a week's dishes lie, by the names under which the dishes are shown: paths of ours, absent where another service finds them. */
const pictures = z.optional(z.record(z.string(), z.string()));
export const PlanAnswer = z.object({
  status: Status,
  data: z.optional(Plan),
  pictures,
  message: z.optional(z.string()),
});
const ById = z.object({ id: z.string().check(z.maxLength(60)) });

/**
 * Without a query all plans, whole (PLAN-18). `limit` makes pages, newest first, each continued by `before`: the `next_before` of
 * the page that went ahead. `whole`: so many of the page's newest have their days, the others are `trimmed`; without it all have.
 */
export const PlansQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  before: z.optional(z.string().check(z.maxLength(60))),
  whole: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000))),
});
export const PlansAnswer = z.object({
  status: Status,
  meal_plans: z.array(PlanRow),
  next_before: z.optional(z.nullable(z.string())),
  total: z.optional(z.int()),
  /** Told to whoever says how many are to be `whole`. */
  pictures,
});
export type PlansAnswer = z.infer<typeof PlansAnswer>;
/** `clear_id` brings the cleared plans back, for a day. */
export const ClearedAnswer = z.object({
  status: Status,
  message: z.optional(z.string()),
  clear_id: z.optional(z.string()),
  count: z.optional(z.int()),
});
/** `skipped`: plans whose week has another plan by now; they stay deleted. */
export const RestoredAnswer = z.object({
  status: Status,
  message: z.optional(z.string()),
  meal_plans: z.array(PlanRow),
  skipped: z.array(z.object({ id: Id, name: z.string(), start_date: LocalDate })),
});

export const fetchPlans = call({
  id: 'fetchPlans',
  method: 'GET',
  path: '/api/meal_plan',
  scope: 'plans:read',
  summary: 'Saved plans, newest first',
  query: PlansQuery,
  answer: PlansAnswer,
});
/** The same list for a reader that leaves out what is no plan, instead of refusing all of them. */
export const fetchPlansOneByOne = {
  ...fetchPlans,
  answer: z.extend(PlansAnswer, { meal_plans: z.array(z.unknown()) }),
};
export const fetchPlan = call({
  id: 'fetchPlan',
  method: 'GET',
  path: '/api/meal_plans/:id',
  scope: 'plans:read',
  summary: 'One plan, whole',
  params: ById,
  answer: PlanAnswer,
});
/** With an `Idempotency-Key` header a repeated sending is answered with the plan that the first one made. */
export const savePlan = call({
  id: 'savePlan',
  method: 'POST',
  path: '/api/meal_plan',
  summary: 'Save a plan',
  body: PlanRequest,
  answer: PlanAnswer,
});
export const savePlanData = call({
  id: 'savePlanData',
  method: 'POST',
  path: '/api/meal_plans',
  summary: 'Save a plan, given as plan_data',
  body: z.object({ plan_data: PlanRequest, created_at: z.optional(Instant) }),
  answer: PlanAnswer,
});
/** Where `version` is not the stored one: 409 `stale_version`, with the stored plan (as `Plan`) in the refusal's `current`. Sending again with that version keeps one's own. */
export const updatePlan = call({
  id: 'updatePlan',
  method: 'PUT',
  path: '/api/meal_plans/:id',
  summary: 'Edit a plan',
  params: ById,
  body: z.object({
    meal_plan: MealPlan,
    updated_at: Instant,
    version: Version,
    name: z.optional(text(200, inSchema('plans.nameMissing', 'Please give the plan a name.'))),
    ...Beside,
  }),
  answer: PlanAnswer,
});
/** Undoes the last change of a plan's days, for a day. `version` is the one that the change made; a repeated sending answers 409 `stale_version`. */
export const revertPlan = call({
  id: 'revertPlan',
  method: 'POST',
  path: '/api/meal_plans/:id/revert',
  summary: 'Undo the last change of a plan',
  params: ById,
  body: z.object({ version: z.int() }),
  answer: PlanAnswer,
});
export const deletePlan = call({
  id: 'deletePlan',
  method: 'DELETE',
  path: '/api/meal_plans/:id',
  summary: 'Delete a plan; it can be restored for a day',
  params: ById,
  answer: Acknowledgement,
});
export const clearPlans = call({
  id: 'clearPlans',
  method: 'DELETE',
  path: '/api/meal_plans/clear',
  summary: 'Delete all plans; they can be restored for a day',
  answer: ClearedAnswer,
});
/** Onto a week that has a plan by now: 409 with PLAN-16's text. */
export const restorePlan = call({
  id: 'restorePlan',
  method: 'POST',
  path: '/api/meal_plans/:id/restore',
  summary: 'Undo a deletion',
  params: ById,
  answer: PlanAnswer,
});
export const restoreCleared = call({
  id: 'restoreCleared',
  method: 'POST',
  path: '/api/meal_plans/restore',
  summary: 'Undo a clearing',
  body: z.object({ clear_id: z.string().check(z.maxLength(60)) }),
  answer: RestoredAnswer,
});
/** The copy takes the next week without a plan, or that of `start_date`. */
export const duplicatePlan = call({
  id: 'duplicatePlan',
  method: 'POST',
  path: '/api/meal_plans/:id/duplicate',
  summary: 'Copy a plan to another week',
  params: ById,
  body: z.object({
    start_date: z.optional(LocalDate),
    name: z.optional(text(200, inSchema('plans.nameMissing', 'Please give the plan a name.'))),
  }),
  answer: PlanAnswer,
});
/** An iCalendar file: one entry a meal, at local times that hold in any time zone. */
export const fetchCalendar = call({
  id: 'fetchCalendar',
  method: 'GET',
  path: '/api/meal_plans/:id/calendar.ics',
  scope: 'plans:read',
  summary: 'The week for a calendar',
  params: ById,
  answer: z.string(),
});

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
  /** The smallest budget that would do, in the country's currency. */
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
/** Meals whose `<slot>_meal` is `locked` stay; another `seed`, another plan. */
export const regeneratePlan = call({
  ...product,
  id: 'regeneratePlan',
  path: '/api/meal_plan/regenerate',
  summary: 'Regenerate a week around the meals that are locked',
  body: z.object({
    ...Around,
    seed: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
  }),
});

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
  /** Whole packs as shops of the place sell it, an estimate; absent where it is sold by weight, and of staples. */
  pack: z.optional(
    z.object({
      ...packFields,
      /** Of the packs together. */
      cost: z.number(),
      /** What the week leaves of them, grams. */
      left_grams: z.number(),
      /** The same as `size` is said. */
      left: z.optional(ShopAmount),
    }),
  ),
});
export const ShoppingList = z.object({
  aisles: z.array(z.object({ aisle: z.string(), items: z.array(ShoppingItem), cost: z.number() })),
  cost: z.number(),
  /** What is paid at the till: whole packs where it is sold in packs; staples by what is eaten. */
  till: z.optional(z.number()),
  uncertainty: z.number(),
  currency: z.string(),
  /** Meals in a person's own words without ingredients, and lines of them that name no food that we know. */
  left_out: z.array(z.string()),
  /** Each with its meal; the title, or the title and the line. */
  left_out_meals: z.optional(z.array(ShopMeal)),
  notes: z.array(Note),
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
    location: z.optional(z.string().check(z.maxLength(100))),
    ingredient_list: z.optional(z.string().check(z.maxLength(20_000))),
  }),
});
