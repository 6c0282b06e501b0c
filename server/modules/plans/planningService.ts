// Weekly plans: what a call asks, joined with what the person's settings say, solved in a thread of its own.
import type {
  GeneratedPlan,
  MealPlan,
  PlanBasis,
  PlanReport,
  ShoppingList,
} from '../../../contract/plans.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { PlanRequest, SwapRequest } from '../../../kitchen/planning/index.ts';
import { reportAsItStands } from '../../../kitchen/planning/asItStands.ts';
import { shoppingFor, type ShoppingRequest } from '../../../kitchen/shopping/shopping.ts';
import { findCountry } from '../../../kitchen/planning/request.ts';
import { noPlanInTime } from '../../../kitchen/planning/words.ts';
import { weekIsTaken } from './storedPlans.ts';
import { healthWordsOf } from '../health/healthProfile.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { badRequest, Refusal } from '../../infrastructure/http/refusal.ts';
import type { Marks } from '../marks/service.ts';
import type { LeftOut } from '../../infrastructure/workers/solverThread.ts';
import type { Person } from '../sessions/repository.ts';
import {
  type Solver,
  SolverBusy,
  SolverCalledOff,
  SolverLate,
} from '../../infrastructure/workers/solver.ts';

export type Planning = ReturnType<typeof createPlanning>;

/** What a call says; the rest is the person's settings'. */
export type Ask = Pick<
  PlanRequest,
  'country' | 'budget' | 'ingredients' | 'byBudget' | 'plan' | 'seed' | 'rules'
> & {
  readonly sickness?: string | undefined;
  /** A day of the week that the plan is for, where it is told. */
  readonly date?: string | undefined;
};

const retryAfterSeconds = '60';

const requestFrom = (settings: Settings, { sickness, date: _, ...ask }: Ask): PlanRequest => ({
  health: healthWordsOf(settings, sickness),
  people: settings.people ?? null,
  weightKg: settings.weight_kg ?? null,
  energyKcal: settings.energy_kcal ?? null,
  ...ask,
});

export function createPlanning(
  solver: Solver,
  kitchen: Kitchen,
  storage: Pick<Storage, 'settings' | 'plans'>,
  marks: Pick<Marks, 'likes'>,
) {
  const requestOf = async ({ userId }: Person, ask: Ask): Promise<PlanRequest & LeftOut> => {
    const [settings, { notAgain }] = await Promise.all([
      storage.settings.read(userId),
      marks.likes(userId),
    ]);
    return { ...requestFrom(settings, ask), notAgain };
  };

  return {
    /** @throws 409 for a week that has a plan: another could not be saved */
    async plan(person: Person, ask: Ask, calledOff?: AbortSignal): Promise<GeneratedPlan> {
      if (ask.date !== undefined && (await storage.plans.isPlanned(person.userId, ask.date)))
        throw weekIsTaken();
      return answered(solver.plan(await requestOf(person, ask), calledOff));
    },

    async swap(
      person: Person,
      ask: Ask,
      { plan, day, slot, not }: Pick<SwapRequest, 'plan' | 'day' | 'slot' | 'not'>,
      calledOff?: AbortSignal,
    ): Promise<GeneratedPlan> {
      return answered(
        solver.swap(
          { ...(await requestOf(person, ask)), plan, day, slot, not: not ?? null },
          calledOff,
        ),
      );
    },

    /** Cost and nutrition of a plan that came without them; null where nothing can be told. */
    async report(
      person: Person,
      plan: MealPlan,
      basis: PlanBasis | null,
    ): Promise<PlanReport | null> {
      const request = await requestOf(person, {
        country: basis?.location ?? null,
        budget: basis?.location === undefined ? null : (basis.budget ?? null),
        rules: basis?.rules ?? null,
      });
      return reportAsItStands(kitchen, { ...request, plan });
    },

    async shopping(
      { userId }: Person,
      plan: ShoppingRequest['plan'],
      ask: { location?: string | undefined; ingredients?: string | undefined },
    ): Promise<ShoppingList> {
      const { country: home = null } = await storage.settings.read(userId);
      const named = ask.location ?? home ?? null;
      const country = named === null ? null : findCountry(named, kitchen.catalogue);
      if (ask.location !== undefined && country === null)
        throw badRequest(
          `We do not know the country '${ask.location.slice(0, 60)}'. Please choose one from the list.`,
          'unknown_country',
        );
      const items =
        ask.ingredients === undefined
          ? null
          : kitchen.readIngredients(ask.ingredients, { country: country?.iso2 ?? null }).items;
      return shoppingFor(
        {
          plan,
          country,
          have: items && new Map(items.map(({ key, grams }) => [key, grams ?? null])),
        },
        kitchen.catalogue,
      );
    },
  };
}

/** @throws 503 with a hint when to come back, where too many plans are waiting already; 499, which nobody reads, where nobody waits */
async function answered(answer: Promise<GeneratedPlan>): Promise<GeneratedPlan> {
  try {
    return await answer;
  } catch (error) {
    // A machine with too much to do: no fault of the plan's, and the same sentence as where the search itself runs out of time.
    if (error instanceof SolverLate)
      return { meal_plan: null, source: 'kitchen', code: 'no_plan_in_time', error: noPlanInTime };
    if (error instanceof SolverCalledOff)
      throw new Refusal(499, error.message, { code: 'called_off' });
    if (error instanceof SolverBusy)
      throw new Refusal(503, error.message, {
        code: 'busy',
        headers: { 'retry-after': retryAfterSeconds },
      });
    throw error;
  }
}
