// What a person typed → ingredients with grams, and what was not understood. Nothing is dropped.
import type { ReadIngredient } from '../../contract/kitchen.ts';
import type { Units } from '../catalogue/measureTables.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import type { Reading } from '../types.ts';
import { gramsOf, unitOf, unitsIn } from './units.ts';
import { presenceOf } from './absence.ts';
import { readAmount } from './amount.ts';
import { beginsAmount } from './writtenNumbers.ts';
import { emojiName } from './emoji.ts';
import { foodAtHand, isFoodAtHand } from './atHand.ts';
import { foodsInARow, lexiconOf } from './lexicon.ts';
import { countryOfNames } from './localWords.ts';
import { isManner, withManner } from './manner.ts';
import { isPlainFood } from './plainFood.ts';
import { isDishLeft } from './dishLeft.ts';
import { household } from './household.ts';
import { saysTinned } from './orTinned.ts';
import { isOtherThing, isVesselFor } from './otherThings.ts';
import { orderAsList } from './orderLines.ts';
import { itemsOfRow } from './row.ts';
import { isSoonAlone, soonOf } from './soon.ts';
import { splitList } from './split.ts';
import { singular, tokensOf } from './words.ts';

const pictures = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)+/gu;

/** One item as it was written, with what it was read as, or nothing. */
export interface ReadItem {
  readonly text: string;
  readonly read: ReadIngredient | null;
}

/** People write the same few things: a short item that was read once is remembered. */
const memories = new WeakMap<Catalogue, Map<string, ReadItem>>();
const [mostRemembered, longestRemembered] = [4000, 60];
function memoryOf(catalogue: Catalogue): Map<string, ReadItem> {
  const memory = memories.get(catalogue) ?? new Map<string, ReadItem>();
  memories.set(catalogue, memory);
  return memory;
}

const amountAlone =
  /^(?:x\s*)?\d+(?:[.,]\d+)?\s*(?:[x×]\s*\d+(?:[.,]\d+)?\s*)?([\p{L}\p{M}]{1,10})?$/u;
/** 'rice, 2 kg' and 'spinach, must be used by tomorrow' are one item: what names no food belongs to the one before it. */
function joinSaid(items: readonly string[], units: Units): readonly string[] {
  const joined: string[] = [];
  for (const item of items) {
    const [whole, unit] = amountAlone.exec(item) ?? [];
    const before = joined.at(-1);
    if (before !== undefined && isSoonAlone(item)) joined[joined.length - 1] = `${before} ${item}`;
    else if (before !== undefined && isManner(item))
      joined[joined.length - 1] = withManner(before, item);
    else if (
      whole !== undefined &&
      (unit === undefined || unitOf(unit.toLowerCase(), units)) &&
      before !== undefined &&
      /\p{L}/u.test(before) &&
      readAmount(before, units).count === null
    )
      joined[joined.length - 1] = `${before} ${item}`;
    else joined.push(item);
  }
  return joined;
}

/** What a list is read with. */
interface Reader {
  readonly catalogue: Catalogue;
  readonly country: Country | undefined;
  readonly memory: Map<string, ReadItem>;
  /** Whether a phrase, with or without an amount, is one known name. */
  readonly isName: (phrase: string) => boolean;
}

function readerOf(catalogue: Catalogue, iso2: string | null | undefined): Reader {
  const { names } = lexiconOf(catalogue);
  return {
    catalogue,
    country: iso2 ? catalogue.countries.get(iso2.toUpperCase()) : undefined,
    memory: memoryOf(catalogue),
    isName: (phrase) => names.has(phraseOf(readAmount(phrase, catalogue.units).name)),
  };
}

const phraseOf = (words: string): string => tokensOf(words).map(singular).join(' ');

