// What the table's phrases find in a run of words: whole, in parts that 'and' or 'or' join, in another order.
import type { Catalogue } from '../catalogue/types.ts';
import { asNamed, isSaidOfPeople, isTypeWord, otherNames, wordsOnlyIn } from './conditionWords.ts';
import { withoutElision } from './elision.ts';
import { medicinesOfDiabetes } from './diabetesMedicines.ts';
import { ambiguous } from './questions.ts';
import { startsOf } from './stems.ts';
import type { Ambiguous } from './questions.ts';
import { remembered } from './remembered.ts';
import { tokensOf } from '../ingredients/words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
export const negators = words(
  'no not non without never dont doesnt isnt arent wasnt havent hasnt cannot nor neither none negative denies ruled stop sin kein keine keinen ohne nicht pas sans senza sem nao hapana bukan tidak',
);
/** The text speaks of the past. */
export const past = words(
  'history ex late former formerly previous previously cured recovered past was used etais etait etions',
);
/** The text speaks of someone else, or of the past. */
export const notNow = words(
  'family history ex late grandad granddad grandma grandpa nan nana uncle aunt auntie cousin mother father mum mom dad parent parents wife husband son daughter child children brother sister grandmother grandfather former formerly previous previously cured recovered past was used mutter vater madre padre mere pere mae pai mama hijo hija sohn tochter fils fille',
);
export const endsNegation = words('but however though except only just yet instead');
export const filler = words(
  'i im ive we am a an the my me have has having had got with is are of from and or suffer suffering suffers diagnosed living patient disease condition conditions problem issues mild moderate severe chronic bit also plus to for very since years year stage taking take on in since been being medical please need diet friendly type',
);
/** Food and everyday words that mean a condition only where nothing else stands beside them. */
const onlyAlone = words(
  'sugar acid pressure ss ra uc hf egg eggs fish nut nuts soy soya wheat sesame peanut peanuts groundnut shellfish lactose kidney kidneys liver heart stomach tummy stones stone milk dairy bowel cholesterol colesterol colesterolo kolesterol cholesterin холестерин كوليسترول كولسترول कोलेस्ट्रॉल transplant statin statins seafood crayfish no none nil nothing healthy pile piles warrior',
);
const joins = words('and or nor plus');
/** Food where somebody eats it, and an illness elsewhere. */
export const isOrgan = (phrase: string): boolean => /^(?:liver|kidneys?|heart)$/.test(phrase);
const allergyTalk = /^(?:all?erg|intoler|intoller)/;

export interface Meaning {
  /** It sounds like a condition of the table and is none. */
  readonly isOther?: true;
  readonly phrase: string;
  readonly conditions: readonly string[];
  readonly ambiguous?: Ambiguous;
  /** A medicine that is taken for it. */
  readonly isMedicine?: true;
}
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, Meaning>;
  readonly vocabulary: ReadonlySet<string>;
  /** Of these, words of names in other languages alone. */
  readonly foreign: ReadonlySet<string>;
  /** How many words the longest phrase has that begins with a word. */
  readonly starts: ReadonlyMap<string, number>;
}
export interface Span {
  readonly from: number;
  readonly to: number;
}
export interface Found extends Span {
  readonly meaning: Meaning;
}

const lexicons = new WeakMap<Catalogue, Lexicon>();
const keyOf = (phrase: string): string => healthTokens(phrase).map(asNamed).join(' ');
/** Words that hold the name of a condition and mean another thing: they are told as not understood. */
const others = [
  'myasthenia gravis',
  'heat stroke',
  'heatstroke',
  'sun stroke',
  'sunstroke',
  'diabetes insipidus',
  'white coat syndrome',
  'white coat',
  'pernicious anaemia',
  'pernicious anemia',
  'heart bypass surgery recovery',
  'diet scd',
  'scd diet',
  'sickle cell trait',
  'thalassaemia trait',
  'une goutte d',
  'une goutte de',
  ...otherNames,
];

/** 'Diabétic' and 'diabetic' have one key: the plain word is the one to quote. */
function addAmbiguous(entry: Ambiguous, phrases: Map<string, Meaning>): void {
  for (const each of entry.phrases) {
    const phrase = entry.phrases.find((plain) => plain === keyOf(each)) ?? each;
    phrases.set(keyOf(each), { phrase, conditions: entry.meanwhile, ambiguous: entry });
  }
}

