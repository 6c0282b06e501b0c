// An amount of a food as a shop says it: by the piece, by weight or by volume.
import {
  isOnePiece,
  type PacksBought,
  pluralOf,
  type ShopAmount,
  shopPieces,
} from '../../domain/shopAmounts.ts';
import type { Ingredient } from '../catalogue/types.ts';
import { cupMillilitres, gramsOfCup, gramsOfPiece } from '../ingredients/units.ts';
import { isLiquid, pieceCategories } from '../prices/paid.ts';
import { edibleShare } from '../prices/price.ts';
import type { WholePacks } from './packs.ts';

/** Numbers as one reads them off a scale: three figures at most. */
const rounded = (value: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.ceil(value / step - 1e-9) * step;
};
type Weighed = Pick<ShopAmount, 'value' | 'unit'>;
type InGrams = NonNullable<ShopAmount['eaten']>;
const weight = (grams: number): InGrams => {
  if (grams > 990) return { value: (Math.ceil(grams / 50 - 1e-9) * 50) / 1000, unit: 'kg' };
  return { value: grams >= 10 ? rounded(grams) : Math.ceil(grams * 10 - 1e-9) / 10, unit: 'g' };
};
const volume = (millilitres: number): Weighed =>
  millilitres > 990
    ? { value: (Math.ceil(millilitres / 50 - 1e-9) * 50) / 1000, unit: 'l' }
    : { value: rounded(millilitres), unit: 'ml' };

const fractions = [
  [0.3, '¼'],
  [0.55, '½'],
  [0.85, '¾'],
] as const;
/** The edible part of a fruit of which one buys a piece for a little of it. */
const mostOfSmall = 150;
/** And of what nobody cuts for a customer: an aubergine, no cabbage. */
const mostSoldWhole = 500;
const nouns = new RegExp(`^1 (${shopPieces.join('|')})\\b`);
/** A piece as it grows, with its noun where one belongs; what is counted by the packet is weighed. */
function naturalPieceOf(
  ingredient: Ingredient,
): { readonly grams: number; readonly name: ShopAmount['piece'] | null } | null {
  const grams = gramsOfPiece(ingredient);
  if (grams === null) return null;
  const named = ingredient.measures
    .filter((each) => each.grams === grams)
    .map(({ measure }) => measure);
  if (named.length > 0 && named.every((measure) => /^1 (?:packet|package|can)\b/.test(measure)))
    return null;
  return {
    grams,
    name: named.some((measure) => /^1 (?:medium|large|small)\b/.test(measure))
      ? null
      : (named
          .map((measure) => shopPieces.find((noun) => noun === nouns.exec(measure)?.[1]))
          .find((noun) => noun !== undefined) ?? null),
  };
}

/** What is thrown away is told where it is as much of the weight, an eighth, and so much is eaten (grams). */
const muchOfWeight = 0.125;
const leastTold = 100;
/** As it is sold, and what of it is eaten where that is much less: a recipe's 1 kg of chicken is 1.5 kg with its bones. */
function asSold(edibleGrams: number, share: number): InGrams & Pick<ShopAmount, 'eaten'> {
  const sold = weight(edibleGrams / share);
  return share <= 1 - muchOfWeight && edibleGrams >= leastTold
    ? { ...sold, eaten: weight(edibleGrams) }
    : sold;
}

/** A tenth of a piece too few is none. */
const wholePieces = (pieces: number): number => Math.max(1, Math.ceil(pieces - 0.1));

/** Of what is bought, peel and bone included. */
export function shopAmount(ingredient: Ingredient, edibleGrams: number): ShopAmount {
  const bought = asSold(edibleGrams, edibleShare(ingredient));
  if (isLiquid(ingredient)) {
    const cup = gramsOfCup(ingredient);
    if (cup !== null && cup > 0) return volume((edibleGrams * cupMillilitres) / cup);
  }
  const natural = pieceCategories.has(ingredient.category) ? naturalPieceOf(ingredient) : null;
  if (!natural || natural.grams < 20 || natural.grams > 1500) return bought;
  // Whoever buys four lemons knows that they have a peel.
  const { value, unit } = bought;
  const pieces = edibleGrams / natural.grams;
  // A little of a cabbage is weighed; of a lime one buys a piece.
  if (pieces < 0.15 && natural.grams > mostOfSmall) return bought;
  const piece = natural.name === null ? {} : { piece: natural.name };
  if (pieces < 0.85) {
    const count = fractions.find(([most]) => pieces <= most)?.[1] ?? '¾';
    if (natural.grams > mostSoldWhole) return { count, ...piece, value, unit };
    const whole = weight(natural.grams / edibleShare(ingredient));
    return { count: '1', ...piece, ...whole, used: count };
  }
  return { count: String(wholePieces(pieces)), ...piece, value, unit };
}

