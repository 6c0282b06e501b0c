import { recipePhotoMachine } from '../../../machines/ownRecipes/recipePhoto.machine.ts';
import type { RecipePage } from '../../../machines/shared/ownRecipes.ts';
import type { Photo } from '../../../machines/shared/photo.ts';
import type { Samples } from '../engine/index.ts';
import { ownLimits } from './recipeWriting.ts';

const photo = (name: string, type = 'image/jpeg'): Photo => new File(['pixels'], name, { type });
const chosen = photo('page.jpg');
const large: Photo = new File(['x'.repeat(10_001)], 'large.jpg', { type: 'image/jpeg' });
const text = photo('list.txt', 'text/plain');
const prepared = photo('photo.jpg');

const page: RecipePage = { text: 'Stew', columns: null, unsure: [], hard_to_read: false };
const hard: RecipePage = { ...page, unsure: ['1% tsp cumin'], hard_to_read: true };
const inColumns: RecipePage = {
  ...page,
  text: 'Serves 4 beef',
  columns: 'Serves 4 then beef',
};

export interface Context {
  image: Photo | null;
  page: RecipePage | null;
  message: string | null;
}

export const recipePhoto: Samples = {
  chart: 'recipePhoto',
  machine: recipePhotoMachine,
  input: { limits: ownLimits.photo },
  person: {
    'photo.chosen': { type: 'photo.chosen', photo: chosen },
    'photo.chosen (too large)': { type: 'photo.chosen', photo: large },
    'photo.chosen (a text)': { type: 'photo.chosen', photo: text },
    'reading.retried': { type: 'reading.retried' },
    'reading.cancelled': { type: 'reading.cancelled' },
    'order.chosen (columns)': { type: 'order.chosen', order: 'columns' },
    'order.chosen (across)': { type: 'order.chosen', order: 'across' },
  },
  actors: {
    prepareImage: {
      answers: {
        '': { outcome: 'prepared', image: prepared },
        unreadable: { outcome: 'unreadable' },
      },
      failures: { '': new Error('fault') },
    },
    readPhoto: {
      answers: {
        'a page': { outcome: 'read', page },
        'a page that is hard to read': { outcome: 'read', page: hard },
        'a page in columns': { outcome: 'read', page: inColumns },
        refused: { outcome: 'refused', message: 'We could not make out the words.' },
        'refused without words': { outcome: 'refused', message: undefined },
      },
      failures: { '': new Error('network') },
    },
  },
  delays: { preparationTimeout: 15_000, aiTimeout: 62_000 },
  distinguish: ({ image, page: read, message }: Context) => [
    image === prepared,
    read?.hard_to_read,
    message === null,
  ],
  situations: { prepared: ({ image }: Context) => image === prepared },
  names: [
    [chosen, 'the chosen one'],
    [prepared, 'the prepared one'],
  ],
  holds: {
    'readPhoto answers a page': ({ image, page: read }: Context) => image === null && read === page,
    'readPhoto answers refused': ({ message }: Context) =>
      message === 'We could not make out the words.',
    'readPhoto answers refused without words': ({ message }: Context) => message === null,
    'photo.chosen': ({ message }: Context) => message === null,
  },
};
