// Foods, diets, medicines and what needs a clinic, in one statement of a person.
import { allergens, isAllergen } from './allergens.ts';
import { isOtherScript } from './concepts.ts';
import type { Named } from './concepts.ts';
import { isEveryday } from './everyday.ts';
import { foodsNamedIn } from './failSafe.ts';
import type { HeardConditions } from './hearConditions.ts';
import { isFigure } from './figures.ts';
import { isFaith, isRefusedRite, ofRite } from './faiths.ts';
import { leftOutAsWritten, leftOutFamily, readAs } from './healthNotes.ts';
import { closureOf } from './hearing.ts';
import { hearOther, isOfAnother } from './hearOther.ts';
import { plain } from '../ingredients/words.ts';
import type { Hearing, LeftOut } from './hearing.ts';
import { isOfLife } from './ofLife.ts';
import { askWhyNoFish, isOneFishUnwanted } from './oneFishUnwanted.ts';
import { unknownPieces } from './otherScripts.ts';
import { filler, negators, notNow } from './phrases.ts';
import { readClauses } from './readClauses.ts';
import type { Clause } from './readClauses.ts';
import type { Segment } from './segments.ts';
import { piecesOf } from './vocabulary.ts';
import { isPersonsName } from './somebodyElse.ts';
import { rememberedOf } from './remembered.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Concept } from './vocabulary.ts';
import { isStoppedMedicine } from './stoppedMedicine.ts';
import { onlySeemsFine } from './unsureFine.ts';
import { tellsOfDigestion } from './digestion.ts';
import type { Question } from '../types.ts';

/** Finds the ingredients that a name stands for, with all that is made of them. */
export type KeysNaming = (name: string) => readonly string[];

/**
 * What the clauses of a statement name, into the hearing.
 * @returns the words that nothing explains
 */
export function hearFoods(
  segment: Segment,
  conditions: HeardConditions,
  hearing: Hearing,
  keysNaming: KeysNaming,
): string[] {
  const unexplained: string[] = [];
  for (const clause of readClauses(segment, conditions, hearing)) {
    const passedOver = hearNamed(clause, hearing);
    if (clause.isFine) {
      keepFineFoods(clause, hearing, keysNaming);
      continue;
    }
    const others = otherFoods(clause, hearing, keysNaming);
    const isOther = isOtherScript(clause.text);
    if (!isOther || conditions.findings.found.length === 0) unexplained.push(...passedOver);
    unexplained.push(...leftOver(clause, others));
    if (isOther) unexplained.push(...unknownPieces(clause.text, wordsIn(clause, conditions)));
  }
  return unexplained;
}

/** Names that are known of a text in another script. */
function wordsIn({ named, text }: Clause, { findings, typed }: HeardConditions): string[] {
  const found = new Set(findings.found.flatMap(({ from, to }) => typed.slice(from, to)));
  const words = piecesOf(text).filter((word) => found.has(plain(word)));
  const phrases = findings.found.map(({ meaning }) => meaning.phrase.normalize('NFC'));
  const all = [...phrases.map((each) => each.toLowerCase()), ...words, ...found];
  return [...named.map(({ word }) => word), ...all].toSorted((a, b) => b.length - a.length);
}

/** @returns the words that mean no food here: 'salt' in 'low salt' */
function hearNamed(clause: Clause, hearing: Hearing): string[] {
  const { named, isFine } = clause;
  const passedOver: string[] = [];
  for (const each of named) {
    const { word, mended } = each;
    if (mended !== undefined && !isFine) hearing.notes.push(readAs(word, mended));
    if (leaveItselfOut(word, clause, hearing)) continue;
    for (const concept of narrowest(each, hearing))
      if (!hearConcept(concept, each, clause, hearing)) passedOver.push(word);
  }
  return passedOver;
}

/** The brands of which a mere wish leaves out the food itself, and nothing that it is made of. */
const itselfOf = rememberedOf(
  ({ words }: Catalogue) =>
    new Map(words.flatMap(({ word, itself }) => (itself === undefined ? [] : [[word, itself]]))),
);

/** 'And no marmite please', or a matter of taste. */
const isMereWish = ({ isFine, isReaction, isDisliked, tokens }: Clause): boolean =>
  !isFine && !isReaction && (isDisliked || onlyNo.test(tokens.join(' ')));
const onlyNo =
  /^(?:(?:and|so|but|also|please|i|we|must|should|have to) ){0,3}(?:no|without|avoid|avoiding|skip|never|minus|cannot have|cant have)(?: (?:eat|have|any|the|more)){0,2}(?: [\p{L}-]+){1,2}(?: (?:please|thanks|either|at all|for me))?$/u;

/** 'No Marmite' beside a medicine is yeast extract, and no bread; where it does harm, it is all that it is made of. */
function leaveItselfOut(word: string, clause: Clause, hearing: Hearing): boolean {
  const key = itselfOf(hearing.catalogue).get(word);
  if (key === undefined || !isMereWish(clause)) return false;
  hearing.avoidedKeys.add(key);
  hearing.leftOut.push(word);
  hearing.notes.push(leftOutAsWritten(word));
  return true;
}

