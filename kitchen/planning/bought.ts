// What a week's food comes to in a shop while its meals change: things on the list, packs that stay mostly full, what is paid, and what is used of what is at hand.
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { gramsBrewed } from '../prices/brewed.ts';
import { edibleShare } from '../prices/price.ts';
import { packsIn, stapleKeys } from '../shopping/packs.ts';
import { mostlyLeft, perKilogram } from '../shopping/till.ts';
import type { Dish } from './dishes.ts';
import type { Programme } from './programme.ts';

export interface Shop {
  readonly country: Country | null;
  readonly catalogue: Catalogue;
  /** Keys at hand, with grams where they are known. */
  readonly have: ReadonlyMap<string, number | null> | null;
  /** Portions that are cooked of each meal. */
  readonly portions: number;
  /** For all portions; null where there is none. */
  readonly budget: number | null;
  /** Points for the whole budget more than the budget. */
  readonly budgetPrice: number;
}

/**
 * Points: a thing on the list, the same where the week is to use up food at hand, a pack that stays more than half full, the whole
 * of the week's cost more at the till, and all that is at hand in known amounts.
 */
const worthOf = { thing: 1, thingBesideFood: 2, leftPack: 4, till: 12, used: 24 } as const;

/** A week over its budget is so much of it further away: a penny too much is too much. */
const firstOver = 0.01;

/** A food that no dish of the week uses yet is bought for so many servings of the dish that would. */
const servingsOfNew = 2;
/** Times of what is eaten of it that a food is taken to cost in its packs, at most. */
const mostForPack = 8;

/** Less than this is not bought. */
const nothing = 0.05;

/** A food as it is bought: at hand are so many grams of it, without a size it is sold by weight. */
interface Food {
  readonly perGram: number;
  readonly edible: number;
  readonly sizes: readonly number[] | null;
  readonly stock: number;
  /** More of it than is at hand is a thing on the list. */
  readonly isListed: boolean;
}

/** Entries of a dish are `from[dish]` up to `from[dish + 1]`. */
interface Lines {
  readonly from: Int32Array;
  readonly of: Int32Array;
  readonly grams: Float64Array;
}

const linesOf = (dishes: readonly ReadonlyMap<number, number>[]): Lines => {
  const from = [0];
  for (const own of dishes) from.push((from.at(-1) ?? 0) + own.size);
  return {
    from: Int32Array.from(from),
    of: Int32Array.from(dishes.flatMap((own) => [...own.keys()])),
    grams: Float64Array.from(dishes.flatMap((own) => [...own.values()])),
  };
};

/** Grams at hand by thing, where all of them are known; Infinity where some amount is not. */
function stockOf(have: Shop['have']): ReadonlyMap<string, number> {
  const stock = new Map<string, number>();
  for (const [key, grams] of have ?? [])
    stock.set(
      groupOf(key),
      (stock.get(groupOf(key)) ?? 0) + gramsBrewed(key, grams ?? Number.POSITIVE_INFINITY),
    );
  return stock;
}

