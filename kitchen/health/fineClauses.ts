// Which clauses of a statement say that what they name does no harm.
import { isCommon } from './commonWords.ts';
import { isOtherScript } from './concepts.ts';
import type { Named } from './concepts.ts';
import { isEveryday } from './everyday.ts';
import { isEatenThere, isFreeOfHarm, isOutgrown, tellsOfHarm } from './foodWays.ts';
import {
  isHarmful,
  isHarmless,
  isPlainlyFine,
  isRetracted,
  isTurnedBad,
  saysToLeaveOut,
  speaksOfReaction,
} from './harm.ts';
import { isWary } from './liked.ts';
import { ateOnce } from './noMore.ts';
import { isMereList } from './mereList.ts';
import type { Segment } from './segments.ts';
import {
  goesOnToAnother,
  isOfSomebodyElse,
  isSomebody,
  notThem,
  takesAnother,
} from './somebodyElse.ts';
import { isRelative } from './relatives.ts';
import { isNotMineAlone } from './whose.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** A clause's words, and what they name. */
export interface Parsed {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly taken: ReadonlySet<number>;
  readonly named: readonly Named[];
  readonly isException: boolean;
  readonly isBeyond: boolean;
}

export const isOfFamily = ({ concepts }: Named): boolean =>
  concepts.every(({ kind }) => kind === 'family');

/** A clause that was judged. */
interface Judged extends Parsed {
  readonly isFine: boolean;
}

/** Of each clause whether what it names is said to do no harm. */
export function fineAmong(
  parsed: readonly Parsed[],
  segment: Segment,
  isFood: (token: string) => boolean,
  catalogue: Catalogue,
): boolean[] {
  const judged: Judged[] = [];
  for (const [index, clause] of parsed.entries()) {
    const behind = parsed.slice(index + 1);
    const later = behind.filter(({ named }) => named.every(isGuessed));
    // 'Kiwi makes me itch but strawberries, all good': what says that all is well says it of the nearest.
    const next = behind.findIndex(({ named }) => !named.every(isGuessed));
    const nearest = next === -1 ? behind : behind.slice(0, next);
    const isSaid =
      isSaidToBeFine(clause, judged[index - 1], isFood, segment, catalogue) &&
      !later.some(
        (each) => isTurning(each) || isOneself(clause, each) || tellsOfHarm(each, catalogue),
      );
    const isFine =
      isSaid ||
      isEatenHere(clause, later, segment, isFood, catalogue) ||
      isOutgrown(clause, behind, isFood, catalogue) ||
      isPutAside(clause, parsed[index - 1], parsed[index + 1], isFood) ||
      nearest.some(
        ({ tokens }, place) =>
          ((isRetracted(tokens) && !tellsOfEating(clause)) || isSaidFineOf(clause, tokens)) &&
          !isNotMineAlone(clause.tokens, tokens) &&
          !nearest.slice(place + 1).some(isTurning),
      ) ||
      (wasThought.test(clause.tokens.join(' ')) && isOtherCause(nearest[0]));
    judged.push({
      ...clause,
      isFine:
        isFine &&
        !isUsedOtherwise(clause) &&
        !isOnlyThought(clause) &&
        !goesOnToAnother(clause.tokens) &&
        !exceptsSomebody(clause, behind[0]) &&
        !behind.some((each) => isOfAnotherThan(clause, each)),
    });
  }
  return judged.map(({ isFine }) => isFine);
}

/** 'Thought I had grown out of my walnut allergy', 'hoping to outgrow eggs': nobody has found out. */
const onlyThought =
  /\b(?:th(?:ought|inks?)|hop(?:e|es|ed|ing)|believ(?:e|es|ed)|assum(?:e|es|ed)|reckon(?:s|ed)?|guess|wish)\b.*\b(?:outgrow\w*|outgrew|grow\w* out of|grew out of)\b/;
const isOnlyThought = ({ tokens }: Parsed): boolean => onlyThought.test(tokens.join(' '));

/** 'Coconut oil in my hair: fine' tells of no eating, and 'other days chicken ok' of some days alone. */
const usedOtherwise =
  /\b(?:in|on|for|into|through) (?:(?:my|the|her|his|our|their|dry) )?(?:hair|skin|scalp|beard|nails?|hands?|lips?|face|body|garden|compost)\b|\b(?:all )?(?:the )?other days\b/;
const isUsedOtherwise = ({ tokens }: Parsed): boolean => usedOtherwise.test(tokens.join(' '));