/** Reads each item of a list by itself, in order; every non-blank item is in the answer. */
export function readItems(
  text: string,
  catalogue: Catalogue,
  options: { readonly country?: string | null } = {},
): {
  readonly items: readonly ReadItem[];
  readonly absent: readonly string[];
  readonly cut: boolean;
} {
  const reader = readerOf(catalogue, options.country);
  const list = orderAsList(text, catalogue.units, (phrase) =>
    isFoodAtHand(phrase, catalogue, reader.country),
  );
  const { items, cut } = splitList(list, reader.isName, (phrase) => isPlainFood(phrase, catalogue));
  const told = joinSaid(items, catalogue.units).map((item) => presenceIn(item, catalogue));
  return {
    items: readAbroad(
      told.flatMap(({ present }) => (present === '' ? [] : readItem(present, reader))),
      reader,
    ),
    absent: told.flatMap(({ absent }) => (absent === '' ? [] : [absent])),
    cut,
  };
}

/** What is not understood, as people of the country read it whose words most of it are. */
function readAbroad(items: readonly ReadItem[], reader: Reader): readonly ReadItem[] {
  const { catalogue } = reader;
  const unread = items.filter(({ read }) => read === null);
  const names = unread.map(({ text }) => readAmount(text, catalogue.units).name);
  const country = unread.length > 1 ? countryOfNames(names, catalogue) : undefined;
  return country === undefined || country === reader.country
    ? items
    : items.flatMap((item) =>
        item.read === null ? readItem(item.text, { ...reader, country }) : [item],
      );
}

/** What an item says is there, and what is not; a name that holds such a word is there: 'no-egg noodles'. */
function presenceIn(
  item: string,
  catalogue: Catalogue,
): { readonly present: string; readonly absent: string } {
  const isWhole = lexiconOf(catalogue).names.has(phraseOf(item));
  return isWhole ? { present: item, absent: '' } : presenceOf(item);
}

function readItem(item: string, reader: Reader): ReadItem[] {
  const words = item.replace(pictures, ' ').trim();
  const row = reader.isName(words) ? [] : itemsOfRow(words, reader.catalogue, reader.country);
  if (row.length > 0)
    return row.map(({ text, isFood }) =>
      isFood || /^[\p{L}\p{M}]{5,}$/u.test(text)
        ? readOne(text, text, reader)
        : { text, read: null },
    );
  if (/[\p{L}\p{N}]/u.test(words))
    return inARow(words, reader).map((each) => readOne(each === words ? item : each, each, reader));
  const drawn = [
    ...new Set([...item].filter((character) => /\p{Extended_Pictographic}/u.test(character))),
  ];
  return drawn.length
    ? drawn.map((picture) => readOne(picture, emojiName(picture) ?? '', reader))
    : [{ text: item, read: null }];
}

/** 'eggs milk bread' is three items, '200 g rice 3 eggs' two; 'rice noodles' is one. */
function inARow(words: string, reader: Reader): readonly string[] {
  if (words.length > longestRemembered || !words.includes(' ') || words.includes('('))
    return [words];
  const { catalogue, country } = reader;
  const isFood = (phrase: string): boolean => isFoodAtHand(phrase, catalogue, country);
  const parts = words.split(/\s+/);
  const at = parts.findIndex(
    (part, i) => i > 0 && beginsAmount(part) && !beginsAmount(parts[i - 1] ?? ''),
  );
  if (at > 0) {
    const [left, right] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
    return /[\p{L}\p{M}]{3}/u.test(right) && isFood(left) && isFood(right)
      ? [left, ...inARow(right, reader)]
      : [words];
  }
  const names =
    /\d/.test(words) || isOtherThing(words) || isDishLeft(tokensOf(words)) || reader.isName(words)
      ? []
      : foodsInARow(words, catalogue, country);
  return names.length > 1 ? names : [words];
}

/** Reads an item, or remembers what it was read as. */
function readOne(item: string, words: string, reader: Reader): ReadItem {
  if (item.length > longestRemembered) return readFood(item, words, reader);
  const { memory, country } = reader;
  const key = `${country?.iso2 ?? ''} ${item}`;
  const before = memory.get(key);
  if (before) return before;
  if (memory.size >= mostRemembered) memory.clear();
  const now = readFood(item, words, reader);
  memory.set(key, now);
  return now;
}

