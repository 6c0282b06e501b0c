import { fromCallback } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';
import type { Order } from './timerBoard.ts';

const setting = 'timers';

/**
 * The board of the timers, whose code comes with the first timer: of this visit, of the one before,
 * or of another tab. Most pages are read without one.
 * @param title what a notification is headed with
 */
export const createLazyBoard = (
  connections: Pick<Connections, 'storage'>,
  title: () => string,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
) =>
  fromCallback<Order>(({ sendBack, receive }) => {
    const waiting: Order[] = [];
    let take = (order: Order): void => void waiting.push(order);
    let close: (() => void) | undefined;
    let opening: Promise<void> | undefined;
    let isOver = false;
    const open = async (): Promise<void> => {
      try {
        const [{ openBoard }, { createBell }] = await Promise.all([
          import('./timerBoard.ts'),
          import('./bell.ts'),
        ]);
        if (isOver) return;
        close = openBoard(
          { sendBack, receive: (takes) => void (take = takes) },
          connections,
          undefined,
          createBell(title),
        );
        for (const order of waiting.splice(0)) take(order);
      } catch {
        // The next timer asks for the code again.
        opening = undefined;
      }
    };
    const openOnce = (): void => void (opening ??= open());
    const onStorage = ({ key }: StorageEvent): void => {
      if (key?.endsWith(setting)) openOnce();
    };
    receive((order) => {
      take(order);
      openOnce();
    });
    page.addEventListener('storage', onStorage);
    if ((connections.storage.readSetting(setting) ?? '[]') !== '[]') openOnce();
    return () => {
      isOver = true;
      page.removeEventListener('storage', onStorage);
      close?.();
    };
  });
