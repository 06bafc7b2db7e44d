// The service worker of a site with OFFLINE=off: it removes the stores of the former one, and itself.
import { deleteStored } from './stored-pages.ts'

addEventListener('install', (event) => {
  const remove = async () => {
    await deleteStored()
    // A cast, because this script runs in a worker and is checked with the types of a page.
    const { registration, skipWaiting } = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      skipWaiting: () => Promise<void>
    }
    await skipWaiting()
    await registration.unregister()
  }
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(remove())
})
