// How a list tells that a food harms somebody, in words that name no allergy: 'my throat gets tight with walnuts'.

import type { Catalogue } from '../catalogue/types.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { allergensIn } from './allergens.ts';
import { isPlainFood } from '../ingredients/plainFood.ts';

const body =
  '(?:throat|lips?|tongue|mouth|face|gums?|eyes|stomach|tummy|belly|guts?|skin|chest|eczema|asthma|thyroid|immune system|body|bowels?)';
const somebody =
  '(?:me|him|her|us|them|my (?:\\p{L}{2,20} )?\\p{L}{2,20}|(?:our|the) \\p{L}{2,20}|[a-z]{2,20})';
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
  'puk(?:e|es|ed|ing)|throw(?:s|ing)? up|threw up|chok(?:e|es|ed|ing)|faint(?:s|ed)?|numb|pass(?:es|ed)? out|collaps(?:e|es|ed)',
  `${body} (?:goes|went|burns?|burning|itch\\w*|tingl\\w*|stings?|stinging|swells?|swelled|feels?|felt|hurts?|clos\\w+|tight\\w*|numb)`,
  '(?:resus|a ?(?:&|and|n|\\+) ?e|emergency room|ambulance)',
  'an+[ae](?:ph|f|p)[iy]?l\\w*',
  '(?:test(?:s|ed)?|prick|rast|blood|panel)(?: \\p{L}+)? (?:positive|pos|\\+ve)|positive (?:for|to)|\\+ve|ige',
  '(?:even |only |any )?traces? of|correction',
  "turn(?:s|ed) out (?:to be|it['’]?s|its|it is|it was)",
  `(?:makes?|made|making) ${somebody} (?:feel )?(?:(?:really|very|so|quite|a bit|violently) )?(?:ill|sick|poorly|unwell|queasy|gassy|bloated|itchy|wheeze|wheezy|cough|sneeze|swell|vomit)`,
  `(?:gives?|gave) ${somebody} (?:(?:a|an|the|bad|terrible|awful|really|very) ){0,3}(?:rash|hives|runs|cramps?|(?:tummy|belly|stomach)[ -]?aches?|diarrh?o?ea|heartburn|wind|spots|eczema|swelling)`,
  '(?:new|recent|diagnosed|suspected|known|confirmed) (?:food )?(?:sensitivit(?:y|ies)|triggers?)',
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
  '(?:me|te|se|le|nos|mi|ci|gli) (?:pic[ao]n?|da[n]?|dan|hac(?:e|en)(?! falta)|hincha[n]?|prud(?:e|ono)|fa|fanno|gonfi\\w*)',
  'pass(?:o|a|amos|am)? mal|faz(?:em)? mal|d[áa] (?:coceira|alergia|urtic[áa]ria)|coceira|sarpullido|urticaria',
  'uitslag|jeuk|bultjes|galbulten|ausschlag|quaddeln|pusteln',
  'wysypk\\w*|pokrzywk\\w*|sw[ęe]dz\\w*|szkodz\\w*|puchn\\w*|dusz[ęe]|boli brzuch',
  '(?:bana|bize|o[ğg]luma|k[ıi]z[ıi]ma) dokun\\w*|dokunuyor|ka[şs][ıi]n\\w*|kabar\\w*|[şs]i[şs](?:ir|iy|er|me|ti)\\w*|d[öo]k[üu]nt[üu]\\w*',
  '(?:nag|na|ma|pang)pa?pantal\\w*|pantal|nahihirapan|huminga|lalamunan|nagka?kati|nahihilo|nasusuka',
  '(?:nina|ana|wana|tuna)(?:umwa|washwa|vimba|tapika|harisha)\\w*|kuwashwa|vipele|tumbo',
  'kh[óo] th[ởo]|b[ịi] ng[ứu]a|n[ổo]i m[ẩa]n|n[ổo]i m[ềe] [đd]ay|ng[ứu]a mi[ệe]ng',
  'khujli|sooj\\w*|ulti|dast|pet (?:dard|kharab)|takleef|pachta|pachti|pachte',
  'ruam|bengkak|muntah|mencret|mual|sesak',
];
const told = new RegExp(`(?<!\\p{L})(?:${[...english, ...elsewhere].join('|')})(?!\\p{L})`, 'iu');

/** Whether words tell of harm; accents of tones do not count. */
export const tellsOfHarm = (piece: string): boolean =>
  told.test(piece) ||
  (/[^\u0000-\u007f]/u.test(piece) &&
    told.test(piece.normalize('NFD').replace(/[\u0300\u0301\u0323]/gu, '')));

const ofABody = new RegExp(
  `^(?:and |then |but )?(?:(?:my|his|her|their|our|the) )?(?:whole )?${body}(?: \\p{L}+){1,3}$`,
  'iu',
);
/** 'Tongue swells up' names no offal, and is about what stands before it. */
export const tellsOfABody = (piece: string): boolean => ofABody.test(piece.trim());

/** Figures of food and organs, which the reader of foods would take for what is in the cupboard. */
export const figureOrOrgan =
  /^(?:(?:very )?(?:low|less|reduced|little|no added|watching (?:my|our))[- ](?:in )?(?:salt|sodium|sugar|fat|cholesterol|potassium|carbs?|protein)(?: diet)?|my (?:liver|kidneys?|heart|sugar|salt)|(?:my )?(?:mama|mummy|mum|mom|mother|dad|daddy|papa|father|granny|grandma|grandpa|auntie?|uncle|husband|wife|hubby) (?:have|has|have got|has got|got) (?:the )?(?:sugars?|pressure)(?: and (?:the )?(?:sugars?|pressure))?)$/iu;

/** What stands behind it on the same line belongs to it: 'I can't eat nuts, eggs', 'cut out bread, pasta'. */
export const leadsAList =
  /\bpositive:|\b(?:can['’]?t|cannot|must ?n['’]?t|must not|should ?n['’]?t|avoid\w*|never|(?:do|does) ?n['’]?t|do not|does not|(?:cut|cutting|leave|leaving) out|(?:gave|given|giving|give) up|skip|skipping|boycott\w*|neither of us|(?:has|have|had) (?:me|us|him|her) off|[ée]vit\w+|ne (?:peux|peut|mange)\b)/iu;

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

/** Of one food alone. */
const ofOneFood = /\b(?:gives|makes|brings|sets|turns)\b/iu;
/** 'Peanuts, eggs give my son a rash' may mean both: an allergen that stands right before is not taken to be at hand. */
export const mayHarmToo = (
  piece: string,
  next: string | undefined,
  catalogue: Catalogue,
): boolean =>
  next !== undefined &&
  tellsOfHarm(next) &&
  !ofOneFood.test(next) &&
  foodsNamed(next, catalogue, undefined).foods.length > 0 &&
  isPlainFood(piece, catalogue) &&
  foodsNamed(piece, catalogue, undefined).foods.some(
    ({ tags }) => allergensIn(tags).contains.length > 0,
  );

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
