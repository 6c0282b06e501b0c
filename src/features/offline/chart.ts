import { appUpdateMachine } from '../../../machines/app/appUpdate.machine.ts';
import { networkMachine } from '../../../machines/app/network.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createNetworkSigns } from './actors/networkSigns.ts';
import { createSendQueued } from './actors/sendQueued.ts';
import { createVerifyConnection } from './actors/verifyConnection.ts';
import {
  createActivateVersion,
  createLoadPage,
  createVersions,
  type Container,
} from './actors/versions.ts';
import type { NewsBoard } from '../../api/networkNews.ts';
import type { Ports } from '../../actors/ports.ts';

export const networkChart = (connections: Connections, news: NewsBoard, origin = location.origin) =>
  networkMachine.provide({
    actors: {
      networkSigns: createNetworkSigns(news),
      verifyConnection: createVerifyConnection(origin),
      // Most visits have nothing queued; what opens the outbox comes only to those who may have.
      sendQueued: createSendQueued(
        connections,
        async () => (await import('../../actors/outbox.ts')).openOutbox(),
        announceTicks,
      ),
      loadPage: createLoadPage(),
    } satisfies Ports<typeof networkMachine>,
  });

async function announceTicks(): Promise<void> {
  (await import('../planner/actors/tickOutbox.ts')).tickWorld().announce();
}

/** `container`: null where the app is not to be kept on the device, as while it is developed. */
export const appUpdateChart = (
  container: Container | null,
  keepFiles?: () => Promise<ServiceWorkerRegistration>,
) =>
  appUpdateMachine.provide({
    actors: {
      versions: createVersions(container, document, Date.now, keepFiles),
      activateVersion: createActivateVersion(container),
      loadPage: createLoadPage(),
    } satisfies Ports<typeof appUpdateMachine>,
  });
