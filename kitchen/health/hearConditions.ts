// Conditions in one statement of a person. The longest synonym wins; negated words are asked about, never matched.
import { allergyOf } from './allergens.ts';
import type { AllergyWord } from './allergens.ts';
import { slipsToFood, wordsOf } from './concepts.ts';
import { isFoodWord } from './vocabulary.ts';
import {
  addCondition,
  conditionName,
  familiesOfCondition,
  leaveAllergenOut,
  leaveUnchecked,
} from './hearing.ts';
import { isAllergic, reasonQuestion } from './questions.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Hearing } from './hearing.ts';
import {
  endsNegation,
  filler,
  findingsIn,
  healthTokens,
  isOfFood,
  lexiconOf,
  mended,
  negators,
  notNow,
} from './phrases.ts';
import { isHarmless, isNotAtTable, isRetracted, speaksOfReaction } from './harm.ts';
import { clausesOf } from './segments.ts';
import type { Findings, Found, Span } from './phrases.ts';

/** 'No peanuts' and 'cannot eat gluten' are wishes, not denials. */
const wish =
  /^(?:no|without|avoid|avoids|avoiding|never|cannot|cant|dont)(?: eat| have| tolerate| stand| take)?(?: any)?$/;

function isWish(tokens: readonly string[], match: Found): boolean {
  const before = tokens
    .slice(0, match.from)
    .filter((token) => !['i', 'we', 'please'].includes(token));
  const speaksOfAllergy = tokens.some((token) => /^(?:allerg|intoler|coeliac|celiac)/.test(token));
  return isOfFood(match) && wish.test(before.join(' ')) && !speaksOfAllergy;
}

/** Whether the words around a phrase take it back, or give it to someone else. */
export function isTakenBack(tokens: readonly string[], match: Found): boolean {
  const { from, to } = match;
  if (isWish(tokens, match)) return false;
  for (let i = from - 1; i >= 0; i -= 1) {
    const token = tokens[i] ?? '';
    if (endsNegation.has(token)) break;
    if (negators.has(token) || notNow.has(token)) return true;
  }
  const after = tokens.slice(to);
  return (
    /^(?:no|none|not|never|negative)$/.test(after[0] ?? '') ||
    (after[0] === 'free' && after.length === 1) ||
    after.some((token) => notNow.has(token) && token !== 'was' && token !== 'used')
  );
}

/** The question that a taken-back phrase brings. */
export const negatedId = ({ meaning }: Found): string =>
  `negated-${meaning.conditions[0] ?? meaning.phrase.replaceAll(' ', '-')}`;

const leadIn =
  /^(?:no|without|avoids?|avoiding|never|cannot|cant|dont|eat|tolerate|stand|any|ich|bin|je|suis|sono|sou|estoy|la|le|les|aux?|du|des|de|al|all|alla|alle|ai|los|las|el|lo|il|gli|gegen|auf|contra|ao|aos)$/;

/** What a part names beside words such as 'allergic to' and 'I cannot eat'; nothing where it may take back what it names. */
function foodIn(tokens: readonly string[]): string {
  const said = tokens.filter(
    (token, index) =>
      !(filler.has(token) && !(token === 'a' && tokens[index - 1] === 'fruits')) &&
      !/^(?:all?erg|intoler|intoller)/.test(token),
  );
  const start = said.findIndex((token) => !leadIn.test(token));
  const food = start === -1 ? [] : said.slice(start);
  return food.some((token) => negators.has(token) || notNow.has(token)) ? '' : food.join(' ');
}

/** What was found in a statement, for those who look for foods in it. */
export interface HeardConditions {
  readonly typed: readonly string[];
  readonly tokens: readonly string[];
  readonly findings: Findings;
  /** Parts that no phrase of the table explains. */
  readonly unexplained: readonly string[];
}

/**
 * Conditions and allergies of one statement, into the hearing.
 * @param listsAllergies whether the text before listed what somebody cannot eat
 * @param keysOf the ingredients that a name stands for, slips of spelling mended
 */
