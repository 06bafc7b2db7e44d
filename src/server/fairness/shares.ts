/** Limits how many are open, in all and per network (decision 0031). @returns opens one and returns a function to close it, or null */
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
