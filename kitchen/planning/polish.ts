// Betters a whole week by changing one meal at a time, or a cooking and the meal it feeds together, until nothing helps.
import { unfedIn } from './leftovers.ts';
import { choicesOn, dayLossWith } from './menu.ts';
import type { Kind, Menu } from './menu.ts';
import type { Week } from './master.ts';
import { betterPair } from './pairs.ts';
import { sumsOf, unfedLoss } from './weekWorth.ts';
import type { PlannedDay } from './weekWorth.ts';

/**
 * Changes one meal at a time to the best choice open to it, over and over, while the week gets better; then a meal and one that it
 * feeds, and so on.
 * @param days a week that keeps every hard limit, from Monday on
 * @param sweeps at most so many times over all meals
 */
export function polish(week: Week, days: readonly PlannedDay[], sweeps: number): PlannedDay[] {
  let result: PlannedDay[] = days.map(({ kind, menu }) => ({ kind, menu: menu.slice() }));
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    if (sweepOver(week, result)) continue;
    const paired = week.leftovers ? betterPair(week, result) : null;
    if (!paired) break;
    result = paired;
  }
  return result;
}

/** One turn over all meals, in place; whether anything was bettered. */
function sweepOver(week: Week, days: readonly PlannedDay[]): boolean {
  const menus = days.map(({ menu }) => menu);
  const sums = sumsOf(week, days);
  let better = false;
  for (const { kind, menu } of days)
    for (const [meal, list] of (week.kinds[kind]?.open ?? []).entries()) {
      if (list.length < 2) continue;
      const out = menu[meal] ?? 0;
      sums.put(out, -1);
      menu[meal] = bestFor(week, { kind, menu }, meal, menus, sums.changeBy);
      sums.put(menu[meal], 1);
      if (menu[meal] !== out) better = true;
    }
  return better;
}

/** The choice that betters the week most in the place of a meal, which is out of the week's sums; the meal itself where none does. */
function bestFor(
  week: Week,
  { kind, menu }: PlannedDay,
  meal: number,
  menus: readonly Menu[],
  changeBy: (id: number) => number,
): number {
  const { choices, leftovers } = week;
  const own = week.kinds[kind] as Kind;
  const out = menu[meal] ?? 0;
  const lossWith = dayLossWith(choicesOn(choices, own), menu, meal);
  const unfed = leftovers ? unfedIn(week, menus) : 0;
  const unfedWith = (id: number): number => {
    menu[meal] = id;
    const count = unfedIn(week, menus);
    menu[meal] = out;
    return count - unfed;
  };
  const before = lossWith(out) + (own.worth[out] ?? 0) + changeBy(out);
  let best = { id: out, gain: least };
  for (const id of own.open[meal] ?? []) {
    const day = lossWith(id);
    if (day === Number.NEGATIVE_INFINITY) continue;
    let gain = day + (own.worth[id] ?? 0) + changeBy(id) - before;
    // A meal that feeds nothing and is fed by nothing is changed as it was before there were leftovers.
    if (gain > best.gain && leftovers && (leftovers.left[id] || leftovers.cooked[out]))
      gain -= unfedLoss * unfedWith(id);
    if (gain > best.gain) best = { id, gain };
  }
  return best.id;
}

/** Gains smaller than this are rounding. */
const least = 1e-7;
