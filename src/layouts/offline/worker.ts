// The service worker (decision 0125). It answers with the network first, and with a stored page
// where the network is away or slow. It never answers for staff, the API, previews or films.
import {
  type CopyFacts,
  noConnectionPage,
  type PageReport,
  shellPages,
  type WorkerNews,
} from '#src/contracts/offline-worker.ts'
import { isOfPipeline } from '#src/contracts/paths.ts'
import { deliverQueue } from '#src/ui/submit/send-later-queue.ts'
import { storedName } from './stored-name.ts'
import { findFile, findPage, mayBeStored, storedAt, storeFiles, storePage } from './stored-pages.ts'

/** The parts of a worker's scope that are used here; the types of a page do not have them. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface RequestEvent extends LastingEvent {
  request: Request
  clientId: string
  resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}
interface ReportEvent extends LastingEvent {
  data: PageReport
  source: { id: string } | null
  ports: readonly MessagePort[]
}
interface SyncEvent extends LastingEvent {
  tag: string
}
type Client = { postMessage: (news: WorkerNews) => void }
type WorkerScope = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Client | undefined> }
  addEventListener: <E extends LastingEvent>(
    name: 'install' | 'activate' | 'fetch' | 'message' | 'sync',
    run: (event: E) => void,
  ) => void
}
// A cast, because this script runs in a worker and is checked with the types of a page.
const worker = globalThis as unknown as WorkerScope

/** Milliseconds that the network may take before a stored page is shown. */
const patience = 3000
/**
 * Pages whose stored copy is shown for any query, such as the name of a campaign: home and contact,
 * in each language.
 */
const anyQuery = /^(\/[a-z]{2,8}(-[a-z\d]{2,8}){0,3})?(\/contact)?\/?$/

/** What was shown to which client. It is lost when the browser stops the worker. */
const shown = new Map<string, CopyFacts>()

async function tell(clientId: string, news: WorkerNews): Promise<void> {
  ;(await worker.clients.get(clientId))?.postMessage(news)
}

async function findCopy(url: URL): Promise<Response | undefined> {
  const exact = await findPage(storedName(url))
  return exact ?? (anyQuery.test(url.pathname) ? findPage(url.pathname) : undefined)
}

/** A gateway without a server behind it counts as no network. */
const isAway = ({ status }: Response) => [502, 503, 504].includes(status)

/**
 * Answers with the page of this site for an address that is not stored, in the language of the
 * address if that page is stored.
 */
async function answerUnstored({ pathname }: URL): Promise<Response> {
  const [, beginning] = pathname.split('/', 2)
  const page =
    (await findPage(`/${beginning}${noConnectionPage}`)) ?? (await findPage(noConnectionPage))
  if (!page) return Response.error()
  return new Response(page.body, { status: 503, headers: page.headers })
}

async function answerPage(event: RequestEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const client = event.resultingClientId
  const copy = await findCopy(url)
  const asked = fetch(event.request)
  const storeAnswer = async (response: Response) => {
    if (mayBeStored(response)) await storePage(storedName(url), response.clone())
  }
  const slow = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  const answer = await (copy ? Promise.race([asked, slow]) : asked).catch(() => undefined)
  if (answer && !(copy && isAway(answer))) {
    event.waitUntil(storeAnswer(answer.clone()).catch(() => {}))
    return answer
  }
  const isSlow = answer === null
  if (!copy) return answerUnstored(url)
  shown.set(client, { storedAt: storedAt(copy), isNewer: false })
  if (isSlow) {
    const compare = async () => {
      const late = await asked
      if (!mayBeStored(late)) return
      const isNewer = (await late.clone().text()) !== (await copy.clone().text())
      await storeAnswer(late)
      if (!isNewer) return
      shown.set(client, { storedAt: storedAt(copy), isNewer })
      await tell(client, { kind: 'newer' })
    }
    event.waitUntil(compare().catch(() => {}))
  }
  return copy.clone()
}

async function answerFile({ request, clientId }: RequestEvent, path: string): Promise<Response> {
  const stored = await findFile(path)
  // The name of a built file changes with its content; others are asked for first.
  if (stored && path.startsWith('/_astro/')) return stored
  try {
    const response = await fetch(request)
    if (response.status === 404 && request.destination === 'script')
      await tell(clientId, { kind: 'scripts-gone' })
    return response
  } catch (error) {
    if (stored) return stored
    throw error
  }
}

/** Milliseconds after which a page of the shell is fetched again. */
const shellAge = 24 * 3_600_000
async function isDue(page: string): Promise<boolean> {
  const stored = await findPage(page)
  // A clock that was set back counts too.
  return !stored || Math.abs(Date.now() - storedAt(stored)) > shellAge
}

const storeOne = async (page: string) => storePage(page, await fetch(page, { priority: 'low' }))

worker.addEventListener('install', (event) => {
  const storeShell = async () => {
    // A part of the shell that cannot be fetched now is stored when it is visited.
    for (const page of shellPages) await storeOne(page).catch(() => {})
    await worker.skipWaiting()
  }
  event.waitUntil(storeShell())
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event: RequestEvent) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || isOfPipeline(pathname)) return
  if (request.headers.has('range') || pathname.startsWith('/film/')) return
  if (request.mode === 'navigate') {
    const isPage = !/\.[^/.]+$/.test(pathname) && !/^(\/[^/]+)?\/newsletter\//.test(pathname)
    // The editor shows drafts in a frame, which the server recognizes by the headers of the browser.
    if (isPage && request.destination === 'document') event.respondWith(answerPage(event))
  } else if (pathname.startsWith('/_astro/') || pathname.endsWith('.js'))
    event.respondWith(answerFile(event, pathname))
})

worker.addEventListener('message', (event: ReportEvent) => {
  const { data, source, ports } = event
  if (data.kind !== 'shown') return
  const known = shown.get(source?.id ?? '')
  ports[0]?.postMessage(known ?? ({ storedAt: null, isNewer: false } satisfies CopyFacts))
  if (known) return
  const complete = async () => {
    if (data.isUnseen && !(await findPage(data.page))) await storeOne(data.page)
    // What a page has loaded, such as typefaces, belongs to the shell too.
    const shell = shellPages.map((page) => data.prefix + page)
    for (const page of new Set([data.page, ...shell])) await storeFiles(page, data.files)
    // Pages of the shell that nobody visits would keep a former telephone number.
    for (const page of shell) if (await isDue(page)) await storeOne(page)
  }
  event.waitUntil(complete().catch(() => {}))
})

worker.addEventListener('sync', (event: SyncEvent) => {
  if (event.tag !== 'queued-requests') return
  // The browser comes back only after a failure.
  const deliver = async () => {
    if (await deliverQueue()) throw new Error('Something still waits')
  }
  event.waitUntil(deliver())
})
