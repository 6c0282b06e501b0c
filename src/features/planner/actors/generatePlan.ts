import { fromPromise } from 'xstate';
import {
  autoPlan,
  autoSickPlan,
  sickSmartPlan,
  smartPlan,
  type GeneratedPlan,
} from '../../../../contract/plans.ts';
import { offerSwaps } from '../../../../contract/swaps.ts';
import type {
  GenerationRequest,
  GenerationResult,
  Offers,
  Place,
  PlanBasis,
  PlanEdit,
  ProposalResult,
  SavedPlan,
} from '../../../../machines/shared/plans.ts';
import { dateOf } from '../../../../domain/calendar.ts';
import { AnswerError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { fileOf } from '../../photos/actors/prepareImage.ts';
import { aiTimeout, planRest, wordsIn } from './planRest.ts';
import { createUnsavedPlan, type UnsavedPlan } from './unsavedPlan.ts';

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
      : [{ image_or_ingredient_list: 'image' as const, ...told }, { file: fileOf(request.image) }];
  return sickness === null
    ? client.request(smartPlan, { body, ...image, signal })
    : client.request(sickSmartPlan, { body: { ...body, sickness }, ...image, signal });
}

const basisOf = (request: GenerationRequest): PlanBasis => {
  const { rules } = request;
  if (request.by === 'budget') return { location: request.location, budget: request.budget, rules };
  return request.by === 'list' ? { ingredient_list: request.list, rules } : { rules };
};

/** A week from a country and a budget, a list or a photo (GEN-06); one that was made before and not saved is not made again. */
export const createGeneratePlan = (
  connections: Pick<Connections, 'client' | 'storage'>,
  unsaved: UnsavedPlan = createUnsavedPlan(connections.storage),
) =>
  fromPromise<GenerationResult, GenerationRequest>(async ({ input: request, signal }) => {
    let answer: GeneratedPlan;
    try {
      answer = unsaved.find(request) ?? (await ask(connections, request, signal));
    } catch (error) {
      const message = wordsIn(error);
      if (message === undefined) throw error;
      return { outcome: 'refused', message, relaxations: [], currency: null };
    }
    const {
      meal_plan: mealPlan,
      questions = [],
      report = null,
      notes = [],
      error,
      smallest_budget: smallest,
      relaxations = smallest === undefined ? [] : [{ note: '', budget: smallest }],
      currency = null,
    } = answer;
    if (mealPlan !== null) {
      unsaved.keep(request, answer);
      return { outcome: 'planned', draft: { mealPlan, basis: basisOf(request), report }, notes };
    }
    if (questions.length > 0) return { outcome: 'asked', questions };
    if (error === undefined) throw new AnswerError(smartPlan.path);
    return { outcome: 'refused', message: error, relaxations, currency };
  });

/** The week again around what is locked. */
export const createProposeChange = (
  { client }: Client,
  seed: () => number = () => Math.floor(Math.random() * 2 ** 31),
  now: () => Date = () => new Date(),
) =>
  fromPromise<ProposalResult, { plan: SavedPlan; edit: PlanEdit }>(
    async ({ input: { plan }, signal }) =>
      planRest({ client }, plan, { seed: seed(), today: dateOf(now()), signal }),
  );

/** Dishes for one place of a plan, other than those that were shown. */
export const createFetchOffers = ({ client }: Client) =>
  fromPromise<Offers, { plan: SavedPlan; place: Place; not: readonly string[] }>(
    async ({ input: { plan, place, not }, signal }) => {
      try {
        const answer = await client.request(offerSwaps, {
          body: {
            ...plan.basis,
            meal_plan: plan.mealPlan,
            start_date: plan.startDate,
            ...place,
            not: not.slice(-mostRemembered),
          },
          signal,
          timeout: aiTimeout,
        });
        const { offers: dishes, currency, not_offered: notOffered = null, error = '' } = answer;
        return { dishes, currency, notOffered, message: error };
      } catch (error) {
        const message = wordsIn(error);
        if (message === undefined) throw error;
        return { dishes: [], currency: '', notOffered: null, message };
      }
    },
  );

/** A call names so many dishes that were shown. */
const mostRemembered = 100;
