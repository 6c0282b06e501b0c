import { ownPhotoMachine } from '../../../machines/history/ownPhoto.machine.ts';
import type { Photo } from '../../../machines/shared/photo.ts';
import type { Samples } from '../engine/index.ts';

const photo = (name: string, type = 'image/jpeg'): Photo => new File(['pixels'], name, { type });
const taken = photo('dish.jpg');
const large: Photo = new File(['x'.repeat(10_001)], 'large.jpg', { type: 'image/jpeg' });
const text = photo('list.txt', 'text/plain');
const prepared = photo('photo.jpg');
const limits = { imageBytes: 10_000, preparationTimeout: 15_000, keepTimeout: 32_000 };
const before = '/api/food_detection/detection_history/r1/photo?v=a';
const after = '/api/food_detection/detection_history/r1/photo?v=b';

export interface Context {
  kept: string | null;
  image: Photo | null;
  message: string | null;
}

export const ownPhoto: Samples = {
  chart: 'ownPhoto',
  machine: ownPhotoMachine,
  starts: {
    'with a photo': { entryId: 'r1', photo: before, limits },
    'without one': { entryId: 'r1', photo: null, limits },
  },
  person: {
    'photo.chosen': { type: 'photo.chosen', photo: taken },
    'photo.chosen (too large)': { type: 'photo.chosen', photo: large },
    'photo.chosen (a text)': { type: 'photo.chosen', photo: text },
    'keeping.retried': { type: 'keeping.retried' },
    'removal.requested': { type: 'removal.requested' },
    'removal.confirmed': { type: 'removal.confirmed' },
    'removal.cancelled': { type: 'removal.cancelled' },
  },
  actors: {
    prepareImage: {
      answers: {
        '': { outcome: 'prepared', image: prepared },
        unreadable: { outcome: 'unreadable' },
      },
      failures: { '': new Error('fault') },
    },
    keepPhoto: {
      answers: {
        '': { outcome: 'kept', photo: after },
        refused: { outcome: 'refused', message: 'You keep 200 photos, as many as fit.' },
        'refused without words': { outcome: 'refused', message: undefined },
      },
      failures: { '': new Error('network') },
    },
    removePhotos: { answers: { '': undefined }, failures: { '': new Error('network') } },
  },
  delays: { preparationTimeout: 15_000, keepTimeout: 32_000 },
  distinguish: ({ kept, image }: Context) => [kept, image === prepared],
  situations: {
    'a photo': ({ kept }: Context) => kept !== null,
    prepared: ({ image }: Context) => image === prepared,
  },
  names: [
    [taken, 'the chosen one'],
    [prepared, 'the prepared one'],
  ],
  holds: {
    'keepPhoto answers': ({ kept }: Context) => kept === after,
    'keepPhoto answers refused': ({ message }: Context) =>
      message === 'You keep 200 photos, as many as fit.',
    'keepPhoto answers refused without words': ({ message }: Context) => message === null,
    'removePhotos answers': ({ kept }: Context) => kept === null,
  },
};
