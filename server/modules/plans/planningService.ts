// Weekly plans: what a call asks, joined with what the person's settings say, solved in a thread of its own.
import { observedSolver } from '../../infrastructure/workers/observedSolver.ts';
import { say } from '../../../contract/say.ts';
import type { PlanReport } from '../../../contract/planReport.ts';
import type { ShoppingList } from '../../../contract/planShopping.ts';
import type { GeneratedPlan, MealPlan, PlanBasis, PlanDay } from '../../../contract/plans.ts';
import { firstDayAt, weekdays } from '../../../domain/calendar.ts';
import type { Note } from '../../../domain/notes.ts';
import { slots } from '../../../domain/slots.ts';
import type { OfferedSwaps } from '../../../contract/swaps.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { PlanRequest, SwapRequest } from '../../../kitchen/planning/index.ts';
import { reportAsItStands } from '../../../kitchen/planning/asItStands.ts';
import { splitByDay } from '../../../kitchen/shopping/daysOver.ts';
import { shoppingFor, type ShoppingRequest } from '../../../kitchen/shopping/shopping.ts';
import { type PaidPrice, withPaidPrices } from '../../../kitchen/prices/paid.ts';
import { findCountry } from '../../../kitchen/planning/request.ts';
import { ranOutIn } from '../pantry/service.ts';
import { noPlanInTime } from '../../../kitchen/planning/refusals.ts';
import { readMealPlan } from './storedMealPlan.ts';
import { foodsListed, ofStoredList, partTypedList } from './typedList.ts';
import { weekIsTaken } from './storedPlans.ts';
import { healthWordsOf } from '../health/healthProfile.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { badRequest, Refusal } from '../../infrastructure/http/refusal.ts';
import { markedList } from '../shopping/unfit.ts';
import { paidByHousehold } from '../shopping/paidByHousehold.ts';
import { tableOf } from '../table/people.ts';
import type { Marks } from '../marks/service.ts';
import type { OwnRecipes } from '../ownRecipes/service.ts';
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
  'country' | 'budget' | 'ingredients' | 'byBudget' | 'plan' | 'seed' | 'rules' | 'swappedOut'
> & {
  readonly sickness?: string | undefined;
  /** A day of the week that the plan is for, where it is told. */
  readonly date?: string | undefined;
};

const retryAfterSeconds = '60';

const requestFrom = (
  kitchen: Kitchen,
  settings: Settings,
  { sickness = '', date: _, ...ask }: Ask,
): PlanRequest => {
  const { foods, health } = partTypedList(kitchen, ask.ingredients);
  return { ...requestOfSettings(settings, [sickness, ...health].join('\n')), ...ask, ...foods };
};

const requestOfSettings = (settings: Settings, sickness: string) => ({
  health: healthWordsOf(settings, sickness),
  people: settings.people ?? null,
  weightKg: settings.weight_kg ?? null,
  energyKcal: settings.energy_kcal ?? null,
});

const noPlan = (why: { code: 'no_plan_in_time'; error: Note }): GeneratedPlan => ({
  meal_plan: null,
  source: 'kitchen',
  ...why,
});
/** What the person has marked and written. */
interface OwnFood {
  readonly marks: Pick<Marks, 'likes'>;
  readonly ownRecipes: Pick<OwnRecipes, 'written'>;
}

/** A favourite that stood in so many weeks before yields to another. */
const weeksBefore = 2;

/** Recipes that stood in the weeks before that of a date; none where no date is told. */
async function eatenBefore(
  plans: Pick<Storage['plans'], 'daysBefore'>,
  userId: string,
  date: string | undefined,
): Promise<string[]> {
  if (date === undefined) return [];
  const weeks = await plans.daysBefore(userId, date, weeksBefore);
  const ids = weeks.flatMap((days) =>
    readMealPlan(days, false).flatMap((day) =>
      slots.flatMap((slot) => day[`${slot}_meal`]?.recipe_id ?? []),
    ),
  );
  return [...new Set(ids)];
}

/** Whether a new plan could not be saved, since its week has one; a week that is planned again takes its own place. */
const isTaken = async (
  plans: Pick<Storage['plans'], 'isPlanned'>,
  userId: string,
  { date, plan }: Ask,
): Promise<boolean> => date !== undefined && !plan && plans.isPlanned(userId, date);

/** What a call asks, with everything that the person has said elsewhere. */
const createRequests =
  (
    kitchen: Kitchen,
    storage: Pick<Storage, 'settings' | 'plans' | 'table'>,
    { marks, ownRecipes: own }: OwnFood,
    paidBy: (userId: string) => Promise<PaidPrice[]>,
  ) =>
  async ({ userId }: Person, ask: Ask): Promise<PlanRequest> => {
    const [settings, likes, table, ownRecipes, eaten, paid] = await Promise.all([
      storage.settings.read(userId),
      marks.likes(userId),
      storage.table.read(userId),
      own.written(userId),
      eatenBefore(storage.plans, userId, ask.date),
      paidBy(userId),
    ]);
    const said = { ...likes, ownRecipes, eaten, paid };
    return { ...requestFrom(kitchen, settings, ask), table: tableOf(table), ...said };
  };

/** What plans are made with tells how long it took. */
export const createPlanning = (...[solver, ...rest]: Parameters<typeof planningBy>) =>
  planningBy(observedSolver(solver), ...rest);

type Parts = Pick<Storage, 'settings' | 'plans' | 'table' | 'households' | 'paidPrices' | 'pantry'>;
type RequestOf = ReturnType<typeof createRequests>;