/** @returns false where the word means no food here, and no diet */
function hearConcept(concept: Concept, each: Named, clause: Clause, hearing: Hearing): boolean {
  const { kind, id } = concept;
  const { word, concepts, from, to } = each;
  const { tokens, isFine } = clause;
  if (kind === 'family') {
    if (isEatenAnyway(id, each, clause)) return true;
    if (isFigure(concept, each, clause)) return false;
    hearFamily(clause, id, word, concepts.length === 1, hearing);
    return true;
  }
  if (kind === 'diet' && isRefusedRite(each, tokens)) return false;
  if (kind === 'medicine' && isStoppedMedicine(tokens, from, to)) return true;
  if (!isFine || (kind === 'diet' && leadsOn.test(tokens[to] ?? '')))
    hearOther(kind, id, tokens, from, hearing);
  return true;
}

/** 'Halal meat' is eaten; 'veggie' is a diet, and vegetables are what it eats. */
const isEatenAnyway = (id: string, each: Named, clause: Clause): boolean =>
  ofRite.test(clause.tokens[each.from - 1] ?? '') ||
  (id === 'vegetable' && each.concepts.some(({ kind }) => kind === 'diet')) ||
  isFaith(id, each, clause.text, clause.tokens) ||
  (clause.isFine && isPersonsName(each, clause));

/** 'Ovo vegetarian so eggs ok': the diet holds, and what follows from it is fine. */
const leadsOn = /^(?:so|but|and|though|hence|meaning)$/;

/** Of the families of one word those that hold no other of them: 'beef' is also red meat, and means beef. */
export function narrowest({ concepts, word }: Named, { catalogue }: Hearing): Concept[] {
  const ids = concepts.filter(({ kind }) => kind === 'family').map(({ id }) => id);
  // Whoever names a protein of milk means all that may hold some of it: butter and ghee too.
  if (ids.includes('milk') && /casein|whey|lactoserum/.test(word))
    return concepts.filter(({ id }) => id !== 'casein' && id !== 'whey');
  const isWider = (id: string): boolean =>
    ids.some((other) => other !== id && closureOf(catalogue, id).has(other));
  return concepts.filter(({ kind, id, isOwn }) => kind !== 'family' || isOwn || !isWider(id));
}

/** 'No cashews, the rest of nuts are fine'. */
const ofTheRest =
  /\b(?:rest of|others?|autres?|anderen?|otr[oa]s|altr[ie]|outr[oa]s|overige|inne|andra)\b/;

/** 'Got some prawns', 'I have walnuts': what stands in a kitchen is not said to do its owner no harm. */
const onlyOwned =
  /^(?:(?:i|we|ive|weve|just|also|already|only|still) )*(?:have|has|had|got|bought|picked up)(?: got)?(?: (?:some|an?|the|a few|lots of|plenty of|\d+|two|three|four))?(?: [\p{L}-]+){1,2}$/u;

function hearFamily(
  clause: Clause,
  id: string,
  word: string,
  isSure: boolean,
  hearing: Hearing,
): void {
  const isOnlyOwned = clause.isFine && onlyOwned.test(clause.tokens.join(' '));
  if (isOnlyOwned) return;
  const isUnsure =
    clause.isFine && hearing.isHarmTold && askOfUnsure(id, word, clause.tokens, hearing);
  if (!isUnsure) judgeFamily(clause, id, word, isSure, hearing);
}

/** 'Dairy is fine, milk not': two names of one family, of which the latter holds. */
const saysNot = /\b(?:not|no|isnt|arent|doesnt|dont)$/;

function judgeFamily(
  clause: Clause,
  id: string,
  word: string,
  isSure: boolean,
  hearing: Hearing,
): void {
  const { tokens, isFine, isMild, isReaction } = clause;
  const isOneUnwanted = isOneFishUnwanted(clause, id, hearing);
  const isDisliked = clause.isDisliked || isOneUnwanted;
  if (isOneUnwanted) askWhyNoFish(word, hearing);
  const question = leaveOutQuestion(id, hearing);
  if (isFine && isOfAnother(tokens)) hearing.othersEat.add(id);
  if (isFine && ofTheRest.test(tokens.join(' '))) hearing.restFine.add(id);
  if (isFine || hearing.answers[question.id] === 'No') hearing.fine.set(id, word);
  else if (isMild) hearing.disliked.add(id);
  else {
    if (saysNot.test(tokens.join(' '))) hearing.fine.delete(id);
    leaveFamilyOut(hearing, id, { word, isReaction, isSure, isDisliked });
    if (tellsOfDigestion(tokens) && isOfMilk(id, hearing))
      leaveFamilyOut(hearing, 'lactose', { word, isReaction: false, isSure: false });
  }
  if (!isOneUnwanted && isAskedAbout(clause, question, hearing))
    hearing.refinements.set(question.id, question);
}

