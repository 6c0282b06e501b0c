// Whose a condition is: one's own, of somebody who is cooked for, or nobody's at this table.
import { endsNegation } from './phrases.ts';
import type { Found } from './phrases.ts';
import { isDeniedInFamily, runsInFamily, isOfSelfInFamily } from './inFamily.ts';
import { isOfSomebodyGone } from './gone.ts';
import { athome, elsewhere, isRelative, isWriter } from './relatives.ts';
import { speaksOfSelf } from './ofSelf.ts';

const notMe = /^(?:(?:but|and|though) )?(?:not (?:me|mine|us)|i(?:m| am| do)? ?not|i dont)$/;
/** 'My wife is allergic to nuts, not me': who cooks for her leaves them out all the same. */
export const isNotMineAlone = (tokens: readonly string[], said: readonly string[]): boolean =>
  notMe.test(said.join(' ')) &&
  tokens.some((token) => athome.has(token) || athome.has(token.replace(/s$/, '')));

/** Said as well, the one who is told of eats from the same pot. */
export const sharesTable =
  /\b(?:cook\w*|liv(?:e|es|ing) (?:with|here)|lives? at home|both of us|for us|the two of us|us both|we both|same (?:dinner|meals?|pot|table|food)|eat(?:s|ing)? (?:with (?:us|me)|together|here|what i)|household|at home|stay(?:s|ing)? with|(?:one|two|three|four) of us)\b/;

/** Who lives in another place is not cooked for. */
export const livesApart =
  /\b(?:lives?|living|moved|based) (?:in (?!with|our|my|the same)|abroad|overseas|far|elsewhere|apart|away|alone|on (?:her|his|their) own)|\b(?:doesnt|dont|does not|do not|never|wont) (?:eat|eats|dine|live|cook) (?:with|here|at)\b|\b(?:cooks?|eats?|shops?)(?: only)? (?:for )?(?:himself|herself|themselves|(?:his|her|their) own(?: (?:food|meals|dinners?|tea))?|separately|elsewhere|alone)\b|\bnot at (?:our|my) table\b|\blives? (?:over )?there\b|\b(?:visits?|sees?|see (?:her|him|them)) (?:once|twice) a year\b/;

/** 'Was', in several languages. */
const was =
  /^(?:was|were|used|lived|suffered|battled|fought|era|eran|erano|war|waren|hatte|hatten|etait|etaient|avait|tenia|tuvo|tinha|teve|aveva|ebbe|byl|byla|mial|miala|hade|var)$/;

/** What stays with somebody who 'had' it. */
const events: ReadonlySet<string> = new Set(['stroke', 'cvd_cholesterol', 'transplant']);

/** 'So do I': it is one's own all the same. */
const mineToo =
  /\b(?:and me\b(?! being)|me and (?:my|our|the)|and (?:so )?(?:do |am |have )?i\b(?! (?:cook|live|care|look|feed|make|do the))|me too|same as me|like me|i do too|as do i|so (?:do|am|have) i|now me|i (?:have|got|carry|inherited) (?:it|one|that) (?:too|as well|now))/;

/** 'Gout (my dad)', but not 'diabetes since my daughter was born'. */
const standingBehind = (tokens: readonly string[]): string | undefined => {
  const rest = tokens.filter((token) => !/^(?:my|our|the|is|for|its)$/.test(token));
  return rest.length === 1 ? rest.find(isRelative) : undefined;
};

/** `unsaid`: somebody of the family, or perhaps the person who writes. */
export type Whose = 'own' | 'household' | 'perhapsHousehold' | 'unsaid' | 'nobodys';

/** Whose the condition is that stands at a place of a statement, by the relative who is named nearest to it. */
export function whoseIs(tokens: readonly string[], match: Found): Whose {
  const text = tokens.join(' ');
  if (runsInFamily(tokens)) return whoseInFamily(tokens, match);
  if (mineToo.test(text)) return 'own';
  const gone = isOfSomebodyGone(tokens, match);
  if (gone !== undefined) return gone ? 'nobodys' : 'unsaid';
  const turn = tokens.slice(0, match.from).findLastIndex((token) => endsNegation.has(token)) + 1;
  const before = tokens.slice(turn, match.from);
  const place = before.findLastIndex((token, at) => isRelative(token) && !isWriter(before, at));
  const who = before[place] ?? standingBehind(tokens.slice(match.to));
  const between = before.slice(place + 1);
  if (who === undefined || speaksOfSelf(between)) return 'own';
  if (isOver(who, between, match) || livesApart.test(text)) return 'nobodys';
  return athome.has(who) || sharesTable.test(text) ? 'household' : 'perhapsHousehold';
}

/** 'It runs in the family': those who are named have it, and where nobody is named it may be anybody. */
function whoseInFamily(tokens: readonly string[], match: Found): Whose {
  if (isDeniedInFamily(tokens, match.from)) return 'nobodys';
  if (mineToo.test(tokens.join(' ')) || isOfSelfInFamily(tokens, match.from, match.to))
    return 'own';
  if (tokens.some((token) => athome.has(token))) return 'household';
  return tokens.some((token) => elsewhere.has(token)) ? 'perhapsHousehold' : 'unsaid';
}

/** 'Had', of which somebody may still be marked: 'mi papá tuvo un derrame', 'meu pai teve um AVC'. */
const had = /^(?:had|hatte|hatten|avait|tenia|tuvo|tinha|teve|aveva|ebbe|mial|miala|hade)$/;

/** 'Grandad had gout', but not 'grandma's had kidney stones'. */
const isOver = (who: string, between: readonly string[], { meaning }: Found): boolean => {
  const isEvent = meaning.conditions.some((id) => events.has(id));
  return (
    between.some((token) => was.test(token) && !(isEvent && had.test(token))) ||
    (between.includes('had') && !who.endsWith('s') && !isEvent)
  );
};
