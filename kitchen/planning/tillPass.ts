// The last pass over a solved week: meals change places with others where the list is shorter, less is paid at the till and fewer packs are left half full.
import { anneal } from './anneal.ts';
import { Bought } from './bought.ts';
import type { Shop } from './bought.ts';
import { feedingOf, unfedIn } from './leftovers.ts';
import type { Place } from './leftovers.ts';
import type { Week } from './master.ts';
import { choicesOn, dayLossWith } from './menu.ts';
import type { Programme } from './programme.ts';
import type { Near } from './week.ts';
import { sumsOf, weekWorth } from './weekWorth.ts';
import type { PlannedDay, Sums } from './weekWorth.ts';

export interface TillPass extends Shop {
  /** The week may become worth so little, and no less; one that is worth less already loses nothing. */
  readonly floor: number;
  /** Choices and menus that came near to standing in the week; without them meals change one by one alone. */
  readonly near?: (() => Near) | undefined;
  /** Dishes that the person likes, by kind: as many of each stand in the week afterwards. */
  readonly liked?: readonly ReadonlySet<number>[];
}

/** Turns over all meals, at most. */
const sweeps = 6;
const least = 1e-6;
/** Points that food put into a week gains at the till, at most: packs that are used up, food at hand. */
const mostGained = 12;
/** Changes that are tried together, and how much worse one of them may be at first and at the end. */
const annealing = { moves: 30_000, warm: 1.2, cold: 0.05, unfed: 20, seed: 1 } as const;

type Days = readonly PlannedDay[];
const idsOf = (days: Days): number[] => days.flatMap(({ menu }) => [...menu]);

/** How many dishes of each kind that the person likes stand in a week. */
export const likedIn = ({ choices }: Week, days: Days, liked: TillPass['liked'] = []): number[] =>
  liked.map((dishes) => {
    const standing = new Set(idsOf(days).map((id) => choices.dish[id] ?? -1));
    return [...standing].filter((dish) => dishes.has(dish)).length;
  });

/** What a week may become: worth no less than the floor, and no poorer in what the person likes. */
function allowedBy(week: Week, days: Days, { floor, liked }: TillPass): (days: Days) => boolean {
  const before = likedIn(week, days, liked);
  return (changed) =>
    weekWorth(week, changed) >= floor &&
    likedIn(week, changed, liked).every((count, kind) => count >= (before[kind] ?? 0));
}

export interface LessAtTheTill {
  readonly days: PlannedDay[];
  readonly worth: number;
  readonly bought: Bought;
}

/** Changes meals of a week that keeps every hard limit for what is bought, paid and left at the till; what it gives up of the week's worth is bounded. */
export function lessAtTheTill(programme: Programme, days: Days, about: TillPass): LessAtTheTill {
  const { week } = programme;
  let result: PlannedDay[] = days.map(({ kind, menu }) => ({ kind, menu: menu.slice() }));
  const worth = weekWorth(week, result);
  const floor = Math.min(about.floor, worth);
  const allows = allowedBy(week, result, { ...about, floor });
  // A week that is worth less already has nothing to give: meal by meal its worth counts as much as the till.
  if (about.near && worth > about.floor) {
    const bought = new Bought(programme, about, idsOf(result));
    const beside = { bought, floor, allows };
    result = anneal(week, result, { ...annealing, ...about.near(), beside });
  }
  const till = new Bought(programme, about, idsOf(result));
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isBetter = sweepOver(week, result, till, { floor, allows });
    const chained = week.leftovers ? betterChain(programme, result, till, { floor, allows }) : null;
    if (chained) result = chained;
    else if (!isBetter) break;
  }
  return { days: result, worth: weekWorth(week, result), bought: till };
}

interface Bounds {
  readonly floor: number;
  readonly allows: (days: Days) => boolean;
}

/** The best choice for one meal with the others as they are, and what the week's worth changes by. */
function bestFor(
  week: Week,
  days: Days,
  { day, meal }: Place,
  {
    till,
    sums,
    worth,
    floor,
    allows,
  }: Bounds & {
    readonly till: Bought;
    readonly sums: Sums;
    readonly worth: number;
  },
): { readonly id: number; readonly change: number } {
  const { choices, kinds, leftovers } = week;
  const menus = days.map(({ menu }) => menu);
  const menu = menus[day] ?? new Int32Array();
  const own = kinds[days[day]?.kind ?? 0];
  const out = menu[meal] ?? 0;
  let best = { id: out, gain: least, change: 0 };
  if (!own) return best;
  const lossWith = dayLossWith(choicesOn(choices, own), menu, meal);
  const isFine = (id: number): boolean => {
    menu[meal] = id;
    const is = (!leftovers || unfedIn(week, menus) === 0) && allows(days);
    menu[meal] = out;
    return is;
  };
  const worthOf = (id: number): number => lossWith(id) + (own.worth[id] ?? 0) + sums.changeBy(id);
  const before = worthOf(out);
  const removed = till.put(out, -1);
  for (const id of own.open[meal] ?? []) {
    const change = worthOf(id) - before;
    if (!(worth + change >= floor) || change + removed + mostGained <= best.gain) continue;
    const gain = change + removed + till.put(id, 1);
    till.put(id, -1);
    if (gain > best.gain && isFine(id)) best = { id, gain, change };
  }
  till.put(out, 1);
  return best;
}

