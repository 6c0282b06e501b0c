import { fromPromise } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';
import type { KnownHolder } from './knownHolder.ts';

/** Takes every session key out of storage (SES-03), and lets the other tabs know. */
export const createClearSession = (
  { storage, channel }: Pick<Connections, 'storage' | 'channel'>,
  known: KnownHolder,
) =>
  fromPromise<void>(async () => {
    storage.clearSession();
    known.id = null;
    channel.announce();
  });
