const worker = '/service-worker.js';

/** Has the app's files kept on this device. Asked again, the browser only looks whether there is a newer worker. */
export const keepApp = (
  container: Pick<ServiceWorkerContainer, 'register'>,
): Promise<ServiceWorkerRegistration> => container.register(worker, { updateViaCache: 'none' });
