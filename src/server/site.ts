import { astro, getFetchState } from 'astro/hono'
import type { MiddlewareHandler } from 'hono'
import { createHttpApp } from './http.ts'
import { moveIslandStyle } from './move-island-style.ts'
import { runtime } from './runtime.ts'

const { services, config, country, log } = runtime

const render = astro()

/** Astro's answer, in valid HTML. The same is done to prerendered pages when they are built. */
const pages: MiddlewareHandler = async (c, next) => {
  const response = (await render(c, next)) ?? c.res
  if (import.meta.env.DEV || !response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(moveIslandStyle(await response.text()), response)
}

/** The pipeline with Astro's pages at its end. */
export const site = createHttpApp({
  services,
  config,
  checkCountry: country,
  pages,
  shareWithPage: (c, facts) => Object.assign(getFetchState(c).locals, facts),
  peer: (c) => getFetchState(c).clientAddress,
  isDevelopment: import.meta.env.DEV,
  log: {
    request: (entry) => log.info(entry, 'request'),
    error: (error, requestId) => log.error({ id: requestId, err: error }, 'request.error'),
  },
})
