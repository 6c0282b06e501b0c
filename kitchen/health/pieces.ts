// A text in its sentences, and those in what stands between commas.
import { withoutAsking } from '../ingredients/asking.ts';
import { eachGone } from '../ingredients/goneLists.ts';
import { isSoonAlone } from '../ingredients/soon.ts';
import { inTwo } from './bounds.ts';

/** A line that ended there stands as two spaces in what was pasted or spoken. */
const betweenSentences = /[\n;!?•]+|(?<=\p{L}{2})\.(?:\s|$)|(?<![^\S\n])\s{2,}(?=\p{L})/u;
/** Not the comma of '1,5 kg'. */
const betweenPieces = /[()…]|\.{2,}|,(?!\d)/u;
const amountAlone = /^[\d\s.,x×/½¼¾]+(\p{L}{0,10})\.?$/u;
const ofIt = /^(?:and|but|it|they|et|mais) /iu;

/** As much of a piece as an item of a list is read to. */
export const mostOfAPiece = 200;

export const sentencesOf = (text: string): readonly string[] => text.split(betweenSentences);

type IsUnit = (word: string) => boolean;

/** The pieces of a sentence; an amount or an age that stands alone stays with what it is said of. */
export function piecesOf(sentence: string, isUnit: IsUnit): string[] {
  const pieces: string[] = [];
  for (const piece of sentence
    .split(betweenPieces)
    .flatMap((each) => inTwo(each.trim(), mostOfAPiece))) {
    const [whole, unit = ''] = amountAlone.exec(piece) ?? [];
    // '3 eggs' is a food of its own.
    const isAmount = whole !== undefined && (unit === '' || isUnit(unit.toLowerCase()));
    if (isAmount && pieces.length > 0) pieces.push(`${pieces.pop()}, ${piece}`);
    else if (isSoonAlone(piece) && pieces.length > 0)
      pieces.push(`${pieces.pop()} ${piece.replace(ofIt, '')}`);
    else if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece)) pieces.push(piece);
  }
  return pieces;
}

/** The same without what only asks for a dish, or greets. */
export const toldPiecesOf = (sentence: string, isUnit: IsUnit): string[] =>
  piecesOf(withoutAsking(sentence), isUnit).filter((piece) => withoutAsking(piece) !== '');

/** The same, each food that is missing said to be so for itself. */
export const piecesEachGone = (
  sentence: string,
  isFood: (phrase: string) => boolean,
  isUnit: IsUnit,
): string[] => toldPiecesOf(eachGone(withoutAsking(sentence), isFood, true), isUnit);
