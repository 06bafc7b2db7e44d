import { serverLimits } from '#src/contracts/server-limits.ts'
import { networksOf } from '../request/client-address.ts'

type Bounds = { total: number; perNetwork: number }

/**
 * Returns how much a network may have. A wider network has several shares of a narrower one, and
 * never all there is.
 * @param level position in `networksOf`: 0 for the narrowest network
 */
export const shareAt = (level: number, { total, perNetwork }: Bounds): number =>
  level === 0
    ? perNetwork
    : Math.max(perNetwork, Math.min(serverLimits.sharesOfWider * perNetwork, total - 1))

/**
 * Limits open requests, in all and per network (decision 0031). The function opens one and returns
 * how to close it, or null.
 */
export function createShares(bounds: Bounds) {
  const open = new Map<string, number>()
  let all = 0
  return (network: string): (() => void) | null => {
    const networks = networksOf(network)
    const isFull = networks.some((one, level) => (open.get(one) ?? 0) >= shareAt(level, bounds))
    if (all >= bounds.total || isFull) return null
    all += 1
    for (const one of networks) open.set(one, (open.get(one) ?? 0) + 1)
    return () => {
      all -= 1
      for (const one of networks) {
        const left = (open.get(one) ?? 1) - 1
        if (left > 0) open.set(one, left)
        else open.delete(one)
      }
    }
  }
}
