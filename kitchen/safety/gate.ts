// The safety gate: any meal, from whatever source, against a person's conditions and allergens. What is not known never passes as safe.
import type { Verdict } from '../../contract/kitchen.ts';
import { allergyOf } from '../health/allergens.ts';
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import type { Facts } from '../recipes/facts.ts';
import type { AnyMeal, Person } from '../types.ts';
import { indexOf, valueOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { readAmount } from '../ingredients/amount.ts';
import { foodOf, foodsNamed, lexiconOf } from '../ingredients/lexicon.ts';
import type { DietRules } from './dietRules.ts';
import { bansOn, rulesOf, tagWord } from './rules.ts';
import type { Rules } from './rules.ts';
import { harmIn, toldBy, withoutVerbs } from './telling.ts';
import type { Told } from './telling.ts';
import { rawFoodIn, weakenedBy } from './undercooked.ts';
import type { RawFood } from './undercooked.ts';
import { singular, tokensOf } from '../ingredients/words.ts';

/** A food of a meal; grams of one serving where they are known. */
interface Part {
  readonly label: string;
  readonly key: string;
  readonly category: string;
  readonly tags: ReadonlySet<string>;
  readonly grams: number | null;
}
interface Plate {
  readonly parts: readonly Part[];
  readonly serving: Float64Array | null;
  readonly meals: readonly string[];
  readonly unknown: readonly string[];
  readonly halfKnown: readonly string[];
  readonly mended: readonly string[];
  readonly raw: RawFood;
}

/** Bought mixtures, of which no table knows every ingredient. */
const mixtures = new Set(['sauce', 'snack', 'procmeat', 'bread']);
/** A line of a meal is read up to here. */
const [longestLine, mostWords] = [300, 24];
/** A name, or a step of instructions, is read up to here: as `foodsNamed` reads it. */
const mostWordsOfName = 60;
/** A word of two scripts, such as 'peanut' with a Cyrillic e, is written to be misread. */
const mixedScript =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u;
/** 'P-e-a-n-u-t-s' is, too. */
const lettersApart = /(?<!\p{L})(?:\p{L}[\s.\-_*·]+){3,}\p{L}(?!\p{L})/u;
/** Eaten by the pinch, so that only their salt counts. */
const seasonings = new Set(['spice', 'herb']);
/** '1,250' or '3.5': by hand, since Intl is the slowest part of a verdict. */
const amountOf = (value: number): string =>
  value >= 1000
    ? `${Math.floor(Math.round(value) / 1000)},${String(Math.round(value) % 1000).padStart(3, '0')}`
    : String(value >= 10 ? Math.round(value) : Math.round(value * 10) / 10);
const nameOf = (quantity: Quantity): string =>
  (
    {
      sodium_mg: 'sodium',
      potassium_mg: 'potassium',
      phosphorus_mg: 'phosphorus',
      sat_fat_g: 'saturated fat',
      fat_g: 'fat',
      free_sugars_g: 'free sugars',
      glycaemic_load: 'glycaemic load',
      cholesterol_mg: 'cholesterol',
      iron_mg: 'iron',
      purine_mg: 'purines',
      caffeine_mg: 'caffeine',
      vit_k_ug: 'vitamin K',
      lactose_g: 'lactose',
      carb_g: 'carbohydrate',
      calcium_mg: 'calcium',
    } as Partial<Record<Quantity, string>>
  )[quantity] ?? quantity.replace(/_[a-z]+$/, '').replaceAll('_', ' ');
const withUnit = (value: number, quantity: Quantity): string =>
  quantity === 'glycaemic_load'
    ? amountOf(value)
    : `${amountOf(value)} ${quantity.replace(/^.*_/, '').replace('ug', 'µg')}`;
const servingHas = (value: number, quantity: Quantity): string =>
  quantity === 'glycaemic_load'
    ? `One serving has a glycaemic load of ${amountOf(value)}`
    : `One serving has ${withUnit(value, quantity)} of ${nameOf(quantity)}`;
const nothingRaw: RawFood = { surely: [], perhaps: [] };
const joined = (labels: readonly string[]): string =>
  labels.length > 1
    ? `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`
    : (labels[0] ?? '');

/**
 * The verdict of a plate under compiled rules. Refused: an allergen or an excluded food (also one that only may hold it), the whole
 * day's hard limit in one serving, anything unknown where an allergy stands. Caution: more than a third of a day's limit, a food to
 * be sparing with, anything half known. Reasons are sentences, the gravest first.
 */
function judge(plate: Plate, rules: Rules): Verdict {
  if (rules.isFree) return { verdict: 'fit', reasons: [] };
  const [refusals, cautions]: [string[], string[]] = [[], []];
  for (const name of rules.declined)
    refusals.push(`${name} needs a diet supervised by your clinic, so we suggest no dish for it.`);

  const banned = new Map<
    string,
    { may: boolean; labels: string[]; sentence: (labels: string, may: boolean) => string }
  >();
  for (const part of plate.parts)
    for (const ban of bansOn(part.key, part.tags, rules)) {
      const { tag } = ban;
      const may = ban.only === 'may';
      const what = ban.allergen ?? tagWord(tag.replace(/_may$/, ''));
      const name = `${what}|${may}`;
      const entry = banned.get(name) ?? {
        may,
        labels: [],
        sentence: (labels: string, isMay: boolean) =>
          ban.allergen === null
            ? `${isMay ? 'May hold' : 'Holds'} ${what}, left out with ${ban.condition ?? 'your condition'}: ${labels}.`
            : `${isMay ? 'May hold' : 'Holds'} ${what}, which you avoid: ${labels}.`,
      };
      if (!entry.labels.includes(part.label)) entry.labels.push(part.label);
      banned.set(name, entry);
    }
  for (const [name, { labels, may, sentence }] of [...banned].sort(
    ([, a], [, b]) => Number(a.may) - Number(b.may),
  )) {
    const sure = may ? (banned.get(name.replace('|true', '|false'))?.labels ?? []) : [];
    const left = labels.filter((label) => !sure.includes(label));
    if (left.length) refusals.push(sentence(joined(left), may));
  }
  const avoided = plate.parts.filter((part) => rules.avoided.has(part.key));
  if (avoided.length)
    refusals.push(`Holds what you leave out: ${joined(avoided.map((part) => part.label))}.`);
  const diets = judgeDiets(plate.parts, rules.diets);
  refusals.push(...diets.refusals);
  cautions.push(...diets.cautions);
  if (plate.raw.surely.length)
    refusals.push(
      `Eaten raw or half cooked, which is dangerous with ${rules.weakened ?? 'your condition'}: ${joined(plate.raw.surely.map((text) => `'${text}'`))}.`,
    );
  if (plate.raw.perhaps.length)
    cautions.push(
      `Only where it is cooked through, eggs until both white and yolk are firm: ${joined(plate.raw.perhaps.map((text) => `'${text}'`))}.`,
    );
  if (plate.unknown.length && rules.strict)
    refusals.push(
      `We do not know ${joined(plate.unknown.map((text) => `'${text}'`))}, so we cannot call this safe for you.`,
    );
  else if (plate.unknown.length)
    cautions.push(
      `We do not know ${joined(plate.unknown.map((text) => `'${text}'`))} and could not check ${plate.unknown.length > 1 ? 'them' : 'it'}.`,
    );
  if (plate.halfKnown.length && rules.strict)
    cautions.push(
      `Check the label of ${joined(plate.halfKnown.map((text) => `'${text}'`))}: we do not know every word of it.`,
    );
  if (plate.mended.length)
    cautions.push(`We read ${joined(plate.mended)}: make sure that is what is meant.`);
  if (rules.person.uncheckedAllergies.length)
    cautions.push(
      `We cannot check dishes for ${joined(rules.person.uncheckedAllergies.map((word) => `'${word}'`))}.`,
    );
  if (rules.person.notUnderstood.length)
    cautions.push(
      `You wrote ${joined(rules.person.notUnderstood.map((text) => `'${text.slice(0, 60)}'`))}, which we did not understand, so we cannot say that this fits you.`,
    );
  if (rules.avoided.size) {
    const bought = plate.parts
      .filter((part) => mixtures.has(part.category))
      .map((part) => part.label);
    if (bought.length)
      cautions.push(`Check the label of ${joined(bought)} for what you leave out.`);
  }

  if (plate.serving)
    for (const { quantity, condition, dayMax, mealMax, hard } of rules.ceilings) {
      const value = plate.serving[indexOf[quantity]] ?? 0;
      if (hard && value > dayMax)
        refusals.push(
          `${servingHas(value, quantity)}, more than the whole day's ${withUnit(dayMax, quantity)} with ${condition}.`,
        );
      else if (value > mealMax)
        cautions.push(
          `${servingHas(value, quantity)}, ${Math.round((100 * value) / dayMax)}% of the day's ${withUnit(dayMax, quantity)} with ${condition}.`,
        );
    }
  // Without amounts no sum can be made: what counts towards a limit is named instead.
  if (!plate.serving)
    for (const { tags, what, condition } of rules.counted) {
      const labels = plate.parts
        .filter(
          (part) =>
            tags.some((tag) => part.tags.has(tag)) &&
            (!seasonings.has(part.category) || what === 'salt'),
        )
        .map((part) => part.label);
      if (labels.length)
        cautions.push(
          `Amounts are not known here, and with ${condition} they count: ${joined([...new Set(labels)].slice(0, 6))} (${what}).`,
        );
    }
  if (plate.serving)
    for (const limit of rules.perMeal) {
      if (
        !(limit.nutrient in indexOf) ||
        limit.max === null ||
        (limit.basis === 'per_breakfast' && !plate.meals.every((meal) => meal === 'breakfast'))
      )
        continue;
      const quantity = limit.nutrient as Quantity;
      const value = valueOf(plate.serving, quantity);
      if (value > limit.max)
        (limit.priority === 'hard' ? refusals : cautions).push(
          `${servingHas(value, quantity)}; with ${limit.condition} a meal should have at most ${withUnit(limit.max, quantity)}.`,
        );
    }
  for (const { tag, condition, grams } of rules.sparing) {
    const labels = plate.parts
      .filter((part) => part.tags.has(tag) && (part.grams === null || part.grams >= grams))
      .map((part) => part.label);
    if (labels.length)
      cautions.push(
        `Be sparing with ${tagWord(tag)} with ${condition}: ${joined([...new Set(labels)])}.`,
      );
  }
  return refusals.length
    ? { verdict: 'refuse', reasons: [...refusals, ...cautions] }
    : cautions.length
      ? { verdict: 'caution', reasons: cautions }
      : { verdict: 'fit', reasons: [] };
}

/** What a plate holds against the diets and medicines of a person. */
function judgeDiets(
  parts: readonly Part[],
  { leftOut, doubtful, apart }: DietRules,
): { refusals: string[]; cautions: string[] } {
  const named = (by: ReadonlyMap<string, string>): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const { key, label } of parts) {
      const name = by.get(key);
      if (name !== undefined) found.set(name, [...(found.get(name) ?? []), label]);
    }
    return found;
  };
  const refusals = [...named(leftOut)].map(
    ([name, labels]) => `Left out with ${name}: ${joined(labels)}.`,
  );
  for (const { diet, one, other } of apart)
    if (parts.some(({ key }) => one.has(key)) && parts.some(({ key }) => other.has(key)))
      refusals.push(`Holds two foods that a ${diet} dish keeps apart.`);
  const cautions = [...named(doubtful)]
    .filter(([name]) => !refusals.some((each) => each.includes(name)))
    .map(([name, labels]) => `Check the label of ${joined(labels)}: not every brand is ${name}.`);
  return { refusals, cautions };
}

