import { isRecord } from '#src/contracts/content/is-record.ts'
import { readStored, storageKeys, store } from '../base/browser-storage.ts'
import { inPageLanguage } from '../page-prefix.ts'
import {
  type QueuedForm,
  type QueuedRequest,
  queuedForms,
  removeQueued,
} from './send-later-queue.ts'

const ownKeys = () => (readStored('tab', storageKeys.ownRequests) ?? '').split(' ').filter(Boolean)

/** Notes that this tab may show a request, and starts the notice of queued requests on this page. */
export function rememberOwn(key: string): void {
  store('tab', storageKeys.ownRequests, [...new Set([...ownKeys(), key])].join(' '))
  store('browser', storageKeys.queuedRequests, '1')
  dispatchEvent(new Event(storageKeys.queuedRequests))
  askForSync()
}

type Syncing = { sync?: { register: (tag: string) => Promise<void> } }

/** Asks the browser to wake the worker once there is a network. Only Chromium can do so. */
function askForSync(): void {
  const ask = async () => {
    // A cast, because TypeScript does not know what only some browsers have.
    const registration = (await navigator.serviceWorker?.ready) as Syncing | undefined
    await registration?.sync?.register('queued-requests')
  }
  ask().catch(() => {})
}

/** Whether this tab wrote or opened the request, so that it may show what is in it. */
export const isOwn = ({ key }: QueuedRequest): boolean => ownKeys().includes(key)

/** Opens the page of the request's form, which takes the fields by `takeOpened`. */
export function openRequest({ key, form, fields, state }: QueuedRequest): void {
  rememberOwn(key)
  store(
    'tab',
    storageKeys.openedRequest,
    JSON.stringify({ key, form, fields, isOver: state.is === 'over' }),
  )
  location.assign(inPageLanguage(queuedForms[form].page))
}

/** Takes the fields of a request that was opened for this form, once. */
export function takeOpened(
  form: QueuedForm,
): { key: string; fields: Record<string, unknown> } | null {
  try {
    const opened: unknown = JSON.parse(readStored('tab', storageKeys.openedRequest) ?? 'null')
    if (!isRecord(opened) || opened['form'] !== form) return null
    const { key, fields, isOver } = opened
    store('tab', storageKeys.openedRequest, null)
    if (typeof key !== 'string' || !isRecord(fields)) return null
    // The contact form removes its own, when it has taken the files too.
    if (isOver === true && queuedForms[form].multipart === null) void removeQueued(key)
    return { key, fields }
  } catch {
    return null
  }
}
