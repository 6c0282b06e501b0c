// The safety gate: any meal, from whatever source, against a person's conditions and allergens. What is not known never passes as safe.
import { allergyOf } from '../health/allergens.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import type { Facts } from '../recipes/facts.ts';
import { swappedFacts } from '../recipes/swapped.ts';
import type { AnyMeal, Person } from '../types.ts';
import { readAmount } from '../ingredients/amount.ts';
import { foodOf, foodsNamed, lexiconOf, namedInFull } from '../ingredients/lexicon.ts';
import type { Match } from '../ingredients/lexicon.ts';
import { judge, nothingRaw } from './judge.ts';
import { foodsOfOurLine, isWrittenFrom } from './ourLines.ts';
import type { CodedVerdict } from './judge.ts';
import type { Part, Plate } from './plate.ts';
import type { Mended } from './verdictNotes.ts';
import { rulesOf } from './rules.ts';
import type { Rules } from './rules.ts';
import { harmIn, toldBy, withoutVerbs } from './telling.ts';
import type { Told } from './telling.ts';
import { rawFoodIn, weakenedBy } from './undercooked.ts';
import { deniers } from '../ingredients/nameWords.ts';
import { singular, tokensOf } from '../ingredients/words.ts';

/** A line of a meal is read up to here. */
const [longestLine, mostWords] = [300, 24];
/** A name, or a step of instructions, is read up to here: as `foodsNamed` reads it. */
const mostWordsOfName = 60;
/** A word of two scripts, such as 'peanut' with a Cyrillic e, is written to be misread. */
const mixedScript =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u;
/** 'P-e-a-n-u-t-s' is, too. */
const lettersApart = /(?<!\p{L})(?:\p{L}[\s.\-_*·]+){3,}\p{L}(?!\p{L})/u;
export const partOf = (ingredient: Ingredient, grams: number | null): Part => ({
  label: ingredient.label,
  key: ingredient.key,
  category: ingredient.category,
  tags: ingredient.tags,
  grams,
});

const platedParts = new WeakMap<Facts, readonly Part[]>();

/** The gate for one of our recipes, under compiled rules. */
export function judgeRecipe(
  facts: Facts,
  rules: Rules,
  ingredients: ReadonlyMap<string, Ingredient>,
): CodedVerdict {
  if (rules.isFree) return { verdict: 'fit', reasons: [] };
  const parts =
    platedParts.get(facts) ??
    facts.recipe.ingredients.flatMap(({ key, eatenGrams }) => {
      const ingredient = ingredients.get(key);
      return ingredient ? [partOf(ingredient, eatenGrams / facts.recipe.serves)] : [];
    });
  platedParts.set(facts, parts);
  return judge(
    {
      parts,
      serving: facts.serving,
      meals: facts.recipe.meals,
      title: facts.recipe.title,
      unknown: [],
      halfKnown: [],
      mended: [],
      raw: nothingRaw,
    },
    rules,
  );
}

/**
 * The gate. A meal is one of our recipes by its id, with the swaps in it, or a name with lines of ingredients, of which every word is looked at.
 * A name alone, without ingredients and without a recipe, is unknown.
 * @param recipeOf finds a recipe's facts by id, then by title
 */
export function gate(
  meal: AnyMeal,
  person: Person,
  catalogue: Catalogue,
  recipeOf: (idOrTitle: string) => Facts | undefined,
): CodedVerdict {
  const rules = rulesOf(person, catalogue);
  const known = meal.recipeId === undefined ? undefined : recipeOf(meal.recipeId);
  if (known)
    return judgeRecipe(
      swappedFacts(known, meal.swaps ?? [], catalogue),
      rules,
      catalogue.ingredients,
    );
  const named = meal.name === undefined ? undefined : recipeOf(meal.name);
  if (named && (!meal.ingredients?.length || isWrittenFrom(named.recipe, meal.ingredients)))
    return judgeRecipe(named, rules, catalogue.ingredients);

  return judge(plateOf(meal, rules, catalogue), rules);
}

/** What the words of a meal name, with all that we do not know of them. */
interface Reading {
  readonly parts: Map<string, Part>;
  readonly unknown: string[];
  readonly halfKnown: string[];
  readonly mended: Mended[];
}

export function plateOf(meal: AnyMeal, rules: Rules, catalogue: Catalogue): Plate {
  const { person } = rules;
  const country = person.country ? catalogue.countries.get(person.country) : undefined;
  const reading: Reading = { parts: new Map(), unknown: [], halfKnown: [], mended: [] };
  const { name, ingredients: lines = [] } = meal;
  const filledLines = lines.filter((line) => line.trim());
  for (const line of filledLines) {
    const ours = foodsOfOurLine(line, catalogue);
    if (ours) add(reading, [...ours], []);
    else readLine(line, rules, catalogue, country, reading);
  }
  if (name !== undefined) readName(name, catalogue, country, reading);
  for (const text of [name ?? '', ...lines])
    if (mixedScript.test(text) || lettersApart.test(text)) reading.unknown.push(shown(text));
  if (filledLines.length === 0) reading.unknown.push(shown(name ?? '') || 'this meal');
  const parts = [...reading.parts.values()];
  const raw = rawIn({ name, lines }, rules, catalogue);
  return { ...reading, parts, serving: null, meals: [], title: name, raw };
}

/** What of a meal is eaten raw, where that is dangerous for the person. */
export function rawIn(
  words: Parameters<typeof rawFoodIn>[0],
  { person }: Rules,
  catalogue: Catalogue,
): Plate['raw'] {
  if (weakenedBy(person.conditions, catalogue) === null) return nothingRaw;
  const country = person.country ? catalogue.countries.get(person.country) : undefined;
  return rawFoodIn(
    words,
    (text) => foodsNamed(text, catalogue, country).foods.map(({ category }) => category),
    catalogue.rawFoods,
  );
}

