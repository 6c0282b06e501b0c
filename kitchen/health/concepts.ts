// What a part of a text names: families of foods, diets, medicines and what needs a clinic.
import type { Catalogue } from '../catalogue/types.ts';
import { distance, plain, singular, slipsAllowed, tokensOf } from '../ingredients/words.ts';
import { isCommon } from './commonWords.ts';
import { withoutElision } from './elision.ts';
import { isEveryday, languagesIn } from './everyday.ts';
import { placeOf } from './otherScripts.ts';
import { stemsOf } from './stems.ts';
import { asWritten, isLatin, soundOf, vocabularyOf } from './vocabulary.ts';
import type { Concept, Vocabulary } from './vocabulary.ts';

/** Where a concept is named: places of words, and the words themselves. */
export interface Named {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  readonly concepts: readonly Concept[];
  /** The word was mended to this one. */
  readonly mended?: string;
}

/** Compounds that end in 'allergy' or 'intolerance', as German, Dutch and Swedish write them. */
const compound =
  /^(\p{L}{2,}?)(?:allergi[ea]?|allergien|allergie|unvertraglichkeit|intoleranz|intolerantie|intolerans|frei|fri|vrij)$/u;

/** Whether a word is written as it is meant, food or not. */
const isSaid = (word: string): boolean => isEveryday(word) || isCommon(word);

/** Where Latin letters meet a script that knows no spaces. */
const besideLatin =
  /(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])(?=\p{Script=Latin})/gu;

/** The words of a part of a text, with compounds taken apart. */
export const wordsOf = (text: string): string[] =>
  tokensOf(withoutElision(text).replace(besideLatin, ' ')).flatMap((token) => {
    const stem = compound.exec(token)?.[1];
    return stem === undefined || stem.length < 2 ? [token] : [stem, 'allergie'];
  });

/**
 * Every concept that a part of a text names: the longest names first, none overlapping; then words
 * with a slip of spelling; then names in other scripts, wherever they stand.
 * @param around the words of the whole statement, which tell its language
 * @param isTaken whether the word at a place belongs to something else, as 'insulin' to 'insulin dependent diabetes'
 * @param isKnown whether a word means something by itself, so that it is no slip of another
 */
export function conceptsIn(
  text: string,
  tokens: readonly string[],
  around: readonly string[],
  catalogue: Catalogue,
  isTaken: (place: number) => boolean,
  isKnown: (word: string) => boolean,
): Named[] {
  const vocabulary = vocabularyOf(catalogue);
  // 'Kidney transplant five weeks ago' needs a clinic, whatever 'kidney transplant' is by itself.
  const all = new Set<number>();
  const [isMeantHere, isMeantAround] = [tokens, around].map((each) =>
    meantIn(text, each, vocabulary),
  );
  const isMeant: IsMeant = (key, concept) =>
    isMeantHere?.(key, concept) === true || isMeantAround?.(key, concept) === true;
  const urgent = phrasesAmong(tokens, all, vocabulary, isMeant).filter(
    ({ from, to, concepts }) => to - from > 1 && concepts.some(({ kind }) => kind === 'supervised'),
  );
  const places = urgent.flatMap(({ from, to }) => [...tokens.keys()].slice(from, to));
  const taken = new Set([...tokens.keys()].filter(isTaken).concat(places));
  const found = [
    ...urgent,
    ...phrasesAmong(tokens, taken, vocabulary, isMeant),
    ...formsAmong(tokens, taken, around, vocabulary, isKnown),
  ];
  for (const [place, token] of tokens.entries()) {
    if (taken.has(place) || isSaid(token) || isKnown(token)) continue;
    const mended = nearest(token, vocabulary);
    if (mended) found.push({ from: place, to: place + 1, word: token, ...mended });
  }
  return [...found, ...readApart(found, tokens, vocabulary), ...inOtherScripts(text, vocabulary)];
}

