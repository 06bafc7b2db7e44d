import { readStored, storageKeys } from '#src/ui/base/browser-storage.ts'
import { pagePrefix } from '#src/ui/page-prefix.ts'

/** Address of layouts/queued-requests.ts. */
const script = '/queued-requests.js'

/** Loads what sends and shows queued requests, once there are any in this browser. */
export function sendQueuedRequests(): void {
  if (/^\/(admin|preview)(\/|$)/.test(location.pathname)) return
  let tries = 0
  let isAsked = false
  const load = () => {
    if (isAsked || !readStored('browser', storageKeys.queuedRequests)) return
    // A browser may remember that an address failed, so each try has its own.
    tries += 1
    isAsked = true
    import(/* @vite-ignore */ `${pagePrefix()}${script}?${tries}`).catch(() => {
      isAsked = false
    })
  }
  load()
  for (const event of ['online', 'pageshow', storageKeys.queuedRequests])
    addEventListener(event, load)
  document.addEventListener('prerenderingchange', load)
}
