// A text in its sentences, and those in what stands between commas.
import { withoutAsking } from '../ingredients/asking.ts';
import { eachGone } from '../ingredients/goneLists.ts';
import { inTwo } from './bounds.ts';

/** A line that ended there stands as two spaces in what was pasted or spoken. */
const betweenSentences = /[\n;!?•]+|(?<=\p{L}{2})\.(?:\s|$)|(?<![^\S\n])\s{2,}(?=\p{L})/u;
/** Not the comma of '1,5 kg'. */
const betweenPieces = /[()…]|\.{2,}|,(?!\d)/u;
const amountAlone = /^[\d\s.,x×/½¼¾]+\p{L}{0,10}\.?$/u;

/** As much of a piece as an item of a list is read to. */
export const mostOfAPiece = 200;

export const sentencesOf = (text: string): readonly string[] => text.split(betweenSentences);

/** The pieces of a sentence; an amount that stands alone stays with what it measures. */
export function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  for (const piece of sentence
    .split(betweenPieces)
    .flatMap((each) => inTwo(each.trim(), mostOfAPiece)))
    if (amountAlone.test(piece) && pieces.length > 0) pieces.push(`${pieces.pop()}, ${piece}`);
    else if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece)) pieces.push(piece);
  return pieces;
}

/** The same without what only asks for a dish, or greets. */
export const toldPiecesOf = (sentence: string): string[] =>
  piecesOf(withoutAsking(sentence)).filter((piece) => withoutAsking(piece) !== '');

/** The same, each food that is missing said to be so for itself. */
export const piecesEachGone = (sentence: string, isFood: (phrase: string) => boolean): string[] =>
  toldPiecesOf(eachGone(withoutAsking(sentence), isFood, true));
