// Which of the dishes that fit are offered: what fits the day first, then what is liked, cheap and quick, and not five of a kind.
import { groupOf } from '../ingredients/likeness.ts';
import type { Dish } from './dishes.ts';

/** A dish in a place, and how well it stands there. */
export interface Ranked {
  readonly dish: Dish;
  /** 0: keeps every aim of the day; 1: every limit; 2: a limit is broken, as before. */
  readonly fit: 0 | 1 | 2;
  readonly points: number;
}

/** Points that one point of likeness to a dish that is offered already takes away. */
const likeness = { base: 4, main: 4, cuisine: 1.5 } as const;
const starchy: ReadonlySet<string> = new Set(['grain', 'flour', 'bread', 'noodle', 'root']);

/** What fills the plate: rice, bread, potatoes; null where nothing of the kind does. */
export function baseOf({ grams }: Pick<Dish, 'grams'>): string | null {
  let most = { grams: 0, base: null as string | null };
  for (const { ingredient, grams: own } of grams)
    if (starchy.has(ingredient.category) && own > most.grams)
      most = {
        grams: own,
        base: ingredient.category === 'grain' ? groupOf(ingredient.key) : ingredient.category,
      };
  return most.base;
}

function likenessOf(one: Dish, other: Dish): number {
  const [base, same] = [baseOf(one), baseOf(other)];
  return (
    (base !== null && base === same ? likeness.base : 0) +
    (one.main === other.main ? likeness.main : 0) +
    (one.facts.recipe.cuisine === other.facts.recipe.cuisine ? likeness.cuisine : 0)
  );
}

/** The best of them, each time the one that is best beside those taken before it. */
export function unlike<Each extends Ranked>(
  ranked: readonly Each[],
  most: number,
  before: readonly Ranked[],
): Each[] {
  const taken: Each[] = [];
  const rest = ranked.map((each) => ({
    each,
    less: before.reduce((sum, { dish }) => sum + likenessOf(each.dish, dish), 0),
  }));
  while (taken.length < most && rest.length > 0) {
    let best = 0;
    for (const [i, { each, less }] of rest.entries()) {
      const { each: other, less: otherLess } = rest[best] ?? { each, less };
      if (
        each.fit < other.fit ||
        (each.fit === other.fit && each.points - less > other.points - otherLess)
      )
        best = i;
    }
    const [next] = rest.splice(best, 1);
    if (!next) break;
    taken.push(next.each);
    for (const one of rest) one.less += likenessOf(one.each.dish, next.each.dish);
  }
  return taken;
}
