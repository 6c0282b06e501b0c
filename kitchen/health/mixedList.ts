// One list in which a visitor writes foods and health as they come: 'rice, eggs, allergic to nuts'.
import type { Catalogue } from '../catalogue/types.ts';
import { presenceOf } from '../ingredients/absence.ts';
import { withoutClaimBefore } from '../ingredients/claims.ts';
import { isDishLeft } from '../ingredients/dishLeft.ts';
import { leftBehind } from '../ingredients/goneLeads.ts';
import { orderAsList } from '../ingredients/orderLines.ts';
import { isPlainFood } from '../ingredients/plainFood.ts';
import { readIngredients } from '../ingredients/read.ts';
import { unitOf } from '../ingredients/units.ts';
import type { Reading, Understanding } from '../types.ts';
import {
  deniesFood,
  dietsOf,
  holdsOddWords,
  isOddPiece,
  refusesFood,
  tellsElsewhere,
  partUnread,
  tellsOfHealth,
  tellsOfSomebody,
  withoutAmount,
} from './bareName.ts';
import { wordsOf } from './concepts.ts';
import { askedWithout, isWishOf, withDishFirst } from './dishWithout.ts';
import type { DishWithout } from './dishWithout.ts';
import { saysToLeaveOut } from './harm.ts';
import { isGone, withoutVerdict } from './besideTheName.ts';
import { tellsOfFaith } from './faiths.ts';
import { harmBehind, mayHarmToo, tellsOfAllBefore } from './harmTold.ts';
import { followHeld, isKindAtHand } from './heldBehind.ts';
import { hearingPieces } from './hearPieces.ts';
import type { HearPiece, Understand } from './hearPieces.ts';
import { bareHarm, isReaction, isRefusal } from './listRefusals.ts';
import { endsSoon, ownedIn } from './owned.ts';
import { retoldList, tellsNotOnly } from './retold.ts';
import { saysMoreThanAName } from './saysMore.ts';
import { countsOf, hearNames, withUnknown } from './parted.ts';
import type { Parted } from './parted.ts';
import { withPictureVerdicts } from './pictureVerdicts.ts';
import { mostOfAPiece, piecesEachGone, sentencesOf, toldPiecesOf } from './pieces.ts';

/** What a list says of health, in the words that hold it, and what is at hand. */
export interface MixedList {
  readonly foods: Reading;
  readonly health: Understanding;
}

/** 'Risotto senza uova': nobody said that rice does harm. */
function partDish(
  { dish, without }: DishWithout,
  parted: Parted,
  catalogue: Catalogue,
  hear: HearPiece,
): void {
  if (readIngredients(dish, catalogue).items.length > 0) partPiece(dish, parted, catalogue, hear);
  else parted.dishes.push(dish);
  // 'Rice but no eggs' may tell of what is at home.
  (isPlainFood(dish, catalogue) && mayBeMissing.test(without)
    ? parted.unread
    : parted.refused
  ).push(without);
}
const mayBeMissing = /^(?:no|sin|sans|sem|senza|kein\p{L}*|geen|wala\p{L}*|hakuna|không) /iu;

/** What is no name of a food and may be told by its first words. @returns whether it was */
function partTold(piece: string, parted: Parted, catalogue: Catalogue, hear: HearPiece): boolean {
  const asked = askedWithout(piece, catalogue, hear);
  if (asked) partDish(asked, parted, catalogue, hear);
  const owned = asked ? [] : ownedIn(piece, catalogue);
  for (const { food, isKnown } of owned) (isKnown ? parted.foods : parted.unknown).push(food);
  parted.isRewritten ||= owned.length > 0;
  return asked !== undefined || owned.length > 0;
}

/** One piece, once nothing before it claims it. */
function partPiece(written: string, parted: Parted, catalogue: Catalogue, hear: HearPiece): void {
  const piece = withoutVerdict(written, catalogue);
  parted.isRewritten ||= piece !== written;
  const unclaimed = withoutClaimBefore(piece);
  // What is longer than any item goes on with one, and is no item itself.
  if (piece.length > mostOfAPiece || tellsOfFaith(piece)) parted.unread.push(piece);
  // 'Fat-free yoghurt' is one, and nobody said that yoghurt does harm.
  else if (unclaimed !== piece && isPlainFood(unclaimed, catalogue)) parted.foods.push(piece);
  else if (/^no \p{Extended_Pictographic}/u.test(piece)) parted.refused.push(piece);
  else if (isGone(piece, catalogue) && !endsSoon(piece, catalogue))
    parted.foods.push(`no ${presenceOf(piece).absent}`);
  else if (isDishLeft(wordsOf(piece)) && !tellsOfHealth(piece, hear)) parted.foods.push(piece);
  else if (endsSoon(piece, catalogue) || isKindAtHand(piece, catalogue, hear))
    parted.foods.push(piece);
  else if (!partTold(piece, parted, catalogue, hear)) partOther(piece, parted, catalogue, hear);
}

function partOther(piece: string, parted: Parted, catalogue: Catalogue, hear: HearPiece): void {
  const { present } = presenceOf(piece);
  const read = readIngredients(piece, catalogue);
  const isNamed =
    read.items.length > 0 && read.notUnderstood.length === 0 && read.absent.length === 0;
  if (isRefusal(piece)) parted.refused.push(piece);
  else if (isNamed && !holdsOddWords(withoutAmount(piece, catalogue), catalogue))
    parted.foods.push(piece);
  else if (present === '' || read.items.length === 0) partUnread([piece], parted, catalogue, hear);
  else partRead(piece, present, read, parted, catalogue, hear);
}

