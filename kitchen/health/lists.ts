// Lists that go on over several statements: of allergies, of what is left out, of what is eaten or at hand.
import { isCommon } from './commonWords.ts';
import { wordsOf } from './concepts.ts';
import { isEveryday } from './everyday.ts';
import {
  besidesBeingWell,
  isAllEatenThere,
  isAtHand,
  isFreeOfHarm,
  isSaidToBeWell,
} from './foodWays.ts';
import { isHarmful, isHarmless } from './harm.ts';
import type { Findings } from './phrases.ts';
import type { Segment } from './segments.ts';
import { isFoodWord, isLatin } from './vocabulary.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** Organs are food in a list of what is left out: 'no liver, kidney or tripe'. */
const organs =
  /^(?:(?:and|or|nor) )?(?:liver|kidneys?|heart|tongue|stomach|brains?)s?(?: (?:and|or|nor|&) (?:liver|kidneys?|heart|tongue|tripe|stomach|brains?)s?)?$/iu;
const leftOutList =
  /(?:^|:\s)(?:and )?(?:no|not|without|avoid\w*|never|skip|hates?|can['’]?t|cannot|don['’]?t|won['’]?t|(?:i|we|he|she|they)(?:['’]?(?:ve|s)| have| has)? (?:\w+ )?(?:cut(?:ting)? (?:out|down on)|gave up|given up|giving up|quit|stopped|off|don['’]?t|never|can['’]?t|cannot|avoid\w*|ditched|dropped|banned)|(?:cut(?:ting)?|leave|leaving|take) out|giv\w+ up|quit|ditch\w*|ban(?:ned)?|stay(?:ing)? off|off)\b/iu;

/** A statement, and whether it goes on with a list of what somebody cannot eat. */
export interface ListedSegment extends Segment {
  readonly listsAllergies: boolean;
}

export interface Lists {
  /** The next statement, with the lists that it belongs to. */
  next(written: Segment): ListedSegment;
  /** What was found in it tells whether such a list goes on. */
  heard(segment: Segment, findings: Findings): void;
}

/** Follows the lists of a text from one statement to the next. */
export function followLists(whole: string, catalogue: Catalogue): Lists {
  const isFood = isFoodWord(catalogue);
  const eaten = followEaten(whole, catalogue);
  const isWell = isSaidToBeWell({ tokens: wordsOf(whole), text: whole }, catalogue);
  let [listsAllergies, listsFoods, isFree] = [false, false, true];
  return {
    next(written) {
      const { text, goesOn } = written;
      const tokens = wordsOf(text);
      const isBare = tokens.every((token) => isFood(token) || joining.test(token));
      const isOfList = isBare ? listOf(listsAllergies && goesOn, listsFoods) : undefined;
      const isEaten = eaten(written, isBare);
      const isOrgans = organs.test(text);
      if (!isOrgans && !isWell)
        listsFoods = leftOutList.test(text) || (listsFoods && tokens.some(isFood));
      return {
        ...written,
        isFree,
        isOfList,
        isEaten,
        listsAllergies:
          (isOrgans && listsFoods) ||
          (listsAllergies && goesOn && !isHarmless(tokens, text, isFood)),
      };
    },
    heard({ text, goesOn }, { isOfAllergies, found }) {
      listsAllergies =
        !isWell && (isOfAllergies || (listsAllergies && goesOn && found.length === 0));
      isFree &&=
        staysFree(text, listsAllergies, isFood) ||
        isSaidToBeWell({ tokens: wordsOf(text), text }, catalogue);
    },
  };
}

/** Whether a statement belongs to what is eaten or at hand: 'I eat everything, figs too', 'cupboard: rice, beans'. */
function followEaten(whole: string, catalogue: Catalogue) {
  const isFood = isFoodWord(catalogue);
  const all = { tokens: wordsOf(whole), text: whole };
  const isCalm = isFreeOfHarm(all, catalogue);
  const isAllEaten = isCalm && (isAllEatenThere(all, catalogue) || isSaidToBeWell(all, catalogue));
  let goesOn = false;
  return (written: Segment, isBare: boolean): boolean => {
    const said = { tokens: wordsOf(written.text), text: written.text };
    const isEaten =
      isHeaded(written.text, catalogue) ||
      (isAllEaten &&
        (!isLatin(written.text) || isListed(besidesBeingWell(said, catalogue), isFood))) ||
      (isBare && goesOn && written.isAfterComma === true);
    // 'I love figs, dates' may go on with what is not loved: only a list that is headed goes on.
    goesOn = isEaten;
    return isEaten;
  };
}

/** 'Cupboard: rice'. */
function isHeaded(text: string, catalogue: Catalogue): boolean {
  const head = text.slice(0, Math.max(0, text.indexOf(':')));
  return head !== '' && isAtHand({ tokens: wordsOf(head), text: head }, catalogue);
}

/** Words that stand between the foods of a list. */
const joining =
  /^(?:and|or|nor|n|any|all|also|the|my|plus|especially|even|y|o|e|ou|et|und|oder|en|of|i|ni|ve|dan|a|l|aux?)$/;

/** Where food is kept, and how it is counted. */
const atHome =
  /^(?:few|half|some|loaf|jar|jars|bag|bags|pack|packs|tin|tins|punnet|dozen|bit|bits|blocks?|fillets?|bunch|slices?|handful|king|got|kuhlschrank|nevera|frigo|frigorifero|geladeira|lodow\w*|koelkast|kylen|kylskap\w*|kulkas|dolap\w*|buzdolab\w*|var|jokofu|frigider|ref)$/;

/** Words beside the foods of a list that say nothing of them. */
const isPlainWord = (token: string): boolean =>
  joining.test(token) ||
  atHome.test(token) ||
  isCommon(token) ||
  isEveryday(token) ||
  /^\d/.test(token);

/** Behind these stands what is counted or joined: 'a few snags', 'and hagelslag'. */
const leads =
  /^(?:a|an|few|some|my|the|of|and|bag|pack|tin|jar|en|und|et|y|e|i|ook|auch|aussi|plus|dan|\d+)$/;

/** Foods beside words that say nothing of them; one of them may be a food that we do not know. */
function isListed(tokens: readonly string[], isFood: (token: string) => boolean): boolean {
  const odd = [...tokens.keys()].filter(
    (place) => !isFood(tokens[place] ?? '') && !isPlainWord(tokens[place] ?? ''),
  );
  const [place = 0] = odd;
  return (
    odd.length === 0 ||
    (odd.length === 1 && place === tokens.length - 1 && leads.test(tokens[place - 1] ?? ''))
  );
}

const listOf = (isOfAllergies: boolean, isLeftOut: boolean): Segment['isOfList'] => {
  if (isOfAllergies) return 'allergies';
  return isLeftOut ? 'leftOut' : undefined;
};

/** Whether nothing in a statement speaks of harm, so that the next is no more of a list of it. */
function staysFree(
  text: string,
  listsAllergies: boolean,
  isFood: (token: string) => boolean,
): boolean {
  const tokens = wordsOf(text);
  return isHarmless(tokens, text, isFood) || (!listsAllergies && !isHarmful(tokens, text));
}
