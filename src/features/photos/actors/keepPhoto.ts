import { fromPromise } from 'xstate';
import { photos } from '../../../../contract/constants.ts';
import { keepPhoto, removePhoto } from '../../../../contract/history.ts';
import type { Photo, PhotoKept } from '../../../../machines/shared/photo.ts';
import { HttpError, NotFoundError, RefusalError } from '../../../api/errors.ts';
import type { Connections } from '../../../actors/connections.ts';
import { fileOf } from './prepareImage.ts';

type WithClient = Pick<Connections, 'client'>;

/** Keeps a photo with a record that is there. A picture may take longer on its way than a call otherwise does. */
export const createKeepPhoto = ({ client }: WithClient, timeout: number = photos.keeping) =>
  fromPromise<PhotoKept, { entryId: string; image: Photo }>(async ({ input, signal }) => {
    try {
      const {
        status,
        message,
        photo_url: photo,
      } = await client.request(keepPhoto, {
        params: { id: input.entryId },
        body: {},
        file: fileOf(input.image),
        timeout,
        signal,
      });
      return status === 'success' ? { outcome: 'kept', photo } : { outcome: 'refused', message };
    } catch (error) {
      if (error instanceof HttpError) return { outcome: 'refused', message: error.serverMessage };
      throw error;
    }
  });

/** Takes the photo from each of these records; where a record is gone, so is its photo. */
export const createRemovePhotos = ({ client }: WithClient) =>
  fromPromise<void, { entryIds: readonly string[] }>(async ({ input, signal }) => {
    await Promise.all(input.entryIds.map((id) => remove({ client }, id, signal)));
  });

async function remove({ client }: WithClient, id: string, signal: AbortSignal): Promise<void> {
  try {
    const { status, message } = await client.request(removePhoto, { params: { id }, signal });
    if (status !== 'success') throw new RefusalError(message ?? 'The photo was not removed.');
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
  }
}
