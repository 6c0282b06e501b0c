import { photoKeepingMachine } from '../../../machines/photos/photoKeeping.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createKeepPhoto, createRemovePhotos } from './actors/keepPhoto.ts';
import type { Ports } from '../../actors/ports.ts';

/** Whether a photo is kept with its record, in either flow. */
export const photoKeepingChart = (connections: Connections) =>
  photoKeepingMachine.provide({
    actors: {
      keepPhoto: createKeepPhoto(connections),
      removePhotos: createRemovePhotos(connections),
    } satisfies Ports<typeof photoKeepingMachine>,
  });
