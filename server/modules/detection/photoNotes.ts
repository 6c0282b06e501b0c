// What is said of a photo: what was read of it, and by whom it could not be read.
import { coded } from '../../../domain/notes.ts';
import type { KitchenNote, NoteValue } from '../../../domain/notes.ts';
import type { KnownItem } from './vision/knownItems.ts';

const foodOf = ({ name, ingredient }: Pick<KnownItem, 'name' | 'ingredient'>): NoteValue =>
  ingredient ? { of: 'food', id: ingredient.key } : name;

export const readFromPhoto = (
  items: readonly Pick<KnownItem, 'name' | 'ingredient'>[],
): KitchenNote =>
  coded(
    'photo.read',
    { foods: items.map(foodOf) },
    `Read from your photo: ${items.map(({ name }) => name).join(', ')}.`,
  );

const mostNamed = 8;

/** None where everything could be read. */
export const notMadeOut = (unread: readonly string[]): KitchenNote[] => {
  const texts = unread.slice(0, mostNamed);
  return texts.length === 0
    ? []
    : [coded('photo.unread', { texts }, `We could not make out: ${texts.join(', ')}.`)];
};

export const failureNotes = {
  vision: coded(
    'photo.modelSilent',
    {},
    'The model that reads photos did not answer, so your photo was read without it.',
  ),
  'zero-shot': coded(
    'photo.modelFailed',
    {},
    'The model that reads photos failed, so your photo was read without it.',
  ),
  text: coded('photo.wordsUnread', {}, 'The words in your photo could not be read this time.'),
  service: coded('photo.serviceSilent', {}, 'The service that reads photos did not answer.'),
};

export const noRecipeYet = coded(
  'photo.noRecipe',
  {},
  'We know no recipe that fits this yet. Add or change a name and choose Update recipes.',
);
export const unfitInstructions = coded(
  'photo.unfit',
  {},
  'The instructions do not fit your settings and were left out.',
);
