// What a person typed → ingredients with grams, and what was not understood. Nothing is dropped.
import type { ReadIngredient } from '../../contract/kitchen.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Reading } from '../types.ts';
import { gramsOf, unitOf } from './units.ts';
import { presenceOf } from './absence.ts';
import { readAmount } from './amount.ts';
import { beginsAmount } from './writtenNumbers.ts';
import { emojiName } from './emoji.ts';
import { foodOf, foodsInARow, lexiconOf } from './lexicon.ts';
import { household } from './household.ts';
import { soonOf } from './soon.ts';
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

const amountAlone = /^(?:x\s*)?\d+(?:[.,]\d+)?\s*(?:[x×]\s*\d+(?:[.,]\d+)?\s*)?(\p{L}{1,10})?$/u;
/** 'rice, 2 kg' is one item: an amount that stands alone belongs to the food before it that has none. */
function joinAmounts(items: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const item of items) {
    const [whole, unit] = amountAlone.exec(item) ?? [];
    const before = joined.at(-1);
    if (
      whole !== undefined &&
      (unit === undefined || unitOf(unit.toLowerCase())) &&
      before !== undefined &&
      /\p{L}/u.test(before) &&
      readAmount(before).count === null
    )
      joined[joined.length - 1] = `${before} ${item}`;
    else joined.push(item);
  }
  return joined;
}

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
  const country = options.country
    ? catalogue.countries.get(options.country.toUpperCase())
    : undefined;
  const lexicon = lexiconOf(catalogue);
  const memory = memoryOf(catalogue);
  const isName = (phrase: string): boolean =>
    lexicon.names.has(tokensOf(readAmount(phrase).name).map(singular).join(' '));
  const { items, cut } = splitList(text, isName);
  const absent: string[] = [];
  const present = joinAmounts(items).flatMap((item) => {
    const isWhole = lexicon.names.has(tokensOf(item).map(singular).join(' '));
    const told = isWhole ? { present: item, absent: '' } : presenceOf(item);
    if (told.absent !== '') absent.push(told.absent);
    return told.present === '' ? [] : [told.present];
  });
  const read = present.flatMap((item): ReadItem[] => {
    const words = item.replace(pictures, ' ').trim();
    if (/[\p{L}\p{N}]/u.test(words))
      return inARow(words).map((each) => readOne(each === words ? item : each, each));
    const drawn = [
      ...new Set([...item].filter((character) => /\p{Extended_Pictographic}/u.test(character))),
    ];
    return drawn.length
      ? drawn.map((picture) => readOne(picture, emojiName(picture) ?? ''))
      : [{ text: item, read: null }];
  });
  return { items: read, absent, cut };

  /** 'eggs milk bread' is three items, '200 g rice 3 eggs' two; 'rice noodles' is one. */
  function inARow(words: string): readonly string[] {
    if (words.length > longestRemembered || !words.includes(' ') || words.includes('('))
      return [words];
    const parts = words.split(/\s+/);
    const isFood = (phrase: string): boolean => {
      const { name, tinned } = readAmount(phrase);
      return name !== '' && foodOf(name, tinned, catalogue, country) !== undefined;
    };
    const at = parts.findIndex(
      (part, i) => i > 0 && beginsAmount(part) && !beginsAmount(parts[i - 1] ?? ''),
    );
    if (at > 0) {
      const [left, right] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
      return /\p{L}{3}/u.test(right) && isFood(left) && isFood(right)
        ? [left, ...inARow(right)]
        : [words];
    }
    const names = /\d/.test(words) ? [] : foodsInARow(words, catalogue, country);
    return names.length > 1 ? names : [words];
  }

  function readOne(item: string, words: string): ReadItem {
    if (item.length > longestRemembered) return readAnew(item, words);
    const key = `${country?.iso2 ?? ''} ${item}`;
    const before = memory.get(key);
    if (before) return before;
    if (memory.size >= mostRemembered) memory.clear();
    const now = readAnew(item, words);
    memory.set(key, now);
    return now;
  }

  /** 'Tuna can' and 'pasta packet' name what they hold, where nothing is called so. */
  function readNamed(words: string) {
    const amount = readAmount(words);
    const { name, tinned } = amount;
    const named =
      foodOf(name || words, tinned, catalogue, country) ??
      (name && name !== words ? foodOf(words, tinned, catalogue, country) : undefined);
    const [, held = '', holder = ''] = named ? [] : (/^(.*\S) (\S+)$/.exec(name) ?? []);
    const kind = unitOf(holder.toLowerCase());
    if (!kind || /^nos?$/i.test(holder)) return { ...amount, named };
    const isTinned = tinned || kind.name === 'tin';
    return {
      ...amount,
      tinned: isTinned,
      unit: amount.unit ?? holder.toLowerCase(),
      named: foodOf(held, isTinned, catalogue, country),
    };
  }

  function readAnew(item: string, said: string): ReadItem {
    const written = item.slice(0, 200);
    const { words, useFirst } = soonOf(said);
    if (!words || (household.test(words) && !isName(words))) return { text: written, read: null };
    const { count, unit, tinned, named } = readNamed(words.slice(0, 200));
    // 'Une boîte de pois chiches' are tinned ones, in whatever language.
    const preserved =
      tinned && named
        ? catalogue.ingredients.get(named.ingredient.key.replace(/_dry$/, '_canned'))
        : undefined;
    const match = named && preserved ? { ...named, ingredient: preserved } : named;
    if (!match) return { text: written, read: null };
    const weighed = count === null ? null : gramsOf(match.ingredient, count, unit);
    const grams =
      weighed === null || !Number.isFinite(weighed) || weighed > 1e6
        ? null
        : Math.round(weighed * 10) / 10;
    return {
      text: written,
      read: {
        text: written,
        name: match.ingredient.label,
        key: match.ingredient.key,
        grams,
        match: match.kind,
        ...(useFirst ? { use_first: true } : {}),
      },
    };
  }
}

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
