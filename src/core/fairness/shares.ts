import { networksOf } from '../http/client-address.ts'
import { serverLimits } from '../server-limits.ts'

type Bounds = {
  total: number
  perNetwork: number
  /** Milliseconds that an open request has before another network may take its place. */
  evictAfterMs?: number
}

/**
 * Returns how much a network may have. A wider network has several shares of a narrower one, and
 * never all there is.
 * @param level position in `networksOf`: 0 for the narrowest network
 */
export const shareAt = (level: number, { total, perNetwork }: Bounds): number =>
  level === 0
    ? perNetwork
    : Math.max(perNetwork, Math.min(serverLimits.sharesOfWider * perNetwork, total - 1))

/** An open request. `evict` ends it when another network needs its place. */
type Open = { networks: string[]; since: number; evict: (() => void) | undefined }

/**
 * Limits open requests, in all and per network (decision 0031). The function opens one and returns
 * how to close it, or null. When as many are open as may be, the network with most of them loses
 * the oldest that can be evicted, which is the slowest of bodies that have about the same length.
 */
export function createShares(bounds: Bounds) {
  const counts = new Map<string, number>()
  /** The oldest first. */
  const all = new Set<Open>()
  const count = (network: string | undefined) => counts.get(network ?? '') ?? 0
  const widest = ({ networks }: Pick<Open, 'networks'>) => count(networks.at(-1))

  function close(one: Open) {
    if (!all.delete(one)) return
    for (const network of one.networks) {
      const left = count(network) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    }
  }

  /** Evicts from a network that has more than the one that asks. */
  function makeRoom(networks: string[]): boolean {
    let most: Open | undefined
    const before = performance.now() - (bounds.evictAfterMs ?? 0)
    for (const one of all)
      if (
        one.evict &&
        one.since <= before &&
        widest(one) > (most ? widest(most) : widest({ networks }))
      )
        most = one
    if (!most) return false
    close(most)
    most.evict?.()
    return true
  }

  return (network: string, evict?: () => void): (() => void) | null => {
    const networks = networksOf(network)
    if (networks.some((one, level) => count(one) >= shareAt(level, bounds))) return null
    if (all.size >= bounds.total && !makeRoom(networks)) return null
    const one: Open = { networks, since: performance.now(), evict }
    all.add(one)
    for (const each of networks) counts.set(each, count(each) + 1)
    return () => close(one)
  }
}
