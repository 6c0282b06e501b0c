// The ingredients of a photo as a list, as if somebody had typed them.
import { say } from '../../../contract/say.ts';
import { notMadeOut, readFromPhoto } from './photoNotes.ts';
import type { Note } from '../../../domain/notes.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { readHealthProfile } from '../health/healthProfile.ts';
import { openPhoto } from './photos.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { PriceStorage } from '../shopping/paidByHousehold.ts';
import type { Vision } from './vision/vision.ts';
import { unprocessable } from '../../infrastructure/http/refusal.ts';
import type { Person } from '../sessions/repository.ts';

export interface PhotoList {
  /** One ingredient a line, with its weight where that was printed. */
  readonly list: string;
  /** Sentences for the screen: what was read, and what was not. */
  readonly notes: readonly Note[];
}

/** @throws what `openPhoto` throws, and 422 where nothing in the photo could be named. */
export type ReadPhotoList = (person: Person, file: Buffer) => Promise<PhotoList>;

const nothingRead = () =>
  unprocessable(
    say(
      'photo.nothingRead',
      'We could not make out any ingredient in this photo. Please type your ingredients, or photograph a receipt, a label or a list.',
    ),
    'nothing_read',
  );

export function createPhotoList(
  kitchen: Kitchen,
  vision: Vision,
  storage: Pick<Storage, 'settings'> & PriceStorage,
): ReadPhotoList {
  return async (person, file) => {
    const { country } = await readHealthProfile(kitchen, storage, person);
    const { items, unread, notes } = await vision.read(
      await openPhoto(file, person.userId),
      'ingredients',
      country,
    );
    if (items.length === 0) throw nothingRead();
    const list = items
      .map(({ name, ingredient }) => (ingredient?.grams ? `${ingredient.grams} g ${name}` : name))
      .join('\n');
    return {
      list,
      notes: [readFromPhoto(items), ...notMadeOut(unread), ...notes],
    };
  };
}
