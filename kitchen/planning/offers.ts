// Dishes for one place of a plan, to choose from: everything else stays as it is, and each says what it does to the day.
import type { GeneratedPlan, PlanDay } from '../../contract/plans.ts';
import type { NotOffered, OfferedSwaps } from '../../contract/swaps.ts';
import { weekdays } from '../../domain/calendar.ts';
import { mostOffers } from '../../domain/swaps.ts';
import { isMain } from './mainMeals.ts';
import type { Dish } from './dishes.ts';
import { keptMeals, plannedMeal } from './kept.ts';
import type { Place } from './leftovers.ts';
import { dishesFor } from './offerDishes.ts';
import { offerOf, tillOf } from './offerAnswer.ts';
import { unlike } from './offerRanking.ts';
import type { Ranked } from './offerRanking.ts';
import { isWorse, WeekAround } from './offerWeek.ts';
import type { Outcome } from './offerWeek.ts';
import { refused } from './plan.ts';
import { prepare } from './prepare.ts';
import type { PlanningKitchen, Prepared } from './prepare.ts';
import { programmeOf } from './programme.ts';
import type { Choice, Kept, Programme } from './programme.ts';
import { isRefusal } from './request.ts';
import type { SwapRequest } from './swap.ts';
import { eased, minutesGivenUp } from './weekRules.ts';
import { meals } from './worth.ts';

export type OfferRequest = SwapRequest;

/** What the offers are made of. */
export interface OffersFor {
  readonly request: OfferRequest;
  readonly prepared: Prepared;
  readonly programme: Programme;
  readonly around: WeekAround;
  readonly place: Place;
  /** The choice that stood there, where it is known. */
  readonly before: number | undefined;
  /** The minutes that were asked for are given up. */
  readonly longer: boolean;
}

/** A choice for the place, with the meal that it is left over from. */
export interface Candidate extends Ranked {
  readonly id: number;
  readonly source: Kept | null;
  readonly outcome: Outcome;
}

/** Points of a favourite; of a dish at twice the usual price; of half an hour in the kitchen. */
const worth = { favourite: 6, price: -1.5, halfHour: -1 } as const;
const halfHour = 30;
/** Later meals that one cooking may feed where a person chooses so. */
const mostChosen = 2;
/** Dearer than so many times the usual price counts as this much. */
const dearest = 3;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Everything but the meal of the place stays. A meal that is no dish of ours counts as a usual one, and so does one that does not
 * fit any more: such meals are swapped one by one.
 */
function prepareAround(kitchen: PlanningKitchen, request: OfferRequest) {
  const isPlace = (day: string, slot: string): boolean =>
    day === request.day && slot === request.slot;
  const skip = weekdays.flatMap((day) =>
    meals.flatMap((slot) => (isPlace(day, slot) ? [] : [{ day, slot }])),
  );
  const { first_day: _, ...rules } = request.rules ?? {};
  return prepare(
    kitchen,
    { ...request, rules: { ...rules, skip } },
    (plan, known) => ({
      kept: keptMeals(plan, known, (day, slot) => !isPlace(day.day, slot)).kept,
      unknown: [],
    }),
    ({ day, meal }) => isPlace(weekdays[day] ?? '', meals[meal] ?? ''),
    'countedAsUsual',
  );
}

/** Meals cooked on earlier days that may be eaten once more in the place. */
function sourcesFor({ kept, brief, checked }: Prepared, { plan }: OfferRequest, place: Place) {
  if (!isMain(place.meal) || checked.cooking.later === 0) return [];
  // Who chooses it may cook for one meal more than the week's rules would.
  const later = Math.max(checked.cooking.later, mostChosen);
  const fed = (source: Kept): number =>
    plan.filter((day) =>
      meals.some((slot) => {
        const from = plannedMeal(day, slot)?.leftover_of;
        return from?.day === weekdays[source.day] && from?.slot === meals[source.meal];
      }),
    ).length;
  const allowed = new Set(brief.dishes.map(({ dish }) => dish));
  return kept.filter(
    (each) =>
      isMain(each.meal) &&
      !each.left &&
      !each.dish.out &&
      allowed.has(each.dish) &&
      each.day < place.day &&
      place.day - each.day <= each.dish.keeps &&
      fed(each) < later,
  );
}