/** A piece of which the reader of foods knows something, and not all. */
function partRead(
  piece: string,
  present: string,
  read: Reading,
  parted: Parted,
  catalogue: Catalogue,
  hear: HearPiece,
): void {
  const isAbsent = read.absent.length > 0;
  // 'Egg no dey gree me' says nothing of what is missing.
  if (isAbsent && read.absent.every((name) => tellsOfSomebody.test(name)))
    return void parted.unread.push(piece);
  if (isAbsent) {
    parted.foods.push(present);
    // 'Rice no onions left': they were there.
    const missing = leftBehind.test(piece) ? parted.foods : parted.unread;
    missing.push(...read.absent.map((name) => `no ${name.replace(leftBehind, '')}`));
  } else if (refusesFood.test(piece)) parted.refused.push(piece);
  else if (saysToLeaveOut(wordsOf(piece)) || deniesFood.test(piece)) parted.unread.push(piece);
  else if (tellsElsewhere.test(piece) || saysMoreThanAName(piece, read.items.length, catalogue))
    parted.refused.push(piece);
  else partUnclear(piece, read, parted, catalogue, hear);
}

/** A piece in which foods are named beside other words. */
function partUnclear(
  piece: string,
  read: Reading,
  parted: Parted,
  catalogue: Catalogue,
  hear: HearPiece,
): void {
  // Of foods in a row only what stands between them may speak of health.
  const isRow = read.items.length > 2 && !tellsOfSomebody.test(piece);
  const heard = isRow ? hear(read.notUnderstood.join(', ') || 'rice') : hear(piece);
  const isTreated = !heard || heard.person.medicines.length + heard.person.supervised.length > 0;
  if (isTreated) parted.unread.push(piece);
  const isNamed = read.notUnderstood.length === 0;
  parted.foods.push(...(isNamed ? [piece] : read.items.map(({ text }) => text)));
  partUnread(read.notUnderstood, parted, catalogue, hear);
  parted.diets.push(...dietsOf(heard));
  // 'Milk' by itself is what one has, whatever it would mean in the settings.
  parted.conditions.push(
    ...(heard?.person.conditions ?? []).filter((id) => !id.startsWith('allergy_')),
  );
}

function refuseWhole(pieces: readonly string[], bare: string | undefined, parted: Parted): boolean {
  parted.refused.push(pieces.join(', '));
  return pieces.length === 1 && bare !== undefined && isReaction(bare);
}

/** @returns whether the next sentence belongs to it as well: 'allergic to:' above a list */
function partSentence(
  { pieces: written, sentence }: { readonly pieces: readonly string[]; readonly sentence: string },
  parted: Parted,
  catalogue: Catalogue,
  hear: HearPiece,
): boolean {
  const isFood = (phrase: string): boolean => isPlainFood(phrase, catalogue);
  const bare = bareHarm(written, hear);
  if (bare !== undefined || tellsOfAllBefore(written, isFood))
    return refuseWhole(written, bare, parted);
  const pieces = withDishFirst(piecesEachGone(sentence, isFood, isUnitOf(catalogue)), catalogue);
  const held: string[] = [];
  const before = countsOf(parted);
  const isWish = (piece: string): boolean => isWishOf(sentence, piece, hear);
  const isHeld = followHeld(catalogue, hear);
  for (const [at, piece] of pieces.entries())
    if (isHeld(piece, parted.foods.length > 0)) held.push(piece);
    else if (mayHarmToo(piece, pieces[at + 1], catalogue)) held.push(piece);
    else if (isWish(piece)) parted.refused.push(piece);
    else partPiece(piece, parted, catalogue, hear);
  if (held.length > 0) parted.refused.push(held.join(', '));
  const isOfHealth =
    held.length > 0 ||
    pieces.some(
      (each) => !isWish(each) && isOddPiece(each, catalogue) && tellsOfHealth(each, hear),
    );
  hearNames(parted, before, isOfHealth);
  return false;
}

const isUnitOf =
  ({ units }: Catalogue) =>
  (word: string): boolean =>
    unitOf(word, units) !== undefined;

export function part(text: string, catalogue: Catalogue, understand: Understand): Parted {
  const parted: Parted = {
    foods: [],
    refused: [],
    unread: [],
    conditions: [],
    diets: [],
    unknown: [],
    things: [],
    dishes: [],
    isRewritten: false,
  };
  const hear = hearingPieces(understand);
  let isHeld = false;
  const list = orderAsList(text, catalogue.units, (phrase) => isPlainFood(phrase, catalogue));
  const sentences = sentencesOf(withPictureVerdicts(retoldList(list)));
  for (const [at, sentence] of sentences.entries()) {
    const pieces = toldPiecesOf(sentence, isUnitOf(catalogue));
    if (pieces.length === 0) continue;
    const next = sentences[at + 1] ?? '';
    if (isHeld || tellsNotOnly(sentence) || harmBehind(pieces, next, catalogue))
      parted.refused.push(pieces.join(', '));
    else isHeld = partSentence({ pieces, sentence }, parted, catalogue, hear);
  }
  return parted;
}

/**
 * Reads one list of foods and health together. What the reader of foods does not take for a food, and whatever stands
 * beside a refusal or a reaction, is heard as health: it is left out or said not to be understood, never at hand.
 */
export function readMixedList(
  text: string,
  catalogue: Catalogue,
  understand: Understand,
): MixedList {
  const parted = part(text, catalogue, understand);
  const health = understand({
    sickness: [...parted.refused, ...parted.unread].join('\n') || null,
    conditions: parted.conditions,
    diets: parted.diets,
  });
  return {
    foods: readIngredients(parted.foods.join('\n'), catalogue),
    health: withUnknown(health, [...parted.unknown, ...parted.things, ...parted.dishes]),
  };
}