export function lexiconOf(catalogue: Catalogue): Lexicon {
  const known = lexicons.get(catalogue);
  if (known) return known;
  const phrases = new Map<string, Meaning>();
  for (const { id, synonyms } of catalogue.conditions.values())
    for (const phrase of synonyms) {
      const key = keyOf(phrase);
      // 'Type two' and 'type II' are read as 'type 2': that is the one to quote.
      const isQuoted = phrases.get(key)?.phrase === key && phrases.get(key)?.conditions[0] === id;
      if (!isQuoted) phrases.set(key, { phrase, conditions: [id] });
    }
  for (const { id } of catalogue.conditions.values())
    if (!phrases.has(id.replaceAll('_', ' ')))
      phrases.set(id.replaceAll('_', ' '), { phrase: id, conditions: [id] });
  const type2 = { phrase: 'non-insulin-dependent diabetes', conditions: ['diabetes_t2'] };
  phrases.set(keyOf(type2.phrase), type2);
  for (const entry of ambiguous) addAmbiguous(entry, phrases);
  for (const each of medicinesOfDiabetes(catalogue))
    if (!phrases.has(keyOf(each.phrase))) phrases.set(keyOf(each.phrase), each);
  for (const phrase of others)
    phrases.set(keyOf(phrase), { phrase, conditions: [], isOther: true });
  const vocabulary = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  const foreign = wordsOnlyIn(catalogue, keyOf);
  const lexicon = { phrases, vocabulary, foreign, starts: startsOf(phrases.keys()) };
  lexicons.set(catalogue, lexicon);
  return lexicon;
}

const numerals: Readonly<Record<string, string>> = { i: '1', one: '1', ii: '2', two: '2' };

/** Words of a text about health; 'CKD3b' is read as 'CKD 3b'; 'type2', 'T2' and 'type II' read as 'type 2'. */
export const healthTokens = remembered((text): readonly string[] => {
  const tokens = tokensOf(withoutElision(text));
  const speaksOfTypes = tokens.length === 1 || tokens.some((token) => token.startsWith('diab'));
  const apart = tokens.flatMap((token, at) => {
    const [, kidneys = '', stage = ''] = /^(ckd|crf)([1-5][ab]?)$/.exec(token) ?? [];
    if (kidneys !== '') return [kidneys, stage];
    const [, kind = '', number = ''] = /^(typ|type|tipo|t)(1|2|ii?)$/.exec(token) ?? [];
    return number !== '' && (kind !== 't' || (speaksOfTypes && !number.startsWith('i')))
      ? ['type', number]
      : [isTypeWord(token, tokens[at + 1]) ? 'type' : token];
  });
  return apart.map((token, index) =>
    apart[index - 1] === 'type' ? (numerals[token] ?? token) : token,
  );
});

/** All phrases in a run of tokens, the longest first, none overlapping. */
function phrasesIn(tokens: readonly string[], { phrases, starts }: Lexicon): Found[] {
  const all: Found[] = [];
  for (let from = 0; from < tokens.length; from += 1)
    for (
      let to = Math.min(tokens.length, from + (starts.get(tokens[from] ?? '') ?? 0));
      to > from;
      to -= 1
    ) {
      const meaning = phrases.get(tokens.slice(from, to).join(' '));
      if (meaning) all.push({ meaning, from, to });
    }
  const alone = (found: Found): boolean =>
    tokens.every(
      (token, i) =>
        (i >= found.from && i < found.to) ||
        filler.has(token) ||
        negators.has(token) ||
        /^(?:all?erg|avoid|eat|tolerate|stand|any)/.test(token) ||
        isSaidOfPeople(tokens[found.from], token),
    );
  const taken = new Set<number>();
  const result: Found[] = [];
  for (const found of all.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    const span = Array.from({ length: found.to - found.from }, (_, i) => found.from + i);
    const bare = span.length === 1 && onlyAlone.has(tokens[found.from] ?? '');
    if (span.some((i) => taken.has(i)) || (bare && !alone(found))) continue;
    for (const i of span) taken.add(i);
    result.push(found);
  }
  return result.sort((a, b) => a.from - b.from);
}

/** 'I get gout now and then' names one thing. */
const isNowAndThen = (tokens: readonly string[], index: number): boolean =>
  /^now (?:and|&) (?:then|again)$/.test(tokens.slice(Math.max(0, index - 1), index + 2).join(' '));

/** Where 'and' and its like part a run of tokens. */
export function partsOf(tokens: readonly string[]): Span[] {
  const ends = [...tokens.keys()].filter(
    (index) => joins.has(tokens[index] ?? '') && !isNowAndThen(tokens, index),
  );
  return [-1, ...ends]
    .map((end, index) => ({ from: end + 1, to: ends[index] ?? tokens.length }))
    .filter(({ from, to }) => to > from);
}

