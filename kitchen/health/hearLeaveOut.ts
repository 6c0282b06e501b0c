// 'Other foods to leave out': whatever stands there is left out unless it is said to be fine.
import { allergyOf } from './allergens.ts';
import { mostShown } from './bounds.ts';
import { isEveryday } from './everyday.ts';
import { severalAllergens } from './healthNotes.ts';
import { wordsOf } from './concepts.ts';
import { askOfUnsure, leaveOutQuestion, narrowest } from './hearFoods.ts';
import { isSaidAlike, isWholeSentence } from './listRefusals.ts';
import { leaveUnchecked } from './openFoods.ts';
import { penToldPlainly } from './emergencyPens.ts';
import { leaveAllergenOut } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { readClauses } from './readClauses.ts';
import type { Clause } from './readClauses.ts';
import { plainly } from './sayings.ts';
import { readText } from './segments.ts';
import type { FoodFinder } from './understand.ts';
import { isFoodName, isFoodWord } from './vocabulary.ts';
import type { Question } from '../types.ts';

/** What joins items of a list that is no text. */
const listMarks = /\b(?:and|n)\b|[&]/;

/** What is left out in the settings, line by line. */
export function hearLinesLeftOut(
  lines: readonly string[],
  hearing: Hearing,
  finder: FoodFinder,
): void {
  // 'Peanuts give my son a rash, eggs, rice' may go on with what is at home.
  const isAsked = lines.some((line) =>
    readText(line).segments.some(({ text }) => isWholeSentence(text)),
  );
  for (const line of lines) hearLeaveOut(line, hearing, finder, isAsked);
}

/** One line of 'Other foods to leave out'. A word that nobody knows cannot be checked, and that is said. */
export function hearLeaveOut(
  text: string,
  hearing: Hearing,
  finder: FoodFinder,
  isAsked = false,
): void {
  const { segments: statements, beyond } = readText(text);
  const isFood = isFoodName(hearing.catalogue);
  const segments = statements.flatMap(({ text: each, goesOn }) => {
    const said = penToldPlainly(each, isFood);
    const isPen = said !== each;
    return plainly(said)
      .split(listMarks)
      .map((part) => ({ text: part.trim(), goesOn, isPen }));
  });
  for (const segment of segments) {
    if (segment.text === '') continue;
    const nothing = {
      typed: [],
      tokens: [],
      findings: noFindings,
      unexplained: [],
      passedOver: new Set<never>(),
    };
    const [before, from] = [namedIn(hearing), hearing.uncheckedAllergies.length];
    const mayBeAtHand = isAsked && !isSaidAlike(segment.text) && isBareFood(segment.text, hearing);
    for (const clause of readClauses(segment, nothing, hearing))
      if (mayBeAtHand) askOfItem(clause, hearing, finder);
      else {
        hearItem(clause, hearing, finder);
        if (segment.isPen) tellAllergies(clause, hearing);
      }
    // 'Beetroot (earthy)': what says more of a known food is no food; 'eggs, zelnorax' are two.
    if (namedIn(hearing) !== before)
      for (const word of hearing.uncheckedAllergies.slice(from)) hearing.asides.add(word);
  }
  if (beyond.length > 0) leaveUnchecked(hearing, beyond.join(', ').slice(0, mostShown));
}

/** What an adrenaline pen is carried for is told and asked about as the allergy that it is. */
function tellAllergies({ named, isFine }: Clause, hearing: Hearing): void {
  for (const { word } of isFine ? [] : named) {
    const allergy = allergyOf(word);
    if (allergy) leaveAllergenOut(hearing, word, allergy);
  }
}

const isBareFood = (text: string, { catalogue }: Hearing): boolean =>
  wordsOf(text).every(isFoodWord(catalogue));

/** A food of which nobody said that it does harm: left out until it is answered that it need not be. */
function askOfItem(clause: Clause, hearing: Hearing, finder: FoodFinder): void {
  const ids = clause.named.flatMap((each) =>
    narrowest(each, hearing).flatMap(({ kind, id }) => (kind === 'family' ? [id] : [])),
  );
  const questions = ids.map((id) => leaveOutQuestion(id, hearing));
  const isNo = ({ id }: Question): boolean => hearing.answers[id] === 'No';
  if (questions.length > 0 && questions.every(isNo)) return;
  for (const each of questions)
    if (hearing.answers[each.id] === undefined) hearing.refinements.set(each.id, each);
  hearItem(clause, hearing, finder);
}

/** Grows with every food that is named. */
const namedIn = ({ families, fine, allergens, avoidedKeys, diets }: Hearing): number =>
  families.size + fine.size + allergens.size + avoidedKeys.size + diets.size;

const noFindings = { found: [], rest: [], isRead: true, isOfAllergies: false };

/** Families and diets of an item. @returns what it names */
function hearNamed({ tokens, named, isFine }: Clause, hearing: Hearing) {
  const concepts = named.flatMap((each) =>
    narrowest(each, hearing).map(({ kind, id }) => ({ kind, id, word: each.word })),
  );
  for (const { kind, id, word } of concepts)
    if (kind === 'diet' && !isFine) hearing.diets.add(id);
    else if (kind === 'family' && !isFine)
      hearing.families.set(id, { word, isReaction: false, isSure: true });
  const families = concepts.filter(({ kind }) => kind === 'family');
  for (const { id, word } of isFine ? families : [])
    if (!askOfUnsure(id, word, tokens, hearing)) hearing.fine.set(id, word);
  return { concepts, families };
}

function hearItem(clause: Clause, hearing: Hearing, finder: FoodFinder) {
  const { text, tokens, named, isFine } = clause;
  const { concepts, families } = hearNamed(clause, hearing);
  const rest = withoutTalk(tokens);
  const isGuess = named.length > 0 && named.every(({ mended }) => mended !== undefined);
  if (isGuess && rest.includes(' ')) leaveUnchecked(hearing, text);
  if (isFine) for (const key of finder.keysOf(rest)) hearing.fineKeys.add(key);
  else if (rest !== '' || families.length === 0)
    leaveNamedOut(text, concepts.length > 0, hearing, finder.keysOf);
}

const withoutTalk = (tokens: readonly string[]): string =>
  tokens.filter((token) => !isEveryday(token)).join(' ');

function leaveNamedOut(
  word: string,
  isFamily: boolean,
  hearing: Hearing,
  keysOf: FoodFinder['keysOf'],
): void {
  const allergy = allergyOf(word);
  const keys = allergy || isFamily ? [] : keysOf(word);
  for (const allergen of allergy?.excludes ?? []) hearing.allergens.add(allergen);
  for (const key of keys) hearing.avoidedKeys.add(key);
  if (allergy?.ask) hearing.notes.push(severalAllergens(word));
  if (!allergy && !isFamily && keys.length === 0) leaveUnchecked(hearing, word);
}
