// The clauses of a statement: what each names, and whether it speaks of harm or says that all is well.
import { isMyself, isOtherSense } from './otherSenses.ts';
import { isAside, isElsewhere, isFarAway, isNotAtTable } from './atTable.ts';
import { conceptsIn, wordsOf } from './concepts.ts';
import { fineAmong, isOfFamily } from './fineClauses.ts';
import type { Parsed } from './fineClauses.ts';
import { isConditional, saysFine } from './fineWithHelp.ts';
import { isOfMilkAlone } from './lactoseStays.ts';
import { isLittleFine } from './littleFine.ts';
import { isFreeOfHarm, isMistaken, isOfOtherTable } from './foodWays.ts';
import { saysToLeaveOut, speaksOfReaction } from './harm.ts';
import { dislikedAmong, mildAmong } from './taste.ts';
import type { HeardConditions } from './hearConditions.ts';
import type { Hearing } from './hearing.ts';
import { filler, isOfFood, isOrgan, lexiconOf, negators, notNow } from './phrases.ts';
import { joined, rememberedOf } from './remembered.ts';
import { isPartOf, isSameWord } from './conditionWords.ts';
import { clausesOf } from './segments.ts';
import type { Segment } from './segments.ts';
import { isTakenBack, negatedId } from './takenBack.ts';
import { isFoodWord } from './vocabulary.ts';
import { lexiconOf as foodLexiconOf } from '../ingredients/lexicon.ts';
import { plain, singular } from '../ingredients/words.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { isOfNobodyHere } from './householdQuestions.ts';
import { isRelative } from './relatives.ts';
import { livesApart, sharesTable } from './whose.ts';

export interface Clause extends Parsed {
  readonly isFine: boolean;
  readonly isMild: boolean;
  /** It says that a food is not liked, and nothing of harm. */
  readonly isDisliked: boolean;
  readonly isReaction: boolean;
  /** It goes on with a list of what is left out. */
  readonly isListed: boolean;
  /** Whether it says that something is to be left out. */
  readonly isWished: boolean;
}

/** 'No' is said of oneself, and of nobody else who is told of. */
const isDeniedBy = ({ answers }: Hearing, { tokens, findings }: HeardConditions): boolean =>
  !tokens.some(isRelative) &&
  findings.found.some((match) => isTakenBack(tokens, match) && answers[negatedId(match)] === 'No');

/** The clauses of a statement, each with what it names and how it speaks of it. */
export function readClauses(
  segment: Segment,
  conditions: HeardConditions,
  hearing: Hearing,
): Clause[] {
  const isDenied = isDeniedBy(hearing, conditions);
  const isReaction =
    segment.isOfList === 'allergies' ||
    segment.isReactedTo === true ||
    speaksOfReaction(conditions.tokens, segment.text);
  const isWished =
    isReaction || segment.isOfList !== undefined || saysToLeaveOut(conditions.tokens);
  const around = wordsOf(segment.text);
  if (isElsewhere(around)) return [];
  const whole = { tokens: around, text: segment.text };
  const isKnownFood = isFoodWord(hearing.catalogue);
  const parsed = clausesOf(segment)
    .map((each) => parse(each, around, conditions, hearing))
    .filter(
      (part, _, all) =>
        !isOfFarRelative(part, all, whole, hearing.catalogue) &&
        !isNotAtTable(part.tokens) &&
        !isSomeFine(part, segment, hearing) &&
        !isAside(part.tokens, isKnownFood) &&
        !isOfNobodyHere(part.tokens, hearing.answers) &&
        !isOfOtherTable(part, whole, hearing.catalogue),
    );
  const names = new Set(parsed.flatMap(namesOf));
  const { vocabulary } = foodLexiconOf(hearing.catalogue);
  const isFood = (token: string): boolean =>
    isKnownFood(token) || names.has(token) || vocabulary.has(singular(token));
  const [isMild, isDisliked] = [mildAmong(parsed), dislikedAmong(parsed)];
  const isListed = segment.isOfList !== undefined;
  const isAllFine = isDenied || isMistaken(whole, hearing.catalogue);
  const isFine = fineAmong(parsed, segment, isFood, hearing.catalogue);
  const isMeant = !mocking.test(segment.text) && !isConditional(segment.text, hearing);
  return parsed.map((clause, index) => ({
    ...clause,
    isFine: !clause.isBeyond && isMeant && (isAllFine || isFine[index] === true),
    isMild: isMild[index] === true,
    isDisliked: !isReaction && isDisliked[index] === true,
    isReaction,
    isWished,
    isListed,
  }));
}

/** Somebody whose gut bears some of a food, and not much. */
const bearsSome = ({ conditions, isGutTold }: Hearing): boolean =>
  isGutTold || conditions.has('lactose_intolerance');

/** What is borne by the drop, or with a tablet, says nothing more of what is to be left out. */
const isSomeFine = (part: Parsed, { text }: Segment, hearing: Hearing): boolean =>
  bearsSome(hearing) &&
  (isLittleFine(part.tokens) ||
    (hearing.conditions.has('lactose_intolerance') &&
      isOfMilkAlone(part, hearing) &&
      saysFine(part.text) &&
      isConditional(text, hearing) &&
      !speaksOfReaction(part.tokens, part.text)));

