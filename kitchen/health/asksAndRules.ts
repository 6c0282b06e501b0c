// What is asked and told of the conditions, situations and medicines that were heard.
import type { Condition } from '../catalogue/types.ts';
import { isOfTraces, questionOf } from './conditionQuestions.ts';
import {
  conditionTerm,
  needsClinic,
  noPlanFor,
  notJudged,
  ruleOfMedicine,
  youngAtTable,
} from './healthNotes.ts';
import type { Hearing } from './hearing.ts';
import { askedOfHousehold } from './householdQuestions.ts';
import { isYoung } from './supervised.ts';
import { dropToldApart, isNotAskedYet } from './whichOfTwo.ts';

/** What is to be avoided at all comes before its traces. */
export function askOfConditions(known: readonly Condition[], hearing: Hearing): void {
  dropToldApart(hearing);
  const asked = known
    .map((condition) => ({ ...condition, question: questionOf(condition.id, condition.name) }))
    .toSorted(
      (one, other) => Number(isOfTraces(one.question)) - Number(isOfTraces(other.question)),
    );
  for (const { id, gate, name, question } of asked) {
    const isSettled = hearing.answers[question.id] !== undefined;
    const isAsked = gate === 2 && !hearing.answered.has(question.id);
    if (isAsked && !isNotAskedYet(id, question.id, hearing))
      (isSettled ? hearing.settled : hearing.questions).set(
        question.id,
        hearing.ofHousehold.has(id) ? askedOfHousehold(question) : question,
      );
    if (gate === 3) hearing.notes.push(needsClinic(conditionTerm(id, name)));
  }
}

/** Whoever is named at the table already is not told to be named there. */
export function noteTables(hearing: Hearing): void {
  const { catalogue, supervised, medicines, notes, atTable } = hearing;
  for (const each of catalogue.supervised)
    if (supervised.has(each.id))
      notes.push(atTable && isYoung(each.id) ? youngAtTable(each) : noPlanFor(each));
  for (const each of catalogue.notJudged)
    if (hearing.notJudged.has(each.id)) notes.push(notJudged(each));
  for (const each of catalogue.medicines)
    if (medicines.has(each.id)) notes.push(ruleOfMedicine(each));
}
