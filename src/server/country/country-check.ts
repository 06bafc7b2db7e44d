import { isbot } from 'isbot'
import { isOfProgram } from '#src/contracts/paths.ts'
import { thisSite } from '#src/contracts/quote/delivery.ts'
import { retention } from '#src/contracts/retention.ts'
import type { Config } from '#src/core/environment/config.ts'
import { type Client, isPublicAddress } from '#src/core/http/client-address.ts'
import { cookieNames } from '#src/core/http/cookies.ts'
import type { CountryLookup } from './country-lookup.ts'

type CountryRequest = {
  method: string
  target: string
  header: (name: string) => string | undefined
  client: () => Client
}

export type CountryDecision =
  /**
   * `isShared`: a shared cache may store the answer, because it is the same for all visitors with
   * the same country in the header.
   */
  | { kind: 'pass'; isShared: boolean }
  | { kind: 'redirect'; location: string }
  /**
   * The visitor chose this site: the cookie is set, and the browser is redirected to the page
   * without the parameter.
   */
  | { kind: 'remember'; location: string }

/**
 * The country with its own site (spec.md §9): its code in the table and its name from the provider.
 */
const redirected = { code: 'CA', name: 'Canada' } as const

const regionCookie = {
  name: cookieNames.region,
  value: thisSite,
  maxAgeSeconds: retention.regionDays * 24 * 3600,
} as const

/**
 * Returns the header that sets the cookie.
 * @param origin as the browser sees it, because behind a TLS proxy requests arrive without TLS
 */
export function writeRegionCookie(origin: string | undefined): string {
  const { name, value, maxAgeSeconds } = regionCookie
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${origin?.startsWith('https:') ? '; Secure' : ''}`
}

const choosesThisSite = new RegExp(`(^|;\\s*)${regionCookie.name}=${regionCookie.value}(;|$)`)

const pass: CountryDecision = { kind: 'pass', isShared: false }
const passAll: CountryDecision = { kind: 'pass', isShared: true }

/** Whether a request is for a public page: neither a file nor the API nor the staff area. */
export function isDocument({ method, target, header }: Omit<CountryRequest, 'client'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const [path = '', query] = target.split('?', 2)
  // A link with a token was sent to one person, and works from any country.
  if (isOfProgram(path) || new URLSearchParams(query).has('token')) return false
  // Its page without the token says what is wrong with the link.
  if (/^\/newsletter\/(?:confirm|unsubscribe)$/.test(path)) return false
  if (path.includes('.') && /\.(?!html$)[^/.]+$/.test(path)) return false
  const destination = header('sec-fetch-dest')
  // The service worker asks for the page that the browser navigates to, and names no destination.
  const isWorkers = destination === 'empty' && header('sec-fetch-mode') === 'navigate'
  return destination === undefined || destination === 'document' || isWorkers
}

const urlOf = (target: string) => new URL(`http://site.invalid${target}`)

/**
 * Returns path and query without the region parameter. The result never begins with `//`, which
 * would name another host.
 */
function withoutRegion(target: string): string {
  const rest = urlOf(target)
  rest.searchParams.delete(regionCookie.name)
  return `/${rest.pathname.replace(/^\/+/, '')}${rest.search}`
}

/** Returns the country code in the proxy's header. CDNs send XX and T1 for unknown addresses. */
function countryInHeader(
  { isProxied }: Client,
  header: CountryRequest['header'],
  countryHeader: string,
): string | undefined {
  const named = isProxied ? header(countryHeader)?.toUpperCase() : undefined
  return named && /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : undefined
}

export const countryOf = (
  client: Client,
  header: CountryRequest['header'],
  countryHeader: string,
  countries: CountryLookup,
) => countryInHeader(client, header, countryHeader) ?? countries.inTable(client.address)

/**
 * Whether a visitor comes from one of our own pages. Who is here has chosen this site, even where
 * the browser takes no cookies.
 */
function isFromOwnPage(header: CountryRequest['header']): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const referrer = URL.parse(header('referer') ?? '')
  return referrer !== null && referrer.host === header('host')
}

export type CountryContext = {
  config: Pick<Config, 'country'>
  countries: CountryLookup
  /** Returns the address of the Canadian site; undefined without one. */
  canadianSite: () => string | undefined
}

/**
 * Decides whether a visitor gets the page or a redirect to the Canadian site (product-decisions.md,
 * Country check).
 * @returns a promise only if the provider is asked
 */
export function checkCountry(
  { config, countries, canadianSite }: CountryContext,
  request: CountryRequest,
): CountryDecision | Promise<CountryDecision> {
  const { mode, header: countryHeader } = config.country
  const { target, header } = request
  const location = mode === 'off' ? undefined : canadianSite()
  if (location === undefined) return passAll
  if (!isDocument(request)) return pass
  if (
    target.includes('?') &&
    urlOf(target).searchParams.get(regionCookie.name) === regionCookie.value
  )
    return { kind: 'remember', location: withoutRegion(target) }
  const cookies = header('cookie')
  if (cookies && choosesThisSite.test(cookies)) return pass
  const client = request.client()
  const named = countryInHeader(client, header, countryHeader)
  const code = named ?? countries.inTable(client.address)
  if (code && code !== redirected.code) return named ? passAll : pass
  // Search engines and link previews fetch pages for visitors of all countries, so they are never
  // redirected.
  if (isFromOwnPage(header) || isbot(header('user-agent'))) return pass
  const action: CountryDecision = { kind: 'redirect', location }
  if (code) return action
  if (!countries.fromProvider || !isPublicAddress(client.address)) return pass
  return countries
    .fromProvider(client.address)
    .then((name) => (name === redirected.name ? action : pass))
}
