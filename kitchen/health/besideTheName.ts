// What stands beside the name of a food among what one has, and says what it is made into, how it is, or that it is gone.
import type { Catalogue } from '../catalogue/types.ts';
import { isUsedUp } from '../ingredients/absence.ts';
import { isFoodUsedUp, isPlainFood } from '../ingredients/plainFood.ts';
import { tellsOfOthers } from './bareName.ts';
import { isRefusal } from './listRefusals.ts';

/** 'Vegetarian haggis' and 'gravy granules' are what somebody has, and nobody said that they are vegetarian. */
export const foodOf = (name: string): string => name.replace(madeLike, '').replace(madeInto, '');
const madeLike =
  /^(?:vegetarian|veggie|vegan|plant[- ]based|meat[- ]?free|meatless|mock) (?=\p{L}{4,}(?: \p{L}{4,})?$)(?!please|food|meals?|diet|only|here|dish)/iu;
const madeInto = / (?:granules|powder|cubes?|mix)$/iu;

/** 'Cream is still ok': how the food is, among what one has. */
const stillGood =
  / (?:(?:is|are|['’]s) )?(?:(?:still|all) )?(?:ok|okay|fine|good|alright)(?: tho(?:ugh)?)?$/iu;
export function withoutVerdict(piece: string, catalogue: Catalogue): string {
  const bare = piece.replace(stillGood, '').replace(/^and /iu, '');
  return bare !== piece && isPlainFood(bare, catalogue) ? bare : piece;
}

export const isGone = (piece: string, catalogue: Catalogue): boolean =>
  (isUsedUp(piece) && !isRefusal(piece) && !tellsOfOthers(piece)) || isFoodUsedUp(piece, catalogue);
