import { fileFields } from '#src/contracts/contact/contact-files.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { limits } from '#src/contracts/limits.ts'
import { formAge, retention } from '#src/contracts/retention.ts'
import { fateOf, formOf, type SendOutcome, sendJson, timeOf } from './send-form.ts'
import { unreadableOf } from './unreadable-files.ts'

// Requests that visitors keep in their browser until there is a network (decision 0125). Page and
// service worker both use this module, so it touches neither document nor localStorage.

/** The forms whose requests can be queued. `multipart` receives those with files. */
export const queuedForms = {
  contact: {
    page: '/contact',
    api: '/api/contact',
    multipart: '/api/contact/form',
    hasToken: true,
  },
  booking: {
    page: '/book',
    api: '/api/book',
    multipart: null,
    hasToken: true,
  },
  newsletter: {
    page: '/newsletter',
    api: '/api/newsletter',
    multipart: null,
    hasToken: false,
  },
} as const
export type QueuedForm = keyof typeof queuedForms

type State =
  /** `pause`: how long our server asks to wait, in milliseconds from the phone's time `from`. */
  | { is: 'waiting'; pause?: { from: number; ms: number } | undefined }
  | { is: 'sending' }
  /** Our server refused it for a reason that only the visitor can do something about. */
  | { is: 'needs-you'; reason: string }
  /**
   * `startsAt` is the half hour of a booking, if it was free. `detail` says what was not accepted,
   * such as a file.
   */
  | {
      is: 'sent'
      at: number
      reference: string
      startsAt: string | undefined
      /** Of the link that moves or cancels a booked call. */
      token?: string | undefined
      detail?: string | undefined
    }
  /** It waited for too long. It is removed once its text was put back into its form. */
  | { is: 'over' }

export type QueuedRequest = {
  /** The idempotency key, under which the server stores it once. */
  key: string
  form: QueuedForm
  /** When it was queued, in milliseconds since 1970. Another time means other contents. */
  queuedAt: number
  /**
   * The server's time when it first answered a try, because clocks of phones are wrong and are put
   * right. Absent until then.
   */
  answeredAt?: number | undefined
  state: State
  /** Empty once it is sent. */
  fields: Record<string, unknown>
  /** Bytes rather than blobs, which some versions of Safari lose. */
  files: { name: string; type: string; bytes: ArrayBuffer }[]
  /** What the page says of files for which the browser had no room. */
  leftOut?: string | undefined
}

export type QueueOptions = {
  form: QueuedForm
  /** The chosen files, which are kept with the fields. */
  files?: () => readonly File[]
  /** Called when the request was queued. */
  onQueued?: () => void
  /** Says for which files there was no room in the browser. */
  describeLeftOut?: (names: readonly string[]) => string
  /** Fields beside those of the form, such as tokens of files on the server. */
  furtherFields?: () => Record<string, unknown>
}

const database = 'queued-requests'
const longestMs = retention.queuedRequestHours * 3_600_000

export const canQueue = (): boolean =>
  'indexedDB' in globalThis && 'locks' in navigator && 'BroadcastChannel' in globalThis

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(database, { keyPath: 'key' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })

/** Runs one transaction. Resolves when it is on disk. */
async function inStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore, give: (value: T) => void) => void,
): Promise<T | undefined> {
  const db = await open()
  try {
    return await new Promise((resolve, reject) => {
      let given: T | undefined
      const transaction = db.transaction(database, mode, { durability: 'strict' })
      transaction.oncomplete = () => resolve(given)
      transaction.onabort = () => reject(transaction.error)
      run(transaction.objectStore(database), (value) => {
        given = value
      })
    })
  } finally {
    db.close()
  }
}

const announce = () => {
  const channel = new BroadcastChannel(database)
  channel.postMessage(null)
  channel.close()
}

/** Calls `onChange` after each change by any page or the worker. @returns a function to stop */
export function watchQueue(onChange: () => void): () => void {
  const channel = new BroadcastChannel(database)
  channel.onmessage = onChange
  return () => channel.close()
}

/** Lists the queued requests, oldest first; empty if the browser has no storage. */
export async function listQueued(): Promise<QueuedRequest[]> {
  if (!canQueue()) return []
  try {
    const all = await inStore<QueuedRequest[]>('readonly', (store, give) => {
      const reading = store.getAll()
      reading.onsuccess = () => give(reading.result)
    })
    return (all ?? []).sort((a, b) => a.queuedAt - b.queuedAt)
  } catch {
    return []
  }
}

