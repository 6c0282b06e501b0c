import { fromPromise } from 'xstate';
import type { Photo, Preparation } from '../../../../machines/shared/photo.ts';
import type { Order } from './imageWorker.ts';

const quality = 0.86;

/** What makes a photo smaller; a worker in a browser that has one. */
export type Shrink = (order: Order, signal: AbortSignal) => Promise<Blob>;

/**
 * A photo turned upright, stripped and made smaller; as it is where the browser cannot decode it, unless nobody could.
 * @param longestSide in pixels: food is told at fewer than small print is read at
 */
export const createPrepareImage = (shrink: Shrink = shrinkInWorker, longestSide = 1600) =>
  fromPromise<Preparation, { photo: Photo }>(async ({ input, signal }) => {
    const photo = fileOf(input.photo);
    try {
      const jpeg = await shrink({ photo, longestSide, quality }, signal);
      return { outcome: 'prepared', image: new File([jpeg], 'photo.jpg', { type: 'image/jpeg' }) };
    } catch {
      return (await isHeic(photo))
        ? { outcome: 'unreadable' }
        : { outcome: 'prepared', image: photo };
    }
  });

/** Charts know of a file only that it has a name and a size. */
export function fileOf(photo: Photo): File {
  if (photo instanceof File) return photo;
  throw new TypeError('A photo is a file that the person chose.');
}

function shrinkInWorker(order: Order, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./imageWorker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ jpeg: Blob } | { failed: true }>) => {
        end();
        if ('jpeg' in data) resolve(data.jpeg);
        else reject(new Error('This browser cannot decode the photo.'));
      },
    );
    worker.addEventListener('error', () => {
      end();
      reject(new Error('The photo could not be prepared.'));
    });
    worker.postMessage(order); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  });
}

const heicBrands = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'msf1',
]);

/** By its first bytes: a name or a type says little. */
export async function isHeic(photo: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await photo.slice(0, 12).arrayBuffer());
  return head.slice(4, 8) === 'ftyp' && heicBrands.has(head.slice(8, 12));
}
