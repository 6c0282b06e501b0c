// Recipes as other programs write them down, each told by its own fields: schema.org (also RecipeSage), Mealie, Paprika and Tandoor.
import { type FoundRecipe, minutesOf, servingsOf } from '../pages/found.ts';
import { lineOf, linesOf } from '../pages/plainText.ts';
import { isRecipe, recipeOf } from '../pages/structuredData.ts';
import { type Fields, fieldsOf, figureOf, firstOf, listOf, textIn } from '../pages/values.ts';

export interface FileRecipe extends FoundRecipe {
  /** The page that it came from, where the program kept it. */
  readonly source: string | null;
}

const mostLines = 200;
const line = (value: unknown): string => lineOf(textIn(value));
const minutes = (...values: readonly unknown[]): number =>
  values.map((value) => minutesOf(textIn(value))).find((each) => each > 0) ?? 0;

/** What is left of the whole time once the hands are at rest. */
const cookOf = (cook: number, total: number, prep: number): number =>
  cook > 0 ? cook : Math.max(0, total - prep);

function sourceOf(...values: readonly unknown[]): string | null {
  const address = values.map((value) => textIn(value).trim()).find((each) => URL.canParse(each));
  return address !== undefined && /^https?:\/\//i.test(address) && address.length <= 2000
    ? address
    : null;
}

/** '250 g red lentils, rinsed' out of its parts. */
const written = (amount: unknown, unit: unknown, food: unknown, note: unknown): string => {
  const [unitName, foodName, said] = [
    line(firstOf(unit, 'name')),
    line(firstOf(food, 'name')),
    line(note),
  ];
  const what = [figureOf(amount), unitName, foodName].filter((each) => each !== '').join(' ');
  return what === '' ? said : said === '' ? what : `${what}, ${said}`;
};

const schemaOrg = (fields: Fields): FileRecipe => ({
  ...recipeOf(fields),
  source: sourceOf(fields['isBasedOn'], firstOf(fields['isBasedOn'], 'url', '@id'), fields['url']),
});

/** Its API writes `recipeIngredient`, its archives `recipe_ingredient`. */
function mealie(fields: Fields): FileRecipe {
  const of = (name: string): unknown =>
    fields[name] ?? fields[name.replaceAll(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)];
  const [prep, total] = [minutes(of('prepTime')), minutes(of('totalTime'))];
  const lines = listOf(of('recipeIngredient')).slice(0, mostLines);
  const asWritten = (each: unknown): string => {
    if (typeof each === 'string') return lineOf(each);
    const { quantity, unit, food, note, display, ...rest } = fieldsOf(each);
    const original = rest['originalText'] ?? rest['original_text'];
    const isPlain = (rest['disableAmount'] ?? rest['disable_amount']) === true;
    return (
      line(display) ||
      (isPlain ? line(note) : written(quantity, unit, food, note)) ||
      line(original)
    );
  };
  const steps = listOf(of('recipeInstructions')).slice(0, mostLines);
  const servings = Number(of('recipeServings') ?? 0);
  return {
    name: line(fields['name']),
    description: line(fields['description']),
    servings:
      servings > 0 ? servingsOf(String(Math.round(servings))) : servingsOf(line(of('recipeYield'))),
    prep,
    cook: cookOf(minutes(of('performTime'), of('cookTime')), total, prep),
    total,
    lines: lines.map(asWritten).filter((each) => each !== ''),
    steps: steps.flatMap((step) =>
      linesOf(textIn(typeof step === 'string' ? step : firstOf(step, 'text'))),
    ),
    source: sourceOf(of('orgURL')),
  };
}

function paprika(fields: Fields): FileRecipe {
  const [prep, total] = [minutes(fields['prep_time']), minutes(fields['total_time'])];
  return {
    name: line(fields['name']),
    description: line(fields['description']),
    servings: servingsOf(line(fields['servings'])),
    prep,
    cook: cookOf(minutes(fields['cook_time']), total, prep),
    total,
    lines: linesOf(textIn(fields['ingredients'])),
    steps: linesOf(textIn(fields['directions'])),
    source: sourceOf(fields['source_url']),
  };
}

/** Ingredients stand with the step that needs them. */
function tandoor(fields: Fields): FileRecipe {
  const steps = listOf(fields['steps']).slice(0, mostLines).map(fieldsOf);
  const lines = steps
    .flatMap(({ ingredients }) => listOf(ingredients).slice(0, mostLines).map(fieldsOf))
    .filter((each) => each['is_header'] !== true)
    .slice(0, mostLines);
  return {
    name: line(fields['name']),
    description: line(fields['description']),
    servings: servingsOf(textIn(fields['servings'])),
    prep: minutes(fields['working_time']),
    cook: minutes(fields['waiting_time']),
    lines: lines
      .map(({ amount, no_amount: without, unit, food, note }) =>
        written(without === true ? null : amount, unit, food, note),
      )
      .filter((each) => each !== ''),
    steps: steps.flatMap(({ instruction }) => linesOf(textIn(instruction))),
    source: sourceOf(fields['source_url']),
  };
}

const has = (fields: Fields, ...names: readonly string[]): boolean =>
  names.some((name) => fields[name] !== undefined && fields[name] !== null);

/** What reads a recipe of this shape; undefined where it is none. */
export function readerOf(fields: Fields): ((fields: Fields) => FileRecipe) | undefined {
  const isListed = has(fields, 'recipeIngredient', 'recipe_ingredient');
  // Some of its archives say that they are schema.org too, and are not.
  if (isListed && typeof fields['slug'] === 'string') return mealie;
  if (isRecipe(fields)) return schemaOrg;
  if (typeof fields['name'] !== 'string') return undefined;
  if (isListed) return mealie;
  if (typeof fields['ingredients'] === 'string' && has(fields, 'directions')) return paprika;
  const [step] = listOf(fields['steps']);
  return has(fieldsOf(step), 'instruction', 'ingredients') ? tandoor : undefined;
}
