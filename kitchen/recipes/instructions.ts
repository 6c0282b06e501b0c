// A recipe as a cook reads it: numbered steps, bold where it helps, adapted to the person, with the notes that belong to it.
import type { KitchenNote } from '../../domain/notes.ts';
import type { InstructionsAnswer } from '../../contract/kitchen.ts';
import type { Catalogue, Recipe, RecipeIngredient } from '../catalogue/types.ts';
import { coded, inEnglish } from '../../domain/notes.ts';
import { scaledFrom } from '../../domain/portions.ts';
import type { CookRequest } from '../types.ts';
import { detailsOf } from './details.ts';
import type { Facts } from './facts.ts';
import { valueOf } from './nutrition.ts';
import { cookedAsWished, cookOurs, offeredSwaps, yourAmount } from './offers.ts';
import type { CookingFor } from './offers.ts';
import { hasEggs, withFirmEggs } from './firmEggs.ts';
import { safetyNotes } from './safetyNotes.ts';
import type { Delicate } from './safetyNotes.ts';
import { pantryForDish } from './limitsAtHand.ts';
import { countryOfPerson } from '../prices/paid.ts';
import { recipeAtHand } from './cookedAtHand.ts';
import { pantryItems, pantryOf, staplesOf } from './pantry.ts';
import type { Pantry } from './pantry.ts';
import { judgeRecipe } from '../safety/gate.ts';
import { reviewNote } from '../safety/review.ts';
import { rulesOf } from '../safety/rules.ts';
import { toldAtTable } from '../safety/table.ts';
import { takenElsewhere } from './standIns.ts';
import { fewMinutes, timeText } from '../../domain/timeText.ts';
import { stepNeeds } from './stepNeeds.ts';
import { noOne } from './suggest.ts';
import type { Swap } from './swaps.ts';
import { needsCookedThrough } from '../safety/undercooked.ts';

const link = /\[([^\]]+)\]\(([^)]*)\)/g;
const emphasised =
  /(?:(?:\b\d+(?:\.\d+)?(?:\s?[½¼¾⅓⅔])?|[½¼¾⅓⅔])(?:\s?(?:–|-|to)\s?\d+)?\s?(?:seconds?|minutes?|hours?)\b|\b\d{2,3}(?:–\d{2,3})?\s?°C(?:\s?\([^)]*\))?|\bboil(?:ed)? hard\b|\bsteaming hot(?: throughout)?\b)/g;

/** Times, temperatures and warnings in bold; links become the words they wrap, or what takes their place. */
function stepText(
  step: string,
  swaps: ReadonlyMap<string, Swap>,
  catalogue: Catalogue,
  hasFirmEggs = false,
): string {
  const plain = step.replace(link, (_, shown: string, key: string) => {
    const swap = swaps.get(key);
    if (!swap) return shown;
    if (swap.to === null) return `${shown} (left out for you)`;
    return swap.to === key ? shown : `**${catalogue.ingredients.get(swap.to)?.label ?? shown}**`;
  });
  const safe = hasFirmEggs ? withFirmEggs(plain) : plain;
  return safe.replace(emphasised, '**$&**');
}

/** What a line says of what is at hand: to buy, or what of theirs does for it. What they have needs no word. */
function markOf(
  { key, optional }: RecipeIngredient,
  pantry: Pantry | null,
  elsewhere: ReadonlySet<string>,
): string {
  if (!pantry) return '';
  const holding = elsewhere.has(key) ? undefined : pantry.holdings.get(key);
  if (!holding) return optional ? '' : ' (to buy)';
  if (holding.kind !== 'swap' || !holding.item) return '';
  const condition = holding.change === 'if_tinned' ? ', if tinned,' : '';
  return ` (your ${holding.item.name}${condition} will do)`;
}

function linesAtHand(lines: readonly string[], recipe: Recipe, pantry: Pantry | null): string[] {
  const elsewhere = takenElsewhere(recipe, pantry);
  return recipe.ingredients.map((item, i) => `${lines[i]}${markOf(item, pantry, elsewhere)}`);
}

