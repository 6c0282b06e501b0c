import { fromCallback } from 'xstate';
import type { NewsBoard } from '../../../api/networkNews.ts';

/** What the device says of the network, and what the calls notice of the server. */
export const createNetworkSigns = (
  news: Pick<NewsBoard, 'listen'>,
  device: EventTarget = globalThis.window,
  isOnline: () => boolean = () => navigator.onLine,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const lost = (): void => sendBack({ type: 'network.lost' });
    const returned = (): void => sendBack({ type: 'network.returned' });
    device.addEventListener('offline', lost);
    device.addEventListener('online', returned);
    if (!isOnline()) lost();
    const stop = news.listen((each) => sendBack(each));
    return () => {
      stop();
      device.removeEventListener('offline', lost);
      device.removeEventListener('online', returned);
    };
  });