/** 'We love prawns except my son', 'all of us eat fish apart from Tom': fine for the others alone. */
const exceptsSomebody = ({ text }: Parsed, next: Parsed | undefined): boolean =>
  next !== undefined &&
  !/all?erg|intol/i.test(text) &&
  (next.isException || notThem.test(next.tokens.join(' '))) &&
  isSomebody(next, next.named.every(isGuessed));

/** 'I love milk but my guts disagree', 'kids have milk but I stick to oat'. */
const isOfAnotherThan = (clause: Parsed, { tokens, taken, named }: Parsed): boolean =>
  takesAnother(clause.tokens, tokens) ||
  (taken.size === 0 && named.every(isGuessed) && isOfSomebodyElse(clause.tokens, tokens));

/** 'Thought strawberries gave me hives, turns out it was the washing powder': something else that is no food did the harm. */
const wasThought = /\b(?:thought|assumed|suspected|blamed|reckoned|believed)\b/;
const isOtherCause = (next: Parsed | undefined): boolean =>
  next !== undefined &&
  next.named.length + next.taken.size === 0 &&
  /^(?:but )?(?:it )?(?:turn(?:s|ed) out|was (?:just|only|actually|really)) (?!.*\b(?:all?erg\w*|intol\w*|right|true|yes|worse|also|both|too|positive|correct|i|im|am|me)\b)/.test(
    next.tokens.join(' '),
  );

