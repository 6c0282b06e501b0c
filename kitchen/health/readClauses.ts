// The clauses of a statement: what each names, and whether it speaks of harm or says that all is well.
import { conceptsIn, wordsOf } from './concepts.ts';
import type { Named } from './concepts.ts';
import {
  isAside,
  isHarmful,
  isHarmless,
  isMildDislike,
  isNotAtTable,
  isPlainlyFine,
  isRetracted,
  isTurnedBad,
  saysToLeaveOut,
  speaksOfReaction,
} from './harm.ts';
import type { HeardConditions } from './hearConditions.ts';
import type { Hearing } from './hearing.ts';
import { isEveryday } from './everyday.ts';
import { filler, isOfFood, lexiconOf, negators, notNow } from './phrases.ts';
import { clausesOf } from './segments.ts';
import type { Segment } from './segments.ts';
import { isTakenBack, negatedId } from './takenBack.ts';
import { isFoodWord } from './vocabulary.ts';
import { lexiconOf as foodLexiconOf } from '../ingredients/lexicon.ts';
import { plain, singular } from '../ingredients/words.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** A clause's words, and what they name. */
export interface Parsed {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly taken: ReadonlySet<number>;
  readonly named: readonly Named[];
  readonly isException: boolean;
}

export interface Clause extends Parsed {
  readonly isFine: boolean;
  readonly isMild: boolean;
  readonly isReaction: boolean;
  /** Whether it says that something is to be left out. */
  readonly isWished: boolean;
}

/** The clauses of a statement, each with what it names and how it speaks of it. */
export function readClauses(
  segment: Segment,
  conditions: HeardConditions,
  hearing: Hearing,
): Clause[] {
  const isDenied = conditions.findings.found.some(
    (match) => isTakenBack(conditions.tokens, match) && hearing.answers[negatedId(match)] === 'No',
  );
  const isReaction = speaksOfReaction(conditions.tokens, segment.text);
  const isWished = isReaction || saysToLeaveOut(conditions.tokens);
  const parsed = clausesOf(segment)
    .map((each) => parse(each, wordsOf(segment.text), conditions, hearing))
    .filter(({ tokens }) => !isNotAtTable(tokens) && !isAside(tokens));
  const isFood = isFoodWord(hearing.catalogue);
  const clauses: Clause[] = [];
  for (const [index, clause] of parsed.entries()) {
    const later = parsed.slice(index + 1).filter(({ named }) => named.every(isGuessed));
    const isFine =
      isDenied ||
      isPutAside(clause, parsed[index - 1], parsed[index + 1], isFood) ||
      (isSaidToBeFine(clause, clauses[index - 1], isFood) && !later.some(isTurning)) ||
      later.some(({ tokens }) => isRetracted(tokens) || isPlainlyFine(tokens));
    const isMild = isMildDislike(clause.tokens);
    clauses.push({ ...clause, isFine, isMild, isReaction, isWished });
  }
  return clauses;
}

function parse(
  { text, isException }: ReturnType<typeof clausesOf>[number],
  around: readonly string[],
  conditions: HeardConditions,
  hearing: Hearing,
): Parsed {
  const tokens = wordsOf(text);
  const taken = placesOfConditions(tokens, conditions, hearing.catalogue);
  const named = conceptsIn(
    text,
    tokens,
    around,
    hearing.catalogue,
    (place) => taken.has(place),
    (word) => isWordOfConditions(word, hearing),
  );
  return { text, tokens, taken, named, isException };
}

/** Whether a clause tells of what somebody eats, well or not: what stands behind its 'except' or 'not' is left out. */
const isOfEating = ({ tokens }: Parsed): boolean => {
  const text = tokens.join(' ');
  return (
    /\b(?:fine|ok|okay|eats?|have|tolerates?|loves?|likes?|enjoys?|safe|allowed|used to)\b/.test(
      text,
    ) && !/\b(?:no|not|never|cant|cannot|dont|doesnt|mustnt|shouldnt|without|avoid\w*)\b/.test(text)
  );
};

const isGuessed = ({ mended }: Named): boolean => mended !== undefined;

