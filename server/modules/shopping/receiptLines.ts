// The printed lines of a photo of a receipt: opened as every photo is, read, and gone.
import { say } from '../../../contract/say.ts';
import { Refusal } from '../../infrastructure/http/refusal.ts';
import { ReaderBusy } from '../../infrastructure/workers/readers.ts';
import type { TextReader } from '../../infrastructure/workers/textReader.ts';
import { openPhoto } from '../detection/photos.ts';
import { pictureOfWords } from '../detection/vision/text.ts';
import type { ReadLines } from './receipts.ts';

const failed = (error: unknown) =>
  new Refusal(
    503,
    error instanceof ReaderBusy
      ? say('photo.busy', error.message)
      : say(
          'receipt.failed',
          'The words on this receipt could not be read this time. Please try again.',
        ),
    { code: 'busy', headers: { 'retry-after': '5' }, cause: error },
  );

export const createReceiptLines =
  (reader: Pick<TextReader, 'read'>): ReadLines =>
  async ({ userId }, file) => {
    const { jpeg } = await openPhoto(file, userId);
    const picture = await pictureOfWords(jpeg);
    return reader.read(picture).catch((error: unknown) => {
      throw failed(error);
    });
  };