const partOf = (ingredient: Ingredient, grams: number | null): Part => ({
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
): Verdict {
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
      unknown: [],
      halfKnown: [],
      mended: [],
      raw: nothingRaw,
    },
    rules,
  );
}

/**
 * The gate. A meal is one of our recipes by its id, or a name with lines of ingredients, of which every word is looked at.
 * A name alone, without ingredients and without a recipe, is unknown.
 * @param recipeOf finds a recipe's facts by id, then by title
 */
export function gate(
  meal: AnyMeal,
  person: Person,
  catalogue: Catalogue,
  recipeOf: (idOrTitle: string) => Facts | undefined,
): Verdict {
  const rules = rulesOf(person, catalogue);
  const country = person.country ? catalogue.countries.get(person.country) : undefined;
  const known = meal.recipeId === undefined ? undefined : recipeOf(meal.recipeId);
  if (known) return judgeRecipe(known, rules, catalogue.ingredients);
  const named =
    meal.name === undefined || meal.ingredients?.length ? undefined : recipeOf(meal.name);
  if (named) return judgeRecipe(named, rules, catalogue.ingredients);

  const { vocabulary } = lexiconOf(catalogue);
  const parts = new Map<string, Part>();
  const [unknown, halfKnown, mended]: [string[], string[], string[]] = [[], [], []];
  const add = (ingredient: Ingredient): void => {
    parts.set(ingredient.key, partOf(ingredient, null));
  };
  for (const line of meal.ingredients ?? []) {
    if (!line.trim()) continue;
    // What is not read to its end is not known.
    if (line.length > longestLine || tokensOf(line).length > mostWords)
      unknown.push(line.trim().slice(0, 80));
    const { name, tinned } = readAmount(line.slice(0, longestLine));
    const found = foodOf(name || line, tinned, catalogue, country);
    const { foods, unknown: rest } = foodsNamed(name || line, catalogue, country);
    for (const ingredient of foods) add(ingredient);
    // What stands in brackets is no part of the name: 'rice (contains traces of peanut)'.
    for (const ingredient of foodsNamed(
      /[([{<].*/s.exec(line.slice(0, longestLine))?.[0] ?? '',
      catalogue,
      country,
    ).foods)
      add(ingredient);
    if (found) add(found.ingredient);
    for (const part of [...unionsIn(line), ...partsTold(harmIn(line), '')])
      parts.set(part.key, part);
    // 'Curry paste' is not curry: a line that is no food as a whole is unknown, whatever foods its words name.
    if (!found) unknown.push(line.trim().slice(0, 80));
    // A short word is near to too many: 'dakwa' is a peanut sweet, and one letter from a drink of sorghum.
    else if (
      found.kind === 'spelling' &&
      rules.strict &&
      tokensOf(name).some(
        (token) =>
          token.length < 6 &&
          /^\p{L}+$/u.test(token) &&
          !vocabulary.has(singular(token)) &&
          !vocabulary.has(token),
      )
    )
      unknown.push(line.trim().slice(0, 80));
    else if (found.kind === 'spelling')
      mended.push(`'${line.trim().slice(0, 80)}' as ${found.ingredient.label}`);
    else if (found.kind === 'generic' && rest.length) halfKnown.push(line.trim().slice(0, 80));
  }
  if (meal.name !== undefined) {
    if (tokensOf(meal.name).length > mostWordsOfName) unknown.push(meal.name.trim().slice(0, 80));
    for (const ingredient of foodsNamed(withoutVerbs(meal.name), catalogue, country).foods)
      add(ingredient);
    for (const part of [
      ...unionsIn(meal.name),
      ...partsTold(toldBy(meal.name), ' in the name'),
      ...partsTold(harmIn(meal.name), ' in the name'),
    ])
      parts.set(part.key, part);
  }
  for (const text of [meal.name ?? '', ...(meal.ingredients ?? [])])
    if (mixedScript.test(text) || lettersApart.test(text)) unknown.push(text.trim().slice(0, 80));
  if (!meal.ingredients?.some((line) => line.trim()))
    unknown.push(meal.name?.trim().slice(0, 80) || 'this meal');
  const raw =
    weakenedBy(person.conditions) === null
      ? nothingRaw
      : rawFoodIn({ name: meal.name, lines: meal.ingredients ?? [] }, (text) =>
          foodsNamed(text, catalogue, country).foods.map(({ category }) => category),
        );
  return judge(
    { parts: [...parts.values()], serving: null, meals: [], unknown, halfKnown, mended, raw },
    rules,
  );
}

/** 'mixed nuts' or 'seafood' in a line may be any of its union. */
function unionsIn(text: string): Part[] {
  return tokensOf(text).flatMap((token) => {
    const word = allergyOf(token);
    return word?.ask
      ? [
          {
            label: token,
            key: `word ${token}`,
            category: 'word',
            tags: new Set(word.excludes.flatMap((id) => [id, `${id}_may`])),
            grams: null,
          },
        ]
      : [];
  });
}

const partsTold = (told: readonly Told[], where: string): Part[] =>
  told.map(({ word, tags }) => ({
    label: `'${word}'${where}`,
    key: `word ${word} ${tags.join(' ')}`,
    category: 'word',
    tags: new Set(tags.map((tag) => `${tag}_may`)),
    grams: null,
  }));
