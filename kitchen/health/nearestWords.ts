// Words that are near to a known one in their letters or their sound: slips of spelling, and what is none of them.
import type { Catalogue } from '../catalogue/types.ts';
import { distance, singular, slipsAllowed } from '../ingredients/words.ts';
import { isEveryday, languagesIn } from './everyday.ts';
import { languagesOfOrdinary } from './ordinaryWords.ts';
import { soundOf, vocabularyOf } from './vocabulary.ts';
import type { Concept, Vocabulary } from './vocabulary.ts';

/** A word near to more than these is near to anything. */
export const mostMeanings = 4;

/** The words that one with a slip may stand for: all that are nearest, since none of them may be missed. */
export function nearest(
  token: string,
  vocabulary: Vocabulary,
  { isOfText, isOrdinary }: TextLanguages,
): { concepts: readonly Concept[]; mended: string } | undefined {
  const { phrases, known } = vocabulary;
  if (known.has(token) || known.has(singular(token)) || !/^\p{L}+$/u.test(token)) return undefined;
  if (isOrdinary(token)) return undefined;
  // 'Nuevo' is Spanish, and whoever writes Spanish means no 'huevo' by it; an English slip may look like it.
  const isOfSomeLanguage = languagesOfOrdinary(token).length > 0;
  const isMeant = ({ langs }: Concept): boolean =>
    !isOfSomeLanguage || langs === undefined || langs.has('en');
  const meaning = (words: readonly string[]): readonly Concept[] =>
    words.flatMap((each) => phrases.get(singular(each)) ?? []).filter(isMeant);
  const near = wordsNear(token, vocabulary);
  const isPlausible = (word: string): boolean =>
    meaning([word]).some(({ langs }) => isOfText(langs)) ||
    (token.length >= shortestAnywhere && word[0] === token[0] && near.get(word) === 1);
  const isEnglish = (word: string): boolean =>
    meaning([word]).some(({ langs }) => !langs || langs.has('en'));
  const plausible = [...near.keys()].filter(isPlausible);
  const spelt = leastOf(plausible, near);
  const sounding = spelt.length > 0 || !isOfText(english) ? [] : soundingLike(token, vocabulary);
  const words = [...spelt, ...sounding];
  // A word of another language may be nearer than the English one that was meant: both are left out.
  const englishWords = leastOf(plausible.filter(isEnglish), near);
  const chosen = [[...new Set([...words, ...englishWords])], englishWords].find((each) => {
    const meant = new Set(meaning(each).map(({ kind, id }) => `${kind} ${id}`));
    return meant.size > 0 && meant.size <= mostMeanings;
  });
  return chosen && { concepts: meaning(chosen), mended: chosen.join(' or ') };
}

const english: ReadonlySet<string> = new Set(['en']);
/** From so many letters on one slip makes no word of another language: 'peenuts' are peanuts in every text. */
const shortestAnywhere = 6;

interface TextLanguages {
  /** Whether the text is likely to hold words of these languages; undefined is said in all. */
  readonly isOfText: (langs: ReadonlySet<string> | undefined) => boolean;
  /** Whether a word of it is written as it is meant. */
  readonly isOrdinary: (token: string) => boolean;
}

/** So many everyday words tell the language of a text. */
const fewestTelling = 2;

/**
 * The languages that a text is written in, as far as its everyday words tell: 'bagno' in an Italian text is no slip of
 * Bengali 'begun'. Where they tell nothing, any language may be meant.
 */
export function textLanguages(tokens: readonly string[]): TextLanguages {
  const languages = languagesIn(tokens);
  const most = Math.max(0, ...languages.values());
  const isOfText: TextLanguages['isOfText'] = (langs) =>
    langs === undefined ||
    most < fewestTelling ||
    [...langs].some((lang) => (languages.get(lang) ?? 0) * 2 >= most);
  const ordinary = languagesWithOrdinary(tokens, languages);
  const mostOrdinary = Math.max(0, ...ordinary.values());
  /** In the language of the text; in English where that is not known. Where its words tell no language, all may be meant, and none is told. */
  const isOrdinary = (token: string): boolean =>
    languagesOfOrdinary(token).some((lang) =>
      most >= fewestTelling
        ? isOfText(new Set([lang]))
        : lang === 'en' ||
          (mostOrdinary >= fewestTelling && (ordinary.get(lang) ?? 0) === mostOrdinary),
    );
  return { isOfText, isOrdinary };
}

