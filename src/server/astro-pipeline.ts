/** Joins the request pipeline (http.ts) with Astro, which renders the pages. */
import { astro as fetchPage } from 'astro/fetch'
import { astro, FetchState, getFetchState } from 'astro/hono'
import type { Context, MiddlewareHandler } from 'hono'
import { brandStyles } from '#src/content/settings/brand-styles.ts'
import { site } from '#src/content/settings/site.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot.ts'
import { openApiDocument } from './api/openapi.ts'
import { createForms } from './forms/forms.ts'
import { finishHtml } from './html/finish-html.ts'
import { pagePolicy } from './html/page-policy.ts'
import { knownPageStyles } from './html/page-styles.ts'
import { createHttpApp } from './http.ts'
import { publicPolicy } from './middleware/content-policy.ts'
import type { AppEnv } from './middleware/context.ts'
import { runtime } from './process-runtime.ts'
import { findClient } from './request/client-address.ts'
import { relyingPartyOf } from './services/accounts/passkeys.ts'

const { services, editor, content, config, version, lanes, log } = runtime

const render = astro()

async function finish(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const { html, styles } = finishHtml(await response.text(), knownPageStyles())
  const page = new Response(html, response)
  const policy = import.meta.env.DEV ? null : page.headers.get('content-security-policy')
  if (policy) page.headers.set('content-security-policy', pagePolicy(publicPolicy(policy), html, [...styles, brandStyles()]))
  return page
}

/** Renders a page for this request alone. */
const pages: MiddlewareHandler<AppEnv> = async (c, next) => finish((await render(c, next)) ?? c.res)

/** What a page finds that is rendered for nobody in particular and kept for everybody. */
function factsOfNobody() {
  const client = findClient(undefined, () => undefined)
  const forms = createForms({
    services,
    client,
    staff: null,
    relyingParty: relyingPartyOf(site().url, config.publicOrigin),
    retryAfter: 0,
    body: new Uint8Array(),
    deviceCookie: undefined,
    outsideSlot: (run) => run(),
    setSession: () => {},
    setDeviceCookie: () => {},
    onError: (error) => log.error({ err: error }, 'page.error'),
  })
  return { services, forms, requestId: '', version, client, staff: null }
}

/** Not shared between visitors, because its address shows others the page without the suggestion. */
const ofOneVisitor = 'private, max-age=0, must-revalidate'

/** Renders a page that is kept for everybody. @param shown what its frame shows beside the page @throws where that fails */
export async function renderKept(target: string, shown: Pick<App.Locals, 'isRegionSuggested' | 'preview'> = {}): Promise<Response> {
  // Made of the schemas of the API, and no page of Astro's.
  if (target === '/api/openapi.json') return Response.json(withSnapshot(currentSnapshot(), openApiDocument))
  const state = new FetchState(new Request(new URL(target, site().url)))
  Object.assign(state.locals, factsOfNobody(), shown)
  // From one snapshot, although another one may become current meanwhile.
  const page = await withSnapshot(currentSnapshot(), async () => finish(await fetchPage(state)))
  if (page.status !== 200 && page.status !== 404) throw new Error(`${target} was rendered with status ${page.status}`)
  const isPage = page.headers.get('content-type')?.startsWith('text/html')
  if (isPage && shown.isRegionSuggested && !page.headers.has('cache-control')) page.headers.set('cache-control', ofOneVisitor)
  return page
}

/** Rendered under an address of its own, because the requested address may be no page at all. */
async function refusedPage(c: Context, status: number) {
  const { locals } = getFetchState(c)
  const state = new FetchState(new Request(new URL(`/admin/refused?status=${status}`, c.req.url)))
  Object.assign(state.locals, locals)
  return finish(await fetchPage(state))
}

export const pipeline = createHttpApp({
  services,
  editor,
  contentState: content.state,
  version,
  config,
  lanes,
  pages,
  refusedPage,
  shareWithPage: (c, facts) => Object.assign(getFetchState(c).locals, facts),
  peer: (c) => getFetchState(c).clientAddress,
  isDevelopment: import.meta.env.DEV,
  log: {
    request: (entry) => log.info(entry, 'request'),
    error: (error, requestId) => log.error({ id: requestId, err: error }, 'request.error'),
  },
})
