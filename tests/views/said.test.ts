import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { photoKeepingMachine } from '../../machines/photos/photoKeeping.machine.ts';
import type { Photo, PhotoKept } from '../../machines/shared/photo.ts';
import { translate } from '../../src/texts/language.ts';
import { problemOf } from '../../src/features/photos/views/keepingSelectors.ts';
import { image } from '../model/samples/foodDetection.ts';

afterEach(() => translate('en', {}, (sentence) => sentence));

test('HIST-07: why a photo is not kept is said in the language of the page, as far as it is known', async () => {
  translate('fr', {}, (sentence) =>
    sentence === 'Server error. Please try again later.' ? 'Erreur du serveur.' : sentence,
  );
  const refusals: PhotoKept[] = [
    { outcome: 'refused', message: 'Server error. Please try again later.' },
    { outcome: 'refused', message: 'You keep 200 photos.' },
  ];
  const keepPhoto = fromPromise<PhotoKept, { entryId: string; image: Photo }>(() =>
    Promise.resolve(refusals.shift()!),
  );
  const keeping = createActor(photoKeepingMachine.provide({ actors: { keepPhoto } }), {
    input: { image, timeout: 32_000 },
  }).start();
  keeping.send({ type: 'record.saved', entryId: 'r1' });
  keeping.send({ type: 'keeping.chosen' });
  expect(problemOf(await waitFor(keeping, (snapshot) => snapshot.matches('keepingRefused')))).toBe(
    'Erreur du serveur.',
  );
  keeping.send({ type: 'keeping.retried' });
  expect(problemOf(await waitFor(keeping, (snapshot) => snapshot.matches('keepingRefused')))).toBe(
    'You keep 200 photos.',
  );
});