/** How many words of a text are everyday or ordinary ones of each language: 'quero perder peso' has none of the former. */
function languagesWithOrdinary(
  tokens: readonly string[],
  everyday: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const counts = new Map(everyday);
  for (const token of new Set(tokens))
    if (!isEveryday(token))
      for (const lang of languagesOfOrdinary(token)) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  return counts;
}

/** How many slips each known word is from one that is not known. */
type Near = ReadonlyMap<string, number>;

/** Of some words those at the fewest slips. */
function leastOf(words: readonly string[], near: Near): string[] {
  const least = Math.min(...words.map((each) => near.get(each) ?? Number.POSITIVE_INFINITY));
  return words.filter((each) => near.get(each) === least);
}

/** What was looked for lately: one word is asked about by several readers. */
const lately = new WeakMap<Vocabulary, Map<string, Near>>();
const mostKept = 500;

/** Words within the slips that one may hold, of all languages. */
function wordsNear(token: string, vocabulary: Vocabulary): Near {
  const kept = lately.get(vocabulary) ?? new Map<string, Near>();
  lately.set(vocabulary, kept);
  const known = kept.get(token);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const near = searchNear(token, vocabulary);
  kept.set(token, near);
  return near;
}

function searchNear(token: string, { byLetter, byTail }: Vocabulary): Near {
  const most = token.length === 4 ? 1 : slipsAllowed(token);
  const near = new Map<string, number>();
  for (const each of most === 0 ? [] : (byLetter.get(token[0] ?? '') ?? [])) {
    if (Math.abs(each.length - token.length) > most) continue;
    const slips = distance(token, each, most);
    if (slips <= most) near.set(each, slips);
  }
  for (const each of most === 0 ? [] : startingElsewise(token, byTail)) near.set(each, 1);
  return near;
}

const shortestElsewise = 5;

/** Words that a slip at their first letter makes of one: 'eanut', 'vheese', 'otmato'. */
function startingElsewise(
  token: string,
  byTail: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const tail = token.slice(1);
  const swapped = `${token[1] ?? ''}${token[0] ?? ''}${token.slice(2)}`;
  return [
    ...(byTail.get(token) ?? []),
    ...(byTail.get(tail) ?? []),
    ...(byTail.get(swapped.slice(1)) ?? []).filter((each) => each === swapped),
    ...(byTail.get(token.slice(2)) ?? []).filter((each) => each === tail),
  ].filter((each) => each.length >= shortestElsewise);
}

/** How many slips a word is from the name of a food, or more than any that is mended. */
export const slipsToFood = (token: string, catalogue: Catalogue): number =>
  Math.min(
    (token.length === 4 ? 1 : slipsAllowed(token)) + 1,
    ...wordsNear(token, vocabularyOf(catalogue)).values(),
  );

/**
 * English words that sound like one that is near to none in its letters: 'darey' is dairy. Some third of its letters
 * may be written otherwise; in three letters only one may be left out: 'slt' is salt, and 'net' is no nut.
 */
function soundingLike(token: string, { bySound }: Vocabulary): string[] {
  if (token.length < 3 || token.length > 14) return [];
  const most = Math.min(3, Math.floor((token.length + 1) / 3));
  const same = (bySound.get(soundOf(token)) ?? [])
    .filter((word) => token.length > 3 || word.length > 3)
    .map((word) => ({ word, slips: distance(token, word, most) }));
  const least = Math.min(...same.map(({ slips }) => slips));
  return least > most ? [] : same.filter(({ slips }) => slips === least).map(({ word }) => word);
}
