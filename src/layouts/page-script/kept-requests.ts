import { readStored, storageKeys } from '../../ui/base/browser-storage.ts'

/** Address of layouts/kept-requests.ts. */
const script = '/kept-requests.js'

/** Loads what sends and shows kept requests, once there are any in this browser. */
export function sendKeptRequests(): void {
  if (/^\/(admin|preview)(\/|$)/.test(location.pathname)) return
  let tries = 0
  let isAsked = false
  const load = () => {
    if (isAsked || !readStored('browser', storageKeys.keptRequests)) return
    // A browser may remember that an address failed, so each try has its own.
    tries += 1
    isAsked = true
    import(/* @vite-ignore */ `${script}?${tries}`).catch(() => {
      isAsked = false
    })
  }
  load()
  for (const event of ['online', 'pageshow', storageKeys.keptRequests])
    addEventListener(event, load)
}
