// How a list tells that a food harms somebody, in words that name no allergy: 'my throat gets tight with walnuts'.

import type { Catalogue } from '../catalogue/types.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { isPlainFood } from '../ingredients/plainFood.ts';

const body =
  '(?:throat|lips?|tongue|mouth|face|gums?|eyes|stomach|tummy|belly|guts?|skin|chest|eczema|asthma|thyroid|immune system|body|bowels?)';
const english = [
  `(?:my|his|her|their|our) (?:whole |own )?${body}`,
  'angio-?o?edema',
  '(?:break|breaks|broke|breaking|comes?|came) out in? ?(?:lumps|spots|hives|a rash|whenever|when|from|with)',
  'break(?:s|ing)? out$',
  'puff(?:s|ed|y)? up',
  'vomit\\w*',
  'canker sores?',
  '(?:in|to) (?:hospital|a&e|the icu|icu)',
  '(?:ambulances?|icu)',
  'stop(?:s|ped)? breathing',
  '(?:wreck|destroy|upset|kill|bother)(?:s|ed)? (?:me|my|him|her|us)',
  '(?:nearly|almost) killed',
  '(?:banned|forbade|forbidden) (?:me|us|him|her|for me)',
  'banned me from',
  'keep (?:me|us|him|her|it) away',
  "(?:does not|doesn[’']?t|don[’']?t|do not|no dey) agree with",
  'disagrees? with (?:me|him|her|us)',
  'migraines?',
  '(?:epi|two |my |an? )pens?|anapen|auvi-?q|jext',
  'body (?:rejects|says (?:no|nope))',
  '(?:are|is) my (?:enemy|worst|triggers?)',
  'out for me',
];
const elsewhere = [
  'gonfle\\w*',
  'd[ée]mange\\w*',
  '(?:œ|oe)d[èe]mes?',
  'ballonne\\w*',
  'support\\w* mal',
  'ronchas',
  'me hinch\\w*',
  'me (?:cae|caen|sienta|sientan) mal',
  'juckt|jucken|schwillt|schwellen|meide|vertrag\\w*',
  'gatal\\w*|bengkak|perih',
  'namamantal|namamaga|nagtatae|nangangati|sumasakit',
  '(?:di|hindi) (?:ako |siya |po |kami )?(?:pwede|puwede)',
  '(?:l[èe]|gb[ọo]d[ọo]) j[ẹe]',
];
const told = new RegExp(`(?<!\\p{L})(?:${[...english, ...elsewhere].join('|')})(?!\\p{L})`, 'iu');

/** Whether words tell of harm; accents of tones do not count. */
export const tellsOfHarm = (piece: string): boolean =>
  told.test(piece) ||
  (/[^\u0000-\u007f]/u.test(piece) &&
    told.test(piece.normalize('NFD').replace(/[\u0300\u0301\u0323]/gu, '')));

/** Figures of food and organs, which the reader of foods would take for what is in the cupboard. */
export const figureOrOrgan =
  /^(?:(?:very )?(?:low|less|reduced|little|no added|watching (?:my|our))[- ](?:in )?(?:salt|sodium|sugar|fat|cholesterol|potassium|carbs?|protein)(?: diet)?|my (?:liver|kidneys?|heart|sugar|salt)|(?:my )?(?:mama|mummy|mum|mom|mother|dad|daddy|papa|father|granny|grandma|grandpa|auntie?|uncle|husband|wife|hubby) (?:have|has|have got|has got|got) (?:the )?(?:sugars?|pressure)(?: and (?:the )?(?:sugars?|pressure))?)$/iu;

/** What stands behind it on the same line belongs to it: 'I can't eat nuts, eggs', 'cut out bread, pasta'. */
export const leadsAList =
  /\b(?:can['’]?t|cannot|must ?n['’]?t|must not|should ?n['’]?t|avoid\w*|never|(?:do|does) ?n['’]?t|do not|does not|(?:cut|cutting|leave|leaving) out|(?:gave|given|giving|give) up|skip|skipping|boycott\w*|neither of us|(?:has|have|had) (?:me|us|him|her) off|[ée]vit\w+|ne (?:peux|peut|mange)\b)/iu;

/** As many foods as one remark behind them is about: 'Sesame. My tongue swells.' */
const fewFoods = 2;
const aboutAll = /\b(?:all|both|each|any|every|either|they|them|these|those)\b/iu;
const areOut = /\b(?:are|is) (?:all )?(?:forbidden|banned|off limits|out)$/iu;

/** Whether the next sentence tells of harm and names no food: it is about the foods of this one. */
export function harmBehind(pieces: readonly string[], next: string, catalogue: Catalogue): boolean {
  return (
    tellsOfHarm(next) &&
    (pieces.length <= fewFoods || aboutAll.test(next)) &&
    foodsNamed(next, catalogue, undefined).foods.length === 0 &&
    pieces.every((piece) => isPlainFood(piece, catalogue))
  );
}

/** 'Apples, pears and honey wreck me', 'soy sauce, Marmite and salami are forbidden': all of them do harm. */
export function tellsOfAllBefore(
  pieces: readonly string[],
  isFood: (phrase: string) => boolean,
): boolean {
  const last = pieces.at(-1) ?? '';
  return (
    pieces.length > 1 &&
    / (?:and|&|n) /u.test(last) &&
    (tellsOfHarm(last) || areOut.test(last)) &&
    pieces.slice(0, -1).every(isFood)
  );
}
