import { fromCallback, fromPromise } from 'xstate';
import { keepApp } from './keepApp.ts';
import { hour } from '../../../../domain/durations.ts';

export type Container = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'getRegistration' | 'addEventListener' | 'removeEventListener'
>;

/** Between two looks for a newer version, in a tab that stays open. */
const pause = hour;

/**
 * Has the app kept on this device, and tells of newer versions.
 * A browser that refuses, or cannot (it offers service workers on secure pages only), goes without: the app works all the same.
 */
export const createVersions = (
  container: Container | null,
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> = document,
  now: () => number = Date.now,
  keepFiles: () => Promise<ServiceWorkerRegistration> = () => keepApp(container as Container),
) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    if (!container) return undefined;
    let registration: ServiceWorkerRegistration | undefined;
    let looked = now();
    // The first worker takes the page that brought it; only a later one is news.
    let isHeld = container.controller !== null;

    const offer = (): void => {
      if (registration?.waiting && container.controller) sendBack({ type: 'version.arrived' });
    };
    const onFound = (): void => {
      const installing = registration?.installing;
      installing?.addEventListener(
        'statechange',
        () => installing.state === 'installed' && offer(),
      );
    };
    const onTaken = (): void => {
      if (isHeld) sendBack({ type: 'version.replaced' });
      isHeld = true;
    };
    const onSeen = (): void => {
      if (page.visibilityState !== 'visible' || now() - looked < pause) return;
      looked = now();
      registration?.update().catch(() => undefined);
    };

    let isOver = false;
    container.addEventListener('controllerchange', onTaken);
    page.addEventListener('visibilitychange', onSeen);
    keepFiles().then(
      (registered: ServiceWorkerRegistration | undefined) => {
        if (isOver || !registered) return;
        registration = registered;
        registration.addEventListener('updatefound', onFound);
        onFound();
        offer();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      container.removeEventListener('controllerchange', onTaken);
      page.removeEventListener('visibilitychange', onSeen);
      registration?.removeEventListener('updatefound', onFound);
    };
  });

/** Lets the version that waits take over; done when it has. */
export const createActivateVersion = (container: Container | null) =>
  fromPromise<void>(async ({ signal }) => {
    const waiting = (await container?.getRegistration())?.waiting;
    if (!container || !waiting) return;
    const taken = new Promise<void>((resolve) =>
      container.addEventListener('controllerchange', () => resolve(), { once: true, signal }),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    waiting.postMessage('version.accepted');
    await taken;
  });

/** Reloads the page. */
export const createLoadPage = (reload: () => void = () => location.reload()) =>
  fromPromise<void>(async () => reload());
