// An offer in words and figures: what it does to the day, and what becomes of the meals that were left over from the one before.
import type { MealPlan, PlanDay } from '../../contract/plans.ts';
import type { DayChange, MealBeside, SwapOffer } from '../../contract/swaps.ts';
import { weekdays } from '../../domain/calendar.ts';
import { roundMoney } from '../../domain/money.ts';
import { titleWithoutNote } from '../../domain/mealTitle.ts';
import { estimatedMark } from '../recipes/facts.ts';
import { tillFor } from '../shopping/shopping.ts';
import { answerFor, ingredientLines, mealOf, mealText } from './answer.ts';
import type { Dish } from './dishes.ts';
import { plannedMeal } from './kept.ts';
import type { Place } from './leftovers.ts';
import type { Candidate, OffersFor } from './offers.ts';
import { isWorse } from './offerWeek.ts';
import type { Put } from './offerWeek.ts';
import type { PlanningKitchen, Prepared } from './prepare.ts';
import type { Choice } from './programme.ts';
import { dayFiguresOf } from './figures.ts';
import { meals } from './worth.ts';

/** Figures of a day that are told: its energy, what is missed, and what changes most. */
const mostTold = 4;
const fits = ['whole', 'limits', 'as_before'] as const;

interface Fed extends Place {
  readonly portion: number;
}

/** Meals that were left over from the one in the place. */
const fedBy = ({ prepared, request }: OffersFor): Fed[] =>
  prepared.kept.flatMap(({ day, meal, portion }) => {
    const own = request.plan.find((each) => each.day === weekdays[day]);
    const slot = meals[meal];
    const from = own && slot ? plannedMeal(own, slot)?.leftover_of : undefined;
    return from?.day === request.day && from.slot === request.slot ? [{ day, meal, portion }] : [];
  });

/** The new dish in a place that was fed by the old one, where it keeps so long and nothing is broken by it. */
function followingPut(
  { programme, around, place, prepared }: OffersFor,
  { dish, source, outcome }: Candidate,
  puts: readonly Put[],
  fed: Fed,
): Put | null {
  const { later } = prepared.checked.cooking;
  const kept = fed.day - place.day <= dish.keeps && puts.length <= later;
  if (source || !kept || outcome.breaksDay) return null;
  const id = programme.choices.findIndex(
    (each) => each.dish === dish && each.meal === fed.meal && each.portion === fed.portion,
  );
  if (id < 0) return null;
  const put = { day: fed.day, meal: fed.meal, id, left: true };
  const both = around.outcomeOf([...puts, put]);
  return both.breaksDay === outcome.breaksDay && !isWorse(both, outcome) ? put : null;
}

function besideOf(about: OffersFor, puts: readonly Put[]): MealBeside[] {
  const { programme, around, request } = about;
  const told = ({ day, meal }: Place, becomes: MealBeside['becomes'], cooked?: Dish) => {
    const at = leftoverOf({ day, meal });
    const own = request.plan.find((each) => each.day === at.day);
    const mark = cooked ? estimatedMark(cooked.facts.recipe) : {};
    return {
      ...at,
      title: titleWithoutNote(own?.[at.slot] ?? ''),
      becomes,
      minutes: cooked?.minutes ?? 0,
      ...mark,
    };
  };
  const follows = fedBy(about).map((fed) => {
    const isPut = puts.some(({ day, meal }) => day === fed.day && meal === fed.meal);
    const dish = programme.choices[around.at(fed) ?? -1]?.dish;
    return isPut ? told(fed, 'leftovers') : told(fed, 'cooked', dish);
  });
  return [...follows, ...onceOf(about, puts, told)];
}

/** Of a meal that was itself left over: its cooking feeds its own day alone, unless it feeds others still. */
function onceOf(
  { request }: OffersFor,
  puts: readonly Put[],
  told: (place: Place, becomes: 'once') => MealBeside,
): MealBeside[] {
  const stood = request.plan.find(({ day }) => day === request.day);
  const from = stood && plannedMeal(stood, request.slot)?.leftover_of;
  if (!from || puts.length === 0) return [];
  const isEaten = request.plan.some((day) =>
    meals.some((slot) => {
      const own = plannedMeal(day, slot)?.leftover_of;
      const isHere = day.day === request.day && slot === request.slot;
      return !isHere && own?.day === from.day && own.slot === from.slot;
    }),
  );
  return isEaten
    ? []
    : [told({ day: weekdays.indexOf(from.day), meal: meals.indexOf(from.slot) }, 'once')];
}

/** By how much of its limit a figure changes. */
const weightOf = ({ before, after: { value, min, max } }: DayChange): number =>
  before === null ? 0 : Math.abs(value - before) / (max ?? min ?? 1);

/** A nutrient with several limits is told once, by the first of them. */
const oncePerNutrient = <Told>(
  sorted: readonly Told[],
  figureOf: (told: Told) => { readonly nutrient: string },
): Told[] => {
  const nutrients = sorted.map((told) => figureOf(told).nutrient);
  return sorted.filter((_, i) => nutrients.indexOf(nutrients[i] ?? '') === i);
};