interface Found {
  /** The best portion of each dish. */
  readonly cooked: readonly Candidate[];
  readonly left: readonly Candidate[];
  /** Dishes that break something in every portion. */
  readonly failed: number;
}

function candidatesOf(
  about: OffersFor,
  fitting: ReadonlySet<Dish>,
  out: ReadonlySet<string>,
): Found {
  const { request, prepared, programme, around, place, before } = about;
  const was =
    before === undefined ? null : around.outcomeOf([{ ...place, id: before, left: false }]);
  const own = programme.choices.flatMap((choice, id) =>
    choice.meal === place.meal && !choice.left && !out.has(choice.dish.facts.recipe.id)
      ? [{ choice, id }]
      : [],
  );
  const pointsOf = pointsIn(about, middle(own.map(({ choice }) => choice.cost)));
  const candidate = (id: number, choice: Choice, source: Kept | null): Candidate[] => {
    const outcome = around.outcomeOf([{ ...place, id, left: source !== null }]);
    if (isWorse(outcome, was)) return [];
    const fit = outcome.breaksDay ? 2 : outcome.isWhole ? 0 : 1;
    const points = pointsOf(choice, id, source !== null) - outcome.lost;
    return [{ id, dish: choice.dish, source, outcome, fit, points }];
  };
  const best = new Map<Dish, Candidate>();
  for (const { choice, id } of own)
    if (fitting.has(choice.dish))
      for (const each of candidate(id, choice, null)) {
        const other = best.get(choice.dish);
        if (!other || isBetter(each, other)) best.set(choice.dish, each);
      }
  const left = sourcesFor(prepared, request, place).flatMap((source) =>
    own
      .filter(({ choice }) => choice.dish === source.dish && choice.portion === source.portion)
      .flatMap(({ choice, id }) => candidate(id, choice, source)),
  );
  return { cooked: [...best.values()], left, failed: fitting.size - best.size };
}

/** What a choice is worth in the place whatever stands beside it. */
function pointsIn({ request, programme, place }: OffersFor, usualPrice: number) {
  const kind = programme.week.kinds.find(({ on }) => on?.includes(place.day));
  const favourites = new Set(request.favourites);
  return ({ dish, cost }: Choice, id: number, isLeft: boolean): number =>
    (kind?.worth[id] ?? 0) +
    (favourites.has(dish.facts.recipe.id) ? worth.favourite : 0) +
    (usualPrice > 0 ? worth.price * (Math.min(cost / usualPrice, dearest) - 1) : 0) +
    (isLeft ? 0 : (worth.halfHour * dish.minutes) / halfHour);
}

const isBetter = (one: Ranked, other: Ranked): boolean =>
  one.fit < other.fit || (one.fit === other.fit && one.points > other.points);

/** So many more at the most; one of all is left over from an earlier day, where there is such a meal. */
function chosenOf(
  cooked: readonly Candidate[],
  left: readonly Candidate[],
  before: readonly Candidate[],
): Candidate[] {
  const [over] = before.some(({ source }) => source)
    ? []
    : left.toSorted((a, b) => a.fit - b.fit || b.points - a.points);
  const others = cooked.filter(({ dish }) => dish !== over?.dish);
  const room = mostOffers - before.length - (over ? 1 : 0);
  return [...unlike(others, room, before), ...(over ? [over] : [])];
}

/** What is asked for, then what is usual, then without the minutes; at last what is no worse than what stands there. */
function passesOf({ brief, kept }: Prepared) {
  const asked = brief.cooking;
  const more = asked && eased(asked);
  const free = asked && minutesGivenUp(asked, kept);
  return [
    { cooking: asked, longer: false, most: 0 },
    ...(more ? [{ cooking: more, longer: true, most: 0 }] : []),
    { cooking: free, longer: true, most: 0 },
    { cooking: free, longer: true, most: Number.POSITIVE_INFINITY },
  ];
}

