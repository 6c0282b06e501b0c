// Printed words → ingredients: a till receipt, a label, a list, as a reader of text saw it. Prices, totals, dates, addresses and
// the shop's name fall away; what is left is read as a typed list is, and every item says how sure it is.
import type { ReadIngredient } from '../../contract/kitchen.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { household } from './household.ts';
import { readItems } from './read.ts';

/** A line as it was seen; `confidence` from 0 to 1, `height` that of its letters in pixels, where that is known. */
export interface PrintedLine {
  readonly text: string;
  readonly confidence: number;
  readonly height?: number;
}
/** `confidence` from 0 to 1: how well the line was seen, times how well its name is known. */
export interface PrintedItem extends ReadIngredient {
  readonly confidence: number;
}
export interface PrintedReading {
  /** In the order of the lines; the same food twice is one. */
  readonly items: readonly PrintedItem[];
  /** Lines that look like an item of a list or receipt and name no food that is known. */
  readonly notUnderstood: readonly string[];
}

const price = String.raw`[-+]?(?:(?:[£$€₦₹¥]|R\$?|N|GHS|KES|USD|EUR|NGN)?\s?(?:\d{1,3}(?:[.,]\d{3})+|\d{1,6})\s?[.,]\s?\d{2}|(?:[£$€₦₹¥]|NGN|GHS|KES)\s?[\d.,]{1,9})\s?(?:[£$€₦₹]|-)?\s?[A-Z*#]{0,2}`;
const endsInPrice = new RegExp(String.raw`(?:^|[\s.…_:-])${price}$`, 'iu');
const weighed =
  /^\s*(?:\d+\s?[x×@]|[\d.,]+\s?(?:kg|g|[l1]b|lbs|oz|ea|each|pcs?)\s*(?:[x×@]|(?:at|net)\b)|qty\W*\d|\d+\s*(?:for|@)\s)/iu;
/** A line that is never food, wherever it stands. */
const neverFood = new RegExp(
  String.raw`\b(?:sub\s?-?total|totals?|amount|balance|cash|change|tender(?:ed)?|visa|master\s?card|amex|debit|credit|card|contactless|apple pay|google pay|paypal|pin|vat|tax|gst|mwst|tva|invoice|receipt|order|transaction|auth(?:orisation)?|approved|till|cashier|served by|operator|terminal|merchant|aid|store|branch|customer|loyalty|points|member|club|savings?|saved|discount|coupon|voucher|promo(?:tion)?|offers?|refund|returns?|tel|telephone|phone|fax|www|http|https|email|com|street|road|avenue|lane|drive|boulevard|plaza|p\.?\s?o\.? box|postcode|zip|open(?:ing)?|hours|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sunday|date|time|thank(?:s| you)|welcome|visit|again|supermarkets?|hypermarket|grocer(?:y|ies)|carrier bag|bag charge|deposit|rounding|barcode|batch|lot|best before|use by|bb[ed]|expiry|exp|sell by|keep (?:frozen|refrigerated)|store in|once opened|serving suggestion|recycl\w*|produced (?:in|by|for)|packed (?:in|by)|distributed|manufactured|imported|net (?:wt|weight)|gross|net amt|ltd|limited|plc|inc|gmbh|company|registered|clerk|bill no|your order|order no|delivery|[cis]gst|gstin|blvd|summe|gesamt|pfand|kasse|customer copy)\b`,
  'iu',
);
/** What stands over a list or over the columns of a bill. */
const heading =
  /^\W*(?:(?:my |the )?(?:shopping|grocery|food) list|to buy|groceries|inventory|(?:(?:qty|item|description|product|price|rate|amt|amount|unit|each|total)\W+)+(?:qty|item|description|product|price|rate|amt|amount|unit|each|total))\W*$/iu;
/** Where the items of a receipt end, and what stands below only on one. */
const totalLine = /^\W*(?:sub\s?-?total|totals?|balance|amount due|to pay|summe|gross amt)\b/iu;
const paidBy =
  /\b(?:cash|change|tend(?:er(?:ed)?)?|visa|master\s?card|amex|debit|contactless|card|apple pay|google pay|balance due|vat|till|cashier)\b/iu;
const dateOrTime = /^\W*(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}:\d{2})(?:\W+\S+){0,3}\W*$/u;
/** What the table of figures on a package holds, and advice on allergens: names of foods that are no ingredient at hand. */
const figures =
  /\b(?:kcal|kj|energy|of which|per\s?100|typical values|nutrition(?:al)?|reference intake|calories|daily value|saturates|saturated|carbohydrates?|cholesterol|sodium)\b/iu;
