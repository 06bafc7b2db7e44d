import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from 'astro/app/entrypoint'
import { z } from 'zod'
import { currentSnapshot, readSnapshot, setCurrentSnapshot } from '#src/content/snapshot.ts'
import { astroLog } from './environment/astro-log.ts'
import { ConfigError } from './environment/config.ts'
import { type PageStyles, setPageStyles } from './html/page-styles.ts'
import { createListening } from './listening.ts'
import { readPreviewCookies } from './middleware/preview.ts'
import { bareHeaders } from './middleware/security-headers.ts'
import { createAnswer } from './pages/answer.ts'
import { openSitePages } from './pages/site-pages.ts'
import { cannotStart } from './publishing/messages.ts'
import { createPreviewProxy } from './publishing/preview-proxy.ts'
import { startSchedule } from './publishing/schedule.ts'
import { supervised } from './publishing/supervised.ts'
import { hasOneHost } from './request/one-host.ts'

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

// Our own build wrote it, in this shape.
setPageStyles(readBuilt('page-styles.json') as PageStyles)
const { renderKept } = await import('./site.ts')
const build = z.object({ inputs: z.string() }).parse(readBuilt('../build.json'))
/** Identity of what the site shows: of its program, and of what it says. */
function contentVersion(): string {
  const { number, date } = currentSnapshot()
  return `${build.inputs} ${number} ${date}`
}
const site = await openSitePages({
  client: path.join(here, '../client'),
  fixed: astro.manifest.routes.flatMap(({ routeData: { pathname } }) => (pathname ? [pathname] : [])),
  masters: readBuilt('masters.json') as Parameters<typeof openSitePages>[0]['masters'], // written by our own build
  version: contentVersion,
  render: renderKept,
  onError: (error, target) => log.error({ err: error, target }, 'page.error'),
})

/** @param isRegionSuggested whether a page shows the banner that leads to another country's site */
const openPipeline = (isRegionSuggested: boolean) =>
  getRequestListener((request, { incoming }) => {
    const clientAddress = incoming.socket.remoteAddress
    return astro.render(request, { addCookieHeader: true, locals: { isRegionSuggested }, ...(clientAddress ? { clientAddress } : {}) })
  })
const pipeline = openPipeline(false)
const suggestingPipeline = openPipeline(true)

const answerPage = createAnswer({
  ...site,
  checkCountry: runtime.country,
  config,
  pipeline: (req, res, isRegionSuggested) => (isRegionSuggested ? suggestingPipeline : pipeline)(req, res),
})

const maySeeDrafts = (cookies: string) => runtime.services.previews.maySee(readPreviewCookies(cookies))
const previews = supervised && createPreviewProxy({ supervised, maySeeDrafts })

async function answer(req: IncomingMessage, res: ServerResponse) {
  if (!hasOneHost(req)) return void res.writeHead(400, { ...bareHeaders, connection: 'close' }).end('Name one host.')
  if (previews?.concerns(req) && (await previews.answer(req, res))) return
  await answerPage(req, res)
}

const listening = createListening({
  config,
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

await site.prepareFirst()

let endSchedule = () => {}
/** Takes the public address, and does what only one process shall do. */
async function goPublic(port: number | null) {
  const listensOn = await listening.listen(port)
  runtime.startWork()
  if (supervised) endSchedule = startSchedule(supervised, (error) => log.error({ err: error }, 'schedule.error'))
  log.info({ port: listensOn, host: config.host ?? '*', pid: process.pid, node: process.version }, 'server.listening')
  await site.prepareOthers()
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
