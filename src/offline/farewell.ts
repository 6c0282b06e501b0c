/** Takes the place of the service worker where the app is to do without one: removes what it kept, then itself. */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  const leave = async (): Promise<void> => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(leave());
});
