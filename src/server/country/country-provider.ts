import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const answer = z.object({ country_name: z.string() })

/** Milliseconds; `failuresToPause` and `entries` are counts. */
const bounds = {
  lasts: 24 * 3_600_000,
  failureLasts: 60_000,
  pause: 30_000,
  failuresToPause: 5,
  entries: 10_000,
} as const

/** A visitor waits for `timeout` milliseconds at most. */
type Options = { url: string; key: string; onFailure: (error: unknown) => void; timeout: number }

/**
 * Asks a service `GET /ipgeo?apiKey=…&ip=…` and reads `country_name` (spec.md §7). Answers are
 * cached for a day; after five failures in a row the service is not asked for half a minute. Never
 * throws: null without an answer.
 */
export function createCountryProvider({ url, key, onFailure, timeout }: Options) {
  const known = new LRUCache<string, Promise<string | null>>({
    max: bounds.entries,
    ttl: bounds.lasts,
  })
  let failures = 0
  let pausedUntil = 0

  async function ask(address: string): Promise<string> {
    const target = new URL('/ipgeo', url)
    target.searchParams.set('apiKey', key)
    target.searchParams.set('ip', address)
    const response = await fetch(target, {
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return answer.parse(await response.json()).country_name
  }

  return (address: string): Promise<string | null> => {
    const earlier = known.get(address)
    if (earlier) return earlier
    if (Date.now() < pausedUntil) return Promise.resolve(null)
    const country: Promise<string | null> = ask(address).then(
      (found) => {
        failures = 0
        return found
      },
      (error: unknown) => {
        known.set(address, country, { ttl: bounds.failureLasts })
        failures += 1
        if (failures >= bounds.failuresToPause) {
          pausedUntil = Date.now() + bounds.pause
          failures = 0
        }
        onFailure(error)
        return null
      },
    )
    known.set(address, country)
    return country
  }
}
