// The copy of a photo that is kept with a record: small, of pixels alone, made from what the server
// itself has opened.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { keptPhotos } from '../../../contract/constants.ts';
import { openPhoto } from '../detection/photos.ts';
import type { KeptPhoto } from './photoRepository.ts';

export const keptType = 'image/webp';
const prefix = `data:${keptType};base64,`;
/** Most photos are well below it with the first; one that is all grain goes down to the last. */
const sizes = [
  { side: keptPhotos.longestSide, quality: 74 },
  { side: keptPhotos.longestSide, quality: 50 },
  { side: 720, quality: 50 },
] as const;
const secondsToDraw = 8;

/**
 * Opens what somebody sent, and makes the copy to be kept of it.
 * @throws what `openPhoto` throws
 */
export async function makeKeptPhoto(file: Buffer, whose?: string): Promise<KeptPhoto> {
  const { jpeg } = await openPhoto(file, whose);
  let bytes = Buffer.alloc(0);
  for (const { side, quality } of sizes) {
    bytes = await sharp(jpeg)
      .timeout({ seconds: secondsToDraw })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
    if (bytes.length <= keptPhotos.bytes) break;
  }
  return {
    bytes,
    type: keptType,
    mark: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  };
}

/** As whoever downloads their data can look at it as it is. */
export const urlOf = (bytes: Buffer): string => prefix + bytes.toString('base64');

/** The bytes of a picture that lies in its row; undefined where it holds none. */
export const bytesInUrl = (picture: string): Buffer | undefined =>
  picture.startsWith(prefix) ? Buffer.from(picture.slice(prefix.length), 'base64') : undefined;
