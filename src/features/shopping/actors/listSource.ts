import type { FromListSource, ToListSource } from '../../../../machines/shared/shopping.ts';
import type { Connections } from '../../../actors/connections.ts';
import { createLoadedSource } from '../../../actors/loadedSource.ts';

/** The shopping list of the person and their household; what reads and sends it comes with code of its own, after the page. */
export const createListSource = (connections: Pick<Connections, 'client' | 'storage'>) =>
  createLoadedSource<ToListSource, FromListSource>(
    async () => {
      const { openList } = await import('./keepList.ts');
      return (tell) => openList(connections, tell);
    },
    { type: 'list.unread' },
  );
