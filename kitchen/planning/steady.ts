// Pricing between the prices of the linear programme and those of the best bound so far.
import { emptyDay, valuesUnder } from './master.ts';
import type { PooledMenu, Prices, Slack, Week } from './master.ts';
import { choicesOn } from './menu.ts';
import type { Kind } from './menu.ts';
import { tightenMultipliers } from './multipliers.ts';
import type { Search } from './search.ts';
import { priceClosely } from './splitting.ts';

/** Prices of the week's rows and links, and what no week is worth more than under them. */
export interface Center {
  readonly rows: Float64Array;
  readonly bound: number;
}

const epsilon = 1e-6;
const steps = 25;
const [keep, enough, effort] = [25, 400, 400_000];
/** The share of the center while days are empty, and after. */
const shares = { empty: 0.9, filled: 0.5 } as const;
/** So near to the bound, as a share of it, the linear programme's own prices are as good. */
const near = 0.005;

/** Nothing charged but the links, which have the price that pricing takes as long as no menu stands in them. */
export function firstCenter({ rows, links }: Week): Center {
  const prices = new Float64Array(rows.length + (links?.length ?? 0));
  prices.set(links ?? [], rows.length);
  return { rows: prices, bound: Number.POSITIVE_INFINITY };
}

/** What a menu of the pool is worth under other values of its choices. */
function worthUnder(
  { worth: own }: Kind,
  { menu, worth }: PooledMenu,
  values: Float64Array,
): number {
  let sum = worth;
  for (const id of menu) sum += (values[id] ?? 0) - (own[id] ?? 0);
  return sum;
}

/** The most that a menu of the pool is worth under values of its choices; an empty day where there is none. */
function bestOfPool({ week, master }: Search, k: number, values: Float64Array): number {
  const kind = week.kinds[k];
  let best = -emptyDay;
  if (kind)
    for (const pooled of master.pool)
      if (pooled.kind === k) best = Math.max(best, worthUnder(kind, pooled, values));
  return best;
}

const beyond = (price: number, slack: Slack | undefined): number =>
  slack && price > slack.price ? (price - slack.price) * slack.most : 0;

/** What the week's rows add to its bound at given prices: the most that their limits give, and what may go past them. */
function boundOfRows({ rows }: Week, prices: Float64Array): number {
  let sum = 0;
  for (const [i, { lo, hi, over, under }] of rows.entries()) {
    const price = prices[i] ?? 0;
    if (price > 0) sum += price * hi + beyond(price, over);
    else if (price < 0) sum += price * lo + beyond(-price, under);
  }
  return sum;
}

/** Adds the menus that are worth most under some prices; how many the linear programme wants, and the bound that the prices prove. */
function priceAt(
  search: Search,
  prices: Prices,
  rows: Float64Array,
): { readonly wanted: number; readonly bound: number } {
  const { week, master } = search;
  let [wanted, bound] = [0, boundOfRows(week, rows)];
  for (const [k, kind] of week.kinds.entries()) {
    const choices = choicesOn(week.choices, kind);
    const values = valuesUnder(week, kind, rows);
    // No menu of the pool is worth more: what is found is new, and what is not found bounds all others.
    const threshold = bestOfPool(search, k, values) + epsilon;
    const start = search.multipliers[k] ?? new Float64Array(choices.rows.length);
    const { multipliers } = tightenMultipliers(choices, kind.open, values, start, threshold, steps);
    search.multipliers[k] = multipliers;
    const options = { threshold, keep, effort, enough };
    const priced = priceClosely(choices, kind.open, values, multipliers, options);
    search.visited += priced.visited;
    bound += kind.days * priced.upper;
    const own = valuesUnder(week, kind, prices.rows);
    const before = master.pool.length;
    master.add(
      k,
      priced.menus.map(({ menu }) => menu),
    );
    for (const pooled of master.pool.slice(before))
      if (worthUnder(kind, pooled, own) > (prices.kinds[k] ?? 0) + epsilon) wanted += 1;
  }
  return { wanted, bound };
}

/**
 * One round of pricing with smoothed prices (Wentges 1997). Where the linear programme gains nothing, its own prices swing from round
 * to round and ask for menus that are never used; between them and the center most that is found is of use, and the bound falls.
 * @returns how many of the added menus the linear programme wants; 0 where its own prices have to be asked
 */
export function priceSteadily(
  search: Search,
  prices: Prices,
  { center, bound }: { readonly center: Center; readonly bound: number },
): { readonly wanted: number; readonly center: Center } {
  if (bound - prices.objective <= near * Math.abs(bound)) return { wanted: 0, center };
  const share = prices.empty > epsilon ? shares.empty : shares.filled;
  const rows = center.rows.map((at, i) => share * at + (1 - share) * (prices.rows[i] ?? 0));
  const priced = priceAt(search, prices, rows);
  const isBetter = priced.bound < center.bound;
  return { wanted: priced.wanted, center: isBetter ? { rows, bound: priced.bound } : center };
}
