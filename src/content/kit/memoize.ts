import { statSync } from 'node:fs'

/**
 * Caches a function's result for each object, because previews, the overview and publications read
 * all content, of which little has changed. Callers must not change object or result.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const cached = cache.get(key)
    if (cached) return cached.value
    const value = make(key)
    cache.set(key, { value })
    return value
  }
}

/** Caches a function's result for each file, by the size and date of the file. */
export function memoizeByFile<Value>(make: (file: string) => Value): (file: string) => Value {
  const cache = new Map<string, { version: string; value: Value }>()
  return (file) => {
    const { size, mtimeMs } = statSync(file)
    const version = `${size} ${mtimeMs}`
    const cached = cache.get(file)
    if (cached?.version === version) return cached.value
    const value = make(file)
    cache.set(file, { version, value })
    return value
  }
}

/**
 * Number of cached values: one for the public content and one for the content with drafts, which
 * are requested in turn.
 */
const cachedValues = 2
/** The same for values that differ between languages, of which a site has few. */
export const cachedInLanguages = 3 * cachedValues

/**
 * Returns the wanted value from the cache, or makes it.
 * @param made the last values, latest first; this function changes the list
 */
export function reuse<Value>(
  made: Value[],
  isWanted: (value: Value) => boolean,
  make: () => Value,
  most = cachedValues,
): Value {
  const value = made.find(isWanted) ?? make()
  made.splice(0, made.length, ...[value, ...made.filter((one) => one !== value)].slice(0, most))
  return value
}

/**
 * Caches a function's results by the content of its argument, which is plain data.
 * @param most number of latest results to cache
 */
export function memoizeByValue<Given, Value>(
  most: number,
  make: (given: Given) => Value,
): (given: Given) => Value {
  const cache = new Map<string, Value>()
  return (given) => {
    const key = JSON.stringify(given)
    const value = cache.get(key) ?? make(given)
    cache.delete(key)
    cache.set(key, value)
    for (const oldest of [...cache.keys()].slice(0, -most)) cache.delete(oldest)
    return value
  }
}
