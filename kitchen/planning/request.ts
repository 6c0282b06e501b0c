// What is asked of the planner, checked: money, country, people, body, food at hand, meals that stay.
import type { MealPlan, PlanRefusal, WeekRules } from '../../contract/plans.ts';
import type { HealthQuestion } from '../../contract/settings.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import type { HealthWords, Kitchen } from '../types.ts';
import { plain } from '../ingredients/words.ts';
import { mealsNotPlanned } from './mealsOut.ts';
import type { MealNumber } from './mealsOut.ts';
import { cookingRulesOf } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';
import { money } from './words.ts';
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
  /** Adults, 1 to 20; 1 by default. */
  readonly people?: number | null;
  readonly weightKg?: number | null;
  /** Daily need before any condition, kcal. */
  readonly energyKcal?: number | null;
  /** The same seed gives the same plan; another one another plan of nearly the same worth. */
  readonly seed?: number | null;
  /** A plan whose locked meals stay. */
  readonly plan?: MealPlan | null;
  /** What is left out is usual. */
  readonly rules?: WeekRules | null;
  /** A country's name is needed, as for a plan by budget. */
  readonly byBudget?: boolean;
}

/** Why there is no plan, with a sentence for the screen. */
export interface Refusal {
  readonly code: PlanRefusal;
  readonly error: string;
  readonly questions?: readonly HealthQuestion[];
  readonly smallest_budget?: number;
  readonly currency?: string;
  readonly notes?: readonly string[];
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
  readonly notes: readonly string[];
}

/** A week of food for 20 people costs nowhere near this, in US dollars. */
const mostMoney = 100_000;
const bad = (error: string): Refusal => ({ code: 'bad_input', error });

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

/** Checks a request; a refusal says what to do. */
export function checkRequest(
  request: PlanRequest,
  kitchen: Pick<Kitchen, 'catalogue' | 'readIngredients'>,
): CheckedRequest | Refusal {
  const { catalogue } = kitchen;
  const named = request.country ?? request.health.country ?? null;
  const country = named === null || named.trim() === '' ? null : findCountry(named, catalogue);
  if (request.country && !country)
    return {
      code: 'unknown_country',
      error: `We do not know the country '${request.country.trim().slice(0, 60)}'. Please choose one from the list.`,
    };
  if (request.byBudget && !country)
    return { code: 'unknown_country', error: 'Please choose a country.' };

  let budget: number | null = null;
  if (request.byBudget || (request.budget ?? null) !== null) {
    const given = request.budget ?? null;
    if (given === null || given === '') return bad('Please enter a weekly budget.');
    budget = typeof given === 'number' ? given : Number(given.trim() === '' ? Number.NaN : given);
    if (!Number.isFinite(budget))
      return bad(
        `A weekly budget is a number, such as 15000; ${typeof given === 'string' ? `'${given.slice(0, 40)}'` : 'what was sent'} is none.`,
      );
    if (budget <= 0) return bad('A weekly budget must be more than 0.');
    if (!country)
      return {
        code: 'unknown_country',
        error: 'A budget needs a country, for its currency and its prices.',
      };
    if (budget > mostMoney * country.usdRate)
      return bad(
        `A weekly budget of ${money(budget, country.currency)} is more than any week of food costs. Please check the amount.`,
      );
  }

  const within = (value: number | null | undefined, least: number, most: number): boolean =>
    value === null ||
    value === undefined ||
    (Number.isFinite(value) && value >= least && value <= most);
  const people = request.rules?.people ?? request.people ?? 1;
  if (!Number.isInteger(people) || people < 1 || people > 20)
    return bad('A plan is for 1 to 20 people.');
  if (!within(request.weightKg, 30, 300))
    return bad('A weight is between 30 and 300 kg; plans are for adults.');
  if (!within(request.energyKcal, 1000, 5000))
    return bad('An energy need is between 1,000 and 5,000 kcal a day; plans are for adults.');
  const seed = request.seed ?? 0;
  if (!Number.isInteger(seed) || seed < 0 || seed > 2 ** 31 - 1)
    return bad('A seed is a whole number from 0.');

  const out = mealsNotPlanned(request.rules);
  if (out.length === weekdays.length * meals.length) return bad('No meal is left to plan.');

  const notes: string[] = [];
  let have: Map<string, number | null> | null = null;
  if (request.ingredients !== undefined && request.ingredients !== null) {
    if (request.ingredients.trim() === '')
      return { code: 'no_ingredients', error: 'Please enter your ingredients list' };
    const { items, notUnderstood, cut } = kitchen.readIngredients(request.ingredients, {
      country: country?.iso2 ?? null,
    });
    if (!items.length)
      return {
        code: 'no_ingredients',
        error: `We could not read any ingredient in '${request.ingredients.trim().slice(0, 80)}'. Please name foods, such as rice, eggs, tomatoes.`,
      };
    have = new Map(items.map(({ key, grams }) => [key, grams ?? null]));
    if (notUnderstood.length)
      notes.push(
        `We did not understand ${notUnderstood
          .slice(0, 8)
          .map((text) => `'${text.slice(0, 40)}'`)
          .join(', ')}${notUnderstood.length > 8 ? ' and more' : ''}.`,
      );
    if (cut) notes.push('Your list was longer than can be read at once, so its end was left out.');
  }
  return {
    country,
    budget,
    people,
    weightKg: request.weightKg ?? null,
    energyKcal: request.energyKcal ?? null,
    seed,
    have,
    cooking: cookingRulesOf(request.rules),
    out,
    notes,
  };
}

export const isRefusal = (answer: object): answer is Refusal =>
  'code' in answer && 'error' in answer;
