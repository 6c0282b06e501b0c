import { fromPromise } from 'xstate';
import { fetchSources } from '../../../../contract/sources.ts';
import type { FigureSources } from '../../../../machines/shared/sources.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Where the figures come from. Fails where no usable answer comes. */
export const createFetchSources = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<FigureSources, void>(async ({ signal }) => {
    const { status: _, ...sources } = await client.request(fetchSources, { signal });
    return sources;
  });
