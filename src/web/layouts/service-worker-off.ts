/** Takes away from browsers what `service-worker.ts` has kept, and itself: the setting is off. */

declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) =>
  (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(remove()),
);
