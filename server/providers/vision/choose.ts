// Which readers of photos this server has, by its configuration, in the order in which they are asked.
import type { FastifyBaseLogger } from 'fastify';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { Config } from '../../plugins/env.ts';
import { createTextReader } from '../../workers/textReader.ts';
import { createModel } from '../model.ts';
import { modelPhotoReader } from './model.ts';
import type { PhotoReader } from './reader.ts';
import { textPhotoReader } from './text.ts';
import { createVision, type Vision } from './vision.ts';

/** Nothing is started or loaded before the first photo. */
export function chooseVision({ vision }: Pick<Config, 'vision'>, kitchen: Kitchen, log: FastifyBaseLogger): Vision {
  const text = createTextReader({ onFailure: (error) => log.error({ err: error }, 'a text reader failed and was ended') });
  const readers: PhotoReader[] = [...(vision ? [modelPhotoReader(createModel(vision))] : []), textPhotoReader(text, kitchen)];
  return createVision(readers, kitchen, ({ reader }, error) => log.warn({ err: error, reader }, 'a photo could not be read by this reader'));
}
