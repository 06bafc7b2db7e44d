/**
 * Limits open requests, in all and per network (decision 0031). The function opens one and returns
 * how to close it, or null.
 */
export function createShares({ total, perNetwork }: { total: number; perNetwork: number }) {
  const open = new Map<string, number>()
  let all = 0
  return (network: string): (() => void) | null => {
    const own = open.get(network) ?? 0
    if (all >= total || own >= perNetwork) return null
    all += 1
    open.set(network, own + 1)
    return () => {
      all -= 1
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    }
  }
}
