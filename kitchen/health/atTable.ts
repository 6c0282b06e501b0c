// Who and what a part of a text speaks of that is nothing to cook for: animals, the dead, other tables, names of places.
import { withoutDates } from './gone.ts';
import { speaksOfHarm, speaksOfReaction } from './harm.ts';
import { joined } from './remembered.ts';

/** Somebody who does not eat at this table: an animal, a former partner, the dead. */
const notAtTable =
  /\b(?:(?:my |an |the )?ex(?: (?:wife|husband|boyfriend|girlfriend|partner))?(?! \w+ing) (?:is|was|had|has|couldnt|cant)|my ex(?! and)|(?:my|our|the) (?:\w+ )?(?:dog|dogs|cat|cats|pet|pets|rabbit|hamster|horse)\b(?! hair)|late (?:wife|husband|mum|mom|dad|father|mother|partner|grandmother|grandfather|nan)|(?<!\b(?:i|nearly|almost|practically|near|half|have|ve|could|would|virtually|basically|literally|about|nigh|bloody|damn|actually|like|legit|lowkey) )died|passed away|not cooking for (?:him|her|them)|(?:colleagues?|co ?workers?|neighbou?rs?|class ?mates?|next door|(?:my|our|his|her|their|the|kids|sons|daughters) (?:\w+ )?(?:boss|landlord|landlady|teachers?|tenant)|(?:boss|landlord|landlady|teachers?|tenant) (?:is|was|has|had|cant|cannot|gets))(?! (?:\w+ ){0,4}(?:(?:eats?|eating|lunch\w*|dinner|cooks?) (?:with|here|at|round|together)|visit\w*|guest|lodg\w*|lives?|shares?|comes?))|transplanted my|(?:doesnt|dont|does not|do not|never|wont) eats? (?:with us|here|with me|at ours|at our place)|not at (?:our|my) table)\b/;

/** 'My friend is allergic to nuts, but she's not eating with us'. */
export const isElsewhere = (tokens: readonly string[]): boolean =>
  /\b(?:(?:not|isnt|arent|wont be) (?:eating|dining|joining|coming|here)(?: (?:with|along|over|to))?|not cooking for (?:him|her|them))\b/.test(
    tokens.join(' '),
  ) &&
  /\b(?:friends?|boss|colleagues?|neighbou?rs?|sister|brother|cousin|aunt|uncle|nephew|niece|he|she|hes|shes|they|theyre)\b/.test(
    tokens.join(' '),
  ) &&
  !/\b(?:im|i am|me|my own)\b/.test(tokens.join(' '));