/** A line as it is weighed and named, without a word on what is at hand. */
function plainLine(item: RecipeIngredient, scale: number): string {
  const grams = item.grams * scale;
  const shown = grams >= 20 ? Math.round(grams) : Math.round(grams * 10) / 10;
  const measure = scale === 1 && item.measure !== '' ? ` (${item.measure})` : '';
  return `${shown} g${measure} ${item.text}${item.optional ? ', optional' : ''}`;
}

/** What each step takes of the adapted list; a step still links the food that was replaced for the person. */
function needsOf(recipe: Recipe, swaps: readonly Swap[], { ingredients }: Catalogue) {
  const replaced = new Map(swaps.map(({ key, to }) => [to, key]));
  const asLinked = recipe.ingredients.map((item) => ({
    ...item,
    key: item.text.includes(' (instead of ') ? (replaced.get(item.key) ?? item.key) : item.key,
  }));
  const needs = stepNeeds({ ...recipe, ingredients: asLinked }, ingredients);
  return {
    step_ingredients: needs.map((step) => step.map(({ place }) => place)),
    step_shares: needs.map((step) => step.map(({ share }) => share)),
  };
}

function servesNote(
  { prep, cook, wait }: Pick<Recipe, 'prep' | 'cook' | 'wait'>,
  servings: number,
  energy: number,
): KitchenNote {
  const isLong = Math.max(prep, cook, wait) >= fewMinutes;
  const told = (minutes: number) => (isLong ? timeText(minutes) : minutes);
  return coded(
    `recipe.serves${wait > 0 ? 'Waiting' : ''}${isLong ? 'Long' : ''}`,
    {
      servings,
      prep: told(prep),
      cook: told(cook),
      wait: told(wait),
      energy: { value: energy, unit: 'kcal' },
    },
    `Serves ${servings}. ${timeText(prep)} prep, ${timeText(cook)} cooking${wait ? `, ${timeText(wait)} waiting` : ''}. About ${energy} kcal a serving, an estimate.`,
  );
}

const refused = (error: string, notes?: KitchenNote[]): InstructionsAnswer => ({
  instructions: '',
  error,
  ...(notes ? { notes } : {}),
});

/** Whom a dish is cooked for. */
export function cookingFor(
  { person = noOne, table = [] }: CookRequest,
  catalogue: Catalogue,
): CookingFor {
  const rules = rulesOf(person, catalogue);
  const country = countryOfPerson(person, catalogue);
  return { rules, others: table.map((each) => rulesOf(each, catalogue)), country, catalogue };
}

/** Null where nothing is known of what is at hand. */
export const atHandOf = (
  { have, items, staples }: CookRequest,
  { rules, country, catalogue }: CookingFor,
): Pantry | null =>
  have || items
    ? pantryOf(
        pantryItems(have ?? [], items ?? [], catalogue),
        staples ?? staplesOf(country, catalogue),
        rules,
        catalogue,
      )
    : null;

/** Whether germs in food are graver to the person, or to somebody who eats along. */
function delicateIn(
  { person = noOne, table = [], isCookedThrough }: CookRequest,
  catalogue: Catalogue,
): Delicate | null {
  if (needsCookedThrough(person, catalogue)) return 'person';
  const isForAnother = table.some((each) => needsCookedThrough(each, catalogue));
  return isForAnother || isCookedThrough ? 'unsaid' : null;
}

/** What the instructions are written of: a recipe as it is cooked for a person. */
interface Cooked {
  readonly recipe: Recipe;
  readonly swaps: readonly Swap[];
  /** Names of the person's conditions. */
  readonly conditions: readonly string[];
  readonly delicate: Delicate | null;
  /** What was asked for, where this is only the nearest to it. */
  readonly nearestTo: string | null;
}

/** The conditions that a change is made for: nothing is changed for the others. */
function adaptedFor(swaps: readonly Swap[], conditions: readonly string[]): string {
  const named = conditions
    .map((name) => name.toLowerCase())
    .filter((name) => swaps.some(({ why }) => why.text.includes(`for ${name}.`)));
  return named.length > 0 ? named.join(' and ') : 'you';
}