export function hearConditions(
  segment: string,
  listsAllergies: boolean,
  hearing: Hearing,
  keysOf: (word: string) => readonly string[],
): HeardConditions {
  const lexicon = lexiconOf(hearing.catalogue);
  const typed = healthTokens(segment);
  const isFood = isFoodWord(hearing.catalogue);
  const tokens = mended(typed, lexicon, hearing.notes, isFood, (token) =>
    slipsToFood(token, hearing.catalogue),
  );
  const allergyIn = ({ from, to }: Span): AllergyWord | undefined =>
    allergyOf(foodIn(typed.slice(from, to))) ?? allergyOf(foodIn(tokens.slice(from, to)));
  const findings = findingsIn(
    tokens,
    lexicon,
    listsAllergies,
    (part) => allergyIn(part) !== undefined,
  );
  const isList = findings.isOfAllergies || (listsAllergies && findings.found.every(isOfFood));
  const unexplained: string[] = [];
  for (const part of findings.rest) {
    const food = foodIn(typed.slice(part.from, part.to));
    const allergy = findings.isRead ? allergyIn(part) : undefined;
    const keys = allergy || !isList || food === '' ? [] : keysOf(food);
    if (allergy) leaveAllergenOut(hearing, food, allergy);
    else if (keys.length > 0) leaveKeysOut(hearing, food, keys);
    else
      unexplained.push(
        findings.found.length === 0 && !findings.isRead
          ? segment
          : typed.slice(part.from, part.to).join(' '),
      );
  }
  for (const match of findings.found) hearMatch(segment, tokens, match, hearing);
  return { typed, tokens, findings, unexplained };
}

/** The narrowest families that all of some ingredients are: peanuts for whatever is read as raw and roasted peanuts. */
function familiesBeing(keys: readonly string[], { families }: Catalogue): readonly string[] {
  const being = [...families.values()].filter(({ members }) =>
    keys.every((key) => members.get(key) === 'is'),
  );
  const least = Math.min(...being.map(({ members }) => members.size));
  return being.filter(({ members }) => members.size === least).map(({ id }) => id);
}

function leaveKeysOut(hearing: Hearing, food: string, keys: readonly string[]): void {
  for (const key of keys) hearing.avoidedKeys.add(key);
  for (const id of familiesBeing(keys, hearing.catalogue))
    hearing.families.set(id, { word: food, isReaction: true, isSure: true });
  hearing.leftOut.push(food);
  hearing.notes.push(`We leave out '${food}'.`);
}

/** An allergy of which nothing tells what to leave out: it is said that dishes cannot be checked for it. */
export function hearUncheckedAllergy(segment: string, part: string, hearing: Hearing): boolean {
  const food = foodIn(healthTokens(part));
  const speaks = /\b(?:all?erg|intoler|intoller)/i.test(segment);
  if (!speaks || food === '') return false;
  leaveUnchecked(hearing, food);
  return true;
}

