import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { HTTPException } from 'hono/http-exception'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { words } from '#src/content/words/words.ts'
import { leavePreviewPath } from '#src/contracts/content/previews.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { decodePath } from '#src/contracts/paths.ts'
import type { ProgramVersion } from '#src/contracts/program-version.ts'
import type { SiteContext } from '#src/core/context.server.ts'
import type { Config } from '#src/core/environment/config.ts'
import type { Permit } from '#src/core/fairness/fair-queue.ts'
import type { Queues } from '#src/core/fairness/queues.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { findClient, isUnnamed } from '#src/core/http/client-address.ts'
import { problem } from '#src/core/http/problem.ts'
import { watchProxy } from '#src/core/http/proxy-watch.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { isDiskLow } from '#src/core/storage/disk.ts'
import { checkHealth } from '#src/core/storage/health.ts'
import { describeStorageError } from '#src/core/storage-fault.ts'
import type { EditorContext } from '#src/editor/editor-context.server.ts'
import { baseOfPreview } from '#src/editor/preview/preview-cookie.server.ts'
import type { ContentStore } from '#src/editor/published/content-store.server.ts'
import { relyingPartyOf } from '#src/staff/second-factor/passkeys.server.ts'
import { api } from './api/api.ts'
import { receiveWith } from './forms/process-form.ts'
import { createForms } from './forms/site-forms.ts'
import { allowMethods } from './middleware/allow-methods.ts'
import { authorizeApi, authorizePages } from './middleware/authorize.ts'
import { limitBody, receiveBody } from './middleware/body-limit.ts'
import { defaultCacheControl } from './middleware/cache-control.ts'
import { compress } from './middleware/compress.ts'
import { concurrencyLimit, enterAfterForm } from './middleware/concurrency-limit.ts'
import { delayRefusals } from './middleware/delay-refusals.ts'
import { rateLimit, refuseFlood } from './middleware/rate-limit.ts'
import { receiveUpload } from './middleware/receive-upload.ts'
import { type RequestLogEntry, requestLog } from './middleware/request-log.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { sendSecurityHeaders } from './middleware/security-headers.ts'
import { session } from './middleware/session.ts'
import { refuseWhileClosed } from './pages/closed-site.ts'
import { inLanguageOfPage } from './pages/language-of-page.ts'
import { makeMissing } from './pages/language-of-request.ts'
import { refuseWithoutDatabase } from './refuse.ts'

type Dependencies = {
  context: SiteContext
  editor: EditorContext
  content: Pick<ContentStore, 'makeLanguages'>
  version: ProgramVersion
  config: Pick<Config, 'publicOrigin' | 'trustedProxy' | 'limits'>
  queues: Pick<Queues, 'pages' | 'signIn'>
  renderWithAstro: (request: Request, locals: App.Locals) => Promise<Response>
  log: {
    request: (entry: RequestLogEntry) => void
    error: (error: unknown, requestId: string) => void
    unnamedClients: () => void
  }
  isDevelopment?: boolean
  /** Milliseconds by which refusals are delayed. */
  refusalDelayMs?: number
}

/** Returns the page of this site from which a form was sent; by default the home page. */
function pageBefore(c: Context): string {
  const referrer = URL.parse(c.req.header('referer') ?? '')
  const isOurs =
    referrer !== null &&
    referrer.host === new URL(c.req.url).host &&
    /^\/(?![/\\])/.test(referrer.pathname)
  return isOurs ? referrer.pathname + referrer.search : '/'
}

/**
 * Creates the request pipeline, which answers all requests for which there is no file and no cached
 * page (pages/answer.ts).
 */
