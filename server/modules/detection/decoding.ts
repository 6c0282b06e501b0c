// What the decoder's process does with a file: reads its head, refuses what would cost too much, and
// makes a plain copy. Nothing of it runs in the server itself.
import { say } from '../../../contract/say.ts';
import sharp from 'sharp';
import { Refusal, tooLarge, unprocessable } from '../../infrastructure/http/refusal.ts';

/** A photo as readers get it: a JPEG, upright, without metadata, at most `longestSide` pixels long. */
export interface Photo {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

const mostPixels = 40_000_000;
/**
 * Formats that are decoded whole before they can be made smaller, by what a pixel of them takes: measured at 16
 * megapixels, 18 bytes for AVIF and 7 for GIF, where a JPEG of any size takes 30 MB.
 */
const mostPixelsOf: Readonly<Record<string, number>> = { heif: 12_500_000, gif: 16_000_000 };
const longestSide = 2048;
const shortestSide = 32;
const secondsToDecode = 8;

// Decoded pixels are not kept for a next time that does not come.
sharp.cache(false);
sharp.concurrency(1);

const unreadable = (cause: unknown) =>
  new Refusal(
    422,
    say(
      'photo.damaged',
      'This photo is damaged or incomplete and could not be opened. Please take or choose another.',
    ),
    { code: 'photo_damaged', cause },
  );

/** @throws a Refusal that says what to do */
export async function decode(file: Buffer): Promise<Photo> {
  await look(file);
  return copy(file);
}

/** Reads the head alone: nothing is decoded yet. */
async function look(file: Buffer): Promise<void> {
  const {
    width,
    height,
    format,
    pages = 1,
  } = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  const most = mostPixelsOf[format] ?? mostPixels;
  if (width * height > most)
    throw tooLarge(
      say(
        'photo.tooManyPixels',
        `The photo has too many pixels (${width.toLocaleString('en')} × ${height.toLocaleString('en')}): at most ${most / 1_000_000} megapixels can be opened${most === mostPixels ? '' : ' of this kind of file'}. Please send a smaller one.`,
        { width, height, most: most / 1_000_000 },
      ),
    );
  if (pages > 1)
    throw unprocessable(
      say('photo.moving', 'This picture moves or has several pages. Please send a still photo.'),
      'photo_moving',
    );
  if (Math.min(width, height) < shortestSide)
    throw unprocessable(
      say(
        'photo.tooSmall',
        `This photo is only ${width} × ${height} pixels. Please send one of at least ${shortestSide} × ${shortestSide}.`,
        { width, height, least: shortestSide },
      ),
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
