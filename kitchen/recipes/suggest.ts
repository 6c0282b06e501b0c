// Dishes for what is at hand: found by posting lists, gated for the person, ranked by what can be done tonight, varied.
import type { Suggestion } from '../../contract/kitchen.ts';
import { isOwnId } from '../../domain/ownRecipes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { suggestedOwn } from '../ownRecipes/suggested.ts';
import { isUnsure } from '../ownRecipes/verdict.ts';
import { candidateOf, nutritionFor } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { allergenIds, estimatedMark } from './facts.ts';
import type { Facts } from './facts.ts';
import type { Person, SuggestionRequest } from '../types.ts';
import { passes } from './filters.ts';
import { shownEnough, shownSwaps } from './marks.ts';
import type { Marks } from './marks.ts';
import { hasAllOf, requiredSwapsFor } from './requiredSwaps.ts';
import type { SwappedRecipe } from './requiredSwaps.ts';
import { chosen, limitsSugar, withoutDayAimsFirst, withSweetsBehind } from './chosenDishes.ts';
import { cooksAgain, factsAtHand } from './cookedAtHand.ts';
import { marksForTable } from './limitsAtHand.ts';
import { namesakesOf, takesEnough } from './namesakes.ts';
import { pantryFor } from './pantry.ts';
import { reasonsOf } from './reasons.ts';
import { circumstancesOf } from './score.ts';
import type { Circumstances } from './score.ts';
import { basics, fitOf, rank } from './postings.ts';
import { quickTest } from './suggestionIndex.ts';
import type { SuggestionIndex } from './suggestionIndex.ts';
import { rulesOf } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { toldAtTable } from '../safety/table.ts';
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
  const others = (request.table ?? []).map((each) => rulesOf(each, catalogue));
  const pantry = pantryFor(request, country, rules, catalogue, others);
  const around = circumstancesOf(request, pantry, country, catalogue);
  const count = Math.max(0, Math.min(request.count ?? 10, 50));
  const asked = { rules, others, around };
  const candidates = [
    ...candidatesFor(request, count, index, asked),
    ...ownCandidatesFor(request, count, index, asked),
  ];
  const byName = askedCandidatesFor(request, count, index, asked);
  const named = byName.length > 0 ? byName : namesakesFor(request, count, index, asked);
  const ids = new Set(named.map(({ facts }) => facts.recipe.id));
  const rest = candidates.filter(({ facts }) => !ids.has(facts.recipe.id));
  const best = withoutDayAimsFirst(chosen(rest, count - named.length, pantry.items));
  return [
    ...named.map((each) => ({ ...describe(each, request, rules, around), asked: true })),
    ...(limitsSugar(rules) ? withSweetsBehind(best) : best).map((candidate) =>
      describe(candidate, request, rules, around),
    ),
  ];
}

/** Whom the dishes are for, and around what. */
interface Asked {
  readonly rules: Rules;
  readonly others: readonly Rules[];
  readonly around: Circumstances;
}

/** Which recipes may be served: as they are written, or with what the person has for it. */
function servableIn(
  index: SuggestionIndex,
  asWritten: boolean | undefined,
  { rules, others, around }: Asked,
) {
  const table = [rules, ...others];
  const tests = table.map((each) => quickTest(index, each));
  const swap =
    asWritten || rules.declined.length > 0
      ? null
      : requiredSwapsFor(around.pantry, table, around.catalogue);
  const swapped = new Map<number, SwappedRecipe>();
  const isServable = (recipe: number, facts: Facts): boolean => {
    if (tests.every((test) => test(recipe))) return true;
    const made = swap?.(facts);
    if (made) swapped.set(recipe, made);
    return made !== null && made !== undefined;
  };
  return { swapped, isServable };
}

function candidatesFor(
  { filters = {}, likes, asWritten }: SuggestionRequest,
  count: number,
  index: SuggestionIndex,
  asked: Asked,
): Candidate[] {
  const { pantry, catalogue } = asked.around;
  const notAgain = new Set(likes?.notAgain);
  const { isServable, ...served } = servableIn(index, asWritten, asked);
  const found = rank(
    pantry,
    index.postings,
    index.scratch,
    Math.max(closely.least, count * closely.perDish),
    (recipe) => {
      const facts = index.facts[recipe] as Facts;
      return (
        !notAgain.has(facts.recipe.id) &&
        !cooksAgain(facts, pantry) &&
        passes(factsAtHand(facts, pantry, catalogue), filters) &&
        isServable(recipe, facts)
      );
    },
  );
  return found.flatMap(({ recipe, score }) =>
    judged(index.facts[recipe] as Facts, served.swapped.get(recipe), score, asked, (marks) =>
      isForThis(marks, filters),
    ),
  );
}

/** A dish as a candidate; nothing where the gate refuses it to anybody. */
function judged(
  written: Facts,
  made: SwappedRecipe | undefined,
  fit: number,
  { rules, others, around }: Asked,
  isWanted: (marks: Marks) => boolean,
): Candidate[] {
  const { pantry, catalogue } = around;
  const facts = made?.facts ?? factsAtHand(written, pantry, catalogue);
  const dish = { ...facts, recipe: written.recipe };
  const marks = marksForTable(dish, pantry, { rules, others, catalogue });
  if ((made && !hasAllOf(made, marks)) || !isWanted(marks)) return [];
  const verdict = judgeRecipe(facts, rules, catalogue.ingredients);
  if (verdict.verdict === 'refuse') return [];
  const forTable = toldAtTable(
    others.map(({ person }) => person),
    (each) => judgeRecipe(facts, rulesOf(each, catalogue), catalogue.ingredients),
  );
  if (forTable.refused_at_table) return [];
  return [candidateOf({ facts, used: made?.used ?? [], marks, verdict, forTable }, fit, around)];
}