function planningBy(solver: Solver, kitchen: Kitchen, storage: Parts, ownFood: OwnFood) {
  const paidBy = (userId: string) => paidByHousehold(kitchen, storage, userId);
  const requestOf = createRequests(kitchen, storage, ownFood, paidBy);
  return {
    ...createWeeks(solver, storage, requestOf),
    ...createFigures(kitchen, storage, requestOf, paidBy),
  };
}

/** What the solver makes. */
const createWeeks = (solver: Solver, { plans }: Pick<Storage, 'plans'>, requestOf: RequestOf) => ({
  /** Somebody looks at their weeks and may want another soon. */
  prepare: (): Promise<void> => solver.prepare(),

  /** @throws 409 for a week that has a plan: another could not be saved */
  async plan(person: Person, ask: Ask, calledOff?: AbortSignal): Promise<GeneratedPlan> {
    if (await isTaken(plans, person.userId, ask)) throw weekIsTaken();
    return answered(solver.plan(await requestOf(person, ask), calledOff), noPlan);
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
      noPlan,
    );
  },

  /** Dishes for one place of a plan, those that the person likes first. */
  async offers(
    person: Person,
    ask: Ask,
    place: Pick<SwapRequest, 'plan' | 'day' | 'slot' | 'not'>,
    calledOff?: AbortSignal,
  ): Promise<OfferedSwaps> {
    const request = await requestOf(person, ask);
    return answered(solver.offers({ ...request, ...place }, calledOff), (late) => ({
      offers: [],
      currency: '',
      ...late,
    }));
  },
});

/** What is told of a week that is there. */
const createFigures = (
  kitchen: Kitchen,
  storage: Pick<Storage, 'settings' | 'table' | 'pantry'>,
  requestOf: RequestOf,
  paidBy: (userId: string) => Promise<PaidPrice[]>,
) => ({
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
      ...ofStoredList(kitchen, basis?.ingredient_list ?? ''),
    });
    return reportAsItStands(kitchen, { ...request, plan });
  },

  async shopping(
    { userId }: Person,
    plan: ShoppingRequest['plan'],
    ask: ShoppingAsk,
  ): Promise<ShoppingList> {
    const list = shoppingAt(kitchen, plan, ask, await homeOf(storage, userId, paidBy));
    return markedList({ kitchen, storage }, userId, list);
  },
});

/** Where a person shops, what their household paid, and what they are out of. */
const homeOf = async (
  { settings, pantry }: Pick<Storage, 'settings' | 'pantry'>,
  userId: string,
  paidBy: (userId: string) => Promise<PaidPrice[]>,
) => ({
  home: (await settings.read(userId)).country ?? null,
  paid: await paidBy(userId),
  ranOut: ranOutIn(await pantry.staples(userId)),
});

interface ShoppingAsk {
  /** The first day of the plan, and the one on which it is asked. */
  start?: string | undefined;
  today?: string | undefined;
  location?: string | undefined;
  ingredients?: string | undefined;
}

/** What to buy for a plan where it is asked for, else at home. @throws 400 for a country that nobody knows */
function shoppingAt(
  kitchen: Kitchen,
  plan: ShoppingRequest['plan'],
  ask: ShoppingAsk,
  { home, paid, ranOut }: Awaited<ReturnType<typeof homeOf>>,
): ShoppingList {
  const named = ask.location ?? home ?? null;
  const found = named === null ? null : findCountry(named, kitchen.catalogue);
  const country = found && withPaidPrices(found, paid);
  if (ask.location !== undefined && country === null)
    throw badRequest(
      say(
        'plans.unknownCountry',
        `We do not know the country '${ask.location.slice(0, 60)}'. Please choose one from the list.`,
        { country: ask.location.slice(0, 60) },
      ),
      'unknown_country',
    );
  const have = foodsListed(kitchen, ask.ingredients, country?.iso2 ?? null);
  return shoppingFrom(plan, ask, { country, have, ranOut }, kitchen);
}

/** For the days that are still to come; of a week that is over, all of it. */
function shoppingFrom(
  plan: ShoppingRequest['plan'],
  { start, today }: ShoppingAsk,
  where: Omit<ShoppingRequest, 'plan'>,
  { catalogue }: Pick<Kitchen, 'catalogue'>,
): ShoppingList {
  const isOver = (day: PlanDay['day']): boolean =>
    start !== undefined && today !== undefined && firstDayAt(weekdays.indexOf(day), start) < today;
  const days = plan.filter(({ day }) => isOver(day)).length;
  if (today === undefined || days === 0 || days === plan.length)
    return shoppingFor({ ...where, plan }, catalogue);
  const { over, left } = splitByDay(plan, isOver);
  return { ...shoppingFor({ ...where, plan: left, over }, catalogue), from: today };
}

/** @throws 503 with a hint when to come back, where too many plans are waiting already; 499, which nobody reads, where nobody waits */
async function answered<Answer>(
  answer: Promise<Answer>,
  late: (why: { code: 'no_plan_in_time'; error: Note }) => Answer,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    // A machine with too much to do: no fault of the plan's, and the same sentence as where the search itself runs out of time.
    if (error instanceof SolverLate) return late({ code: 'no_plan_in_time', error: noPlanInTime });
    if (error instanceof SolverCalledOff)
      throw new Refusal(499, { text: error.message }, { code: 'called_off' });
    if (error instanceof SolverBusy)
      throw new Refusal(503, say('server.plansBusy', error.message), {
        code: 'busy',
        headers: { 'retry-after': retryAfterSeconds },
      });
    throw error;
  }
}
