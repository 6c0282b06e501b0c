// A week of meals from ingredients or from a country and a budget; one meal of it swapped; what to buy for it.
import { say } from '../../../contract/say.ts';
import { fetchShopping } from '../../../contract/planShopping.ts';
import * as plans from '../../../contract/plans.ts';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import { WeekRules } from '../../../contract/weekRules.ts';
import type { Ask } from './planningService.ts';
import { askAround, swapRoutes } from './swapRoutes.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';
import type { Services } from '../../infrastructure/services.ts';
import type { Person } from '../sessions/repository.ts';
import type { Incoming, Serve } from '../../infrastructure/http/serve.ts';

interface FromIngredients {
  readonly image_or_ingredient_list: 'image' | 'ingredient_list';
  readonly ingredient_list?: string | undefined;
  readonly sickness?: string;
  readonly rules?: string | undefined;
  readonly start_date?: string | undefined;
}
interface FromBudget {
  readonly location: string;
  readonly budget: number;
  readonly sickness?: string;
  readonly rules?: string | undefined;
  readonly start_date?: string | undefined;
}
/** @throws 400 where the text is no rules of a week. */
function readRules(text: string | undefined): WeekRules | null {
  if (text === undefined || text.trim() === '') return null;
  try {
    return WeekRules.parse(JSON.parse(text));
  } catch {
    throw badRequest(
      say('plans.rules', 'We could not read the rules of your week. Please set them again.'),
      'rules',
    );
  }
}

const askByBudget = ({ location, budget, sickness, rules, start_date }: FromBudget): Ask => ({
  country: location,
  budget,
  byBudget: true,
  sickness,
  rules: readRules(rules),
  date: start_date,
});
/** A question, or a refusal with its reason, costs nothing. */
const isPlan = ({ meal_plan }: GeneratedPlan): boolean => meal_plan !== null;

type Parts = Pick<Services, 'planning' | 'access' | 'quotas' | 'attempts' | 'readPhotoList'>;
type Asking = Pick<Incoming, 'request' | 'person' | 'calledOff'>;

const generate = (
  { planning, quotas }: Parts,
  person: Person,
  ask: Ask,
  calledOff: AbortSignal,
): Promise<GeneratedPlan> =>
  quotas.using(person, 'plans', () => planning.plan(person, ask, calledOff), isPlan, calledOff);

/** From a typed list, or from what is read in a photo: both count as one plan. @throws 400 without either. */
async function generateFrom(
  parts: Parts,
  {
    image_or_ingredient_list,
    ingredient_list = '',
    sickness,
    rules: given,
    start_date: date,
  }: FromIngredients,
  { request, person, calledOff }: Asking,
): Promise<GeneratedPlan> {
  const rules = readRules(given);
  if (image_or_ingredient_list === 'ingredient_list') {
    if (ingredient_list.trim() === '')
      throw badRequest(
        say('plans.ingredientsMissing', 'Please enter your ingredients list'),
        'ingredients_missing',
      );
    return generate(
      parts,
      person,
      { ingredients: ingredient_list, sickness, rules, date },
      calledOff,
    );
  }
  const { file: image } = request;
  if (!image)
    throw badRequest(
      say('plans.photoMissing', 'Please select an image to upload'),
      'photo_missing',
    );
  await parts.attempts.photo(request, person.userId);
  return parts.quotas.using(
    person,
    'plans',
    async () => {
      const { list, notes } = await parts.readPhotoList(person, image);
      const plan = await parts.planning.plan(
        person,
        { ingredients: list, sickness, rules, date },
        calledOff,
      );
      return { ...plan, notes: [...notes, ...(plan.notes ?? [])] };
    },
    isPlan,
    calledOff,
  );
}

export function planningRoutes(serve: Serve, parts: Parts): void {
  serve(plans.smartPlan, async ({ body, person, request, calledOff }) =>
    generateFrom(parts, body, { person, request, calledOff }),
  );
  serve(plans.sickSmartPlan, async ({ body, person, request, calledOff }) =>
    generateFrom(parts, body, { person, request, calledOff }),
  );
  serve(plans.autoPlan, async ({ body, person, calledOff }) =>
    generate(parts, person, askByBudget(body), calledOff),
  );
  serve(plans.autoSickPlan, async ({ body, person, calledOff }) =>
    generate(parts, person, askByBudget(body), calledOff),
  );
  serve(plans.regeneratePlan, async ({ body, person, calledOff }) =>
    generate(
      parts,
      person,
      {
        ...askAround(body),
        plan: body.meal_plan,
        seed: body.seed ?? null,
        swappedOut: body.swapped_out ?? [],
      },
      calledOff,
    ),
  );
  swapRoutes(serve, parts);
  serve(fetchShopping, async ({ body, person }) =>
    parts.planning.shopping(person, body.meal_plan, {
      location: body.location,
      ingredients: body.ingredient_list,
      start: body.start_date,
      today: body.today,
    }),
  );
}