export const findQueued = async (key: string): Promise<QueuedRequest | undefined> =>
  (await listQueued()).find((request) => request.key === key)

/** Changes a request, unless it was removed or replaced meanwhile. @returns whether it was there */
async function change(
  { key, queuedAt }: QueuedRequest,
  changed: (request: QueuedRequest) => QueuedRequest,
): Promise<boolean> {
  const isThere = await inStore<boolean>('readwrite', (store, give) => {
    const reading = store.get(key)
    reading.onsuccess = () => {
      const found: QueuedRequest | undefined = reading.result
      if (found?.queuedAt !== queuedAt) return
      give(true)
      store.put(changed(found))
    }
  })
  announce()
  return isThere ?? false
}

export async function removeQueued(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
  announce()
}

/** Tells whether the browser has room for files. An unknown amount counts as room. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || quota - usage > 2 * bytes
}

/**
 * Keeps a request, in place of an earlier one with its key.
 * @param fields with `idempotencyKey`
 * @returns whether its files were stored too; `failed` if the browser refused to store it, and the
 * names of files that cannot be read, with which nothing is stored
 */
export async function queueRequest(
  { form, files: chosen, describeLeftOut }: QueueOptions,
  fields: Record<string, unknown>,
): Promise<'queued' | 'without-files' | 'failed' | { unreadable: string[] }> {
  const files = chosen?.() ?? []
  const unreadable = await unreadableOf(files)
  if (unreadable.length > 0) return { unreadable: unreadable.map(({ name }) => name) }
  // A token holds the time at which a form was rendered; a new one is fetched when the request is sent.
  const { formToken: _, ...typed } = fields
  const request: QueuedRequest = {
    key: String(fields['idempotencyKey']),
    form,
    queuedAt: Date.now(),
    state: { is: 'waiting' },
    fields: typed,
    files: [],
  }
  const put = async (row: QueuedRequest) => {
    await inStore('readwrite', (store) => store.put(row))
    announce()
  }
  try {
    if (files.length > 0 && (await hasRoom(files.reduce((sum, { size }) => sum + size, 0)))) {
      const read = files.map(async (file) => ({
        name: file.name,
        type: file.type,
        bytes: await file.arrayBuffer(),
      }))
      await put({ ...request, files: await Promise.all(read) })
      return 'queued'
    }
  } catch {
    // There is no room for the files. The text alone may fit.
  }
  try {
    const names = files.map(({ name }) => name)
    await put({ ...request, leftOut: names.length > 0 ? describeLeftOut?.(names) : undefined })
    return files.length > 0 ? 'without-files' : 'queued'
  } catch {
    return 'failed'
  }
}

export const filesOf = ({ files }: QueuedRequest): File[] =>
  files.map(({ name, type, bytes }) => new File([bytes], name, { type }))

/** Runs while nothing else sends a queued request, in any page or the worker. */
export const withSendLock = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks.request(database, run)

/** Fetches a token and the server's time; neither if our server does not answer. */
async function askServer(): Promise<{ formToken?: string; at?: number | undefined }> {
  try {
    // A connection that stalls must not hold the lock for which all tabs wait (send.ts has more).
    const response = await fetch('/api/form-token', {
      redirect: 'error',
      signal: AbortSignal.timeout?.(limits.longestSendMs) ?? null,
    })
    const answer: unknown = await response.json()
    if (!isRecord(answer) || typeof answer['formToken'] !== 'string') return {}
    return { formToken: answer['formToken'], at: timeOf(response) }
  } catch {
    return {}
  }
}

/** Fetches a token, and waits until the server takes it. */
async function freshToken(): ReturnType<typeof askServer> {
  const answer = await askServer()
  if (answer.formToken) await new Promise((resolve) => setTimeout(resolve, formAge.min))
  return answer
}

/** Whether it waited for too long by the server's clock. @param at the server's time now */
const isOver = ({ answeredAt }: Pick<QueuedRequest, 'answeredAt'>, at: number | undefined) =>
  at !== undefined && answeredAt !== undefined && at - answeredAt > longestMs

