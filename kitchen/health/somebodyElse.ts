// 'We love fish, grandad carries a pen for it': what stands behind a liking and tells of a body, or of somebody who does not share it.
import type { Named } from './concepts.ts';
import { isRelative } from './relatives.ts';

/** Only who suffers speaks of it beside a food: 'my guts disagree'. */
const body =
  /\b(?:my|his|her|our|their|the) (?:\w+ )?(?:guts?|stomach|tummy|throat|face|skin|mouth|tongue|lips?|bowels?|belly|insides|body|airways?|lungs?|chest|nose|eyes?|ears?|joints?|gums?|arms?|neck)\b(?! (?:waters?|watering|lights? up|rumbles?|smiles?|thanks?))/;
/** A person at the head of a clause, whose word or two before the name do not matter. */
const person =
  /^(?:(?:and|but|so|then|though|while|only|just|our|my|the|a|poor|little|wee|dear) )*(\w+)\b/;
const youngest = /^(?:youngest|eldest|oldest|smallest|middle|baby|toddler|twins?|littlest)$/;
/** What shares the liking, or has nothing to do with it. */
const sharing =
  /\b(?:loves?|likes?|eats?|enjoys?|adores?|wants?|asks?|cooks?|makes?|brings?|grows?|buys?|catches|sells|bakes?|has|have|too|also|aswell|same|fine|ok|okay|vegan|vegetarian|veggie|prefers?|hates?|dislikes?|fussy|picky|years?|old|lives?|works?|says?|said|taught|used to|is from|are from|drinks?|devours?|demolish\w*|hoovers?|steals?|nicks?|needs?|joins?|does)\b|\b(?:as well)$|\bis (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/;
/** The speaker takes something else: 'kids have milk, I stick to oat'. */
const turnsAway =
  /^(?:and |but |so |while |though )*(?:i|ill|me|im|id) .*\b(?:stick|stuck|switch\w*|swap\w*|instead|opt|sit (?:it |that |this )?out|pass|watch|abstain|dare|myself|oat|soya|soy|almond)\b|\b(?:wouldnt|dont|never) dare\b|\bmyself$/;
/** 'My wife just has toast'. */
const other = /\b(?:just|only|instead|rather) (?:has|have|eats?|takes?|gets?|drinks?)\b|\binstead$/;
/** At work and for others: 'I bake with almonds and wear gloves'. */
const guarded = /\b(?:gloves?|masks?|goggles|at arms length)\b/;

/** Whether words behind those that like a food tell of somebody who takes another: 'kids have milk, I stick to oat'. */
export function takesAnother(before: readonly string[], tokens: readonly string[]): boolean {
  const text = tokens.join(' ');
  if (turnsAway.test(text) && before.some(isOther)) return true;
  return other.test(text) && isOther(headOf(text));
}

/** Whether words without a food, behind those that like one, tell of a body, or of somebody who has trouble with it. */
export function isOfSomebodyElse(before: readonly string[], tokens: readonly string[]): boolean {
  const text = tokens.join(' ');
  if (body.test(text) || guarded.test(text) || takesAnother(before, tokens)) return true;
  // 'It's a legume, mum.'
  return tokens.length > 1 && isOther(headOf(text)) && !sharing.test(text);
}

const headOf = (text: string): string => person.exec(text)?.[1] ?? '';

const isOther = (token: string): boolean =>
  youngest.test(token) || (isRelative(token) && !/^(?:we|us|i|me)$/.test(token));

/** 'We eat bread daily and my daughter doubles over'. */
export const goesOnToAnother = (tokens: readonly string[]): boolean =>
  tokens.some(
    (token, place) =>
      /^(?:and|then|while|though|so)$/.test(token) &&
      isOfSomebodyElse(tokens.slice(0, place), tokens.slice(place + 1)),
  );

/** 'Eggs daily, not me'. */
export const notThem = /^not (?:for )?(?:me|him|her|us|them|my|our|his)\b/;

const namedPerson = /^\W*\p{Lu}\p{Ll}+,? (?:who|he|she|is|has|gets|can.?t|cannot)\b/u;
const somebody =
  /^(?:not )?(?:for |on )?(?:him|her|them|me|us|one|mine|myself|yours truly|who\w*|the (?:\w+ )?one|(?:my|his|her) (?:own )?(?:plate|bowl|share|portion|half|dish|tray))\b/;
/** 'Except Tom', but not 'except Fridays' or 'except Lent'. */
const capitalised =
  /^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|May|June|July|August|September|October|November|December|Lent|Ramadan|Christmas|Easter|Yom|Diwali)\b)\p{Lu}\p{Ll}/u;

/** Whether what stands behind 'except' or 'not' is a person. @param isUnnamed whether it names no food */
export const isSomebody = (
  { text, tokens }: { readonly text: string; readonly tokens: readonly string[] },
  isUnnamed: boolean,
): boolean =>
  namedPerson.test(text) ||
  (isUnnamed &&
    (tokens.some(isRelative) || somebody.test(tokens.join(' ')) || capitalised.test(text)));

const personsVerb =
  /^(?:is|has|loves|likes|eats|hates|adores|enjoys|drinks|wants|needs|says|and|who|can|does|takes|gets|prefers|will|was|used)$/;

/** 'Tom loves salmon' says of nobody that prawns ('tôm') do them no harm. */
export const isPersonsName = (
  { word, from, concepts }: Named,
  { text, tokens }: { readonly text: string; readonly tokens: readonly string[] },
): boolean =>
  concepts.some(({ langs }) => langs?.has('en') === false) &&
  personsVerb.test(tokens[from + 1] ?? '') &&
  text.includes(`${word.charAt(0).toUpperCase()}${word.slice(1)}`);
