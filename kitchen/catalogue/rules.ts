// What a recipe must satisfy beyond its format: README.md's rules, as code.
import type { Ingredient, Recipe, RecipeIngredient } from './types.ts';
import { singular, tokensOf } from '../ingredients/words.ts';
import { amountFaults } from './stepAmounts.ts';
import { minutesOf } from './times.ts';

const link = /\[([^\]]+)\]\(([^)]*)\)/g;

/** How one tells that a food is done; a core temperature counts for any of them. */
const done = {
  meat: /no (?:longer )?(?:any )?pink|no pink|cooked through|juices run clear|tender|falls? (?:apart|from|off)|pulls? apart|comes? away|browned|brown all|until (?:deep )?(?:golden|brown|crisp)|no longer (?:raw|pink)|firm|done/i,
  poultry:
    /no (?:longer )?(?:any )?pink|cooked through|run clear|tender|falls? (?:apart|from|off)|comes? away|no longer (?:raw|pink)|white all|white throughout/i,
  fish: /opaque|flak|cooked through|pink and curled|turns? pink|turned pink|curl|open|firm|tender|no longer (?:raw|translucent)/i,
  egg: /set\b|sets\b|firm|hard-boil|golden|clean|cooked through|thick|springy|risen|puffed|coats? the back|no longer (?:runny|wet)|crisp|boil/i,
} as const;
const temperature = /\b(?:6[3-9]|7\d|8\d|9\d) ?°C/;
const foodKind: Readonly<Record<string, keyof typeof done>> = {
  redmeat: 'meat',
  organ: 'meat',
  procmeat: 'meat',
  poultry: 'poultry',
  fish: 'fish',
  shellfish: 'fish',
  egg: 'egg',
};
/** Bought ready to eat, so that cooking them through is no question. */
const readyToEat = new Set([
  'corned_beef_canned',
  'beef_jerky',
  'ham_cured',
  'salami',
  'luncheon_meat',
  'frankfurter_beef',
  'chorizo',
  'mackerel_canned',
  'sardine_canned',
  'sardine_tomato',
  'anchovy_canned',
  'salmon_canned',
  'salmon_smoked',
  'tuna_canned_water',
  'tuna_canned_oil',
  'stockfish',
  'cod_salted_dried',
  'fish_dried_small',
  'fish_smoked_dried',
  'shrimp_dried',
  'surimi',
  'gelatin',
]);

/** Grams that are eaten, for all servings. */
export const eatenGrams = (items: readonly RecipeIngredient[]): number =>
  items.reduce((sum, item) => sum + item.eatenGrams, 0);

/**
 * Everything that is wrong with a recipe, in words; empty when it holds.
 * Rules: every ingredient linked in a step and every link listed; a serving of 80–1,200 kcal and 40–900 g; times in the steps
 * at most a tenth over prep + cook + wait and at least half of cook; no more taken of a line than it has; a sign of doneness for
 * meat, poultry, fish and eggs; a safe way to eat what is kept; a food that the title names is not optional.
 */
export function faultsOf(recipe: Recipe, ingredients: ReadonlyMap<string, Ingredient>): string[] {
  return [
    ...links(recipe),
    ...servingSize(recipe, ingredients),
    ...times(recipe),
    ...amountFaults(recipe, ingredients),
    ...doneness(recipe, ingredients),
    ...keeping(recipe, ingredients),
    ...yolks(recipe),
    ...optionalInTitle(recipe, ingredients),
  ];
}

/** The ingredients and the steps' links name the same foods, each once in the list. */
function links(recipe: Recipe): string[] {
  const faults: string[] = [];
  const listed = new Set(recipe.ingredients.map((item) => item.key));
  const linked = new Set<string>();
  for (const step of recipe.steps)
    for (const [, words, key] of step.matchAll(link)) {
      linked.add(key ?? '');
      if (!listed.has(key ?? ''))
        faults.push(`a step links '${words}' to '${key}', which the ingredients do not list`);
    }
  for (const key of listed)
    if (!linked.has(key)) faults.push(`no step links the ingredient '${key}'`);
  const seen = new Set<string>();
  for (const { key } of recipe.ingredients) {
    if (seen.has(key)) faults.push(`the ingredient '${key}' stands twice; add its grams up`);
    seen.add(key);
  }
  if (recipe.steps.length < 3 || recipe.steps.length > 9)
    faults.push(`${recipe.steps.length} steps; a recipe has 3 to 9`);
  return faults;
}

