// A week of meals from ingredients or from a country and a budget; one meal of it swapped; what to buy for it.
import * as plans from '../../contract/plans.ts';
import type { GeneratedPlan } from '../../contract/plans.ts';
import type { Ask } from '../planning.ts';
import { badRequest, unprocessable } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Person } from '../storage/sessions.ts';
import type { Serve } from './serve.ts';

interface FromIngredients {
  readonly image_or_ingredient_list: 'image' | 'ingredient_list';
  readonly ingredient_list?: string | undefined;
  readonly sickness?: string;
}
interface FromBudget {
  readonly location: string;
  readonly budget: number;
  readonly sickness?: string;
}
interface Around {
  readonly location?: string | undefined;
  readonly budget?: number | undefined;
  readonly ingredient_list?: string | undefined;
  readonly sickness?: string | undefined;
}

/** @throws 400 without a list, 422 for a photo: photos are read in a later version */
function askByIngredients({ image_or_ingredient_list, ingredient_list = '', sickness }: FromIngredients): Ask {
  if (image_or_ingredient_list === 'image') throw unprocessable('Reading photos comes in a later version. Please type your ingredients instead.', 'photos_later');
  if (ingredient_list.trim() === '') throw badRequest('Please enter your ingredients list', 'ingredients_missing');
  return { ingredients: ingredient_list, sickness };
}
const askByBudget = ({ location, budget, sickness }: FromBudget): Ask => ({ country: location, budget, byBudget: true, sickness });
const askAround = ({ location, budget, ingredient_list, sickness }: Around): Ask => ({ country: location ?? null, budget: budget ?? null, ingredients: ingredient_list ?? null, sickness });

/** A question, or a refusal with its reason, costs nothing. */
const isPlan = ({ meal_plan }: GeneratedPlan): boolean => meal_plan !== null;

export function planningRoutes(serve: Serve, { planning, access, quotas }: Services): void {
  const generate = (person: Person, ask: Ask): Promise<GeneratedPlan> => quotas.using(person, 'plans', () => planning.plan(person, ask), isPlan);

  serve(plans.smartPlan, async ({ body, person }) => generate(person, askByIngredients(body)));
  serve(plans.sickSmartPlan, async ({ body, person }) => generate(person, askByIngredients(body)));
  serve(plans.autoPlan, async ({ body, person }) => generate(person, askByBudget(body)));
  serve(plans.autoSickPlan, async ({ body, person }) => generate(person, askByBudget(body)));
  serve(plans.regeneratePlan, async ({ body, person }) => generate(person, { ...askAround(body), plan: body.meal_plan, seed: body.seed ?? null }));
  serve(plans.swapMeal, async ({ body, person }) => {
    await access.demand(person);
    return planning.swap(person, askAround(body), { plan: body.meal_plan, day: body.day, slot: body.slot, not: body.not ?? null });
  });
  serve(plans.fetchShopping, async ({ body, person }) => planning.shopping(person, body.meal_plan, { location: body.location, ingredients: body.ingredient_list }));
}
