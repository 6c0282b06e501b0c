// Foods one behind the other without a mark between them, as on a telephone: 'sausages potatoes gravy peas onion'.
import type { Units } from '../catalogue/measureTables.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { foodOf, lexiconOf, namedInFull } from './lexicon.ts';
import { changers } from './nameWords.ts';
import { otherThingAt } from './otherThings.ts';
import { unitOf } from './units.ts';
import { beginsAmount } from './writtenNumbers.ts';

/** Words of a sentence, which says more than what is at hand; in the languages that lists are typed in. */
const ofASentence =
  /(?<!\p{L})(?:and|or|with|n|i|me|my|mine|we|us|our|he|she|they|him|her|his|them|their|it|its|is|are|am|was|were|be|been|do|does|did|don|can|cannot|could|will|would|should|must|make|makes|made|give|gives|gave|get|gets|got|eat|eats|ate|cause|causes|not?|never|without|except|but|because|if|when|who|allerg\w*|intoler\w*|free|je|mon|ma|mes|il|elle|nous|ne|pas|sans|ich|mein\w*|mir|mich|nicht|kein\w*|ohne|ist|sind|yo|mi|mis|sin|eu|meu|minha|n[ãa]o|sem|io|mio|mia|non|senza)(?!\p{L})|['’]/iu;

/** A dish is made of the foods before it, and none of them is at hand: 'vegetable beef barley soup'. */
const ofADish =
  /^(?:soups?|stews?|curry|curries|pies?|cakes?|puddings?|salads?|sandwich(?:es)?|toasties?|wraps?|burgers?|pizzas?|casseroles?|lasagne?|risotto|biryani|masala|korma|bhajis?|ravioli|tortellini|dumplings?|rolls?|pasties|quiche|omelette|meal|mix)$/iu;
/** As much as stands on one line of a screen or two. */
const mostRead = 160;
/** A row that two foods make may be the name of one: 'hazelnut milk'. */
const leastFoods = 3;

/** A part of a row: a food, or what stands between foods and is none. */
export interface RowItem {
  readonly text: string;
  readonly isFood: boolean;
}

/**
 * The items of a row: each food with its tin, and what stands between foods and is none. Words may be misspelled.
 * @returns nothing where fewer than three foods are named, where they are less than half of the words, or where a
 * word tells of more than food
 */
export function itemsOfRow(
  words: string,
  catalogue: Catalogue,
  country: Country | undefined,
): readonly RowItem[] {
  const { units } = catalogue;
  const parts = words.split(/\s+/);
  if (parts.length < leastFoods || !mayBeARow(words, parts, units)) return [];
  const found: RowItem[] = [];
  const leads = amountAt(parts, 0, units) !== null;
  let [named, measured, from, before] = [0, 0, 0, ''];
  while (from < parts.length) {
    const part = parts[from] ?? '';
    const amount = amountAt(parts, from, units);
    if (amount) {
      if (!follows(amount, found, leads, from + amount.length >= parts.length))
        before = `${amount.text} `;
      measured += amount.length;
      from += amount.length;
      continue;
    }
    const other = otherThingAt(parts, from);
    if (other > 0) {
      keep(found, { text: parts.slice(from, from + other).join(' '), isFood: false });
      from += other;
      continue;
    }
    const length = lengthAt(parts, from, catalogue, country);
    if (length < 2 && ofADish.test(part)) return [];
    if (length === 0 && isMeasure(part, units)) before = `${before}${tinOf(part, units)}`;
    else {
      const text = parts.slice(from, from + Math.max(length, 1)).join(' ');
      keep(found, { text: length > 0 ? `${before}${text}` : text, isFood: length > 0 });
      named += length;
      before = '';
    }
    from += Math.max(length, 1);
  }
  const foods = found.filter(({ isFood }) => isFood).length;
  return foods >= leastFoods && named * 2 >= parts.length - measured ? found : [];
}

interface RowAmount {
  readonly text: string;
  readonly hasUnit: boolean;
  /** How many words it takes. */
  readonly length: number;
}
const figure = /^(?:[x×]\s?)?(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔])([\p{L}\p{M}]*)$/u;

/** An amount in figures: '200g', '1 bunch', '2 cups of', '4'. */
function amountAt(parts: readonly string[], from: number, units: Units): RowAmount | null {
  const unit = figure.exec(parts[from] ?? '')?.[1];
  if (unit === undefined || (unit !== '' && !unitOf(unit.toLowerCase(), units))) return null;
  const next = parts[from + 1] ?? '';
  const hasNext = unit === '' && unitOf(next.toLowerCase(), units) !== undefined;
  const length = hasNext ? 2 : 1;
  const of = /^(?:of|de|di)$/i.test(parts[from + length] ?? '') ? 1 : 0;
  return {
    text: parts.slice(from, from + length).join(' '),
    hasUnit: unit !== '' || hasNext,
    length: length + of,
  };
}

/**
 * 'paneer 200g palak 1 bunch onion': where the row begins with a food, a weight belongs to the food before it. A bare number
 * counts what follows, unless nothing does.
 */
function follows(amount: RowAmount, found: RowItem[], leads: boolean, isLast: boolean): boolean {
  const last = found.at(-1);
  if (!last?.isFood || /\d/.test(last.text) || leads || !(amount.hasUnit || isLast)) return false;
  found[found.length - 1] = { text: `${last.text} ${amount.text}`, isFood: true };
  return true;
}

const mayBeARow = (words: string, parts: readonly string[], units: Units): boolean =>
  words.length <= mostRead &&
  !words.includes('(') &&
  !ofASentence.test(words) &&
  !parts.some((part) => changers.has(part.toLowerCase())) &&
  parts.every((part, n) => !/\d/.test(part) || amountAt(parts, n, units) !== null);

const isMeasure = (part: string, units: Units): boolean =>
  beginsAmount(part) || unitOf(part.toLowerCase(), units) !== undefined;

/** How many words name a food here; 0 where none do. */
function lengthAt(
  parts: readonly string[],
  from: number,
  catalogue: Catalogue,
  country: Country | undefined,
): number {
  for (
    let length = Math.min(parts.length - from, lexiconOf(catalogue).longest);
    length > 0;
    length -= 1
  )
    if (namedInFull(parts.slice(from, from + length).join(' '), catalogue, country)) return length;
  const part = parts[from] ?? '';
  const mended = part.length >= 6 ? foodOf(part, false, catalogue, country) : undefined;
  return mended?.kind === 'spelling' ? 1 : 0;
}

/** What no food is named by stays together. */
function keep(found: RowItem[], next: RowItem): void {
  const last = found.at(-1);
  if (last && !last.isFood && !next.isFood)
    found[found.length - 1] = { text: `${last.text} ${next.text}`, isFood: false };
  else found.push(next);
}

const tinOf = (part: string, units: Units): string =>
  unitOf(part.toLowerCase(), units)?.name === 'tin' ? `${part} ` : '';
