// Conditions in one statement of a person. The longest synonym wins; negated words are asked about, never matched.
import { allergyOf } from './allergens.ts';
import type { AllergyWord } from './allergens.ts';
import { isCommon } from './commonWords.ts';
import { withNamesApart } from './conditionWords.ts';
import { slipsToFood } from './nearestWords.ts';
import { isEveryday } from './everyday.ts';
import { leftOutNote } from './healthNotes.ts';
import { leaveAllergenOut } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { hearMatch } from './hearMatch.ts';
import { mended } from './mending.ts';
import { namesNoFood, saysNoAllergy } from './notFood.ts';
import { askWhyNoFish, isMerelyUnwanted } from './oneFishUnwanted.ts';
import { leaveUnchecked } from './openFoods.ts';
import {
  filler,
  findingsIn,
  healthTokens,
  isOfFood,
  lexiconOf,
  negators,
  notNow,
  past,
} from './phrases.ts';
import type { Findings, Found, Span } from './phrases.ts';
import { isOfLife } from './ofLife.ts';
import { languagesOfOrdinary } from './ordinaryWords.ts';
import { withoutVagueOnes } from './takenBack.ts';
import { isOnlyTaste } from './taste.ts';
import { isFoodWord, isMedicineWord } from './vocabulary.ts';
import type { Catalogue } from '../catalogue/types.ts';

const leadIn =
  /^(?:no|without|avoids?|avoiding|never|cannot|cant|dont|eat|tolerate|stand|any|ich|bin|je|suis|sono|sou|estoy|la|le|les|l|aux?|du|des|de|al|all|alla|alle|ai|los|las|el|lo|il|gli|gegen|auf|contra|ao|aos)$/;

/** What a part names beside words such as 'allergic to' and 'I cannot eat'; nothing where it may take back what it names. */
function foodIn(tokens: readonly string[]): string {
  const said = tokens.filter(
    (token, index) =>
      !(notNow.has(token) && !past.has(token)) &&
      !(filler.has(token) && !(token === 'a' && tokens[index - 1] === 'fruits')) &&
      !/^(?:all?erg|intoler|intoller)/.test(token),
  );
  const start = said.findIndex((token) => !leadIn.test(token));
  const food = start === -1 ? [] : said.slice(start);
  return food.some((token) => negators.has(token) || past.has(token)) ? '' : food.join(' ');
}

/** Of so many names in one statement, those that come again say nothing more. */
const mostMatches = 40;

function firstOfEach(found: Findings['found']): Findings['found'] {
  const heard = new Set<string>();
  return found.filter(({ meaning: { phrase } }, index) => {
    const isFirst = index < mostMatches || !heard.has(phrase);
    heard.add(phrase);
    return isFirst;
  });
}

/** What was found in a statement, for those who look for foods in it. */
export interface HeardConditions {
  readonly typed: readonly string[];
  readonly tokens: readonly string[];
  readonly findings: Findings;
  /** Parts that no phrase of the table explains. */
  readonly unexplained: readonly string[];
  /** Of what was found, what is said to do no harm. */
  readonly passedOver: ReadonlySet<Found>;
}

/**
 * Conditions and allergies of one statement, into the hearing.
 * @param listsAllergies whether the text before listed what somebody cannot eat
 * @param keysOf the ingredients that a name stands for, slips of spelling mended
 * @param isEaten whether it belongs to a list of what is eaten
 */
export function hearConditions(
  segment: string,
  listsAllergies: boolean,
  hearing: Hearing,
  keysOf: (word: string) => readonly string[],
  isEaten: boolean,
): HeardConditions {
  const lexicon = lexiconOf(hearing.catalogue);
  const typed = withNamesApart(healthTokens(segment), lexicon);
  const isFood = isFoodWord(hearing.catalogue);
  const isOfMedicine = isMedicineWord(hearing.catalogue);
  const tokens = mended(
    typed,
    lexicon,
    hearing.notes,
    (token) => isFood(token) || isOfMedicine(token),
    (token) => slipsToFood(token, hearing.catalogue),
  );
  const allergyIn = ({ from, to }: Span): AllergyWord | undefined =>
    allergyOf(foodIn(typed.slice(from, to))) ?? allergyOf(foodIn(tokens.slice(from, to)));
  const all = findingsIn(tokens, lexicon, listsAllergies, (part) => allergyIn(part) !== undefined);
  const findings = { ...all, found: withoutVagueOnes(all.found, tokens) };
  const isList = findings.isOfAllergies || (listsAllergies && findings.found.every(isOfFood));
  const leaveOut = leavingOut(typed, segment, listsAllergies);
  const unexplained: string[] = [];
  for (const part of findings.rest) {
    const food = foodIn(typed.slice(part.from, part.to));
    const allergy = mayBeAllergy(findings, isEaten) ? allergyIn(part) : undefined;
    const name = isList && !allergy ? withoutOrdinary(food, isFood) : '';
    const keys = name === '' || isCommon(name) ? [] : keysOf(name);
    if (allergy) leaveOut(hearing, food, allergy);
    else if (keys.length > 0) leaveKeysOut(hearing, name, keys);
    else {
      if (isList && mayBeFood(food, segment)) hearing.open.push({ words: food, unknown: [food] });
      unexplained.push(
        findings.found.length === 0 && !findings.isRead
          ? segment
          : typed.slice(part.from, part.to).join(' '),
      );
    }
  }
  const passedOver = new Set(
    firstOfEach(findings.found).filter((match) => !hearMatch(segment, tokens, match, hearing)),
  );
  return { typed, tokens, findings, unexplained, passedOver };
}

