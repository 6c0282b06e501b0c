// A recipe as a cook reads it: numbered steps, bold where it helps, adapted to the person, with the notes that belong to it.
import type { InstructionsAnswer } from '../../contract/kitchen.ts';
import type { Catalogue, Recipe, RecipeIngredient } from '../catalogue/types.ts';
import { factsOf } from './facts.ts';
import type { CookRequest } from '../types.ts';
import { detailsOf } from './details.ts';
import { valueOf } from './nutrition.ts';
import { pantryItems, pantryOf, staplesOf } from './pantry.ts';
import type { Pantry } from './pantry.ts';
import { reviewStatus } from '../safety/review.ts';
import { rulesOf } from '../safety/rules.ts';
import { judgeRecipe } from '../safety/gate.ts';
import { noOne } from './suggest.ts';
import { adapt } from './swaps.ts';
import type { Swap } from './swaps.ts';
import { weakenedBy } from '../safety/undercooked.ts';

const link = /\[([^\]]+)\]\(([^)]*)\)/g;
const emphasised =
  /(?:(?:\b\d+(?:\.\d+)?(?:\s?[½¼¾⅓⅔])?|[½¼¾⅓⅔])(?:\s?(?:–|-|to)\s?\d+)?\s?(?:seconds?|minutes?|hours?)\b|\b\d{2,3}(?:–\d{2,3})?\s?°C(?:\s?\([^)]*\))?|\bboil(?:ed)? hard\b|\bsteaming hot(?: throughout)?\b)/g;

/** A yolk that may stay soft: not where an infection would be grave. */
const softYolk =
  /\bthe yolks (?:are )?(?:as firm as you like(?: them)?|as you like them|nearly firm|thick(?:en)?|(?:still )?soft)\b/g;

/** Times, temperatures and warnings in bold; links become the words they wrap, or what takes their place. */
function stepText(
  step: string,
  swaps: ReadonlyMap<string, Swap>,
  catalogue: Catalogue,
  delicate = false,
): string {
  const plain = step.replace(link, (_, shown: string, key: string) => {
    const swap = swaps.get(key);
    if (!swap) return shown;
    if (swap.to === null) return `${shown} (left out for you)`;
    return swap.to === key ? shown : `**${catalogue.ingredients.get(swap.to)?.label ?? shown}**`;
  });
  const safe = delicate
    ? plain.replace(softYolk, '**the yolks are firm**, about 2 minutes longer')
    : plain;
  return safe.replace(emphasised, '**$&**');
}

/** Safe handling by what is in the dish. Temperatures: UK Food Standards Agency (75 °C, or 70 °C for 2 minutes, in the middle). */
function safetyNotes(recipe: Recipe, catalogue: Catalogue, delicate: boolean): string[] {
  const notes: string[] = [];
  const categories = new Set(
    recipe.ingredients.map(({ key }) => catalogue.ingredients.get(key)?.category),
  );
  const keys = new Set(recipe.ingredients.map(({ key }) => key));
  const heated = recipe.cook > 0;
  if (heated && categories.has('poultry'))
    notes.push(
      'Cook poultry until no pink remains: **75 °C** in the thickest part. Wash hands and board after touching it raw.',
    );
  else if (heated && [...keys].some((key) => key.includes('ground_') || key.startsWith('sausage')))
    notes.push('Cook minced meat through: **75 °C** in the middle, no pink left.');
  if (keys.has('beans_kidney_dry'))
    notes.push(
      'Dried kidney beans are poisonous until boiled: soak them, throw the water away and **boil hard for 10 minutes** before simmering.',
    );
  if (keys.has('cassava') || keys.has('cassava_leaves'))
    notes.push('Never eat cassava or its leaves raw: peel, and boil until soft all through.');
  if (heated && [...keys].some((key) => /^rice_(?!flakes|puffed|cakes|milk|pudding)/.test(key)))
    notes.push(
      'Cool cooked rice within **1 hour**, keep it in the fridge for at most **1 day** and reheat it once, until **steaming hot**.',
    );
  if (
    delicate &&
    (categories.has('egg') ||
      categories.has('fish') ||
      categories.has('redmeat') ||
      categories.has('shellfish'))
  )
    notes.push(
      'Cook eggs until both white and yolk are firm, and meat and fish all through: infections are graver for you now.',
    );
  if (delicate && keys.has('bean_sprouts'))
    notes.push(
      'Cook bean sprouts until **steaming hot** all through: raw ones can carry germs that are graver for you now.',
    );
  return notes;
}