/** A relative, and the place where they live: 'my cousin back in Lagos', 'meri mausi Canada me hai'. */
const farAway =
  /(?<!\p{L})(?:cousin|sister|brother|aunt|auntie|aunty|uncle|niece|nephew|friend|mate|tante|onkel|schwester|bruder|cousine|soeur|sœur|frère|oncle|prim[oa]|herman[oa]|t[ií][oa]|zi[oa]|sorella|fratello|cugin[oa]|irmã|irmão|zus|broer|oom|siostra|brat|mausi|chacha|bua|mama|bhai|behen|pinsan|kapatid|tita|tito|сестра|брат|подруга|друг|т[её]тя|дядя|кузина|подруга|приятель)(?:['’]s)?(?: \p{Ll}+){0,4}? (?:(?:in|en|à|a|em|w|we|nach|sa|au|aux|di|på|i|в) \p{Lu}\p{L}{2,}|\p{Lu}\p{L}{2,} (?:me|mein|mai) (?:hai|rah|reh))/u;
const together =
  /\b(?:visit\w*|stay\w*|comes?|coming|with us|cook\w* for|together|both|me too|so (?:do|am|have) i)\b/i;

const oneself =
  /(?<!\p{L})(?:I|i['’]m|im|me|mine|we|us|our|ich|mir|wir|uns|moi|nous|je|yo|nosotros|nosotras|io|noi|eu|nós|ik|wij|ja|mnie|jag|saya|aku|kami|mujhe|hum|hamein|ako|mimi|sisi|я|мне|меня|мы|нам|нас)(?!\p{L})/iu;

/** Whether a part tells of a relative in another place, who is not said to come. */
export function isFarAway(text: string): boolean {
  const said = text.replace(/^\P{L}*\p{Lu}/u, (first) => first.toLowerCase());
  return farAway.test(said) && !together.test(said) && !oneself.test(said.replace(farAway, ' '));
}

/** 'A cake for a colleague who is coeliac' is eaten by them. */
const cookedFor =
  /\bfor (?:(?:my|our|a|an|the|this|one of (?:my|our)) )?(?:\w+ )?(?:colleagues?|co ?workers?|boss|neighbou?rs?|landlord|landlady|teachers?|class ?mates?|tenant)\b(?! (?:dog|cat|pet)s?\b)/;

/** Where a statement goes on with somebody else: 'our dog died and my son is coeliac'. */
const goesOn = /^(?:my|our|the|his|her|i|im|ive|we|he|she)$/;
const isJoint = (tokens: readonly string[], place: number): boolean =>
  tokens[place] === 'and' && goesOn.test(tokens[place + 1] ?? '');

/** The part of a statement about one person in which a word stands. */
export function partAround(
  tokens: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly string[] {
  const places = [...tokens.keys()].filter((place) => isJoint(tokens, place));
  const start = places.findLast((place) => place < from) ?? -1;
  return tokens.slice(
    start + 1,
    places.find((place) => place >= to),
  );
}

/** Whether one part speaks of somebody else's harm, beside others of who is not at the table. */
function tellsOfSomebodyHere(tokens: readonly string[]): boolean {
  const starts = [-1, ...[...tokens.keys()].filter((place) => isJoint(tokens, place))];
  const parts = starts.map((start, at) => tokens.slice(start + 1, starts[at + 1]));
  return parts.some(
    (part) => !isOfNobodyHere(part) && (speaksOfHarm(part.join(' '), '') || speaksOfReaction(part)),
  );
}

/** Whether a part of a statement tells of an animal, the dead, or somebody of another table. */
export const isNotAtTable = (tokens: readonly string[]): boolean =>
  isOfNobodyHere(tokens) && !tellsOfSomebodyHere(tokens);

/** 'Cannot have the peanut butter, it is for the dog and I am allergic'. */
const ofOneself =
  /\b(?:im|i am|ive been|we are|were) (?:(?:the one|a bit|very|really|so|also|badly|severely|deathly|mildly|just|both|all|sadly|quite|terribly|super) ){0,3}(?:allerg|intoler|sensitive|co?eliac)|\b(?:makes?|gives?|gave|made) (?:me|us)\b/;

const isOfNobodyHere = (tokens: readonly string[]): boolean =>
  notAtTable.test(withoutDates(tokens.join(' '))) &&
  !cookedFor.test(tokens.join(' ')) &&
  !ofOneself.test(tokens.join(' ')) &&
  !/\b(?:teachers? (?:says?|said|told|tells|reckons?|thinks?|noticed|warn\w*|rang|called)|(?:im|i am|i) (?:not|cant|cannot|dont|wont|do not|never)|and i|i (?:have|carry|get|react)|me too|so (?:am|do) i|as (?:am|do) i|we both|both of us)\b/.test(
    tokens.join(' '),
  );

/** One of the words by which an aside is known: most texts hold none. */
const asideWord =
  /\b(?:lives?|next|work(?:s|ed)?|called|named|couch|trying|street|road|lane|grove|avenue|factory|drive|farm|shop|market)\b/;

/** Where somebody lives and works, and what they are called, is nothing that they eat. */
const aside =
  /\b(?:live (?:on|in|at|near|next)|lives? next|next to|work(?:s|ed)? (?:in|at|for|on)|called|named)(?: [\p{L}\p{N}]+){0,4}|\bcouch potato\b|\btrying (?:for|to have) a baby\b|\btrying to conceive\b|(?:[\p{L}\p{N}]+ ){1,2}(?:street|road|lane|grove|avenue|factory)\b|(?:[\p{L}\p{N}]+ ){1,2}(?:drive|farm|shop|market)$/gu;

/** Whether a part speaks of no food, though the name of one stands in it: 'I live in Almond Grove'. */
export const isAside = (tokens: readonly string[], isFood: (token: string) => boolean): boolean => {
  const text = joined(tokens);
  if (!asideWord.test(text)) return false;
  const rest = text.replace(aside, ' ');
  return (
    rest !== text &&
    !rest.split(' ').some(isFood) &&
    !speaksOfHarm(text, '') &&
    !speaksOfReaction(tokens)
  );
};