const grains: ReadonlySet<string> = new Set(['wheat', 'gluten', 'wheat_may', 'gluten_may']);

const shown = (text: string): string => text.trim().slice(0, 80);

function add(reading: Reading, foods: readonly Ingredient[], told: readonly Part[]): void {
  for (const food of foods) reading.parts.set(food.key, partOf(food, null));
  for (const part of told) reading.parts.set(part.key, part);
}

function readLine(
  line: string,
  rules: Rules,
  catalogue: Catalogue,
  country: Country | undefined,
  reading: Reading,
): void {
  const { unknown, halfKnown, mended } = reading;
  // What is not read to its end is not known.
  if (line.length > longestLine || tokensOf(line).length > mostWords) unknown.push(shown(line));
  const { name, tinned } = readAmount(line.slice(0, longestLine), catalogue.units);
  const found = foodOf(name || line, tinned, catalogue, country);
  const { foods, unknown: rest } = foodsNamed(name || line, catalogue, country);
  // What stands in brackets is no part of the name: 'rice (contains traces of peanut)'.
  const bracketed = /[([{<].*/s.exec(line.slice(0, longestLine))?.[0] ?? '';
  const beside = foodsNamed(bracketed, catalogue, country).foods;
  add(
    reading,
    [...foods, ...beside, ...(found ? [found.ingredient] : [])],
    [
      ...unionsOf(line, name, namedExactly(found, name, catalogue, country)),
      ...allergensTold(bracketed),
      ...partsTold(harmIn(line, catalogue), ''),
    ],
  );
  // 'Curry paste' is not curry: a line that is no food as a whole is unknown, whatever foods its words name.
  if (!found) unknown.push(shown(line));
  else if (found.kind === 'spelling' && rules.strict && holdsShortSlip(name, catalogue))
    unknown.push(shown(line));
  else if (found.kind === 'spelling')
    mended.push({ line: shown(line), key: found.ingredient.key, label: found.ingredient.label });
  else if (found.kind === 'generic' && rest.length) halfKnown.push(shown(line));
}

/** A short word is near to too many: 'dakwa' is a peanut sweet, and one letter from a drink of sorghum. */
function holdsShortSlip(name: string, catalogue: Catalogue): boolean {
  const { vocabulary } = lexiconOf(catalogue);
  return tokensOf(name).some(
    (token) =>
      token.length < 6 &&
      /^\p{L}+$/u.test(token) &&
      !vocabulary.has(singular(token)) &&
      !vocabulary.has(token),
  );
}

function readName(
  name: string,
  catalogue: Catalogue,
  country: Country | undefined,
  reading: Reading,
): void {
  if (tokensOf(name).length > mostWordsOfName) reading.unknown.push(shown(name));
  add(reading, foodsNamed(withoutVerbs(name), catalogue, country).foods, [
    // Which beans they are its lines tell.
    ...unionsIn(name).filter(({ label }) => !pulses.test(label)),
    ...partsTold(toldBy(name, catalogue), ' in the name'),
    ...partsTold(harmIn(name, catalogue), ' in the name'),
  ]);
}

const namedExactly = (
  found: Match | undefined,
  name: string,
  catalogue: Catalogue,
  country: Country | undefined,
): boolean => found?.kind === 'exact' && namedInFull(name, catalogue, country);

/** 'Gluten-free bread' and 'rice flour' are names of foods, and hold what their rows say of grains; what stands beside the name counts. */
function unionsOf(line: string, name: string, isName: boolean): Part[] {
  if (!isName || !line.includes(name)) return unionsIn(line);
  const named = unionsIn(name).filter(
    ({ label, tags }) => !pulses.test(label) && ![...tags].every((tag) => grains.has(tag)),
  );
  return [...named, ...unionsIn(line.replace(name, ' '))];
}

/** 'Rice (may contain wheat)' holds it; '(gluten-free)' and '(no nuts)' say that it does not. */
function allergensTold(text: string): Part[] {
  return tokensOf(text).flatMap((token, at, tokens) => {
    const isDenied = tokens[at + 1] === 'free' || deniers.has(tokens[at - 1] ?? '');
    const word = isDenied ? undefined : allergyOf(token);
    return word ? [partOfWord(token, word.excludes)] : [];
  });
}

const wordPart = (label: string, tags: readonly string[]): Part => ({
  label,
  key: `word ${label}`,
  category: 'word',
  tags: new Set(tags),
  grams: null,
});
const partOfWord = (label: string, excludes: readonly string[]): Part =>
  wordPart(
    label,
    excludes.flatMap((id) => [id, `${id}_may`]),
  );

/** Who avoids beans may mean peanuts; in a dish nobody calls peanuts so, and soya or lupins rarely. */
const pulses = /^(?:beans|pulses|legumes?)$/;

/** 'mixed nuts' or 'seafood' in a line may be any of its union. */
export function unionsIn(text: string): Part[] {
  return tokensOf(text).flatMap((token) => {
    const word = allergyOf(token);
    if (!word?.ask) return [];
    return [
      pulses.test(token)
        ? wordPart(token, ['soy_may', 'lupin_may'])
        : partOfWord(token, word.excludes),
    ];
  });
}

export const partsTold = (told: readonly Told[], where: string): Part[] =>
  told.map(({ word, tags }) => ({
    label: `'${word}'${where}`,
    key: `word ${word} ${tags.join(' ')}`,
    category: 'word',
    tags: new Set(tags.map((tag) => `${tag}_may`)),
    grams: null,
  }));