/** What a line says of what is at hand: to buy, or what of theirs does for it. What they have needs no word. */
function markOf({ key, optional }: RecipeIngredient, pantry: Pantry | null): string {
  if (!pantry) return '';
  const holding = pantry.holdings.get(key);
  if (!holding) return optional ? '' : ' (to buy)';
  return holding.kind === 'swap' && holding.item ? ` (your ${holding.item.name} will do)` : '';
}

/** A line as it is weighed and named, without a word on what is at hand. */
function plainLine(item: RecipeIngredient, scale: number): string {
  const grams = item.grams * scale;
  const shown = grams >= 20 ? Math.round(grams) : Math.round(grams * 10) / 10;
  const measure = scale === 1 ? ` (${item.measure})` : '';
  return `${shown} g${measure} ${item.text}${item.optional ? ', optional' : ''}`;
}

/** For each step the places, in the adapted list, of the ingredients that it links. */
function stepIngredients(recipe: Recipe, swaps: ReadonlyMap<string, Swap>): number[][] {
  const places = new Map(recipe.ingredients.map(({ key }, i) => [key, i]));
  return recipe.steps.map((step) => {
    const keys = [...step.matchAll(link)].map(([, , key = '']) => {
      const swap = swaps.get(key);
      return swap ? swap.to : key;
    });
    return [...new Set(keys.flatMap((key) => places.get(key ?? '') ?? []))].sort((a, b) => a - b);
  });
}

const refused = (error: string): InstructionsAnswer => ({ instructions: '', error });

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
  const rules = rulesOf(request.person ?? noOne, catalogue);
  const original = factsOf(found.recipe, catalogue.ingredients);
  const { recipe, swaps } = adapt(found.recipe, original.serving, rules, catalogue);
  const facts = swaps.length ? factsOf(recipe, catalogue.ingredients) : original;
  const verdict = judgeRecipe(facts, rules, catalogue.ingredients);
  if (verdict.verdict === 'refuse')
    return refused(`${recipe.title} does not fit you. ${verdict.reasons.join(' ')}`);

  const byKey = new Map(swaps.map((swap) => [swap.key, swap]));
  const servings = Math.max(1, Math.min(request.servings ?? recipe.serves, 100));
  const scale = servings / recipe.serves;
  const country = rules.person.country ? catalogue.countries.get(rules.person.country) : undefined;
  const pantry =
    request.have || request.items
      ? pantryOf(
          pantryItems(request.have ?? [], request.items ?? [], catalogue),
          request.staples ?? staplesOf(country, catalogue),
          rules,
          catalogue,
        )
      : null;
  const conditions = (request.person?.conditions ?? []).map(
    (id) => catalogue.conditions.get(id)?.name ?? id,
  );
  const delicate = weakenedBy(request.person?.conditions ?? []) !== null;

  const safety = safetyNotes(recipe, catalogue, delicate);
  const steps = recipe.steps.map(
    (step, i) => `${i + 1}. ${stepText(step, byKey, catalogue, delicate)}`,
  );
  const energy = Math.round(valueOf(facts.serving, 'energy_kcal'));
  const parts = [
    ...(found.nearest
      ? [`We have no recipe called '${asked}'. The nearest that we know is **${recipe.title}**:`]
      : []),
    steps.join('\n'),
    ...(swaps.length
      ? [
          `**Adapted for ${conditions.length ? conditions.join(' and ').toLowerCase() : 'you'}.** ${swaps.map(({ why }) => why).join(' ')}`,
        ]
      : []),
    ...(recipe.keeping ? [`**Keeping.** ${stepText(recipe.keeping, byKey, catalogue)}`] : []),
    ...(safety.length ? [`**Food safety.** ${safety.join(' ')}`] : []),
  ];
  const lines = recipe.ingredients.map((item) => plainLine(item, scale));
  return {
    instructions: parts.join('\n\n'),
    ingredients: recipe.ingredients.map((item, i) => `${lines[i]}${markOf(item, pantry)}`),
    step_ingredients: stepIngredients(recipe, byKey),
    notes: [
      `Serves ${servings}. ${recipe.prep} min prep, ${recipe.cook} min cooking${recipe.wait ? `, ${recipe.wait} min waiting` : ''}. About ${energy} kcal a serving, an estimate.`,
      ...(scale === 1
        ? []
        : ['Amounts are scaled; cooking times stay about the same in a pan of the right size.']),
      ...swaps.map(({ why }) => why),
      ...(verdict.verdict === 'caution' ? verdict.reasons : []),
      ...(conditions.length ? [reviewStatus] : []),
    ],
    ...(found.nearest
      ? {}
      : { recipe: detailsOf({ facts, servings, lines, pantry, rules, verdict }, catalogue) }),
  };
}
