import { fromPromise } from 'xstate';
import {
  confirmFoodOrError,
  detectFoodOrError,
  type DetectionAnswer,
} from '../../../../contract/detection.ts';
import type { Detected, Photo } from '../../../../machines/shared/photo.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal, type Refused } from '../../../actors/orRefusal.ts';
import { fileOf } from '../../photos/actors/prepareImage.ts';

/** What is on a photo, and how it is cooked. */
export const createDetectFood = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<Detected, { image: Photo }>(async ({ input, signal }) =>
    read(
      await orRefusal(
        client.request(detectFoodOrError, { body: {}, file: fileOf(input.image), signal }),
      ),
    ),
  );

/** The same for the names as the person corrected them. */
export const createConfirmFood = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<Detected, { analysisId: string; names: readonly string[] }>(
    async ({ input, signal }) =>
      read(
        await orRefusal(
          client.request(confirmFoodOrError, {
            body: { analysis_id: input.analysisId, food_detected: [...input.names] },
            signal,
          }),
        ),
      ),
  );

function read(answer: DetectionAnswer | { error: string } | Refused): Detected {
  if ('outcome' in answer) return answer;
  if (!('analysis_id' in answer) || answer.error !== undefined)
    return { outcome: 'refused', message: answer.error?.trim() || undefined };
  return { outcome: 'answered', detection: answer };
}
