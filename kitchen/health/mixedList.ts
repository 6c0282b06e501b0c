// One list in which a visitor writes foods and health as they come: 'rice, eggs, allergic to nuts'.
import type { Catalogue } from '../catalogue/types.ts';
import { isUsedUp, presenceOf } from '../ingredients/absence.ts';
import { isFoodUsedUp, isPlainFood } from '../ingredients/plainFood.ts';
import { readIngredients } from '../ingredients/read.ts';
import { soonOf } from '../ingredients/soon.ts';
import type { Reading, Understanding } from '../types.ts';
import {
  deniesFood,
  dietsOf,
  holdsOddWords,
  isOddPiece,
  partUnread,
  namesFoods,
  tellsOfHealth,
  tellsOfOthers,
  tellsOfSomebody,
  withoutAmount,
} from './bareName.ts';
import { wordsOf } from './concepts.ts';
import { saysToLeaveOut, speaksOfReaction } from './harm.ts';
import {
  figureOrOrgan,
  harmBehind,
  leadsAList,
  tellsOfAllBefore,
  tellsOfHarm,
} from './harmTold.ts';
import { hearingPieces, mostHeard } from './hearPieces.ts';
import type { HearPiece, Understand } from './hearPieces.ts';
import { countsOf, hearNames } from './parted.ts';
import type { Parted } from './parted.ts';
import { mostOfAPiece, piecesEachGone, sentencesOf, toldPiecesOf } from './pieces.ts';

/** What a list says of health, in the words that hold it, and what is at hand. */
export interface MixedList {
  readonly foods: Reading;
  readonly health: Understanding;
}

