import { fromPromise } from 'xstate';
import { timeouts } from '../../../../contract/constants.ts';
import { readRecipePhoto } from '../../../../contract/recipePhotos.ts';
import type { PageRead } from '../../../../machines/shared/ownRecipes.ts';
import type { Photo } from '../../../../machines/shared/photo.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { createPrepareImage, fileOf } from '../../photos/actors/prepareImage.ts';

/** Pixels of the longer side: the small print of a page needs more of them than food does. */
const longestSide = 2048;

export const createPreparePage = () => createPrepareImage(undefined, longestSide);

export const createReadPhoto = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<PageRead, { image: Photo }>(({ input, signal }) =>
    orRefusal(
      client
        .request(readRecipePhoto, {
          body: {},
          file: fileOf(input.image),
          timeout: timeouts.aiService,
          signal,
        })
        .then(({ page }) => ({ outcome: 'read' as const, page })),
    ),
  );