function hearMatch(
  segment: string,
  tokens: readonly string[],
  match: Found,
  hearing: Hearing,
): void {
  const { meaning } = match;
  const { answers, notes } = hearing;
  const nameOf = (id: string): string => conditionName(hearing, id);
  if (meaning.conditions[0] === 'general') return;
  if (meaning.isOther) {
    hearing.unknown.push(meaning.phrase);
    return;
  }
  if (isTakenBack(tokens, match)) {
    askWhetherOwn(segment, match, hearing);
    return;
  }
  // 'I outgrew my egg allergy' asks nothing and adds nothing.
  const around = clauseAround(segment, match);
  if (isNotAtTable(around) || isGoodFigure(around)) return;
  if (
    isOfFood(match) &&
    (isHarmless(around, around.join(' '), isFoodWord(hearing.catalogue)) || isRetractedIn(segment))
  )
    return;
  if (!meaning.ambiguous && isWish(tokens, match) && !speaksOfReaction(tokens, segment)) {
    leaveWishedOut(match, hearing);
    return;
  }
  const answer = meaning.ambiguous ? answers[meaning.ambiguous.question.id] : undefined;
  const chosen = answer === undefined ? undefined : meaning.ambiguous?.answers[answer];
  const meant = chosen ?? meaning.conditions;
  const isWide = meant.length > 1 && chosen === undefined;
  for (const id of meant) addCondition(hearing, id, meaning.phrase, isWide);
  if (!meaning.ambiguous || chosen !== undefined) {
    notes.push(`We understood '${meaning.phrase}' as ${meant.map(nameOf).join(' and ')}.`);
    return;
  }
  notes.push(
    meant.length > 0
      ? `We understood '${meaning.phrase}' as ${meant.map(nameOf).join(' and ')} until you say which.`
      : `'${meaning.phrase}' can mean several things.`,
  );
  const { question } = meaning.ambiguous;
  (meant.length > 0 ? hearing.refinements : hearing.questions).set(question.id, question);
}

/** 'Blood pressure fine', 'bp 118/76 nice and steady': a figure that is as it should be is no condition. */
const isGoodFigure = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    /\b(?:bp|blood pressure|sugars?|cholesterol|thyroid)\b/.test(text) &&
    /\b(?:fine|ok|okay|normal|perfect|good|nice and steady|never a problem)\b/.test(text) &&
    !/\b(?:high|not|on|with|tablets?|meds|medication|controlled|raised|was)\b/.test(text)
  );
};

/** Whether a later part of a statement takes it back: 'was allergic to eggs, not any more'. */
const isRetractedIn = (segment: string): boolean =>
  clausesOf({ text: segment, goesOn: true }).some(({ text }) => isRetracted(wordsOf(text)));

/** 'No eggs' leaves eggs out and is no allergy until the person says so. */
function leaveWishedOut({ meaning }: Found, hearing: Hearing): void {
  for (const id of meaning.conditions) {
    const question = reasonQuestion(id, meaning.phrase);
    const answer = hearing.answers[question.id];
    if (answer === isAllergic) addCondition(hearing, id, meaning.phrase);
    else if (answer === undefined) hearing.refinements.set(question.id, question);
    for (const family of familiesOfCondition(id))
      hearing.families.set(family, { word: meaning.phrase, isReaction: false, isSure: true });
  }
  hearing.notes.push(`We leave out '${meaning.phrase}' because you wrote of it.`);
}

/** The words between the turns on both sides of a match, without what stands in brackets. */
function clauseAround(segment: string, match: Found): string[] {
  const words = healthTokens(segment);
  const isTurn = (word: string): boolean => /^(?:but|however|although|though)$/.test(word);
  const from = words.slice(0, match.from).findLastIndex(isTurn) + 1;
  const next = words.slice(match.to).findIndex(isTurn);
  const bracketed = new Set((/\(([^)]*)\)?/.exec(segment)?.[1] ?? '').toLowerCase().split(/\s+/));
  return words
    .slice(from, next === -1 ? undefined : match.to + next)
    .filter((word) => !bracketed.has(word));
}

function askWhetherOwn(segment: string, match: Found, hearing: Hearing): void {
  const { meaning } = match;
  const id = negatedId(match);
  if (hearing.answers[id] === 'Yes, I have it') {
    for (const each of meaning.conditions) addCondition(hearing, each, meaning.phrase);
    return;
  }
  if (hearing.answers[id] !== undefined) return;
  const names = meaning.conditions.map((each) => conditionName(hearing, each)).join(' or ');
  hearing.questions.set(id, {
    id,
    // 'Allergic' alone is no name of anything that one has.
    text: `You wrote '${segment.slice(0, 80)}'. ${names ? `Do you have ${names}` : 'Does this hold for you'} yourself, now?`,
    choices: ['No', 'Yes, I have it'],
  });
}
