// What one phrase of a condition's means for the person: it is held, asked about, left out, or none of theirs.
import { wordsOf } from './concepts.ts';
import { isOtherWord, withNamesApart } from './conditionWords.ts';
import { isNotAtTable, partAround } from './atTable.ts';
import { isConditional } from './fineWithHelp.ts';
import { isHarmless, isRetracted, speaksOfReaction } from './harm.ts';
import { isMistaken, isOfOtherTable, isOutgrown, namesIllness } from './foodWays.ts';
import { addCondition } from './hearing.ts';
import type { Hearing } from './hearing.ts';
import { healthTokens, isOfFood, isOrgan, lexiconOf } from './phrases.ts';
import type { Found } from './phrases.ts';
import { askWhetherOwn, hold, isCookedFor, isOfFamilyMember, leaveWishedOut } from './holding.ts';
import { speaksOfSelf } from './ofSelf.ts';
import { clausesOf } from './segments.ts';
import { isTakenBack, isWish } from './takenBack.ts';
import { isFoodWord } from './vocabulary.ts';
import { whoseIs } from './whose.ts';
import type { Whose } from './whose.ts';

/** @returns false where it is passed over as harmless: then its clause tells whether the food is left out */
export function hearMatch(
  segment: string,
  tokens: readonly string[],
  match: Found,
  hearing: Hearing,
): boolean {
  const { meaning } = match;
  if (meaning.conditions[0] === 'general') return true;
  if (meaning.isOther) {
    hearing.unknown.push(meaning.phrase);
    return true;
  }
  if ([isTypeOfOther, isOtherWord].some((means) => means(tokens, match))) return true;
  const whose = whoseIs(tokens, match);
  if (whose === 'nobodys') return true;
  if (whose !== 'unsaid') return hearOfPerson(segment, tokens, match, whose, hearing);
  if (isOfFamilyMember(segment, tokens, match, hearing)) hold(meaning, hearing, false);
  return true;
}

/** What is said of the person themselves, or of somebody who may be cooked for. */
function hearOfPerson(
  segment: string,
  tokens: readonly string[],
  match: Found,
  whose: Whose,
  hearing: Hearing,
): boolean {
  const { meaning } = match;
  if (isDialysisToCome(tokens, match)) {
    addCondition(hearing, 'ckd', meaning.phrase);
    hearing.denied.add('ckd_dialysis');
    return true;
  }
  if (isSugarLeftOut(tokens, match) || isOrganEaten(tokens, match)) return false;
  if (isTakenBack(tokens, match)) {
    // Who takes no insulin may have diabetes all the same.
    if (!meaning.isMedicine) askWhetherOwn(segment, match, hearing);
    return true;
  }
  if (isNoneOfIts(segment, match, hearing)) return false;
  if (!meaning.ambiguous && isWish(tokens, match) && !speaksOfReaction(tokens, segment)) {
    leaveWishedOut(match, hearing);
    return true;
  }
  if (whose === 'perhapsHousehold' && !isCookedFor(segment, match, hearing)) return true;
  const isOfHousehold = whose !== 'own';
  const isOfSelf = speaksOfSelf(tokens.slice(0, match.from));
  if (meaning.isMedicine) hearing.suggested.push({ meaning, isOfHousehold, isOfSelf });
  else hold(meaning, hearing, isOfHousehold);
  return true;
}

/** 'Tyrosinaemia type 1' is no diabetes. */
const isTypeOfOther = (tokens: readonly string[], { meaning, from }: Found): boolean =>
  /^t(?:ype )?[12]$/.test(meaning.phrase) &&
  /(?:a?emia|uria|osis|gsd|sma|nf|patitis|disease)$/.test(tokens[from - 1] ?? '');

