// Betters a whole week by changing one meal at a time, or a cooking and the meal it feeds together, until nothing helps.
import { unfedIn } from './leftovers.ts';
import { choicesOn, dayLossWith } from './menu.ts';
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
  const { choices, kinds, leftovers } = week;
  const menus = days.map(({ menu }) => menu);
  const { put, changeBy } = sumsOf(week, days);
  let better = false;
  for (const { kind, menu } of days) {
    const own = kinds[kind];
    for (const [meal, list] of (own?.open ?? []).entries()) {
      const out = menu[meal] ?? 0;
      if (!own || list.length < 2) continue;
      const lossWith = dayLossWith(choicesOn(choices, own), menu, meal);
      const unfed = leftovers ? unfedIn(week, menus) : 0;
      const unfedWith = (id: number): number => {
        menu[meal] = id;
        const count = unfedIn(week, menus);
        menu[meal] = out;
        return count - unfed;
      };
      put(out, -1);
      const before = lossWith(out) + (own.worth[out] ?? 0) + changeBy(out);
      let best = { id: out, gain: least };
      for (const id of list) {
        const day = lossWith(id);
        if (day === Number.NEGATIVE_INFINITY) continue;
        let gain = day + (own.worth[id] ?? 0) + changeBy(id) - before;
        // A meal that feeds nothing and is fed by nothing is changed as it was before there were leftovers.
        if (gain > best.gain && leftovers && (leftovers.left[id] || leftovers.cooked[out]))
          gain -= unfedLoss * unfedWith(id);
        if (gain > best.gain) best = { id, gain };
      }
      menu[meal] = best.id;
      if (best.id !== out) better = true;
      put(best.id, 1);
    }
  }
  return better;
}

/** Gains smaller than this are rounding. */
const least = 1e-7;
