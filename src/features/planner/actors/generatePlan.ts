import { fromPromise } from 'xstate';
import {
  autoPlan,
  autoSickPlan,
  regeneratePlan,
  sickSmartPlan,
  smartPlan,
  swapMeal,
  type GeneratedPlan,
} from '../../../../contract/plans.ts';
import type {
  GenerationRequest,
  GenerationResult,
  MealPlan,
  Place,
  PlanBasis,
  PlanEdit,
  ProposalResult,
  SavedPlan,
} from '../../../../machines/shared/plans.ts';
import { AnswerError, HttpError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { fileOf } from '../../photos/actors/prepareImage.ts';

type Client = Pick<Connections, 'client'>;

/** GEN-04: with a sickness on record the sickness calls, otherwise the plain ones. */
async function ask(
  { client }: Client,
  request: GenerationRequest,
  signal: AbortSignal,
): Promise<GeneratedPlan> {
  const { sickness, week: start_date } = request;
  const told = { start_date, rules: JSON.stringify(request.rules) };
  if (request.by === 'budget') {
    const body = { location: request.location, budget: request.budget, ...told };
    return sickness === null
      ? client.request(autoPlan, { body, signal })
      : client.request(autoSickPlan, { body: { ...body, sickness }, signal });
  }
  const [body, image] =
    request.by === 'list'
      ? [
          {
            image_or_ingredient_list: 'ingredient_list' as const,
            ingredient_list: request.list,
            ...told,
          },
          {},
        ]
      : [{ image_or_ingredient_list: 'image' as const, ...told }, { image: fileOf(request.image) }];
  return sickness === null
    ? client.request(smartPlan, { body, ...image, signal })
    : client.request(sickSmartPlan, { body: { ...body, sickness }, ...image, signal });
}

const basisOf = (request: GenerationRequest): PlanBasis => {
  const { rules } = request;
  if (request.by === 'budget') return { location: request.location, budget: request.budget, rules };
  return request.by === 'list' ? { ingredient_list: request.list, rules } : { rules };
};

/** What a used-up limit or an unreadable photo is answered with has words of its own for the person. */
const wordsIn = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.serverMessage : undefined;

/** A week from a country and a budget, a list or a photo (GEN-06). */
export const createGeneratePlan = (connections: Client) =>
  fromPromise<GenerationResult, GenerationRequest>(async ({ input, signal }) => {
    let answer: GeneratedPlan;
    try {
      answer = await ask(connections, input, signal);
    } catch (error) {
      const message = wordsIn(error);
      if (message === undefined) throw error;
      return { outcome: 'refused', message, smallestBudget: null, currency: null };
    }
    const {
      meal_plan: mealPlan,
      questions = [],
      report = null,
      notes = [],
      error,
      smallest_budget: smallestBudget = null,
      currency = null,
    } = answer;
    if (mealPlan !== null)
      return { outcome: 'planned', draft: { mealPlan, basis: basisOf(input), report }, notes };
    if (questions.length > 0) return { outcome: 'asked', questions };
    if (error === undefined) throw new AnswerError(smartPlan.path);
    return { outcome: 'refused', message: error, smallestBudget, currency };
  });

/** Recipes that a place of a plan has had: who swaps once more wants neither of the two before. */
function createMemory() {
  const had = new Map<string, string[]>();
  const keyOf = ({ id }: SavedPlan, { day, slot }: Place) => `${id} ${day} ${slot}`;
  const recipeAt = (days: MealPlan, { day, slot }: Place) =>
    days.find((each) => each.day === day)?.[`${slot}_meal`]?.recipe_id;
  return {
    of: (plan: SavedPlan, place: Place): string[] => had.get(keyOf(plan, place)) ?? [],
    keep(plan: SavedPlan, place: Place): void {
      const recipe = recipeAt(plan.mealPlan, place);
      if (recipe !== undefined)
        had.set(keyOf(plan, place), [...(had.get(keyOf(plan, place)) ?? []), recipe].slice(-50));
    },
    forget: (plan: SavedPlan, place: Place): void => void had.delete(keyOf(plan, place)),
  };
}

/** Another meal in one place, or the week again around what is locked; what the plan was made from holds again. */
export const createProposeChange = (
  { client }: Client,
  seed: () => number = () => Math.floor(Math.random() * 2 ** 31),
) => {
  const memory = createMemory();
  const swap = async (
    plan: SavedPlan,
    place: Place,
    signal: AbortSignal,
  ): Promise<GeneratedPlan> => {
    memory.keep(plan, place);
    const answer = await client.request(swapMeal, {
      body: { ...plan.basis, meal_plan: plan.mealPlan, ...place, not: memory.of(plan, place) },
      signal,
      timeout: aiPatience,
    });
    // Where nothing new is left, what was there before may come again.
    if (answer.meal_plan === null) memory.forget(plan, place);
    return answer;
  };
  return fromPromise<ProposalResult, { plan: SavedPlan; edit: PlanEdit }>(
    async ({ input: { plan, edit }, signal }) => {
      let answer: GeneratedPlan;
      try {
        answer =
          edit.kind === 'swap'
            ? await swap(plan, edit.place, signal)
            : await client.request(regeneratePlan, {
                body: { ...plan.basis, meal_plan: plan.mealPlan, seed: seed() },
                signal,
                timeout: aiPatience,
              });
      } catch (error) {
        const message = wordsIn(error);
        if (message === undefined) throw error;
        return { outcome: 'refused', message };
      }
      const { meal_plan: mealPlan, report = null, error } = answer;
      if (mealPlan !== null) return { outcome: 'proposed', mealPlan, report };
      return { outcome: 'refused', message: error ?? 'No other plan fits.' };
    },
  );
};

/** The solver works behind these calls of the product API: they take as long as those of the AI service. */
const aiPatience = 60_000;
