import { fromCallback } from 'xstate';
import type { SessionLoss } from '../../../../machines/shared/messages.ts';
import type { Connections } from '../../../actors/connections.ts';
import type { KnownHolder } from './knownHolder.ts';

/**
 * What the API client and the other tabs do to the session. A sign from another tab is only a reason
 * to look: what storage holds then decides, so that signs that come late or twice do no harm, and
 * tokens that follow each other in one person's session are no news.
 */
export const createSessionLosses = (
  { client, storage, channel }: Connections,
  known: KnownHolder,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const tell = (loss: SessionLoss): void => sendBack(loss);
    const look = (): void => {
      const holder = storage.readHolder();
      if (holder !== known.id)
        tell({ type: holder === null ? 'session.endedElsewhere' : 'session.stored' });
    };
    const stops = [
      client.onSessionLost(() => tell({ type: 'session.lost' })),
      storage.onSessionChanged(look),
      channel.listen(look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
