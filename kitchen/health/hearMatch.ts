// What one phrase of a condition's means for the person: it is held, asked about, left out, or none of theirs.
import { wordsOf } from './concepts.ts';
import { isHarmless, isNotAtTable, isRetracted, speaksOfReaction } from './harm.ts';
import { addCondition, conditionName, familiesOfCondition } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { healthTokens, isOfFood } from './phrases.ts';
import type { Found } from './phrases.ts';
import { answeredByDenial, householdQuestion } from './householdQuestions.ts';
import { isAllergic, reasonQuestion } from './questions.ts';
import { clausesOf } from './segments.ts';
import { isTakenBack, isWish, negatedId } from './takenBack.ts';
import { isFoodWord } from './vocabulary.ts';
import { whoseIs } from './whose.ts';

/** @returns false where it is passed over as harmless: then its clause tells whether the food is left out */
export function hearMatch(
  segment: string,
  tokens: readonly string[],
  match: Found,
  hearing: Hearing,
): boolean {
  const { meaning } = match;
  if (meaning.conditions[0] === 'general') return true;
  if (meaning.isOther) {
    hearing.unknown.push(meaning.phrase);
    return true;
  }
  const whose = whoseIs(tokens, match);
  if (whose === 'nobodys') return true;
  if (isTakenBack(tokens, match)) {
    askWhetherOwn(segment, match, hearing);
    return true;
  }
  if (isNoneOfIts(segment, match, hearing)) return false;
  if (!meaning.ambiguous && isWish(tokens, match) && !speaksOfReaction(tokens, segment)) {
    leaveWishedOut(match, hearing);
    return true;
  }
  if (whose === 'perhapsHousehold' && !isCookedFor(segment, match, hearing)) return true;
  hold(match, hearing, whose !== 'own');
  return true;
}

/** 'I outgrew my egg allergy' asks nothing and adds nothing; nor does 'blood pressure fine'. */
function isNoneOfIts(segment: string, match: Found, hearing: Hearing): boolean {
  const around = clauseAround(segment, match);
  if (isNotAtTable(around) || isGoodFigure(around) || isSymptom(match, around, hearing))
    return true;
  return (
    isOfFood(match) &&
    (isHarmless(around, around.join(' '), isFoodWord(hearing.catalogue)) || isRetractedIn(segment))
  );
}

/** 'Fish sauce gives me migraines' tells what the food does, and of no condition. */
function isSymptom({ meaning }: Found, around: readonly string[], hearing: Hearing): boolean {
  const isFood = isFoodWord(hearing.catalogue);
  return (
    meaning.conditions.length > 0 &&
    meaning.conditions.every((id) => symptoms.has(id)) &&
    /\b(?:gives?|gave|giving|brings? on|triggers?|causes?|makes?|sets? off|get from)\b/.test(
      around.join(' '),
    ) &&
    around.some((token) => isFood(token) || /^(?:it|they|that|tablets?|tabs)$/.test(token))
  );
}
const symptoms: ReadonlySet<string> = new Set(['migraine', 'constipation', 'gerd']);

/** Asked of somebody who may live elsewhere; until it is answered, they are cooked for. */
function isCookedFor(segment: string, { meaning }: Found, hearing: Hearing): boolean {
  const question = householdQuestion(meaning.conditions[0] ?? meaning.phrase, segment);
  const answer = hearing.answers[question.id];
  if (answer === undefined) hearing.refinements.set(question.id, question);
  return answer !== 'No';
}

/** A condition that holds, with the question which of several it is. */
function hold({ meaning }: Found, hearing: Hearing, isOfHousehold: boolean): void {
  const { answers, notes } = hearing;
  const nameOf = (id: string): string => conditionName(hearing, id);
  const answer = meaning.ambiguous ? answers[meaning.ambiguous.question.id] : undefined;
  const chosen = answer === undefined ? undefined : meaning.ambiguous?.answers[answer];
  const meant = chosen ?? meaning.conditions;
  const isWide = meant.length > 1 && chosen === undefined;
  for (const id of meant) {
    const isFirst = !hearing.conditions.has(id) || hearing.ofHousehold.has(id);
    addCondition(hearing, id, meaning.phrase, isWide);
    if (isOfHousehold && isFirst) hearing.ofHousehold.add(id);
  }
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

/** 'But', in several languages. */
const turn =
  /^(?:but|however|although|though|pero|sino|mais|cependant|aber|jedoch|mas|porem|ma|maar|men|ama|ancak|fakat|ale|dar|insa|tapi|tetapi|lakini|но|але|nhung|lekin|magar)$/;
const isTurn = (word: string): boolean => turn.test(word);

/** The words between the turns on both sides of a match, without what stands in brackets. */
function clauseAround(segment: string, match: Found): string[] {
  const words = healthTokens(segment);
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
  const denies = meaning.conditions.find((each) => each in answeredByDenial);
  if (denies !== undefined) {
    hearing.denied.add(denies);
    return;
  }
  if (hearing.answers[id] === 'Yes, I have it') {
    for (const each of meaning.conditions) addCondition(hearing, each, meaning.phrase);
    return;
  }
  if (hearing.answers[id] !== undefined) return;
  const names = meaning.conditions.map((each) => conditionName(hearing, each)).join(' or ');
  const text = segment.slice(0, 80);
  hearing.questions.set(id, {
    id,
    // 'Allergic' alone is no name of anything that one has.
    text: `You wrote '${text}'. ${names ? `Do you have ${names}` : 'Does this hold for you'} yourself, now?`,
    choices: ['No', 'Yes, I have it'],
    said: names
      ? { code: 'negated', params: { text, conditions: meaning.conditions.join(' '), name: names } }
      : { code: 'negated-unnamed', params: { text } },
  });
}
