/** Caches the most recently used values in memory. @param most maximum bytes */
export function createByteCache<Value>(most: number, bytesOf: (value: Value) => number) {
  const known = new Map<string, Value>()
  let bytes = 0
  return {
    get(name: string): Value | undefined {
      const value = known.get(name)
      if (value) {
        known.delete(name)
        known.set(name, value)
      }
      return value
    },
    set(name: string, value: Value): void {
      if (known.has(name)) return
      known.set(name, value)
      bytes += bytesOf(value)
      for (const [oldest, one] of known) {
        if (bytes <= most) return
        known.delete(oldest)
        bytes -= bytesOf(one)
      }
    },
  }
}