/** Bottles, cartons and tins of a liquid as shops have them (ml). */
const bottles = [
  50, 100, 125, 150, 200, 250, 300, 330, 350, 400, 500, 600, 700, 750, 1000, 1500, 2000, 3000, 5000,
];
/** The tables hold the grams of a pack, which for a liquid are none of these to the millilitre. */
const nearABottle = 0.04;

const millilitresOf = (ingredient: Ingredient, grams: number): number | null => {
  const cup = isLiquid(ingredient) ? gramsOfCup(ingredient) : null;
  return cup === null || cup <= 0 ? null : (grams * cupMillilitres) / cup;
};
const eggsOf = (ingredient: Ingredient, grams: number): number | null => {
  const piece = ingredient.category === 'egg' ? gramsOfPiece(ingredient) : null;
  return piece === null || piece <= 0 ? null : (grams * edibleShare(ingredient)) / piece;
};

/** One pack as a shop calls it: a litre, six eggs; undefined where it is sold by weight. */
export function packSize(ingredient: Ingredient, grams: number): ShopAmount | undefined {
  const eggs = eggsOf(ingredient, grams);
  if (eggs !== null && eggs >= 1) return { count: String(Math.round(eggs)), ...weight(grams) };
  const ml = millilitresOf(ingredient, grams);
  if (ml === null) return undefined;
  const size = bottles.find((each) => Math.abs(each - ml) <= nearABottle * each);
  return volume(size ?? Math.round(ml / 10) * 10);
}

/** What is left of packs, as `packSize` says them; undefined where that is in grams, or hardly anything. */
export function packLeft(ingredient: Ingredient, packs: WholePacks): ShopAmount | undefined {
  const eggs = eggsOf(ingredient, packs.grams);
  if (eggs !== null && eggs >= 1) return eggsLeft(ingredient, Math.round(eggs), packs);
  const ml = millilitresOf(ingredient, packs.left);
  return ml === null || ml < 10 ? undefined : volume(Math.floor(ml / 10) * 10);
}

/** Four of a dozen leave eight: of one that is begun nothing is left. */
function eggsLeft(
  ingredient: Ingredient,
  each: number,
  { grams, count, left }: WholePacks,
): ShopAmount | undefined {
  const used = eggsOf(ingredient, grams * count - left) ?? 0;
  const whole = each * count - wholePieces(used);
  return whole < 1 ? undefined : { count: String(whole), ...weight(left) };
}

/** Sold in tins, by their keys. */
export const isTinned = ({ key }: Ingredient): boolean =>
  /_canned(?:_|$)|^sardine_tomato$/.test(key);

/** Packs as a list says them. */
export function packsBought(ingredient: Ingredient, packs: WholePacks): PacksBought {
  const size = packSize(ingredient, packs.grams);
  const left = packLeft(ingredient, packs);
  return {
    grams: packs.grams,
    count: packs.count,
    ...(size && { size }),
    ...(isTinned(ingredient) && { tins: true }),
    left_grams: Math.round(packs.left),
    ...(left && { left }),
  };
}

const weightText = ({ value, unit }: Weighed): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: 2 })} ${unit}`;

/** '1.2 kg', '450 ml', '6 (about 300 g)', '¼ head (about 230 g)', '1 (about 80 g, ¼ of it used)', '1.5 kg, of which 1 kg is eaten'. */
function amountText({ count, piece, eaten, used, ...whole }: ShopAmount): string {
  const sold = weightText(whole);
  const weighed = eaten === undefined ? sold : `${sold}, of which ${weightText(eaten)} is eaten`;
  if (count === undefined) return weighed;
  const noun = piece && (isOnePiece(count) ? piece : pluralOf(piece));
  const part = used === undefined ? '' : `, ${used} of it used`;
  return `${[count, noun].filter(Boolean).join(' ')} (about ${weighed}${part})`;
}

export const shopText = (ingredient: Ingredient, edibleGrams: number): string =>
  amountText(shopAmount(ingredient, edibleGrams));

/** An amount in English, and in its parts for other languages. */
export const saidAmount = (
  ingredient: Ingredient,
  edibleGrams: number,
): { readonly text: string; readonly amount: ShopAmount } => ({
  text: shopText(ingredient, edibleGrams),
  amount: shopAmount(ingredient, edibleGrams),
});
