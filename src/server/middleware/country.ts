import { createMiddleware } from 'hono/factory'
import { type CountryCheck, writeRegionCookie } from '../country/country-check.ts'
import { showSuggestion } from '../country/suggestion.ts'
import type { AppEnv } from './context.ts'

/**
 * Applies the country check to pages that are rendered on demand (static-site.ts does it for the others).
 * @param publicOrigin the origin visitors see; without it the request's own counts
 */
export const country = (check: CountryCheck, publicOrigin: string | undefined) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { origin, pathname, search } = new URL(c.req.url)
    const header = (name: string) => c.req.header(name)
    const decision = await check({ method: c.req.method, target: pathname + search, header, client: () => c.var.client })
    if (decision.kind === 'pass') return next()
    if (decision.kind === 'suggest') {
      await next()
      if (!c.res.headers.get('content-type')?.startsWith('text/html')) return
      c.res = new Response(showSuggestion(await c.res.text()), c.res)
      c.header('content-length', undefined)
      return
    }
    if (decision.kind === 'remember') c.header('set-cookie', writeRegionCookie(publicOrigin ?? origin), { append: true })
    c.header('cache-control', 'no-store')
    return c.redirect(decision.location, 302)
  })
