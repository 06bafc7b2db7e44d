/**
 * Starts the site, and answers each request from cached pages and files, or passes it to the
 * request pipeline.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from 'astro/app/entrypoint'
import { programNumber } from '#src/content/kit/program-root.ts'
import {
  otherSnapshots,
  publicSnapshot,
  type Snapshot,
  withSnapshot,
} from '#src/content/snapshot/snapshot.ts'
import { today } from '#src/content/today.ts'
import { words } from '#src/content/words/words.ts'
import { astroLog } from '#src/core/environment/astro-log.ts'
import { NoPermit, refusalHeaders } from '#src/core/fairness/fair-queue.ts'
import { createSharedWork } from '#src/core/fairness/shared-work.ts'
import { storeVisits } from '#src/desk/numbers/visit-counts.server.ts'
import { notePapers } from '#src/paper/answer-paper.ts'
import { tryPaper } from '#src/paper/try-paper.ts'
import { client, readBuild, readBuilt } from './built-files.ts'
import { type PageStyles, setPageStyles } from './html/page-styles.ts'
import { createHttpServer } from './http-server.ts'
import { countRequest, noRequests, writeMetrics } from './metrics/metrics.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { bareHeaders } from './middleware/security-headers.ts'
import { operatorFault } from './operator-fault.ts'
import { answerRequest } from './pages/answer.ts'
import { answerClosed } from './pages/closed-site.ts'
import { findDraftsView } from './pages/drafts-view.ts'
import { inLanguageOfPage } from './pages/language-of-page.ts'
import { isAnsweredIn, prefixRedirects, takePrefix } from './pages/language-of-request.ts'
import { markForOffline } from './pages/offline-mark.ts'
import { PaperUnavailable } from './pages/page-cache.ts'
import { findSharedView } from './pages/shared-view.ts'
import { openSitePages } from './pages/site-pages.ts'
import { tryPages } from './pages/try-pages.ts'
import { countVisits } from './pages/visits.ts'
import { lacksDatabase } from './refuse.ts'
import { openPublicRenderer } from './render-page.ts'
import { type SiteParts, startSite } from './start-site.ts'
import type { Resource } from './static/resource.ts'

const astro = createApp()
setPageStyles(readBuilt('page-styles.json') as PageStyles)
const build = readBuild()
// Astro alone asks for the page of an error (pages/500.astro).
const fixed = astro.manifest.routes.flatMap(({ routeData: { pathname } }) =>
  pathname && pathname !== '/500' ? [pathname] : [],
)
function contentVersion(prefix?: string): string {
  const { number, date } = publicSnapshot(prefix)
  // Each page names the languages in which it is translated.
  const languages = otherSnapshots().map((snapshot) => `${snapshot.prefix} ${snapshot.number}`)
  return [build.inputs, number, date, ...languages].join(' ')
}

async function openPages({ context, queues, config, version, log }: SiteParts) {
  const { isOffline } = config
  const renderPublicPage = openPublicRenderer({ context, version, isOffline })
  const site = await openSitePages({
    client,
    fixed,
    masters: readBuilt('masters.json') as Parameters<typeof openSitePages>[0]['masters'], // written by our own build
    version: contentVersion,
    async renderInLanguage({ target, prefix }) {
      const page = await inLanguageOfPage(publicSnapshot(prefix), target, (shown) =>
        renderPublicPage(target, shown),
      )
      return isOffline ? markForOffline(target, page) : page
    },
    notePapers: () => notePapers(context),
    onError: (error, target) => log.error({ err: error, target }, 'page.error'),
    queues,
  })
  const inQueue = <T>(run: () => Promise<T>) => queues.own.run({ network: 'publications' }, run)
  return {
    ...site,
    renderPublicPage,
    tryPages: (snapshot: Snapshot, addresses: readonly string[]) =>
      withSnapshot(snapshot, () =>
        tryPages({
          fixed,
          addresses,
          hasTemplates: snapshot.prefix === '',
          renderChanged: (target) => inQueue(() => renderPublicPage(target)),
          print: (address) => inQueue(() => tryPaper(address)),
        }),
      ),
    failedPages: site.pages.failures,
  }
}

const runtime = await startSite(openPages).catch((error: unknown) => {
  const fault = operatorFault(error)
  console.error(fault === null ? error : `Cannot start: ${fault}`)
  process.exit(1)
})
const { config, version, log, pages: site } = runtime
// Astro starts to render the parts of a page before it waits for them. An error in one then answers
// with status 500 and is reported here too; it must not end the process for everybody.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'server.error'))
const astroOutput = await astro.getLogger()
astroOutput.setDestination(astroLog(log))

const pipeline = getRequestListener((request, { incoming }) =>
  runtime.pipeline.fetch(request, { peer: incoming.socket.remoteAddress }),
)
const visits = countVisits({
  config,
  countries: runtime.countries,
  today,
  write: (counts) => storeVisits(runtime.context, counts),
  onError: (error) => log.warn({ err: error }, 'visits.not-written'),
})
const views = {
  ...runtime,
  site,
  renderPreview: site.renderPublicPage,
  pipeline,
  draftPages: createSharedWork<Resource>(),
  sharedPages: createSharedWork<Resource | null>(),
}
const publicView = { ...views, ...site, countVisit: visits.count }

/** Sends a sentence. Without its type, browsers would save it as a file. */
const sendText = (res: ServerResponse, status: number, text: string, headers = {}) =>
  void res
    .writeHead(status, {
      ...bareHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(text)

/** Says in the language of the request why it has no answer. */
function answerFailure(error: unknown, res: ServerResponse) {
  if (error instanceof NoPermit && !res.headersSent)
    return sendText(res, error.status, words().offline.answers.tryAgain, refusalHeaders)
  if (error instanceof PaperUnavailable && !res.headersSent)
    return sendText(res, error.status, error.message, { 'retry-after': '60' })
  log.error({ err: error }, 'server.error')
  if (res.headersSent) return void res.destroy()
  const { answers, refusals } = words().offline
  return lacksDatabase(error)
    ? sendText(res, 503, `${refusals.unavailable} ${answers.tryAgain}`, refusalHeaders)
    : sendText(res, 500, answers.failed)
}

/** Answers a request from a single snapshot, although another may become public meanwhile. */
async function answer(req: IncomingMessage, res: ServerResponse) {
  // Of several Host headers Node uses the first, and a proxy perhaps the last (RFC 9112 §3.2).
  if ((req.headersDistinct['host'] ?? []).length > 1)
    return sendText(res, 400, 'Send exactly one Host header.', { connection: 'close' })
  const { url } = req
  const prefix = takePrefix(req, res)
  if (prefix === null) return
  const view =
    (await findSharedView(views, req, res)) ?? (await findDraftsView(views, req, res, prefix))
  if (view) {
    prefixRedirects(res, prefix)
    return withSnapshot(view.snapshot, () => view.answer(req, res))
  }
  const isPublic = prefix === '' || (await isAnsweredIn(prefix, req, runtime.content.makeLanguages))
  // No page is at an address in a language that is not shown; the resolver says what is.
  if (!isPublic && url) req.url = url
  else prefixRedirects(res, prefix)
  const snapshot = publicSnapshot(isPublic ? prefix : '')
  return withSnapshot(snapshot, async () => {
    try {
      if (await answerClosed(publicView, req, res)) return
      await answerRequest(publicView, req, res)
    } catch (error) {
      answerFailure(error, res)
    }
  })
}

function cannotListen(error: Error): never {
  console.error(`Cannot listen: ${error.message}`)
  process.exit(1)
}

const requests = noRequests()
const measured = {
  ...runtime.context,
  contentNumber: () => runtime.content.state().number,
  number: programNumber,
  version,
}

const server = createHttpServer({
  config,
  listener(req, res) {
    countRequest(requests, res)
    answer(req, res).catch((error: unknown) => answerFailure(error, res))
  },
  onError: cannotListen,
})

let metricsServer: { close: () => void } | undefined
let isStopping = false
async function stop(reason: string) {
  const finish = server.close()
  if (isStopping) return finish
  isStopping = true
  log.info({ reason }, 'server.stopping')
  await finish
  metricsServer?.close()
  await visits.stop()
  await runtime.stop()
  log.info('server.stopped')
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

if (config.metrics)
  metricsServer = await startMetricsServer(
    () => writeMetrics(measured, requests),
    config.metrics,
  ).catch(cannotListen)
const port = await server.listen()
log.info(
  {
    port,
    host: config.host ?? '*',
    pid: process.pid,
    node: process.version,
    version: programNumber,
    ...version,
  },
  'server.listening',
)
await runtime.announce(port)
// The site listens first: whoever asks for this page meanwhile waits for the same rendering.
await site.prepareFirst()
await runtime.content.makeLanguages()
// Mails are written in the languages of their readers.
runtime.startWork()
await site.prepareOthers()
