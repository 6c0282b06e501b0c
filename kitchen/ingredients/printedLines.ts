// Which lines of a receipt, a label or a list may name something at hand, without their prices.
import { household } from './household.ts';

/** A line as it was seen; `confidence` from 0 to 1, `height` that of its letters in pixels, where that is known. */
export interface PrintedLine {
  readonly text: string;
  readonly confidence: number;
  readonly height?: number;
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

const wordsOfItem = 7;

/** Money in letters, beside an amount without decimals. */
const lettered = String.raw`(?:F\s?CFA|CFA|FCFA|Rp\.?|Rs\.?|RM|[KTU]Sh|kr|zł|Kč|Ft|lei|TL|₱|฿|₫|₺|₩|円)`;
const letteredPrice = new RegExp(
  String.raw`\s+(?:${lettered}\s?\d[\d.,]*|\d[\d.,]*\s?${lettered})$`,
  'iu',
);

const barePrice = new RegExp(String.raw`^${price}$`, 'iu');
const anyPrice = new RegExp(String.raw`[\s.…_:-]*${price}$`, 'iu');
function withoutPrices(line: string): string {
  let text = line
    .replace(letteredPrice, '')
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
    .replace(/\s+\d{1,2}\s?[x×*]$/iu, '')
    .replace(/\s+\d{1,2} for \d{1,2}$/iu, '')
    .replace(/\s+\d+\s?(?:pk|pack|pkt|ea|s)\b\.?/iu, '')
    .replace(/(?<=\d\s?(?:kg|g|ml|l|lb|oz))\s+\d{1,2}$/iu, '')
    .replace(/[\s.…_:*|-]+$/u, '')
    .trim();
}

/** Whether a text is the label of a package: its list of contents and its figures are what is in it, not what is at hand. */
export const isPackage = (lines: readonly PrintedLine[]): boolean =>
  lines.some(
    ({ text }) =>
      figures.test(text) ||
      /\bmay contain\b/iu.test(text) ||
      (listOfContents.test(text) && share.test(text)),
  );

/** Whether the lines look like a receipt, whose prices are what was paid. */
export const looksLikeReceipt = (lines: readonly PrintedLine[]): boolean => {
  const layout = layoutOf(lines);
  return layout.isReceipt && !layout.isPackage;
};

export interface Candidate extends PrintedLine {
  /** Its place among the lines. */
  readonly at: number;
  /** Whether it stands where an item is expected, so that an unknown name is worth telling; `perhaps` below the first item alone. */
  readonly expected: boolean | 'perhaps';
}

/** What the lines are together: a receipt, a package, or a list. */
interface Layout {
  readonly lines: readonly PrintedLine[];
  readonly priced: readonly boolean[];
  readonly hasPrices: boolean;
  readonly isReceipt: boolean;
  readonly isPackage: boolean;
  /** The first line with a price that may be food. */
  readonly firstItem: number;
}

function layoutOf(lines: readonly PrintedLine[]): Layout {
  const priced = lines.map(({ text }) => endsInPrice.test(text));
  const hasPrices = priced.filter(Boolean).length >= 2;
  const total = lines.findIndex(({ text }, at) => at > 0 && totalLine.test(text));
  return {
    lines,
    priced,
    hasPrices,
    // The column of prices may be lost altogether; a total and what it was paid with are not.
    isReceipt: hasPrices || (total > 1 && lines.slice(total).some(({ text }) => paidBy.test(text))),
    isPackage: isPackage(lines),
    firstItem: priced.findIndex((has, at) => has && !neverFood.test(lines[at]?.text ?? '')),
  };
}

const neverItems = [neverFood, heading, household, dateOrTime, figures, advice];
const neverOnPackages = [/^in\s/iu, figureRow];

const isNoItem = (text: string, onPackage: boolean): boolean =>
  neverItems.some((each) => each.test(text)) ||
  (onPackage && neverOnPackages.some((each) => each.test(text)));

/** Whether a line stands where no item of a receipt does. */
function isOutside(
  at: number,
  { lines, priced, hasPrices, isReceipt, firstItem }: Layout,
): boolean {
  // A receipt begins with the name of the shop, whatever that is.
  if (!hasPrices) return isReceipt && at === 0;
  const next = lines[at + 1]?.text ?? '';
  const leadsToPrice = priced[at] === true || weighed.test(next) || barePrice.test(next);
  // Between the first price and the total stand items, also where a price was not made out.
  return !leadsToPrice && at < firstItem;
}

function candidateOf(at: number, layout: Layout): Candidate | null {
  const { text, confidence } = layout.lines[at] ?? { text: '', confidence: 0 };
  if (isNoItem(text, layout.isPackage)) return null;
  const bare = withoutPrices(text.replace(listOfContents, ''));
  if (!/[\p{L}\p{M}]{2}/u.test(bare) || isOutside(at, layout)) return null;
  const words = bare.split(/[\s,;]+/u).length;
  if (words > wordsOfItem && !/[,;]/u.test(bare)) return null;
  const { isReceipt, hasPrices } = layout;
  const expected = isReceipt && !hasPrices ? 'perhaps' : isReceipt || words <= 4;
  return { at, text: bare, confidence, expected };
}

/** The lines that may name something at hand, without their prices. */
export function candidatesIn(lines: readonly PrintedLine[]): Candidate[] {
  const layout = layoutOf(lines);
  const found: Candidate[] = [];
  let isContents = false;
  for (const [at, { text }] of lines.entries()) {
    if (layout.isReceipt && found.length > 0 && totalLine.test(text)) break;
    if (layout.isPackage && listOfContents.test(text)) {
      isContents = true;
      continue;
    }
    // A list of contents runs on over lines that end in a comma, and ends with a full stop.
    if (isContents) {
      isContents = !/\.\s*$/u.test(text) && text.includes(',');
      continue;
    }
    const candidate = candidateOf(at, layout);
    if (candidate) found.push(candidate);
  }
  return found;
}
