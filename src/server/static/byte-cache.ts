/** Caches the most recently used values in memory. @param most maximum bytes */
export function createByteCache<Kept>(most: number, bytesOf: (kept: Kept) => number) {
  const known = new Map<string, Kept>()
  let bytes = 0
  return {
    find(name: string): Kept | undefined {
      const kept = known.get(name)
      if (kept) {
        known.delete(name)
        known.set(name, kept)
      }
      return kept
    },
    keep(name: string, kept: Kept): void {
      if (known.has(name)) return
      known.set(name, kept)
      bytes += bytesOf(kept)
      for (const [oldest, one] of known) {
        if (bytes <= most) return
        known.delete(oldest)
        bytes -= bytesOf(one)
      }
    },
  }
}
