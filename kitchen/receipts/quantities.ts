// What a price was for: a weight, a size in the name, pieces, or a pack as shops of the country sell it.
import type { PaidUnit } from '../../domain/shopAmounts.ts';
import type { Catalogue, Country, Ingredient } from '../catalogue/types.ts';
import type { KnownPrice } from '../shopping/lines.ts';
import { packsIn } from '../shopping/packs.ts';
import { gramsOf } from './till.ts';

export interface Bought {
  readonly quantity: number;
  readonly unit: PaidUnit;
  /** It was not printed: it is one of the packs in which shops of the country sell it. */
  readonly isAssumed: boolean;
}

const millilitresOf: Readonly<Record<string, number>> = {
  ml: 1,
  cl: 10,
  l: 1000,
  lt: 1000,
  ltr: 1000,
  litre: 1000,
};
const size =
  /(?:(?<![\d.,])(\d{1,2})\s?[x×]\s?)?(?<![\d.,])(\d{1,4}(?:[.,]\d{1,3})?)\s?(kgs?|gr?|lbs?|oz|ml|cl|ltr|lt|litre|l)(?![\p{L}\d])/giu;
/** '6PK', '10ER', '18CT'; of eggs also 'X6'. */
const pieces = /(?<![\d.,])(\d{1,2})\s?(?:pk|pack|pcs?|stk?|er|ct)\b/iu;
const eggs = /(?<![\p{L}\d])x\s?(\d{1,2})(?![\d.,])/iu;
/** Sold by a weight that is not printed. */
const loose = /\b(?:loose|lose|vrac|granel|sfuso|unverpackt)\b/iu;

interface Size {
  readonly amount: number;
  readonly isVolume: boolean;
}

/** The size in a name: '500G', '6 x 330ML'; null where there is none or more than one. */
function sizeIn(name: string): Size | null {
  const found = [...name.matchAll(size)].map(([, packs = '1', figure = '', unit = '']): Size => {
    const millilitres = millilitresOf[unit.toLowerCase()];
    const one =
      millilitres === undefined
        ? gramsOf(figure, unit)
        : Number(figure.replace(',', '.')) * millilitres;
    return { amount: Number(packs) * one, isVolume: millilitres !== undefined };
  });
  const [only] = found;
  return found.length === 1 && only && only.amount > 0 ? only : null;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** 1500 g are 1.5 kg. */
export function wholeUnits(quantity: number, unit: PaidUnit): Pick<Bought, 'quantity' | 'unit'> {
  if (quantity < 1000 || (unit !== 'g' && unit !== 'ml'))
    return { quantity: rounded(quantity), unit };
  return { quantity: rounded(quantity / 1000), unit: unit === 'g' ? 'kg' : 'l' };
}
const inGrams = (grams: number, isAssumed = false): Bought => ({
  ...wholeUnits(Math.round(grams * 10) / 10, 'g'),
  isAssumed,
});

export interface Priced {
  readonly name: string;
  /** The whole line before its price. */
  readonly printed: string;
  readonly amount: number;
  readonly count: number | null;
  /** As weighed at the till. */
  readonly grams: number | null;
}

interface Food {
  readonly food: Ingredient;
  readonly known: KnownPrice;
  readonly country: Country;
}

/** How far a price is from what is known, upwards or downwards: 1 where they agree. */
export const timesOff = (amount: number, grams: number, { per_kg: perKg }: KnownPrice): number => {
  const times = (amount / grams) * (1000 / perKg);
  return Math.max(times, 1 / times);
};

/** What a price was for; null where that cannot be told. */
export function boughtFor(
  { name, printed, amount, count, grams }: Priced,
  { food, known, country }: Food,
  { packs }: Pick<Catalogue, 'packs'>,
): Bought | null {
  if (grams !== null) return inGrams(grams);
  const often = count ?? 1;
  const told = sizeIn(name);
  if (told && !told.isVolume) return inGrams(often * told.amount);
  if (told) return ofVolume(often * told.amount, known);
  const piece = known.units.find(({ unit }) => unit === 'piece');
  const number = Number(pieces.exec(printed)?.[1] ?? 0);
  const ofEggs = food.category === 'egg' ? Number(eggs.exec(printed)?.[1] ?? 0) : 0;
  if (number + ofEggs > 1)
    return piece ? { quantity: often * (number || ofEggs), unit: 'piece', isAssumed: false } : null;
  if (loose.test(printed)) return null;
  return ofPacks(amount, often, { pack: packs.get(food.key), piece, known, country });
}

function ofVolume(millilitres: number, { units }: KnownPrice): Bought | null {
  if (!units.some(({ unit }) => unit === 'ml')) return null;
  return { ...wholeUnits(millilitres, 'ml'), isAssumed: false };
}

interface Sold {
  readonly pack: Parameters<typeof packsIn>[0] | undefined;
  readonly piece: KnownPrice['units'][number] | undefined;
  readonly known: KnownPrice;
  readonly country: Country;
}

/** The pack, or the piece, whose usual price is nearest: the price then says the least that is new. */
function ofPacks(
  amount: number,
  often: number,
  { pack, piece, known, country }: Sold,
): Bought | null {
  const sizes = pack ? packsIn(pack, country).grams : [];
  const all = [
    ...sizes.map((grams) => ({ grams, bought: inGrams(often * grams, true) })),
    ...(piece
      ? [
          {
            grams: piece.grams,
            bought: { quantity: often, unit: piece.unit, isAssumed: true } satisfies Bought,
          },
        ]
      : []),
  ].map((each) => ({ ...each, off: timesOff(amount, often * each.grams, known) }));
  return all.toSorted((one, other) => one.off - other.off)[0]?.bought ?? null;
}
