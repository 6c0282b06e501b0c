// What of a line belongs to the harm that stands before it: 'allergic to nuts, eggs', and which sentences about harm end before it.
import type { Catalogue } from '../catalogue/types.ts';
import { presenceOf } from '../ingredients/absence.ts';
import { readIngredients } from '../ingredients/read.ts';
import { tellsElsewhere, withoutAmount } from './bareName.ts';
import { wordsOf } from './concepts.ts';
import { saysToLeaveOut } from './harm.ts';
import { foodOf } from './besideTheName.ts';
import type { HearPiece } from './hearPieces.ts';
import { ownedIn } from './owned.ts';
import {
  isInFull,
  isReaction,
  isRefusal,
  isSaidAlike,
  isWholeSentence,
  leadsOn,
  namesNoOther,
} from './listRefusals.ts';
import { saysMoreThanAName } from './saysMore.ts';

const goesOn = /^(?:or|nor|ou|ni)\b|\s(?:or|nor|ou|ni)\s/iu;
const startsAgain = /^(?:but |and )?(?:(?:i|we)(?:['’]ve| have| still have)?|have|got)\b/iu;
/** 'Nut allergy, eggs': whether the eggs do harm too is not sure, so they are left out. Bread and oats are what one has. */
const mayDoHarmToo = (piece: string, catalogue: Catalogue, hear: HearPiece): boolean => {
  const { conditions, allergens } = hear(piece)?.person ?? { conditions: [], allergens: [piece] };
  const isNamed = conditions.some((id) => id.startsWith('allergy_') || id === 'coeliac');
  return (
    isNamed ||
    isKindAtHand(piece, catalogue, hear) ||
    allergens.some((each) => each !== 'gluten' && each !== 'wheat')
  );
};

/** 'Fruit' and 'berries' among what one has: a kind of food that no recipe names, and nothing to leave out. */
export function isKindAtHand(piece: string, catalogue: Catalogue, hear: HearPiece): boolean {
  if (isRefusal(piece) || saysToLeaveOut(wordsOf(piece)) || presenceOf(piece).present === '')
    return false;
  if (saysMoreThanAName(piece, 1, catalogue) || tellsElsewhere.test(piece)) return false;
  if (readIngredients(piece, catalogue).items.length > 0 || ownedIn(piece, catalogue).length > 0)
    return false;
  const heard = hear(foodOf(withoutAmount(piece, catalogue)));
  if (!heard || heard.questions.length > 0) return false;
  const { person, leftOut, refinements } = heard;
  const others = [person.conditions, person.diets, person.medicines, person.supervised];
  return (
    leftOut.length === 1 &&
    refinements.length === 1 &&
    person.families.length > 0 &&
    [...others, person.allergens, person.notUnderstood].every((each) => each.length === 0)
  );
}

/** What of a line belongs to a refusal that stands before it. */
type Holds = 'nothing' | 'allergens' | 'all';
/** @param isAmongFoods whether a food that is at hand stands before it: else 'kiwi allergy, banana' may tell of two allergies */
function holdsFrom(piece: string, before: Holds, isAmongFoods: boolean, hear: HearPiece): Holds {
  if (isWholeSentence(piece)) return before;
  if (isInFull(piece, hear))
    return before === 'all' || !(isAmongFoods || namesNoOther(hear(piece))) ? 'all' : 'allergens';
  if (leadsOn(piece)) return 'all';
  return startsAgain.test(piece) && !isRefusal(piece) ? 'nothing' : before;
}

/** Whether a piece says by itself, or behind what does, that it is left out. */
const isHeldBy = (piece: string, holds: Holds, catalogue: Catalogue, hear: HearPiece): boolean =>
  holds === 'all' ||
  isReaction(piece) ||
  (isWholeSentence(piece) && isRefusal(piece)) ||
  (holds === 'allergens' && mayDoHarmToo(piece, catalogue, hear));

/**
 * Follows a sentence from piece to piece.
 * @returns whether the next piece belongs to what is left out; it is told whether a food at hand stands before it
 */
export function followHeld(
  catalogue: Catalogue,
  hear: HearPiece,
): (piece: string, isAmongFoods: boolean) => boolean {
  let holds: Holds = 'nothing';
  let [isAbsent, wasHeld] = [false, false];
  return (piece, isAmongFoods) => {
    holds = holdsFrom(piece, holds, isAmongFoods, hear);
    const isGoingOn = isAbsent && goesOn.test(piece);
    wasHeld =
      isHeldBy(piece, holds, catalogue, hear) || isGoingOn || (wasHeld && isSaidAlike(piece));
    isAbsent = presenceOf(piece).present === '' || isGoingOn;
    return wasHeld;
  };
}
