// A recipe cooked with what a person has in place of what it names: the line, the steps, the amounts and the minutes, as data.
// Whatever is computed of a recipe is then computed of this one.
import { stepsWithAmounts, takenIn } from '../catalogue/stepAmounts.ts';
import type { Catalogue, Recipe, RecipeIngredient } from '../catalogue/types.ts';
import { substitutionsOf } from '../ingredients/substitutions.ts';
import type { Change } from '../ingredients/substitutions.ts';
import {
  isAmbiguous,
  isOfOneForm,
  isPlainLine,
  lineText,
  measureOf,
  nameOf,
  ownWords,
  wordsReplaced,
} from './swapWords.ts';
import { calledWithChanges } from './swapTitle.ts';
import { changeOfTime, differenceOf } from './swapTimes.ts';

/** What is cooked in place of what. */
export interface UsedSwap {
  readonly forIt: string;
  readonly to: string;
  readonly change: Change;
}

/** As it goes over the wire and into an address: 'chicken_thigh-chicken_breast'. */
export const swapId = ({ forIt, to }: Pick<UsedSwap, 'forIt' | 'to'>): string => `${forIt}-${to}`;

/** How much of the other food does what the first did: a dried herb is thrice as strong. */
const strength: Readonly<Partial<Record<Change, number>>> = {
  third_as_much: 1 / 3,
  three_times: 3,
};

/** By how much the amount changes: a pinch of cayenne is as hot as a chilli. */
export function factorOf(
  { change, forIt, to }: UsedSwap,
  { ingredients, swapStrengths }: Catalogue,
): number {
  const own = swapStrengths.get(`${to} ${forIt}`);
  if (own !== undefined) return own;
  // A bunch of spring onions is counted, not weighed.
  const isWeighed = change !== 'three_times' || ingredients.get(forIt)?.category !== 'veg';
  return isWeighed ? (strength[change] ?? 1) : 1;
}

/** Where only tasting tells how much it takes, the step that puts it in says so: at the end, when nothing in the pot is raw. */
function withWordOfTaste(steps: readonly string[], { to, change }: UsedSwap, name: string) {
  const first =
    change === 'add_to_taste' ? steps.findIndex((step) => step.includes(`](${to})`)) : -1;
  const word = `Begin with this amount of ${name}; add more at the end, to taste.`;
  return steps.map((step, i) => (i === first ? `${step} ${word}` : step));
}

/**
 * Changes that a line and its steps can say. Tinned for dried turns the method of a dish round, and so does steak in a stew: what
 * cooks shorter or longer is written in where the table of times knows by how much, else it is only named.
 */
export function isWritable({ change, forIt, to }: UsedSwap): boolean {
  if (change === 'skip_soaking' || change === 'if_tinned' || change === 'cut_up') return false;
  // A cube is no litre of stock.
  if (to.startsWith('stock_cube') && !forIt.startsWith('stock_cube')) return false;
  return (
    (change !== 'cook_less' && change !== 'cook_more') || differenceOf(to, forIt) !== undefined
  );
}

/** The swap of an id, where the tables know it: what a client sends is only a wish. */
export function swapOf(id: string, catalogue: Catalogue): UsedSwap | undefined {
  const [forIt = '', to = ''] = id.split('-');
  const { same, parts, swaps, insteadOfForbidden } = substitutionsOf(catalogue);
  const isGrade = same.get(to)?.includes(forIt) && !parts.has(`${to} ${forIt}`);
  if (isGrade) return { forIt, to, change: 'as_written' };
  const known = [...(swaps.get(to) ?? []), ...(insteadOfForbidden.get(to) ?? [])]
    .filter((each) => each.forIt === forIt)
    .toSorted((a, b) => b.share - a.share)[0];
  return known && { forIt, to, change: known.change };
}

/** Of half a gram a tenth is much. */
const rounded = (grams: number): number =>
  grams >= 10
    ? Math.round(grams)
    : Math.round(grams * 10) / 10 || Math.max(0.01, Math.round(grams * 100) / 100);

/**
 * The recipe with one swap in it; undefined where its words cannot say it: the other food stands in a line of its own, two lines
 * answer to one name, or a step counts the pieces.
 */
export function withSwap(recipe: Recipe, swap: UsedSwap, catalogue: Catalogue): Recipe | undefined {
  const { ingredients: foods } = catalogue;
  const line = recipe.ingredients.find(({ key }) => key === swap.forIt);
  const [from, to] = [foods.get(swap.forIt), foods.get(swap.to)];
  if (!line || !from || !to || !isWritable(swap)) return undefined;
  if (!isOfOneForm(line, to) || !isPlainLine(line)) return undefined;
  if (recipe.ingredients.some(({ key }) => key === swap.to)) return undefined;
  const words = ownWords(recipe, line, from, to);
  if (isAmbiguous(recipe, line, words)) return undefined;
  if (takenIn(recipe, foods).some(({ key, by }) => key === line.key && by === 'count'))
    return undefined;
  const factor = factorOf(swap, catalogue);
  const grams = rounded(line.grams * factor);
  const changed: RecipeIngredient = {
    ...line,
    key: to.key,
    grams,
    eatenGrams: rounded(line.eatenGrams * factor),
    text: lineText(line, from, to),
    measure: measureOf(line, grams, from, to),
  };
  const write = (text: string): string => wordsReplaced(text, { line, words, to });
  const written = (
    factor === 1 ? recipe.steps : stepsWithAmounts(recipe, new Map([[line.key, factor]]), foods)
  ).map(write);
  const steps = withWordOfTaste(written, swap, nameOf(to, line));
  const timed = changeOfTime({ ...recipe, steps }, swap, catalogue);
  return {
    ...recipe,
    ...timed,
    keeping: write(recipe.keeping),
    ingredients: recipe.ingredients.map((each) => (each === line ? changed : each)),
  };
}

/** A dish with each of the wished swaps that its words can say, in their order. @param swapIn undefined where they cannot */
export function swapInTurn<Dish>(
  dish: Dish,
  ids: readonly string[],
  swapIn: (dish: Dish, swap: UsedSwap) => Dish | undefined,
  catalogue: Catalogue,
): { readonly dish: Dish; readonly used: readonly UsedSwap[] } {
  const used: UsedSwap[] = [];
  let now = dish;
  for (const id of [...new Set(ids)].slice(0, 8)) {
    const swap = swapOf(id, catalogue);
    if (!swap || used.some(({ to }) => to === swap.forIt)) continue;
    const next = swapIn(now, swap);
    if (!next) continue;
    used.push(swap);
    now = next;
  }
  return { dish: now, used };
}

/** The recipe with all that can be used, and what of the wishes is in it. */
export function withSwaps(
  recipe: Recipe,
  ids: readonly string[],
  catalogue: Catalogue,
): { readonly recipe: Recipe; readonly used: readonly UsedSwap[] } {
  const { dish, used } = swapInTurn(
    recipe,
    ids,
    (now, swap) => withSwap(now, swap, catalogue),
    catalogue,
  );
  return {
    recipe: used.length > 0 ? { ...dish, ...calledWithChanges(recipe, used, catalogue) } : dish,
    used,
  };
}
