// The words by which people name families of foods, diets, medicines and what needs a clinic.
import type { Catalogue } from '../catalogue/types.ts';
import { plain, singular, tokensOf } from '../ingredients/words.ts';
import { isEveryday } from './everyday.ts';
import { rememberedOf } from './remembered.ts';
import { startsOf, stemsOf } from './stems.ts';

export type ConceptKind = 'family' | 'diet' | 'medicine' | 'supervised' | 'notJudged';
export interface Concept {
  readonly kind: ConceptKind;
  readonly id: string;
  /** The word is the family's own name. */
  readonly isOwn?: true;
  /** The languages in which the word means it; none where it is the same in all. */
  readonly langs?: ReadonlySet<string>;
}
export interface Vocabulary {
  /** By plain words, each in the singular. */
  readonly phrases: ReadonlyMap<string, readonly Concept[]>;
  /** Words with accents that are everyday words without them, as 'mè' is 'me': how they are written. */
  readonly accented: ReadonlyMap<string, ReadonlySet<string>>;
  /** What words with accents mean that mean something else in English without them: 'tôm' is no 'tom'. */
  readonly spelled: ReadonlyMap<string, ReadonlySet<string>>;
  readonly longest: number;
  /** How many words the longest phrase has that begins with a word. */
  readonly starts: ReadonlyMap<string, number>;
  /** Words of scripts that are not Latin, the longest first. */
  readonly scripts: readonly { readonly text: string; readonly concepts: readonly Concept[] }[];
  /** Single words that a slip of spelling may be mended to, by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
  /** The same by what follows their first letter. */
  readonly byTail: ReadonlyMap<string, readonly string[]>;
  /** Names by their stems, each with its language before it. */
  readonly byStem: ReadonlyMap<string, readonly Concept[]>;
  /** English words by how they sound. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly known: ReadonlySet<string>;
  /** Of the words known, those of families. */
  readonly foods: ReadonlySet<string>;
}

export const isLatin = (text: string): boolean =>
  !/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\s]/u.test(text);
/** As written, without marks of punctuation: accents and vowel signs tell words of other scripts apart. */
export const asWritten = (text: string): string => text.normalize('NFC').toLowerCase().trim();
export const piecesOf = (text: string): string[] => asWritten(text).split(/[^\p{L}\p{M}\p{N}]+/u);
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

/** One object for each meaning: most have many words, and tens of thousands of sets would be held for nothing. */
function conceptMaker(): (kind: ConceptKind, id: string, lang?: string) => Concept {
  const made = new Map<string, Concept>();
  const languages = new Map<string, ReadonlySet<string>>();
  return (kind, id, lang) => {
    const key = `${kind} ${id} ${lang ?? ''}`;
    const known = made.get(key);
    if (known) return known;
    if (lang !== undefined && !languages.has(lang)) languages.set(lang, new Set([lang]));
    const langs = lang === undefined ? undefined : languages.get(lang);
    const concept: Concept = { kind, id, ...(langs ? { langs } : {}) };
    made.set(key, concept);
    return concept;
  };
}

/** A word, and what it means. */
type Named = readonly [string, Concept];

function* everyWord(catalogue: Catalogue): Generator<Named> {
  const concept = conceptMaker();
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
  for (const { id, words } of catalogue.notJudged)
    for (const word of words) yield [word, concept('notJudged', id)];
}

/** A part of a longer name is known in English alone: elsewhere it may as well be a slip. */
const isEnglish = (concepts: readonly Concept[]): boolean =>
  concepts.some(({ langs }) => !langs || langs.has('en'));

/** '乳アレルギー' is '乳': the name is looked for wherever it stands, and no longer one is hidden by it. */
const withoutAllergy = (word: string): string =>
  word.replace(/(?<=.)\s*(?:アレルギー|過敏症?|过敏症?|알레르기|알러지)$/u, '');