/** What stands on the other side of 'instead of' or 'rather than', or is told apart: 'eggs make me ill but milk doesn't'. */
function isPutAside(
  clause: Parsed,
  before: Parsed | undefined,
  after: Parsed | undefined,
  isFood: (token: string) => boolean,
): boolean {
  const setsApart = (each: Parsed | undefined): boolean =>
    each !== undefined && /^(?:instead of|rather than) /.test(each.tokens.join(' '));
  if (setsApart(after))
    return clause.tokens.every((token) => isFood(token) || isEveryday(token)) && !isHarming(clause);
  if (before === undefined || !isHarming(before)) return false;
  const text = clause.tokens.join(' ');
  return (
    (text.startsWith('rather than ') && !speaksOfReaction(clause.tokens, clause.text)) ||
    (/ (?:doesnt|dont|isnt|arent|does not|do not)$/.test(text) &&
      clause.tokens.slice(0, -1).every((token) => isFood(token) || /^(?:do|does)$/.test(token)))
  );
}

/** Whether a clause says outright that something does harm, without a 'no' in it. */
const isHarming = ({ tokens, text }: Parsed): boolean =>
  (speaksOfReaction(tokens, text) ||
    /\b(?:makes?|gives?|bothers?|triggers?|sets? off|hurts?|kills?|upsets?|affects?)\b/.test(
      tokens.join(' '),
    )) &&
  !/\b(?:no|not|never|dont|doesnt|didnt|isnt|arent|without)\b/.test(tokens.join(' '));

/** A clause that names nothing and takes back what was said to be fine: '…, but it makes me ill'. */
const isTurning = ({ text, tokens, taken }: Parsed): boolean =>
  isTurnedBad(tokens) ||
  ((taken.size === 0 || speaksOfReaction(tokens, text)) && isHarmful(tokens, text));

/** An exception from what is left out is fine; one from what is eaten is not: 'anything apart from eggs'. */
const isSaidToBeFine = (
  { text, tokens, isException }: Parsed,
  before: Clause | undefined,
  isFood: (token: string) => boolean,
): boolean =>
  isException && before && isAllEaten(before, isFood)
    ? false
    : (isException && !before?.isFine && !(before && isOfEating(before))) ||
      isNotMeant(tokens, before) ||
      isHarmless(tokens, text, isFood);

/** 'Dairy but not butter': what stands behind the 'not' of a list of harmful foods is none of them. */
const isNotMeant = (tokens: readonly string[], before: Clause | undefined): boolean =>
  tokens[0] === 'not' &&
  tokens.length <= 3 &&
  before !== undefined &&
  !before.isFine &&
  !isOfEating(before) &&
  before.named.length + before.taken.size > 0 &&
  !/\b(?:no|not|cant|cannot|dont|never|avoid\w*|without|just)\b/.test(before.tokens.join(' '));

/** A name that was only guessed from a slip says nothing of what is eaten: 'tudo' is no tuna. */
const isAllEaten = (
  { text, tokens, named, taken }: Parsed,
  isFood: (token: string) => boolean,
): boolean =>
  isHarmless(tokens, text, isFood) ||
  (named.every(isGuessed) &&
    (taken.size === 0 || !speaksOfReaction(tokens, text)) &&
    !saysToLeaveOut(tokens));

const isWordOfConditions = (word: string, { catalogue }: Hearing): boolean =>
  lexiconOf(catalogue).vocabulary.has(word) ||
  foodLexiconOf(catalogue).vocabulary.has(word) ||
  foodLexiconOf(catalogue).vocabulary.has(singular(word)) ||
  filler.has(word) ||
  negators.has(word) ||
  notNow.has(word);

/** 'Ciclosporin' is told as a transplant, and is a medicine too: its own row is heard as well. */
function isMedicine(
  [word = '', ...more]: readonly string[],
  tokens: readonly string[],
  { medicines }: Catalogue,
): boolean {
  const text = ` ${tokens.join(' ')} `;
  return (
    more.length === 0 &&
    medicines.some(({ words }) =>
      words.some((name) => name.includes(word) && text.includes(` ${plain(name)} `)),
    )
  );
}

/** Where a condition's phrase stands among the words of a clause; 'milk' in 'milk allergy' too, which is heard already. */
function placesOfConditions(
  tokens: readonly string[],
  { typed, tokens: mended, findings, passedOver }: HeardConditions,
  catalogue: Catalogue,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const match of findings.found) {
    if (isOfFood(match) && (passedOver.has(match) || isTakenBack(mended, match))) continue;
    const words = typed.slice(match.from, match.to);
    if (isMedicine(words, tokens, catalogue)) continue;
    for (let from = 0; from + words.length <= tokens.length; from += 1)
      if (words.every((word, i) => tokens[from + i] === word))
        for (let i = 0; i < words.length; i += 1) places.add(from + i);
  }
  return places;
}
