// How old a child is, as far as words tell: some foods are not for babies, and some not for small children.
import { plain } from '../ingredients/words.ts';

/** In months: from `least` on, and below `below`. */
export interface Age {
  readonly least: number;
  readonly below: number;
}

const oneOf = (text: string): string => text.trim().split(/\s+/).join('|');

const numbers = new Map(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen`
    .split(' ')
    .map((word, value) => [word, value]),
);
const spelled: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  ein: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  undici: 11,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const valueOf = (word: string): number =>
  numbers.get(word) ?? spelled[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : Number.NaN);

/** What an age is counted in, and how many months it is; plain letters. */
const units: readonly (readonly [months: number, words: string])[] = [
  [1 / 30, oneOf('days? jours? tage? dias? giorni dagen')],
  [
    12 / 52,
    oneOf(
      'weeks? wks? wk semaines? wochen? semanas? settimane weken tygodni\\p{L}* недел\\p{L}* 周 週間 주',
    ),
  ],
  [
    1,
    oneOf(`months? mths? mths? mnths? mos? m mois monate?n? mes meses mesi mese maand maanden miesiec\\p{L}* miesiac\\p{L}* manader? maneder
      luni luna aylik ay bulan thang miezi mwezi buwan mahine maheene wata месяц\\p{L}* мес місяц\\p{L}* شهور أشهر اشهر شهر महीने महीना माह 个月 個月 か月 ヶ月 カ月 개월`),
  ],
  [
    12,
    oneOf(`years? yrs? yr yo yos y ans? jahre? jahrige[rs]? anos? anni anno jaar lata? lat roku? ar ani yas yasinda tahun tuoi miaka mwaka taon saal
      лет год\\p{L}* рок\\p{L}* سنوات سنين سنة साल वर्ष 岁 歲 歳 才 살`),
  ],
];
const unit = units.map(([, words]) => words).join('|');
const number = `\\d{1,2}|${[...numbers.keys(), ...Object.keys(spelled)].join('|')}`;
const edge = '(?![\\p{L}\\p{N}])';
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<before>\\p{L}+) )?(?:(?<from>${number}) (?:(?:to|or|and|bis|a|oder|ou|o|y|und|et) )?)?(?<count>${number}) ?(?<unit>${unit})${edge}(?: ?(?<old>olds?|alt|o)${edge})?(?: (?<after>\\p{L}+))?`,
  'giu',
);
/** 'Aged 4', 'age is 4', 'she is 4', 'turning 5'. */
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:aged?|ages|turns|turned|turning|birthday)(?: (?:is|of|just|now|only))? (?<count>${number})${edge}(?! ?(?:${unit})${edge})`,
  'giu',
);
/** '1 year and 3 months', '2y 3m'. */
const yearsAndMonths = new RegExp(
  `(?<![\\p{L}\\p{N}])(${number}) ?(?:years?|yrs?|y|ans?|jahre?|anos?|anni|anno) (?:(?:and|et|und|y|e) )?(${number}) ?(?:months?|mths?|mos?|m|mois|monate?|meses|mes|mesi|mese)${edge}`,
  'giu',
);
const under = new Set('under below than yet quite unter unos menos moins weniger'.split(' '));
const nearly = new Set('nearly almost fast presque casi quasi'.split(' '));
/** Behind these a figure is how long something lasts, or when it was. */
const noAge = new Set(
  'for every in last past within after since until till at before from over about during seit depuis desde da'.split(
    ' ',
  ),
);
const longPast = new Set('ago pregnant sober later post after before'.split(' '));

const infantWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:infants?|new ?borns?|neonates?|weaning|baby led|blw|(?:starting|started|on|onto) solids|(?:on|only|still) pur(?:ee|ée)s?|first foods|not (?:yet )?(?:one|1)(?: yet)?|half a year|(?:under|below|less than|nearly|almost|not quite|not yet) (?:1|one|an? year)(?! ?(?:month|week)s?)|(?:breast|bottle|formula) ?fed|nourrissons?|diversification alimentaire|sauglinge?|beikost|lactantes?|neonat[oi]|svezzamento|zuigelingen?|niemowl\\p{L}+|spadbarn|bebelus\\p{L}*|mtoto mchanga)${edge}|婴儿|嬰兒|乳児|離乳食|赤ちゃん|宝宝|寶寶|아기|영아|이유식|младен|немовл|грудн\\p{L}+ реб|رضيع|शिशु|辅食|輔食`,
  'iu',
);
/** 'Baby corn' is no baby, and who reacted as a baby is none any more; Spanish 'bebe leche' is 'drinks milk'. */
const babies =
  /(?<![\p{L}\p{N}])(?<!\b(?:as an?|since an?|was an?|were|since|being an?|when an?) )(?:bab(?:y|ys|ies)|bub|bubba|bubs|bebe|bebes|bebek|bayi|sanggol)(?![\p{L}\p{N}])(?! (?:corn|spinach|carrots?|potato(?:es)?|tomato(?:es)?|leaf|leaves|gem|kale|octopus|squid|clams?|beets?|marrow|plum|shower|sitter|wipes|leche|agua|zumo|jugo|leite|suco|mucha|mucho|muita|sin|sem)(?![\p{L}\p{N}]))/iu;
