import { astro, getFetchState } from 'astro/hono'
import { createHttpApp } from './http.ts'
import { runtime } from './runtime.ts'

const { services, config, country, log } = runtime

/** The pipeline with Astro's pages at its end. */
export const site = createHttpApp({
  services,
  config,
  checkCountry: country,
  pages: astro(),
  shareWithPage: (c, facts) => Object.assign(getFetchState(c).locals, facts),
  peer: (c) => getFetchState(c).clientAddress,
  isDevelopment: import.meta.env.DEV,
  log: {
    request: (entry) => log.info(entry, 'request'),
    error: (error, requestId) => log.error({ id: requestId, err: error }, 'request.error'),
  },
})
