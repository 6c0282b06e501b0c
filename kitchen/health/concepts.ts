// What a part of a text names: families of foods, diets, medicines and what needs a clinic.
import type { Catalogue } from '../catalogue/types.ts';
import { plain, singular, tokensOf } from '../ingredients/words.ts';
import { isCommon } from './commonWords.ts';
import { withoutElision } from './elision.ts';
import { isEveryday, isEverydayAsWritten, languagesIn } from './everyday.ts';
import { mostMeanings, nearest, textLanguages } from './nearestWords.ts';
import { languagesOfOrdinary } from './ordinaryWords.ts';
import { placeOf } from './otherScripts.ts';
import { remembered } from './remembered.ts';
import { stemsOf } from './stems.ts';
import { asWritten, isLatin, vocabularyOf } from './vocabulary.ts';
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

/** Compounds that end in 'allergy' or 'intolerance', as German, Dutch, Nordic languages and Hungarian write them. */
const compound =
  /^(\p{L}{2,}?)(?:allerg(?:y|ies)|allergi(?:e|a|am|as|aja|nen|en|k|ker)?|unvertraglichkeit|intoleranz|intolerantie|intolerans|frei|fri|vrij)$|^(dairy|egg|nut|peanut|soya?|lactose|wheat|milk|fish|sesame)free$/u;

/** Whether a word is written as it is meant, food or not. */
const isSaid = (word: string): boolean => isEveryday(word) || isCommon(word);

/** Where Latin letters meet a script that knows no spaces. */
const besideLatin =
  /(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])(?=\p{Script=Latin})/gu;

/** The words of a part of a text, with compounds taken apart. */
export const wordsOf = remembered((text): readonly string[] =>
  tokensOf(withoutElision(text).replace(besideLatin, ' ')).flatMap((token) => {
    const [, compounded, english] = compound.exec(token) ?? [];
    const stem = compounded ?? english;
    return stem === undefined || stem.length < 2 ? [token] : [stem, 'allergie'];
  }),
);

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
  const languages = textLanguages(around);
  for (const [place, token] of tokens.entries()) {
    if (taken.has(place) || isSaid(token) || isKnown(token)) continue;
    const mended = nearest(token, vocabulary, languages);
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

function meantIn(text: string, tokens: readonly string[], vocabulary: Vocabulary): IsMeant {
  const { accented, spelled } = vocabulary;
  const languages = languagesIn(tokens);
  const most = Math.max(0, ...languages.values());
  const joined = plain(text);
  const written = writtenIn(text);
  const isOfText = (lang: string): boolean => (languages.get(lang) ?? 0) >= most;
  /** Of 'Tôi dị ứng tôm' the first word is 'I', and no garlic ('tỏi'): who writes accents writes this one. */
  const isEverydayHere = (forms: readonly string[], lang: string): boolean =>
    forms.length > 0 && forms.every((word) => isEverydayAsWritten(word, lang));
  return (key, { id, langs }) => {
    const forms = written(key);
    const isWritten = forms.some((form) => accented.get(key)?.has(form));
    // The last word is no tomato ('tom').
    if (langs?.has('en') && langs.size === 1 && !isOfText('en'))
      if (forms.length > 0 && forms.every((form) => spelled.get(form)?.has(id) === false))
        return false;
    return (
      !isSaid(key) ||
      langs === undefined ||
      langs.has('en') ||
      compounds.some((end) => joined.includes(`${key}${end}`)) ||
      isWritten ||
      [...langs].some(
        (lang) => isOfText(lang) && !(accented.has(key) && isEverydayHere(forms, lang)),
      )
    );
  };
}

/** How a word of a text is written there, where the text has accents at all. */
function writtenIn(text: string): (key: string) => readonly string[] {
  const forms = new Map<string, string[]>();
  let hasAccents = false;
  for (const word of new Set(asWritten(text).split(/[^\p{L}\p{M}\p{N}]+/u))) {
    const key = plain(word);
    if (key !== word) hasAccents = true;
    forms.set(key, [...(forms.get(key) ?? []), word]);
  }
  return (key) => (hasAccents ? (forms.get(key) ?? []) : []);
}

function phrasesAmong(
  tokens: readonly string[],
  taken: Set<number>,
  { phrases, longest, starts }: Vocabulary,
  isMeant: IsMeant,
): Named[] {
  const found: Named[] = [];
  const single = tokens.map(singular);
  const reaches = tokens.map((token, place) =>
    Math.max(starts.get(token) ?? 0, starts.get(single[place] ?? '') ?? 0),
  );
  for (let length = Math.min(longest, tokens.length); length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      if (length > (reaches[from] ?? 0)) continue;
      const places = Array.from({ length }, (_, i) => from + i);
      if (places.some((place) => taken.has(place))) continue;
      const words = tokens.slice(from, from + length);
      const key = [single.slice(from, from + length).join(' '), words.join(' ')].find((each) =>
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
  // English bends its words too little for this: its ordinary words are no form of a food.
  const isOrdinaryHere = (word: string): boolean =>
    languagesOfOrdinary(word).some((lang) => lang !== 'en' && (languages.get(lang) ?? 0) >= most);
  const isWhole = tokens.map(
    (word) => word.length < shortestForm || isSaid(word) || isKnown(word) || isOrdinaryHere(word),
  );
  const found: Named[] = [];
  for (let length = Math.min(longestForm, tokens.length); length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const places = Array.from({ length }, (_, i) => from + i);
      if (places.some((place) => taken.has(place) || isWhole[place] === true)) continue;
      const words = tokens.slice(from, from + length);
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

function inOtherScripts(text: string, { scripts }: Vocabulary): Named[] {
  if (isLatin(text)) return [];
  let rest = asWritten(text);
  const found: Named[] = [];
  for (const { text: word, concepts } of scripts) {
    const at = placeOf(word, rest);
    if (at === -1) continue;
    if (concepts.length > 0) found.push({ from: -1, to: -1, word, concepts });
    rest = rest.replaceAll(word, ' ');
  }
  return found;
}

/** Whether nothing but scripts that are not Latin stands in a text. */
export const isOtherScript = (text: string): boolean => plain(text) !== '' && !isLatin(text);
