// What a list calls by a name that only the reader of health knows: 'dim' (Bengali for eggs), 'stew chicken from Sunday'.
import { presenceOf } from '../ingredients/absence.ts';
import { readAmount } from '../ingredients/amount.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { trimmings } from '../ingredients/nameWords.ts';
import { isOtherName } from '../ingredients/otherThings.ts';
import { isFoodUsedUp } from '../ingredients/plainFood.ts';
import { itemsOfRow } from '../ingredients/row.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Understanding } from '../types.ts';
import { wordsOf } from './concepts.ts';
import { saysToLeaveOut } from './harm.ts';
import type { Parted } from './parted.ts';
import { isFoodWord, isLatin } from './vocabulary.ts';

/** 'Have flank steak' is no wish for dishes without beef, whatever beef alone would mean in the settings. */
export const dietsOf = (heard: Understanding | undefined): readonly string[] =>
  heard?.person.diets.filter((id) => !id.startsWith('no_')) ?? [];

/** More than the name of something: 'peanuts and me'. */
export const tellsOfSomebody =
  /(?<!\p{L})(?:i|me|my|we|us|our|he|she|they|him|her|his|their|is|are|am|was|were|be|do|does|did|don|can|cannot|could|will|would|should|must|make|makes|made|give|gives|gave|eat|eats|ate|cause|causes|not?|never|without|except|free|je|mon|ma|mes|elle|nous|ne|pas|sans|ich|mein\w*|mir|mich|nicht|kein\w*|ohne|yo|mi|mis|sin|eu|meu|minha|n[ãa]o|sem|io|mio|mia|non|senza)(?!\p{L})|n['’]t(?!\p{L})|['’](?:m|s|re|ve|ll)(?!\p{L})/iu;