/** 'Tuna can' and 'pasta packet' name what they hold, where nothing is called so. */
function readNamed(words: string, { catalogue, country }: Reader) {
  const amount = readAmount(words, catalogue.units);
  const { name, tinned } = amount;
  const named =
    foodAtHand(name || words, tinned, catalogue, country) ??
    (name && name !== words ? foodAtHand(words, tinned, catalogue, country) : undefined);
  const [, held = '', holder = ''] =
    named || isOtherThing(name) ? [] : (/^(.*\S) (\S+)$/.exec(name) ?? []);
  const kind = unitOf(holder.toLowerCase(), catalogue.units);
  if (!kind || /^nos?$/i.test(holder)) return { ...amount, named };
  const isTinned = tinned || kind.name === 'tin';
  return {
    ...amount,
    tinned: isTinned,
    unit: amount.unit ?? holder.toLowerCase(),
    named: foodAtHand(held, isTinned, catalogue, country),
  };
}

function readFood(item: string, said: string, reader: Reader): ReadItem {
  const { catalogue, isName } = reader;
  const text = item.slice(0, 200);
  const { words, useFirst } = soonOf(said);
  const isThing = household.test(words) || isVesselFor(words);
  if (!words || (isThing && !isName(words))) return { text, read: null };
  const { count, unit, tinned, named } = readNamed(words.slice(0, 200), reader);
  if (!named) return { text, read: null };
  // 'Une boîte de pois chiches' are tinned ones, in whatever language.
  const preserved =
    tinned || saysTinned(words)
      ? catalogue.ingredients.get(named.ingredient.key.replace(/_dry$/, '_canned'))
      : undefined;
  const ingredient = preserved ?? named.ingredient;
  const { label: name, key } = ingredient;
  // A portion of chicken is no whole one.
  const weighed =
    count === null || (unit === null && /\bportions?\b/iu.test(words))
      ? null
      : gramsOf(ingredient, count, unit, unitsIn(catalogue, reader.country), words);
  const read = { text, name, key, grams: readable(weighed), match: named.kind };
  return { text, read: useFirst ? { ...read, use_first: true } : read };
}

/** Grams to a tenth; null where nobody has so much. */
const readable = (grams: number | null): number | null =>
  grams === null || !Number.isFinite(grams) || grams > 1e6 ? null : Math.round(grams * 10) / 10;

/**
 * Reads a typed list. The same food twice is one ingredient, its grams added up where both are known.
 * Never throws; reads at most 20,000 characters and 500 items and says so in `cut`.
 */
export function readIngredients(
  text: string,
  catalogue: Catalogue,
  options: { readonly country?: string | null } = {},
): Reading {
  const { items, absent, cut } = readItems(text, catalogue, options);
  const merged = new Map<string, ReadIngredient>();
  const notUnderstood = new Set<string>();
  for (const { text: written, read } of items) {
    if (!read) {
      notUnderstood.add(written);
      continue;
    }
    const before = merged.get(read.key);
    if (!before) {
      merged.set(read.key, read);
      continue;
    }
    const grams =
      before.grams === null || before.grams === undefined
        ? (read.grams ?? null)
        : before.grams + (read.grams ?? 0);
    const both =
      before.text === read.text || before.text.length > 150
        ? before.text
        : `${before.text}, ${read.text}`;
    merged.set(read.key, {
      ...before,
      text: both,
      grams: grams === null ? null : Math.round(grams * 10) / 10,
      ...(read.use_first ? { use_first: true } : {}),
    });
  }
  /** 'No eggs' at the top and 'eggs' below: they are there. */
  const isThere = (words: string): boolean =>
    readItems(words, catalogue, options).items.some(({ read }) => read && merged.has(read.key));
  return {
    items: [...merged.values()],
    notUnderstood: [...notUnderstood],
    absent: [...new Set(absent)].filter((words) => !isThere(words)),
    cut,
  };
}