/** From so many names that stand in a row without a mark on, two words may be two foods: 'onions leeks garlic chives'. */
const unmarkedList = 3;

/** The first words of the names in a list without marks, where they name a family by themselves. */
function readApart(
  found: readonly Named[],
  tokens: readonly string[],
  { phrases }: Vocabulary,
): Named[] {
  const covered = found.reduce((sum, { from, to }) => sum + to - from, 0);
  if (found.length < unmarkedList || covered < tokens.length) return [];
  return found.flatMap(({ from, to }) => {
    const word = tokens[from] ?? '';
    const concepts = (to - from === 2 && phrases.get(singular(word))) || [];
    const families = concepts.filter(
      ({ kind, langs }) => kind === 'family' && (!langs || langs.has('en')),
    );
    return families.length > 0 ? [{ from, to: from + 1, word, concepts: families }] : [];
  });
}

/** Tells whether a word means a concept here: 'me' is sesame in Vietnamese, and nothing in English. */
type IsMeant = (key: string, concept: Concept) => boolean;

/** 'Maisallergie' is no French 'but'. */
const compounds = ['allerg', 'unvertr', 'intol', 'frei', 'vrij', 'fri'];

function meantIn(text: string, tokens: readonly string[], { accented }: Vocabulary): IsMeant {
  const languages = languagesIn(tokens);
  const most = Math.max(0, ...languages.values());
  const joined = plain(text);
  const written = new Set(asWritten(text).split(/[^\p{L}\p{M}\p{N}]+/u));
  return (key, { langs }) =>
    !isSaid(key) ||
    langs === undefined ||
    langs.has('en') ||
    compounds.some((end) => joined.includes(`${key}${end}`)) ||
    [...(accented.get(key) ?? [])].some((each) => written.has(each)) ||
    [...langs].some((lang) => (languages.get(lang) ?? 0) >= most);
}

function phrasesAmong(
  tokens: readonly string[],
  taken: Set<number>,
  { phrases, longest }: Vocabulary,
  isMeant: IsMeant,
): Named[] {
  const found: Named[] = [];
  for (let length = Math.min(longest, tokens.length); length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const places = Array.from({ length }, (_, i) => from + i);
      if (places.some((place) => taken.has(place))) continue;
      const words = tokens.slice(from, from + length);
      const key = [words.map(singular).join(' '), words.join(' ')].find((each) =>
        phrases.has(each),
      );
      const concepts = key && phrases.get(key)?.filter((concept) => isMeant(key, concept));
      if (!concepts || concepts.length === 0) continue;
      for (const place of places) taken.add(place);
      found.push({ from, to: from + length, word: words.join(' '), concepts });
    }
  return found;
}

/** Names in a form that no table lists: 'po orzeszkach ziemnych'. */
function formsAmong(
  tokens: readonly string[],
  taken: Set<number>,
  around: readonly string[],
  { byStem }: Vocabulary,
  isKnown: (word: string) => boolean,
): Named[] {
  const languages = languagesIn(around);
  const most = Math.max(1, ...languages.values());
  const found: Named[] = [];
  for (let length = Math.min(longestForm, tokens.length); length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const places = Array.from({ length }, (_, i) => from + i);
      const words = tokens.slice(from, from + length);
      if (places.some((place) => taken.has(place))) continue;
      if (words.some((word) => word.length < shortestForm || isSaid(word) || isKnown(word)))
        continue;
      const concepts = [...stemsOf(words.join(' '))].flatMap((stem) => byStem.get(stem) ?? []);
      const meant = new Map(concepts.map((concept) => [`${concept.kind} ${concept.id}`, concept]));
      if (meant.size === 0 || meant.size > mostMeanings) continue;
      // Where the text is of another language the word may as well be a slip: then it is left out as both.
      const isOfText = concepts.some(({ langs }) =>
        [...(langs ?? [])].some((lang) => (languages.get(lang) ?? 0) >= most),
      );
      if (length > 1 || isOfText) for (const place of places) taken.add(place);
      found.push({ from, to: from + length, word: words.join(' '), concepts: [...meant.values()] });
    }
  return found;
}
const longestForm = 3;
const shortestForm = 4;

