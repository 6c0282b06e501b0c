// '2 cups of rice', 'eggs x6', '½ kg beef (diced)' → a count, a unit and the words that name the food.
import type { Units } from '../catalogue/measureTables.ts';
import { frenchAmount } from './frenchAmounts.ts';
import { unitOf } from './units.ts';
import { beginningOf, container, digits, tidy, toNumber } from './writtenNumbers.ts';

export interface Written {
  /** How many of the unit; null where none was given. A range ('2-3') is its middle. */
  readonly count: number | null;
  readonly unit: string | null;
  /** What is left: the food. */
  readonly name: string;
  /** Whether it stood in a tin, can or jar: 'tin of tomatoes'. */
  readonly tinned: boolean;
}

/** '400 g tins of' after '3 x': what one of them holds. */
const size = new RegExp(String.raw`^(${digits})\s*([a-z]{1,10})\b\.?\s*(?=(${container})?)`, 'i');
const bracketed = new RegExp(
  String.raw`^\s*(?:(?:about|approx\.?|ca\.?)\s+|x\s*)?(?:(${digits})\s*[x×]\s*)?(${digits})\s*([a-z]{1,10})?(?:\s+(${container}))?\s*(each|ea|apiece|drained|net|(?:in )?total)?\s*$`,
  'i',
);
/** A unit's word, also in letters that are not ours: 'cups', 'мл', 'ст. л.', '大さじ'. */
const unitWord = String.raw`[a-z]{1,10}|[^\x00-\x7f][\p{L}\p{M}.]{0,11}(?: [^\x00-\x7f][\p{L}\p{M}.]{0,7})?`;
const trailing = new RegExp(
  String.raw`^(.*?\p{L}.*?)[\s:–-]*[(x×]?\s*(?:(${digits})\s*[x×]\s*)?(${digits})\s*(${unitWord})?(?:\s+${container})?\s*\)?$`,
  'iu',
);
const isPiece = (unit: string | null, units: Units): boolean =>
  unitOf(unit?.toLowerCase() ?? '', units)?.kind === 'piece';
const isMeasure = (unit: string | null, units: Units): boolean =>
  !isPiece(unit, units) && unitOf(unit?.toLowerCase() ?? '', units) !== undefined;
const isContainer = (unit: string | null, units: Units): boolean =>
  /^(?:tin|packet|bottle|block)$/.test(unitOf(unit ?? '', units)?.name ?? '');

const isTin = (word: string, units: Units): boolean =>
  unitOf(word.toLowerCase(), units)?.name === 'tin';

interface Bracket {
  readonly count: number;
  readonly unit: string | null;
  readonly of: 'each' | 'all' | null;
  readonly tinned: boolean;
}
/** '(400 g)', '(2 x 400 g tins)', '(300 g each)'; null where brackets say something else. */
function weighedIn(inner: string, units: Units): Bracket | null {
  const [, several, number, word, held = '', how = ''] = bracketed.exec(inner) ?? [];
  if (number === undefined || (word !== undefined && !unitOf(word.toLowerCase(), units)))
    return null;
  return {
    count: toNumber(number) * timesOf(several),
    unit: word?.toLowerCase() ?? null,
    of: /^(?:each|ea|apiece)$/i.test(how) ? 'each' : /total$/i.test(how) ? 'all' : null,
    tinned: [word ?? '', held].some((each) => isTin(each, units)),
  };
}

/** What has been read so far; each step below takes its part from the words and writes it down. */
interface Reading {
  readonly units: Units;
  count: number | null;
  unit: string | null;
  words: string[];
  tinned: boolean;
  /** Whether the person gave a count, and we have not assumed one. */
  isSaid: boolean;
}

/** A herb of its own: read as so many leaves, it would be the powder. */
const curryLeaves = /(?<!\p{L})(?:feuilles?|leaf) de (?:curry|cari|kari)(?!\p{L})/giu;

/** Reads an item's amount wherever it stands. Never throws; what is no amount stays in the name. */
export function readAmount(item: string, units: Units): Written {
  const tidied = tidy(frenchAmount(item.trim())).replace(curryLeaves, 'curry leaves');
  const inBrackets = /\(([^)]*)\)/.exec(tidied);
  const bracket = inBrackets && weighedIn(inBrackets[1] ?? '', units);
  const reading = beginReading(
    inBrackets ? tidied.replace(/\s*\([^)]*\)?\s*/g, ' ').trim() : tidied,
    units,
  );
  reading.tinned = bracket?.tinned ?? false;
  takeUnits(reading, bracket !== null);
  takeSmallerUnit(reading);
  if (reading.count !== null && reading.words.length > 1) dropWord(reading, /^(?:of|x)$/i);
  const name = takeTrailing(reading, nameOf(reading.words));
  if (bracket) applyBracket(reading, bracket);
  const { count, unit, tinned } = reading;
  return { count, unit, name: name.replace(/^[\s:–-]+|[\s:–-]+$/g, ''), tinned };
}

