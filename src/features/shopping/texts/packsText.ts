import type { PacksBought } from '../../../../domain/shopAmounts.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { packSizeText, packText } from '../../../texts/shopAmounts.ts';
import { shoppingList as words } from './en.ts';

/** Less than this is not worth a word (grams). */
const leastLeft = 10;

/** '2 × 500 g, 300 g left over', '6 tins of 125 g'; a copy of before does not say what is left. */
export function packsText({
  grams,
  count,
  size,
  tins,
  left_grams: leftGrams = 0,
  left,
}: Omit<PacksBought, 'left_grams'> & { left_grams?: number | undefined }): string {
  const of = { size: packText(size, grams) };
  const packs = tins
    ? fill(counted(count, { one: words.tin, many: words.tins }), of)
    : fill(words.packs, { count, ...of });
  return leftGrams < leastLeft
    ? packs
    : fill(words.packsLeft, { packs, left: packSizeText(left, leftGrams) });
}
