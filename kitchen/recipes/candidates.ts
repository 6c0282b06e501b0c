// A dish that may be suggested, with all that it is ranked and shown by.
import type { Section, Suggestion, Verdict } from '../../contract/kitchen.ts';
import { isOwnId } from '../../domain/ownRecipes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { allergenWords, factsOf, nutritionOf } from './facts.ts';
import type { Facts } from './facts.ts';
import type { Marks } from './marks.ts';
import { passesDayAim } from '../safety/judge.ts';
import type { ForTable } from '../safety/table.ts';
import type { Rules } from '../safety/rules.ts';
import { scoreOf, sectionOf } from './score.ts';
import type { Circumstances } from './score.ts';
import { adapt } from './swaps.ts';
import type { SuggestionRequest } from '../types.ts';

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

export interface Candidate {
  readonly facts: Facts;
  /** The swaps without which it would not fit. */
  readonly used: readonly string[];
  readonly card: Card;
  readonly marks: Marks;
  readonly section: Section;
  readonly verdict: Verdict;
  readonly forTable: ForTable;
  readonly score: number;
}

/** More than any dish scores: what is behind all others. */
const behindAll = 100;

/** One serving has more than a whole day should, for somebody who eats it. */
export const passesADay = ({
  verdict,
  forTable: { caution_at_table: others = [] },
}: Pick<Candidate, 'verdict' | 'forTable'>): boolean => [verdict, ...others].some(passesDayAim);

/** @param fit the score of the posting lists */
export const candidateOf = (
  found: Pick<Candidate, 'facts' | 'used' | 'marks' | 'verdict' | 'forTable'>,
  fit: number,
  around: Circumstances,
): Candidate => ({
  ...found,
  card: cardOf(found.facts, around.catalogue),
  section: sectionOf(found.marks),
  score:
    scoreOf(fit, found.facts, found.marks, found.verdict, around) -
    (passesADay(found) ? behindAll : 0),
});

/** A serving as the page of the dish has it: adapted to the person, where the page is, and own recipes are not. */
export function nutritionFor(
  facts: Facts,
  { asWritten = false }: Pick<SuggestionRequest, 'asWritten'>,
  rules: Rules,
  catalogue: Catalogue,
): Suggestion['nutrition'] {
  if (asWritten || isOwnId(facts.recipe.id)) return cardOf(facts, catalogue).nutrition;
  const { recipe, swaps } = adapt(facts.recipe, facts.serving, rules, catalogue);
  return swaps.length > 0
    ? nutritionOf(factsOf(recipe, catalogue.ingredients), catalogue.ingredients)
    : cardOf(facts, catalogue).nutrition;
}
