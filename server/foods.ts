// Joins what the cooking and detection calls work with: the cook, the readers of photos, the names to pick from.
import type { FastifyInstance } from 'fastify';
import type { Kitchen } from '../kitchen/index.ts';
import { type Cooking, createCooking } from './cooking.ts';
import { createDetection, type Detection } from './detection.ts';
import { createPicks, type Picks } from './picks.ts';
import type { Config } from './plugins/env.ts';
import type { Storage } from './plugins/storage.ts';
import { kitchenCook } from './providers/cook.ts';
import { relayCook, relayDetector } from './providers/relay.ts';
import { chooseVision } from './providers/vision/choose.ts';

export interface Foods {
  readonly cooking: Cooking;
  readonly detection: Detection;
  readonly picks: Picks;
}

/** Chooses providers by the configuration; the readers of photos end with the server. */
export function openFoods(app: FastifyInstance, config: Config, kitchen: Kitchen, storage: Storage): Foods {
  const cook = config.aiService ? relayCook(config.aiService) : kitchenCook(kitchen);
  const detector = config.aiService ? relayDetector(config.aiService) : undefined;
  const vision = chooseVision(kitchen, app.log);
  app.addHook('onClose', () => vision.close());
  return {
    cooking: createCooking(cook, kitchen, vision, storage),
    detection: createDetection({ cook, kitchen, vision, detector, storage }),
    picks: createPicks(kitchen, storage),
  };
}
