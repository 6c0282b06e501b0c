// Whether words are the name of a food and nothing more: no slip of spelling is mended, and no word that may speak of a person is dropped.
import type { Catalogue } from '../catalogue/types.ts';
import { isUsedUp, presenceOf } from './absence.ts';
import { readAmount } from './amount.ts';
import { namedInFull } from './lexicon.ts';
import { trimmings } from './nameWords.ts';
import { tokensOf } from './words.ts';

/** 'Milk for the baby' says more than how the milk is kept. */
const ofSomebody = new Set('for to on off with without about my our your only any baby'.split(' '));

/** 'Eggs', '2 eggs', 'fresh milk'; not 'milk allergy'. */
export function isPlainFood(phrase: string, catalogue: Catalogue): boolean {
  const { name } = readAmount(phrase, catalogue.units);
  if (namedInFull(name, catalogue, undefined)) return true;
  const kept = tokensOf(name).filter((token) => !trimmings.has(token) || ofSomebody.has(token));
  return kept.length > 0 && namedInFull(kept.join(' '), catalogue, undefined);
}

/** 'Out of milk': a food that is used up, and nothing else. */
export const isFoodUsedUp = (piece: string, catalogue: Catalogue): boolean =>
  isUsedUp(piece) && isPlainFood(presenceOf(piece).absent, catalogue);
