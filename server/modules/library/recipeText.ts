// A recipe's lines and steps as its page writes them.
import type { Kitchen } from '../../../kitchen/index.ts';
import type { RecipeIngredient } from '../../../kitchen/catalogue/types.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { spoonsOf } from '../../../kitchen/recipes/spoons.ts';
import { singular } from '../../../kitchen/ingredients/words.ts';
import { wordsOf } from './library.ts';
import { html, type Html } from '../../../domain/html.ts';
import { millilitresOf } from '../../../domain/poured.ts';
import type { Locale } from './locale.ts';

export interface Line {
  /** '320 g', or '2 tsp' where nobody weighs it. */
  readonly amount: string;
  readonly food: string;
  /** The other of the two. */
  readonly also: string;
  readonly isOptional: boolean;
  /** As the recipe has it, where the food is named in another language. */
  readonly inEnglish: string;
  /** As a step takes it: without what is done with it before. */
  readonly short: string;
}

export interface RecipeText {
  readonly lines: readonly Line[];
  /** As the kitchen lists them: '320 g (1¾ cups) long-grain rice'. */
  readonly listed: readonly string[];
  /** Times and temperatures between pairs of asterisks. */
  readonly steps: readonly string[];
  /** For each step the amounts that it takes. */
  readonly taken: readonly (readonly string[])[];
  readonly keeping: string;
  readonly safety: string;
}

/** Grams below which a spoon or a clove says more than the scales. */
const spoonful = 20;
const volume = /^\d+(?:[.,]\d+)? ?(?:ml|l|litres?)$/;
const counted = /^(\S+) (\p{L}+)$/u;

/** '2 leaves' of bay leaves are two bay leaves. */
function shortOf(measure: string, food: string): string {
  const [, count = '', noun = ''] = counted.exec(measure) ?? [];
  return noun !== '' && wordsOf(food).includes(singular(noun)) ? count : measure;
}

/** The measure before the food: a bare count needs no 'pieces' there. */
function amountOf(measure: string, food: string, locale: Locale): string {
  const short = shortOf(measure, food);
  return /\p{L}/u.test(short) ? (locale.measure(short) ?? '') : short;
}

/** Grams, or of what is poured millilitres; a number below ten thousand is written without groups, as on scales. */
function weightOf({ text, grams }: RecipeIngredient, { language }: Locale): string {
  const millilitres = millilitresOf(text, grams);
  if (millilitres !== undefined) return `${millilitres} ml`;
  const written =
    grams >= spoonful
      ? String(Math.round(grams))
      : grams.toLocaleString(language, { maximumFractionDigits: 1 });
  return `${written} g`;
}

function lineOf(ingredient: RecipeIngredient, locale: Locale): Line {
  const { key, grams, measure: measured, text, optional } = ingredient;
  const isEnglish = locale.language === 'en';
  const weight = weightOf(ingredient, locale);
  const measure = locale.measure(measured) ?? '';
  const isMeasured = measure !== '' && (grams < spoonful || volume.test(measured));
  const amount = isMeasured ? amountOf(measured, text, locale) : weight;
  const name = locale.food(key, (/^[^,(]+/.exec(text)?.[0] ?? text).trim());
  const food = locale.behind(amount, name);
  return {
    amount,
    food: isEnglish ? text : food,
    also: volume.test(measured) ? '' : isMeasured ? weight : measure,
    isOptional: optional,
    inEnglish: isEnglish ? '' : text,
    short: `${amount} ${food}`,
  };
}

/** What a step takes of a line: all of it, a part, or a part of which the recipe does not say how much. */
function takenOf(line: RecipeIngredient, share: number | null, locale: Locale): string {
  if (share === null) return locale.texts.partOf(lineOf(line, locale).short);
  const { grams, measure } = line;
  const part = { ...line, grams: grams * share, measure: spoonsOf(measure, share) ?? '' };
  return lineOf(share === 1 ? line : part, locale).short;
}

/** @param isCookedThrough whether somebody who eats it must have eggs firm, of which the page says no more */
export function recipeText(
  { recipe }: Facts,
  kitchen: Kitchen,
  locale: Locale,
  isCookedThrough = false,
): RecipeText {
  const {
    instructions,
    ingredients: listed = [],
    step_ingredients: places = [],
    step_shares: shares = [],
  } = kitchen.instructions({ recipeId: recipe.id, isCookedThrough });
  const blocks = instructions.split('\n\n');
  const part = (name: string): string =>
    blocks.find((block) => block.startsWith(`**${name}.** `))?.slice(name.length + 6) ?? '';
  const lines = recipe.ingredients.map((each) => lineOf(each, locale));
  return {
    lines,
    listed,
    steps: (blocks[0] ?? '').split('\n').map((line) => line.replace(/^\d+\. /, '')),
    taken: places.map((own, step) =>
      own.flatMap((place, i) => {
        const line = recipe.ingredients[place];
        return line ? [takenOf(line, shares[step]?.[i] ?? null, locale)] : [];
      }),
    ),
    keeping: part('Keeping'),
    safety: part('Food safety'),
  };
}

/** What stands between pairs of asterisks, in bold. */
export const emphasised = (text: string): Html =>
  html`${text.split('**').map((piece, n) => (n % 2 === 1 ? html`<b>${piece}</b>` : piece))}`;
export const unemphasised = (text: string): string => text.replaceAll('**', '');
