import { photoKeepingMachine } from '../../../machines/photos/photoKeeping.machine.ts';
import type { Photo } from '../../../machines/shared/photo.ts';
import type { Samples } from '../engine/index.ts';
import { image } from './foodDetection.ts';

interface Context {
  image: Photo | null;
  entryId: string | null;
  keptWith: readonly string[];
  message: string | null;
}

export const photoKeeping: Samples = {
  chart: 'photoKeeping',
  machine: photoKeepingMachine,
  starts: {
    'with a photo': { image, timeout: 32_000 },
    'without one': { image: null, timeout: 32_000 },
  },
  person: {
    'keeping.chosen': { type: 'keeping.chosen' },
    'keeping.declined': { type: 'keeping.declined' },
    'keeping.retried': { type: 'keeping.retried' },
  },
  shell: {
    'record.saved': { type: 'record.saved', entryId: 'r1' },
    'record.saved (another)': { type: 'record.saved', entryId: 'r2' },
  },
  actors: {
    keepPhoto: {
      answers: {
        '': { outcome: 'kept' },
        refused: { outcome: 'refused', message: 'You keep 200 photos, as many as fit.' },
        'refused without words': { outcome: 'refused', message: undefined },
      },
      failures: { '': new Error('network') },
    },
    removePhotos: { answers: { '': undefined }, failures: { '': new Error('network') } },
  },
  delays: { keepingTimeout: 32_000 },
  distinguish: ({ image: given, entryId, keptWith }: Context) => [
    given !== null,
    entryId,
    keptWith,
  ],
  situations: {
    'a photo': ({ image: given }: Context) => given !== null,
    'a record': ({ entryId }: Context) => entryId !== null,
    first: ({ entryId }: Context) => entryId === 'r1',
    'with both': ({ keptWith }: Context) => keptWith.length === 2,
    'with the first': ({ keptWith }: Context) => keptWith.join() === 'r1',
    'with the newest': ({ entryId, keptWith }: Context) =>
      entryId !== null && keptWith.includes(entryId),
    'r1 has it': ({ keptWith }: Context) => keptWith.includes('r1'),
    'r2 has it': ({ keptWith }: Context) => keptWith.includes('r2'),
    'second before the first': ({ keptWith }: Context) => keptWith.join() === 'r2,r1',
  },
  names: [[image, 'the image']],
  holds: {
    'keepPhoto answers refused': ({ message }: Context) =>
      message === 'You keep 200 photos, as many as fit.',
    'keepPhoto answers refused without words': ({ message }: Context) => message === null,
    'removePhotos answers': ({ keptWith }: Context) => keptWith.length === 0,
  },
};