/** So many are shown of those that were asked for by name. */
const mostAsked = 5;

/** What was asked for by name, whatever there is to buy for it: best first. */
function askedCandidatesFor(
  { filters = {}, asked: ids = [], asWritten }: SuggestionRequest,
  count: number,
  index: SuggestionIndex,
  asked: Asked,
): Candidate[] {
  if (ids.length === 0) return [];
  const { pantry, catalogue } = asked.around;
  const { isServable, swapped } = servableIn(index, asWritten, asked);
  const wanted = new Set(ids);
  const found = index.facts.flatMap((facts, recipe) =>
    wanted.has(facts.recipe.id) &&
    passes(factsAtHand(facts, pantry, catalogue), filters) &&
    isServable(recipe, facts)
      ? judged(facts, swapped.get(recipe), 0, asked, () => true)
      : [],
  );
  return found.toSorted((a, b) => b.score - a.score).slice(0, Math.min(mostAsked, count));
}

/** What a food of the list is bought for, unless the list has little of it. */
function namesakesFor(
  request: SuggestionRequest,
  count: number,
  index: SuggestionIndex,
  asked: Asked,
): Candidate[] {
  const { pantry } = asked.around;
  const notAgain = new Set(request.likes?.notAgain);
  const ids = namesakesOf(pantry, index.postings, index.facts).filter((id) => !notAgain.has(id));
  return askedCandidatesFor({ ...request, asked: ids }, count, index, asked).filter(
    (each) => isForThis(each.marks, request.filters ?? {}) && takesEnough(each, pantry),
  );
}

/** Whether something of the dish was named, and not more is to be bought than is wanted. */
const isForThis = (
  { have, need }: Marks,
  { missing = Infinity }: NonNullable<SuggestionRequest['filters']>,
): boolean => have.some(({ key }) => !basics.has(key)) && need.length <= missing;

/** The share of what is shown that may be the person's own: ours stand beside them. */
const mostOwn = 0.5;

/** The person's own, judged as own recipes are. What they need is not written down: nothing is known of equipment. */
function ownCandidatesFor(
  { filters = {}, likes, asWritten, ownRecipes = [] }: SuggestionRequest,
  count: number,
  { postings }: SuggestionIndex,
  { rules, others, around }: Asked,
): Candidate[] {
  const { pantry, catalogue, country } = around;
  if (asWritten || filters.equipment !== undefined || rules.declined.length > 0) return [];
  const own = suggestedOwn(ownRecipes, catalogue, country);
  const found = own.flatMap(({ facts, needs, judge, isUnsureFor }): Candidate[] => {
    const marks = marksForTable(facts, pantry, { rules, others, catalogue });
    if (!passes(facts, filters) || likes?.notAgain.includes(facts.recipe.id)) return [];
    if (!isForThis(marks, filters) || isUnsureFor([rules, ...others])) return [];
    const [verdict, ...theirs] = [rules, ...others].map(({ person }) => judge(person));
    if (!verdict || [verdict, ...theirs].some((each) => each.verdict === 'refuse')) return [];
    if ([verdict, ...theirs].some(isUnsure)) return [];
    const fit = fitOf(needs, pantry, postings);
    const forTable = toldAtTable(
      others.map(({ person }) => person),
      judge,
    );
    return [candidateOf({ facts, used: [], marks, verdict, forTable }, fit, around)];
  });
  return found.toSorted((a, b) => b.score - a.score).slice(0, Math.ceil(count * mostOwn));
}

function describe(
  { facts, used, card, marks, section, verdict, forTable }: Candidate,
  request: SuggestionRequest,
  rules: Rules,
  around: Circumstances,
): Suggestion {
  const { recipe } = facts;
  const { catalogue } = around;
  const labels = (keys: readonly string[]): string[] =>
    keys.map((key) => catalogue.ingredients.get(key)?.label ?? key);
  return {
    recipe_id: recipe.id,
    ...(isOwnId(recipe.id) ? { own: true } : {}),
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    meal_types: [...recipe.meals],
    section,
    minutes: facts.minutes,
    hands_on: recipe.prep,
    ...estimatedMark(recipe),
    difficulty: recipe.difficulty,
    servings: recipe.serves,
    have: marks.have.map(({ name }) => name),
    have_keys: marks.have.map(({ key }) => key),
    swaps: shownSwaps(marks.swaps, catalogue),
    ...(used.length > 0 ? { used_swaps: [...used] } : {}),
    need: labels(marks.need),
    need_keys: [...marks.need],
    cupboard: labels(marks.cupboard),
    enough: marks.enough && shownEnough(marks.enough, catalogue),
    reasons: reasonsOf(facts, marks, verdict, rules, around.country),
    allergens: card.allergens,
    allergen_ids: allergenIds(facts),
    nutrition: nutritionFor(facts, request, rules, catalogue),
    safety: verdict,
    ...(forTable.caution_at_table ? { caution_at_table: forTable.caution_at_table } : {}),
  };
}
