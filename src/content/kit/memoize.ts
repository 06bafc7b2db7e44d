import { statSync } from 'node:fs'

/**
 * Caches the result for each object, because the editor checks all content after each change.
 * Callers must not change object or result.
 */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = made.get(key)
    if (known) return known.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}

export function oncePerVersion<Value>(make: (file: string) => Value): (file: string) => Value {
  const made = new Map<string, { version: string; value: Value }>()
  return (file) => {
    const { size, mtimeMs } = statSync(file)
    const version = `${size} ${mtimeMs}`
    const known = made.get(file)
    if (known?.version === version) return known.value
    const value = make(file)
    made.set(file, { version, value })
    return value
  }
}

/**
 * Number of cached values: one for the public content and one for the content with drafts, which
 * are requested in turn.
 */
const mostKept = 2

/**
 * Returns the wanted value from the cache, or makes it.
 * @param made the last two values, latest first; this function changes the list
 */
export function madeBefore<Value>(
  made: Value[],
  isWanted: (value: Value) => boolean,
  make: () => Value,
): Value {
  const value = made.find(isWanted) ?? make()
  made.splice(0, made.length, ...[value, ...made.filter((one) => one !== value)].slice(0, mostKept))
  return value
}

/**
 * Caches a function's results by the content of its argument, which is plain data.
 * @param most number of latest results to cache
 */
export function oncePerContent<Given, Value>(
  most: number,
  make: (given: Given) => Value,
): (given: Given) => Value {
  const made = new Map<string, Value>()
  return (given) => {
    const key = JSON.stringify(given)
    const value = made.get(key) ?? make(given)
    made.delete(key)
    made.set(key, value)
    for (const oldest of [...made.keys()].slice(0, -most)) made.delete(oldest)
    return value
  }
}
