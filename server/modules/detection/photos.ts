// Photos on their way in: what a file really is, whether it may be opened, and a plain copy of it
// that is upright, small enough to read and free of anything but pixels.
import { type Said, say } from '../../../contract/say.ts';
import { upload } from '../../../contract/constants.ts';
import { imageTypeOf } from './imageType.ts';
import { decodeApart } from './decoder.ts';
import type { Photo } from './decoding.ts';
import { createTurns } from './turns.ts';
import { badRequest, Refusal, tooLarge } from '../../infrastructure/http/refusal.ts';

export type { Photo } from './decoding.ts';

/** Each takes up to 350 MB while it is opened: more than a few at once would not fit. */
const atOnce = 2;
const mostWaiting = 16;
const mostWaitingOfOne = 3;

const kinds = 'PNG, JPG or JPEG';
const notAPhoto = () =>
  new Refusal(
    415,
    say(
      'photo.noPhoto',
      `This file is not a photo. Please send a ${kinds} of at most ${upload.imageBytes / 1024 / 1024} MB.`,
      { most: upload.imageBytes / 1024 / 1024 },
    ),
    { code: 'not_an_image' },
  );

/** Formats that are pictures, and cannot be opened here. */
const unsupported: Readonly<Record<string, Said>> = {
  'image/heic': say(
    'photo.heic',
    `This is a HEIC photo, which cannot be opened here. Please send it as ${kinds}: on an iPhone, choose Settings, Camera, Formats, Most Compatible.`,
  ),
  'image/bmp': say(
    'photo.bmp',
    `This is a BMP picture, which cannot be opened here. Please send it as ${kinds}.`,
  ),
};

const takeTurn = createTurns({ atOnce, mostWaiting, mostWaitingOfOne });

/**
 * Opens a photo that somebody sent, one at a time a person.
 * @param whose photos wait for each other; without it they do not.
 * @throws a Refusal that says what to do: 400 for an empty file, 413 for too many pixels, 415 for what is no photo or of a kind that
 * cannot be opened, 422 for one that is damaged, moving, too small or too costly, 429 and 503 where too many wait.
 */
export async function openPhoto(file: Buffer, whose?: string): Promise<Photo> {
  if (file.length === 0)
    throw badRequest(
      say('photo.empty', 'The photo is empty (0 bytes). Please choose it again.'),
      'photo_empty',
    );
  if (file.length > upload.imageBytes)
    throw tooLarge(
      say(
        'photo.tooLarge',
        `The photo is too large: at most ${upload.imageBytes / 1024 / 1024} MB can be sent.`,
        { most: upload.imageBytes / 1024 / 1024 },
      ),
    );
  const type = imageTypeOf(file);
  if (type === undefined) throw notAPhoto();
  const refusal = unsupported[type];
  if (refusal !== undefined) throw new Refusal(415, refusal, { code: 'photo_kind' });
  return takeTurn(() => decodeApart(file), whose);
}
