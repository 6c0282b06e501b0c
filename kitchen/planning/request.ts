// What is asked of the planner, checked: money, country, people, body, food at hand, meals that stay.
import { listCut, listNotUnderstood } from './reportNotes.ts';
import type { Note } from '../../domain/notes.ts';
import type { GeneratedPlan, MealPlan, PlanRefusal, WeekRules } from '../../contract/plans.ts';
import type { HealthQuestion } from '../../contract/settings.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import type { HealthWords, Kitchen } from '../types.ts';
import { plain } from '../ingredients/words.ts';
import { type PaidPrice, withPaidPrices } from '../prices/paid.ts';
import type { OwnWritten } from '../ownRecipes/whole.ts';
import type { TablePerson } from './table.ts';
import * as refusals from './requestRefusals.ts';
import { mealsNotPlanned } from './mealsOut.ts';
import type { MealNumber } from './mealsOut.ts';
import { cookingRulesOf } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';
import { meals } from './worth.ts';

/** Everything the planner is told; plain data, so that it may travel to a worker. */
export interface PlanRequest {
  /** The person's words on their health, their settings and their answers. */
  readonly health: HealthWords;
  /** A name or an ISO 3166 code; without one, settings' country in `health`, else none. */
  readonly country?: string | null;
  /** For the whole week and all people, in the country's currency. */
  readonly budget?: number | string | null;
  /** A typed list of what is at hand; null or absent: none was asked for. */
  readonly ingredients?: string | null;
  /** How many eat, 1 to 20; 1 by default. */
  readonly people?: number | null;
  /** Those of them who are described, beside the asking person. */
  readonly table?: readonly TablePerson[] | null;
  readonly weightKg?: number | null;
  /** Daily need before any condition, kcal. */
  readonly energyKcal?: number | null;
  /** The same seed gives the same plan; another one another plan of nearly the same worth. */
  readonly seed?: number | null;
  /** A plan whose locked meals stay. */
  readonly plan?: MealPlan | null;
  /** What is left out is usual. */
  readonly rules?: WeekRules | null;
  /** Recipes that the person likes, and those that they do not want again, by id. */
  readonly favourites?: readonly string[];
  readonly notAgain?: readonly string[];
  /** Recipes that they took out of this week, by id: they come back only where nothing else fits. */
  readonly swappedOut?: readonly string[];
  /** Recipes that stood in the weeks before, by id: a favourite among them yields to one that did not. */
  readonly eaten?: readonly string[];
  /** Recipes that they wrote. */
  readonly ownRecipes?: readonly OwnWritten[];
  /** What their household paid for food. */
  readonly paid?: readonly PaidPrice[];
  /** A country's name is needed, as for a plan by budget. */
  readonly byBudget?: boolean;
}

/** Why there is no plan, with a sentence for the screen. */
export interface Refusal {
  readonly code: PlanRefusal;
  readonly error: Note;
  readonly questions?: readonly HealthQuestion[];
  readonly smallest_budget?: number;
  readonly currency?: string;
  readonly notes?: readonly Note[];
  readonly relaxations?: GeneratedPlan['relaxations'];
}

export interface CheckedRequest {
  readonly country: Country | null;
  /** For the week and all people, or null. */
  readonly budget: number | null;
  readonly people: number;
  readonly weightKg: number | null;
  readonly energyKcal: number | null;
  readonly seed: number;
  /** Keys at hand, with grams where an amount was given; null where no list was asked for. */
  readonly have: ReadonlyMap<string, number | null> | null;
  readonly cooking: CookingRules;
  /** Meals that are not to be planned. */
  readonly out: readonly MealNumber[];
  readonly notes: readonly Note[];
}

/** A week of food for 20 people costs nowhere near this, in US dollars. */
const mostMoney = 100_000;
const bad = (error: Note): Refusal => ({ code: 'bad_input', error });

/** A country by its name, an alias of it or its code, whatever the case and accents. */
export function findCountry(text: string, catalogue: Catalogue): Country | null {
  const wanted = plain(text);
  if (!wanted) return null;
  for (const country of catalogue.countries.values())
    if (
      plain(country.iso2) === wanted ||
      plain(country.name) === wanted ||
      country.aliases.some((alias) => plain(alias) === wanted)
    )
      return country;
  return null;
}