export function createHttpApp({
  context,
  editor,
  content,
  version,
  config,
  queues,
  renderWithAstro,
  log,
  ...rest
}: Dependencies) {
  const { isDevelopment = false, refusalDelayMs = serverLimits.heldRefusals.delayMs } = rest
  const app = new Hono<AppEnv>({ getPath: ({ url }) => decodePath(url) ?? '/' })

  app.use(requestLog(log.request))
  app.use(sendSecurityHeaders({ isDevelopment }))
  app.use(defaultCacheControl)
  app.use(compress)
  // PostgreSQL cannot store or compare a text with NUL. In a path it leads to no page.
  const isValid = (url: string) => decodePath(url) !== null && !new URL(url).search.includes('%00')
  app.use(async (c, next) =>
    isValid(c.req.url) ? next() : problem(400, words().offline.answers.address),
  )
  app.get('/livez', (c) => c.json({ status: 'ok' }))
  // The response gives no reason for a failure; the log, the metrics port and `npm run admin --
  // health` do.
  app.get('/healthz', async (c) => {
    const isWell = await checkHealth(context).then(
      async () => !(await isDiskLow(context)),
      (error: unknown) => void log.error(error, c.var.requestId),
    )
    return c.json({ status: isWell ? 'ok' : 'failing' }, isWell ? 200 : 503)
  })
  const watch = watchProxy(log.unnamedClients)
  app.use(async (c, next) => {
    const client = findClient(c.env.peer, (name) => c.req.header(name), config.trustedProxy)
    if (client.isProxied) watch(!isUnnamed(c.env.peer, client))
    c.set('client', client)
    return next()
  })
  app.use(delayRefusals({ ...serverLimits.heldRefusals, delayMs: refusalDelayMs }))
  app.use(allowMethods)
  // Mail programs unsubscribe from any origin; the link's signature authorises it (decision 0033).
  app.use(except('/newsletter/unsubscribe', sameOrigin(config.publicOrigin)))
  app.use(limitBody)
  const flood = {
    ...serverLimits.flood,
    writes: { ...serverLimits.flood.writes, hits: config.limits.formsPerMinute },
  }
  for (const area of ['/api/*', '/admin/*'])
    app.use(area, session({ context, publicOrigin: config.publicOrigin }))
  app.use(rateLimit(flood, context))
  app.use(refuseFlood)
  const bodies = { ...serverLimits.bodies, perNetwork: config.limits.bodiesPerNetwork }
  app.use(receiveUpload(context, bodies))
  app.use(receiveBody(bodies))
  // Precedes every handler, so that no request is handled without a permit.
  app.use(concurrencyLimit(queues))
  app.use(async (c, next) => {
    if (c.req.method === 'POST') await makeMissing(content.makeLanguages)
    c.set('context', context)
    c.set('editor', editor)
    c.set('staff', c.var.staff ?? null)
    c.set('relyingParty', relyingPartyOf(c.req.url, config.publicOrigin))
    const setSession = (token: string) => c.set('nextSession', token)
    const setDeviceCookie = (cookie: string) => c.set('nextDeviceCookie', cookie)
    const onError = (error: unknown) => log.error(error, c.var.requestId)
    c.set('forms', createForms({ ...c.var, setSession, setDeviceCookie, onError }))
    await next()
  })

  app.use('/api/*', refuseWhileClosed)
  app.use('/api/*', authorizeApi)
  app.route('/api', api)

  async function renderForVisitor(c: Context<AppEnv>, request: Request) {
    const { staff, forms } = c.var
    const refused = Promise.withResolvers<Response>()
    let permit: Permit | undefined
    const receive = receiveWith(forms, async (answer) => {
      const entered = await enterAfterForm(queues, c, answer)
      if (entered instanceof Response) {
        refused.resolve(entered)
        // The page stops here and is never rendered.
        await new Promise(() => {})
      } else permit = entered
    })
    const page = inLanguageOfPage(currentSnapshot(), new URL(request.url).pathname, (shown) =>
      renderWithAstro(request, { context, version, staff, receive, ...shown }),
    )
    return Promise.race([page, refused.promise]).finally(() => permit?.release())
  }
  // The error page is rendered at its own address, because the requested one may belong to no page.
  async function refuse(c: Context<AppEnv>, status: number) {
    const page = await renderForVisitor(
      c,
      new Request(new URL(`/admin/refused?status=${status}`, c.req.url)),
    )
    return new Response(page.body, { status, headers: page.headers })
  }

  app.use('/admin/*', authorizePages(refuse))
  app.post('/admin/logout', (c) => {
    c.set('nextSession', null)
    return c.redirect('/admin/signin', 303)
  })
  app.post(leavePreviewPath, (c) => {
    c.set('nextPreview', false)
    // The page may be missing in the base that the site has.
    const isOfBase = baseOfPreview(context, c.var.previewCookie ?? '') !== undefined
    return c.redirect(isOfBase ? `${openingAddress}#beginning` : pageBefore(c), 303)
  })
  // Astro's image endpoint would resize any picture on request; only development needs it.
  if (!isDevelopment) app.all('/_image', () => problem(404))

  app.all('*', (c) => renderForVisitor(c, c.req.raw))

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (isDevelopment) throw error
    log.error(error, c.var.requestId)
    const isApi = c.req.path.startsWith('/api/')
    const fault = c.var.staff ? describeStorageError(error) : null
    if (fault && isApi) return problem(503, fault)
    if (fault) return refuse(c, 503).catch(() => c.text(fault, 503))
    return (
      refuseWithoutDatabase(c.req.path, error) ??
      (isApi ? problem(500) : c.text(words().offline.answers.failed, 500))
    )
  })
  return app
}
