import { isbot } from 'isbot'
import type { Config } from '../environment/config.ts'
import { type Client, isPublic } from '../request/client-address.ts'
import type { CountryLookup } from './country-lookup.ts'

/** What the check needs to know of a request. */
export type CountryRequest = {
  method: string
  /** Path and query as the visitor asked for them. */
  url: URL
  header: (name: string) => string | undefined
  client: Client
}

export type CountryDecision =
  | { kind: 'pass' }
  /** The visitor is in the country with a site of its own: send there. */
  | { kind: 'redirect'; location: string }
  /** The same, but only show where it is. */
  | { kind: 'suggest' }
  /** The visitor chose this site: remember it, and ask again for the page without the parameter. */
  | { kind: 'remember'; location: string }

/** The country whose visitors have a site of their own (spec.md §9), as a table and as a provider names it. */
const redirected = { code: 'CA', name: 'Canada' } as const

/** Remembers the visitor's choice of this site. */
export const regionCookie = { name: 'region', value: 'global', maxAgeSeconds: 365 * 24 * 3600 } as const

const pass: CountryDecision = { kind: 'pass' }

/** Whether a request asks for a page that people look at: neither a file nor the API nor the staff area. */
function isDocument({ method, url, header }: CountryRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  // A subscriber ends the newsletter here, wherever the letter is read.
  if (url.pathname === '/newsletter/unsubscribe') return false
  if (/^\/(api|admin|_[^/]*|healthz)(\/|$)/.test(url.pathname) || /\.(?!html$)[^/.]+$/.test(url.pathname)) return false
  const destination = header('sec-fetch-dest')
  return destination === undefined || destination === 'document'
}

/** Path and query without the parameter; never a second slash in front, which would name another host. */
function withoutRegion(url: URL): string {
  const rest = new URL(url)
  rest.searchParams.delete('region')
  return `/${rest.pathname.replace(/^\/+/, '')}${rest.search}`
}

type Parts = { config: Pick<Config, 'country'>; destination: string; lookup: CountryLookup }

/**
 * Decides on every request for a document before anything is sent (decisions.md, Country check).
 * The answer comes at once unless the HTTP provider has to be asked.
 * @param destination the only address anybody is ever sent to
 */
export function createCountryCheck({ config, destination, lookup }: Parts) {
  const { mode, header: countryHeader } = config.country
  const here: CountryDecision = mode === 'suggest' ? { kind: 'suggest' } : { kind: 'redirect', location: destination }

  return (request: CountryRequest): CountryDecision | Promise<CountryDecision> => {
    const { url, header, client } = request
    if (mode === 'off' || !isDocument(request)) return pass
    if (url.searchParams.get('region') === regionCookie.value) return { kind: 'remember', location: withoutRegion(url) }
    if (new RegExp(`(^|;\\s*)${regionCookie.name}=${regionCookie.value}(;|$)`).test(header('cookie') ?? '')) return pass
    const named = client.isProxied ? header(countryHeader)?.toUpperCase() : undefined
    // XX and T1 are what networks say of addresses they cannot place.
    const code = named && /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : lookup.inTable(client.address)
    if (code && code !== redirected.code) return pass
    // Search engines and link previews look from anywhere, and for everybody.
    if (isbot(header('user-agent'))) return pass
    if (code) return here
    if (!lookup.fromProvider || !isPublic(client.address)) return pass
    return lookup.fromProvider(client.address).then((name) => (name === redirected.name ? here : pass))
  }
}

export type CountryCheck = ReturnType<typeof createCountryCheck>