function build(catalogue: Catalogue): Vocabulary {
  const phrases = new Map<string, Concept[]>();
  const scripts = new Map<string, Concept[]>();
  const accented = new Map<string, Set<string>>();
  const spelled = new Map<string, Set<string>>();
  const words = [...everyWord(catalogue)];
  for (const [word, concept] of words) {
    const [key, into] = isLatin(word)
      ? [phraseOf(word), phrases]
      : [withoutAllergy(asWritten(word)), scripts];
    if (key === '') continue;
    into.set(key, withConcept(into.get(key) ?? [], concept));
    if (asWritten(word) !== key && isEveryday(key))
      accented.set(key, (accented.get(key) ?? new Set()).add(asWritten(word)));
    if (into === phrases && asWritten(word) !== key)
      spelled.set(asWritten(word), (spelled.get(asWritten(word)) ?? new Set()).add(concept.id));
  }
  keepNamesOfConditions(scripts, catalogue);
  const singles = [...singleWords(words)];
  return {
    phrases,
    accented,
    spelled,
    longest: Math.max(1, ...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    starts: startsOf(phrases.keys()),
    scripts: [...scripts]
      .map(([text, concepts]) => ({ text, concepts }))
      .toSorted((a, b) => b.text.length - a.text.length),
    byLetter: grouped(singles, (word) => word[0] ?? ''),
    byTail: grouped(singles, (word) => word.slice(1)),
    byStem: namesByStem(words),
    bySound: soundsOf(words),
    known: new Set([
      ...[...phrases].flatMap(([phrase, concepts]) =>
        isEnglish(concepts) ? phrase.split(' ') : [phrase],
      ),
      // 'Canada' is no slip of a food.
      ...[...catalogue.countries.values()].flatMap(({ name }) => tokensOf(name)),
    ]),
    foods: new Set(
      [...phrases]
        .filter(([, concepts]) => concepts.some(({ kind }) => kind === 'family'))
        .flatMap(([phrase]) => phrase.split(' ')),
    ),
  };
}

/** '授乳' is no milk ('乳'): names of conditions are looked for with the foods, and mean none. */
function keepNamesOfConditions(scripts: Map<string, Concept[]>, { conditions }: Catalogue): void {
  for (const { id, synonyms } of conditions.values())
    if (id !== 'coeliac' && id !== 'lactose_intolerance' && !id.startsWith('allergy_'))
      for (const name of synonyms.filter((each) => !isLatin(each)).map(asWritten))
        scripts.set(name, scripts.get(name) ?? []);
}

function namesByStem(words: readonly Named[]): ReadonlyMap<string, readonly Concept[]> {
  const byStem = new Map<string, Concept[]>();
  for (const [word, concept] of words)
    for (const stem of concept.langs ? stemsOf(word, concept.langs) : [])
      byStem.set(stem, withConcept(byStem.get(stem) ?? [], concept));
  return byStem;
}

function grouped(
  words: readonly string[],
  keyOf: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const group = groups.get(keyOf(word));
    if (group) group.push(word);
    else groups.set(keyOf(word), [word]);
  }
  return groups;
}

function soundsOf(words: readonly Named[]): ReadonlyMap<string, readonly string[]> {
  const english = words
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
  if (same === concept) return [...others];
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

/** Whether a word is by itself the name of a food. */
export const isFoodName = (catalogue: Catalogue): ((token: string) => boolean) => {
  const { phrases } = vocabularyOf(catalogue);
  return (token) =>
    !isEveryday(token) &&
    (phrases.get(singular(token)) ?? []).some(({ kind }) => kind === 'family');
};

/** Whether a word belongs to the name of a medicine: 'diuretic' is no slip of 'diabetic'. */
export const isMedicineWord = rememberedOf(
  ({ medicines }: Catalogue): ((token: string) => boolean) => {
    const words = new Set(medicines.flatMap((each) => each.words.flatMap(tokensOf)));
    return (token) => words.has(token);
  },
);

/** Words that may be mistyped, as they are written: 'eggs' is as often mistyped as 'egg'. */
function singleWords(words: readonly Named[]): ReadonlySet<string> {
  const plainWords = words.map(([word]) => plain(word));
  return new Set(plainWords.filter((word) => /^\p{Script=Latin}{4,}$/u.test(word)));
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