/** The count, and '3 x 400 g' or 'two 330 ml cans': so many of that size. */
function beginReading(text: string, units: Units): Reading {
  const { count, rest, isMany } = beginningOf(text);
  const reading = { units, count, unit: null, tinned: false, isSaid: count !== null };
  const [sized = '', one = '', measure = '', packed] =
    (count === null ? null : size.exec(rest)) ?? [];
  if (count === null || !isMeasure(measure, units) || !(isMany || packed !== undefined))
    return { ...reading, words: wordsOf(rest) };
  return {
    ...reading,
    count: count * toNumber(one),
    unit: measure.toLowerCase(),
    words: wordsOf(rest.slice(sized.length)),
  };
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** A unit, then perhaps another ('2 tins (400 g)', '1 large bunch'), then 'of'. */
function takeUnits(reading: Reading, isWeighed: boolean): void {
  const { units } = reading;
  for (let turn = 0; turn < 3; turn += 1) {
    const unit = unitAt(reading.words, units);
    if (unit === null || isFoodItself(unit, reading, isWeighed)) return;
    reading.tinned ||= isTin(unit, units);
    if (reading.unit === null || unitOf(reading.unit, units)?.name === 'piece') reading.unit = unit;
    reading.count ??= 1;
    reading.words = reading.words.slice(unit.split(' ').length);
    const [next = '', ...others] = reading.words;
    if (elided.test(next)) reading.words = [next.replace(elided, ''), ...others];
    if (dropWord(reading, preposition)) return;
  }
}

/** The unit that the words begin with, of three words ('colher de sopa'), two or one. */
function unitAt(words: readonly string[], units: Units): string | null {
  for (const length of [3, 2, 1]) {
    const unit = words.slice(0, length).join(' ').toLowerCase();
    if (unitOf(unit, units)) return unit;
  }
  return null;
}

/** 'clove' alone, or 'leaf spinach' without a count, is the food itself; so is the pulse in 'gram flour', unless a number counts the grams. */
function isFoodItself(unit: string, reading: Reading, isWeighed: boolean): boolean {
  const { words, count, units } = reading;
  const following = words[unit.split(' ').length];
  if (following === undefined) return true;
  if (unit === 'gram' && (count === null || reading.unit !== null)) return true;
  if (count !== null || isWeighed || /^of$/i.test(following)) return false;
  return !isTin(unit, units) && isPiece(unit, units);
}

const preposition = /^(?:of|de|di)$/i;
/** 'Cuillères à soupe d'huile'. */
const elided = /^d['’](?=\p{L})/iu;

/** Whether the first word was dropped. */
function dropWord(reading: Reading, word: RegExp): boolean {
  if (!word.test(reading.words[0] ?? '')) return false;
  reading.words = reading.words.slice(1);
  return true;
}

/** '1 kg 500 g', '2 lb 3 oz'. */
function takeSmallerUnit(reading: Reading): void {
  const { units } = reading;
  const text = reading.words.join(' ');
  const [both = '', more = '', smaller = ''] = size.exec(text) ?? [];
  if (reading.count === null || !isMeasure(smaller, units)) return;
  const [here, there] = [unitOf(reading.unit ?? '', units), unitOf(smaller.toLowerCase(), units)];
  if (!here || !there || here.kind !== there.kind || there.size >= here.size) return;
  reading.count += (toNumber(more) * there.size) / here.size;
  reading.words = text.slice(both.length).split(' ');
  dropWord(reading, preposition);
}

const nameOf = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/^(?:de la |de l[’']|des? |du |d[’']|del(?:la)? |di |von |da )(?=\p{L})/iu, '');

/** What is longer is no food's name: looking for an amount at its end would take seconds. */
const longestName = 500;

/** A name and the amount at its end; null where it ends in none. */
function trailingIn(name: string, units: Units) {
  if (name.length > longestName || !/\d/.test(name)) return null;
  const [, food, several, number = '', word] = trailing.exec(name) ?? [];
  // 'Farina 00' and 'harina 0000' name a kind of flour.
  if (
    !food ||
    number.startsWith('00') ||
    (word !== undefined && !unitOf(word.toLowerCase(), units))
  )
    return null;
  return { food, count: toNumber(number) * timesOf(several), word };
}

/** 'eggs x6', 'rice 2 cups'; '1 can coconut milk 400ml': a weight tells more than a container. */
function takeTrailing(reading: Reading, name: string): string {
  const { units } = reading;
  const found = trailingIn(name, units);
  if (!found) return name;
  const { food, count, word } = found;
  const isWeight = word !== undefined && isMeasure(word, units);
  reading.tinned ||= word !== undefined && isTin(word, units);
  if (reading.count !== null && !isWeight) return food;
  const containers = isPiece(reading.unit, units) ? (reading.count ?? 1) : 1;
  reading.count = count * containers;
  reading.unit = word?.toLowerCase() ?? null;
  reading.isSaid = true;
  return food;
}

const timesOf = (several: string | undefined): number =>
  several === undefined ? 1 : toNumber(several);

/**
 * '2 tins (400 g)' are 800 g, '2 onions (300 g)' are 300 g, a pack (12) is twelve; what is weighed
 * already stays.
 */
function applyBracket(reading: Reading, bracket: Bracket): void {
  const { count, unit, isSaid, units } = reading;
  const isHolder = isContainer(unit, units);
  if (isMeasure(unit, units) || !(!isSaid || isHolder || isMeasure(bracket.unit, units))) return;
  const isOfEach = bracket.of === 'each' || (bracket.of === null && isHolder);
  reading.count = bracket.count * (isSaid && isOfEach ? (count ?? 1) : 1);
  reading.unit = bracket.unit ?? (isHolder ? null : unit);
}
