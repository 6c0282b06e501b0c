// Who carries an adrenaline pen for a food is allergic to it, as is who had anaphylaxis from it.
import type { Catalogue } from '../catalogue/types.ts';
import { wordsOf } from './concepts.ts';
import { plainly } from './sayings.ts';
import { isFoodName } from './vocabulary.ts';

const pens = String.raw`(?:epi-? ?pens?|jext(?: pens?)?|emerade(?: pens?)?|(?:adrenalin(?:e|a)?|epinephrine)[- ]?(?:auto[- ]?injectors?|injectors?|pens?|autoinjektor(?:en)?|autoinyector(?:es)?)|adrenalinpens?|auto[- ]?injectors?|stylos?(?: auto-?injecteurs?)? d[’']adrénaline|autoinyector(?:es)?(?: de adrenalina)?)`;
const amount = String.raw`(?:(?:an?|the|my|our|his|her|their|two|2|une?|deux|mon|mes|einen?|zwei|meinen?|dos|mi|mis)\s{1,3}){0,2}`;
const verb = String.raw`(?:(?:always|also|must|have to|has to|toujours|immer|siempre)\s{1,3})?(?:carry|have|need|keep|use|got|ai|porte|habe|trage|brauche|llevo|tengo|carries|has|needs|keeps|uses|a|hat|trägt|braucht|lleva|tiene)\s{1,3}`;
const because = String.raw`(?:for|4|because of|bc of|due to|against|in case of|pour|contre|à cause d(?:e|es|u)|wegen|für|gegen|para|por|contra)(?:\s{1,3}(?:les?|la|die|den|los|las|el|his|her|my|the))?`;

const penFor = new RegExp(
  String.raw`(?<!\p{L})(?:${verb})?${amount}${pens}(?:\s{1,3}x?\s?\d)?(?:\s{1,3}(?:with me|with him|with her|at school|on me|dabei|sur moi))?\s{1,3}${because}\s{1,3}(?=\p{L})`,
  'iu',
);
const shockFrom = new RegExp(
  String.raw`^(?:(?:i |we )?(?:(?:am|is|have|has|had|get|gets|had an?|j[’']ai eu un|je fais un) )?(?:severe |severely )?)(?:(?:choc )?anaphyla(?:xis|ctic|xie|ktisch|ctique)\p{L}{0,2}(?:\s{1,3}(?:shock|reactions?|schock))?)\s{1,3}(?:to|from|with|after|aux?|à|avec|auf|gegen|al?|por)(?:\s{1,3}(?:les?|la|los|las|the))?\s{1,3}(?=\p{L})`,
  'iu',
);
const foodThenPen = new RegExp(
  String.raw`^(\p{L}[\p{L} -]{1,40}?)\s{0,2}[:=(–-]\s{0,2}${pens}\)?$`,
  'iu',
);
const penThenFood = new RegExp(
  String.raw`^(?:${verb})?${amount}${pens}\s{0,2}[:=(–-]\s{0,2}(\p{L}[\p{L} -]{1,40}?)\)?$`,
  'iu',
);

const severe = new RegExp(String.raw`(?<!\p{L})(?:${pens}|anaph[iy]la\p{L}{2,8})`, 'iu');
const noPen = new RegExp(
  String.raw`(?<!\p{L})(?:no|without|never|don['’]?t (?:carry|have|need)|not)\s{1,3}(?:an?\s{1,3}|any\s{1,3}|had\s{1,3})?(?:${pens}|anaph[iy]la\p{L}{2,8})`,
  'iu',
);

/** Whether an adrenaline pen or anaphylaxis is told, of whatever food. */
export const tellsOfSevere = (text: string): boolean => severe.test(text) && !noPen.test(text);

/** What is denied or over is left as it was written. */
const denied =
  /(?<!\p{L})(?:no|not|never|without|don['’]?t|doesn['’]?t|didn['’]?t|used to|no longer|stopped|any ?more|except|but|pas|sans|jamais|kein\p{L}{0,2}|nicht|ohne|sin|nunca)(?!\p{L})/iu;

const oneself =
  /^(?:(?:and|so|also|et|und|y)\s{1,3})?(?:i|we|je|j[’']|ich|wir|yo|nosotros)?\s{0,3}$/iu;
const somebody =
  /^(?:(?:my|our|the|mon|ma|notre|mein\p{L}{0,2}|unser\p{L}{0,2}|mi|nuestr[oa])\s{1,3}\p{L}{2,20}|he|she|they|son|daughter|child|kid|wife|husband|partner|housemate|flatmate|roommate)\s{1,3}$/iu;

/** What stands before it, as far as that tells only whose it is; null where it tells more. */
function whose(lead: string): string | null {
  if (oneself.test(lead)) return '';
  return somebody.test(lead) ? `${lead.trim()} is ` : null;
}

/** 'I carry an EpiPen for peanuts' as 'allergic to peanuts'; all else as it is. */
export function penToldPlainly(text: string, isFood: (token: string) => boolean): string {
  if (denied.test(text)) return text;
  const namesFood = (part: string): boolean => wordsOf(part).some(isFood);
  const found = penFor.exec(text) ?? shockFrom.exec(text);
  if (found) {
    const behind = text.slice(found.index + found[0].length);
    const who = whose(text.slice(0, found.index));
    return who !== null && namesFood(behind) ? `${who}allergic to ${behind}` : text;
  }
  const [, food] = foodThenPen.exec(text) ?? penThenFood.exec(text) ?? [];
  return food !== undefined && namesFood(food) ? `allergic to ${food}` : text;
}

/** A statement without turns that hide what is meant. */
export const plainStatement = (catalogue: Catalogue): ((text: string) => string) => {
  const isFood = isFoodName(catalogue);
  return (text) => plainly(penToldPlainly(text, isFood));
};
