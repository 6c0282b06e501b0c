// Whose a condition is: one's own, of somebody who is cooked for, or nobody's at this table.
import { endsNegation } from './phrases.ts';
import type { Found } from './phrases.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Who usually lives with the person who writes. */
const athome = words(`
  husband hubby hubs wife wifey partner spouse fiance fiancee boyfriend girlfriend bf gf son sons daughter daughters
  child children kid kids mann frau ehemann ehefrau sohn tochter kinder mari femme
  epouse conjoint conjointe fils fille enfant enfants marido esposo esposa mujer pareja hijo hija hijos marito
  moglie figlio figlia figli esposa filho filha filhos zoon dochter vrouw maz syn corka son dotter
  suami istri isteri anak kocam karim oglum kizim mke mume mtoto asawa pati patni beta beti biwi`);

/** Who may as well live elsewhere. */
const elsewhere = words(`
  mum mums mom moms mother mothers mam mama mamma mummy dad dads daddy father fathers papa parent parents brother
  brothers sister sisters sis grandad granddad grandpa grandma gran granny nan nana grandmother grandfather
  grandson granddaughter grandchild uncle aunt auntie aunty cousin nephew niece friend friends mate colleague
  neighbour neighbor lodger flatmate flatmates housemate housemates roommate roommates mutter mutti vater oma opa bruder schwester madre padre
  mere pere soeur frere abuela abuelo hermana hermano nonna nonno sorella fratello mae pai avo irma irmao
  moeder vader matka ojciec babcia ibu ayah bapak nenek annem babam mama baba nanay tatay`);

export const isRelative = (token: string): boolean => athome.has(token) || elsewhere.has(token);

const notMe = /^(?:(?:but|and|though) )?(?:not (?:me|mine|us)|i(?:m| am| do)? ?not|i dont)$/;
/** 'My wife is allergic to nuts, not me': who cooks for her leaves them out all the same. */
export const isNotMineAlone = (tokens: readonly string[], said: readonly string[]): boolean =>
  notMe.test(said.join(' ')) &&
  tokens.some((token) => athome.has(token) || athome.has(token.replace(/s$/, '')));

/** Said as well, the one who is told of eats from the same pot. */
export const sharesTable =
  /\b(?:cook\w*|liv(?:e|es|ing) (?:with|here)|lives? at home|both of us|for us|the two of us|us both|we both|same (?:dinner|meals?|pot|table|food)|eat(?:s|ing)? (?:with (?:us|me)|together|here|what i)|household|at home|stay(?:s|ing)? with|(?:one|two|three|four) of us)\b/;

/** What runs in a family, and what the dead had, is nothing to cook for. */
const history =
  /\b(?:family history|runs? in (?:the|my|our|his|her) (?:family|blood)|in (?:the|my|our) (?:family|genes)|antecedent\w* famili\w+|(?<!\b(?:i|nearly|almost|practically|near|half|have|ve|could|would|virtually|basically|literally|about|nigh|bloody|damn|actually|like|legit|lowkey) )died|(?<!\b(?:nearly|almost|near|half|be|been|practically) )dead|passed(?! (?:my|the|a|an|his|her|it|on to|out)\b)|deceased|rip|rest in peace|god rest|bless (?:him|her)|no longer (?:with us|here|alive)|(?<!\b(?:nearly|almost|practically|near) )lost (?:my|our|him|her)(?! (?:voice|breath|appetite|hearing|hair|sight|vision|consciousness|taste)\b)|widow\w*|(?<!\b(?:nearly|almost|practically|near) )took (?:my|our|him|her)(?! (?:\w+ )?(?:to|in|into)\b)|(?<!\b(?:nearly|almost|practically|near|half|have) )killed (?:my|our|him|her)|when (?:he|she) was alive|split up|divorced|moved out|late (?:husband|wife|mum|mom|mother|dad|father|partner|nan|gran\w*))\b/;

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
  /\b(?:and (?:so )?(?:do |am |have )?i\b(?! (?:cook|live|care|look|feed|make|do the))|me too|same as me|like me|i do too|as do i|so (?:do|am|have) i|now me|i (?:have|got|carry|inherited) (?:it|one|that) (?:too|as well|now))/;

/** 'Gout (my dad)', but not 'diabetes since my daughter was born'. */
const standingBehind = (tokens: readonly string[]): string | undefined => {
  const rest = tokens.filter((token) => !/^(?:my|our|the|is|for|its)$/.test(token));
  return rest.length === 1 ? rest.find(isRelative) : undefined;
};

export type Whose = 'own' | 'household' | 'perhapsHousehold' | 'nobodys';

/** Somebody begins to speak of themselves: 'mum has gout, and I have diabetes'. */
const speaksOfSelf = (tokens: readonly string[]): boolean =>
  /\b(?:i (?:have|had|am|suffer|got|take|get)|im|ive)\b/.test(tokens.join(' '));

/** Whose the condition is that stands at a place of a statement, by the relative who is named nearest to it. */
export function whoseIs(tokens: readonly string[], match: Found): Whose {
  const text = tokens.join(' ');
  if (mineToo.test(text)) return 'own';
  if (history.test(text)) return 'nobodys';
  const turn = tokens.slice(0, match.from).findLastIndex((token) => endsNegation.has(token)) + 1;
  const before = tokens.slice(turn, match.from);
  const place = before.findLastIndex(isRelative);
  const who = before[place] ?? standingBehind(tokens.slice(match.to));
  const between = before.slice(place + 1);
  if (who === undefined || speaksOfSelf(between)) return 'own';
  if (isOver(who, between, match) || livesApart.test(text)) return 'nobodys';
  return athome.has(who) || sharesTable.test(text) ? 'household' : 'perhapsHousehold';
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