/** 'Pre-dialysis', 'not yet on dialysis', 'will need dialysis soon': until it begins the advice is the opposite. */
const isDialysisToCome = (tokens: readonly string[], { meaning, from, to }: Found): boolean =>
  meaning.conditions.includes('ckd_dialysis') &&
  (/(?:^| )(?:pre|not yet(?: on| needing| in)?|(?:will|may|might|could|would|going to|about to|soon|close to|near|before|until|avoid|delay|postpone|heading (?:for|to|towards)|waiting for|preparing for|considering|considered for|due to start)(?: \w+){0,3}|noch nicht(?: an(?: der)?)?|noch keine|pas encore(?: en| de| sous)?|a[uú]n no(?: en)?|todav[ií]a no(?: en)?|ainda n[aã]o(?: em)?|non ancora(?: in)?|nog niet(?: aan(?: de)?)?)$/.test(
    tokens.slice(Math.max(0, from - 5), from).join(' '),
  ) ||
    (/^(?:yet|soon|in the future|next (?:year|month)|bald|bient[oô]t|pronto)/.test(
      tokens.slice(to, to + 3).join(' '),
    ) &&
      !/\b(?:on|started|since)\b/.test(tokens.slice(0, from).join(' '))));

/** 'No sugar' speaks of what is eaten; 'no sugar problems' does not. */
const isSugarLeftOut = (tokens: readonly string[], { meaning, from, to }: Found): boolean =>
  meaning.phrase === 'sugar' &&
  /(?:^| )(?:no|zero|without|avoid|skip|never)(?: any| the)?$/.test(
    tokens.slice(0, from).join(' '),
  ) &&
  !/^(?:problems?|issues?|disease|trouble)/.test(tokens[to] ?? '');

/** 'Nobody here will touch liver' and 'no liver, please' speak of what is eaten. */
const isOrganEaten = (tokens: readonly string[], { meaning }: Found): boolean =>
  isOrgan(meaning.phrase) && (noOrgan.test(tokens.join(' ')) || isEatenOf(tokens));
const noOrgan =
  /^(?:and |but |so |also )?(?:no|never|without|avoid) (?:any )?(?:liver|kidneys?|heart)(?: (?:please|pls|thanks|thank you|at all|for me|for us|ever))*$/;
const isEatenOf = (tokens: readonly string[]): boolean =>
  tokens.some((token) =>
    /^(?:touch\w*|eats?|eating|ate|cook\w*|tastes?|hates?|loathes?)$/.test(token),
  );

/** 'I outgrew my egg allergy' asks nothing and adds nothing; nor does 'blood pressure fine'. */
function isNoneOfIts(segment: string, match: Found, hearing: Hearing): boolean {
  const around = clauseAround(segment, match, hearing);
  const praise = /👍|✅|😋/u.exec(segment)?.[0] ?? '';
  const clause = { tokens: around, text: around.join(' ') };
  if (isMistaken({ tokens: healthTokens(segment), text: segment }, hearing.catalogue)) return true;
  if (isOfOtherTable(clause, { tokens: around, text: segment }, hearing.catalogue)) return true;
  if (isOfEarlierPregnancy(match, segment)) return true;
  if (
    isOfOthers(around, segment, match, hearing) ||
    isGoodFigure(around) ||
    isMouthSore(match, around)
  )
    return true;
  if (isSymptom(match, around, hearing)) return true;
  return (
    isOfFood(match) &&
    !isConditional(segment, hearing) &&
    (isHarmless(around, `${around.join(' ')}${praise}`, isEatenFood(match, hearing)) ||
      isRetractedIn(segment) ||
      isOutgrownIn(segment, hearing))
  );
}

/** 'I have coeliac disease' tells of no food that is eaten, as 'I have wheat' may. */
function isEatenFood({ meaning }: Found, { catalogue }: Hearing): (token: string) => boolean {
  const isFood = isFoodWord(catalogue);
  const isOfIllness = namesIllness(meaning.phrase);
  return (token) => isFood(token) && !(isOfIllness && namesIllness(token));
}

/** 'My dog is coeliac'; not 'our dog died and my son is coeliac'. */
function isOfOthers(
  around: readonly string[],
  segment: string,
  match: Found,
  { catalogue }: Hearing,
): boolean {
  const words = withNamesApart(healthTokens(segment), lexiconOf(catalogue));
  return isNotAtTable(around) && isNotAtTable(partAround(words, match));
}

/** 'Had gestational diabetes with my first' is over with it. */
const isOfEarlierPregnancy = ({ meaning }: Found, segment: string): boolean =>
  meaning.conditions.includes('diabetes_gestational') &&
  /\b(?:had|got|was)\b.*\bwith my (?:first|second|third|last|eldest|oldest|youngest|son|daughter|boy|girl|twins)\b/iu.test(
    segment,
  ) &&
  !/\b(?:again|this time|expecting|pregnant)\b/iu.test(segment);

