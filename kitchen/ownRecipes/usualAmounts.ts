// Seasonings that a line names without an amount: how much they usually are, so that they count for something and not for nothing.
import type { Ingredient } from '../catalogue/types.ts';
import type { DishLine, LineFood } from './line.ts';

/**
 * Grams, all of them our estimate. Salt: nine in ten of the 907 salted lunches and dinners of the catalogue take no more than 1 g a
 * serving, half no more than 0.75 g; ours are salted sparingly, so the upper figure stands. The others are the catalogue's medians a
 * serving: pepper of 384 dishes, each spice of 2,901 lines, each herb of 498 lines, water of 808 dishes. Oil: a tablespoon a pan of
 * four servings.
 */
export const usualAmounts = {
  source: 'Our estimate, from the lunches and dinners of the catalogue; oil by our judgement',
  salt: 1,
  pepper: 0.25,
  spice: 0.5,
  herb: 4,
  water: 140,
  oil: { ofAPan: 13.5, servingsOfAPan: 4 },
} as const;

/** Of the spices these are no seasoning: they raise, set or sweeten, or hold potassium in place of sodium. */
const noSeasoning = new Set([
  'cocoa_powder',
  'baking_powder',
  'baking_soda',
  'yeast_dry',
  'gelatin',
  'salt_substitute',
]);
/** Milligrams of sodium in 100 g from which a mix is mostly salt: how much of it is no small matter. */
const salty = 1000;
/** What is in a packet is on the packet. */
const packed =
  /(?<!\p{L})(?:packets?|sachets?|packs?|bottles?|jars?|pots?|tubs?|box(?:es)?|tins?|cans?|bags?|blocks?|bouteilles?|bocal|bo[iî]tes?|paquets?|p[äa]ckchen|flasche|glas|dose|botella|bote|lata|paquete)(?!\p{L})/iu;
const deep =
  /(?<!\p{L})(?:deep|deep[- ]?fr(?:y|ied|ying|yer)|shallow[- ]fry(?:ing)?|fritt?euse|frittieren|friture|grande friture|abundante aceite|bain d['’]huile)(?!\p{L})/iu;
/** A fat of which a line says that it is for the pan. */
const forThePan =
  /(?<!\p{L})(?:(?:for|to) (?:the (?:pan|tin|dish)|frying|greasing|brushing)|po[êe]le|moule|cuisson|braten|einfetten|fre[íi]r|engrasar|sart[ée]n)(?!\p{L})/iu;

/** 'Sal y pimienta' of which only the pepper was understood: what is counted without its salt is counted as too little. */
const saltWords =
  /(?<!\p{L})(?:salt|sel|salz|sal|sale|zout|s[óo]l|so[ľl]|sare|соль|сіль|αλάτι|tuz|suola)(?!\p{L})/iu;

type Usual = { readonly of: 'serving' | 'pan'; readonly grams: number } | null;

function usualOf({ key, category, per100g }: Ingredient, text: string): Usual {
  const aServing = (grams: number): Usual => ({ of: 'serving', grams });
  if (key === 'salt') return aServing(usualAmounts.salt);
  if (key === 'water') return aServing(usualAmounts.water);
  if (key === 'pepper_black' || key === 'pepper_white') return aServing(usualAmounts.pepper);
  if (category === 'herb') return aServing(usualAmounts.herb);
  if (category === 'spice')
    return noSeasoning.has(key) || (per100g.sodium_mg ?? salty) >= salty
      ? null
      : aServing(usualAmounts.spice);
  const isOfThePan = category === 'oil' && (key.startsWith('oil_') || forThePan.test(text));
  return isOfThePan ? { of: 'pan', grams: usualAmounts.oil.ofAPan } : null;
}

/** Whether food is fried in a depth of oil: how much of it stays in the food nobody knows. */
export const isFriedInDepth = (texts: readonly string[]): boolean =>
  texts.some((text) => deep.test(text));

/** Whether words name salt of which only what stands beside it was understood. */
export const losesSalt = (text: string, foods: readonly Ingredient[]): boolean =>
  saltWords.test(text) && !foods.some(({ key }) => key === 'salt');

/** A food without an amount, and the words that name it. */
export interface Unweighed {
  readonly ingredient: Ingredient;
  readonly text: string;
}

/** Grams of a food in the whole recipe where its line gives none; null where no usual amount would be honest. */
export function usualGrams(
  { ingredient, text }: Unweighed,
  serves: number,
  isDeep: boolean,
): number | null {
  if (packed.test(text)) return null;
  const usual = usualOf(ingredient, text);
  if (!usual || (isDeep && ingredient.category === 'oil')) return null;
  const times =
    usual.of === 'serving' ? serves : Math.ceil(serves / usualAmounts.oil.servingsOfAPan);
  return Math.round(usual.grams * times * 100) / 100;
}

/** A line with the usual amounts of the seasonings of which it gives none; each is marked as an estimate. */
export function withUsualAmounts(line: DishLine, serves: number, isDeep: boolean): DishLine {
  const { text } = line;
  const all = line.foods.map(({ ingredient }) => ingredient);
  if (losesSalt(text, all)) return line;
  const foods = line.foods.map((food): LineFood => {
    if (food.grams !== null) return food;
    const grams = usualGrams({ ...food, text }, serves, isDeep);
    return grams === null ? food : { ...food, grams, isEstimated: true };
  });
  return { ...line, foods };
}