/** 'Milk puts me off' is no milk that went off; 'I ran out of milk' is. */
export const tellsOfOthers = (piece: string): boolean =>
  tellsOfSomebody.test(piece.replace(/^(?:i|we)(?:['’](?:m|re|ve))?(?: are| am| have)? /iu, ''));
/** 'Ich esse keine Eier', 'não como ovos': a food beside a no is not at hand, in whatever language. */
export const deniesFood =
  /(?<!\p{L})(?:kein(?:e|en|er|es|em)?|nicht|nie|niemals|ohne|geen|niet|nooit|zonder|n[ãa]o|nunca|jamais|sem|sin|sans|pas|senza|non|mai|nessun[oa]?|ning[úu]n[oa]?|nenhum\p{L}?|inte|ing(?:en|et|a)|aldrig?|ikke|utan|uten|uden|bez|nem|nikdy|nigdy|yemem|yemiyorum|yiyemem|yiyemiyorum|de[ğg]il|tidak|jangan|tanpa|hindi|huwag|wag|bawal|wala(?:ng)?|ayaw|không|nahi|nahin|nahī|mat|bina|mana hai|hapana|bila|si(?:wezi|li|pendi|tumii)|minus|excluding|leave out|leaving out|hold the|skip|w\/o|nuh|cyaan|no dey|no fit|nothing)(?!\p{L})/iu;
/** Of these, what tells of no empty cupboard. */
export const refusesFood =
  /(?<!\p{L})(?:minus|excluding|leave out|leaving out|hold the|skip|nuh|cyaan|no dey|no fit|huwag|wag|bawal|ayaw|jangan|yemem|yiyemem|siwezi|situmii)(?!\p{L})/iu;
/** The same in languages in which one seldom says 'I have' with such a word: 'di ako kumakain ng baboy', 'mi nuh nyam pork'. */
export const tellsElsewhere =
  /(?<!\p{L})(?<!\b(?:may|meron|mayroon)\b.{0,20})(?:ako|akin|amin|namin|siya|kumakain|umiinom|mimi|hatuli|hatutumii|mwanangu|bana|bende|bizde|yeme(?:yiz|z)|yiyemeyiz|i[çc]mem|saya|aku|anak saya|t[ôo]i|con t[ôo]i|mujhe|humein|hamein|mijn (?:zoon|dochter|man|vrouw)|mein(?:e|em|er)? (?:sohn|tochter|mann|frau)|mi (?:hij[oa]|marido|mujer|figli[oa])|meu filho|minha filha|mon (?:fils|mari)|ma (?:fille|femme)|m[óo]j syn|moja c[óo]rka)(?!\p{L})/iu;
/** Words that speak of harm, of a faith or of what is left out, where no person is named beside them. */
const tellsOfAReason =
  /\b(?:it|so|off|out|all|any|other|only|too|nothing|skip\w*|positive|enemy|dead|deadly|fatal|unsafe|danger\w*|beware|careful|afraid|scared|yuck\w*|e+w+|poison\w*|bann?\w*|diets?|trigger\w*|flare\w*|ulcers?|hospital|toilet|fam(?:ily|ilia|ille)|muslim\w*|hindus?|jain\w*|jew\w*|mormon\w*|lds|adventists?|rasta\w*|buddhists?|sikhs?|christians?|lent|ramadan|navratri|halal|kosher)\b/i;

/** 'EoE', 'six foods out', 'all of it sends me to hospital'; not merely the name of a food that nobody knows. */
export function tellsOfHealth(
  piece: string,
  hear: (piece: string) => Understanding | undefined,
): boolean {
  const isTold = [tellsOfSomebody, tellsOfAReason, deniesFood, tellsElsewhere].some((words) =>
    words.test(piece),
  );
  if (isTold || saysToLeaveOut(wordsOf(piece))) return true;
  const heard = hear(piece);
  if (!heard) return true;
  const { conditions, medicines, supervised } = heard.person;
  return (
    medicines.length + supervised.length + dietsOf(heard).length > 0 ||
    conditions.some((id) => !id.startsWith('allergy_'))
  );
}

/** Of these nobody has any at home. */
const noFoods: ReadonlySet<string> = new Set(['gluten', 'sulphite', 'sulphites']);
/** What may stand beside the name of a food and says nothing of a person. */
const besideAFood = new Set(
  `portion portions serving servings batch leftover left over from of the a an and some half little bit last night yesterday sunday monday tuesday wednesday
  thursday friday saturday morning stew stewed boiled fried roast roasted grilled cooked mashed dried dry smoked salted
  pickled frozen fresh tin tinned can jar pack packet bag box kilo kg g grams big small large whole cut pieces already
  de du des d la le les l un une et en au aux reste restes cuit cuite cuits cuites surgele surgeles frais fraiche hier pilees
  medio media kilo bote lata el los las y con fresco congelado vom von der die das dem den rest dose packung und mit
  gefroren frisch vortag do da dos das e com congelado fresca di del della delle dei e con surgelati avanzi scatola`.split(
    /\s+/,
  ),
);

/**
 * 'Stew chicken from Sunday', 'dim' (Bengali for eggs): among what somebody has, the bare name of a food is a food,
 * though the reader of foods does not know it: each of its words is a food's or stands beside any. What holds another
 * word may say that it does harm, in whatever language.
 */
function isBareName(
  piece: string,
  catalogue: Catalogue,
  hear: (piece: string) => Understanding | undefined,
): boolean {
  const { present, absent } = presenceOf(piece);
  if (present === '' || absent !== '' || !isLatin(piece)) return false;
  const isFood = isFoodWord(catalogue);
  const saysNoMore = (word: string): boolean =>
    besideAFood.has(word) || trimmings.has(word) || /^\d{1,2}$/.test(word);
  if (!wordsOf(piece).every((word) => saysNoMore(word) || isFood(word))) return false;
  const heard = hear(piece);
  return (
    heard !== undefined &&
    namesFoods(heard) &&
    !tellsOfHealth(piece, hear) &&
    !heard.person.allergens.some((id) => noFoods.has(id))
  );
}

/** 'Cheese grater', 'soupe à l'oignon': the name of a thing that is no food, or of a dish; nobody said that the food in it does harm. */
function isNoFood(
  piece: string,
  catalogue: Catalogue,
  hear: (piece: string) => Understanding | undefined,
): boolean {
  const { present, absent } = presenceOf(piece);
  return (
    present !== '' &&
    absent === '' &&
    isOtherName(withoutAmount(piece, catalogue), isFoodWord(catalogue)) &&
    !tellsOfHealth(piece, hear)
  );
}

/** Words that are no mere remark where they stand alone. */
const toldAlone = new Set(['without', 'off', 'on', 'only', 'any', 'extra', 'optional']);
/** '(defrosted)', 'a bit bendy': how the food before it is. */
const saysOnlyHow = (piece: string): boolean =>
  wordsOf(piece).every((word) => trimmings.has(word) && !toldAlone.has(word));

export const namesFoods = ({ person }: Understanding): boolean =>
  person.allergens.length + person.avoidedKeys.length + person.uncheckedAllergies.length > 0;

/** Parts what the reader of foods knows nothing of: foods by another name, and what may be of health. */
export function partUnread(
  pieces: readonly string[],
  parted: Pick<Parted, 'unknown' | 'unread' | 'things'>,
  catalogue: Catalogue,
  hear: (piece: string) => Understanding | undefined,
): void {
  for (const piece of pieces.filter((each) => !saysOnlyHow(each)))
    if (isBareName(piece, catalogue, hear)) parted.unknown.push(piece);
    else if (isNoFood(piece, catalogue, hear)) parted.things.push(piece);
    else parted.unread.push(piece);
}

/** Whether words stand beside the foods of a name that say nothing of how one is cut or kept. */
export const holdsOddWords = (name: string, catalogue: Catalogue): boolean =>
  foodsNamed(name, catalogue, undefined).unknown.some((word) => !trimmings.has(word));

export const withoutAmount = (piece: string, { units }: Catalogue): string =>
  readAmount(piece, units).name || piece;

/** It holds words that name no food, and is no row of foods, which was looked at part by part. */
export const isOddPiece = (piece: string, catalogue: Catalogue): boolean =>
  !isFoodUsedUp(piece, catalogue) &&
  itemsOfRow(piece, catalogue, undefined).length === 0 &&
  holdsOddWords(withoutAmount(piece, catalogue), catalogue);
