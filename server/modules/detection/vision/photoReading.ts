// What was seen on a photo, as it is answered: what is named, what it may be, and what nobody could name.
import type { FoodName, PhotoReader as ReaderName } from '../../../../contract/detection.ts';
import type { Note } from '../../../../domain/notes.ts';
import type { Kitchen } from '../../../../kitchen/index.ts';
import { isName, type KnownItem, knownItems, merged, mostItems } from './knownItems.ts';
import type { PhotoReader, Seen, Wanted } from './reader.ts';

export interface PhotoReading {
  readonly readBy: { readonly reader: ReaderName; readonly name?: string };
  readonly items: readonly KnownItem[];
  /** As printed, or as a model called it. */
  readonly unread: readonly string[];
  /** Nothing was named for certain. */
  readonly needsConfirmation: boolean;
  /** What it may be, likeliest first. */
  readonly likely: readonly FoodName[];
  /** Sentences for the screen. */
  readonly notes: readonly Note[];
}

/** What was seen, by whom, and how it went. */
export interface Sighted {
  readonly reader: PhotoReader | null;
  readonly seen: readonly Seen[];
  readonly unread: readonly string[];
  readonly notes: readonly Note[];
}

/** What is looked for, and where. */
export interface Asked {
  readonly wanted: Wanted;
  readonly country: string | null;
}

/** Below it a name is no more than a hint for the picker. */
const namedFrom = 0.5;
const most = { likely: 12, unread: 20 } as const;

export function readingOf(
  { reader, seen, unread, notes }: Sighted,
  asked: Asked,
  kitchen: Kitchen,
  readsPlainFood: boolean,
): PhotoReading {
  const all = merged(
    seen
      .slice(0, 2 * mostItems)
      .flatMap((each) => knownItems(each, asked.wanted, asked.country, kitchen)),
  );
  const items = all.filter(({ confidence }) => confidence >= namedFrom);
  // Where nobody has looked at the food itself, 'perhaps' would be a guess out of thin air.
  const usual = readsPlainFood ? usualBeside(all, asked, kitchen) : [];
  return {
    readBy:
      reader && items.length > 0
        ? { reader: reader.reader, ...(reader.name === undefined ? {} : { name: reader.name }) }
        : { reader: 'person' },
    items,
    unread: [...new Set([...unread, ...unknownOf(seen, asked, kitchen)])].slice(0, most.unread),
    needsConfirmation: items.every(({ certainty }) => certainty !== 'sure'),
    likely: [...hintsOf(all), ...usual].slice(0, most.likely),
    notes,
  };
}

/** What is too unsure to be named. */
const hintsOf = (all: readonly KnownItem[]): FoodName[] =>
  all.flatMap(({ name, key, confidence, recipeId }): FoodName[] =>
    confidence < namedFrom && key
      ? [{ name, key, kind: recipeId === undefined ? 'ingredient' : 'dish' }]
      : [],
  );

/** What is often meant there, without what was seen. */
function usualBeside(all: readonly KnownItem[], { wanted, country }: Asked, kitchen: Kitchen) {
  const kinds = wanted === 'foods' ? (['ingredient', 'dish'] as const) : (['ingredient'] as const);
  return kitchen.names
    .likely({ kinds, country, count: most.likely })
    .filter(({ key }) => all.every((item) => item.key !== key));
}

/** What a model called it, and the kitchen does not know, is told where it is a name at all. */
const unknownOf = (seen: readonly Seen[], { wanted, country }: Asked, kitchen: Kitchen): string[] =>
  wanted === 'ingredients'
    ? seen
        .filter(
          (each) =>
            each.key === undefined &&
            isName(each.name.trim()) &&
            knownItems(each, wanted, country, kitchen).length === 0,
        )
        .map(({ name }) => name.trim())
    : [];