const unknown = (error: Note): Refusal => ({ code: 'unknown_country', error });

/** Asked for by name, or that of the settings; where none is named, none. */
function readCountry(request: PlanRequest, catalogue: Catalogue): Country | Refusal | null {
  const named = request.country ?? request.health.country ?? null;
  const found = named === null || named.trim() === '' ? null : findCountry(named, catalogue);
  const country = found && withPaidPrices(found, request.paid);
  if (request.country && !country)
    return unknown(refusals.unknownCountry(request.country.trim().slice(0, 60)));
  return request.byBudget && !country ? unknown(refusals.noCountry) : country;
}

/** For the week and all people; null where none was asked for. */
function readBudget(
  { byBudget, budget: given = null }: PlanRequest,
  country: Country | null,
): number | Refusal | null {
  if (given === null && !byBudget) return null;
  if (given === null || given === '') return bad(refusals.noBudget);
  const budget =
    typeof given === 'number' ? given : Number(given.trim() === '' ? Number.NaN : given);
  if (!Number.isFinite(budget))
    return bad(refusals.noNumber(typeof given === 'string' ? given.slice(0, 40) : undefined));
  if (budget <= 0) return bad(refusals.notPositive);
  if (!country) return unknown(refusals.countryForBudget);
  return budget > mostMoney * country.usdRate
    ? bad(refusals.tooMuchMoney(budget, country.currency))
    : budget;
}

const isWithin = (value: number | null | undefined, least: number, most: number): boolean =>
  value === null ||
  value === undefined ||
  (Number.isFinite(value) && value >= least && value <= most);
const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Who eats and how the search begins: none, or what is wrong with it. */
function wrongFigure({ weightKg, energyKcal, seed }: PlanRequest, people: number): Note | null {
  if (!isWhole(people, 1, 20)) return refusals.wrongPeople;
  if (!isWithin(weightKg, 30, 300)) return refusals.wrongWeight;
  if (!isWithin(energyKcal, 1000, 5000)) return refusals.wrongEnergy;
  return isWhole(seed ?? 0, 0, 2 ** 31 - 1) ? null : refusals.wrongSeed;
}

interface AtHand {
  readonly have: CheckedRequest['have'];
  readonly notes: readonly Note[];
}

function readAtHand(
  { ingredients }: PlanRequest,
  country: Country | null,
  { readIngredients }: Pick<Kitchen, 'readIngredients'>,
): AtHand | Refusal {
  if (ingredients === undefined || ingredients === null) return { have: null, notes: [] };
  const none = (error: Note): Refusal => ({ code: 'no_ingredients', error });
  if (ingredients.trim() === '') return none(refusals.noIngredients);
  const { items, notUnderstood, cut } = readIngredients(ingredients, {
    country: country?.iso2 ?? null,
  });
  if (!items.length) return none(refusals.unreadIngredients(ingredients.trim().slice(0, 80)));
  return {
    have: new Map(items.map(({ key, grams }) => [key, grams ?? null])),
    notes: [
      ...(notUnderstood.length ? [listNotUnderstood(notUnderstood)] : []),
      ...(cut ? [listCut] : []),
    ],
  };
}

/** Checks a request; a refusal says what to do. */
export function checkRequest(
  request: PlanRequest,
  kitchen: Pick<Kitchen, 'catalogue' | 'readIngredients'>,
): CheckedRequest | Refusal {
  const { weightKg = null, energyKcal = null, seed = null, rules } = request;
  const country = readCountry(request, kitchen.catalogue);
  if (country !== null && isRefusal(country)) return country;
  const budget = readBudget(request, country);
  if (typeof budget === 'object' && budget !== null) return budget;
  const people = rules?.people ?? request.people ?? 1;
  const wrong = wrongFigure(request, people);
  if (wrong) return bad(wrong);
  const out = mealsNotPlanned(rules);
  if (out.length === weekdays.length * meals.length) return bad(refusals.noMealLeft);
  const atHand = readAtHand(request, country, kitchen);
  if (isRefusal(atHand)) return atHand;
  return {
    country,
    budget,
    people,
    weightKg,
    energyKcal,
    seed: seed ?? 0,
    ...atHand,
    cooking: cookingRulesOf(rules),
    out,
  };
}

export const isRefusal = (answer: object): answer is Refusal =>
  'code' in answer && 'error' in answer;
