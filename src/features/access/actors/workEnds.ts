import { fromCallback } from 'xstate';
import type { WorkEnd } from '../../../../machines/shared/access.ts';
import type { Connections } from '../../../actors/connections.ts';

/**
 * Says when the kitchen has answered, so that what is left of the limits is asked for again, and when another tab
 * stores another end of what was paid for.
 */
export const createWorkEnds = (
  { client }: Pick<Connections, 'client'>,
  tabs:
    | Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
    | undefined = globalThis.window,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const tell = (): void => sendBack({ type: 'work.ended' } satisfies WorkEnd);
    const onStorage = (event: Event): void => {
      if ('key' in event && String(event.key).startsWith('subscription_expiry_')) tell();
    };
    tabs?.addEventListener('storage', onStorage);
    const unsubscribe = client.onWorked(tell);
    return () => {
      tabs?.removeEventListener('storage', onStorage);
      unsubscribe();
    };
  });