/** The foods of all dishes, numbered through, and what each dish takes of them. */
class Larder {
  readonly foods: Food[] = [];
  readonly #shop: Shop;
  readonly #stock: ReadonlyMap<string, number>;
  readonly #staples: ReadonlySet<string>;
  readonly #stapleThings: ReadonlySet<string>;
  readonly #numbers = new Map<string, number>();
  readonly #things = new Map<string, number>();

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#stock = stockOf(shop.have);
    this.#staples = stapleKeys(shop.country, shop.catalogue);
    this.#stapleThings = new Set([...this.#staples].map(groupOf));
  }

  /** What is at hand is one food, whichever of its kind a dish asks for. */
  #numberOf(food: Ingredient, stock: number): number {
    const name = stock > 0 ? `${groupOf(food.key)} at hand` : food.key;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const { country, catalogue } = this.#shop;
    const pack = catalogue.packs.get(food.key);
    const sizes = pack && packsIn(pack, country);
    const isWeighed =
      stock > 0 || this.#staples.has(food.key) || !pack || pack.usedSlowly || sizes?.loose;
    this.#numbers.set(name, this.foods.length);
    return (
      this.foods.push({
        perGram: perKilogram(food, country) / 1000,
        edible: edibleShare(food),
        sizes: isWeighed || !sizes?.grams.length ? null : sizes.grams,
        stock,
        isListed: stock > 0 && !this.#stapleThings.has(groupOf(food.key)),
      }) - 1
    );
  }

  /** Grams of each food for one serving a head, and the things that are no staple. */
  of({ facts: { recipe } }: Dish): {
    readonly grams: Map<number, number>;
    readonly things: Map<number, number>;
  } {
    const [grams, things] = [new Map<number, number>(), new Map<number, number>()];
    const { catalogue, portions } = this.#shop;
    for (const line of recipe.ingredients) {
      const food = catalogue.ingredients.get(line.key);
      const thing = groupOf(line.key);
      const stock = this.#stock.get(thing) ?? 0;
      if (!food || line.key === 'water' || stock === Number.POSITIVE_INFINITY) continue;
      const number = this.#numberOf(food, stock);
      grams.set(number, (grams.get(number) ?? 0) + (line.grams * portions) / recipe.serves);
      if (line.optional || stock > 0 || this.#stapleThings.has(thing)) continue;
      if (!this.#things.has(thing)) this.#things.set(thing, this.#things.size);
      things.set(this.#things.get(thing) ?? 0, 1);
    }
    return { grams, things };
  }

  get things(): number {
    return this.#things.size;
  }
}

/** Grams of the whole packs, all of one size, that leave the least of what is needed (`packsFor`). */
function wholePacks(need: number, sizes: readonly number[]): number {
  let [least, bought] = [Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < sizes.length; i += 1) {
    const size = sizes[i] as number;
    const all = Math.ceil(need / size - 1e-9) * size;
    if (all - need < least - 1e-9) [least, bought] = [all - need, all];
  }
  return bought;
}

/** The sums of a week, and what they are worth. */
export class Bought {
  readonly #dish: Int32Array;
  readonly #portion: Float64Array;
  readonly #lines: Lines;
  readonly #listed: Lines;
  readonly #foods: readonly Food[];
  readonly #grams: Float64Array;
  readonly #users: Int32Array;
  readonly #paidFor: Float64Array;
  readonly #isLeft: Uint8Array;
  readonly #inThings: Int32Array;
  readonly #budget: number | null;
  readonly #stock: number;
  readonly #thing: number;
  readonly #budgetPrice: number;
  #paid = 0;
  #left = 0;
  #things = 0;
  #used = 0;
  /** Paid for the week as it was solved: what a share of it is worth does not change on the way. */
  #usual = 1;
  points = 0;

  constructor({ choices, week }: Programme, shop: Shop, ids: Iterable<number>) {
    const larder = new Larder(shop);
    const dishes: ReturnType<Larder['of']>[] = [];
    this.#dish = week.choices.dish;
    for (const [id, { dish }] of choices.entries()) dishes[this.#dish[id] ?? 0] ??= larder.of(dish);
    this.#portion = Float64Array.from(choices, ({ portion }) => portion);
    this.#lines = linesOf(dishes.map(({ grams }) => grams));
    this.#listed = linesOf(dishes.map(({ things }) => things));
    this.#foods = larder.foods;
    this.#grams = new Float64Array(this.#foods.length);
    this.#users = new Int32Array(this.#foods.length);
    this.#paidFor = new Float64Array(this.#foods.length);
    this.#isLeft = new Uint8Array(this.#foods.length);
    this.#inThings = new Int32Array(larder.things);
    this.#stock = this.#foods.reduce((sum, { stock }) => sum + stock, 0);
    this.#thing = shop.have ? worthOf.thingBesideFood : worthOf.thing;
    this.#budget = shop.budget;
    this.#budgetPrice = shop.budgetPrice;
    for (const id of ids) this.put(id, 1);
    this.#usual = Math.max(this.#paid, 1e-9);
    this.points = this.#worth();
  }

  #worth(): number {
    const over = this.isOverBudget ? this.overBudget + firstOver : 0;
    return (
      (this.#stock > 0 ? (worthOf.used * this.#used) / this.#stock : 0) -
      this.#thing * this.#things -
      worthOf.leftPack * this.#left -
      (worthOf.till * this.#paid) / this.#usual -
      this.#budgetPrice * over
    );
  }

  /** For all portions, in whole packs. */
  get paid(): number {
    return this.#paid;
  }

  /** The share of the budget that is paid beyond it. */
  get overBudget(): number {
    return this.#budget === null ? 0 : Math.max(0, this.#paid / this.#budget - 1);
  }

  get isOverBudget(): boolean {
    return this.overBudget > 0;
  }

  /** Buys a food again. */
  #buy(at: number): void {
    const { perGram, edible, sizes, stock } = this.#foods[at] as Food;
    const buy = (this.#grams[at] as number) - stock;
    let paid = Math.max(0, buy) * perGram;
    let isLeft = 0;
    if (sizes && buy > nothing) {
      const need = buy / edible;
      const bought = wholePacks(need, sizes);
      paid = bought * edible * perGram;
      isLeft = bought - need > bought * mostlyLeft ? 1 : 0;
    }
    this.#paid += paid - (this.#paidFor[at] as number);
    this.#left += isLeft - (this.#isLeft[at] as number);
    this.#paidFor[at] = paid;
    this.#isLeft[at] = isLeft;
  }

  /** Times of what is eaten of a food that its packs cost: as the week uses it, or for `grams` where it does not yet. */
  #rateOf(at: number, grams: number): number {
    const { perGram, edible, sizes, stock } = this.#foods[at] as Food;
    const now = this.#grams[at] as number;
    if (now > nothing) return (this.#paidFor[at] as number) / (now * perGram);
    const need = Math.max(0, servingsOfNew * grams - stock) / edible;
    return sizes && need > nothing ? wholePacks(need, sizes) / need : 1;
  }

  /** Money for a serving of each dish for all portions, by the dish's number: each food as it costs in the packs of the week. */
  paidByDish(): Float64Array {
    const { from, of, grams } = this.#lines;
    return Float64Array.from({ length: from.length - 1 }, (_, dish) => {
      let sum = 0;
      for (let i = from[dish] as number; i < (from[dish + 1] as number); i += 1) {
        const [at, own] = [of[i] as number, grams[i] as number];
        const { perGram } = this.#foods[at] as Food;
        sum += own * perGram * Math.min(mostForPack, this.#rateOf(at, own));
      }
      return sum;
    });
  }

  /** Adds a choice, or takes it out; returns what that is worth. */
  put(id: number, sign: 1 | -1): number {
    const dish = this.#dish[id] as number;
    const portion = sign * (this.#portion[id] as number);
    const { from, of, grams } = this.#lines;
    for (let i = from[dish] as number, end = from[dish + 1] as number; i < end; i += 1) {
      const at = of[i] as number;
      const { stock, isListed } = this.#foods[at] as Food;
      const before = this.#grams[at] as number;
      this.#users[at] = (this.#users[at] as number) + sign;
      const after = this.#users[at] === 0 ? 0 : before + portion * (grams[i] as number);
      this.#grams[at] = after;
      if (stock > 0) {
        this.#used += Math.min(after, stock) - Math.min(before, stock);
        if (isListed)
          this.#things += Number(after > stock + nothing) - Number(before > stock + nothing);
      }
      this.#buy(at);
    }
    const { from: first, of: thing } = this.#listed;
    for (let i = first[dish] as number, end = first[dish + 1] as number; i < end; i += 1) {
      const at = thing[i] as number;
      const before = this.#inThings[at] as number;
      this.#inThings[at] = before + sign;
      if (before + sign === 0) this.#things -= 1;
      else if (before === 0) this.#things += 1;
    }
    const change = this.#worth() - this.points;
    this.points += change;
    return change;
  }
}
