// What a person says of their health → what the tables know: conditions, allergens, families of foods, diets, medicines.
import { isOtherScript, wordsOf } from './concepts.ts';
import { hearConditions, hearUncheckedAllergy } from './hearConditions.ts';
import { hearFoods, isBareReaction } from './hearFoods.ts';
import type { KeysNaming } from './hearFoods.ts';
import { hearLeaveOut } from './hearLeaveOut.ts';
import { addCondition, beginHearing, closureOf, leaveFamiliesOut } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { answeredByDenial, askedOfHousehold, broughtBy } from './householdQuestions.ts';
import { ambiguous, questionOf } from './questions.ts';
import { plainly } from './sayings.ts';
import { foodMark, segmentsOf } from './segments.ts';
import { hearSupervised } from './supervised.ts';
import type { Segment } from './segments.ts';
import { isHarmful, isHarmless } from './harm.ts';
import { isFoodName, isFoodWord } from './vocabulary.ts';
import type { Catalogue, Condition } from '../catalogue/types.ts';
import type { HealthWords, HeardSpan, Person, Understanding } from '../types.ts';

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
  const hearing = beginHearing(catalogue, given.answers ?? {});
  const spans = hearText(given.sickness ?? '', hearing, finder);
  for (const id of given.conditions ?? [])
    if (catalogue.conditions.has(id)) addCondition(hearing, id);
    else hearing.unknown.push(id);
  for (const id of given.diets ?? []) if (catalogue.diets.has(id)) hearing.diets.add(id);
  addWhatAnswersBring(hearing);
  for (const text of given.allergens ?? []) hearLeaveOut(text, hearing, finder);
  keepDietsOfOthers(hearing);
  leaveFamiliesOut(hearing);
  readDietsTogether(given.sickness ?? '', hearing);
  askWhichAllergy(given.sickness ?? '', hearing);
  return conclude(hearing, spans, given.country ?? null);
}

function addWhatAnswersBring(hearing: Hearing): void {
  for (const [question, brings] of Object.entries(broughtBy)) {
    const brought = brings[hearing.answers[question] ?? ''];
    if (brought) addCondition(hearing, brought);
  }
}

/** 'I'm vegan, my husband eats meat' and 'vegetarian bf, I eat meat': what another eats takes nothing of a diet back. */
function keepDietsOfOthers({ catalogue, diets, dietsOfOthers, fine, othersEat }: Hearing): void {
  for (const diet of diets)
    for (const family of catalogue.diets.get(diet)?.leavesOut ?? [])
      for (const id of closureOf(catalogue, family))
        if (dietsOfOthers.has(diet) || othersEat.has(id)) fine.delete(id);
}

/** 'Veggie, but I eat fish' is pescatarian; 'low FODMAP' is a diet as well as a way of treating IBS. */
function readDietsTogether(text: string, { diets, families, fine }: Hearing): void {
  if (
    families.has('meat') &&
    !['fish', 'seafood'].some((id) => fine.has(id)) &&
    (leavesAnimalsOut.test(text) || (gaveMeatUp.test(text) && !forSomeDays.test(text)))
  )
    diets.add('vegetarian');
  if (notObservant.test(text)) for (const id of ofFaith) diets.delete(id);
  const eatsFish = ['fish', 'seafood'].some((id) => fine.has(id));
  if (eatsFish && [...meatless].some((id) => diets.delete(id))) diets.add('pescatarian');
  if (/\blow[- ]?fodmap\b/iu.test(text) && !/\b(?:not|no longer|stopped|off)\b/iu.test(text))
    diets.add('low_fodmap');
}

/** Faiths in which who eats no meat eats no fish either. */
const leavesAnimalsOut =
  /\b(?:sikh|buddhist|hindu|hare krishna|krishna|brahmin|swaminarayan)s?\b/iu;

/** 'Jewish, but not observant' names a family and no rule of eating. */
const notObservant =
  /\b(?:not (?:very |that |particularly |at all )?(?:observant|practi[sc]ing|religious|strict)|non[- ]?practi[sc]ing|secular|lapsed)\b/iu;
const ofFaith = ['halal', 'kosher', 'no_beef'];

