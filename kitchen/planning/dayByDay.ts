// From days that are alike to the days of the week one by one: what the search for whole weeks begins with.
import { orderedWeek } from './leftovers.ts';
import { valuesUnder } from './master.ts';
import type { Prices, Week } from './master.ts';
import { choicesOn } from './menu.ts';
import type { Kind, Menu } from './menu.ts';
import { boundedValues } from './mealRanking.ts';
import type { Search } from './search.ts';
import type { PlannedDay } from './weekWorth.ts';

/** So many of a kind's menus, and so much under the best of them at most, are taken into the days; and so many without leftovers in any case. */
const [perKind, nearly, freshest] = [200, 10, 4];
/** Choices of a meal that annealing tries. */
const perMeal = 80;

/** The kind of a search that stands for a day of the week as it is. */
const likeOf = ({ week }: Search, { on }: Kind): number =>
  week.kinds.findIndex((own) => own.on?.includes(on?.[0] ?? -1));

/** The menus of the pool that come nearest to being worth having, of each kind of day, best first. */
export function nearest(search: Search, prices: Prices): Menu[][] {
  const { kinds, leftovers } = search.week;
  const isFresh = (menu: Menu): boolean => menu.every((id) => leftovers?.left[id] !== 1);
  return kinds.map((kind, k) => {
    const values = valuesUnder(search.week, kind, prices.rows);
    let fresh = 0;
    return search.master.pool
      .filter((pooled) => pooled.kind === k)
      .map(({ menu, worth }) => ({
        menu,
        reduced: menu.reduce(
          (sum, id) => sum - (kind.worth[id] ?? 0) + (values[id] ?? 0),
          worth - (prices.kinds[k] ?? 0),
        ),
      }))
      .sort((a, b) => b.reduced - a.reduced)
      .filter(
        ({ menu, reduced }, at) =>
          (at < perKind && reduced > -nearly) || (isFresh(menu) && (fresh += 1) <= freshest),
      )
      .map(({ menu }) => menu);
  });
}

/**
 * A search over the same week day by day, opened with the menus of this one that come nearest to being worth having.
 * @param isWhole with all choices, so that its bound holds for the week; else with those of its menus, which is quicker
 */
export function dayByDay(
  search: Search,
  week: Week,
  prices: Prices,
  known: readonly (readonly PlannedDay[])[],
  isWhole = false,
): Search {
  const taken = nearest(search, prices);
  const menus = [...taken.flat(), ...known.flatMap((days) => days.map(({ menu }) => menu))];
  const all = [Int32Array.from(week.choices.dish.keys())];
  const daily = search.over(orderedWeek(week, isWhole ? all : menus), isWhole ? 4 : 1);
  for (const [k, kind] of week.kinds.entries()) {
    const like = likeOf(search, kind);
    daily.multipliers[k] = search.multipliers[like]?.slice() ?? new Float64Array();
    daily.master.add(k, taken[like] ?? []);
    for (const days of known) daily.master.add(k, days[k] ? [days[k].menu] : []);
  }
  return daily;
}

/** The choices of each day's meals that are worth most to the linear programme, best first. */
export function bestChoices(search: Search, prices: Prices): Int32Array[][] {
  const { choices, kinds } = search.week;
  return kinds.map((kind, k) => {
    const values = valuesUnder(search.week, kind, prices.rows);
    const charged = boundedValues(
      choicesOn(choices, kind),
      values,
      search.multipliers[k] ?? new Float64Array(),
      kind.open,
      new Float64Array(values.length),
    );
    return kind.open.map((list) =>
      list
        .slice()
        .sort((a, b) => (charged[b] ?? 0) - (charged[a] ?? 0) || a - b)
        .slice(0, perMeal),
    );
  });
}

/** The menus that the linear programme wants most, a kind of day after the other, whether together they keep the limits or not. */
export function rounded({ week, master }: Search): PlannedDay[] {
  master.solve();
  const counts = master.counts();
  return week.kinds.map((_, kind) => {
    let most = -1;
    for (const [entry, pooled] of master.pool.entries())
      if (pooled.kind === kind && (most < 0 || (counts[entry] ?? 0) > (counts[most] ?? 0)))
        most = entry;
    return { kind, menu: master.pool[most]?.menu ?? new Int32Array() };
  });
}
