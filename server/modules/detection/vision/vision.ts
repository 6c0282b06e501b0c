// Asks the readers of photos one after the other, and says what was seen in the kitchen's words. What
// no reader can name is left to the person: nothing is guessed.
import { say } from '../../../../contract/say.ts';
import { failureNotes } from '../photoNotes.ts';
import type { Note } from '../../../../domain/notes.ts';
import type {
  Certainty,
  FoodName,
  PhotoReader as ReaderName,
  SeenItem,
} from '../../../../contract/detection.ts';
import type { ReadIngredient } from '../../../../contract/kitchen.ts';
import type { Kitchen } from '../../../../kitchen/index.ts';
import type { Photo } from '../photos.ts';
import { Refusal } from '../../../infrastructure/http/refusal.ts';
import { ReaderBusy } from '../../../infrastructure/workers/readers.ts';
import type { PhotoReader, Seen, Wanted } from './reader.ts';

/** Something seen, as the kitchen knows it. */
export interface KnownItem extends SeenItem {
  /** Where it is an ingredient. */
  readonly ingredient?: ReadIngredient;
  /** Where it is a dish of ours. */
  readonly recipeId?: string;
}

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

export interface Vision {
  /** Whether any reader knows food by its looks, and not by printed words alone. */
  readonly readsPlainFood: boolean;
  /** Never rejects because a reader failed: the next one is asked, and the person at the end. @throws 503 where too many photos wait. */
  read(photo: Photo, wanted: Wanted, country: string | null): Promise<PhotoReading>;
  /** Names as the kitchen knows them, in their order: what a person corrected. */
  know(names: readonly string[], wanted: Wanted, country: string | null): readonly KnownItem[];
  close(): Promise<void>;
}

const sureFrom = 0.85;
const likelyFrom = 0.6;
/** Below it a name is no more than a hint for the picker. */
const namedFrom = 0.5;
/** Milliseconds. */
const timeBudget = 15_000;
const most = { items: 40, likely: 12, unread: 20 } as const;

export const certaintyOf = (confidence: number): Certainty =>
  confidence >= sureFrom ? 'sure' : confidence >= likelyFrom ? 'likely' : 'unsure';

/** A name as somebody would write it: no markup, no address, no sentence. What a model or a package says otherwise is no name. */
const isName = (name: string): boolean =>
  name.length <= 80 &&
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’(),&/%.-]*$/u.test(name) &&
  !/https?:|www\./i.test(name) &&
  name.split(/\s+/).length <= 8;

/** What every item says, whatever it is. */
type Base = Pick<KnownItem, 'confidence' | 'certainty' | 'text'>;

function baseOf({ confidence: given, text }: Seen): Base {
  const confidence = Math.round(Math.max(0, Math.min(1, given)) * 100) / 100;
  const certainty = certaintyOf(confidence);
  return { confidence, certainty, ...(text === undefined ? {} : { text }) };
}

/** A food that the reader itself named by its key. */
function byKey(seen: Seen, { ingredients }: Kitchen['catalogue']): KnownItem | null {
  const own = seen.key === undefined ? undefined : ingredients.get(seen.key);
  if (!own) return null;
  const { label: name, key } = own;
  const [text, grams] = [seen.text ?? seen.name, seen.grams ?? null];
  return {
    ...baseOf(seen),
    name,
    key,
    ingredient: { text, name, key, grams, match: 'exact' },
  };
}

/** Something seen, in the kitchen's own words; nothing where it has no name that the kitchen knows and foods are not wanted. */
function knownItems(
  seen: Seen,
  wanted: Wanted,
  country: string | null,
  kitchen: Kitchen,
): KnownItem[] {
  const own = byKey(seen, kitchen.catalogue);
  if (own) return [own];
  const name = seen.name.replace(/\s+/g, ' ').trim();
  if (!isName(name)) return [];
  const base = baseOf(seen);
  const recipe = wanted === 'foods' ? kitchen.findRecipe(name) : null;
  if (recipe) return [{ ...base, name: recipe.title, key: recipe.id, recipeId: recipe.id }];
  const { items } = kitchen.readIngredients(name, { country });
  if (wanted === 'ingredients' || (items.length > 0 && !isMoreThan(items, name)))
    return items.map((ingredient) => ({
      ...base,
      name: ingredient.name,
      key: ingredient.key,
      ingredient,
    }));
  const [ingredient] = items;
  return [
    ingredient
      ? { ...base, name, key: ingredient.key, ingredient }
      : { ...base, certainty: 'unsure', name, key: null },
  ];
}

