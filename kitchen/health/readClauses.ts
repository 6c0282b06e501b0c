// The clauses of a statement: what each names, and whether it speaks of harm or says that all is well.
import { conceptsIn, wordsOf } from './concepts.ts';
import type { Named } from './concepts.ts';
import {
  isAside,
  isHarmless,
  isMildDislike,
  isNotAtTable,
  isPlainlyFine,
  isRetracted,
  isTurnedBad,
  saysToLeaveOut,
  speaksOfReaction,
} from './harm.ts';
import { isTakenBack, negatedId } from './hearConditions.ts';
import type { HeardConditions } from './hearConditions.ts';
import type { Hearing } from './hearing.ts';
import { filler, isOfFood, lexiconOf, negators, notNow } from './phrases.ts';
import { clausesOf } from './segments.ts';
import type { Segment } from './segments.ts';
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
    .map((each) => parse(each, conditions, hearing))
    .filter(({ tokens }) => !isNotAtTable(tokens) && !isAside(tokens));
  const isFood = isFoodWord(hearing.catalogue);
  const clauses: Clause[] = [];
  for (const [index, clause] of parsed.entries()) {
    const later = parsed.slice(index + 1).filter(({ named }) => named.length === 0);
    const isFine =
      isDenied ||
      (isSaidToBeFine(clause, clauses[index - 1], isFood) &&
        !later.some(({ tokens }) => isTurnedBad(tokens))) ||
      later.some(({ tokens }) => isRetracted(tokens) || isPlainlyFine(tokens));
    const isMild = isMildDislike(clause.tokens);
    clauses.push({ ...clause, isFine, isMild, isReaction, isWished });
  }
  return clauses;
}

function parse(
  { text, isException }: ReturnType<typeof clausesOf>[number],
  conditions: HeardConditions,
  hearing: Hearing,
): Parsed {
  const tokens = wordsOf(text);
  const taken = placesOfConditions(tokens, conditions, hearing.catalogue);
  const named = conceptsIn(
    text,
    tokens,
    hearing.catalogue,
    (place) => taken.has(place),
    (word) => isWordOfConditions(word, hearing),
  );
  return { text, tokens, taken, named, isException };
}

/** An exception from what is left out is fine; one from what is eaten is not: 'anything apart from eggs'. */
const isSaidToBeFine = (
  { text, tokens, isException }: Parsed,
  before: Clause | undefined,
  isFood: (token: string) => boolean,
): boolean =>
  isException && before && isAllEaten(before)
    ? false
    : (isException && !before?.isFine) ||
      isNotMeant(tokens, before) ||
      isHarmless(tokens, text, isFood);

/** 'Dairy but not butter': what stands behind the 'not' of a list of harmful foods is none of them. */
const isNotMeant = (tokens: readonly string[], before: Clause | undefined): boolean =>
  tokens[0] === 'not' &&
  tokens.length <= 3 &&
  before !== undefined &&
  !before.isFine &&
  before.named.length + before.taken.size > 0 &&
  !/\b(?:no|not|cant|cannot|dont|never|avoid\w*|without|just)\b/.test(before.tokens.join(' '));

const isAllEaten = ({ tokens, named, taken }: Parsed): boolean =>
  named.length === 0 && taken.size === 0 && !saysToLeaveOut(tokens);

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
  { typed, tokens: mended, findings }: HeardConditions,
  catalogue: Catalogue,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const match of findings.found) {
    if (isOfFood(match) && isTakenBack(mended, match)) continue;
    const words = typed.slice(match.from, match.to);
    if (isMedicine(words, tokens, catalogue)) continue;
    for (let from = 0; from + words.length <= tokens.length; from += 1)
      if (words.every((word, i) => tokens[from + i] === word))
        for (let i = 0; i < words.length; i += 1) places.add(from + i);
  }
  return places;
}
