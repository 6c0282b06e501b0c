// Photos of recipes: opened as every photo is, read into text, and gone.
import sharp from 'sharp';
import { say } from '../../../../contract/say.ts';
import type { RecipePage } from '../../../../contract/recipePhotos.ts';
import { Refusal, unprocessable } from '../../../infrastructure/http/refusal.ts';
import { ReaderBusy } from '../../../infrastructure/workers/readers.ts';
import type { TextReader } from '../../../infrastructure/workers/textReader.ts';
import { openPhoto, type Photo } from '../../detection/photos.ts';
import type { Person } from '../../sessions/repository.ts';
import { pageOf } from './pageText.ts';

/** @throws what `openPhoto` throws, 422 where no words can be made out, 503 where the reader is busy or failed. */
export type ReadRecipePhoto = (person: Person, file: Buffer) => Promise<RecipePage>;

/** A screenshot of a small window is enlarged to this: the reader was made for letters of 20 pixels and more. */
const longestSide = 1600;

const nothingRead = () =>
  unprocessable(
    say(
      'recipePhoto.nothingRead',
      'We could not make out the words on this photo. Take it again from straight above, nearer and in good light, or type the recipe.',
    ),
    'nothing_read',
  );

const failed = (error: unknown) =>
  new Refusal(
    503,
    error instanceof ReaderBusy
      ? say('photo.busy', error.message)
      : say(
          'recipePhoto.failed',
          'The words on this photo could not be read this time. Please try again, or with a photo of a part of the page.',
        ),
    { code: 'busy', headers: { 'retry-after': '5' }, cause: error },
  );

const prepared = ({ jpeg, width, height }: Photo): Promise<Buffer> => {
  const isSmall = Math.max(width, height) < longestSide;
  return sharp(jpeg)
    .greyscale()
    .resize(isSmall ? { width: longestSide, height: longestSide, fit: 'inside' } : {})
    .png({ compressionLevel: 1 })
    .toBuffer();
};

export function createRecipePhotos(reader: Pick<TextReader, 'read'>): ReadRecipePhoto {
  return async (person, file) => {
    const picture = await prepared(await openPhoto(file, person.userId));
    const lines = await reader.read(picture, 'page').catch((error: unknown) => {
      throw failed(error);
    });
    const page = pageOf(lines);
    if (!page) throw nothingRead();
    return page;
  };
}