/** 'Fried rice with egg' stays what it is called: as a food it is more than the rice in it. */
const isMoreThan = (items: readonly ReadIngredient[], name: string): boolean =>
  name.includes(' ') && items.some(({ match }) => match === 'generic' || match === 'spelling');

/** @param readers in the order in which they are asked; the person comes after them. */
export function createVision(
  readers: readonly PhotoReader[],
  kitchen: Kitchen,
  onFailure: (reader: PhotoReader, error: unknown) => void,
): Vision {
  const readsPlainFood = readers.some(({ reader }) => reader !== 'text');
  const known = (seen: Seen, wanted: Wanted, country: string | null): KnownItem[] =>
    knownItems(seen, wanted, country, kitchen);

  const merged = (items: readonly KnownItem[]): KnownItem[] => {
    const each = new Map<string, KnownItem>();
    for (const item of items) {
      const id = item.key ?? item.name.toLowerCase();
      const before = each.get(id);
      if (!before || before.confidence < item.confidence) each.set(id, item);
    }
    return [...each.values()].slice(0, most.items);
  };

  const readingOf = (
    reader: PhotoReader | null,
    seen: readonly Seen[],
    unread: readonly string[],
    wanted: Wanted,
    country: string | null,
    notes: readonly Note[],
  ): PhotoReading => {
    const all = merged(
      seen.slice(0, 2 * most.items).flatMap((each) => known(each, wanted, country)),
    );
    const items = all.filter(({ confidence }) => confidence >= namedFrom);
    const kinds =
      wanted === 'foods' ? (['ingredient', 'dish'] as const) : (['ingredient'] as const);
    const hints = all.flatMap(({ name, key, confidence, recipeId }): FoodName[] =>
      confidence < namedFrom && key
        ? [{ name, key, kind: recipeId === undefined ? 'ingredient' : 'dish' }]
        : [],
    );
    // Where nobody has looked at the food itself, 'perhaps' would be a guess out of thin air.
    const usual = readsPlainFood
      ? kitchen.names
          .likely({ kinds, country, count: most.likely })
          .filter(({ key }) => all.every((item) => item.key !== key))
      : [];
    // What a model called it, and the kitchen does not know, is told where it is a name at all.
    const unknown =
      wanted === 'ingredients'
        ? seen
            .filter(
              (each) =>
                each.key === undefined &&
                isName(each.name.trim()) &&
                known(each, wanted, country).length === 0,
            )
            .map(({ name }) => name.trim())
        : [];
    return {
      readBy:
        reader && items.length > 0
          ? { reader: reader.reader, ...(reader.name === undefined ? {} : { name: reader.name }) }
          : { reader: 'person' },
      items,
      unread: [...new Set([...unread, ...unknown])].slice(0, most.unread),
      needsConfirmation: items.every(({ certainty }) => certainty !== 'sure'),
      likely: [...hints, ...usual].slice(0, most.likely),
      notes,
    };
  };

  return {
    readsPlainFood,
    async read(photo, wanted, country) {
      const notes: Note[] = [];
      const unread: string[] = [];
      const hints: Seen[] = [];
      const began = performance.now();
      for (const reader of readers) {
        // A person waits a minute at most: after a model that took most of it, only the quick reader is still asked.
        if (reader.reader !== 'text' && performance.now() - began > timeBudget) continue;
        try {
          const sight = await reader.see(photo, wanted, country);
          unread.push(...(sight.unread ?? []));
          const reading = readingOf(
            reader,
            [...sight.seen, ...hints],
            unread,
            wanted,
            country,
            notes,
          );
          if (reading.items.length > 0) return reading;
          hints.push(...sight.seen);
        } catch (error) {
          if (error instanceof ReaderBusy)
            throw new Refusal(503, say('photo.busy', error.message), {
              code: 'busy',
              headers: { 'retry-after': '5' },
              cause: error,
            });
          onFailure(reader, error);
          if (reader.reader !== 'person') notes.push(failureNotes[reader.reader]);
        }
      }
      return readingOf(null, hints, unread, wanted, country, notes);
    },
    know: (names, wanted, country) =>
      merged(
        names.flatMap((name) => {
          const found = known({ name, confidence: 1 }, wanted, country);
          return found.map((item): KnownItem => ({ ...item, certainty: 'sure' }));
        }),
      ),
    close: async () => void (await Promise.all(readers.map(async (reader) => reader.close?.()))),
  };
}
