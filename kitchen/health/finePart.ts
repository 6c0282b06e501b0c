// A part of a statement, and whether it says as a whole that a food does no harm, once did some, or that all is well.
import { conceptsIn, wordsOf } from './concepts.ts';
import { isEveryday } from './everyday.ts';
import { fineWays } from './fineWays.ts';
import { isHarmless, isPlainlyFine } from './harm.ts';
import { isMereList } from './mereList.ts';
import { isFoodWord } from './vocabulary.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** What says that a food is fine is short; a longer part is read as it stands. */
const mostWords = 30;
const mostLetters = 200;
const foods = '(?<food>\\p{L}+(?: \\p{L}+){0,7}?)';
const wholly = (source: string): RegExp =>
  new RegExp(`^(?:${source.replaceAll('{food}', foods)})$`, 'u');

const told = fineWays.flatMap((ways) => ways.told.map(wholly));
const tails = fineWays.flatMap((ways) => ways.tails.map(wholly));
const pasts = fineWays.flatMap((ways) => ways.past.map(wholly));
const gone = fineWays.flatMap((ways) => ways.gone.map(wholly));
const headers = fineWays.flatMap((ways) => ways.everything.map(wholly));
const headersWithFood = fineWays.flatMap(({ everything, inclusion, included }) =>
  everything.map((way) => wholly(`(?:${way}) ${inclusion} {food}(?: ${included})?`)),
);
/** Foods behind 'I eat everything'. */
export const includes = fineWays.map(({ inclusion, included }) =>
  wholly(`(?:${inclusion} )?{food}(?: ${included})?`),
);

export const bareFood = [wholly('{food}')];
/** 'Nuts too'. */
export const likewise = [
  ...fineWays.map(({ included }) => wholly(`{food} ${included}`)),
  // Behind what is over: 'outgrew it by seven, had an omelette this morning'.
  wholly(
    '(?:(?:i|we|just|and) )*(?:had|ate|drank) {food} (?:this morning|yesterday|today|last night|for (?:breakfast|lunch|dinner|tea))',
  ),
];

/** Illnesses that are told as what they leave out. */
const asFood: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:co?eliacs?|celiaqu?[oiae]a?|celiachia|celiac[oa]|c(?:o|oe)eliaque|maladie coeliaque|coeliakie|zoliakie|doenca celiaca)(?: disease)?$/,
    'gluten',
  ],
];

/** Words around the names of foods. */
export const determiner =
  /^(?:\d+|one|two|three|four|five|six|dozen|pints?|lit(?:re|er)s?|glass(?:es)?|bowls?|plates?|jars?|tubs?|bags?|slices?|handfuls?|an?|the|my|our|your|any|some|all|and|or|n|na|other|of|both|cows?|plain|whole|der|die|das|den|dem|des|ein|eine|einen|und|oder|le|la|les|l|un|une|des|du|de|d|et|ou|mes|mon|ma|el|los|las|lo|una|unos|unas|y|e|o|mi|mis|del|al|a|os|as|um|uma|do|da|dos|das|meu|minha|il|lo|gli|i|uno|dello|della|dei|degli|delle|dell|ed|mio|mia)$/;

/** A part of a text, and what it says. */
export interface Part {
  /** The place of its statement in the text. */
  readonly statement: number;
  readonly text: string;
  readonly tokens: readonly string[];
  readonly said: string;
  /** The foods that it says do no harm. */
  readonly fine?: string | undefined;
  /** The foods that it says were once harmful. */
  readonly past?: string | undefined;
  /** Bare foods with a question mark, which the next part answers: 'prawns? love them'. */
  readonly isAsked?: boolean;
  readonly isHeader: boolean;
  readonly namesFood: boolean;
}

const namesIn = (
  text: string,
  tokens: readonly string[],
  around: readonly string[],
  catalogue: Catalogue,
) =>
  conceptsIn(
    text,
    tokens,
    around,
    catalogue,
    () => false,
    () => false,
  ).filter(
    ({ concepts, mended }) =>
      mended === undefined &&
      concepts.length > 0 &&
      concepts.every(({ kind }) => kind === 'family'),
  );

/** The foods of some words, where they name nothing else. */
function foodsOf(
  words: string,
  around: readonly string[],
  catalogue: Catalogue,
): string | undefined {
  const said = asFood.reduce((each, [pattern, food]) => each.replace(pattern, food), words);
  const tokens = said.split(' ');
  const named = namesIn(said, tokens, around, catalogue);
  if (named.length === 0) return undefined;
  const isNamed = (place: number): boolean =>
    named.some(({ from, to }) => place >= from && place < to);
  return tokens.every((token, place) => isNamed(place) || determiner.test(token))
    ? said
    : undefined;
}

/** The foods that some words name in one of these ways. */
export function foodIn(
  said: string,
  patterns: readonly RegExp[],
  catalogue: Catalogue,
): string | undefined {
  for (const pattern of patterns) {
    const words = pattern.exec(said)?.groups?.['food'];
    const food = words === undefined ? undefined : foodsOf(words, said.split(' '), catalogue);
    if (food !== undefined) return food;
  }
  return undefined;
}

const inner = /^(\p{L}{2,}?)(?:allergie)?(tests?|provokation|provokationstest)$/u;

/** What a part says. @param statement the place of its statement in the text */
export function partOf(text: string, statement: number, catalogue: Catalogue): Part {
  const isFood = isFoodWord(catalogue);
  const tokens = wordsOf(text).flatMap((token) => {
    const [, stem = '', end = ''] = inner.exec(token) ?? [];
    return stem !== '' && isFood(stem) ? [stem, end] : [token];
  });
  const said = tokens.join(' ');
  if (tokens.length > mostWords || said.length > mostLetters)
    return { statement, text, tokens, said, isHeader: false, namesFood: true };
  const fine = isMereList({ tokens, text }, catalogue)
    ? undefined
    : foodIn(said, [...told, ...headersWithFood], catalogue);
  return {
    statement,
    text,
    tokens,
    said,
    fine,
    past: fine === undefined ? foodIn(said, pasts, catalogue) : undefined,
    isHeader:
      headers.some((way) => way.test(said)) ||
      (fine !== undefined && foodIn(said, headersWithFood, catalogue) !== undefined),
    // 'Me' is Spanish, and sesame in Vietnamese.
    namesFood:
      fine !== undefined ||
      namesIn(text, tokens, tokens, catalogue).some(({ word }) => !isEveryday(word)),
  };
}

/** Whether a part only says again that all is well, or that it is over. */
export const saysSo = ({ said }: Part): boolean =>
  [...tails, ...gone].some((way) => way.test(said));

/** Whether a part says in any way that all is well. */
export const saysWell = (part: Part): boolean =>
  saysSo(part) || isPlainlyFine(part.tokens) || isHarmless(part.tokens, part.text, () => false);
