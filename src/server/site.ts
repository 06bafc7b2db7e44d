import { astro, getFetchState } from 'astro/hono'
import type { MiddlewareHandler } from 'hono'
import { postProcessHtml, withNonBreaking } from './html/post-process-html.ts'
import { createHttpApp } from './http.ts'
import { runtime } from './site-runtime.ts'

const { services, config, country, log } = runtime

const render = astro()

/** Renders a page with Astro and post-processes it. Prerendered pages are post-processed at build. */
const pages: MiddlewareHandler = async (c, next) => {
  const response = (await render(c, next)) ?? c.res
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const finish = import.meta.env.DEV ? withNonBreaking : postProcessHtml
  return new Response(finish(await response.text()), response)
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
