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
