// A solved week as it is bought: less at the till where that costs little, and within the budget there, for shops sell whole packs.
import type { Catalogue } from '../catalogue/types.ts';
import { Bought } from './bought.ts';
import type { Dish } from './dishes.ts';
import { likedKinds } from './favourites.ts';
import type { Week } from './master.ts';
import type { Prepared } from './prepare.ts';
import type { PackPrices, Programme } from './programme.ts';
import { lessAtTheTill, likedIn } from './tillPass.ts';
import type { LessAtTheTill, TillPass } from './tillPass.ts';
import type { WeekSolution } from './week.ts';
import type { PlannedDay } from './weekWorth.ts';

/** Shares of its worth that a week may be short of for less at the till: where it is within the budget there, where it is to use up food at hand, where it costs more than the budget, and where nothing else has brought it there. */
const given = { usual: 0.02, withFood: 0.06, overBudget: 0.05, atLast: 0.15 } as const;
/** Points for the whole budget more than the budget: beside a week's worth, and where the budget has to be kept. */
const priceOfBudget = { usual: 200, strict: 1000 } as const;
/** So often a week over its budget is looked for again, with what its packs cost. */
const turns = 2;
/** The share of the budget that is aimed at: packs come out otherwise than they were reckoned. */
const aim = 0.98;

/** The same week looked for once more. */
export interface SolveAgain {
  /** With another price of a serving for each dish. */
  readonly priced: (packs: PackPrices) => WeekSolution;
  /** With money alone as its aim; null where none was found in the time for it. */
  readonly cheapest: (programme: Programme) => readonly PlannedDay[] | null;
}

export interface AtTheTill {
  readonly days: readonly PlannedDay[];
  readonly worth: number;
  /** What the week gave up its worth for, which the proof says: whole packs within the budget, or food at hand. */
  readonly chosenFor: ChosenFor | null;
  /** For a week over the budget: what the cheapest that was found costs at the till, this one among them. */
  readonly leastTill: number | null;
}

export type ChosenFor = 'packs' | 'foodAtHand';

/** Money for a serving of each dish for one person, in the packs that a week has; what the person likes costs what is eaten. */
function packPrices(
  week: Week,
  numbers: ReadonlyMap<Dish, number>,
  { days, bought }: LessAtTheTill,
  { portions, liked }: Pick<TillPass, 'portions' | 'liked'>,
): PackPrices {
  const paid = bought.paidByDish();
  const isLiked = (number: number): boolean => liked?.some((own) => own.has(number)) === true;
  return {
    liked: likedIn(week, days, liked),
    paidFor: (dish, eaten) => {
      const number = numbers.get(dish) ?? -1;
      return isLiked(number) ? eaten : (paid[number] ?? 0) / portions / aim;
    },
  };
}

/** The share of the budget that a week costs more than it at the till; 0 without a budget. */
export function overAtTheTill(
  { checked: { country, budget, have }, atTable: { portions } }: Prepared,
  programme: Programme,
  days: readonly PlannedDay[],
  catalogue: Catalogue,
): number {
  if (budget === null) return 0;
  const shop = { country, catalogue, have, portions, budget, budgetPrice: priceOfBudget.usual };
  return new Bought(
    programme,
    shop,
    days.flatMap(({ menu }) => [...menu]),
  ).overBudget;
}

/** The better of two: one within the budget before one that is not, else by worth and by what is paid over the budget. */
function better(one: LessAtTheTill, other: LessAtTheTill): LessAtTheTill {
  if (one.bought.isOverBudget !== other.bought.isOverBudget)
    return one.bought.isOverBudget ? other : one;
  const valueOf = ({ worth, bought }: LessAtTheTill): number =>
    worth - priceOfBudget.strict * bought.overBudget;
  return valueOf(other) > valueOf(one) ? other : one;
}

/** For a week over its budget: the cheapest that is found where that is the better one, and the least that either costs. */
function besideCheapest(
  found: LessAtTheTill,
  cheapest: () => LessAtTheTill | null,
): { readonly week: LessAtTheTill; readonly leastTill: number | null } {
  const least = found.bought.isOverBudget ? cheapest() : null;
  if (!least) return { week: found, leastTill: null };
  const week = better(found, least);
  const leastTill = Math.min(least.bought.paid, found.bought.paid);
  return { week, leastTill: week.bought.isOverBudget ? leastTill : null };
}

/** Dishes that the person likes, by kind, as their numbers. */
const likedNumbers = (dishes: ReadonlyMap<Dish, number>, favourites: ReadonlySet<string>) =>
  likedKinds(dishes.keys(), favourites).map(
    (own) => new Set([...own].map((dish) => dishes.get(dish) ?? -1)),
  );

/** What a week may become worth that gives up a share of its worth. */
const floorAt = (of: number, share: number): number => of - share * Math.abs(of);

/** The week with less bought, paid and left over at the till; where it costs more there than the budget, a week that does not, if one is found, else the least that one costs. */
export function atTheTill(
  { checked: { country, budget, have }, brief, atTable: { portions } }: Prepared,
  programme: Programme,
  { days, worth, bound, near }: WeekSolution,
  solveAgain: SolveAgain,
  catalogue: Catalogue,
): AtTheTill {
  if (!days) return { days: [], worth, chosenFor: null, leastTill: null };
  const { choices, week } = programme;
  const dishes = new Map(choices.map(({ dish }, id) => [dish, week.choices.dish[id] ?? -1]));
  const liked = likedNumbers(dishes, brief.taste.favourites);
  const about = { country, catalogue, have, portions, budget, liked };
  const pass = (from: readonly PlannedDay[], share: number): LessAtTheTill => {
    const bounds = { near, floor: floorAt(bound, share), budgetPrice: priceOfBudget.usual };
    return lessAtTheTill(programme, from, { ...about, ...bounds });
  };
  const strictly = (from: readonly PlannedDay[], bounds: Pick<TillPass, 'near' | 'floor'>) =>
    lessAtTheTill(programme, from, { ...about, ...bounds, budgetPrice: priceOfBudget.strict });
  const usualShare = have ? given.withFood : given.usual;
  const usual = pass(days, usualShare);
  const first = usual.bought.isOverBudget
    ? pass(usual.days, Math.max(usualShare, given.overBudget))
    : usual;
  let best = first;
  for (let turn = 0; turn < turns && best.bought.isOverBudget; turn += 1) {
    const again = solveAgain.priced(packPrices(week, dishes, best, about));
    if (!again.days) break;
    let from = again.days;
    for (const share of [given.overBudget, given.atLast]) {
      const bounds = { near: again.near, floor: floorAt(again.worth, share) };
      const bought = strictly(from, bounds);
      best = better(best, bought);
      if (!bought.bought.isOverBudget) break;
      from = bought.days;
    }
  }
  const { week: bought, leastTill } = besideCheapest(best, () => {
    const cheapest = solveAgain.cheapest(programme);
    return cheapest && strictly(cheapest, { floor: Number.NEGATIVE_INFINITY });
  });
  const isForPacks = bought !== first && !bought.bought.isOverBudget;
  const chosenFor = isForPacks ? 'packs' : have ? 'foodAtHand' : null;
  return { days: bought.days, worth: bought.worth, chosenFor, leastTill };
}