/** @returns what became of it, and the server's time if our server answered */
async function sendRequest(
  request: QueuedRequest,
): Promise<{ outcome: SendOutcome; at: number | undefined }> {
  const { api, multipart, hasToken } = queuedForms[request.form]
  const { at, ...token } = hasToken ? await freshToken() : {}
  // Without a token the request would be flagged as a program's, so it waits.
  if (hasToken && !token.formToken) return { outcome: { kind: 'unanswered' }, at: undefined }
  const waited = Math.round((Date.now() - request.queuedAt) / 1000)
  const fields = {
    ...request.fields,
    ...token,
    waitedSeconds: String(Math.min(Math.max(0, waited), limits.queuedRequests.longestWaitSeconds)),
  }
  const isForm = request.files.length > 0 || fileFields.uploaded in request.fields
  const outcome =
    isForm && multipart
      ? await sendJson(
          multipart,
          formOf(fields, { field: fileFields.files, list: filesOf(request) }),
        )
      : await sendJson(api, fields)
  const isOurs = outcome.kind === 'refused' && outcome.type !== undefined
  return { outcome, at: at ?? (isOurs ? outcome.at : undefined) }
}

function reasonOf(outcome: SendOutcome): string {
  if (outcome.kind === 'invalid') return Object.values(outcome.errors).flat().join(' ')
  return (outcome.kind === 'refused' && outcome.detail) || ''
}

export function stateAfter(
  outcome: SendOutcome,
  { leftOut }: Pick<QueuedRequest, 'leftOut'>,
): State {
  const fate = fateOf(outcome)
  if (fate === 'refused') return { is: 'needs-you', reason: reasonOf(outcome) }
  if (fate === 'stored') {
    const {
      reference = '',
      startsAt,
      token,
      detail,
    } = (outcome.kind === 'accepted' && outcome.answer) || {}
    const said = [detail, leftOut].filter(Boolean).join(' ')
    return { is: 'sent', at: Date.now(), reference, startsAt, token, detail: said }
  }
  const isOurs = outcome.kind === 'refused' && outcome.type !== undefined
  const seconds = isOurs ? outcome.retryAfter : undefined
  return { is: 'waiting', pause: seconds ? { from: Date.now(), ms: seconds * 1000 } : undefined }
}

/** Whether it waits as long as our server asked. A clock that was set back ends the pause. */
export function isPaused({ state }: Pick<QueuedRequest, 'state'>): boolean {
  if (state.is !== 'waiting' || !state.pause) return false
  const passed = Date.now() - state.pause.from
  return passed >= 0 && passed < state.pause.ms
}

const isPending = ({ state: { is } }: QueuedRequest) => is === 'waiting' || is === 'sending'

/** Ends a request that only the visitor can send when it is over. */
async function endRefused(request: QueuedRequest): Promise<void> {
  const { at } = await askServer()
  const answeredAt = request.answeredAt ?? at
  if (!isOver({ answeredAt }, at) && answeredAt === request.answeredAt) return
  await change(request, (found) => ({
    ...found,
    answeredAt,
    state: isOver({ answeredAt }, at) ? { is: 'over' } : found.state,
  }))
}

async function deliver(request: QueuedRequest): Promise<void> {
  const { state } = request
  if (state.is === 'needs-you') return endRefused(request)
  // The result is shown for as long as the request itself may wait.
  if (state.is === 'sent' && Date.now() - state.at > longestMs) return removeQueued(request.key)
  if (!isPending(request) || isPaused(request)) return
  const start = (found: QueuedRequest): QueuedRequest => ({ ...found, state: { is: 'sending' } })
  if (!(await change(request, start))) return
  const { outcome, at } = await sendRequest(request)
  const next = stateAfter(outcome, request)
  const answeredAt = request.answeredAt ?? at
  await change(request, (found) => ({
    ...found,
    ...(next.is === 'sent' ? { fields: {}, files: [] } : {}),
    answeredAt,
    state: next.is === 'waiting' && isOver({ answeredAt }, at) ? { is: 'over' } : next,
  }))
}

/**
 * Sends what waits, one after the other, and ends what our server has not taken for too long.
 * @returns whether something still waits
 */
export async function deliverQueue(): Promise<boolean> {
  if ((await listQueued()).length === 0) return false
  return withSendLock(async () => {
    for (const request of await listQueued()) await deliver(request)
    return (await listQueued()).some(isPending)
  })
}