const figureRow =
  /^\W*(?:total\s+)?(?:fat|salt|sugars?|fibre|fiber|protein|starch|iron|calcium)\W*[<~]?\s*[\d.,]+\s?(?:g|mg|%)/iu;
const advice =
  /\b(?:contains|may contain|allerg\w+|free from|suitable for|not suitable|made in a|traces of|produced in a)\b/iu;
/** A share of a food in another: only packages say that. */
const share = /\(\s?\d{1,3}(?:[.,]\d)?\s?%\s?\)/u;
const listOfContents = /^\W*(?:ingredients|zutaten|ingr[eé]dients|ingredientes)\b\s*[:;.-]\s*/iu;

/** What tills make of words. */
const short: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chkn: 'chicken',
    chk: 'chicken',
    chckn: 'chicken',
    brst: 'breast',
    brsts: 'breasts',
    thgh: 'thigh',
    mlk: 'milk',
    semi: 'semi',
    skmd: 'skimmed',
    skim: 'skimmed',
    whl: 'whole',
    chs: 'cheese',
    chse: 'cheese',
    ched: 'cheddar',
    yog: 'yoghurt',
    yogt: 'yoghurt',
    yogh: 'yoghurt',
    pot: 'potato',
    pots: 'potatoes',
    potat: 'potatoes',
    tom: 'tomato',
    toms: 'tomatoes',
    tomat: 'tomatoes',
    onin: 'onion',
    brd: 'bread',
    btr: 'butter',
    buttr: 'butter',
    bns: 'beans',
    bn: 'bean',
    ppr: 'pepper',
    pprs: 'peppers',
    grn: 'green',
    wht: 'white',
    brwn: 'brown',
    bwn: 'brown',
    mince: 'mince',
    bf: 'beef',
    prk: 'pork',
    slmn: 'salmon',
    flr: 'flour',
    sgr: 'sugar',
    spag: 'spaghetti',
    mush: 'mushrooms',
    mshrm: 'mushrooms',
    brocc: 'broccoli',
    broc: 'broccoli',
    cuc: 'cucumber',
    cucmbr: 'cucumber',
    crts: 'carrots',
    crt: 'carrot',
    ban: 'bananas',
    banan: 'bananas',
    lett: 'lettuce',
    avo: 'avocado',
    veg: 'vegetable',
    strawb: 'strawberries',
    blueb: 'blueberries',
    bnls: 'boneless',
    sknls: 'skinless',
    blk: 'black',
    yel: 'yellow',
    yllw: 'yellow',
    swt: 'sweet',
    wtr: 'water',
    ngt: 'nugget',
    chedd: 'cheddar',
    parm: 'parmesan',
    mozz: 'mozzarella',
    garl: 'garlic',
    gng: 'ginger',
    spin: 'spinach',
    tky: 'turkey',
    turk: 'turkey',
    flks: 'flakes',
    rng: 'range',
    grnd: 'ground',
    hlf: 'half',
    choc: 'chocolate',
  }),
);
/** What a till adds to a name: brands' lines, packs, grades. Dropped only where the rest is a food. */
const extras = new Set([
  'org',
  'organic',
  'fr',
  'f/range',
  'free',
  'range',
  'loose',
  'class',
  'pk',
  'pack',
  'pkt',
  'ea',
  'each',
  'value',
  'basics',
  'essential',
  'essentials',
  'finest',
  'own',
  'brand',
  'large',
  'lge',
  'med',
  'medium',
  'small',
  'sml',
  'family',
  'multipack',
  'reduced',
  'british',
  'local',
  'tinned',
  'fz',
  'frzn',
  'xl',
  'basket',
  'punnet',
  'tray',
  'crate',
  'tub',
  'jar',
  'btl',
  'bottle',
  'bunch',
  'net',
  'grade',
  'gv',
  'brit',
]);

const sureness: Readonly<Record<ReadIngredient['match'], number>> = {
  exact: 1,
  regional: 0.97,
  generic: 0.8,
  spelling: 0.75,
};
const least = 0.5;
const most = { lines: 150, wordsOfItem: 7 } as const;

/**
 * Reads printed lines. Never throws; looks at 150 lines at most. On a receipt (two lines or more that end in a price, or a total and
 * what it was paid with) only lines with a price count, as far as prices were made out, above the total; on a package its list of contents and its table of figures do not: they are what is
 * in it, not what is at hand.
 */
