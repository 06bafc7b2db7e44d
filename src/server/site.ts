import { astro as fetchPage } from 'astro/fetch'
import { astro, FetchState, getFetchState } from 'astro/hono'
import type { Context, MiddlewareHandler } from 'hono'
import { brandStyles } from '#src/company/brand-styles.ts'
import { issueHiddenFields } from './forms/take-form.ts'
import { pagePolicy } from './html/page-policy.ts'
import { inlineStyles, knownPageStyles } from './html/page-styles.ts'
import { postProcessHtml, withNonBreaking } from './html/post-process-html.ts'
import { createHttpApp } from './http.ts'
import { publicPolicy } from './middleware/content-policy.ts'
import type { AppEnv } from './middleware/context.ts'
import { runtime } from './site-runtime.ts'
import { createPageCache } from './static/page-cache.ts'

const { services, editor, config, country, log } = runtime

const render = astro()

/** Pages that were rendered a moment ago. */
export const pageCache = createPageCache({ onError: (error) => log.error({ err: error }, 'page.not-cached') })

async function finish(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const rendered = await response.text()
  if (import.meta.env.DEV) return new Response(withNonBreaking(rendered), response)
  const { html, styles } = inlineStyles(postProcessHtml(rendered), knownPageStyles())
  const page = new Response(html, response)
  const policy = page.headers.get('content-security-policy')
  if (policy) page.headers.set('content-security-policy', pagePolicy(publicPolicy(policy), html, [...styles, brandStyles()]))
  return page
}

/** Renders a page with Astro and post-processes it. Prerendered pages are post-processed at build. */
const pages: MiddlewareHandler<AppEnv> = async (c, next) => {
  const address = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const meanwhile = isRead && pageCache.findSince(c.req.path, address.search, c.var.startedAt)
  if (meanwhile) return new Response(Buffer.concat(meanwhile.template.fill(issueHiddenFields(services))), { headers: meanwhile.headers })
  const page = await finish((await render(c, next)) ?? c.res)
  const { cacheable } = getFetchState(c).locals
  // Under other spellings of an address anybody could fill the memory with pages.
  if (!cacheable || c.req.method !== 'GET' || page.status !== 200 || c.req.path !== address.pathname) return page
  const html = await page.text()
  void pageCache.store(address, cacheable, html, Object.fromEntries(page.headers))
  return new Response(html, page)
}

/** Rendered under an address of its own: the one that was asked for may be no page at all. */
async function refusedPage(c: Context, status: number) {
  const { locals } = getFetchState(c)
  const state = new FetchState(new Request(new URL(`/admin/refused?status=${status}`, c.req.url)))
  Object.assign(state.locals, locals)
  return finish(await fetchPage(state))
}

/** The pipeline with Astro's pages at its end. */
export const site = createHttpApp({
  services,
  editor,
  config,
  checkCountry: country,
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
