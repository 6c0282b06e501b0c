// What a phrase brings that holds for the person, or for somebody they cook for, and what is asked of it.
import type { NamedTerm } from '../../domain/notes.ts';
import type { Question } from '../types.ts';
import {
  conditionTerm,
  leftOutAsWritten,
  severalMeanings,
  understoodAs,
  understoodWide,
} from './healthNotes.ts';
import { addCondition, conditionName, familiesOfCondition } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { answeredByDenial, familyQuestion, householdQuestion } from './householdQuestions.ts';
import { onlyRunsInFamily } from './inFamily.ts';
import { saysNoAllergy } from './notFood.ts';
import { isOfFood } from './phrases.ts';
import type { Found, Meaning } from './phrases.ts';
import { isAllergic, reasonQuestion } from './questions.ts';
import type { Ambiguous } from './questions.ts';
import { negatedId } from './takenBack.ts';
import { answerTo, isWhichOfTwo } from './whichOfTwo.ts';

/** Asked of somebody who may live elsewhere; until it is answered, they are cooked for. */
export function isCookedFor(segment: string, { meaning }: Found, hearing: Hearing): boolean {
  // Of all that one statement says of a person it is asked once whether they are cooked for.
  const first = hearing.askedOf.get(segment) ?? meaning.conditions[0] ?? meaning.phrase;
  hearing.askedOf.set(segment, first);
  return answerFor(householdQuestion(first, segment), hearing) !== 'No';
}

/** 'It runs in the family' may be said of anybody: a food is left out until it is answered, an illness is only asked about. */
export function isOfFamilyMember(
  segment: string,
  tokens: readonly string[],
  match: Found,
  hearing: Hearing,
): boolean {
  const { conditions, phrase } = match.meaning;
  const answer = answerFor(familyQuestion(conditions[0] ?? phrase, segment), hearing);
  if (answer !== undefined) return answer !== 'No';
  return isOfFood(match) || conditions.includes('g6pd') || !onlyRunsInFamily(tokens);
}

/** The answer to a question, which is asked where there is none. */
function answerFor(question: Question, { answers, refinements }: Hearing): string | undefined {
  const answer = answers[question.id];
  if (answer === undefined) refinements.set(question.id, question);
  return answer;
}

/** A condition that holds, with the question which of several it is. */
export function hold(meaning: Meaning, hearing: Hearing, isOfHousehold: boolean): void {
  const { answers, notes } = hearing;
  const termsOf = (ids: readonly string[]): NamedTerm[] =>
    ids.map((id) => conditionTerm(id, conditionName(hearing, id)));
  const answer = meaning.ambiguous && answerTo(meaning.ambiguous.question.id, answers);
  const chosen = answer === undefined ? undefined : meaning.ambiguous?.answers[answer];
  const meant = chosen ?? meaning.conditions;
  const isWide = meant.length > 1 && chosen === undefined;
  for (const id of meant) {
    const isFirst = !hearing.conditions.has(id) || hearing.ofHousehold.has(id);
    addCondition(hearing, id, meaning.phrase, isWide);
    if (isOfHousehold && isFirst) hearing.ofHousehold.add(id);
  }
  if (!meaning.ambiguous || chosen !== undefined) {
    notes.push(understoodAs(meaning.phrase, termsOf(meant)));
    return;
  }
  notes.push(
    meant.length > 0
      ? understoodWide(meaning.phrase, termsOf(meant))
      : severalMeanings(meaning.phrase),
  );
  askWhich(meaning.ambiguous, meant.length > 0, hearing);
}

/** Of two allergies, which it is comes before any week; elsewhere a week may be made of what is likely meant. */
function askWhich({ question }: Ambiguous, isLikely: boolean, hearing: Hearing): void {
  const isFirst = isWhichOfTwo(question.id) && answerTo(question.id, hearing.answers) === undefined;
  (isLikely && !isFirst ? hearing.refinements : hearing.questions).set(question.id, question);
}

/** 'No eggs' leaves eggs out and is no allergy until the person says so. */
export function leaveWishedOut({ meaning }: Found, hearing: Hearing): void {
  for (const id of meaning.conditions) {
    const question = reasonQuestion(id, meaning.phrase);
    const answer = hearing.answers[question.id];
    if (answer === isAllergic) addCondition(hearing, id, meaning.phrase);
    else if (answer === undefined) hearing.refinements.set(question.id, question);
    for (const family of familiesOfCondition(id))
      hearing.families.set(family, { word: meaning.phrase, isReaction: false, isSure: true });
  }
  hearing.notes.push(leftOutAsWritten(meaning.phrase));
}

export function askWhetherOwn(segment: string, match: Found, hearing: Hearing): void {
  const { meaning } = match;
  if (meaning.conditions.length === 0 && saysNoAllergy(segment)) return;
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