/** One turn over all meals, in place; whether anything was changed. */
function sweepOver(week: Week, days: Days, till: Bought, bounds: Bounds): boolean {
  const sums = sumsOf(week, days);
  let [changed, worth] = [false, weekWorth(week, days)];
  for (const [day, { kind, menu }] of days.entries())
    for (const [meal, list] of (week.kinds[kind]?.open ?? []).entries()) {
      const out = menu[meal] ?? 0;
      if (list.length < 2) continue;
      sums.put(out, -1);
      const best = bestFor(week, days, { day, meal }, { ...bounds, till, sums, worth });
      sums.put(best.id, 1);
      if (best.id === out) continue;
      exchange(till, [out], [best.id]);
      menu[meal] = best.id;
      worth += best.change;
      changed = true;
    }
  return changed;
}

/** So many dishes for a cooking and the meals that it feeds are tried in full. */
const tried = 12;

/** A cooking and the meals that it feeds, the cooking first. */
function chainsOf({ leftovers, choices }: Week, days: readonly PlannedDay[]): Place[][] {
  if (!leftovers) return [];
  const { from } = feedingOf(
    leftovers,
    choices.dish,
    days.map(({ menu }) => menu),
  );
  const chains = new Map<string, Place[]>();
  for (const [fed, place] of from) {
    const [day = 0, meal = 0] = fed.split(' ').map(Number);
    const key = `${place.day} ${place.meal}`;
    chains.set(key, [...(chains.get(key) ?? [place]), { day, meal }]);
  }
  return [...chains.values()];
}

const kindAt = ({ kinds }: Week, days: readonly PlannedDay[], { day }: Place) =>
  kinds[days[day]?.kind ?? 0];

/** Of each dish the best choice that is open at a place: cooked there, or left from before. */
function bestByDish(
  week: Week,
  days: readonly PlannedDay[],
  place: Place,
  isLeft: boolean,
): ReadonlyMap<number, number> {
  const own = kindAt(week, days, place);
  const worth = (id: number | undefined): number =>
    id === undefined ? Number.NEGATIVE_INFINITY : (own?.worth[id] ?? 0);
  const best = new Map<number, number>();
  for (const id of own?.open[place.meal] ?? []) {
    const dish = week.choices.dish[id] ?? -1;
    if ((week.leftovers?.left[id] === 1) === isLeft && worth(id) > worth(best.get(dish)))
      best.set(dish, id);
  }
  return best;
}

/** Puts some choices in place of others; returns what that is worth. */
function exchange(till: Bought, out: readonly number[], into: readonly number[]): number {
  let gain = 0;
  for (const id of out) gain += till.put(id, -1);
  for (const id of into) gain += till.put(id, 1);
  return gain;
}

function gainOf(till: Bought, out: readonly number[], into: readonly number[]): number {
  const gain = exchange(till, out, into);
  exchange(till, into, out);
  return gain;
}

/** Choices of one dish for a whole chain, those that look best first. */
function dishesFor(
  week: Week,
  days: readonly PlannedDay[],
  chain: readonly Place[],
  till: Bought,
): { readonly into: number[]; readonly gain: number }[] {
  const out = chain.map(({ day, meal }) => days[day]?.menu[meal] ?? 0);
  const options = chain.map((place, i) => bestByDish(week, days, place, i > 0));
  const worthOfAll = (ids: readonly number[]): number =>
    ids.reduce((sum, id, i) => {
      const place = chain[i];
      return sum + (place ? (kindAt(week, days, place)?.worth[id] ?? 0) : 0);
    }, 0);
  return [...(options[0]?.keys() ?? [])]
    .map((dish) => options.flatMap((byDish) => byDish.get(dish) ?? []))
    .filter((into) => into.length === chain.length)
    .map((into) => ({ into, gain: gainOf(till, out, into) }))
    .map((each) => ({ ...each, about: each.gain + worthOfAll(each.into) }))
    .sort((a, b) => b.about - a.about)
    .slice(0, tried);
}

function withChain(
  days: readonly PlannedDay[],
  chain: readonly Place[],
  into: readonly number[],
): PlannedDay[] {
  const changed = days.map(({ kind, menu }) => ({ kind, menu: menu.slice() }));
  for (const [i, { day, meal }] of chain.entries()) changed[day]?.menu.set([into[i] ?? 0], meal);
  return changed;
}

/** A cooking and all that it feeds, as another dish: the best such change, or null. */
function betterChain(
  { week }: Programme,
  days: readonly PlannedDay[],
  till: Bought,
  { floor, allows }: Bounds,
): PlannedDay[] | null {
  const before = weekWorth(week, days);
  let best: { gain: number; days: PlannedDay[]; out: number[]; into: number[] } | null = null;
  for (const chain of chainsOf(week, days)) {
    const out = chain.map(({ day, meal }) => days[day]?.menu[meal] ?? 0);
    for (const { into, gain } of dishesFor(week, days, chain, till)) {
      const changed = withChain(days, chain, into);
      const worth = weekWorth(week, changed);
      const all = gain + worth - before;
      if (worth >= floor && all > (best?.gain ?? least) && allows(changed))
        best = { gain: all, days: changed, out, into };
    }
  }
  if (best) exchange(till, best.out, best.into);
  return best?.days ?? null;
}
