// Puts the menus of a week on its days: leftovers on the day after, the same main ingredient apart.
import type { Menu } from './menu.ts';
import type { PlannedDay } from './polish.ts';
import type { Choice } from './programme.ts';

/** All orders of a list; seven days have at most 5! × 2! of them. */
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) =>
    ordersOf([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

/** A dish that keeps, eaten again the day after at the same or the next main meal: cooked once. */
export function isLeftover(before: Choice, after: Choice): boolean {
  return before.dish === after.dish && before.dish.facts.recipe.keeping !== '' && before.meal !== 0;
}

/** How well one day follows another: leftovers used, the same dish or main ingredient not repeated otherwise. */
function follows(before: Menu, after: Menu, choices: readonly Choice[]): number {
  let score = 0;
  for (const a of before)
    for (const b of after) {
      const [one, other] = [choices[a], choices[b]];
      if (!one || !other) continue;
      if (one.dish === other.dish) score += isLeftover(one, other) && other.meal !== 0 ? 2 : -2;
      else if (one.dish.main === other.dish.main && one.meal === other.meal) score -= 1;
    }
  return score;
}

/**
 * Orders menus over the days of their kind, Monday first.
 * @param days which days each kind has, Monday = 0
 * @returns seven menus; the same menus always come in the same order
 */
export function arrange(
  planned: readonly PlannedDay[],
  days: readonly (readonly number[])[],
  choices: readonly Choice[],
): Menu[] {
  const byKind = days.map((_, kind) =>
    planned
      .filter((day) => day.kind === kind)
      .map(({ menu }) => menu)
      .sort((a, b) => (a.join() < b.join() ? -1 : 1)),
  );
  let week: Menu[] = [];
  for (const [kind, own] of days.entries())
    for (const [i, day] of own.entries()) week[day] = byKind[kind]?.[i] ?? new Int32Array();
  const score = (menus: readonly Menu[]): number =>
    menus
      .slice(1)
      .reduce((sum, menu, i) => sum + follows(menus[i] ?? new Int32Array(), menu, choices), 0);
  for (const [kind, own] of days.entries()) {
    let best = { score: score(week), week };
    for (const order of ordersOf(byKind[kind] ?? [])) {
      const changed = [...week];
      for (const [i, day] of own.entries()) changed[day] = order[i] ?? new Int32Array();
      const changedScore = score(changed);
      if (changedScore > best.score + 1e-9) best = { score: changedScore, week: changed };
    }
    week = best.week;
  }
  return week;
}
