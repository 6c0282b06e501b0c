// Whether a piece of a list speaks of harm or of what is not eaten, and what of it is heard to be left out.
import type { Understanding } from '../types.ts';
import { namesFoods } from './bareName.ts';
import { wordsOf } from './concepts.ts';
import { speaksOfReaction } from './harm.ts';
import { figureOrOrgan, leadsAList, tellsOfABody, tellsOfHarm } from './harmTold.ts';
import type { HearPiece } from './hearPieces.ts';

const dislike =
  /\b(?:hates?|dislikes?|loathes?|detests?|d[ée]testes?|n['’]aime|not (?:a |really |too )?(?:big )?(?:fan|fond|keen))\b/iu;
export const leadsOn = (piece: string): boolean =>
  isReaction(piece) || dislike.test(piece) || leadsAList.test(piece);
export const isReaction = (piece: string): boolean =>
  !/^gluten(?:fri|vrij)\p{L}* \p{L}/iu.test(piece) && speaksOfReaction(wordsOf(piece), piece);
export const isRefusal = (piece: string): boolean =>
  isReaction(piece) || tellsOfHarm(piece) || dislike.test(piece) || figureOrOrgan.test(piece);

const somebody =
  '(?:me|him|her|us|them|(?:my|our|his|her|the) \\p{L}{2,20}(?: \\p{L}{2,20})?|\\p{Lu}\\p{L}{1,20})';
const harmsSomebody = new RegExp(
  `^(?:\\p{L}{2,20} ){1,4}(?:gives?|gave|brings?|brought|makes?|made|sets?|sends?|sent|puts?) ${somebody} \\p{L}`,
  'iu',
);
/** 'Peanuts give my son a rash' is a sentence with an end: behind its comma stands again what one has. */
export const isWholeSentence = (piece: string): boolean =>
  harmsSomebody.test(piece) && !leadsAList.test(piece) && !/ (?:from|with|are|is)$/iu.test(piece);
/** 'Eggs too' behind it belongs to it all the same. */
export const isSaidAlike = (piece: string): boolean =>
  /^(?:and|also|or|nor|plus|so (?:do|does)|same (?:with|for|goes)|likewise|even|et|y|und|e|aussi)(?!\p{L})|(?<!\p{L})(?:too|as well|also|likewise|aussi|tambi[eé]n|auch|anche|tamb[eé]m)$/iu.test(
    piece.trim(),
  );

/** 'Lactose intolerant' is a condition and names what does harm, though lactose is no food. */
export const namesAFood = (heard: Understanding | undefined): boolean =>
  heard !== undefined && (namesFoods(heard) || heard.person.conditions.length > 0);

export const leavesOut = (heard: Understanding | undefined): boolean =>
  heard !== undefined && heard.person.allergens.length + heard.person.avoidedKeys.length > 0;

export const namesNoOther = (heard: Understanding | undefined): boolean =>
  heard !== undefined && !namesFoods(heard);

/** 'Egg allergy' is said in full; 'allergic to nuts' may go on behind the comma. */
export const isInFull = (piece: string, hear: HearPiece): boolean =>
  /\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?))$/iu.test(piece) && namesAFood(hear(piece));
/** 'Allergic to', 'my tongue swells': it names no food, so that it is about those around it. */
export const bareHarm = (pieces: readonly string[], hear: HearPiece): string | undefined =>
  pieces.find(
    (each) =>
      (isReaction(each) || tellsOfHarm(each)) && (tellsOfABody(each) || !namesAFood(hear(each))),
  );
