// Photos that people keep with their records (HIST-07): kept and removed by the person alone, and
// shown to nobody else.
import type { FastifyReply } from 'fastify';
import { say } from '../../../contract/say.ts';
import { keptPhotos } from '../../../contract/constants.ts';
import * as history from '../../../contract/history.ts';
import { makeKeptPhoto } from './keptPhotos.ts';
import type { KeptPhoto } from './photoRepository.ts';
import { badRequest, conflict, notFound } from '../../infrastructure/http/refusal.ts';
import { isKnown } from '../../infrastructure/http/tags.ts';
import type { Services } from '../../infrastructure/services.ts';
import { type Serve, success } from '../../infrastructure/http/serve.ts';

const missing = say('history.unknown', 'History entry not found');
const unknown = say('history.photoUnknown', 'There is no such photo.');
const full = say(
  'history.photosFull',
  `You keep ${keptPhotos.most} photos, as many as fit. Remove a photo in your history to keep another; those of entries that you deleted count for one more day.`,
  { most: keptPhotos.most },
);

/** Where the photo of a record is read; it changes with the photo. */
export const photoUrl = (recordId: string, mark: string | undefined): string | null =>
  mark === undefined ? null : `${history.photoPath(recordId)}?v=${mark}`;

export function recordPhotoRoutes(
  serve: Serve,
  { storage: { records, recordPhotos }, attempts }: Services,
): void {
  serve(history.keepPhoto, async ({ params, person, request }) => {
    const { file: image } = request;
    if (!image)
      throw badRequest(
        say('history.photoMissing', 'Please send the photo that is to be kept.'),
        'photo_missing',
      );
    // Before the photo is opened, which is work.
    if (!(await records.find(person.userId, params.id))) throw notFound(missing);
    await attempts.photo(request, person.userId);
    const photo = await makeKeptPhoto(image, person.userId);
    const outcome = await recordPhotos.keep(person.userId, params.id, photo, keptPhotos.most);
    if (outcome === 'absent') throw notFound(missing);
    if (outcome === 'full') throw conflict(full, 'photos_full');
    return success({ photo_url: photoUrl(params.id, photo.mark) });
  });

  serve(history.removePhoto, async ({ params, person }) => {
    if (!(await recordPhotos.remove(person.userId, params.id))) throw notFound(missing);
    return success({ message: 'The photo has been removed.' });
  });

  // A picture in a page is asked for without a bearer token: the session's cookie counts.
  serve(history.readPhoto, async ({ params, person, request, reply }) => {
    const known = await recordPhotos.find(person.userId, params.id);
    if (!known) throw notFound(unknown);
    // Sent past the schema: it is bytes, or nothing at all.
    if (isKnown(request, tagOf(known))) return withHeaders(reply, known).code(304).send();
    // By now it may be another one.
    const photo = await recordPhotos.read(person.userId, params.id);
    if (!photo) throw notFound(unknown);
    return withHeaders(reply, photo).type(photo.type).send(photo.bytes);
  });
}

type Marked = Pick<KeptPhoto, 'mark'>;
const tagOf = ({ mark }: Marked): string => `"${mark}"`;

/** Asked for again each time: on a shared device the next person's session decides, not this copy. */
const withHeaders = (reply: FastifyReply, photo: Marked): FastifyReply =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('etag', tagOf(photo))
    .header('content-security-policy', "default-src 'none'; sandbox");
