// What a person says of their health → what the tables know: conditions, allergens, families of foods, diets, medicines.
import { isFarAway } from './atTable.ts';
import { asWritten } from './asWritten.ts';
import { tellOfRest, withinBounds } from './bounds.ts';
import { partOf, withComplaints } from './complaints.ts';
import { isOtherScript, wordsOf } from './concepts.ts';
import { keepDietsOfOthers, readDietsTogether } from './diets.ts';
import { isOfFriendAlone } from './friends.ts';
import { hearConditions, hearUncheckedAllergy } from './hearConditions.ts';
import { hearFoods } from './hearFoods.ts';
import type { KeysNaming } from './hearFoods.ts';
import { tellsOfGut, tellsOfRemedy } from './fineWithHelp.ts';
import { noteLactose } from './lactoseStays.ts';
import { noteOats } from './glutenFreeOats.ts';
import { hearLeaveOut, hearLinesLeftOut } from './hearLeaveOut.ts';
import { beginHearing } from './beginHearing.ts';
import { addCondition, leaveFamiliesOut } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { addWhatAnswersBring, dropAnswered } from './householdQuestions.ts';
import { statementsOf } from './statements.ts';
import { isNoMatterOfFood } from './ofLife.ts';
import { tellsOfSevere } from './emergencyPens.ts';
import { tellsOfHarm } from './oneFishUnwanted.ts';
import { askWhichFoods, keepOpen, tellLeftOut, type HeardStatement } from './openFoods.ts';
import { askOfConditions, noteTables } from './asksAndRules.ts';
import { quoteAsWritten, quoteQuestions, unknownWords } from './healthNotes.ts';
import { withReactions } from './reactionBehind.ts';
import { tellNotCovered } from './notCovered.ts';
import { hearOwnLimits, spansInOrder, tellOwnLimits } from './hearOwnLimits.ts';
import { hearPotassium } from './potassium.ts';
import { hearPregnancyStage } from './pregnancyStage.ts';
import { forgetTexts } from './remembered.ts';
import { readText, segmentsOf, writtenOf } from './segments.ts';
import { keepConditionsTogether } from './heldTogether.ts';
import { followLists } from './lists.ts';
import { withLimitsApart } from './sideBySide.ts';
import { readMedicines } from './suggestedIllness.ts';
import { hearSupervised } from './supervised.ts';
import { hearAge, tooYoungOf } from './tooYoung.ts';
import type { Segment } from './segments.ts';
import { isFoodName, isFoodWord } from './vocabulary.ts';
import { askWhichAllergy } from './whichAllergy.ts';
import { withoutRepeats } from '../../domain/notes.ts';
import type { Catalogue, Condition } from '../catalogue/types.ts';
import type { HealthWords, HeardSpan, Person, Understanding } from '../types.ts';
import { dishKindsIn } from './dishKinds.ts';

/** How the kitchen finds ingredients by their names. */
export interface FoodFinder {
  /** Slips of spelling mended. */
  readonly keysOf: (word: string) => readonly string[];
  /** A name as it stands, with all whose own name holds it. */
  readonly keysNaming: KeysNaming;
}

/**
 * Resolves what a person says of their health: conditions, allergens, foods, diets, medicines, what to
 * ask, what was not understood. Whatever food it names is left out unless the text clearly says that it
 * does no harm. Never throws. Text of 2,000 characters and 60 statements at most is read; settings hold 500.
 */
