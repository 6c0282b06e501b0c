// Slips of spelling in the names of conditions.
import { isCommon } from './commonWords.ts';
import { asNamed, mayBeSlip } from './conditionWords.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { isEveryday } from './everyday.ts';
import { readAs } from './healthNotes.ts';
import { endsNegation, filler, negators, notNow } from './phrases.ts';
import type { Lexicon } from './phrases.ts';
import { talk } from './talk.ts';
import { distance, singular, slipsAllowed } from '../ingredients/words.ts';

/** 'Hypoglycemia' is near to 'hyperglycemia' in spelling and its opposite in meaning; so are 'hipo' and 'hiper', 'ipo' and 'iper'. */
const over = /^(?:h[yi]p|ip|гип|हाइप|हायप)/u;
const under = /^(?:h[yi]po|ipo|гипо|हाइपो|हायपो)/u;
const isOpposite = (one: string, other: string): boolean =>
  over.test(one) && over.test(other) && under.test(one) !== under.test(other);

/** Whether a word means something as it stands. */
const isSaid = (token: string, vocabulary: ReadonlySet<string>): boolean =>
  [vocabulary, filler, negators, notNow, talk, endsNegation].some((known) => known.has(token)) ||
  isCommon(token) ||
  (isEveryday(token) && !/^al+erg/.test(token));

/** 'Encanta' (I love it) is near to 'encinta' (pregnant): of a language whose ordinary words we do not know, one slip in a long word is taken for one. */
const shortestForeign = 8;
const isLongSlip = (word: string, slips: number): boolean =>
  slips <= 1 && word.length >= shortestForeign;

/** Words of a vocabulary by their first letter and their length: a slip changes neither by much. */
const byStart = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();
const startOf = (word: string, length: number): string => `${word[0] ?? ''} ${length}`;
function startsOf(vocabulary: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const known = byStart.get(vocabulary);
  if (known) return known;
  const starts = new Map<string, string[]>();
  for (const word of vocabulary) {
    const some = starts.get(startOf(word, word.length));
    if (some) some.push(word);
    else starts.set(startOf(word, word.length), [word]);
  }
  byStart.set(vocabulary, starts);
  return starts;
}

/** No shorter word is taken for a slip of another. */
const shortestMended = 5;

/** Words of nearly this length that begin with the same letter. */
function* wordsLike(
  token: string,
  most: number,
  vocabulary: ReadonlySet<string>,
): Generator<string> {
  const starts = startsOf(vocabulary);
  const least = Math.max(shortestMended, token.length - most);
  for (let length = least; length <= token.length + most; length += 1)
    yield* starts.get(startOf(token, length)) ?? [];
}

/** The table's word that is nearest to one; undefined where three or more are. */
function nearestTo(
  token: string,
  most: number,
  { vocabulary, foreign }: Lexicon,
): { readonly word: string; readonly slips: number } | undefined {
  let best = { word: token, slips: most + 1, ties: 0 };
  for (const word of wordsLike(token, most, vocabulary)) {
    if (isOpposite(word, token)) continue;
    const slips = distance(token, word, most);
    if (slips > most || (foreign.has(word) && !isLongSlip(word, slips))) continue;
    if (slips < best.slips) best = { word, slips, ties: 0 };
    else if (slips === best.slips && slips <= most) best = { ...best, ties: best.ties + 1 };
  }
  return best.slips > most || best.ties > 1 ? undefined : best;
}

/**
 * Mends slips of spelling towards the table's words, and says which.
 * @param isNamed whether a word belongs to the name of a food or a medicine
 */
export const mended = (
  tokens: readonly string[],
  lexicon: Lexicon,
  notes: KitchenNote[],
  isNamed: (token: string) => boolean,
  slipsToFood: (token: string) => number,
): string[] =>
  tokens.map((token) => {
    const { vocabulary } = lexicon;
    const named = asNamed(token);
    if (named !== token && vocabulary.has(named)) return named;
    const most = mayBeSlip(token) ? slipsAllowed(token) : 0;
    if (most === 0 || isSaid(token, vocabulary) || isNamed(token)) return token;
    const best = nearestTo(token, most, lexicon);
    if (!best || best.slips >= slipsToFood(token)) return token;
    if (best.word !== singular(token)) notes.push(readAs(token, best.word));
    return best.word;
  });