export function readPrinted(
  lines: readonly PrintedLine[],
  catalogue: Catalogue,
  options: { readonly country?: string | null } = {},
): PrintedReading {
  const seen = lines
    .slice(0, most.lines)
    .map(({ text, confidence }) => ({
      text: text.replace(/\s+/g, ' ').trim().slice(0, 200),
      confidence: Math.min(1, Math.max(0, confidence)),
    }))
    .filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
  const isPackage = seen.some(
    ({ text }) =>
      figures.test(text) ||
      /\bmay contain\b/iu.test(text) ||
      (listOfContents.test(text) && share.test(text)),
  );
  const items = new Map<string, PrintedItem>();
  const notUnderstood = new Set<string>();
  for (const { text, confidence, expected } of candidates(seen, isPackage)) {
    const read = bestOf(text, (name) =>
      readItems(name, catalogue, options).items.flatMap((each) => each.read ?? []),
    );
    for (const each of read) {
      const sure = Math.round(confidence * sureness[each.match] * 100) / 100;
      if (sure < least) continue;
      const before = items.get(each.key);
      if (!before || before.confidence < sure)
        items.set(each.key, {
          ...each,
          text: text.slice(0, 200),
          confidence: sure,
          grams: each.grams ?? before?.grams ?? null,
        });
    }
    // Without prices nobody knows where the items begin: what stands above the first food is the shop's.
    const isWorthTelling = expected === 'perhaps' ? items.size > 0 : expected;
    if (read.length === 0 && isWorthTelling && confidence >= least) notUnderstood.add(text);
  }
  return { items: [...items.values()], notUnderstood: [...notUnderstood].slice(0, 20) };
}

/** The line as it stands, then as a till may have meant it, written out before guessed at; a slip of spelling only where nothing else names a food: 'loose' is not goose. */
function bestOf(line: string, read: (name: string) => readonly ReadIngredient[]): ReadIngredient[] {
  const { writtenOut, guesses } = mended(line);
  const own = read(line);
  if (isCertain(own)) return [...own];
  const demoted = (each: readonly ReadIngredient[]) =>
    each.map((one): ReadIngredient => ({
      ...one,
      match: one.match === 'exact' ? 'generic' : one.match,
    }));
  const isSound = (each: readonly ReadIngredient[]): boolean =>
    each.length > 0 && each.every(({ match }) => match !== 'spelling');
  const out = writtenOut.map(read);
  // 'GRND BEEF' names some beef as it stands, and the right one when it is written out.
  const readings = [...out.filter(isCertain).map(demoted), own, ...out.map(demoted)];
  if (!readings.some(isSound)) readings.push(...guesses.map(read).map(demoted));
  const best = readings.find(isSound) ?? readings.find((each) => each.length > 0) ?? [];
  // 'TITUS FISH (MACKEREL)': the brackets say which.
  const inside = /\(([\p{L} ]{3,30})\)/u.exec(line)?.[1];
  const [which] = inside === undefined ? [] : read(inside.toLowerCase());
  return which && isCertain([which])
    ? [{ ...which, match: 'generic', grams: best[0]?.grams ?? null }]
    : [...best];
}

const isCertain = (read: readonly ReadIngredient[]): boolean =>
  read.length > 0 && read.every(({ match }) => match === 'exact' || match === 'regional');

interface Candidate extends PrintedLine {
  /** Whether it stands where an item is expected, so that an unknown name is worth telling; `perhaps` below the first item alone. */ readonly expected:
    | boolean
    | 'perhaps';
}

/** The lines that may name something at hand, without their prices. */
function candidates(lines: readonly PrintedLine[], isPackage: boolean): Candidate[] {
  const priced = lines.map(({ text }) => endsInPrice.test(text));
  const hasPrices = priced.filter(Boolean).length >= 2;
  const total = lines.findIndex(({ text }, at) => at > 0 && totalLine.test(text));
  // The column of prices may be lost altogether; a total and what it was paid with are not.
  const isReceipt =
    hasPrices || (total > 1 && lines.slice(total).some(({ text }) => paidBy.test(text)));
  const firstItem = priced.findIndex((has, at) => has && !neverFood.test(lines[at]?.text ?? ''));
  const found: Candidate[] = [];
  let isContents = false;
  for (const [at, { text, confidence }] of lines.entries()) {
    if (isReceipt && found.length > 0 && totalLine.test(text)) break;
    if (isPackage && listOfContents.test(text)) {
      isContents = true;
      continue;
    }
    // A list of contents runs on over lines that end in a comma, and ends with a full stop.
    if (isContents) {
      isContents = !/\.\s*$/u.test(text) && text.includes(',');
      continue;
    }
    if (
      neverFood.test(text) ||
      heading.test(text) ||
      (isPackage && /^in\s/iu.test(text)) ||
      household.test(text) ||
      dateOrTime.test(text) ||
      figures.test(text) ||
      advice.test(text) ||
      (isPackage && figureRow.test(text))
    )
      continue;
    const bare = withoutPrices(text.replace(listOfContents, ''));
    if (!/\p{L}{2}/u.test(bare)) continue;
    const next = lines[at + 1]?.text ?? '';
    const leadsToPrice = priced[at] === true || weighed.test(next) || barePrice.test(next);
    // Between the first price and the total stand items, also where a price was not made out.
    if (hasPrices && !leadsToPrice && at < firstItem) continue;
    // A receipt begins with the name of the shop, whatever that is.
    if (isReceipt && !hasPrices && at === 0) continue;
    const words = bare.split(/[\s,;]+/u).length;
    if (words > most.wordsOfItem && !/[,;]/u.test(bare)) continue;
    found.push({
      text: bare,
      confidence,
      expected: isReceipt && !hasPrices ? 'perhaps' : isReceipt || words <= 4,
    });
  }
  return found;
}