const wholeWeekAlone: GeneratedPlan = {
  meal_plan: null,
  source: 'kitchen',
  code: 'bad_input',
  error: 'There is no meal to swap on this day.',
};

/**
 * Up to five dishes for the place of a meal. Every one keeps the hard limits of the day and the week, the exclusions and the
 * budget, unless the meals beside it break them already: then it breaks them no further than the meal that stands there.
 */
export function offerSwaps(kitchen: PlanningKitchen, request: OfferRequest): OfferedSwaps {
  const prepared = prepareAround(kitchen, request);
  const stood = request.plan.find(({ day }) => day === request.day);
  if (isRefusal(prepared) || !stood) {
    const { code, error } = isRefusal(prepared) ? refused(prepared) : wholeWeekAlone;
    return { offers: [], currency: '', ...(code ? { code } : {}), ...(error ? { error } : {}) };
  }
  const { chosen, why } = chosenFor(kitchen, request, prepared, plannedMeal(stood, request.slot));
  const till = tillOf(request.plan, prepared, kitchen);
  const offers = chosen
    .toSorted((one, other) => Number(isLeft(one)) - Number(isLeft(other)))
    .map(({ about, candidate }) => offerOf(about, candidate, kitchen, till));
  return {
    offers,
    currency: prepared.checked.country?.currency ?? 'USD',
    ...(offers.length === 0 && why ? { not_offered: why } : {}),
  };
}

interface Chosen {
  readonly about: OffersFor;
  readonly candidate: Candidate;
}

function chosenFor(
  kitchen: PlanningKitchen,
  request: OfferRequest,
  prepared: Prepared,
  was: PlanDay['lunch_meal'],
): { readonly chosen: readonly Chosen[]; readonly why: NotOffered | undefined } {
  const place = { day: weekdays.indexOf(request.day), meal: meals.indexOf(request.slot) };
  const { not, notAgain = [] } = request;
  const out = new Set([...(not ?? []), ...notAgain, was?.recipe_id ?? '']);
  const chosen: Chosen[] = [];
  let why: NotOffered | undefined;
  for (const { cooking, longer, most } of passesOf(prepared)) {
    if (chosen.length === mostOffers || (most > 0 && chosen.length > 0)) break;
    const brief = { ...prepared.brief, cooking };
    const { dishes, counts } = dishesFor(brief, place, out, most);
    const own = { ...brief, dishes };
    const about = offersFor(kitchen, request, prepared, own, { place, was, longer });
    const fitting = new Set(dishes.map(({ dish }) => dish));
    const { cooked, left, failed } = candidatesOf(about, fitting, out);
    why ??= { ...counts, week: failed };
    const before = chosen.map(({ candidate }) => candidate);
    for (const candidate of chosenOf(cooked, left, before)) {
      out.add(candidate.dish.facts.recipe.id);
      chosen.push({ about, candidate });
    }
  }
  return { chosen, why };
}

const isLeft = ({ candidate }: Chosen): boolean => candidate.source !== null;

function offersFor(
  { catalogue }: PlanningKitchen,
  request: OfferRequest,
  prepared: Prepared,
  brief: Prepared['brief'],
  { place, was, longer }: Pick<OffersFor, 'place' | 'longer'> & { was: PlanDay['lunch_meal'] },
): OffersFor {
  const staying = new Set(brief.kept.map(({ dish }) => dish));
  const others = prepared.brief.dishes.filter(
    ({ dish }) =>
      (staying.has(dish) || dish.facts.recipe.id === was?.recipe_id) &&
      !brief.dishes.some((each) => each.dish === dish),
  );
  const programme = programmeOf({ ...brief, dishes: [...brief.dishes, ...others] }, catalogue);
  const portion = was?.portion ?? 1;
  const before = programme.choices.findIndex(
    (each) =>
      each.dish.facts.recipe.id === was?.recipe_id &&
      each.meal === place.meal &&
      each.portion === portion &&
      !each.left,
  );
  return {
    request,
    prepared,
    programme,
    around: new WeekAround(programme, place),
    place,
    before: before < 0 ? undefined : before,
    longer,
  };
}
