// The words by which people name families of foods, diets, medicines and what needs a clinic.
import type { Catalogue } from '../catalogue/types.ts';
import { distance, plain, singular, slipsAllowed, tokensOf } from '../ingredients/words.ts';
import { isEveryday, languagesIn } from './everyday.ts';
import { placeOf } from './otherScripts.ts';

export type ConceptKind = 'family' | 'diet' | 'medicine' | 'supervised';
export interface Concept {
  readonly kind: ConceptKind;
  readonly id: string;
  /** The word is the family's own name. */
  readonly isOwn?: true;
  /** The languages in which the word means it; none where it is the same in all. */
  readonly langs?: ReadonlySet<string>;
}
/** Where a concept is named: places of words, and the words themselves. */
export interface Named {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  readonly concepts: readonly Concept[];
  /** The word was mended to this one. */
  readonly mended?: string;
}

interface Vocabulary {
  /** By plain words, each in the singular. */
  readonly phrases: ReadonlyMap<string, readonly Concept[]>;
  /** Words with accents that are everyday words without them, as 'mè' is 'me': how they are written. */
  readonly accented: ReadonlyMap<string, ReadonlySet<string>>;
  readonly longest: number;
  /** Words of scripts that are not Latin, the longest first. */
  readonly scripts: readonly { readonly text: string; readonly concepts: readonly Concept[] }[];
  /** Single words that a slip of spelling may be mended to, by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
  /** English words by how they sound. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly known: ReadonlySet<string>;
  /** Of the words known, those of families. */
  readonly foods: ReadonlySet<string>;
}

const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]/u.test(text);
/** As written, without marks of punctuation: accents and vowel signs tell words of other scripts apart. */
const asWritten = (text: string): string => text.normalize('NFC').toLowerCase().trim();
const phraseOf = (text: string): string => tokensOf(text).map(singular).join(' ');

const vocabularies = new WeakMap<Catalogue, Vocabulary>();

/** The vocabulary of a catalogue, built at the first call. */
export function vocabularyOf(catalogue: Catalogue): Vocabulary {
  const known = vocabularies.get(catalogue);
  if (known) return known;
  const vocabulary = build(catalogue);
  vocabularies.set(catalogue, vocabulary);
  return vocabulary;
}

function* everyWord(catalogue: Catalogue): Generator<readonly [string, Concept]> {
  const concept = (kind: ConceptKind, id: string, lang?: string): Concept => ({
    kind,
    id,
    ...(lang === undefined ? {} : { langs: new Set([lang]) }),
  });
  for (const { id, name, plural } of catalogue.families.values()) {
    yield [name, { kind: 'family', id, isOwn: true }];
    yield [plural, { kind: 'family', id, isOwn: true }];
  }
  for (const { family, word, lang } of catalogue.words)
    yield [word, concept('family', family, lang)];
  for (const { id, name, words } of catalogue.diets.values()) {
    yield [name, concept('diet', id)];
    for (const { word } of words) yield [word, concept('diet', id)];
  }
  for (const { id, words } of catalogue.medicines)
    for (const word of words) yield [word, concept('medicine', id)];
  for (const { id, words } of catalogue.supervised)
    for (const word of words) yield [word, concept('supervised', id)];
}

function build(catalogue: Catalogue): Vocabulary {
  const phrases = new Map<string, Concept[]>();
  const scripts = new Map<string, Concept[]>();
  const accented = new Map<string, Set<string>>();
  for (const [word, concept] of everyWord(catalogue)) {
    const [key, into] = isLatin(word) ? [phraseOf(word), phrases] : [asWritten(word), scripts];
    if (key === '') continue;
    into.set(key, withConcept(into.get(key) ?? [], concept));
    if (asWritten(word) !== key && isEveryday(key))
      accented.set(key, (accented.get(key) ?? new Set()).add(asWritten(word)));
  }
  const byLetter = new Map<string, string[]>();
  for (const word of singleWords(catalogue))
    byLetter.set(word[0] ?? '', [...(byLetter.get(word[0] ?? '') ?? []), word]);
  return {
    phrases,
    accented,
    longest: Math.max(1, ...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    scripts: [...scripts]
      .map(([text, concepts]) => ({ text, concepts }))
      .toSorted((a, b) => b.text.length - a.text.length),
    byLetter,
    bySound: soundsOf(catalogue),
    known: new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' '))),
    foods: new Set(
      [...phrases]
        .filter(([, concepts]) => concepts.some(({ kind }) => kind === 'family'))
        .flatMap(([phrase]) => phrase.split(' ')),
    ),
  };
}

function soundsOf(catalogue: Catalogue): ReadonlyMap<string, readonly string[]> {
  const english = [...everyWord(catalogue)]
    .filter(([, { kind, langs }]) => kind === 'family' && (!langs || langs.has('en')))
    .map(([word]) => plain(word))
    .filter((word) => /^[a-z]{3,}$/.test(word));
  const bySound = new Map<string, string[]>();
  for (const word of new Set(english))
    bySound.set(soundOf(word), [...(bySound.get(soundOf(word)) ?? []), word]);
  return bySound;
}

/** A concept beside others of a word; where it is there already, with the languages of both. */
function withConcept(others: readonly Concept[], concept: Concept): Concept[] {
  const same = others.find(({ kind, id }) => kind === concept.kind && id === concept.id);
  if (!same) return [...others, concept];
  const { langs: _, ...rest } = { ...concept, ...same };
  const both: Concept =
    same.langs && concept.langs
      ? { ...rest, langs: new Set([...same.langs, ...concept.langs]) }
      : rest;
  return others.map((each) => (each === same ? both : each));
}

