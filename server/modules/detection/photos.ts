// Photos on their way in: what a file really is, whether it may be opened, and a plain copy of it
// that is upright, small enough to read and free of anything but pixels.
import sharp from 'sharp';
import { upload } from '../../../contract/constants.ts';
import { imageTypeOf } from './imageType.ts';
import { badRequest, Refusal, tooLarge, unprocessable } from '../../infrastructure/http/refusal.ts';

/** A photo as readers get it: a JPEG, upright, without metadata, at most `longestSide` pixels long. */
export interface Photo {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

const mostPixels = 40_000_000;
const longestSide = 2048;
const shortestSide = 32;
const secondsToDecode = 8;
/** A photo of 40 megapixels takes 120 MB while it is opened: more than a few at once would not fit. */
const atOnce = 2;
const mostWaiting = 16;

// Decoded pixels are not kept for a next time that does not come.
sharp.cache(false);
sharp.concurrency(1);

const kinds = 'PNG, JPG or JPEG';
const notAPhoto = () =>
  new Refusal(
    415,
    `This file is not a photo. Please send a ${kinds} of at most ${upload.imageBytes / 1024 / 1024} MB.`,
    { code: 'not_an_image' },
  );
const unreadable = (cause: unknown) =>
  new Refusal(
    422,
    'This photo is damaged or incomplete and could not be opened. Please take or choose another.',
    { code: 'photo_damaged', cause },
  );

/** Formats that are pictures, and cannot be opened here. */
const unsupported: Readonly<Record<string, string>> = {
  'image/heic': `This is a HEIC photo, which cannot be opened here. Please send it as ${kinds}: on an iPhone, choose Settings, Camera, Formats, Most Compatible.`,
  'image/bmp': `This is a BMP picture, which cannot be opened here. Please send it as ${kinds}.`,
};

const turns = createTurns();

/**
 * Opens a photo that somebody sent.
 * @throws a Refusal that says what to do: 400 for an empty file, 413 for too many pixels, 415 for what is no photo or of a kind that
 * cannot be opened, 422 for one that is damaged, moving or too small, 503 where too many wait.
 */
export async function openPhoto(file: Buffer): Promise<Photo> {
  if (file.length === 0)
    throw badRequest('The photo is empty (0 bytes). Please choose it again.', 'photo_empty');
  if (file.length > upload.imageBytes)
    throw tooLarge(
      `The photo is too large: at most ${upload.imageBytes / 1024 / 1024} MB can be sent.`,
    );
  const type = imageTypeOf(file);
  if (type === undefined) throw notAPhoto();
  const refusal = unsupported[type];
  if (refusal !== undefined) throw new Refusal(415, refusal, { code: 'photo_kind' });
  return turns(async () => {
    await look(file);
    return copy(file);
  });
}

/** Reads the head alone: nothing is decoded yet. */
async function look(file: Buffer): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  if (width * height > mostPixels)
    throw tooLarge(
      `The photo has too many pixels (${width.toLocaleString('en')} × ${height.toLocaleString('en')}): at most ${mostPixels / 1_000_000} megapixels can be opened. Please send a smaller one.`,
    );
  if (pages > 1)
    throw unprocessable(
      'This picture moves or has several pages. Please send a still photo.',
      'photo_moving',
    );
  if (Math.min(width, height) < shortestSide)
    throw unprocessable(
      `This photo is only ${width} × ${height} pixels. Please send one of at least ${shortestSide} × ${shortestSide}.`,
      'photo_too_small',
    );
}

async function copy(file: Buffer): Promise<Photo> {
  try {
    const { data, info } = await sharp(file, {
      limitInputPixels: mostPixels,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: secondsToDecode })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90, chromaSubsampling: '4:2:0' })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    throw unreadable(error);
  }
}

/** Lets a few through at a time, the others in their order. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new Refusal(
          503,
          'Many photos are being opened just now. Please try again in a moment.',
          { code: 'busy', headers: { 'retry-after': '5' } },
        );
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes on as it is, so that nobody can take it in between.
      if (next) next();
      else running -= 1;
    }
  };
}