/** A word near to more than these is near to anything. */
const mostMeanings = 4;

/** The words that one with a slip may stand for: all that are nearest, since none of them may be missed. */
function nearest(
  token: string,
  vocabulary: Vocabulary,
): { concepts: readonly Concept[]; mended: string } | undefined {
  const { phrases, known } = vocabulary;
  if (known.has(token) || known.has(singular(token)) || !/^\p{L}+$/u.test(token)) return undefined;
  const meaning = (words: readonly string[]): readonly Concept[] =>
    words.flatMap((each) => phrases.get(singular(each)) ?? []);
  const near = wordsNear(token, vocabulary);
  const words = near.words.length > 0 ? near.words : soundingLike(token, vocabulary);
  // A word of another language may be nearer than the English one that was meant: both are left out.
  const english = near.english.filter((each) => !words.includes(each));
  const all = [...words, ...english];
  const chosen = [all, near.english].find((each) => {
    const meant = new Set(meaning(each).map(({ kind, id }) => `${kind} ${id}`));
    return meant.size > 0 && meant.size <= mostMeanings;
  });
  return chosen && { concepts: meaning(chosen), mended: chosen.join(' or ') };
}

/** Words at the fewest slips from one, of all languages and of English. */
function wordsNear(
  token: string,
  { phrases, byLetter, byTail }: Vocabulary,
): { words: readonly string[]; english: readonly string[]; slips: number } {
  const most = token.length === 4 ? 1 : slipsAllowed(token);
  const near = new Map<string, number>();
  for (const each of most === 0 ? [] : (byLetter.get(token[0] ?? '') ?? [])) {
    if (Math.abs(each.length - token.length) > most) continue;
    const slips = distance(token, each, most);
    if (slips <= most) near.set(each, slips);
  }
  for (const each of most === 0 ? [] : startingElsewise(token, byTail)) near.set(each, 1);
  const leastOf = (words: readonly string[]): string[] => {
    const least = Math.min(...words.map((each) => near.get(each) ?? most + 1));
    return words.filter((each) => near.get(each) === least);
  };
  const isEnglish = (each: string): boolean =>
    (phrases.get(singular(each)) ?? []).some(({ langs }) => !langs || langs.has('en'));
  const words = leastOf([...near.keys()]);
  return {
    words,
    english: leastOf([...near.keys()].filter(isEnglish)),
    slips: near.get(words[0] ?? '') ?? most + 1,
  };
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
  wordsNear(token, vocabularyOf(catalogue)).slips;

/** Words that sound like one that is near to none in its letters: 'darey' is dairy. Two slips of vowels at the most. */
function soundingLike(token: string, { bySound }: Vocabulary): string[] {
  if (token.length < 3 || token.length > 14) return [];
  const same = (bySound.get(soundOf(token)) ?? []).map((word) => ({
    word,
    slips: distance(token, word, 3),
  }));
  const least = Math.min(...same.map(({ slips }) => slips));
  if (least > (token.length < 5 ? 1 : 3)) return [];
  return same.filter(({ slips }) => slips === least).map(({ word }) => word);
}

function inOtherScripts(text: string, { scripts }: Vocabulary): Named[] {
  if (isLatin(text)) return [];
  let rest = asWritten(text);
  const found: Named[] = [];
  for (const { text: word, concepts } of scripts) {
    const at = placeOf(word, rest);
    if (at === -1) continue;
    found.push({ from: -1, to: -1, word, concepts });
    rest = rest.replaceAll(word, ' ');
  }
  return found;
}

/** Whether nothing but scripts that are not Latin stands in a text. */
export const isOtherScript = (text: string): boolean => plain(text) !== '' && !isLatin(text);