const dislike =
  /\b(?:hates?|dislikes?|loathes?|detests?|d[ée]testes?|n['’]aime|not (?:a |really |too )?(?:big )?(?:fan|fond|keen))\b/iu;
const goesOn = /^(?:or|nor|ou|ni)\b|\s(?:or|nor|ou|ni)\s/iu;
const startsAgain = /^(?:but |and )?(?:(?:i|we)(?:['’]ve| have| still have)?|have|got)\b/iu;
const leadsOn = (piece: string): boolean =>
  isReaction(piece) || dislike.test(piece) || leadsAList.test(piece);
const isReaction = (piece: string): boolean =>
  !/^gluten(?:fri|vrij)\p{L}* \p{L}/iu.test(piece) && speaksOfReaction(wordsOf(piece), piece);
const isRefusal = (piece: string): boolean =>
  isReaction(piece) || tellsOfHarm(piece) || dislike.test(piece) || figureOrOrgan.test(piece);

/** 'Lactose intolerant' is a condition and names what does harm, though lactose is no food. */
const namesAFood = (heard: Understanding | undefined): boolean =>
  heard !== undefined && (namesFoods(heard) || heard.person.conditions.length > 0);

const namesNoOther = (heard: Understanding | undefined): boolean =>
  heard !== undefined && !namesFoods(heard);

/** 'Egg allergy' is said in full; 'allergic to nuts' may go on behind the comma. */
const isInFull = (piece: string, hear: HearPiece): boolean =>
  /\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?))$/iu.test(piece) && namesAFood(hear(piece));
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
function isKindAtHand(piece: string, catalogue: Catalogue, hear: HearPiece): boolean {
  if (isRefusal(piece) || saysToLeaveOut(wordsOf(piece)) || presenceOf(piece).present === '')
    return false;
  if (readIngredients(piece, catalogue).items.length > 0) return false;
  const heard = hear(withoutAmount(piece, catalogue));
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

/** 'Spinach going off' is at hand, and to be eaten first; who goes off spinach likes it no more. */
function endsSoon(piece: string, catalogue: Catalogue): boolean {
  const { words, useFirst } = soonOf(piece);
  return useFirst && piece.startsWith(words) && isPlainFood(words.replace(pointing, ''), catalogue);
}
const pointing = /^(?:that|this|those|these|the|my|our) /iu;

const isGone = (piece: string, catalogue: Catalogue): boolean =>
  (isUsedUp(piece) && !isRefusal(piece) && !tellsOfOthers(piece)) || isFoodUsedUp(piece, catalogue);

/** One piece, once nothing before it claims it. */
function partPiece(piece: string, parted: Parted, catalogue: Catalogue, hear: HearPiece) {
  // What is longer than any item goes on with one, and is no item itself.
  if (piece.length > mostOfAPiece) return void parted.unread.push(piece);
  if (endsSoon(piece, catalogue)) return void parted.foods.push(piece);
  if (isGone(piece, catalogue)) return void parted.foods.push(`no ${presenceOf(piece).absent}`);
  if (isKindAtHand(piece, catalogue, hear)) return void parted.foods.push(piece);
  const { present } = presenceOf(piece);
  const read = readIngredients(piece, catalogue);
  const isNamed =
    read.items.length > 0 && read.notUnderstood.length === 0 && read.absent.length === 0;
  if (isNamed && !holdsOddWords(withoutAmount(piece, catalogue), catalogue) && !isRefusal(piece))
    return void parted.foods.push(piece);
  if (isRefusal(piece)) return void parted.refused.push(piece);
  if (present === '' || read.items.length === 0)
    return partUnread([piece], parted, catalogue, hear);
  partRead(piece, present, read, parted, catalogue, hear);
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
  if (read.absent.length > 0) {
    parted.foods.push(present);
    parted.unread.push(...read.absent.map((name) => `no ${name}`));
  } else if (saysToLeaveOut(wordsOf(piece)) || deniesFood.test(piece)) parted.unread.push(piece);
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

/** What of a line belongs to a refusal that stands before it. */
type Holds = 'nothing' | 'allergens' | 'all';
/** @param isAmongFoods whether a food that is at hand stands before it: else 'kiwi allergy, banana' may tell of two allergies */
function holdsFrom(piece: string, before: Holds, isAmongFoods: boolean, hear: HearPiece): Holds {
  if (isInFull(piece, hear))
    return before === 'all' || !(isAmongFoods || namesNoOther(hear(piece))) ? 'all' : 'allergens';
  if (leadsOn(piece)) return 'all';
  return startsAgain.test(piece) && !isRefusal(piece) ? 'nothing' : before;
}

/** 'Allergic to', 'my tongue swells': it names no food, so that it is about those around it. */
const bareHarm = (pieces: readonly string[], hear: HearPiece): string | undefined =>
  pieces.find((each) => (isReaction(each) || tellsOfHarm(each)) && !namesAFood(hear(each)));

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
  const pieces = piecesEachGone(sentence, isFood);
  const held: string[] = [];
  const before = countsOf(parted);
  let holds: Holds = 'nothing';
  let isAbsent = false;
  for (const piece of pieces) {
    holds = holdsFrom(piece, holds, parted.foods.length > 0, hear);
    const isHeld =
      holds === 'all' ||
      isReaction(piece) ||
      (holds === 'allergens' && mayDoHarmToo(piece, catalogue, hear));
    if (isHeld || (isAbsent && goesOn.test(piece))) held.push(piece);
    else partPiece(piece, parted, catalogue, hear);
    isAbsent = presenceOf(piece).present === '' || (isAbsent && goesOn.test(piece));
  }
  if (held.length > 0) parted.refused.push(held.join(', '));
  const isOfHealth =
    held.length > 0 ||
    pieces.some((each) => isOddPiece(each, catalogue) && tellsOfHealth(each, hear));
  hearNames(parted, before, isOfHealth);
  return false;
}

function part(text: string, catalogue: Catalogue, understand: Understand): Parted {
  const parted: Parted = {
    foods: [],
    refused: [],
    unread: [],
    conditions: [],
    diets: [],
    unknown: [],
    things: [],
  };
  const hear = hearingPieces(understand);
  let isHeld = false;
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    const pieces = toldPiecesOf(sentence);
    if (pieces.length === 0) continue;
    if (isHeld || harmBehind(pieces, sentences[at + 1] ?? '', catalogue))
      parted.refused.push(pieces.join(', '));
    else isHeld = partSentence({ pieces, sentence }, parted, catalogue, hear);
  }
  return parted;
}

/** What is not known is said, and nothing is called a fit beside it. */
const withUnknown = (health: Understanding, names: readonly string[]): Understanding => ({
  ...health,
  person: { ...health.person, notUnderstood: [...health.person.notUnderstood, ...names] },
});

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
    health: withUnknown(health, [...parted.unknown, ...parted.things]),
  };
}

/** A list of somebody whose settings are known: `health` speaks of health and of nothing else; all else is read as before. */
export interface PartedList {
  readonly foods: string;
  readonly health: readonly string[];
  /** More odd pieces than are looked at: what lies beyond counts as health that nobody has understood. */
  readonly cut: boolean;
}

export function partList(text: string, catalogue: Catalogue, understand: Understand): PartedList {
  const { foods, refused, ...parted } = part(text, catalogue, understand);
  const unread = [...parted.unread, ...parted.unknown, ...parted.things];
  const pieces = [...new Set(unread)];
  const spoken = new Set(
    pieces.filter((piece, index) => index >= mostHeard || speaksOfHealth(piece, understand)),
  );
  const health = [...refused, ...spoken];
  const cut = pieces.length > mostHeard;
  if (health.length === 0) return { foods: text, health, cut };
  return {
    foods: [...foods, ...unread.filter((piece) => !spoken.has(piece))].join('\n'),
    health,
    cut,
  };
}

/** 'Coeliac', 'type 2 diabetes', 'nut free'; what names a food may be one that nobody has read. */
function speaksOfHealth(piece: string, understand: Understand): boolean {
  if (presenceOf(piece).present === '') return false;
  if (/[\s-]free$/iu.test(piece)) return true;
  const { person } = understand({ sickness: piece });
  const { conditions, diets, medicines, supervised, avoidedKeys } = person;
  return (
    avoidedKeys.length === 0 &&
    conditions.length + diets.length + medicines.length + supervised.length > 0
  );
}