/** The instructions in one text: the steps, what was adapted, how it keeps and how it is handled safely. */
function instructionsText(
  { recipe, swaps, conditions, delicate, nearestTo }: Cooked,
  catalogue: Catalogue,
): string {
  const byKey = new Map(swaps.map((swap) => [swap.key, swap]));
  const hasFirmEggs = delicate !== null && hasEggs(recipe, catalogue);
  const steps = recipe.steps.map(
    (step, i) => `${i + 1}. ${stepText(step, byKey, catalogue, hasFirmEggs)}`,
  );
  const safety = safetyNotes(recipe, catalogue, delicate);
  return [
    ...(nearestTo === null
      ? []
      : [
          `We have no recipe called '${nearestTo}'. The nearest that we know is **${recipe.title}**:`,
        ]),
    steps.join('\n'),
    ...(swaps.length
      ? [
          `**Adapted for ${adaptedFor(swaps, conditions)}.** ${swaps.map(({ why }) => why.text).join(' ')}`,
        ]
      : []),
    ...(recipe.keeping ? [`**Keeping.** ${stepText(recipe.keeping, byKey, catalogue)}`] : []),
    ...(safety.length ? [`**Food safety.** ${safety.join(' ')}`] : []),
  ].join('\n\n');
}

const cautionsAtTable = (facts: Facts, { table = [] }: CookRequest, catalogue: Catalogue) =>
  toldAtTable(table, (each) => judgeRecipe(facts, rulesOf(each, catalogue), catalogue.ingredients));

/**
 * How to cook a recipe for a person. What can be made to fit by a small swap is; what the gate still refuses is answered with
 * `error` and no instructions.
 * @param found the recipe, and whether it is only the nearest to what was asked for
 */
export function instruct(
  request: CookRequest,
  found: { readonly recipe: Recipe; readonly nearest: boolean } | null,
  catalogue: Catalogue,
): InstructionsAnswer {
  const asked = request.name?.trim().slice(0, 100) ?? 'this dish';
  if (!found) return refused(`We have no recipe for '${asked}' yet.`);
  const whom = cookingFor(request, catalogue);
  const pantry = atHandOf(request, whom);
  const cook = cookOurs(recipeAtHand(found.recipe, pantry), whom);
  const cooked = cookedAsWished(cook, request.swaps ?? [], whom);
  const { facts, verdict, swaps } = cooked;
  const { recipe } = facts;
  const atHand = pantryForDish(facts, pantry, whom, swaps);
  if (verdict.verdict === 'refuse')
    return refused(`${recipe.title} does not fit you. ${inEnglish(verdict.reasons)}`, [
      ...verdict.reasons,
    ]);

  const servings = Math.max(1, Math.min(request.servings ?? recipe.serves, 100));
  const scale = servings / recipe.serves;
  const ids = request.person?.conditions ?? [];
  const conditions = ids.map((id) => catalogue.conditions.get(id)?.name ?? id);
  const delicate = delicateIn(request, catalogue);
  const nearestTo = found.nearest ? asked : null;
  const lines = recipe.ingredients.map((item) => plainLine(item, scale));
  const answer = {
    instructions: instructionsText({ recipe, swaps, conditions, delicate, nearestTo }, catalogue),
    ingredients: linesAtHand(lines, recipe, atHand),
    ...needsOf(recipe, swaps, catalogue),
    notes: [
      servesNote(recipe, servings, Math.round(valueOf(facts.serving, 'energy_kcal'))),
      ...(scale === 1 ? [] : [scaledFrom(recipe.serves)]),
      ...swaps.map(({ why }) => why),
      ...(verdict.verdict === 'caution' ? verdict.reasons : []),
      ...(conditions.length ? [reviewNote(catalogue, ids)] : []),
    ],
  };
  if (found.nearest) return answer;
  const details = { facts, servings, lines, swaps, pantry: atHand, rules: whom.rules, verdict };
  return {
    ...answer,
    recipe: {
      ...detailsOf(details, catalogue),
      ...cautionsAtTable(facts, request, catalogue),
      swaps: offeredSwaps(cook, cooked, atHand, whom),
      your_amount: yourAmount(facts, atHand, catalogue),
    },
  };
}