export function understand(
  given: HealthWords,
  catalogue: Catalogue,
  finder: FoodFinder,
): Understanding {
  const whole = withLimitsApart(withinBounds(given.sickness ?? '').read, catalogue);
  const hearing = beginHearing(catalogue, given, {
    isHarmTold: tellsOfHarm(whole),
    isRemedyTold: tellsOfRemedy(whole),
    isGutTold: tellsOfGut(whole),
    isSevereTold: tellsOfSevere(whole),
  });
  // What needs a clinic may be told by such a limit.
  hearSupervised(wordsOf(whole), whole, hearing, 'text');
  const limits = hearOwnLimits(whole, hearing);
  const said = limits.rest;
  const heard = [
    ...spansInOrder(whole, limits.heard, hearText(said, hearing, finder)),
    ...tellOfRest(readText(given.sickness ?? '').beyond, hearing),
  ];
  readMedicines(hearing, given.conditions ?? []);
  for (const id of given.conditions ?? [])
    if (catalogue.conditions.has(id)) addCondition(hearing, id);
    else hearing.unknown.push(id);
  for (const id of given.diets ?? []) if (catalogue.diets.has(id)) hearing.diets.add(id);
  addWhatAnswersBring(hearing);
  keepConditionsTogether(hearing);
  const spans = tellNotCovered(hearPotassium(heard, hearing), hearing);
  tellOwnLimits(hearing);
  hearPregnancyStage(said, hearing);
  hearAge(given, hearing);
  hearLinesLeftOut(given.allergens ?? [], hearing, finder);
  const isNone = askWhichFoods(hearing, (food) => isLeftOut(food, hearing, finder));
  keepDietsOfOthers(hearing);
  leaveFamiliesOut(hearing);
  noteOats(hearing);
  noteLactose(hearing);
  readDietsTogether(said, hearing, given.country ?? null);
  if (!isNone) askWhichAllergy(said, hearing);
  forgetTexts();
  return conclude(hearing, spans, given);
}

/** Leaves out what somebody says is meant; false where that names nothing we know either. */
function isLeftOut(food: string, hearing: Hearing, finder: FoodFinder): boolean {
  const before = hearing.uncheckedAllergies.length;
  const families = new Set(hearing.families.keys());
  hearLeaveOut(food, hearing, finder);
  const isKnown = hearing.uncheckedAllergies.length === before;
  hearing.uncheckedAllergies.splice(before);
  if (isKnown) tellLeftOut(food, families, hearing);
  return isKnown;
}

/** The whole text, statement by statement. @param text as it was written */
function hearText(whole: string, hearing: Hearing, finder: FoodFinder): HeardSpan[] {
  const lists = followLists(whole, hearing.catalogue);
  const statements: HeardStatement[] = [];
  const isName = isFoodName(hearing.catalogue);
  const isFood = isFoodWord(hearing.catalogue);
  const segments = asWritten(
    whole,
    withReactions(withComplaints(segmentsOf(whole), hearing.catalogue), isName),
  );
  const told = statementsOf(segments, whole, hearing);
  const spans = segments.map((written, index) => {
    const segment = lists.next({ ...written, text: told[index] ?? written.text });
    const [before, asked, noted] = [sizesOf(hearing), hearing.open.length, hearing.notes.length];
    const [part, next] = [written, segments[index + 1]].map((each) => each && partOf(each.text));
    const isOfFriend =
      part && isOfFriendAlone(part, next, partOf(whole), isFood, hearing.catalogue);
    if (isOfFriend === true || isFarAway(segment.text))
      return { text: writtenOf(written), state: 'understood' } satisfies HeardSpan;
    // 'Milk' in a list of what is eaten is no word of an illness.
    const isEaten = segment.isEaten === true && !segment.text.includes(':');
    const heard = hearConditions(
      isEaten ? `we eat ${segment.text}` : segment.text,
      segment.listsAllergies,
      hearing,
      finder.keysOf,
      isEaten,
    );
    const isDeclined = hearSupervised(heard.typed, segment.text, hearing, 'statement');
    const words = hearFoods(segment, heard, hearing, finder.keysNaming);
    // A food that was named before is heard again, though nothing is added.
    const isHeard = sizesOf(hearing) !== before || heard.typed.some(isName);
    lists.heard(segment, heard.findings);
    // Where nothing is planned the rest of what tells why need not be understood.
    const unknown = isDeclined
      ? []
      : unknownOf(segment, heard.unexplained, words, isHeard, hearing).map((each) =>
          each === segment.text ? writtenOf(written) : each,
        );
    hearing.unknown.push(...unknown);
    quoteAsWritten(hearing.notes, noted, writtenOf(written));
    quoteQuestions(hearing.questions, [segment.text, written.text], writtenOf(written));
    keepUnknown(asked, hearing);
    const isAfterComma = segment.isAfterComma === true;
    statements.push({ text: segment.text, unknown, isHeard, isAfterComma });
    return {
      text: writtenOf(written),
      state: stateOf(unknown, isHeard),
    } satisfies HeardSpan;
  });
  keepOpen(statements, hearing);
  return spans;
}