/** 'My aunt in Leeds can't eat eggs, but we do': of another table, where nothing beside it speaks of harm. */
function isOfFarRelative(
  part: Parsed,
  all: readonly Parsed[],
  { text, tokens }: { readonly text: string; readonly tokens: readonly string[] },
  catalogue: Catalogue,
): boolean {
  const others = all.filter((each) => each !== part);
  const isApart =
    isFarAway(part.text) ||
    (part.tokens.some(isRelative) &&
      !part.tokens.some((token) => /^(?:i|im|ive|we|us|me)$/.test(token)) &&
      others.some((each) => livesApart.test(each.tokens.join(' '))));
  return (
    isApart &&
    !sharesTable.test(tokens.join(' ').replaceAll(apart, ' ')) &&
    !/\b(?:visit\w*|comes?|coming|me too|so (?:do|am|have) i)\b/iu.test(text) &&
    others.every((each) => notUs.test(each.tokens.join(' ')) || isFreeOfHarm(each, catalogue))
  );
}

/** Who cooks for themselves shares no pot. */
const apart = new RegExp(livesApart.source, 'g');

const notUs =
  /^(?:but )?(?:not (?:me|us|mine|ours)|pas (?:moi|nous)|nicht (?:ich|wir|mich|uns)|(?:no|nao|non|nie) (?:yo|nosotros|io|noi|eu|nos|ja|my))$/;

function parse(
  { text, isException, isBeyond = false }: ReturnType<typeof clausesOf>[number],
  around: readonly string[],
  conditions: HeardConditions,
  hearing: Hearing,
): Parsed {
  const tokens = wordsOf(text);
  const taken = new Set(placesOfConditions(tokens, conditions, hearing.catalogue));
  const isFood = isFoodWord(hearing.catalogue);
  for (const [place, token] of tokens.entries())
    if (isOtherSense(tokens, place, isFood) || isMyself(around, around.indexOf(token)))
      taken.add(place);
  const named =
    isException && pronoun.test(text)
      ? []
      : conceptsIn(
          text,
          tokens,
          around,
          hearing.catalogue,
          (place) => taken.has(place),
          (word) => isWordOfConditions(word, hearing),
        );
  return { text, tokens, taken, named, isException, isBeyond };
}

/** 'So go ahead and feed me prawns 🙄' says the opposite of its words. */
const mocking = /🙄|🙃|\byeah right\b/iu;

/** Behind 'except' it is a person; in Vietnamese 'me' is sesame. */
const pronoun = /^\s*(?:for )?(?:me|us|him|her|them|mine)\W*$/i;

/** The words of a clause that name something as they are written. */
const namesOf = ({ tokens, named }: Parsed): string[] =>
  named
    .filter(isOfFamily)
    .flatMap(({ from, to, mended }) =>
      mended === undefined ? tokens.slice(Math.max(0, from), to) : [],
    );

const isWordOfConditions = (word: string, { catalogue }: Hearing): boolean =>
  lexiconOf(catalogue).vocabulary.has(word) ||
  foodLexiconOf(catalogue).vocabulary.has(word) ||
  foodLexiconOf(catalogue).vocabulary.has(singular(word)) ||
  filler.has(word) ||
  negators.has(word) ||
  notNow.has(word);

/** 'Ciclosporin' is told as a transplant, and is a medicine too: its own row is heard as well. */
function isMedicine(
  [word = '', ...more]: readonly string[],
  tokens: readonly string[],
  catalogue: Catalogue,
): boolean {
  if (more.length > 0) return false;
  const names = medicinesCalled(catalogue).get(word) ?? [];
  if (names.length === 0) return false;
  const text = ` ${joined(tokens)} `;
  return names.some((name) => text.includes(name));
}

/** The names of medicines by each word in them, a space on both sides. */
const medicinesCalled = rememberedOf(({ medicines }: Catalogue): ReadonlyMap<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const name of medicines.flatMap(({ words }) => words.map(plain)))
    for (const word of name.split(' ')) {
      const before = names.get(word);
      if (before) before.push(` ${name} `);
      else names.set(word, [` ${name} `]);
    }
  return names;
});

/** Where a condition's phrase stands among the words of a clause; 'milk' in 'milk allergy' too, which is heard already. */
function placesOfConditions(
  tokens: readonly string[],
  { typed, tokens: mended, findings, passedOver }: HeardConditions,
  catalogue: Catalogue,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const match of findings.found) {
    const { phrase } = match.meaning;
    if (passedOver.has(match) && (phrase === 'sugar' || isOrgan(phrase))) continue;
    if (isOfFood(match) && (passedOver.has(match) || isTakenBack(mended, match))) continue;
    const words = typed.slice(match.from, match.to);
    if (isMedicine(words, tokens, catalogue)) continue;
    for (const [place, token] of tokens.entries())
      if (words.some((word) => isPartOf(token, word))) places.add(place);
    for (let from = 0; from + words.length <= tokens.length; from += 1)
      if (words.every((word, i) => isSameWord(word, tokens, from + i)))
        for (let i = 0; i < words.length; i += 1) places.add(from + i);
  }
  return places;
}
