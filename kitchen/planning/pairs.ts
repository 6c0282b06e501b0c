// The move that no single meal makes: a dish cooked on one day and eaten again on a later one, in place of two other meals.
import { unfedIn } from './leftovers.ts';
import { choicesOn, dayLossWith } from './menu.ts';
import type { Kind, Menu } from './menu.ts';
import type { Week } from './master.ts';
import { searchWorth, sumsOf } from './weekWorth.ts';
import type { PlannedDay, Sums } from './weekWorth.ts';

interface Slot {
  readonly day: number;
  readonly meal: number;
  /** The best choice of each dish, cooked or from leftovers, with what it gains over the meal that stands there. */
  readonly cooked: ReadonlyMap<number, Choice>;
  readonly left: ReadonlyMap<number, Choice>;
}

/** A week of which some meals may be leftovers. */
type FedWeek = Week & { readonly leftovers: NonNullable<Week['leftovers']> };

interface Choice {
  readonly id: number;
  readonly gain: number;
}

/** So many of the pairs that look best are tried in full. */
const tried = 24;

/**
 * The week with the best pair put in, or null where none betters it. What two meals gain together is first taken to be the sum of
 * what each gains alone.
 */
export function betterPair(week: Week, days: readonly PlannedDay[]): PlannedDay[] | null {
  const { leftovers } = week;
  if (!leftovers) return null;
  const pairs = pairsOf({ ...week, leftovers }, days);
  const before = searchWorth(week, days);
  let best: { worth: number; days: PlannedDay[] } | null = null;
  for (const { first, second, cook, eat } of pairs.slice(0, tried)) {
    const changed = days.map(({ kind, menu }, day) => {
      const own = menu.slice();
      if (day === first.day) own[first.meal] = cook;
      if (day === second.day) own[second.meal] = eat;
      return { kind, menu: own };
    });
    const worth = searchWorth(week, changed);
    if (worth > (best?.worth ?? before + 1e-7)) best = { worth, days: changed };
  }
  return best?.days ?? null;
}

interface Pair {
  readonly first: Slot;
  readonly second: Slot;
  readonly cook: number;
  readonly eat: number;
  readonly gain: number;
}

/** Each dish cooked in one place and eaten again in a later one while it keeps, those first that look best. */
function pairsOf(week: FedWeek, days: readonly PlannedDay[]): Pair[] {
  const slots = slotsOf(week, days);
  const pairs: Pair[] = [];
  for (const first of slots)
    for (const second of slots) {
      const apart = second.day - first.day;
      if (apart < 1) continue;
      for (const [dish, { id, gain }] of second.left) {
        const cook = first.cooked.get(dish);
        if (!cook || (week.leftovers.keeps[id] ?? 0) < apart) continue;
        const both = gain + cook.gain;
        if (both >= -slackOfPair) pairs.push({ first, second, cook: cook.id, eat: id, gain: both });
      }
    }
  return pairs.sort((a, b) => b.gain - a.gain);
}
/** Rows that two meals share may give back this much. */
const slackOfPair = 0.5;

/** The meals that may change: those that no other meal is fed by, and that have a choice. */
function slotsOf(week: FedWeek, days: readonly PlannedDay[]): Slot[] {
  const { kinds, leftovers } = week;
  const menus = days.map(({ menu }) => menu);
  const sums = sumsOf(week, days);
  const unfed = unfedIn(week, menus);
  const feeds = (menu: Menu, meal: number): boolean => {
    const out = menu[meal] ?? 0;
    menu[meal] = -1;
    const left = unfedIn(week, menus);
    menu[meal] = out;
    return left > unfed;
  };
  const slots: Slot[] = [];
  for (const [day, planned] of days.entries())
    for (const [meal, list] of (kinds[planned.kind]?.open ?? []).entries()) {
      if (list.length < 2 || !list.some((id) => leftovers.cooked[id])) continue;
      if (feeds(planned.menu, meal)) continue;
      slots.push({ day, meal, ...bestOfDishes(week, planned, meal, sums) });
    }
  return slots;
}

/** The best choice of each dish in the place of a meal, cooked there or eaten there from leftovers. */
function bestOfDishes(
  { choices, kinds, leftovers }: FedWeek,
  { kind, menu }: PlannedDay,
  meal: number,
  { put, changeBy }: Sums,
): Pick<Slot, 'cooked' | 'left'> {
  const own = kinds[kind] as Kind;
  const out = menu[meal] ?? 0;
  const lossWith = dayLossWith(choicesOn(choices, own), menu, meal);
  const worthOf = (id: number, loss = lossWith(id)): number =>
    loss === Number.NEGATIVE_INFINITY ? loss : loss + (own.worth[id] ?? 0) + changeBy(id);
  put(out, -1);
  const before = worthOf(out);
  const [cooked, left] = [new Map<number, Choice>(), new Map<number, Choice>()];
  for (const id of own.open[meal] as Int32Array) {
    const isLeft = leftovers.left[id] === 1;
    if ((!isLeft && !leftovers.cooked[id]) || !((leftovers.keeps[id] as number) >= 1)) continue;
    keepBest(isLeft ? left : cooked, choices.dish[id] as number, {
      id,
      gain: worthOf(id) - before,
    });
  }
  put(out, 1);
  return { cooked, left };
}

function keepBest(of: Map<number, Choice>, dish: number, choice: Choice): void {
  if (choice.gain > (of.get(dish)?.gain ?? Number.NEGATIVE_INFINITY)) of.set(dish, choice);
}
