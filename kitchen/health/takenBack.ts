// Whether the words around a condition take it back.
import { isDeniedElsewhere } from './conditionWords.ts';
import { saysSoAmI } from './ofSelf.ts';
import { endsNegation, isOfFood, negators, partsOf, past, within } from './phrases.ts';
import type { Found } from './phrases.ts';
import { isStoppedMedicine } from './stoppedMedicine.ts';

/** 'No peanuts' and 'cannot eat gluten' are wishes, not denials. */
const wish =
  /^(?:no|without|avoid|avoids|avoiding|never|cannot|cant|dont|neither(?: \w+){1,2} nor|neither|nor)(?: eat| have| tolerate| stand| take)?(?: any)?$/;

export function isWish(tokens: readonly string[], match: Found): boolean {
  if (!isOfFood(match)) return false;
  const before = tokens
    .slice(0, match.from)
    .filter((token) => !['i', 'we', 'please'].includes(token));
  return wish.test(before.join(' ')) && !speaksOfAllergy(tokens);
}

const speaksOfAllergy = (tokens: readonly string[]): boolean =>
  tokens.some((token) => /^(?:allerg|intoler|coeliac|celiac)/.test(token));

/** Words of what is feared or kept away, and is not there: 'worried about getting gout'. */
const feared =
  /\b(?:worr(?:y|ied|ies) about|afraid of|scared of|fear of|risk of|at risk|prevent(?:ing|ion)?|avoid (?:getting|having)|dont want|in case i get|ward off)\b/;

/** What a statement says of all its phrases, looked at once: a long text names many. */
interface Around {
  /** The token behind the first words of fear; beyond the end where there are none. */
  readonly feared: number;
  /** The last token that tells of the past. */
  readonly past: number;
}
const known = new WeakMap<readonly string[], Around>();

function aroundOf(tokens: readonly string[]): Around {
  const before = known.get(tokens);
  if (before) return before;
  const text = tokens.join(' ');
  const match = feared.exec(text);
  const around = {
    feared: match
      ? text.slice(0, match.index + match[0].length).split(' ').length
      : Number.POSITIVE_INFINITY,
    past: tokens.findLastIndex((token) => past.has(token) && token !== 'was' && token !== 'used'),
  };
  known.set(tokens, around);
  return around;
}

/** 'Gout not any more' takes it back; 'IBD not IBS' says which it is. */
const notAtAll =
  /^(?:$|any|now|me|mine|us|yet|present|confirmed|proven|found|diagnosed|active|at all|a )/;

/** 'Gout no' and 'gout no longer' take it back; 'reflux, no tablets' says what is not taken for it. */
const noneOfIt =
  /^(?:$|longer|more|any ?more|now|never|not|none|thanks?|problems?|issues?|worr(?:y|ies)|and |but |i |we )/;

/** 'The test was high so the midwife says …': what was before is not what they say. */
const saysNow = /^(?:says|confirms)$/;

/** '26 weeks gone' counts a pregnancy, and is nothing of the past. */
const isOfWeeks = (tokens: readonly string[], place: number): boolean =>
  tokens[place] === 'gone' && /^(?:weeks?|wks?|months?)$/.test(tokens[place - 1] ?? '');

/** 'I was diagnosed with gout in 2009': what a doctor found then is there now, unless more is said. */
const isDiagnosis = (tokens: readonly string[], place: number): boolean =>
  tokens[place] === 'was' && tokens[place + 1] === 'diagnosed';

/** 'No dairy im lactose intolerant': somebody begins to speak of themselves; 'not sure if im coeliac' does not tell it. */
const speaksAnew = (tokens: readonly string[], place: number): boolean =>
  /^(?:i ?(?:m|am|have|ve)|we ?(?:are|have|ve)|my \w+(?: is| has)|(?:je|j) (?:suis|ai)|ich (?:bin|habe)|(?:yo )?(?:soy|estoy|tengo)|sono|sou|tenho) /.test(
    `${tokens.slice(place, place + 3).join(' ')} `,
  ) &&
  place > 1 &&
  !/(?:^| )(?:think\w*|thought|sure|if|know|knew|say\w*|said|whether|that|believe\w*|mean\w*|unless|until|like|told|hope\w*|not because|as though|suspect\w*|doubt\w*|afraid|worr\w+|scared|confirm\w*|diagnos\w*|pense|crois|sais|si|que|glaube|ob|dass?|creo|credo|che|acho|sei)(?: \w+)?$/.test(
    tokens.slice(0, place).join(' '),
  );

/** Whether what stands before a word has nothing to do with what stands behind it. */
const beginsAnew = (tokens: readonly string[], place: number): boolean =>
  speaksAnew(tokens, place) ||
  endsNegation.has(tokens[place] ?? '') ||
  saysNow.test(tokens[place] ?? '') ||
  isOfWeeks(tokens, place);

/** Whether the words around a phrase take it back. */
export function isTakenBack(tokens: readonly string[], match: Found): boolean {
  const { from, to } = match;
  if (isWish(tokens, match) || saysSoAmI(tokens)) return false;
  for (let i = from - 1; i >= 0; i -= 1) {
    const token = tokens[i] ?? '';
    if (beginsAnew(tokens, i)) break;
    if (negators.has(token) || (past.has(token) && !isDiagnosis(tokens, i))) return true;
  }
  const around = aroundOf(tokens);
  return (
    around.feared <= from ||
    around.past >= to ||
    isStoppedTreatment(tokens, match) ||
    isDeniedBehind(tokens, match) ||
    isDeniedElsewhere(tokens, match)
  );
}

/** Rows of the table that are a medicine and no illness. */
const treatments: ReadonlySet<string> = new Set(['warfarin', 'statin_grapefruit']);
const isStoppedTreatment = (tokens: readonly string[], { meaning, from, to }: Found): boolean =>
  meaning.conditions.some((id) => treatments.has(id)) && isStoppedMedicine(tokens, from, to);

/** 'Gout no', 'gout? no gout', 'gout not any more', 'allergy free'. */
function isDeniedBehind(tokens: readonly string[], { from, to }: Found): boolean {
  const next = tokens[to] ?? '';
  const rest = tokens.slice(to + 1).join(' ');
  const name = tokens.slice(from, to).join(' ');
  return (
    /^(?:none|never|negative)$/.test(next) ||
    (next === 'no' && (noneOfIt.test(rest) || rest.startsWith(name))) ||
    (next === 'not' && notAtAll.test(rest)) ||
    (next === 'free' && rest === '')
  );
}

/** The question that a taken-back phrase brings. */
export const negatedId = ({ meaning }: Found): string =>
  `negated-${meaning.conditions[0] ?? meaning.phrase.replaceAll(' ', '-')}`;

/** 'Diabetes' says nothing more beside 'type 1', nor 'anaemia' beside 'sickle cell'; 'kidney disease' does beside 'not on dialysis'. */
export function withoutVagueOnes(found: readonly Found[], tokens: readonly string[]): Found[] {
  const parts = partsOf(tokens);
  const exact = found.filter((each) => !each.meaning.ambiguous && !isTakenBack(tokens, each));
  return found.filter((vague) => {
    const choices = Object.values(vague.meaning.ambiguous?.answers ?? {}).flat();
    const part = choices.length > 0 && parts.find((each) => within(vague, each));
    return (
      !part ||
      !exact.some(
        (each) =>
          each !== vague &&
          within(each, part) &&
          each.meaning.conditions.some((id) => choices.includes(id)),
      )
    );
  });
}