/** Whether a word belongs to the name of a food. */
export const isFoodWord = (catalogue: Catalogue): ((token: string) => boolean) => {
  const { foods } = vocabularyOf(catalogue);
  return (token) => foods.has(token) || foods.has(singular(token));
};

/** Words that may be mistyped, as they are written: 'eggs' is as often mistyped as 'egg'. */
function singleWords(catalogue: Catalogue): ReadonlySet<string> {
  const plainWords = [...everyWord(catalogue)].map(([word]) => plain(word));
  return new Set(plainWords.filter((word) => /^\p{Script=Latin}{4,}$/u.test(word)));
}

/** Compounds that end in 'allergy' or 'intolerance', as German, Dutch and Swedish write them. */
const compound =
  /^(\p{L}{2,}?)s?(?:allergi[ea]?|allergien|allergie|unvertraglichkeit|intoleranz|intolerantie|intolerans|frei|fri|vrij)$/u;

/** 'd'œufs', 'all'uovo', 'l'arachide'. */
const elision = /\b(d|l|dell|all|nell|sull|dall|un|qu)[’'](?=\p{L})/giu;

/** Where Latin letters meet a script that knows no spaces. */
const besideLatin =
  /(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])(?=\p{Script=Latin})/gu;

/** The words of a part of a text, with compounds taken apart. */
export const wordsOf = (text: string): string[] =>
  tokensOf(text.replace(elision, '$1 ').replace(besideLatin, ' ')).flatMap((token) => {
    const stem = compound.exec(token)?.[1];
    return stem === undefined || stem.length < 2 ? [token] : [stem, 'allergie'];
  });

/**
 * Every concept that a part of a text names: the longest names first, none overlapping; then words
 * with a slip of spelling; then names in other scripts, wherever they stand.
 * @param isTaken whether the word at a place belongs to something else, as 'insulin' to 'insulin dependent diabetes'
 * @param isKnown whether a word means something by itself, so that it is no slip of another
 */
export function conceptsIn(
  text: string,
  tokens: readonly string[],
  catalogue: Catalogue,
  isTaken: (place: number) => boolean,
  isKnown: (word: string) => boolean,
): Named[] {
  const vocabulary = vocabularyOf(catalogue);
  // 'Kidney transplant five weeks ago' needs a clinic, whatever 'kidney transplant' is by itself.
  const all = new Set<number>();
  const isMeant = meantIn(text, tokens, vocabulary);
  const urgent = phrasesAmong(tokens, all, vocabulary, isMeant).filter(
    ({ from, to, concepts }) => to - from > 1 && concepts.some(({ kind }) => kind === 'supervised'),
  );
  const places = urgent.flatMap(({ from, to }) => [...tokens.keys()].slice(from, to));
  const taken = new Set([...tokens.keys()].filter(isTaken).concat(places));
  const found = [...urgent, ...phrasesAmong(tokens, taken, vocabulary, isMeant)];
  for (const [place, token] of tokens.entries()) {
    if (taken.has(place) || isEveryday(token) || isKnown(token)) continue;
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

function meantIn(text: string, tokens: readonly string[], { accented }: Vocabulary): IsMeant {
  const languages = languagesIn(tokens);
  const most = Math.max(0, ...languages.values());
  const written = new Set(asWritten(text).split(/[^\p{L}\p{M}\p{N}]+/u));
  return (key, { langs }) =>
    !isEveryday(key) ||
    langs === undefined ||
    langs.has('en') ||
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

/** A word near to more than these is near to anything. */
const mostMeanings = 4;

/** The words that one with a slip may stand for: all that are nearest, since none of them may be missed. */
function nearest(
  token: string,
  vocabulary: Vocabulary,
): { concepts: readonly Concept[]; mended: string } | undefined {
  const { phrases, byLetter, known } = vocabulary;
  const most = token.length === 4 ? 1 : slipsAllowed(token);
  if (known.has(token) || known.has(singular(token)) || !/^\p{L}+$/u.test(token)) return undefined;
  let best: { slips: number; words: string[] } = { slips: most + 1, words: [] };
  for (const each of most === 0 ? [] : (byLetter.get(token[0] ?? '') ?? [])) {
    if (Math.abs(each.length - token.length) > most) continue;
    const slips = distance(token, each, most);
    if (slips < best.slips) best = { slips, words: [each] };
    else if (slips === best.slips && slips <= most) best.words.push(each);
  }
  const words = best.slips > most ? soundingLike(token, vocabulary) : best.words;
  const concepts = words.flatMap((each) => phrases.get(singular(each)) ?? []);
  const meant = new Set(concepts.map(({ kind, id }) => `${kind} ${id}`));
  if (meant.size === 0 || meant.size > mostMeanings) return undefined;
  return { concepts, mended: words.join(' or ') };
}

/** How an English word sounds, roughly: its consonants, those that are written alike made the same. */
export const soundOf = (word: string): string =>
  word
    .replace(/^(?:kn|gn|wr|ps)/, (start) => start[1] ?? '')
    .replace(/(?:ght|tt)/g, 't')
    .replace(/ph|gh$/g, 'f')
    .replace(/sch|sh|tch|ch/g, 'x')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/^[aeiouy]/, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)s$/, '');

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
