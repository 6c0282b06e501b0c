// What affirms harm in words that elsewhere say that all is well: 'Allergies: nuts yes', 'no other allergies than milk', 'eggs are fine
// if well baked'. It is heard as the plain statement of harm that it is.

import { isNotAtTable } from './atTable.ts';
import { wordsOf } from './concepts.ts';

const allergyStem = '(?:allerg|alerg|intoleran|unverträglich)';
/** Bounded, so that a word of a thousand letters takes no longer than others. */
const allergyWord = String.raw`\p{L}{0,20}${allergyStem}\p{L}{0,20}`;
const allergy = new RegExp(allergyStem, 'iu');
const yes = String.raw`(?:yes|yep|yeah|oui|ja|sí|si|sim|sì)`;

/** 'No known allergies, nuts yes' says that there are none. */
const denied = new RegExp(
  String.raw`(?<!\p{L})(?:no|not|non|none|without|never|keine?n?|nicht|ohne|pas|aucune?|sans|sin|ninguna?|sem|nenhuma?|não|nao|nessun[ao]?|senza|geen|niet)\s{1,3}(?:\p{L}{1,20}\s{1,3}){0,2}${allergyWord}`,
  'iu',
);
const yesAtTheEnd = new RegExp(String.raw`[\s:?–-]${yes}[.!]{0,3}$`, 'iu');

/** 'No other allergies than', 'keine weiteren Allergien außer', 'pas d’autre allergie que', 'no tengo más alergias que'. */
const noOther = new RegExp(
  String.raw`^.{0,40}?(?<!\p{L})(?:other|further|additional|more|ander\p{L}*|weiter\p{L}*|autres?|otras?|más|outras?|mais|altr[aei])\s{1,3}(?:(?:known|food|bekannten?)\s{1,3}){0,2}${allergyWord}\s{1,3}(?:than|then|besides|beyond|apart from|aside from|except(?: for)?|but|als|außer|que|hormis|sauf|aparte de|excepto|salvo|além de|che|oltre a|tranne|dan)\s{1,3}`,
  'iu',
);

const condition = String.raw`(?:(?:only|nur|aber nur|but only)\s{1,3})?(?:if|when|as long as|so long as|provided|once|wenn|falls|sofern|solange|si|quand|cuando|quando)(?!\p{L})`;
const fine = String.raw`\s{1,3}(?:is|are|ist|sind|est|sont|es|son|é|são|è|sono)\s{1,3}(?:(?:totally|absolutely|completely|usually|mostly|generally|also|auch|meist)\s{1,3})?(?:fine|ok|okay|alright|all right|safe|tolerated|no problem|not a problem|kein Problem|in Ordnung|unproblematisch|verträglich)(?:\s{1,3}(?:for|with|by|für|bei)\s{1,3}(?:me|mich|mir))?`;
/** What is fine under a condition alone is none of the food as it usually comes. */
const conditional = new RegExp(String.raw`${fine},?\s{1,3}(?=${condition})`, 'iu');
const fineAtTheEnd = new RegExp(String.raw`${fine}$`, 'iu');
const conditionAhead = new RegExp(String.raw`^${condition}`, 'iu');