/** A phrase whose words came in another order: 'cholesterol high'. */
function reordered(tokens: readonly string[], { phrases }: Lexicon): Found | undefined {
  const said = tokens.filter((token) => !filler.has(token));
  if (said.length < 2 || said.length > 3) return undefined;
  for (const order of said.length === 2
    ? [[1, 0]]
    : [
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ]) {
    const meaning = phrases.get(order.map((index) => said[index]).join(' '));
    if (meaning) return { meaning, from: 0, to: tokens.length };
  }
  return undefined;
}

export interface Findings {
  readonly found: readonly Found[];
  /** Parts in which no phrase stands, though they say something. */
  readonly rest: readonly Span[];
  /** Whether each of these is known all the same. */
  readonly isRead: boolean;
  /** The text says that it lists what somebody cannot eat. */
  readonly isOfAllergies: boolean;
}

export const within = (inner: Span, outer: Span): boolean =>
  inner.from >= outer.from && inner.to <= outer.to;
const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
export const isOfFood = ({ meaning }: Found): boolean =>
  meaning.conditions.length > 0 &&
  meaning.conditions.every(
    (id) => id.startsWith('allergy_') || id === 'coeliac' || id === 'lactose_intolerance',
  );
const isBareAllergy = ({ meaning }: Found): boolean =>
  meaning.ambiguous?.question.id === 'allergy-which';

/** Whether a run of tokens says by itself that it lists what somebody cannot eat. */
function speaksOfAllergies(tokens: readonly string[]): boolean {
  const place = tokens.findIndex((token) => allergyTalk.test(token));
  return (
    place !== -1 && !tokens.slice(0, place).some((token) => negators.has(token) || past.has(token))
  );
}

/** All phrases in one part of a run of tokens, at their places in the run. */
const phrasesWithin = (
  tokens: readonly string[],
  { from, to }: Span,
  lexicon: Lexicon,
): readonly Found[] =>
  phrasesIn(tokens.slice(from, to), lexicon).map((each) => ({
    ...each,
    from: each.from + from,
    to: each.to + from,
  }));

/**
 * What a run of tokens says. Each part that 'and' joins is read by itself where no longer phrase holds it: 'allergic to nuts and milk' is two allergies.
 * @param isListGoingOn whether the text before listed what somebody cannot eat
 * @param isKnown whether a part that no phrase holds means something all the same, as the name of an allergen
 */
export function findingsIn(
  tokens: readonly string[],
  lexicon: Lexicon,
  isListGoingOn: boolean,
  isKnown: (part: Span) => boolean,
): Findings {
  const isOfAllergies = speaksOfAllergies(tokens);
  const whole = phrasesIn(tokens, lexicon);
  const bare = whole.filter(isBareAllergy);
  const isList = isOfAllergies || isListGoingOn;
  // On such a list 'liver' is food.
  const fits = (each: Found): boolean =>
    !isList || (!isBareAllergy(each) && (isOfFood(each) || !onlyAlone.has(each.meaning.phrase)));
  const found = whole.filter(fits);
  const says = ({ from, to }: Span): boolean =>
    tokens
      .slice(from, to)
      .some(
        (token) =>
          !filler.has(token) && !negators.has(token) && !(isOfAllergies && allergyTalk.test(token)),
      );
  const open = partsOf(tokens).filter(
    (part) => says(part) && !found.some((each) => overlaps(each, part)),
  );
  const inner = open.flatMap((part) => phrasesWithin(tokens, part, lexicon)).filter(fits);
  const rest = open.filter((part) => !inner.some((each) => within(each, part)));
  // Beside words that mean nothing here, 'egg' and 'liver' are food: 'rice and egg'.
  const isRead = isList || rest.every(isKnown);
  const all = [...found, ...(isRead ? inner : [])].toSorted((a, b) => a.from - b.from);
  if (all.length === 0 && rest.length === 0 && bare.length > 0)
    return { found: bare, rest, isRead, isOfAllergies };
  const other =
    all.length === 0 && !isList && !(isRead && rest.length > 0)
      ? reordered(tokens, lexicon)
      : undefined;
  if (other) return { found: [other], rest: [], isRead, isOfAllergies };
  return {
    found: all,
    rest: isRead ? rest : open,
    isRead,
    isOfAllergies,
  };
}