const barePrice = new RegExp(String.raw`^${price}$`, 'iu');
const anyPrice = new RegExp(String.raw`[\s.…_:-]*${price}$`, 'iu');
function withoutPrices(line: string): string {
  let text = line
    .replace(/^[\s*#>•·|]+/u, '')
    .replace(/^subst?(?:itut(?:ion|ed))?(?: (?:with|for))?\s*[:.]\s*/iu, '')
    .replace(/^\d{4,}\s+/u, '');
  for (let turn = 0; turn < 3 && anyPrice.test(text) && endsInPrice.test(text); turn += 1)
    text = text.replace(anyPrice, '');
  // A price that was not made out ('28/5'), and weights whose letter was taken for a figure ('5006', '1K6').
  text = text
    .replace(/\s+(?=\S*\d)[\d/.,:;|()<>!-]{3,}$/u, (tail) =>
      /^\s+\d{2,3}06$/.test(tail) ? `${tail.slice(0, -1)}G` : '',
    )
    .replace(/(?<=\d)K6\b/u, 'KG');
  return text
    .replace(/\s*(?:[\d.,]+\s?(?:kg|g|lb)?\s*)?[@×]\s*\S*\s*(?:\/\s?(?:kg|lb|ea|each))?\s*$/iu, '')
    .replace(/\s+\d{5,}\s?[A-Z]{0,3}\s*$/u, '')
    .replace(/\s+\d{1,2} for \d{1,2}$/iu, '')
    .replace(/\s+\d+\s?(?:pk|pack|pkt|ea|s)\b\.?/iu, '')
    .replace(/(?<=\d\s?(?:kg|g|ml|l|lb|oz))\s+\d{1,2}$/iu, '')
    .replace(/[\s.…_:*|-]+$/u, '')
    .trim();
}

const digitAsLetter: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  5: 's',
  8: 'b',
  '|': 'l',
  '!': 'i',
};
const unit = /^\d+(?:[.,]\d+)?(?:g|kg|mg|ml|cl|l|lb|lbs|oz|pk|x|s)?$/i;

/** Other readings of a line: a till's short words written out, digits that are letters, what a till adds left out, the noun first turned round. */
function mended(line: string): { writtenOut: string[]; guesses: string[] } {
  const words = line.toLowerCase().split(' ');
  const long = words.map((word) => {
    const known = short.get(word.replace(/[.']$/u, ''));
    if (known !== undefined) return known;
    return unit.test(word) || !/\p{L}{2}/u.test(word)
      ? word
      : word.replace(/[0158|!]/g, (digit) => digitAsLetter[digit] ?? digit);
  });
  const named = long.filter((word) => !extras.has(word.replace(/\.$/u, '')) && !unit.test(word));
  const amounts = long.filter((word) => unit.test(word));
  const turned =
    named.length === 2 || named.length === 3 ? [[...named.slice(1), named[0] ?? ''].join(' ')] : [];
  // 'CHICKEN FLAVOUR NOODLES' is no chicken.
  const first =
    named[0] !== undefined &&
    named.length > 1 &&
    named[0].length > 3 &&
    !/\b(?:flavou?r(?:ed)?|flv|style|free|vegan|veg(?:gie|etarian)|substitute)\b/u.test(
      long.join(' '),
    )
      ? [named[0]]
      : [];
  const last = named.at(-1) ?? '';
  const tinned =
    named.length > 1 && /^(?:can|cn|tin|tinned|canned)$/u.test(last)
      ? [['canned', ...named.slice(0, -1)].join(' ')]
      : [];
  const untried = (readings: string[]) =>
    readings.filter((each, at, all) => each !== '' && each !== line && all.indexOf(each) === at);
  return {
    writtenOut: untried([long.join(' '), ...tinned, [...named, ...amounts].join(' ')]),
    guesses: untried([...turned, ...first]),
  };
}