const words: readonly (readonly [said: RegExp, age: Age])[] = [
  [infantWords, { least: 0, below: 12 }],
  [
    /\btoddlers?\b|\bkleinkind\p{L}*|\bpeuters?\b|\btout petits?\b|幼儿|幼兒|幼児|유아/iu,
    { least: 9, below: 48 },
  ],
  [/\bpre ?schoolers?\b/iu, { least: 24, below: 60 }],
  [/\bunder (?:fives?|5s)\b/iu, { least: 0, below: 60 }],
  [/\b(?:year|yr|grade|class) (?:[2-9]|1[0-3])\b(?! olds?)/iu, { least: 72, below: 216 }],
  [
    /\b(?:teen|teens|teenage|teenagers?|tweens?|adolescents?|secondary school|high school)\b/iu,
    { least: 120, below: 216 },
  ],
];
/** Whose age it is cannot be told where others are spoken of. */
const others =
  /\b(?:brothers?|sisters?|siblings?|twins?|cousins?|mum|mom|mother|dad|father|nan|gran\p{L}*|frere|soeur|bruder|schwester|herman[oa]s?|fratell[oi]|sorell[ae])\b/iu;

/** Halves and decimals rounded down: so a child is never taken for older. */
const whole = (text: string): string =>
  text
    .replace(/(\d{1,2})[.,]\d{1,2}(?=\s?\p{L})/gu, '$1')
    .replace(/(\d{1,2})(?: ?½| (?:and a half|1\/2))/gu, '$1')
    .replace(/(?<=\d)\.(?=\s|$)/gu, ' ');

type Groups = Readonly<Record<string, string | undefined>>;

/** An age of so many months; `span` is what one of the unit is. */
function aged(count: number, span: number, before: string): Age {
  if (under.has(before)) return { least: 0, below: count * span };
  if (nearly.has(before)) return { least: (count - 1) * span, below: count * span };
  return { least: count * span, below: (count + 1) * span };
}

const spanOf = (said: string): number =>
  units.find(([, each]) => new RegExp(`^(?:${each})$`, 'iu').test(said))?.[0] ?? 12;

function countedAges({
  before = '',
  from,
  count = '',
  unit: said = '',
  old,
  after = '',
}: Groups): Age[] {
  const span = spanOf(said);
  const isLasting = noAge.has(before) && (old === undefined || span === 12);
  if (
    (longPast.has(after) && before !== 'born') ||
    (isLasting && !(before === 'for' && old !== undefined))
  )
    return [];
  return [from, count].flatMap((each) => {
    const value = each === undefined ? Number.NaN : valueOf(each);
    return Number.isNaN(value) || value * span >= 216 ? [] : [aged(value, span, before)];
  });
}

const groupsOf = (text: string, pattern: RegExp): Groups[] =>
  [...text.matchAll(pattern)].map(({ groups = {} }) => groups);

/** Ages in figures, and the text without them. */
function inFigures(text: string): { readonly ages: Age[]; readonly rest: string } {
  const ages: Age[] = [];
  const rest = text.replace(yearsAndMonths, (_, years: string, months: string) => {
    const least = valueOf(years) * 12 + valueOf(months);
    ages.push({ least, below: least + 1 });
    return ' ';
  });
  ages.push(...groupsOf(rest, counted).flatMap(countedAges));
  for (const { count = '' } of groupsOf(rest, bare)) ages.push(aged(valueOf(count), 12, ''));
  return { ages, rest: rest.replace(counted, ' ').replace(bare, ' ') };
}

const mostRead = 2000;
const readable = (text: string): string =>
  plain(whole(text.slice(0, mostRead).toLowerCase())).normalize('NFC');

/** The ages that a text tells of a child; none where it tells nothing. */
export function agesIn(text: string): readonly Age[] {
  const said = readable(text);
  const { ages, rest } = inFigures(said);
  const inWords = words.flatMap(([pattern, age]) => (pattern.test(rest) ? [age] : []));
  // 'My baby is 2 years old': the figure tells more.
  const isToldOlder = ages.some(({ least, below }) => least >= 12 && below <= 60);
  const isBaby = babies.test(rest) && !isToldOlder;
  return [...ages, ...inWords, ...(isBaby ? [{ least: 0, below: 12 }] : [])];
}

/** Whether a text tells an age and nothing else: '10 months', 'a baby'. */
export function isAgeAlone(text: string): boolean {
  if (agesIn(text).length === 0) return false;
  const { rest } = inFigures(readable(text));
  const left = words
    .reduce((each, [pattern]) => each.replace(new RegExp(pattern, 'giu'), ' '), rest)
    .replace(new RegExp(babies, 'giu'), ' ');
  return /^(?:\s|\b(?:he|she|hes|shes|is|a|an|the|my|our|old|now|just|only|aged|about|nearly|almost|under|not|yet|boy|girl|son|daughter|child|kid|still|and)\b)*$/u.test(
    left,
  );
}

/**
 * Whether a child is below an age.
 * @returns 'perhaps' where nothing tells that they are not
 */
export function isBelow(months: number, text: string): 'yes' | 'perhaps' | 'no' {
  const ages = agesIn(text);
  if (ages.some(({ below }) => below <= months)) return 'yes';
  const isOpen = ages.length === 0 || others.test(text) || ages.some(({ least }) => least < months);
  return isOpen ? 'perhaps' : 'no';
}
