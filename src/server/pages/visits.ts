import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { languagesOf } from '#src/content/languages/languages.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { campaignOf, otherValue } from '#src/contracts/contact/origin.ts'
import { shownHeader } from '#src/contracts/shown-header.ts'
import type { Config } from '#src/core/environment/config.ts'
import { findClient, readHeader } from '#src/core/http/client-address.ts'
import { hasStaffCookie } from '#src/core/http/cookies.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { countKinds } from '#src/desk/numbers/numbers.ts'
import {
  addVisit,
  takeVisits,
  type VisitCount,
  type VisitCounts,
} from '#src/desk/numbers/visit-counts.server.ts'
import { countryOf, isDocument } from '../country/country-check.ts'
import type { CountryLookup } from '../country/country-lookup.ts'

type Dependencies = {
  config: Pick<Config, 'trustedProxy' | 'publicOrigin' | 'country'>
  countries: CountryLookup
  today: () => string
  write: (counts: VisitCount[]) => Promise<unknown>
  onError: (error: unknown) => void
}

type ReadHeader = ReturnType<typeof readHeader>

/**
 * Returns whether a person has opened a page. A page that is fetched or prerendered ahead does not
 * count; when it is shown, its script sends a HEAD request with the header `shownHeader`.
 */
function isVisit(req: IncomingMessage, header: ReadHeader): boolean {
  const isShownLater = req.method === 'HEAD' && header(shownHeader) !== undefined
  // That request comes from a script, so its headers do not name a document.
  const ofDocument: ReadHeader = (name) =>
    isShownLater && name === 'sec-fetch-dest' ? undefined : header(name)
  const purpose = header('sec-purpose') ?? header('purpose') ?? ''
  const agent = header('user-agent')
  return (
    (req.method === 'GET' || isShownLater) &&
    isDocument({ method: 'GET', target: req.url ?? '/', header: ofDocument }) &&
    agent !== undefined &&
    !isbot(agent) &&
    !hasStaffCookie(header('cookie') ?? '') &&
    !/prefetch|prerender/.test(purpose)
  )
}

function siteOf(header: ReadHeader, ownHosts: readonly (string | undefined)[]): string | undefined {
  const referrer = header('referer')
  if (!referrer) return ''
  const url = URL.parse(referrer)
  if (!url || !/^https?:$/.test(url.protocol)) return otherValue
  if (ownHosts.includes(url.host)) return undefined
  const host = url.hostname.replace(/^www\./, '')
  // An IP address or a name in a local network does not count as a site.
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(host) &&
    host.length <= serverLimits.visits.site
    ? host
    : otherValue
}

/**
 * Counts visits by day and writes the counts each minute. Nothing else of a request
 * is stored.
 */
export function countVisits({ config, countries, today, write, onError }: Dependencies) {
  const visits: VisitCounts = new Map()
  const ownHost = config.publicOrigin && new URL(config.publicOrigin).host

  async function flush() {
    const taken = takeVisits(visits)
    if (taken.length === 0) return
    // Counts that could not be written are written with later ones.
    await write(taken).catch((error: unknown) => {
      for (const one of taken) addVisit(visits, one)
      onError(error)
    })
  }
  const timer = setInterval(() => void flush(), serverLimits.visits.writeMs).unref()

  return {
    count(req: IncomingMessage, page: string) {
      const header = readHeader(req)
      if (!isVisit(req, header)) return
      const day = today()
      const add = (kind: VisitCount['kind'], value: string | undefined) => {
        if (value !== undefined) addVisit(visits, { day, kind, value, count: 1 })
      }
      const client = findClient(req.socket.remoteAddress, header, config.trustedProxy)
      add(countKinds.visits, '')
      add(countKinds.pages, page)
      const { language, settings } = currentSnapshot()
      const isOneOfSeveral = languagesOf(settings.company).length > 1
      add(countKinds.languages, isOneOfSeveral ? language : undefined)
      add(countKinds.sites, siteOf(header, [ownHost, header('host')]))
      add(countKinds.countries, countryOf(client, header, config.country.header, countries) ?? '')
      add(countKinds.campaigns, campaignOf(req.url ?? '/'))
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
