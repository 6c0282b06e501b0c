// Foods, diets, medicines and what needs a clinic, in one statement of a person.
import { conceptsIn, wordsOf } from './concepts.ts';
import type { Named } from './concepts.ts';
import { foodsNamedIn } from './failSafe.ts';
import type { Hearing } from './hearing.ts';
import { isTakenBack, negatedId } from './hearConditions.ts';
import type { HeardConditions } from './hearConditions.ts';
import { filler, healthTokens, isOfFood, lexiconOf, negators, notNow } from './phrases.ts';
import { clausesOf } from './segments.ts';
import type { Segment } from './segments.ts';
import { isHarmless, isMildDislike, isNotAtTable, speaksOfReaction, talk } from './talk.ts';

/** Words of figures and of the body, which are foods elsewhere: 'low salt', 'sugar', 'my liver'. */
const figures = new Set(['salt', 'sugar', 'offal', 'liver', 'kidney', 'animal_fat', 'spicy_food']);
const bodily = /\b(?:my|weak|fatty|failing|bad) (?:liver|kidneys?|heart)\b|\b(?:low|high|blood|my|the) sugar\b/;

interface Clause {
  readonly tokens: readonly string[];
  readonly named: readonly Named[];
  readonly isFine: boolean;
  readonly isMild: boolean;
  readonly isReaction: boolean;
}

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
  const isDenied = conditions.findings.found.some(
    (match) =>
      isTakenBack(conditions.tokens, match) && hearing.answers[negatedId(match)] === 'No',
  );
  const isReaction = speaksOfReaction(conditions.tokens);
  const unexplained: string[] = [];
  for (const { text, isException } of clausesOf(segment)) {
    const tokens = wordsOf(text);
    if (isNotAtTable(tokens)) continue;
    const taken = placesOfConditions(tokens, conditions);
    const named = conceptsIn(
      text,
      tokens,
      hearing.catalogue,
      (place) => taken.has(place),
      (word) => isWordOfConditions(word, hearing),
    );
    const isFine = isException || isDenied || isHarmless(tokens);
    const clause = { tokens, named, isFine, isMild: isMildDislike(tokens), isReaction };
    hearNamed(clause, hearing);
    const others = isFine ? [] : otherFoods(clause, taken, hearing, keysNaming);
    if (!isFine) unexplained.push(...leftOver(clause, taken, others));
  }
  return unexplained;
}

const isWordOfConditions = (word: string, { catalogue }: Hearing): boolean =>
  lexiconOf(catalogue).vocabulary.has(word) || filler.has(word) || negators.has(word) || notNow.has(word);

/** Where a condition's phrase stands among the words of a clause; 'milk' in 'milk allergy' too, which is heard already. */
function placesOfConditions(
  tokens: readonly string[],
  { typed, tokens: mended, findings }: HeardConditions,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const match of findings.found) {
    if (isOfFood(match) && isTakenBack(mended, match)) continue;
    const words = typed.slice(match.from, match.to);
    for (let from = 0; from + words.length <= tokens.length; from += 1)
      if (words.every((word, i) => tokens[from + i] === word))
        for (let i = 0; i < words.length; i += 1) places.add(from + i);
  }
  return places;
}

function hearNamed({ tokens, named, isFine, isMild, isReaction }: Clause, hearing: Hearing): void {
  const isBodily = bodily.test(tokens.join(' '));
  for (const { word, concepts, mended, from } of named) {
    if (mended !== undefined && !isFine) hearing.notes.push(`We read '${word}' as '${mended}'.`);
    for (const { kind, id } of concepts) {
      if (kind === 'family') {
        if (figures.has(id) && (isBodily || !isWishWithout(tokens, from))) continue;
        if (isFine) hearing.fine.add(id);
        else if (isMild) hearing.disliked.add(id);
        else leaveFamilyOut(hearing, id, word, isReaction);
      } else if (!isFine) hearOther(kind, id, tokens, from, hearing);
    }
  }
}

const isWishWithout = (tokens: readonly string[], place: number): boolean =>
  /\b(?:no|without|avoid|never|cant have|cannot have|allerg\w*|leave out|hate|dislike|dont (?:like|eat))\b/.test(
    tokens.slice(0, Math.max(0, place)).join(' '),
  );

function leaveFamilyOut(hearing: Hearing, id: string, word: string, isReaction: boolean): void {
  const before = hearing.families.get(id);
  hearing.families.set(id, { word, isReaction: isReaction || (before?.isReaction ?? false) });
  if (before) return;
  const { plural = id } = hearing.catalogue.families.get(id) ?? {};
  hearing.leftOut.push(plural);
  hearing.notes.push(`We leave out ${plural} because you wrote '${word}'.`);
}

const stopped = /^(?:stopped|off|no|not|never|without|used|previously|formerly|was|dont|arent|isnt)$/;
const relative =
  /^(?:mum|mums|mom|moms|dad|dads|mother|father|sister|sisters|brother|grandad|grandma|nan|aunt|uncle|cousin|colleague|friend)$/;

function hearOther(
  kind: 'diet' | 'medicine' | 'supervised',
  id: string,
  tokens: readonly string[],
  place: number,
  hearing: Hearing,
): void {
  const before = tokens.slice(0, Math.max(0, place));
  if (before.some((token) => stopped.test(token)) && !(kind === 'diet' && before.at(-1) !== 'not'))
    return;
  if (before.some((token) => relative.test(token))) return;
  if (kind === 'diet') hearing.diets.add(id);
  else if (kind === 'medicine') hearing.medicines.add(id);
  else hearing.supervised.add(id);
}

/** Foods of the catalogue that no family is called by: 'ketchup', 'oyster sauce'. */
function otherFoods(
  { tokens, named }: Clause,
  taken: ReadonlySet<number>,
  hearing: Hearing,
  keysNaming: KeysNaming,
): ReadonlySet<string> {
  const isTaken = (place: number): boolean =>
    taken.has(place) || talk.has(tokens[place] ?? '') || isWithin(place, named);
  const foods = foodsNamedIn(tokens, isTaken, keysNaming);
  for (const { word, allergy, keys } of foods) {
    for (const allergen of allergy?.excludes ?? []) hearing.allergens.add(allergen);
    for (const key of keys) hearing.avoidedKeys.add(key);
    hearing.leftOut.push(word);
    hearing.notes.push(`We leave out '${word}' because you wrote of it.`);
  }
  return new Set(foods.flatMap(({ word }) => word.split(' ')));
}

const isWithin = (place: number, named: readonly Named[]): boolean =>
  named.some(({ from, to }) => place >= from && place < to);

function leftOver(
  { tokens, named }: Clause,
  taken: ReadonlySet<number>,
  foods: ReadonlySet<string>,
): string[] {
  const isOther = named.some(({ from }) => from === -1);
  return tokens.filter(
    (token, place) =>
      !taken.has(place) &&
      !isWithin(place, named) &&
      !foods.has(token) &&
      !talk.has(token) &&
      !filler.has(token) &&
      !negators.has(token) &&
      !notNow.has(token) &&
      token.length > 2 &&
      !/^\d/.test(token) &&
      !(isOther && /[^\p{Script=Latin}]/u.test(token)),
  );
}

/** The words of a statement, for the question which allergy is meant. */
export const isBareReaction = (text: string): boolean => speaksOfReaction(healthTokens(text));
