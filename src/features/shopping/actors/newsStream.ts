import { fromCallback } from 'xstate';
import { shoppingNews } from '../../../../contract/shopping.ts';

type Stream = Pick<EventSource, 'addEventListener' | 'close'>;

/** The server's stream of news. It is tried again by the chart and not by the browser, which would never say that it gave up. */
export const createNewsStream = (
  open: (address: string) => Stream = (address) => new EventSource(address),
) =>
  fromCallback(({ sendBack }) => {
    const stream = open(shoppingNews.path);
    stream.addEventListener('open', () => sendBack({ type: 'stream.opened' }));
    stream.addEventListener('changed', () => sendBack({ type: 'stream.changed' }));
    stream.addEventListener('error', () => {
      stream.close();
      sendBack({ type: 'stream.lost' });
    });
    return () => stream.close();
  });

/** What the device says of the network. */
export const createDeviceSigns = (
  device: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis.window,
  isOnline: () => boolean = () => navigator.onLine,
) =>
  fromCallback(({ sendBack }) => {
    const lost = (): void => sendBack({ type: 'network.lost' });
    const returned = (): void => sendBack({ type: 'network.returned' });
    device.addEventListener('offline', lost);
    device.addEventListener('online', returned);
    if (!isOnline()) lost();
    return () => {
      device.removeEventListener('offline', lost);
      device.removeEventListener('online', returned);
    };
  });
