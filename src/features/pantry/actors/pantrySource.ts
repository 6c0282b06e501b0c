import { fromCallback } from 'xstate';
import type { FromPantrySource, ToPantrySource } from '../../../../machines/shared/pantry.ts';
import type { Connections } from '../../../actors/connections.ts';
import type { PantryKeeper } from './keepPantry.ts';

const loadKeeper = async () => (await import('./keepPantry.ts')).openPantry;

/** The pantry of the person; what reads and sends it comes with code of its own, after the page. */
export const createPantrySource = (
  connections: Pick<Connections, 'client' | 'storage'>,
  load = loadKeeper,
) =>
  fromCallback<ToPantrySource>(({ sendBack, receive }) => {
    let isOver = false;
    let keeper: Promise<PantryKeeper> | undefined;
    const tell = (event: FromPantrySource): void => {
      if (!isOver) sendBack(event);
    };
    const open = (): Promise<PantryKeeper> => {
      keeper ??= load().then((openPantry) => openPantry(connections, tell));
      return keeper;
    };
    const take = async (event?: ToPantrySource): Promise<void> => {
      try {
        const own = await open();
        if (isOver) own.stop();
        else if (event) own.take(event);
      } catch {
        keeper = undefined;
        tell({ type: 'pantry.unread' });
      }
    };
    receive((event) => void take(event));
    void take();
    return () => {
      isOver = true;
      void keeper?.then((own) => own.stop()).catch(() => undefined);
    };
  });
