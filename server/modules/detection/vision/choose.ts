// Which readers of photos this server has, by its configuration, in the order in which they are asked.
import type { FastifyBaseLogger } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kitchen } from '../../../../kitchen/index.ts';
import type { Config } from '../../../infrastructure/config.ts';
import { createTextReader, type TextReader } from '../../../infrastructure/workers/textReader.ts';
import { createZeroShot } from '../../../infrastructure/workers/zeroShot.ts';
import { createModel } from '../../cooking/model.ts';
import { modelPhotoReader } from './model.ts';
import type { PhotoReader } from './reader.ts';
import { textPhotoReader } from './text.ts';
import { createVision, type Vision } from './vision.ts';
import { labelsOf, zeroShotPhotoReader } from './zeroShot.ts';

/** The reader of printed words, of which a server has one; nothing is started before the first photo. */
export const openTextReader = (
  { workers: { reader: pool } }: Pick<Config, 'workers'>,
  log: FastifyBaseLogger,
): TextReader =>
  createTextReader({
    queue: pool.queue,
    ...(pool.threads === undefined ? {} : { threads: pool.threads }),
    onFailure: (error) => log.error({ err: error }, 'a text reader failed and was ended'),
  });

/** Nothing is started or loaded before the first photo. @param text is closed with what is returned */
export function chooseVision(
  { vision, visionModelDir: folder }: Pick<Config, 'vision' | 'visionModelDir'>,
  text: TextReader,
  kitchen: Kitchen,
  log: FastifyBaseLogger,
): Vision {
  const readers: PhotoReader[] = [
    ...(vision ? [modelPhotoReader(createModel(vision))] : []),
    textPhotoReader(text, kitchen),
  ];
  if (folder !== undefined) {
    if (!existsSync(join(folder, 'config.json')))
      log.warn({ folder }, 'VISION_MODEL_DIR holds no model: config.json is missing');
    const labels = labelsOf(kitchen);
    const model = createZeroShot(
      { folder, labels: labels.map((label) => label.text) },
      { onFailure: (error) => log.error({ err: error }, 'the image model failed and was ended') },
    );
    // After the reader of words, which says nothing where there are none, while this one must always choose.
    readers.push(zeroShotPhotoReader(model, labels, folder));
  }
  return createVision(readers, kitchen, ({ reader }, error) =>
    log.warn({ err: error, reader }, 'a photo could not be read by this reader'),
  );
}