/** Who has left meat out for years means fish too, unless they say that they eat it. */
const gaveMeatUp =
  /\b(?:meat ?free|(?:gave|given|giving) up (?:all )?meat|(?:not|\w+n['’]?t) (?:eaten|touched|had) (?:any )?meat (?:in|for|since)|meat (?:in|for|since) (?:\d|years|ages|i was)|off meat)\b/iu;
const forSomeDays = /\b(?:lent|fridays?|ramadan|days?|weeks?|weekdays)\b/iu;

const meatless = ['vegetarian', 'lacto_vegetarian', 'ovo_vegetarian'];

/** The whole text, statement by statement. */
function hearText(text: string, hearing: Hearing, finder: FoodFinder): HeardSpan[] {
  const isFood = isFoodWord(hearing.catalogue);
  let listsAllergies = false;
  hearSupervised(wordsOf(text), hearing, true);
  return withComplaints(segmentsOf(text), hearing.catalogue).map((written) => {
    const segment = { ...written, text: plainly(written.text) };
    const before = sizesOf(hearing);
    const heard = hearConditions(
      segment.text,
      listsAllergies && segment.goesOn && !isHarmless(wordsOf(segment.text), segment.text, isFood),
      hearing,
      finder.keysOf,
    );
    listsAllergies =
      heard.findings.isOfAllergies ||
      (listsAllergies && segment.goesOn && heard.findings.found.length === 0);
    hearSupervised(heard.typed, hearing);
    const words = hearFoods(segment, heard, hearing, finder.keysNaming);
    const isHeard = sizesOf(hearing) !== before;
    const unknown = unknownOf(segment, heard.unexplained, words, isHeard, hearing);
    hearing.unknown.push(...unknown);
    return { text: written.text.replaceAll(foodMark, ''), state: stateOf(unknown, isHeard) };
  });
}

/** 'I love prawns, my lips swell': a complaint that names nothing speaks of what was said to be fine before it. */
function withComplaints(segments: readonly Segment[], catalogue: Catalogue): Segment[] {
  const [isFood, isName] = [isFoodWord(catalogue), isFoodName(catalogue)];
  const joined: Segment[] = [];
  for (const segment of segments) {
    const [before, tokens] = [joined.at(-1), wordsOf(segment.text)];
    if (
      before &&
      !tokens.some(isName) &&
      isHarmful(tokens, segment.text) &&
      isHarmless(wordsOf(before.text), before.text, isFood)
    )
      joined[joined.length - 1] = { ...before, text: `${before.text} but ${segment.text}` };
    else joined.push(segment);
  }
  return joined;
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
  if (!isHeard && unexplained.some((part) => hearUncheckedAllergy(text, part, hearing))) return [];
  return isHeard && unexplained.includes(text) ? [text] : unexplained;
}

/** 'I carry an epipen' names nothing: it is asked what for. */
function askWhichAllergy(text: string, hearing: Hearing): void {
  const names =
    hearing.allergens.size +
    hearing.families.size +
    hearing.fine.size +
    hearing.avoidedKeys.size +
    hearing.uncheckedAllergies.length;
  if (names > 0 || text.trim() === '') return;
  const speaks = segmentsOf(text).some(
    ({ text: each }) =>
      isBareReaction(each) && !isHarmless(wordsOf(each), each, isFoodWord(hearing.catalogue)),
  );
  const question = ambiguous.find((each) => each.question.id === 'allergy-which')?.question;
  if (
    speaks &&
    question &&
    hearing.answers[question.id] === undefined &&
    hearing.questions.size === 0
  )
    hearing.questions.set(question.id, question);
}

/** The strictest of the gates of what was heard. */
function gateOf(known: readonly Condition[], hearing: Hearing): 0 | 1 | 2 | 3 {
  if (hearing.supervised.size > 0) return 3;
  return known.reduce<0 | 1 | 2 | 3>(
    (strictest, { gate }) => (gate > strictest ? gate : strictest),
    0,
  );
}

/** 'No dialysis' has answered whether there is any. */
function dropAnswered({ denied, refinements }: Hearing): void {
  for (const id of denied) refinements.delete(answeredByDenial[id] ?? '');
}

function askOfConditions(known: readonly Condition[], hearing: Hearing): void {
  for (const { id, gate, name } of known) {
    const question = questionOf(id, name);
    if (gate === 2 && hearing.answers[question.id] === undefined)
      hearing.questions.set(
        question.id,
        hearing.ofHousehold.has(id) ? askedOfHousehold(question) : question,
      );
    if (gate === 3)
      hearing.notes.push(
        `${name} needs a diet that is supervised by your clinic; we do not plan for it.`,
      );
  }
}

function noteUnknown(unknown: readonly string[], notes: string[]): void {
  if (unknown.length === 0) return;
  const named = unknown.map((text) => `'${text.slice(0, 60)}'`).join(', ');
  notes.push(
    `We do not know ${named}; what we suggest is general for ${unknown.length > 1 ? 'them' : 'it'}. Please try another name in English.`,
  );
}

function noteTables({ catalogue, supervised, medicines, notes }: Hearing): void {
  for (const { id, name, why, ask } of catalogue.supervised)
    if (supervised.has(id)) notes.push(`${name}: we make no plan for this. ${why} Ask ${ask}.`);
  for (const { id, name, rule } of catalogue.medicines)
    if (medicines.has(id)) notes.push(`${name}: ${rule}`);
}

function conclude(
  hearing: Hearing,
  spans: readonly HeardSpan[],
  country: string | null,
): Understanding {
  const known = [...hearing.conditions]
    .map((id) => hearing.catalogue.conditions.get(id))
    .filter((each): each is Condition => each !== undefined);
  askOfConditions(known, hearing);
  dropAnswered(hearing);
  noteTables(hearing);
  const unknown = [...new Set(hearing.unknown)];
  noteUnknown(unknown, hearing.notes);
  const person: Person = {
    conditions: [...hearing.conditions],
    allergens: [...hearing.allergens],
    avoidedKeys: [...hearing.avoidedKeys],
    allowedKeys: [...hearing.allowedKeys],
    families: [...hearing.families.keys()],
    disliked: [...hearing.disliked],
    diets: [...hearing.diets],
    medicines: [...hearing.medicines],
    supervised: [...hearing.supervised],
    uncheckedAllergies: hearing.uncheckedAllergies,
    notUnderstood: unknown,
    country,
  };
  return {
    person,
    gate: gateOf(known, hearing),
    notes: [...new Set(hearing.notes)],
    questions: [...hearing.questions.values()],
    refinements: [...hearing.refinements.values()],
    unknown,
    leftOut: [...new Set(hearing.leftOut)],
    spans,
  };
}
