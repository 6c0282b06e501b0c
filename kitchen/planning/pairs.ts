// The move that no single meal makes: a dish cooked on one day and eaten again on a later one, in place of two other meals.
import { unfedIn } from './leftovers.ts';
import { choicesOn, dayLossWith } from './menu.ts';
import type { Week } from './master.ts';
import { searchWorth, sumsOf } from './weekWorth.ts';
import type { PlannedDay } from './weekWorth.ts';

interface Slot {
  readonly day: number;
  readonly meal: number;
  /** The best choice of each dish, cooked or from leftovers, with what it gains over the meal that stands there. */
  readonly cooked: ReadonlyMap<number, { readonly id: number; readonly gain: number }>;
  readonly left: ReadonlyMap<number, { readonly id: number; readonly gain: number }>;
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
  const slots = slotsOf(week, days);
  const pairs: { first: Slot; second: Slot; cook: number; eat: number; gain: number }[] = [];
  for (const first of slots)
    for (const second of slots) {
      const apart = second.day - first.day;
      if (apart < 1) continue;
      for (const [dish, { id, gain }] of second.left) {
        const cook = first.cooked.get(dish);
        if (!cook || (leftovers.keeps[id] ?? 0) < apart || gain + cook.gain < -slackOfPair)
          continue;
        pairs.push({ first, second, cook: cook.id, eat: id, gain: gain + cook.gain });
      }
    }
  pairs.sort((a, b) => b.gain - a.gain);
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
/** Rows that two meals share may give back this much. */
const slackOfPair = 0.5;

/** The meals that may change: those that no other meal is fed by, and that have a choice. */
function slotsOf(week: Week, days: readonly PlannedDay[]): Slot[] {
  const { choices, kinds, leftovers } = week;
  const menus = days.map(({ menu }) => menu);
  const { put, changeBy } = sumsOf(week, days);
  const unfed = unfedIn(week, menus);
  const slots: Slot[] = [];
  for (const [day, { kind, menu }] of days.entries()) {
    const own = kinds[kind];
    for (const [meal, list] of (own?.open ?? []).entries()) {
      const out = menu[meal] ?? 0;
      if (!own || !leftovers || list.length < 2 || !list.some((id) => leftovers.cooked[id]))
        continue;
      menu[meal] = -1;
      const feeds = unfedIn(week, menus) > unfed;
      menu[meal] = out;
      if (feeds) continue;
      const lossWith = dayLossWith(choicesOn(choices, own), menu, meal);
      put(out, -1);
      const before = lossWith(out) + (own.worth[out] ?? 0) + changeBy(out);
      const slot = { day, meal, cooked: new Map(), left: new Map() };
      for (const id of list) {
        const into = leftovers.left[id] ? slot.left : leftovers.cooked[id] ? slot.cooked : null;
        if (!into || (leftovers.keeps[id] ?? 0) < 1) continue;
        const loss = lossWith(id);
        if (loss === Number.NEGATIVE_INFINITY) continue;
        const gain = loss + (own.worth[id] ?? 0) + changeBy(id) - before;
        const known = into.get(choices.dish[id] ?? 0) as { gain: number } | undefined;
        if (!known || gain > known.gain) into.set(choices.dish[id] ?? 0, { id, gain });
      }
      put(out, 1);
      slots.push(slot);
    }
  }
  return slots;
}
