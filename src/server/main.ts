import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from 'astro/app/entrypoint'
import { z } from 'zod'
import { redirects } from '#src/company/redirects.ts'
import { readSnapshot, setCurrentSnapshot } from '#src/content/snapshot.ts'
import { isOfPipeline } from '#src/contracts/paths.ts'
import { astroLog } from './environment/astro-log.ts'
import { ConfigError } from './environment/config.ts'
import { createBuiltFinder } from './fast-path/find-built.ts'
import { issueHiddenFields } from './forms/take-form.ts'
import { type PageStyles, setPageStyles } from './html/page-styles.ts'
import { createListening } from './listening.ts'
import { readPreviewCookies } from './middleware/preview.ts'
import { bareHeaders } from './middleware/security-headers.ts'
import { cannotStart } from './publishing/messages.ts'
import { createPreviewProxy } from './publishing/preview-proxy.ts'
import { startSchedule } from './publishing/schedule.ts'
import { supervised } from './publishing/supervised.ts'
import { createClientFinder } from './request/client-address.ts'
import { hasOneHost } from './request/one-host.ts'
import { createAddresses } from './static/addresses.ts'
import { loadStaticFiles, takeNotFoundPages } from './static/static-files.ts'
import { createStaticSite } from './static/static-site.ts'

/** The bundler puts this file into a folder of its own; what the build writes for it stands above. */
const here = path.join(import.meta.dirname, '..')
const readBuiltText = (name: string) => readFileSync(path.join(here, name), 'utf8')
/** What the build has written for the server (integrations/node-server.ts). */
const readBuilt = (name: string): unknown => JSON.parse(readBuiltText(name))
setCurrentSnapshot(readSnapshot(readBuiltText('snapshot.json')))

const { runtime } = await import('./site-runtime.ts').catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `Cannot start: ${error.message}` : error)
  process.exit(error instanceof ConfigError ? cannotStart : 1)
})
const { config, log } = runtime

const astro = createApp()
const astroOutput = await astro.getLogger()
astroOutput.setDestination(astroLog(log))

const client = path.join(here, '../client')
const headersOfPages = z.record(z.string(), z.record(z.string(), z.string()))
const hiddenAddresses = z.array(z.object({ from: z.string(), to: z.string().nullable() }))
const files = loadStaticFiles(client, headersOfPages.parse(readBuilt('page-headers.json')))
const notFound = takeNotFoundPages(files)

/** Astro asks here for the prerendered pages of errors, by their names 404 and 500. */
async function errorPage(url: string) {
  const page = notFound('/')
  if (!page || !/^\/404(\.html)?$/.test(new URL(url).pathname)) return new Response(null, { status: 404 })
  const { file, headers } = page.variants.identity
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = headers
  return new Response(await readFile(file), { headers: { 'content-type': type, 'content-security-policy': policy } })
}

// Our own build wrote it, in this shape.
setPageStyles(readBuilt('page-styles.json') as PageStyles)
const { pageCache } = await import('./site.ts')
const onDemand = astro.manifest.routes.flatMap(({ routeData }) => (routeData.prerender ? [] : [routeData.pattern]))
const addresses = createAddresses({
  files,
  notFound,
  isOnDemand: (path) => isOfPipeline(path) || onDemand.some((pattern) => pattern.test(path)),
  redirects: new Map(redirects().map(({ from, href }) => [from, href])),
  hidden: new Map(hiddenAddresses.parse(readBuilt('hidden-addresses.json')).map(({ from, to }) => [from, to])),
})
const answerStatic = createStaticSite({
  files,
  addresses,
  checkCountry: runtime.country,
  config,
  cache: { pages: pageCache, freshSlots: () => issueHiddenFields(runtime.services) },
})
const renderOnDemand = getRequestListener((request, { incoming }) => {
  const clientAddress = incoming.socket.remoteAddress
  return astro.render(request, { addCookieHeader: true, prerenderedErrorPageFetch: errorPage, ...(clientAddress ? { clientAddress } : {}) })
})

const maySeeDrafts = (cookies: string) => runtime.services.previews.maySee(readPreviewCookies(cookies))
const previews = supervised && createPreviewProxy({ supervised, maySeeDrafts })

async function answer(req: IncomingMessage, res: ServerResponse) {
  if (!hasOneHost(req)) return void res.writeHead(400, { ...bareHeaders, connection: 'close' }).end('Name one host.')
  if (previews?.concerns(req) && (await previews.answer(req, res))) return
  const isAnswered = answerStatic(req, res)
  if (isAnswered === true || (isAnswered && (await isAnswered))) return
  await renderOnDemand(req, res)
}

const listening = createListening({
  config,
  findBuilt: createBuiltFinder({ files, addresses, checkCountry: runtime.country, findClient: createClientFinder(config.trustedProxy) }),
  listener(req, res) {
    answer(req, res).catch((error: unknown) => {
      log.error({ err: error }, 'server.error')
      if (res.headersSent) res.destroy()
      else res.writeHead(500, bareHeaders).end('Something went wrong. Please try again.')
    })
  },
  onError(error) {
    console.error(`Cannot listen: ${error.message}`)
    process.exit(cannotStart)
  },
})

let endSchedule = () => {}
/** Takes the public address, and does what only one process shall do. */
async function goPublic(port: number | null) {
  const listensOn = await listening.listen(port)
  runtime.startWork()
  if (supervised) endSchedule = startSchedule(supervised, (error) => log.error({ err: error }, 'schedule.error'))
  log.info({ port: listensOn, host: config.host ?? '*', pid: process.pid, node: process.version }, 'server.listening')
}

let isStopping = false
/** @param finish lets the requests in flight end; the shorter way counts */
async function stop(reason: string, finish: () => Promise<void>) {
  if (isStopping) return finish()
  isStopping = true
  log.info({ reason }, 'server.stopping')
  await finish()
  await runtime.stop()
  log.info('server.stopped')
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, listening.close))

if (supervised?.mode === 'trial') {
  supervised.events.once('listen', (port) => void goPublic(port))
  await listening.listenOnTrial(supervised.socket)
  supervised.ready()
} else await goPublic(supervised?.port ?? null)
supervised?.events.once('drain', () => {
  endSchedule()
  runtime.stopWork()
  void stop('replaced', listening.drain)
})