/** 'Avocado bothers me': what stands beside a food and is none is no slip of another, as 'bothers' of butter. */
const withoutOrdinary = (food: string, isFood: (token: string) => boolean): string =>
  food
    .split(' ')
    .filter((token) => isFood(token) || !languagesOfOrdinary(token).includes('en'))
    .join(' ');

/** What is done with an allergen that is named; a food that is only not liked is heard with the others. */
const leavingOut = (...statement: Parameters<typeof isOnlyTaste>): typeof leaveAllergenOut => {
  if (isOnlyTaste(...statement)) return () => {};
  const [tokens, , isOfAllergies] = statement;
  return (hearing, word, allergy) => {
    const isOfFish = allergy.excludes.length === 1 && allergy.excludes[0] === 'fish';
    if (isOfFish && !isOfAllergies && isMerelyUnwanted(tokens, hearing))
      askWhyNoFish(word, hearing);
    else leaveAllergenOut(hearing, word, allergy);
  };
};

const mayBeAllergy = ({ isRead }: Findings, isEaten: boolean): boolean => isRead && !isEaten;

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
  const families = familiesBeing(keys, hearing.catalogue);
  for (const id of families)
    hearing.families.set(id, { word: food, isReaction: true, isSure: true });
  const told =
    food.split(' ').length > wordsOfFood + 1
      ? namesFor(families, keys, hearing)
      : [withoutTalk(food, hearing)];
  for (const name of told) {
    hearing.leftOut.push(name);
    hearing.notes.push(leftOutNote(name));
  }
}

/** 'Wife says I'm allergic to kiwi' names kiwi, and no 'says kiwi'. */
function withoutTalk(food: string, { catalogue }: Hearing): string {
  const isFood = isFoodWord(catalogue);
  const said = food.split(' ').filter((token) => isFood(token) || !isTalkWord(token));
  const start = said.findIndex((token) => !leadIn.test(token));
  return start === -1 ? food : said.slice(start).join(' ');
}
const isTalkWord = (token: string): boolean =>
  isEveryday(token) || isCommon(token) || languagesOfOrdinary(token).includes('en');

/** What is left of a sentence is no food's name: 'ma fille est aux arachides'. */
function namesFor(
  families: readonly string[],
  keys: readonly string[],
  { catalogue }: Hearing,
): readonly string[] {
  const plurals = families.flatMap((id) => catalogue.families.get(id)?.plural ?? []);
  const labels = keys.flatMap((key) => catalogue.ingredients.get(key)?.label ?? []);
  return plurals.length > 0 ? plurals : labels;
}

/** The name of a food has no more words. */
const wordsOfFood = 2;

/** 'Allergic to eggs and zelnorax': what stands among foods, and may be one that nobody knows. */
const mayBeFood = (food: string, segment: string): boolean => {
  const tokens = food.split(' ');
  return (
    food !== '' &&
    !namesNoFood(food) &&
    !saysNoAllergy(segment) &&
    tokens.length <= wordsOfFood &&
    tokens.every(
      (token) =>
        token.length > 3 &&
        !isCommon(token) &&
        !isEveryday(token) &&
        !isOfLife(token) &&
        languagesOfOrdinary(token).length === 0,
    )
  );
};

/** Ordinary words beside 'allergy' name no food: 'leave it alone', 'kreuzallergie'. One alone may, as 'nickel' and 'dust'. */
const isTalk = (tokens: readonly string[]): boolean =>
  tokens.every(
    (token) => languagesOfOrdinary(token).length > 0 || (tokens.length > 1 && isCommon(token)),
  );

/** An allergy of which nothing tells what to leave out: it is said that dishes cannot be checked for it. */
export function hearUncheckedAllergy(segment: string, part: string, hearing: Hearing): boolean {
  const food = foodIn(healthTokens(part));
  const speaks = /\b(?:all?erg(?!ist|olog)|intoler|intoller)/i.test(segment);
  if (!speaks || food === '' || isTalk(food.split(' '))) return false;
  leaveUnchecked(hearing, food);
  return true;
}
