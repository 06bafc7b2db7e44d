import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from 'astro/app/entrypoint'
import { z } from 'zod'
import { redirects } from '#src/company/redirects.ts'
import { astroLog } from './environment/astro-log.ts'
import { ConfigError } from './environment/config.ts'
import { limitConnections, oneAtATime } from './fairness/connections.ts'
import { issueHiddenFields } from './forms/take-form.ts'
import { isOfPipeline } from './http.ts'
import { bareHeaders } from './middleware/security-headers.ts'
import { hasOneHost } from './request/one-host.ts'
import { loadStaticFiles, takeNotFoundPages } from './static/static-files.ts'
import { createStaticSite } from './static/static-site.ts'

/** Milliseconds that requests in flight get to finish after SIGTERM. */
const shutdownGrace = 8000
/** Milliseconds after which an idle connection is closed, such as that of a client that has stopped reading. */
const socketTimeout = 120_000
/** Milliseconds for the head and for the whole of a request, how often they are looked after, and for a connection to the next one. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000, keepAliveTimeout: 65_000 }

const { runtime } = await import('./site-runtime.ts').catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `Cannot start: ${error.message}` : error)
  process.exit(1)
})
const { config, log } = runtime

const astro = createApp()
const astroOutput = await astro.getLogger()
astroOutput.setDestination(astroLog(log))

const here = import.meta.dirname
const client = path.join(here, '../client')
const headersOfPages = z.record(z.string(), z.record(z.string(), z.string()))
const files = loadStaticFiles(client, headersOfPages.parse(JSON.parse(readFileSync(path.join(here, 'page-headers.json'), 'utf8'))))
const notFound = takeNotFoundPages(files)

/** Astro asks here for the prerendered pages of errors, by their names 404 and 500. */
async function errorPage(url: string) {
  const page = notFound('/')
  if (!page || !/^\/404(\.html)?$/.test(new URL(url).pathname)) return new Response(null, { status: 404 })
  const { file, headers } = page.variants.identity
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = headers
  return new Response(await readFile(file), { headers: { 'content-type': type, 'content-security-policy': policy } })
}

const { pageCache } = await import('./site.ts')
const onDemand = astro.manifest.routes.flatMap(({ routeData }) => (routeData.prerender ? [] : [routeData.pattern]))
const answerStatic = createStaticSite({
  files,
  checkCountry: runtime.country,
  config,
  notFound,
  isOnDemand: (path) => isOfPipeline(path) || onDemand.some((pattern) => pattern.test(path)),
  cache: { pages: pageCache, freshSlots: () => issueHiddenFields(runtime.services) },
  redirects: new Map(redirects.map(({ from, href }) => [from, href])),
})
const renderOnDemand = getRequestListener((request, { incoming }) => {
  const clientAddress = incoming.socket.remoteAddress
  return astro.render(request, { addCookieHeader: true, prerenderedErrorPageFetch: errorPage, ...(clientAddress ? { clientAddress } : {}) })
})

async function answer(req: IncomingMessage, res: ServerResponse) {
  if (!hasOneHost(req)) return void res.writeHead(400, { ...bareHeaders, connection: 'close' }).end('Name one host.')
  const isAnswered = answerStatic(req, res)
  if (isAnswered === true || (isAnswered && (await isAnswered))) return
  await renderOnDemand(req, res)
}

const listener = oneAtATime((req, res) => {
  answer(req, res).catch((error: unknown) => {
    log.error({ err: error }, 'server.error')
    if (res.headersSent) res.destroy()
    else res.writeHead(500, bareHeaders).end('Something went wrong. Please try again.')
  })
})
const http = createServer(timeouts, listener)
http.setTimeout(socketTimeout)
http.maxConnections = config.limits.connections
limitConnections(http, config.limits.connectionsPerNetwork, config.trustedProxy)
http.on('error', (error) => {
  console.error(`Cannot listen: ${error.message}`)
  process.exit(1)
})
http.listen({ port: config.port, ...(config.host ? { host: config.host } : {}) }, () => {
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : config.port
  log.info({ port, host: config.host ?? '*', node: process.version }, 'server.listening')
})

async function shutDown(signal: string) {
  log.info({ signal }, 'server.stopping')
  setTimeout(() => http.closeAllConnections(), shutdownGrace).unref()
  // A keep-alive connection becomes idle after its response and would otherwise stay open.
  const closing = setInterval(() => http.closeIdleConnections(), 100)
  await new Promise((resolve) => http.close(resolve))
  clearInterval(closing)
  await runtime.stop()
  log.info('server.stopped')
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown(signal))
