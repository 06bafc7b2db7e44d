// The service worker of a site with OFFLINE=off: it removes the stores of the former one, and itself.
// It has no listener for requests, so that pages that are still open go to the network.
import { deleteStored } from './stored-pages.ts'

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
type RemovingScope = {
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
  addEventListener: (name: 'install' | 'activate', run: (event: LastingEvent) => void) => void
}
// A cast, because this script runs in a worker and is checked with the types of a page.
const worker = globalThis as unknown as RemovingScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
// Not while it is installed: a browser removes a worker once its installation is over.
worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteStored().then(() => worker.registration.unregister())),
)
