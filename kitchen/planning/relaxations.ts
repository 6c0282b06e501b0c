// What it costs to keep a rule, and what giving way in it gives: worked out by the programme, with money as its objective.
import type { Highs } from 'highs';
import type { GeneratedPlan, PlanReport } from '../../contract/plans.ts';
import { roundMoney, roundMoneyUp } from '../../domain/money.ts';
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { cheapestWeek } from './cheapest.ts';
import type { Minutes, minutesOfWeek } from './minutes.ts';
import type { PlanningKitchen, Prepared } from './prepare.ts';
import { programmeOf } from './programme.ts';
import type { Programme } from './programme.ts';
import { amountsOf, tillReport } from './tillReport.ts';
import { eased } from './weekRules.ts';
import type { CookingRules } from './weekRules.ts';
import type { PlannedDay } from './weekWorth.ts';
import { money } from './words.ts';

type Relaxation = NonNullable<GeneratedPlan['relaxations']>[number];

/** So long at the most is looked for what keeping the minutes would cost (ms): the answer itself is known by then. */
const longestSearch = 3000;

/** Searched for again, on a machine that has more to do, the cheapest week may be a little dearer: who pays what was offered must get the week. */
const spare = 1.01;

/** The least that a week within such minutes costs each person, those that were asked for unless others are told; null where none was found. */
export function costWithin(
  { brief }: Prepared,
  { catalogue }: PlanningKitchen,
  highs: Highs,
  timeLeft: () => number,
  cooking: CookingRules | null = brief.cooking,
): number | null {
  if (!cooking || timeLeft() <= 0) return null;
  const programme = programmeOf({ ...brief, cooking }, catalogue);
  if (programme.week.kinds.some(({ open }) => open.some((list) => list.length === 0))) return null;
  const end = Math.max(0, timeLeft() - longestSearch);
  const { days, cost } = cheapestWeek(highs, programme, () => timeLeft() - end);
  return days ? cost : null;
}

/** For all who eat, so that whoever types it has enough. */
const forAll = ({ brief: { people }, checked: { country } }: Prepared, cost: number): number =>
  roundMoneyUp(cost * people, country?.minorUnits ?? 2);

/** A budget that is too small, and what is known of a larger one. */
interface TooSmall {
  /** The least that a week without the minutes costs everybody. */
  readonly smallest: number;
  /** What that week takes. */
  readonly takes: ReturnType<typeof minutesOfWeek>;
  /** What a week within the minutes costs each person, where it was worked out. */
  readonly cost: number | undefined;
}

/**
 * What would do instead of a budget that is too small: the least with more time in the kitchen, and the least within the minutes
 * asked for, or within those that are usual where there is none.
 */
export function insteadOf(
  prepared: Prepared,
  kitchen: PlanningKitchen,
  highs: Highs,
  timeLeft: () => number,
  { smallest, takes, cost: known }: TooSmall,
): Relaxation[] {
  const { currency = 'USD' } = prepared.checked.country ?? {};
  const { cooking } = prepared.brief;
  const costOf = (rules: CookingRules | null): number | null => {
    const cost = costWithin(prepared, kitchen, highs, timeLeft, rules);
    return cost === null ? null : forAll(prepared, cost);
  };
  const within = known === undefined ? costOf(cooking) : forAll(prepared, known);
  if (within !== null && within <= smallest)
    return [{ note: budgetWithin(smallest, currency), budget: smallest }];
  const least = takes
    ? {
        note: budgetMinutes(smallest, currency, takes.said),
        budget: smallest,
        ...(takes.minutes ? { minutes: takes.minutes } : {}),
      }
    : { note: budgetLonger(smallest, currency), budget: smallest };
  if (within !== null) {
    const enough = forAll(prepared, (within * spare) / prepared.brief.people);
    return [
      least,
      {
        note: budgetWithinMore(enough, roundMoney(enough - smallest), currency),
        budget: enough,
      },
    ];
  }
  const usual = cooking && eased(cooking);
  const eases = usual && costOf(usual);
  if (!usual || !eases || eases <= smallest) return [least];
  const { weekday, weekend } = usual;
  return [
    least,
    {
      note: budgetMinutes(eases, currency, usual),
      budget: eases,
      minutes: { weekday, weekend },
    },
  ];
}

