import { fromPromise } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';

/** Puts lines onto the person's shopping list; without a network they wait on this device. Its code comes with its use. */
export const createKeepOnList = (connections: Pick<Connections, 'client' | 'storage'>) =>
  fromPromise<void, { dish: string; lines: readonly string[] }>(async ({ input }) => {
    const { keepOnList } = await import('../../shopping/actors/keepOnList.ts');
    await keepOnList(connections, input);
  });
