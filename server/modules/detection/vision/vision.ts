// Asks the readers of photos one after the other, and says what was seen in the kitchen's words. What
// no reader can name is left to the person: nothing is guessed.
import { say } from '../../../../contract/say.ts';
import { failureNotes } from '../photoNotes.ts';
import type { Note } from '../../../../domain/notes.ts';
import type { Kitchen } from '../../../../kitchen/index.ts';
import type { Photo } from '../photos.ts';
import { Refusal } from '../../../infrastructure/http/refusal.ts';
import { ReaderBusy } from '../../../infrastructure/workers/readers.ts';
import { type KnownItem, knownItems, merged } from './knownItems.ts';
import { type Asked, type PhotoReading, readingOf, type Sighted } from './photoReading.ts';
import type { PhotoReader, Seen, Wanted } from './reader.ts';

export interface Vision {
  /** Whether any reader knows food by its looks, and not by printed words alone. */
  readonly readsPlainFood: boolean;
  /** Never rejects because a reader failed: the next one is asked, and the person at the end. @throws 503 where too many photos wait. */
  read(photo: Photo, wanted: Wanted, country: string | null): Promise<PhotoReading>;
  /** Names as the kitchen knows them, in their order: what a person corrected. */
  know(names: readonly string[], wanted: Wanted, country: string | null): readonly KnownItem[];
  close(): Promise<void>;
}

/** Milliseconds. */
const timeBudget = 15_000;

/** @param readers in the order in which they are asked; the person comes after them. */
export function createVision(
  readers: readonly PhotoReader[],
  kitchen: Kitchen,
  onFailure: (reader: PhotoReader, error: unknown) => void,
): Vision {
  const readsPlainFood = readers.some(({ reader }) => reader !== 'text');
  const tell = (sighted: Sighted, asked: Asked): PhotoReading =>
    readingOf(sighted, asked, kitchen, readsPlainFood);

  return {
    readsPlainFood,
    async read(photo, wanted, country) {
      const asked = { wanted, country };
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
          const reading = tell({ reader, seen: [...sight.seen, ...hints], unread, notes }, asked);
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
      return tell({ reader: null, seen: hints, unread, notes }, asked);
    },
    know: (names, wanted, country) =>
      merged(
        names.flatMap((name) => {
          const found = knownItems({ name, confidence: 1 }, wanted, country, kitchen);
          return found.map((item): KnownItem => ({ ...item, certainty: 'sure' }));
        }),
      ),
    close: async () => void (await Promise.all(readers.map(async (reader) => reader.close?.()))),
  };
}
