// A week of meals from ingredients or from a country and a budget; one meal of it swapped; what to buy for it.
import * as plans from '../../contract/plans.ts';
import type { GeneratedPlan } from '../../contract/plans.ts';
import type { Ask } from '../planning.ts';
import { badRequest } from '../refusal.ts';
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

const askByBudget = ({ location, budget, sickness }: FromBudget): Ask => ({ country: location, budget, byBudget: true, sickness });
const askAround = ({ location, budget, ingredient_list, sickness }: Around): Ask => ({ country: location ?? null, budget: budget ?? null, ingredients: ingredient_list ?? null, sickness });

/** A question, or a refusal with its reason, costs nothing. */
const isPlan = ({ meal_plan }: GeneratedPlan): boolean => meal_plan !== null;

export function planningRoutes(serve: Serve, { planning, access, quotas, readPhotoList }: Services): void {
  const generate = (person: Person, ask: Ask): Promise<GeneratedPlan> => quotas.using(person, 'plans', () => planning.plan(person, ask), isPlan);

  /** From a typed list, or from what is read in a photo: both count as one plan. @throws 400 without either. */
  const generateFrom = async ({ image_or_ingredient_list, ingredient_list = '', sickness }: FromIngredients, image: Buffer | null, person: Person): Promise<GeneratedPlan> => {
    if (image_or_ingredient_list === 'ingredient_list') {
      if (ingredient_list.trim() === '') throw badRequest('Please enter your ingredients list', 'ingredients_missing');
      return generate(person, { ingredients: ingredient_list, sickness });
    }
    if (!image) throw badRequest('Please select an image to upload', 'photo_missing');
    return quotas.using(person, 'plans', async () => {
      const { list, notes } = await readPhotoList(person, image);
      const plan = await planning.plan(person, { ingredients: list, sickness });
      return { ...plan, notes: [...notes, ...(plan.notes ?? [])] };
    }, isPlan);
  };

  serve(plans.smartPlan, async ({ body, person, request }) => generateFrom(body, request.image, person));
  serve(plans.sickSmartPlan, async ({ body, person, request }) => generateFrom(body, request.image, person));
  serve(plans.autoPlan, async ({ body, person }) => generate(person, askByBudget(body)));
  serve(plans.autoSickPlan, async ({ body, person }) => generate(person, askByBudget(body)));
  serve(plans.regeneratePlan, async ({ body, person }) => generate(person, { ...askAround(body), plan: body.meal_plan, seed: body.seed ?? null }));
  serve(plans.swapMeal, async ({ body, person }) => {
    await access.demand(person);
    return planning.swap(person, askAround(body), { plan: body.meal_plan, day: body.day, slot: body.slot, not: body.not ?? null });
  });
  serve(plans.fetchShopping, async ({ body, person }) => planning.shopping(person, body.meal_plan, { location: body.location, ingredients: body.ingredient_list }));
}