function changesOf(
  { around, programme, prepared, place, before }: OffersFor,
  puts: readonly Put[],
) {
  const figures = (own: readonly Put[]) =>
    dayFiguresOf(around.menuOf(place.day, own), programme.choices, prepared.needs, 1);
  const was = before === undefined ? null : figures([{ ...place, id: before, left: false }]);
  const changes = figures(puts).map((after, i): DayChange => ({
    before: was?.[i]?.value ?? null,
    after,
  }));
  const [energy, ...others] = changes;
  const sorted = others
    // The day's energy is told already.
    .filter(({ after }) => after.nutrient !== 'energy_kcal' || !after.met)
    .toSorted(
      (one, other) =>
        Number(one.after.met) - Number(other.after.met) || weightOf(other) - weightOf(one),
    );
  const told = oncePerNutrient(sorted, ({ after }) => after);
  // What the day misses is told in full.
  const missed = told.filter(({ after }) => !after.met).length;
  return [...(energy ? [energy] : []), ...told].slice(0, Math.max(mostTold, 1 + missed));
}

/** From this share of a limit on, the day is said to come near it. */
const near = 0.9;

/** What the day is for each of the others, at their own portion: what it misses, and the limits that it comes near. */
function othersOf(
  { around, programme, prepared, place }: OffersFor,
  puts: readonly Put[],
): Pick<SwapOffer, 'others'> {
  const others = prepared.atTable.members.flatMap(({ name, needs, portion }) => {
    if (!needs) return [];
    const figures = dayFiguresOf(around.menuOf(place.day, puts), programme.choices, needs, portion);
    const isNear = ({ nutrient, value, max, priority }: (typeof figures)[number]): boolean =>
      nutrient !== 'energy_kcal' && priority === 'hard' && max !== null && value >= near * max;
    const missed = figures.filter(({ met }) => !met);
    const told = [
      ...missed.filter(({ priority }) => priority === 'hard'),
      ...figures.filter((each) => each.met && isNear(each)),
      ...missed.filter(({ priority }) => priority !== 'hard'),
    ];
    return [{ name, figures: oncePerNutrient(told, (each) => each) }];
  });
  return others.length > 0 ? { others } : {};
}

const leftoverOf = (from: Place) => ({
  day: weekdays[from.day] ?? 'Monday',
  slot: meals[from.meal] ?? 'lunch',
});

/** The days that are another with it: its own, and those of the meals that were left over from the one before. */
function daysOf(
  about: OffersFor,
  puts: readonly Put[],
  source: Place | null,
  kitchen: PlanningKitchen,
): PlanDay[] {
  const { request, prepared, programme, around, place } = about;
  const answer = { ...answerFor(prepared, kitchen.catalogue), locked: new Set<string>() };
  const changed = new Map<string, PlanDay>();
  const put = (at: Place, choice: Choice | undefined, from: Place | null): void => {
    const { day, slot } = leftoverOf(at);
    const own = changed.get(day) ?? request.plan.find((each) => each.day === day);
    if (!own || !choice) return;
    const left = from && leftoverOf(from);
    const isLocked = plannedMeal(own, slot)?.locked === true && at !== puts[0];
    changed.set(day, {
      ...own,
      [slot]: mealText(choice.dish, answer.have),
      [`${slot}_ingredients`]: ingredientLines(choice.dish, choice.portion * answer.people),
      [`${slot}_meal`]: mealOf({ ...choice, left: left !== null }, answer, left, isLocked),
    });
  };
  for (const each of puts)
    put(each, programme.choices[each.id], each.left ? (source ?? place) : null);
  for (const fed of fedBy(about))
    if (!puts.some(({ day, meal }) => day === fed.day && meal === fed.meal))
      put(fed, programme.choices[around.at(fed) ?? -1], null);
  return [...changed.values()];
}

/** What becomes of all of them, in the order in which they are put. */
function putsOf(about: OffersFor, candidate: Candidate): Put[] {
  const puts: Put[] = [{ ...about.place, id: candidate.id, left: candidate.source !== null }];
  for (const fed of fedBy(about)) {
    const put = followingPut(about, candidate, puts, fed);
    if (put) puts.push(put);
  }
  return puts;
}

/** What a week costs at the till. */
export const tillOf = (
  plan: MealPlan,
  { checked: { country, have } }: Pick<Prepared, 'checked'>,
  { catalogue }: PlanningKitchen,
): number => tillFor({ plan, country, have }, catalogue);

/** By how much the week's total changes: in whole packs, some of which other meals share. */
function tillChange(
  { request, prepared }: OffersFor,
  days: readonly PlanDay[],
  kitchen: PlanningKitchen,
  till: number,
): number {
  const changed = request.plan.map((day) => days.find((each) => each.day === day.day) ?? day);
  return roundMoney(tillOf(changed, prepared, kitchen) - till);
}

export function offerOf(
  about: OffersFor,
  candidate: Candidate,
  kitchen: PlanningKitchen,
  till: number,
): SwapOffer {
  const { request, prepared, programme, before } = about;
  const { id, dish, source, fit, outcome } = candidate;
  const puts = putsOf(about, candidate);
  const { portions } = prepared.atTable;
  const days = daysOf(about, puts, source, kitchen);
  return {
    recipe_id: dish.facts.recipe.id,
    title: dish.facts.recipe.title,
    minutes: source ? 0 : dish.minutes,
    ...(source ? {} : estimatedMark(dish.facts.recipe)),
    longer: about.longer && !source,
    cost: roundMoney((programme.choices[id]?.cost ?? 0) * portions),
    till_change: before === undefined ? null : tillChange(about, days, kitchen, till),
    ...(source ? { leftover_of: leftoverOf(source) } : {}),
    favourite: request.favourites?.includes(dish.facts.recipe.id) ?? false,
    fit: fits[fit],
    breaks_week: outcome.breaksWeek,
    figures: changesOf(about, puts),
    ...othersOf(about, puts),
    beside: besideOf(about, puts),
    days,
  };
}
