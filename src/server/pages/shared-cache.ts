import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#src/core/environment/config.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import type { CountryDecision } from '../country/country-check.ts'
import type { Resource } from '../static/resource.ts'
import { pageCacheControl } from './create-resource.ts'
import { fixHeaders } from './fixed-headers.ts'
import type { Resolution } from './resolve.ts'

type Exchange = { req: IncomingMessage; found: Resolution; decision: CountryDecision }

/**
 * Returns whether a response is the same for every visitor of a country until the next publication,
 * and contains nothing that expires.
 */
const isForEverybody = ({ req, found, decision }: Exchange): boolean =>
  found.kind === 'page' &&
  !found.takesForms &&
  // A page with a maximum age shows the time or contains a signed token.
  found.page.maxAge === undefined &&
  decision.kind === 'pass' &&
  decision.isShared &&
  !req.headers.cookie &&
  !req.headers.authorization

/**
 * Lets a cache in front of the site store a page (decision 0073). Does nothing without
 * SHARED_CACHE_SECONDS.
 */
export function allowSharedCache(
  { sharedCacheSeconds, country }: Pick<Config, 'sharedCacheSeconds' | 'country'>,
  exchange: Exchange,
  res: ServerResponse,
  { status, variants }: Resource,
): void {
  if (
    sharedCacheSeconds === 0 ||
    status !== 200 ||
    !isForEverybody(exchange) ||
    variants.identity.headers['cache-control'] !== pageCacheControl
  )
    return
  const { staleSeconds, errorSeconds } = serverLimits.sharedCache
  const cacheControl = `public, max-age=0, s-maxage=${sharedCacheSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${errorSeconds}`
  // If the response depends on the country, the cache stores one page for each value of the header
  // that names the country.
  const vary = ['accept-encoding', ...(country.mode === 'off' ? [] : [country.header])].join(', ')
  fixHeaders(res, { 'cache-control': cacheControl, vary })
}
