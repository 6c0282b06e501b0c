// What the next weeks of several people need, a line a food.
import type { MealPlan, PlanBasis } from '../../../contract/plans.ts';
import type { ShoppingLine } from '../../../contract/shopping.ts';
import type { Country } from '../../../kitchen/catalogue/types.ts';
import { foodsListed } from '../plans/typedList.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { firstDayAt, weekdays } from '../../../domain/calendar.ts';
import { foodLine } from '../../../kitchen/shopping/lines.ts';
import { splitByDay } from '../../../kitchen/shopping/daysOver.ts';
import { shoppingFor } from '../../../kitchen/shopping/shopping.ts';
import type { PlanRecord } from '../../infrastructure/database/schema.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { planOf } from '../plans/storedPlans.ts';
import type { Weighed } from './oneLine.ts';
import type { WeekRow } from './repository.ts';

/** What one week needs of one food. */
export interface Need {
  readonly key: string;
  /** What is to be bought, of the edible part; 0 where a person's own line gives no amount. */
  readonly grams: number;
  readonly meals: readonly string[];
}

/** A week is asked for again and again while people shop; it changes with its version. */
const mostKnown = 500;

/** What is still to be bought once some days are over. */
function withoutDays(all: readonly Need[], over: readonly Need[]): readonly Need[] {
  const gone = new Map(over.map((need) => [need.key, need]));
  return all.flatMap((need) => {
    const { grams = 0, meals = [] } = gone.get(need.key) ?? {};
    const left = need.meals.filter((meal) => !meals.includes(meal));
    return left.length === 0
      ? []
      : [{ ...need, grams: Math.max(0, need.grams - grams), meals: left }];
  });
}

export function createNeeds(kitchen: Kitchen, plans: Pick<Storage['plans'], 'find'>) {
  const known = new Map<string, readonly Need[]>();

  const needsOf = (
    plan: MealPlan,
    basis: PlanBasis | null | undefined,
    country: Country | null,
  ): readonly Need[] =>
    shoppingFor({ plan, country, have: haveOf(basis, country) }, kitchen.catalogue)
      .aisles.flatMap(({ items }) => items)
      .filter((item) => !item.at_hand)
      .map(({ key, grams, at_hand_grams, meals }) => ({
        key,
        grams: Math.max(0, grams - (at_hand_grams ?? 0)),
        meals,
      }));

  /** What was at hand is gone to the days that are over, as far as they took it. */
  const work = (plan: PlanRecord, country: Country | null, today: string): readonly Need[] => {
    const { mealPlan, basis } = planOf(plan);
    const all = needsOf(mealPlan, basis, country);
    const isOver = (day: MealPlan[number]['day']) =>
      firstDayAt(weekdays.indexOf(day), plan.start_date) < today;
    return mealPlan.some(({ day }) => isOver(day))
      ? withoutDays(all, needsOf(splitByDay(mealPlan, isOver).over, basis, country))
      : all;
  };
  const haveOf = (basis: PlanBasis | null | undefined, country: Country | null) =>
    foodsListed(kitchen, basis?.ingredient_list, country?.iso2 ?? null);

  const read = async ({ id, user_id: owner }: WeekRow, country: Country | null, today: string) => {
    const plan = await plans.find(owner, id);
    return plan && work(plan, country, today);
  };

  /**
   * The plan itself is read from the database once a day for each of its versions.
   * @param today the days before it are over: what they took is not bought any more
   * @returns undefined where the plan is gone by now
   */
  return async (
    week: WeekRow,
    country: Country | null,
    today: string,
  ): Promise<readonly Need[] | undefined> => {
    const name = `${week.id} ${week.version} ${country?.iso2 ?? ''} ${today}`;
    const needs = known.get(name) ?? (await read(week, country, today));
    if (!needs) return undefined;
    known.delete(name);
    known.set(name, needs);
    for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest);
    return needs;
  };
}

interface Part extends Need {
  readonly plan: string;
  readonly start: string;
  readonly isMine: boolean;
  /** Who ticked it; undefined where it is not ticked. */
  readonly by: string | null | undefined;
}

/** 'Monday lunch: Jollof rice' is on the first Monday of its week. */
const datesOf = ({ meals, start }: Pick<Part, 'meals' | 'start'>): string[] =>
  meals
    .map((meal) => weekdays.findIndex((day) => meal.startsWith(`${day} `)))
    .filter((place) => place !== -1)
    .map((place) => firstDayAt(place, start));

/**
 * One line of all that need a food. It is ticked where it is for each of its weeks; where it is for some alone, what the others
 * need is still to be bought.
 */
function lineOf(
  parts: readonly Part[],
  country: Country | null,
  { catalogue }: Kitchen,
): Weighed | null {
  const open = parts.filter(({ by }) => by === undefined);
  const counted = open.length > 0 ? open : parts;
  const [{ key }] = counted as [Part];
  const grams = counted.reduce((sum, part) => sum + part.grams, 0);
  const food = foodLine(key, grams, country, catalogue);
  if (!food) return null;
  const mine = counted.filter(({ isMine }) => isMine);
  const line: ShoppingLine = {
    ...food,
    id: `plan:${key}`,
    kind: 'planned',
    key,
    at_home: false,
    ticked: open.length === 0,
    ticked_by: open.length === 0 ? (parts[0]?.by ?? null) : null,
    added_by: null,
    plans: parts.map(({ plan }) => plan),
    meals: mine.flatMap(({ meals }) => meals),
    dates: [...new Set(mine.flatMap(datesOf))].sort(),
    note: '',
    since: 0,
  };
  return { line, grams: grams > 0 ? grams : null };
}

export interface Tick {
  readonly plan_id: string;
  readonly item_key: string;
  readonly ticked_by: string | null;
}

export interface NeededWeek {
  readonly plan: string;
  /** Its first day. */
  readonly start: string;
  readonly isMine: boolean;
  readonly needs: readonly Need[];
}

export function plannedLines(
  weeks: readonly NeededWeek[],
  ticks: readonly Tick[],
  country: Country | null,
  kitchen: Kitchen,
): Weighed[] {
  const tickOf = new Map(
    ticks.map((tick) => [`${tick.plan_id} ${tick.item_key}`, tick.ticked_by] as const),
  );
  const parts = new Map<string, Part[]>();
  for (const { plan, start, isMine, needs } of weeks)
    for (const need of needs) {
      const by = tickOf.get(`${plan} ${need.key}`);
      const part = { ...need, plan, start, isMine, by };
      parts.set(need.key, [...(parts.get(need.key) ?? []), part]);
    }
  return [...parts.values()].flatMap((own) => lineOf(own, country, kitchen) ?? []);
}