const negated =
  /(?:n['’]t|(?<!\p{L})(?:not|no|never|without|free|gf|df|kein\p{L}*|nicht|ohne|pas|sans|sin|sem|senza))(?!\p{L})/iu;

/** 'No problem for my wife', with 'but for me' behind it. */
const wellForOther =
  /\s{1,3}(?:is|are|ist|sind)\s{1,3}(?:no|not a|kein)\s{1,3}(?:problem|issue)\s{1,3}(?:for|für|bei)\s{1,3}.{1,40}$/iu;
const butForMe =
  /^(?:but|aber|only|nur)\s{1,3}(?:(?:it|they|that)\s{1,3}(?:is|are)\s{1,3}|schon\s{1,3}|doch\s{1,3}|sehr wohl\s{1,3}|leider\s{1,3})?(?:for me|für mich|bei mir)(?:\s{1,3}(?:schon|it is|they are))?[.!]*$/iu;

const headOfAllergies = new RegExp(
  String.raw`(?:^|[.\n])\s{0,3}(?:\p{L}{1,20}\s{1,3})?${allergyWord}\s{0,3}:`,
  'iu',
);
/** 'Allergies: milk no, nuts yes'. */
export const isListOfAllergies = (whole: string): boolean => headOfAllergies.test(whole);

/** 'Fish is fine as long as it isn't mackerel' names what is not: that is heard by itself. */
function underCondition(text: string, next = ''): string | undefined {
  if (conditional.test(text) && !negated.test(text))
    return text.replace(conditional, ': problem, only ');
  return conditionAhead.test(next.trim()) && !negated.test(next) && fineAtTheEnd.test(text)
    ? text.replace(fineAtTheEnd, ': problem')
    : undefined;
}

const noTroubleWith =
  /(?<!\p{L})(?:no|not|never|kein\p{L}{0,2}|nicht|pas de|aucun|sin|sem|nessun|geen|niet)\s{1,3}(?:\p{L}{1,12}\s{1,3})?(?:problem\p{L}{0,2}|issues?|trouble|problème|allergi\p{L}{1,5}|alérgic[oa])\s{1,3}(?:with|to|mit|gegen|avec|aux?|à|con|com|voor|met)\s/iu;
const butThis =
  /^(.{2,40}?)\s{1,3}(?:(?:aber|but|though|mais|pero|ma|mas|maar)\s{1,3})?(?:schon|doch|yes|si|sí|oui|sim|sì|wel)[.!]{0,3}$/iu;
/** 'No problem with milk, nuts yes' tells of trouble with nuts. */
function unlikeTheLast(text: string, last = ''): string | undefined {
  const other = noTroubleWith.test(last) ? butThis.exec(text)?.[1] : undefined;
  return other === undefined ? undefined : `${other}: problem`;
}

function unlessForMe(text: string, next = ''): string | undefined {
  const well = butForMe.test(next.trim()) ? wellForOther.exec(text)?.[0] : undefined;
  return well === undefined ? undefined : `${text.slice(0, -well.length)}: problem for me`;
}

/** What somebody says of themselves without naming a food. */
const ownHarm =
  /\b(?:(?:makes?|made|gives?|gave|sends?|sent|puts?|brings?) (?:me|us)|(?:i|we) (?:am|are) the ones?|im the one|(?:i|we) (?:swell|react|vomit|itch|wheeze|come out|break out)|(?:i|we) (?:get|got) (?:\w+ )?(?:hives|rash(?:es)?|spots|swelling|itchy|sick|ill|wheezy|blisters|asthma|cramps)|(?:me|us|mine) (?:too|as well|also))\b/;
const namesCause = /\b(?:from|of|with|by|when|after)\b/;

/** 'The dog is allergic to chicken. It makes me swell as well' speaks of chicken at this table. */
function alsoOneself(text: string, next = ''): string | undefined {
  const [, before = text, behind] = /^(.{3,200}?) but (.{2,80})$/iu.exec(text) ?? [];
  const said = wordsOf(behind ?? next).join(' ');
  if (!ownHarm.test(said) || namesCause.test(said) || !isNotAtTable(wordsOf(before)))
    return undefined;
  return [`${before} and so am I`, behind].filter((each) => each !== undefined).join(', but ');
}

/**
 * A statement as it is heard.
 * @param next the statement behind it
 * @param last the statement before it
 * @param listsAllergies whether it stands in a list that began with 'Allergies:'
 */
export function affirmedText(
  text: string,
  next: string | undefined,
  listsAllergies: boolean,
  last?: string,
): string {
  const other = noOther.exec(text)?.[0];
  if (other !== undefined) return `allergic to ${text.slice(other.length)}`;
  const answer = yesAtTheEnd.exec(text)?.[0];
  const harm = answer === undefined ? '' : text.slice(0, -answer.length);
  if (/\p{L}/u.test(harm) && (listsAllergies || allergy.test(harm)) && !denied.test(text))
    return harm.replace(/[\s:?–-]{1,3}$/, '');
  return (
    underCondition(text, next) ??
    unlessForMe(text, next) ??
    unlikeTheLast(text, last) ??
    alsoOneself(text, next) ??
    text
  );
}