/** Whether a clause tells of what somebody eats, well or not: what stands behind its 'except' or 'not' is left out. */
const isOfEating = ({ tokens }: Parsed): boolean => {
  const text = tokens.join(' ');
  return (
    /\b(?:fine|ok|okay|eats?|takes?|have|tolerates?|loves?|likes?|enjoys?|safe|allowed|used to|does)\b/.test(
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
  if (setsApart(after) && after && isHarmful(after.tokens, after.text)) return false;
  if (setsApart(after))
    return clause.tokens.every((token) => isFood(token) || isEveryday(token)) && !isHarming(clause);
  if (before === undefined || !isHarming(before)) return false;
  const text = clause.tokens.join(' ');
  return (
    (text.startsWith('rather than ') && !speaksOfReaction(clause.tokens, clause.text)) ||
    (/ (?:doesnt|dont|isnt|arent|didnt|does not|do not|not|never (?:do|does|did|has|have))$/.test(
      text,
    ) &&
      clause.tokens
        .slice(0, -1)
        .every(
          (token) =>
            isFood(token) ||
            isCommon(token) ||
            /^(?:do|does|did|and|or|the|other|never|while|whereas)$/.test(token),
        ))
  );
}

/** Whether a clause says outright that something does harm, without a 'no' in it. */
const isHarming = ({ tokens, text }: Parsed): boolean =>
  (speaksOfReaction(tokens, text) ||
    /\b(?:makes?|gives?|brings?|bothers?|triggers?|sets? (?:\w+ )?off|hurts?|kills?|upsets?|affects?|(?:is|are) (?:\w+ )?bad|burns?|sends?|puts?|swells?|itch\w*|stings?|knocks?|repeats?|bloats?|disagrees?|ruins?|wrecks?|destroys?|floors?|leaves?|(?:is|are) (?:a |an |my |the |our )?(?:problems?|issues?|nightmare|trouble|killers?|deadly|enem(?:y|ies)|allergens?|trigger))\b/.test(
      tokens.join(' '),
    )) &&
  !/\b(?:no|not|never|dont|doesnt|didnt|isnt|arent|without)\b/.test(tokens.join(' '));

/** Told in another language to be eaten, or among what is at hand. */
const isEatenHere = (
  clause: Parsed,
  later: readonly Parsed[],
  { isEaten = false }: Segment,
  isFood: (token: string) => boolean,
  catalogue: Catalogue,
): boolean =>
  !clause.isException &&
  clause.named.every(isOfFamily) &&
  later.every((each) => isFreeOfHarm(each, catalogue)) &&
  (isEaten
    ? isFreeOfHarm(clause, catalogue)
    : !isMereList(clause, catalogue) && isEatenThere(clause, isFood, catalogue));

const isOfAnother = (tokens: readonly string[]): boolean =>
  tokens.some(
    (token) =>
      isRelative(token) || /^(?:half|halfs|missus|he|she|they|hes|shes|theyre)$/.test(token),
  );

/** 'Used to be fine with eggs': what takes it back says that they do harm now. */
const tellsOfEating = ({ text, tokens }: Parsed): boolean =>
  ateOnce(tokens) && !speaksOfReaction(tokens, text);

/** 'I stopped drinking milk, all good': it is good without. */
const givenUp =
  /\b(?:stopped|quit|gave up|given up|cut out|dropped) (?!avoid|leav|skip|exclud|being)/;

/** 'I break out from tomatoes but love them': liking takes no harm back. */
const isSaidFineOf = (clause: Parsed, tokens: readonly string[]): boolean =>
  isPlainlyFine(tokens) &&
  !givenUp.test(clause.tokens.join(' ')) &&
  !(/^(?:but )?(?:i|im|ive)\b/.test(tokens.join(' ')) && isOfAnother(clause.tokens)) &&
  !(
    /\b(?:love|like|adore|enjoy|crave)s? (?:it|em|them|those|that)\b/.test(tokens.join(' ')) &&
    isWary(clause.tokens.join(' '))
  );

/** 'My husband can eat prawns but I go red': what is fine for another is not said to be so for oneself. */
const isOneself = (clause: Parsed, { tokens, text }: Parsed): boolean =>
  isOfAnother(clause.tokens) &&
  /^(?:but |and )?(?:i|im|me|my|not me)\b/.test(tokens.join(' ')) &&
  !isPlainlyFine(tokens) &&
  !isHarmless(tokens, text, () => false, true);

/** 'Veggie except on Sundays, when I have chicken': what is eaten then is not eaten every day. */
const someTime =
  /^(?:(?:for|only|maybe|sometimes|perhaps|very) ){0,2}(?:(?:on|at|when|whenever|if|during|over|once|twice|occasionally|sometimes|every)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|weekends?\b|christmas\b|holidays?\b|special occasions\b)/;
const isOfSomeTime = (tokens: readonly string[]): boolean => someTime.test(tokens.join(' '));

/** A clause that names nothing and takes back what was said to be fine: '…, but it makes me ill'. */
const isTurning = ({ text, tokens, taken }: Parsed): boolean =>
  isTurnedBad(tokens) ||
  ((taken.size === 0 || speaksOfReaction(tokens, text)) && isHarmful(tokens, text));

/** An exception from what is left out is fine; one from what is eaten is not: 'anything apart from eggs'. */
const isSaidToBeFine = (
  { text, tokens, named, isException }: Parsed,
  before: Judged | undefined,
  isFood: (token: string) => boolean,
  { isFree, goesOn }: Segment,
  catalogue: Catalogue,
): boolean =>
  isException &&
  (isOfSomeTime(tokens) || (before ? isAllEaten(before, isFood) : goesOn && isFree === true))
    ? false
    : (isException &&
        !speaksOfReaction(tokens, text) &&
        isExceptionOf(before, !goesOn || isFree !== true)) ||
      isNotMeant(tokens, before) ||
      (!isMereList({ tokens, text }, catalogue) &&
        isHarmless(
          tokens,
          text,
          isFood,
          isFree === true && before === undefined && named.every(isOfFamily),
        ));

const isExceptionOf = (before: Judged | undefined, isLed: boolean): boolean =>
  !before?.isFine && !(before && isOfEating(before)) && leavesOut(before, isLed);

/** Whether an exception from a clause may be fine: it names what is left out, or leaves all out that there is. */
const leavesOut = (before: Judged | undefined, isLed: boolean): boolean =>
  before === undefined
    ? isLed
    : before.named.filter((each) => !isGuessed(each)).length + before.taken.size > 0 ||
      isOtherScript(before.text) ||
      /\b(?:cant|cannot|dont|doesnt|never|wont|unable|all?erg\w*|nothing|not|only)\b.*\b(?:anything|any|much|everything|all)\b|\bnothing\b/.test(
        before.tokens.join(' '),
      ) ||
      !/\b(?:no|not|nothing|none|never|without)\b/.test(before.tokens.join(' '));

/** 'Dairy but not butter': what stands behind the 'not' of a list of harmful foods is none of them. */
const isNotMeant = (tokens: readonly string[], before: Judged | undefined): boolean =>
  tokens[0] === 'not' &&
  tokens.length <= 4 &&
  before !== undefined &&
  !before.isFine &&
  !isOfEating(before) &&
  (before.named.length + before.taken.size > 0 || speaksOfReaction(before.tokens, before.text)) &&
  !/\b(?:no|not|cant|cannot|dont|never|avoid\w*|without|just)\b/.test(before.tokens.join(' '));

/** A name that was only guessed from a slip says nothing of what is eaten: 'tudo' is no tuna. */
const isAllEaten = (
  { text, tokens, named, taken }: Parsed,
  isFood: (token: string) => boolean,
): boolean =>
  isHarmless(tokens, text, isFood) ||
  (named.every(isGuessed) &&
    (taken.size === 0 || !speaksOfReaction(tokens, text)) &&
    !saysToLeaveOut(
      tokens
        .join(' ')
        .replace(/\bfeel free\b/, '')
        .split(' '),
    ));