/** Ulcers of the mouth are none of the stomach. */
const isMouthSore = ({ meaning }: Found, around: readonly string[]): boolean =>
  meaning.conditions.includes('peptic_ulcer') &&
  /\b(?:mouth|tongue|lips?|gums?)\b/.test(around.join(' ')) &&
  !/\b(?:stomach|peptic|gastric|duodenal|gut|tummy)\b/.test(around.join(' '));

/** 'Fish sauce gives me migraines' tells what the food does, and of no condition. */
function isSymptom({ meaning }: Found, around: readonly string[], hearing: Hearing): boolean {
  const isFood = isFoodWord(hearing.catalogue);
  return (
    meaning.conditions.length > 0 &&
    meaning.conditions.every((id) => symptoms.has(id)) &&
    /\b(?:gives?|gave|giving|brings? on|triggers?|causes?|makes?|sets? off|get from)\b/.test(
      around.join(' '),
    ) &&
    around.some((token) => isFood(token) || /^(?:it|they|that|tablets?|tabs)$/.test(token))
  );
}
const symptoms: ReadonlySet<string> = new Set(['migraine', 'constipation', 'gerd']);

/** Of kidneys, in ml/min/1.73 m²: below 60 for three months is kidney disease (KDIGO 2024). */
const goodFiltration = 60;

/** 'Blood pressure fine', 'bp 118/76 nice and steady': a figure that is as it should be is no condition. */
const isGoodFigure = (words: readonly string[]): boolean => {
  const text = words
    .join(' ')
    .replace(
      /\b(?:off|without|came off|stopped) (?:all )?(?:the |my |any )?(?:tablets?|meds?|medication|pills?)\b/g,
      '',
    );
  if (Number(/\be?gfr(?: \w+){0,2}? (\d{2,3})\b/.exec(text)?.[1] ?? 0) >= goodFiltration)
    return true;
  return (
    /\b(?:bp|blood pressure|sugars?|cholesterol|thyroid)\b/.test(text) &&
    /\b(?:fine|ok|okay|normal|perfect|good|nice and steady|never a problem)\b/.test(text) &&
    !/\b(?:high|not|on|with|tablets?|meds|medication|controlled|raised|was)\b/.test(text)
  );
};

/** Whether a later part of a statement takes it back: 'was allergic to eggs, not any more'. */
const isRetractedIn = (segment: string): boolean =>
  clausesOf({ text: segment, goesOn: true }).some(({ text }) => isRetracted(wordsOf(text)));

/** 'Als Kind hatte ich eine Milchallergie, heute trinke ich Milch'. */
function isOutgrownIn(segment: string, { catalogue }: Hearing): boolean {
  const parts = clausesOf({ text: segment, goesOn: true }).map(({ text }) => ({
    text,
    tokens: wordsOf(text),
  }));
  return parts.some((part, index) =>
    isOutgrown(part, parts.slice(index + 1), isFoodWord(catalogue), catalogue),
  );
}

/** 'But', in several languages. */
const turn =
  /^(?:but|however|although|though|pero|sino|mais|cependant|aber|jedoch|mas|porem|ma|maar|men|ama|ancak|fakat|ale|dar|insa|tapi|tetapi|lakini|но|але|nhung|lekin|magar)$/;
const isTurn = (word: string): boolean => turn.test(word);

/** The words between the turns on both sides of a match, without what stands in brackets. */
function clauseAround(segment: string, match: Found, { catalogue }: Hearing): string[] {
  const words = withNamesApart(healthTokens(segment), lexiconOf(catalogue));
  const from = words.slice(0, match.from).findLastIndex(isTurn) + 1;
  const next = words.slice(match.to).findIndex(isTurn);
  const bracketed = new Set((/\(([^)]*)\)?/.exec(segment)?.[1] ?? '').toLowerCase().split(/\s+/));
  return words
    .slice(from, next === -1 ? undefined : match.to + next)
    .filter((word) => !bracketed.has(word));
}
