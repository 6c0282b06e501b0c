// Everything before a week's programme: what is asked, whom it is for, the dishes that pass the gate, the meals that stay.
import type { MealPlan } from '../../contract/plans.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Kitchen, Understanding } from '../types.ts';
import { conditionsOf, dishesForAll } from './admitted.ts';
import { dishesOf } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { gateOf } from './gate.ts';
import type { KeptMeals, KnownMeals } from './kept.ts';
import { needsOf } from './limits.ts';
import type { Needs } from './limits.ts';
import { mealsOut } from './mealsOut.ts';
import { priceMargin } from './priceMargin.ts';
import type { MealNumber } from './mealsOut.ts';
import { ownDishesOf } from './ownDishes.ts';
import type { Brief, Kept } from './programme.ts';
import * as refusals from './refusals.ts';
import { checkRequest, isRefusal } from './request.ts';
import type { CheckedRequest, PlanRequest, Refusal } from './request.ts';
import { peopleAtTable } from './table.ts';
import type { PeopleAtTable } from './table.ts';
import { weighedMeal } from './wordsDish.ts';
import { meals } from './worth.ts';

export type PlanningKitchen = Pick<Kitchen, 'catalogue' | 'understand' | 'readIngredients'>;

export interface Prepared {
  readonly checked: CheckedRequest;
  readonly understanding: Understanding;
  /** Of the asking person alone; the brief's are everybody's. */
  readonly needs: Needs;
  readonly atTable: PeopleAtTable;
  readonly brief: Brief;
  /** As it was given. */
  readonly plan: MealPlan | null;
  readonly kept: readonly Kept[];
}

const fittingOf = (kept: readonly Kept[], dishes: Brief['dishes']): Kept[] => {
  const allowed = new Set(dishes.map(({ dish }) => dish));
  return kept.filter(({ dish }) => allowed.has(dish));
};

/** Why no week can be made of these dishes around what stays, in a sentence; null where one may be. */
function lackingOf({
  kept,
  unknown,
  dishes,
}: KeptMeals & { readonly dishes: Brief['dishes'] }): KitchenNote | null {
  if (unknown.length) return refusals.unknownMeals(unknown);
  const fitting = new Set(fittingOf(kept, dishes));
  const unsafe = kept.filter((each) => !fitting.has(each));
  if (unsafe.length) return refusals.unfitLocked(unsafe.map(({ dish }) => dish.facts.recipe.title));
  const lacking = meals.filter(
    (meal) => !dishes.some(({ dish }) => dish.facts.recipe.meals.includes(meal)),
  );
  return lacking.length ? refusals.noDishFor(lacking) : null;
}

function knownMeals(
  dishes: readonly Dish[],
  { ownRecipes = [] }: PlanRequest,
  { checked: { country }, atTable: { portions: people, rules } }: Fed,
  catalogue: Catalogue,
): KnownMeals {
  const about = { people, rules, ownRecipes, catalogue, country };
  return { people, dishes, words: (day, slot) => weighedMeal(day, slot, about) };
}

const tasteOf = (
  { favourites = [], eaten, swappedOut = [] }: PlanRequest,
  { country, have, seed }: CheckedRequest,
  conditions: readonly string[],
  { energyKcal, limits }: Needs,
  catalogue: Catalogue,
): Brief['taste'] => ({
  country,
  conditions: conditions.flatMap((id) => catalogue.conditions.get(id) ?? []),
  have: have ? new Set(have.keys()) : null,
  favourites: new Set(favourites.filter((id) => !swappedOut.includes(id))),
  swappedOut: new Set(swappedOut),
  eaten: new Set(eaten),
  energyKcal,
  mealLimits: limits.filter(({ span }) => span === 'meal' || span === 'breakfast'),
  seed,
});

/** A portion's money, and how much of it is better left. */
const moneyOf = (
  { budget, country }: CheckedRequest,
  portions: number,
  catalogue: Catalogue,
): Pick<Brief, 'budget' | 'margin'> =>
  budget === null
    ? { budget }
    : { budget: budget / portions, margin: priceMargin(country, catalogue) };

/** Whom a week feeds: the request as it was checked, what is known of the person's health, and who sits at the table. */
type Fed = Pick<Prepared, 'checked' | 'understanding' | 'needs' | 'atTable'>;

function whomToFeed(kitchen: PlanningKitchen, request: PlanRequest): Fed | Refusal {
  const checked = checkRequest(request, kitchen);
  if (isRefusal(checked)) return checked;
  const { people } = checked;
  const country = checked.country?.iso2 ?? null;
  const understanding = kitchen.understand({ ...request.health, country });
  const stop = gateOf(understanding, request, kitchen);
  if (stop) return stop;
  const { person, notes } = understanding;
  const answers = { ...request.health.answers, ...understanding.answered };
  const answer = needsOf(person, answers, checked, kitchen.catalogue);
  if ('conflict' in answer) return { code: 'conflict', error: answer.conflict, notes };
  const { needs } = answer;
  const atTable = peopleAtTable(
    { table: request.table ?? [], own: { person, needs }, people, country },
    kitchen,
  );
  return isRefusal(atTable) ? { ...atTable, notes } : { checked, understanding, needs, atTable };
}

/** What becomes of a meal that stays and that somebody at the table must not eat. */
export type UnfitMeals = 'refused' | 'countedAsUsual';

/** Everything before the programme: input, health, limits, dishes that pass the gate, meals that stay. */
export function prepare(
  kitchen: PlanningKitchen,
  request: PlanRequest,
  keep: (plan: MealPlan, known: KnownMeals) => KeptMeals,
  isSwapped: (place: MealNumber) => boolean = () => false,
  unfit: UnfitMeals = 'refused',
): Prepared | Refusal {
  const { catalogue } = kitchen;
  const fed = whomToFeed(kitchen, request);
  if (isRefusal(fed)) return fed;
  const { checked, understanding, atTable } = fed;
  const { needs, portions } = atTable;

  const own = ownDishesOf(request.ownRecipes ?? [], catalogue, checked.country);
  const all = [...dishesOf(catalogue), ...own];
  const found: KeptMeals = request.plan
    ? keep(request.plan, knownMeals(all, request, fed, catalogue))
    : { kept: [], unknown: [] };
  const { kept: staying, unknown, uncounted = [] } = found;
  const inWords = staying.flatMap(({ dish }) => (dish.words ? [dish] : []));
  const dishes = dishesForAll([...all, ...inWords], atTable, catalogue);
  const kept = unfit === 'refused' ? staying : fittingOf(staying, dishes);
  const lacking = lackingOf({ kept, unknown, dishes });
  if (lacking !== null) return { code: 'impossible', error: lacking, notes: understanding.notes };

  const isKept = ({ day, meal }: MealNumber): boolean =>
    kept.some((each) => each.day === day && each.meal === meal);
  const notPlanned = [...checked.out, ...uncounted];
  const out = mealsOut(notPlanned, needs, (place) => isSwapped(place) || isKept(place));
  const stays = [...kept, ...out];
  const conditions = conditionsOf(understanding.person, atTable);
  return {
    ...fed,
    plan: request.plan ?? null,
    kept: stays,
    brief: {
      dishes: [...dishes, ...out.map(({ dish }) => ({ dish, caution: false }))],
      needs,
      taste: tasteOf(request, checked, conditions, needs, catalogue),
      ...moneyOf(checked, portions, catalogue),
      cooking: checked.cooking,
      people: portions,
      notAgain: new Set(request.notAgain),
      kept: stays,
    },
  };
}