/** Asks of a nut that only seems to do no harm, and leaves it out alone until it is answered; false where there is nothing to ask. */
export function askOfUnsure(
  id: string,
  word: string,
  tokens: readonly string[],
  hearing: Hearing,
): boolean {
  const question = leaveOutQuestion(id, hearing);
  const answer = hearing.answers[question.id];
  if (!onlySeemsFine(id, tokens, hearing) || answer === 'No') return false;
  leaveFamilyOut(hearing, id, { word, isReaction: false, isSure: true, isDisliked: true });
  if (answer === undefined) hearing.refinements.set(question.id, question);
  return true;
}

/** Whether nothing says that it is to be left out or is fine. */
const isAskedAbout = (
  { isFine, isMild, isWished }: Clause,
  { id }: Question,
  { answers }: Hearing,
): boolean => !isFine && !isMild && !isWished && answers[id] === undefined;

/** Asked where a food stands alone; until it is answered, the food is left out. An answer of 'No' takes it back. */
export const leaveOutQuestion = (id: string, { catalogue }: Hearing): Question => {
  const foods = catalogue.families.get(id)?.plural ?? id;
  return {
    id: `leave-out-${id}`,
    text: `Shall we leave out ${foods}?`,
    choices: ['Yes', 'No'],
    said: { code: 'leave-out', params: { family: id, foods } },
  };
};

const isOfMilk = (id: string, { catalogue }: Hearing): boolean =>
  id !== 'milk' && id !== 'lactose' && closureOf(catalogue, 'milk').has(id);

/** Told as the allergen, which stands for its whole group. */
const standsInAllergen = (id: string, { catalogue }: Hearing): boolean =>
  isAllergen(id) || allergens.some((each) => closureOf(catalogue, each).has(id));

function leaveFamilyOut(hearing: Hearing, id: string, heard: LeftOut): void {
  const before = hearing.families.get(id);
  const isReaction = heard.isReaction || (before?.isReaction ?? false);
  const isDisliked = heard.isDisliked === true && (before?.isDisliked ?? true);
  hearing.families.set(id, { ...heard, isReaction, isDisliked });
  if (before || standsInAllergen(id, hearing)) return;
  const { plural = id } = hearing.catalogue.families.get(id) ?? {};
  hearing.leftOut.push(plural);
  hearing.notes.push(leftOutFamily({ of: 'family', id, name: plural }, heard.word));
}

/** Foods of the catalogue that no family is called by: 'ketchup', 'oyster sauce'. */
function otherFoods(
  { tokens, named, taken }: Clause,
  hearing: Hearing,
  keysNaming: KeysNaming,
): ReadonlySet<string> {
  const isTaken = (place: number): boolean =>
    taken.has(place) || isEveryday(tokens[place] ?? '') || isWithin(place, named);
  const foods = foodsNamedIn(tokens, isTaken, keysNaming);
  for (const { word, allergy, keys } of foods) {
    for (const allergen of allergy?.excludes ?? []) hearing.allergens.add(allergen);
    for (const key of keys) hearing.avoidedKeys.add(key);
    hearing.leftOut.push(word);
    hearing.notes.push(leftOutAsWritten(word));
  }
  return new Set(foods.flatMap(({ word }) => word.split(' ')));
}

/** The name of a family is one food where it has no more than these. */
const mostOfOneFood = 2;

/** 'Cooked garlic is fine' tells of a way to eat it, and of no other food. */
const heated =
  /\b(?:cooked|baked|boiled|heated|fried|roasted|well done|cuit\w*|gekocht\w*|gebacken\w*|cocid[oa]s?|cozid[oa]s?|cott[oaie])\b/;

/** 'Ketchup is fine': the food itself, whatever family it belongs to. */
function keepFineFoods({ tokens, named }: Clause, hearing: Hearing, keysNaming: KeysNaming): void {
  if (heated.test(tokens.join(' '))) return;
  const isTalk = (place: number): boolean => isEveryday(tokens[place] ?? '');
  for (const { word, keys } of foodsNamedIn(tokens, isTalk, keysNaming)) {
    const isOfFamily = named.some((each) => each.word === word);
    if (!isOfFamily || keys.length <= mostOfOneFood)
      for (const key of keys) hearing.fineKeys.add(key);
  }
}

const isWithin = (place: number, named: readonly Named[]): boolean =>
  named.some(({ from, to }) => place >= from && place < to);

function leftOver({ text, tokens, named, taken }: Clause, foods: ReadonlySet<string>): string[] {
  // What is written in another script is looked at piece by piece.
  const isOther = isOtherScript(text);
  return tokens.filter(
    (token, place) =>
      !taken.has(place) &&
      !isWithin(place, named) &&
      !foods.has(token) &&
      !isEveryday(token) &&
      !isOfLife(token) &&
      !filler.has(token) &&
      !negators.has(token) &&
      !notNow.has(token) &&
      token.length > 2 &&
      !/^\d/.test(token) &&
      !(isOther && /[^\p{Script=Latin}]/u.test(token)),
  );
}