/** Less than this share of the budget is no other budget. */
const hardlyMore = 1.02;

/** What the packs of the cheapest week cost at the till, where that is more than what is eaten of them; also where a week within the minutes is offered for more, whose packs cost more again. */
export function budgetForPacks(
  { checked: { country, have }, atTable: { portions } }: Prepared,
  { choices }: Programme,
  days: readonly PlannedDay[],
  offered: readonly Relaxation[],
  catalogue: Catalogue,
): Relaxation[] {
  const chosen = days.flatMap(({ menu }) => [...menu].flatMap((id) => choices[id] ?? []));
  const amounts = amountsOf(chosen).map(({ key, grams }) => ({ key, grams: grams * portions }));
  const { currency = 'USD', minorUnits = 2 } = country ?? {};
  const about = { country, catalogue, have, budget: null, currency };
  const till = roundMoneyUp(tillReport(amounts, about).till, minorUnits);
  const eaten = offered[0]?.budget ?? 0;
  const isOffered = offered.some(({ budget }) => budget === till);
  return till > eaten * hardlyMore && !isOffered
    ? [{ note: budgetPacks(till, currency), budget: till }]
    : [];
}

export const budgetPacks = (sum: number, currency: string): KitchenNote =>
  coded(
    'relaxation.budgetPacks',
    { budget: { sum, currency } },
    `In whole packs, as shops sell them, that cheapest week costs about ${money(sum, currency)} at the till, and some of them is left over.`,
  );

/** What keeping the minutes would have cost, beside a week that gave them up. @param cost each person's */
export function costOfMinutes(prepared: Prepared, cost: number | null): Kept | undefined {
  const { budget, country } = prepared.checked;
  if (cost === null || budget === null || !country) return undefined;
  const sum = forAll(prepared, cost);
  return sum <= budget
    ? undefined
    : { budget: sum, more: roundMoney(sum - budget), currency: country.currency };
}
type Kept = NonNullable<NonNullable<PlanReport['rules']>['within']>;

export const budgetLonger = (sum: number, currency: string): KitchenNote =>
  coded(
    'relaxation.budgetLonger',
    { budget: { sum, currency } },
    `${money(sum, currency)} a week pays for what is eaten if cooking may take longer than you asked for.`,
  );

export const budgetMinutes = (
  sum: number,
  currency: string,
  { weekday, weekend }: Minutes,
): KitchenNote =>
  coded(
    'relaxation.budgetMinutes',
    { budget: { sum, currency }, weekday, weekend },
    `${money(sum, currency)} a week pays for what is eaten with up to ${weekday} minutes of cooking on a weekday and ${weekend} at the weekend.`,
  );

export const budgetWithinMore = (sum: number, more: number, currency: string): KitchenNote =>
  coded(
    'relaxation.budgetWithinMore',
    { budget: { sum, currency }, more: { sum: more, currency } },
    `Within your cooking times, what is eaten costs ${money(sum, currency)} a week, ${money(more, currency)} more.`,
  );

export const budgetWithin = (sum: number, currency: string): KitchenNote =>
  coded(
    'relaxation.budgetWithin',
    { budget: { sum, currency } },
    `${money(sum, currency)} a week pays for what is eaten within your cooking times.`,
  );

export const keptMinutes = (sum: number, more: number, currency: string): KitchenNote =>
  coded(
    'relaxation.keptMinutes',
    { budget: { sum, currency }, more: { sum: more, currency } },
    `Within your cooking times, what is eaten in a week would cost about ${money(sum, currency)}, ${money(more, currency)} more than your budget.`,
  );
