import type { FromPantrySource, ToPantrySource } from '../../../../machines/shared/pantry.ts';
import type { Connections } from '../../../actors/connections.ts';
import { createLoadedSource } from '../../../actors/loadedSource.ts';

const loadKeeper = async () => (await import('./keepPantry.ts')).openPantry;

/** The pantry of the person; what reads and sends it comes with code of its own, after the page. */
export const createPantrySource = (
  connections: Pick<Connections, 'client' | 'storage'>,
  load = loadKeeper,
) =>
  createLoadedSource<ToPantrySource, FromPantrySource>(
    async () => {
      const open = await load();
      return (tell) => open(connections, tell);
    },
    { type: 'pantry.unread' },
  );
