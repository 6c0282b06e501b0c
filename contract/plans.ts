// Weekly meal plans: stored plans and the calls that make them (A §3, §7; PLAN-18…23, GEN-06).
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, Id, Instant, LocalDate, Status } from './common.ts';

const name = z.string().check(z.maxLength(500));
const names = z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)));
const PlannedMeal = z.optional(z.nullable(z.object({
  recipe_id: z.string(), servings: z.number(), locked: z.optional(z.boolean()), catalogue_version: z.optional(z.string()),
  reasons: z.optional(z.array(z.string())),
})));

/** PLAN-22: the strings are what the client draws; `<slot>_meal` is ours. */
export const PlanDay = z.object({
  day: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  breakfast: name, lunch: name, dinner: name, snack: z.optional(name),
  breakfast_ingredients: names, lunch_ingredients: names, dinner_ingredients: names, snack_ingredients: names,
  breakfast_meal: PlannedMeal, lunch_meal: PlannedMeal, dinner_meal: PlannedMeal, snack_meal: PlannedMeal,
});
export type PlanDay = z.infer<typeof PlanDay>;
export const MealPlan = z.array(PlanDay).check(z.maxLength(7));

export const PlanRow = z.object({ id: Id, name: z.string(), start_date: LocalDate, end_date: LocalDate, meal_plan: MealPlan, created_at: Instant, updated_at: Instant, version: z.optional(z.int()) });
export const Plan = z.object({ id: Id, name: z.string(), startDate: LocalDate, endDate: LocalDate, mealPlan: MealPlan, createdAt: Instant, updatedAt: Instant, version: z.optional(z.int()) });
export const PlanRequest = z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)), start_date: LocalDate, end_date: LocalDate, meal_plan: MealPlan, created_at: z.optional(Instant), updated_at: z.optional(Instant) });
export const PlanAnswer = z.object({ status: Status, data: z.optional(Plan), message: z.optional(z.string()) });
const ById = z.object({ id: z.string().check(z.maxLength(60)) });

export const fetchPlans = call({ id: 'fetchPlans', method: 'GET', path: '/api/meal_plan', summary: 'All saved plans', answer: z.object({ status: Status, meal_plans: z.array(PlanRow) }) });
export const savePlan = call({ id: 'savePlan', method: 'POST', path: '/api/meal_plan', summary: 'Save a plan', body: PlanRequest, answer: PlanAnswer });
export const savePlanData = call({ id: 'savePlanData', method: 'POST', path: '/api/meal_plans', summary: 'Save a plan, given as plan_data', body: z.object({ plan_data: PlanRequest, created_at: z.optional(Instant) }), answer: PlanAnswer });
export const updatePlan = call({ id: 'updatePlan', method: 'PUT', path: '/api/meal_plans/:id', summary: 'Edit a plan', params: ById, body: z.object({ meal_plan: MealPlan, updated_at: Instant, version: z.optional(z.int()) }), answer: PlanAnswer });
export const deletePlan = call({ id: 'deletePlan', method: 'DELETE', path: '/api/meal_plans/:id', summary: 'Delete a plan; it can be restored for a day', params: ById, answer: Acknowledgement });
export const clearPlans = call({ id: 'clearPlans', method: 'DELETE', path: '/api/meal_plans/clear', summary: 'Delete all plans; they can be restored for a day', answer: Acknowledgement });
export const restorePlan = call({ id: 'restorePlan', method: 'POST', path: '/api/meal_plans/:id/restore', summary: 'Undo a deletion', params: ById, answer: PlanAnswer });

export const Question = z.object({ id: z.string(), text: z.string(), choices: z.array(z.string()) });
/** `meal_plan` is null where a question must be answered or no plan fits. */
export const GeneratedPlan = z.object({
  meal_plan: z.nullable(MealPlan), error: z.optional(z.string()), source: z.optional(z.string()),
  questions: z.optional(z.array(Question)), report: z.optional(z.looseObject({})),
});
const ByIngredients = { image_or_ingredient_list: z.enum(['image', 'ingredient_list']), ingredient_list: z.optional(z.string().check(z.maxLength(20_000))), start_date: z.optional(LocalDate) };
const ByBudget = { location: z.string().check(z.minLength(1), z.maxLength(100)), budget: z.coerce.number().check(z.positive(), z.maximum(1e12)), start_date: z.optional(LocalDate) };
const Sick = { sickness: z.string().check(z.minLength(1), z.maxLength(500)) };
const ai = { method: 'POST', service: 'ai', encoding: 'multipart', answer: GeneratedPlan } as const;
export const smartPlan = call({ ...ai, id: 'smartPlan', path: '/smart_plan', summary: 'A week from ingredients', body: z.object(ByIngredients) });
export const sickSmartPlan = call({ ...ai, id: 'sickSmartPlan', path: '/sick_smart_plan', summary: 'A week from ingredients that fits a condition', body: z.object({ ...ByIngredients, ...Sick }) });
export const autoPlan = call({ ...ai, id: 'autoPlan', path: '/auto_generate_plan', summary: 'A week from a country and a budget', body: z.object(ByBudget) });
export const autoSickPlan = call({ ...ai, id: 'autoSickPlan', path: '/auto_sick_smart_plan', summary: 'A week from a country and a budget that fits a condition', body: z.object({ ...ByBudget, ...Sick }) });
