// Dishes for what is at hand: ranked by posting lists, gated for the person, varied, and each with its reasons.
import type { Suggestion, Verdict } from '../../contract/kitchen.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import { isEverydayIn, isLocal } from './cost.ts';
import { countryInText, joined } from '../planning/words.ts';
import { allergenWords, nutritionOf } from './facts.ts';
import type { Facts } from './facts.ts';
import type { Person, SuggestionRequest } from '../types.ts';
import { atHand, groupOf } from '../ingredients/likeness.ts';
import { valueOf } from './nutrition.ts';
import { creditsOf, needsOf, postingsOf, rank, scratchOf } from './postings.ts';
import type { Postings, Scratch } from './postings.ts';
import { rulesOf } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { judgeRecipe } from '../safety/gate.ts';

export const noOne: Person = {
  conditions: [],
  allergens: [],
  avoidedKeys: [],
  families: [],
  disliked: [],
  diets: [],
  medicines: [],
  supervised: [],
  uncheckedAllergies: [],
  notUnderstood: [],
  country: null,
};

/** The index of a set of recipes. */
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
function quickTest(index: SuggestionIndex, rules: Rules): (recipe: number) => boolean {
  const mask = new Uint32Array(index.words);
  for (const tag of rules.bans.keys()) {
    const bit = index.bitOf.get(tag);
    if (bit !== undefined) mask[bit >> 5] = (mask[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
  const { bits, words } = index;
  if (rules.declined.length) return () => false;
  if (rules.bans.size === 0) return () => true;
  return (recipe) => {
    for (let i = 0, at = recipe * words; i < words; i += 1)
      if (((bits[at + i] as number) & (mask[i] as number)) !== 0) return false;
    return true;
  };
}

/** What a suggestion shows of a recipe whoever asks: made once, at the first time it is shown. */
interface Card {
  readonly nutrition: Suggestion['nutrition'];
  readonly allergens: string[];
  readonly mainGroup: string;
  readonly meals: string;
  /** The recipe's lines as a cook sees them; what is in every kitchen has no group. */
  readonly lines: readonly {
    readonly ingredient: Ingredient | undefined;
    readonly label: string;
    readonly group: string | null;
    readonly optional: boolean;
  }[];
}
const cards = new WeakMap<Facts, Card>();
function cardOf(facts: Facts, catalogue: Catalogue): Card {
  const known = cards.get(facts);
  if (known) return known;
  const lines = facts.recipe.ingredients.map(({ key, optional }) => {
    const [ingredient, group] = [catalogue.ingredients.get(key), groupOf(key)];
    return {
      ingredient,
      label: ingredient?.label ?? key,
      group: atHand.has(group) ? null : group,
      optional,
    };
  });
  const card = {
    nutrition: nutritionOf(facts, catalogue.ingredients),
    allergens: allergenWords(facts),
    mainGroup: groupOf(facts.main),
    meals: facts.recipe.meals.join(),
    lines,
  };
  cards.set(facts, card);
  return card;
}

interface Candidate {
  readonly facts: Facts;
  readonly card: Card;
  readonly verdict: Verdict;
  readonly score: number;
}

/**
 * Dishes for what is at hand, best first: none that the gate refuses, a caution only with its reason. The first ten vary in meal,
 * main ingredient and cuisine. Nothing at hand beyond salt, water, pepper and oil gives none.
 * @param index built by `indexSuggestions`
 */
export function suggest(
  request: SuggestionRequest,
  index: SuggestionIndex,
  catalogue: Catalogue,
): Suggestion[] {
  const person = request.person ?? noOne;
  const rules = rulesOf(person, catalogue);
  const country = person.country ? catalogue.countries.get(person.country) : undefined;
  const credits = creditsOf(request.keys.slice(0, 500));
  if (credits.size === 0) return [];
  const count = Math.max(0, Math.min(request.count ?? 10, 50));
  const ranked = rank(
    credits,
    index.postings,
    index.scratch,
    Math.max(60, count * 6),
    quickTest(index, rules),
  );
  const candidates: Candidate[] = [];
  for (const { recipe, score } of ranked) {
    const facts = index.facts[recipe];
    if (!facts) continue;
    const card = cardOf(facts, catalogue);
    if (!card.lines.some(({ group }) => group !== null && credits.get(group) === 1)) continue;
    const verdict = judgeRecipe(facts, rules, catalogue.ingredients);
    if (verdict.verdict === 'refuse') continue;
    const home = country && isEverydayIn(facts.recipe, country) ? 0.16 : 0;
    candidates.push({
      facts,
      card,
      verdict,
      score:
        score +
        home -
        (verdict.verdict === 'caution' ? Math.min(0.3, 0.1 * verdict.reasons.length) : 0),
    });
  }
  return varied(candidates, count).map((candidate) => describe(candidate, credits, rules, country));
}

/** Picks one after the other; what resembles those already picked loses a little, so that ten dishes are not ten stews. */
function varied(candidates: readonly Candidate[], count: number): Candidate[] {
  const left = candidates
    .toSorted((a, b) => b.score - a.score)
    .map((candidate) => ({ candidate, score: candidate.score, alike: 0 }));
  const picked: Candidate[] = [];
  while (picked.length < count && left.length) {
    let best = { at: 0, score: -Infinity };
    for (let at = 0; at < left.length; at += 1) {
      const { score, alike } = left[at] as (typeof left)[number];
      // What can no longer win, even unlike all others, ends the search: candidates stand best first.
      if (score <= best.score) break;
      if (score - Math.min(alike, 0.35) > best.score)
        best = { at, score: score - Math.min(alike, 0.35) };
    }
    const [{ candidate: pick }] = left.splice(best.at, 1) as [(typeof left)[number]];
    picked.push(pick);
    for (const other of left) {
      const { facts, card } = other.candidate;
      other.alike +=
        (pick.card.mainGroup === card.mainGroup ? 0.05 : 0) +
        (pick.facts.recipe.cuisine === facts.recipe.cuisine ? 0.04 : 0) +
        (pick.card.meals === card.meals ? 0.015 : 0);
    }
  }
  return picked;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

function describe(
  { facts, card, verdict }: Candidate,
  credits: ReadonlyMap<string, number>,
  rules: Rules,
  country: Country | undefined,
): Suggestion {
  const { recipe } = facts;
  const [have, missing, swaps, rare]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const { ingredient, label, group, optional } of card.lines) {
    if (group === null) continue;
    const credit = credits.get(group) ?? 0;
    if (credit >= 0.5) {
      have.push(label);
      if (credit < 1) swaps.push(label);
    } else if (!optional) {
      missing.push(label);
      if (ingredient && ingredient.frequency < 0.01 && (!country || !isLocal(ingredient, country)))
        rare.push(label);
    }
  }
  const needed = have.length + missing.length;
  const reasons = [
    missing.length === 0
      ? `You have all ${plural(needed, 'ingredient')} it needs, besides salt, water, pepper and oil.`
      : `You have ${have.length} of its ${plural(needed, 'ingredient')}.`,
    // What is missing stands beside the reasons; here only whether it is a hindrance.
    ...(rare.length
      ? [`${capital(joined(rare.slice(0, 3)))} may be hard to find.`]
      : missing.length > 0 && missing.length <= 3
        ? ["Most shops sell what's missing."]
        : []),
    ...(swaps.length ? [`What you have can stand in for ${joined(swaps.slice(0, 3))}.`] : []),
    `${recipe.prep} min hands-on, ${facts.minutes} min in total.`,
    ...(rules.person.conditions.length && verdict.verdict === 'fit'
      ? [fitReason(facts, rules)]
      : []),
    ...(country && isEverydayIn(recipe, country)
      ? [`Common in ${countryInText(country.name)}.`]
      : []),
  ];
  return {
    recipe_id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    meal_types: [...recipe.meals],
    minutes: facts.minutes,
    difficulty: recipe.difficulty,
    servings: recipe.serves,
    have,
    missing,
    reasons,
    allergens: card.allergens,
    nutrition: card.nutrition,
    safety: verdict,
  };
}

/** Why it fits a condition, with the tightest of its numbers. */
export function fitReason(facts: Facts, rules: Rules): string {
  const tight = rules.ceilings
    .map((each) => ({ ...each, value: valueOf(facts.serving, each.quantity) }))
    .sort((a, b) => b.value / b.dayMax - a.value / a.dayMax)[0];
  if (!tight || tight.dayMax <= 0) return 'It holds nothing that your conditions exclude or limit.';
  const share = Math.round((100 * tight.value) / tight.dayMax);
  const name =
    tight.quantity === 'glycaemic_load'
      ? 'glycaemic load'
      : tight.quantity
          .replace(/_(mg|g|ug|ml)$/, '')
          .replace('sat_fat', 'saturated fat')
          .replaceAll('_', ' ');
  const unit = tight.quantity === 'glycaemic_load' ? '' : ` ${tight.unit}`;
  return tight.quantity === 'glycaemic_load'
    ? `Fits ${tight.condition}: a ${name} of ${Math.round(tight.value)} a serving, about ${share}% of a day's ${Math.round(tight.dayMax)}.`
    : `Fits ${tight.condition}: ${Math.round(tight.value)}${unit} of ${name} a serving, about ${share}% of a day's ${Math.round(tight.dayMax)}${unit}.`;
}
