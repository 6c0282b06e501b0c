// The first menus of a week's pool: good days that share few dishes.
import { valuesUnder } from './master.ts';
import { choicesOn } from './menu.ts';
import type { Kind } from './menu.ts';
import { tightenMultipliers } from './multipliers.ts';
import { priceMenus } from './pricing.ts';
import type { PricedMenu } from './menuSearch.ts';
import type { Search } from './search.ts';
import type { PlannedDay } from './weekWorth.ts';

/** How far under its bound a first day is looked for, and among how many menus. */
const depths = [
  [1.5, 4_000],
  [5, 20_000],
  [8, 200_000],
  [40, 200_000],
] as const;
const [firstSteps, steps] = [120, 25];
/** Points that a dish costs more for each day that has it. */
const again = 1.5;
/** Days of a kind without leftovers. */
const mostFresh = 3;

/** The best days of a kind that a short search meets. */
function goodDays(
  search: Search,
  kind: Kind,
  values: Float64Array,
  multipliers: Float64Array,
  bound: number,
): readonly PricedMenu[] {
  for (const [depth, effort] of depths) {
    const { menus, visited } = priceMenus(
      choicesOn(search.week.choices, kind),
      kind.open,
      values,
      multipliers,
      { threshold: bound - depth, keep: 4, effort, enough: 40 },
    );
    search.visited += visited;
    if (menus.length) return menus;
  }
  return [];
}

/** Opens the pool with good days that share few dishes: each day found makes its dishes dearer for the next. */
export function seed(
  search: Search,
  known: readonly (readonly PlannedDay[])[],
  days: number,
): void {
  const { kinds, choices: all } = search.week;
  for (const week of known) for (const { kind, menu } of week) search.master.add(kind, [menu]);
  const dearer = new Float64Array(all.dish.length);
  const most = kinds.reduce((at, kind, k) => (kind.days > (kinds[at]?.days ?? 0) ? k : at), 0);
  const isOpen = kinds.map(({ open }) => {
    const mask = new Uint8Array(all.dish.length);
    for (const list of open) for (const id of list) mask[id] = 1;
    return mask;
  });
  for (const [k, kind] of kinds.entries()) {
    let target: number | null = null;
    for (let turn = 0, turns = k === most ? days : 2; turn < turns; turn += 1) {
      const found = seedKind(search, k, kind, dearer, target, turn === 0 ? firstSteps : steps);
      const menus = found.map(({ menu }) => menu);
      for (const other of kinds.keys())
        search.master.add(
          other,
          menus.filter((menu) => menu.every((id) => isOpen[other]?.[id] === 1)),
        );
      target = found[0]?.value ?? null;
      for (const id of menus[0] ?? []) {
        const dish = all.dish[id] ?? 0;
        dearer[dish] = (dearer[dish] ?? 0) + again;
      }
    }
  }
  seedFresh(search, dearer);
}

/** Days on which everything is cooked, so that the pool can fill the week whatever leftovers have no source in it. */
function seedFresh(search: Search, dearer: Float64Array): void {
  const { kinds, leftovers, choices } = search.week;
  if (!leftovers) return;
  for (const [k, kind] of kinds.entries()) {
    const open = kind.open.map((list) => list.filter((id) => leftovers.left[id] !== 1));
    if (open.some((list) => list.length === 0)) continue;
    let target: number | null = null;
    for (let turn = 0; turn < Math.min(kind.days, mostFresh); turn += 1) {
      const found = seedKind(
        search,
        k,
        { ...kind, open },
        dearer,
        target,
        turn === 0 ? firstSteps : steps,
      );
      search.master.add(
        k,
        found.map(({ menu }) => menu),
      );
      target = found[0]?.value ?? null;
      for (const id of found[0]?.menu ?? []) {
        const dish = choices.dish[id] ?? 0;
        dearer[dish] = (dearer[dish] ?? 0) + again;
      }
    }
  }
}

/** Good days of one kind. */
function seedKind(
  search: Search,
  k: number,
  kind: Kind,
  dearer: Float64Array,
  target: number | null,
  most: number,
): readonly PricedMenu[] {
  const { rows, links, choices: all } = search.week;
  const guesses = new Float64Array(rows.length + (links?.length ?? 0));
  if (links) guesses.set(links, rows.length);
  const choices = choicesOn(all, kind);
  const values = valuesUnder(search.week, kind, guesses);
  for (let id = 0; id < values.length; id += 1)
    values[id] = (values[id] ?? 0) - (dearer[choices.dish[id] ?? 0] ?? 0);
  const { multipliers, bound } = tightenMultipliers(
    choices,
    kind.open,
    values,
    search.multipliers[k] ?? new Float64Array(choices.rows.length),
    target,
    most,
  );
  search.multipliers[k] = multipliers;
  return goodDays(search, kind, values, multipliers, bound);
}