function servingSize(recipe: Recipe, ingredients: ReadonlyMap<string, Ingredient>): string[] {
  const faults: string[] = [];
  const grams = eatenGrams(recipe.ingredients) / recipe.serves;
  const kcal =
    recipe.ingredients.reduce(
      (sum, item) =>
        sum + ((ingredients.get(item.key)?.per100g.energy_kcal ?? 0) * item.eatenGrams) / 100,
      0,
    ) / recipe.serves;
  if (kcal < 80 || kcal > 1200)
    faults.push(`a serving has ${Math.round(kcal)} kcal; it must be 80 to 1,200`);
  if (grams < 40 || grams > 900)
    faults.push(`a serving weighs ${Math.round(grams)} g; it must be 40 to 900`);
  return faults;
}

/** What the steps take against what the head says. */
function times(recipe: Recipe): string[] {
  const faults: string[] = [];
  const total = recipe.prep + recipe.cook + recipe.wait;
  const stepMinutes = recipe.steps.map(minutesOf);
  const least = stepMinutes.reduce((sum, step) => sum + step.least, 0);
  const most = stepMinutes.reduce((sum, step) => sum + step.most, 0);
  if (least > total * 1.1)
    faults.push(`the steps take ${Math.round(least)} minutes, prep + cook + wait is ${total}`);
  if (most < recipe.cook / 2)
    faults.push(
      `the steps name ${Math.round(most)} minutes, less than half of cook (${recipe.cook})`,
    );
  return faults;
}

function kindOf(ingredient: Ingredient | undefined): keyof typeof done | undefined {
  return ingredient && !readyToEat.has(ingredient.key) ? foodKind[ingredient.category] : undefined;
}

function doneness(recipe: Recipe, ingredients: ReadonlyMap<string, Ingredient>): string[] {
  if (recipe.cook === 0) return [];
  const faults: string[] = [];
  const told = new Set<string>();
  for (const { key } of recipe.ingredients) {
    const kind = kindOf(ingredients.get(key));
    if (!kind || told.has(kind)) continue;
    const from = recipe.steps.findIndex((step) => step.includes(`(${key})`));
    const rest = recipe.steps.slice(Math.max(from, 0)).join(' ');
    if (done[kind].test(rest) || temperature.test(rest)) continue;
    told.add(kind);
    faults.push(
      `no step tells how to see that '${key}' is cooked (a temperature, or words such as ${kind === 'egg' ? "'until set'" : kind === 'fish' ? "'until opaque and flaking'" : "'until no pink remains'"})`,
    );
  }
  return faults;
}

const white = /\buntil (?:the )?whites? (?:is|are) (?:set|firm)\b[^.]*/g;

/** For some the yolk has to be firm: a step that tells of the white tells of the yolk. */
const yolks = ({ steps }: Recipe): string[] =>
  steps.flatMap((step) =>
    (step.match(white) ?? [])
      .filter((told) => !/\byolks?\b/.test(told))
      .map((told) => `a step says '${told}' and not how firm the yolk is`),
  );

/** Cooked rice, meat and fish that are kept need a word on how they are eaten afterwards. */
function keeping(recipe: Recipe, ingredients: ReadonlyMap<string, Ingredient>): string[] {
  const kept = /\b(fridge|freez|keeps?|kept|chill)/i.test(recipe.keeping);
  const delicate =
    recipe.cook > 0 &&
    recipe.meals.some((meal) => meal !== 'snack') &&
    recipe.ingredients.some(
      ({ key }) =>
        /^rice_(?!flakes|puffed|cakes|milk|pudding)/.test(key) ||
        !['egg', undefined].includes(kindOf(ingredients.get(key))),
    );
  if (
    !kept ||
    !delicate ||
    /°C|steaming|hot|cold|heat|warm|boil|cook|\beat|same day|at once/i.test(recipe.keeping)
  )
    return [];
  return [
    "'Keeping' does not say how the dish is eaten afterwards (reheat until steaming hot, or eat cold)",
  ];
}

/** 'Fried rice with peas' without peas is another dish, and its peas have to be bought. */
function optionalInTitle(
  { title, ingredients: lines }: Recipe,
  ingredients: ReadonlyMap<string, Ingredient>,
): string[] {
  const named = new Set(tokensOf(title).map(singular));
  return lines.flatMap(({ key, optional }) => {
    const [label = ''] = (ingredients.get(key)?.label ?? '').split(/[,(]/);
    const noun = tokensOf(label).at(-1);
    return optional && noun !== undefined && named.has(singular(noun))
      ? [`'${key}' is optional, and the title names it`]
      : [];
  });
}
