// The index of a set of recipes: which recipe needs what, and which meets nothing that a person must not eat.
import type { Catalogue } from '../catalogue/types.ts';
import type { Rules } from '../safety/rules.ts';
import type { Facts } from './facts.ts';
import { needsOf, postingsOf, scratchOf } from './postings.ts';
import type { Postings, Scratch } from './postings.ts';

export interface SuggestionIndex {
  readonly facts: readonly Facts[];
  readonly postings: Postings;
  readonly scratch: Scratch;
  /** Each recipe's tags as bits, so that a person's bans are met in one pass. */
  readonly bits: Uint32Array;
  readonly bitOf: ReadonlyMap<string, number>;
  readonly words: number;
}

/** Builds the index, once; time and memory grow with the number of recipe lines. */
export function indexSuggestions(facts: readonly Facts[], catalogue: Catalogue): SuggestionIndex {
  const postings = postingsOf(facts.map(({ recipe }) => needsOf(recipe, catalogue.ingredients)));
  const bitOf = new Map<string, number>();
  for (const { tags } of facts)
    for (const tag of tags) if (!bitOf.has(tag)) bitOf.set(tag, bitOf.size);
  const words = Math.max(1, Math.ceil(bitOf.size / 32));
  const bits = new Uint32Array(facts.length * words);
  for (const [i, { tags }] of facts.entries())
    for (const tag of tags) {
      const bit = bitOf.get(tag) ?? 0;
      const at = i * words + (bit >> 5);
      bits[at] = (bits[at] ?? 0) | (1 << (bit & 31));
    }
  return { facts, postings, scratch: scratchOf(facts.length), bits, bitOf, words };
}

/** Whether a recipe meets none of the person's bans: a quick test before the gate itself. */
export function quickTest(index: SuggestionIndex, rules: Rules): (recipe: number) => boolean {
  const mask = new Uint32Array(index.words);
  for (const [tag, { by }] of rules.bans) {
    if (by.of === 'allergen' && rules.allowed.size > 0) continue;
    const bit = index.bitOf.get(tag);
    if (bit !== undefined) mask[bit >> 5] = (mask[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
  const { bits, words } = index;
  if (rules.declined.length) return () => false;
  const { leftOut } = rules.diets;
  const isLeftOut = ({ key }: { readonly key: string }): boolean =>
    leftOut.has(key) || rules.avoided.has(key);
  const hasKeys = leftOut.size + rules.avoided.size > 0;
  if (rules.bans.size === 0 && !hasKeys) return () => true;
  return (recipe) => {
    if (hasKeys && (index.facts[recipe] as Facts).recipe.ingredients.some(isLeftOut)) return false;
    for (let i = 0, at = recipe * words; i < words; i += 1)
      if (((bits[at + i] as number) & (mask[i] as number)) !== 0) return false;
    return true;
  };
}
