// Dishes for what is at hand: found by posting lists, gated for the person, ranked by what can be done tonight, varied.
import type { Section, Suggestion, Verdict } from '../../contract/kitchen.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { allergenWords, nutritionOf } from './facts.ts';
import type { Facts } from './facts.ts';
import type { Person, SuggestionRequest } from '../types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { mealAt, passes } from './filters.ts';
import { marksOf, shownEnough, shownSwaps } from './marks.ts';
import type { Marks } from './marks.ts';
import { pantryItems, pantryOf, staplesOf } from './pantry.ts';
import { reasonsOf } from './reasons.ts';
import { scoreOf, sectionOf, sections } from './score.ts';
import type { Circumstances } from './score.ts';
import { basics, needsOf, postingsOf, rank, scratchOf } from './postings.ts';
import type { Postings, Scratch } from './postings.ts';
import { rulesOf } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { indexOf } from './nutrition.ts';
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
  for (const [tag, { allergen }] of rules.bans) {
    if (allergen !== null && rules.allowed.size > 0) continue;
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
}
const cards = new WeakMap<Facts, Card>();
function cardOf(facts: Facts, catalogue: Catalogue): Card {
  const known = cards.get(facts);
  if (known) return known;
  const card = {
    nutrition: nutritionOf(facts, catalogue.ingredients),
    allergens: allergenWords(facts),
    mainGroup: groupOf(facts.main),
    meals: facts.recipe.meals.join(),
  };
  cards.set(facts, card);
  return card;
}

interface Candidate {
  readonly facts: Facts;
  readonly card: Card;
  readonly marks: Marks;
  readonly section: Section;
  readonly verdict: Verdict;
  readonly score: number;
}

/** Of the dishes looked at closely, for each one that is shown. */
const closely = { least: 90, perDish: 9 } as const;
/**
 * Dishes for what is at hand, in the order of the sections and best first in each: none that the gate refuses, a caution only with
 * its reason. They vary in meal, main ingredient and cuisine. Nothing at hand beyond staples gives none.
 * @param index built by `indexSuggestions`
 */
export function suggest(
  request: SuggestionRequest,
  index: SuggestionIndex,
  catalogue: Catalogue,
): Suggestion[] {
  const rules = rulesOf(request.person ?? noOne, catalogue);
  const country = rules.person.country ? catalogue.countries.get(rules.person.country) : undefined;
  const pantry = pantryOf(
    pantryItems((request.keys ?? []).slice(0, 500), (request.items ?? []).slice(0, 500), catalogue),
    request.staples ?? staplesOf(country, catalogue),
    rules,
    catalogue,
  );
  const around: Circumstances = {
    pantry,
    country,
    meal: request.meal ?? mealAt(request.hour),
    favourites: new Set(request.likes?.favourites),
    catalogue,
  };
  const count = Math.max(0, Math.min(request.count ?? 10, 50));
  const filters = request.filters ?? {};
  const notAgain = new Set(request.likes?.notAgain);
  const isFit = quickTest(index, rules);
  const found = rank(
    pantry,
    index.postings,
    index.scratch,
    Math.max(closely.least, count * closely.perDish),
    (recipe) => {
      const facts = index.facts[recipe] as Facts;
      return isFit(recipe) && !notAgain.has(facts.recipe.id) && passes(facts, filters);
    },
  );
  const candidates = found.flatMap(({ recipe, score: fit }): Candidate[] => {
    const facts = index.facts[recipe] as Facts;
    const marks = marksOf(facts.recipe, pantry, catalogue);
    if (!marks.have.some(({ key }) => !basics.has(key))) return [];
    if (marks.need.length > (filters.missing ?? Infinity)) return [];
    const verdict = judgeRecipe(facts, rules, catalogue.ingredients);
    if (verdict.verdict === 'refuse') return [];
    const score = scoreOf(fit, facts, marks, verdict, around);
    const card = cardOf(facts, catalogue);
    return [{ facts, card, marks, section: sectionOf(marks), verdict, score }];
  });
  const best = chosen(candidates, count);
  const ordered = limitsSugar(rules) ? withSweetsBehind(best) : best;
  return ordered.map((candidate) => describe(candidate, rules, around));
}

const limitsSugar = ({ person }: Rules): boolean =>
  person.conditions.some((id) => id.startsWith('diabetes') || id === 'prediabetes');

/** Free sugars of one serving, in grams, from which a dish counts as a sweet: 40 kcal of them. Our judgement. */
const sweetFrom = 10;
const isSweet = ({ facts }: Candidate): boolean =>
  (facts.serving[indexOf.free_sugars_g] ?? 0) >= sweetFrom;

/** For people with diabetes sweets stand behind the other dishes of their section, and none comes first. */
function withSweetsBehind(best: readonly Candidate[]): Candidate[] {
  const ordered = sections.flatMap((section) => {
    const own = best.filter((each) => each.section === section);
    return [...own.filter((each) => !isSweet(each)), ...own.filter(isSweet)];
  });
  const first = ordered.findIndex((each) => !isSweet(each));
  return first === -1 ? [] : ordered.slice(first);
}

/** So many stand in the first window of a telephone and below it: one of them can be cooked tonight, wherever any can. */
const firstSeen = 3;

/** The best, in the order of the sections. Among the first is one with at most one thing to buy, where there is one. */
function chosen(candidates: readonly Candidate[], count: number): Candidate[] {
  const best = varied(candidates, count);
  const isNear = ({ marks }: Candidate): boolean => marks.need.length <= 1;
  const ordered = sections.flatMap((section) => best.filter((each) => each.section === section));
  if (count === 0 || ordered.slice(0, firstSeen).some(isNear)) return ordered;
  const near =
    ordered.find(isNear) ??
    candidates
      .filter(isNear)
      .reduce<Candidate | undefined>(
        (one, other) => (one && one.score >= other.score ? one : other),
        undefined,
      );
  if (!near) return ordered;
  const others = ordered.filter((each) => each !== near).slice(0, count - 1);
  const bought = others.findIndex(({ section }) => section === 'trip');
  const place = Math.min(firstSeen - 1, bought === -1 ? others.length : bought);
  return [...others.slice(0, place), near, ...others.slice(place)];
}

/** Takes one after the other; what resembles those already taken loses a little, so that ten dishes are not ten stews. */
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

function describe(
  { facts, card, marks, section, verdict }: Candidate,
  rules: Rules,
  around: Circumstances,
): Suggestion {
  const { recipe } = facts;
  const { catalogue } = around;
  const labels = (keys: readonly string[]): string[] =>
    keys.map((key) => catalogue.ingredients.get(key)?.label ?? key);
  return {
    recipe_id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    meal_types: [...recipe.meals],
    section,
    minutes: facts.minutes,
    hands_on: recipe.prep,
    difficulty: recipe.difficulty,
    servings: recipe.serves,
    have: marks.have.map(({ name }) => name),
    have_keys: marks.have.map(({ key }) => key),
    swaps: shownSwaps(marks.swaps, catalogue),
    need: labels(marks.need),
    cupboard: labels(marks.cupboard),
    enough: marks.enough && shownEnough(marks.enough, catalogue),
    reasons: reasonsOf(facts, marks, verdict, rules, around.country),
    allergens: card.allergens,
    nutrition: card.nutrition,
    safety: verdict,
  };
}