/** What was heard as a family of foods is not asked about: 'nightshades', 'histamine intolerance'. */
function keepUnknown(from: number, { open, families }: Hearing): void {
  const heard = [...families.values()].map(({ word }) => ` ${word} `);
  const added = open.splice(from);
  open.push(...added.filter(({ words }) => !heard.some((word) => word.includes(` ${words} `))));
}

const stateOf = (unknown: readonly string[], isHeard: boolean): HeardSpan['state'] => {
  if (unknown.length === 0) return 'understood';
  return isHeard ? 'partly' : 'notUnderstood';
};

/** Changes whenever something is heard. */
const sizesOf = (hearing: Hearing): number =>
  hearing.conditions.size +
  hearing.allergens.size +
  hearing.avoidedKeys.size +
  hearing.families.size +
  hearing.fine.size +
  hearing.disliked.size +
  hearing.diets.size +
  hearing.medicines.size +
  hearing.supervised.size +
  hearing.notJudged.size +
  hearing.questions.size +
  hearing.refinements.size +
  hearing.leftOut.length;

/** What nobody understood of a statement: nothing, where each of its words means something or nothing by itself. */
function unknownOf(
  { text }: Segment,
  unexplained: readonly string[],
  words: readonly string[],
  isHeard: boolean,
  hearing: Hearing,
): readonly string[] {
  if (words.length === 0) return [];
  if (unexplained.length === 0) return isOtherScript(text) ? words : [];
  const open = unexplained.filter((part) => !isNoMatterOfFood(part));
  if (!isHeard && open.some((part) => hearUncheckedAllergy(text, part, hearing))) return [];
  return isHeard && open.includes(text) ? [text] : open;
}

/** The strictest of the gates of what was heard. */
function gateOf(known: readonly Condition[], hearing: Hearing): 0 | 1 | 2 | 3 {
  if (hearing.supervised.size > 0) return 3;
  return Math.max(0, ...known.map(({ gate }) => gate)) as Condition['gate'] | 0;
}

function conclude(
  hearing: Hearing,
  spans: readonly HeardSpan[],
  { country = null }: HealthWords,
): Understanding {
  const known = [...hearing.conditions]
    .map((id) => hearing.catalogue.conditions.get(id))
    .filter((each): each is Condition => each !== undefined);
  askOfConditions(known, hearing);
  dropAnswered(hearing);
  noteTables(hearing);
  const unknown = [...new Set(hearing.unknown)];
  if (unknown.length > 0) hearing.notes.push(unknownWords(unknown));
  const words = [...hearing.families.values()].map(({ word }) => word);
  const kinds = dishKindsIn(words, hearing.catalogue);
  const dishKinds = [...new Set([...hearing.dishKinds, ...kinds])];
  const person: Person = {
    conditions: [...hearing.conditions],
    allergens: [...hearing.allergens],
    avoidedKeys: [...hearing.avoidedKeys],
    allowedKeys: [...hearing.allowedKeys],
    families: [...hearing.families.keys()],
    ...(dishKinds.length > 0 ? { dishKinds } : {}),
    disliked: [...hearing.disliked],
    diets: [...hearing.diets],
    medicines: [...hearing.medicines],
    supervised: [...hearing.supervised],
    ...tooYoungOf(hearing),
    ...(hearing.notJudged.size > 0 ? { notJudged: [...hearing.notJudged] } : {}),
    uncheckedAllergies: hearing.uncheckedAllergies,
    notUnderstood: unknown,
    ...(hearing.ownLimits.length > 0 ? { ownLimits: [...hearing.ownLimits] } : {}),
    country,
  };
  return {
    person,
    gate: gateOf(known, hearing),
    notes: withoutRepeats(hearing.notes),
    questions: [...hearing.questions.values()],
    refinements: [...hearing.refinements.values()],
    ...(hearing.settled.size > 0 ? { settled: [...hearing.settled.values()] } : {}),
    unknown,
    leftOut: [...new Set(hearing.leftOut)],
    spans,
    ...(hearing.answered.size > 0 ? { answered: Object.fromEntries(hearing.answered) } : {}),
  };
}
