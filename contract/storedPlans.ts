// Plans that are kept, and what is done with them (A §3; PLAN-18…23).
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, FileLanguage, Id, Instant, LocalDate, Status, text } from './common.ts';
import { PlanReport } from './planReport.ts';
import { MealPlan, PlanBasis } from './plans.ts';

/** Kept with a stored plan, as they were given. A plan without a report gets one of the meals that can be counted; without a basis it was made by hand or elsewhere. */
const Beside = {
  basis: z.optional(z.nullable(PlanBasis)),
  report: z.optional(z.nullable(PlanReport)),
};

const Version = z.optional(z.int());
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
/** PLAN-21. `trimmed`: `meal_plan` was left out of this list and is empty here; `fetchPlan` has it. */
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
/** What the planner shows first: two years of heads, of which the newest are whole, this week and the one after it as a rule. They are looked at first, and whether their meals still fit is told again each time. */
export const newestPlans = { limit: 104, whole: 2 } as const;
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
  query: z.object({ language: FileLanguage }),
  answer: z.string(),
});
