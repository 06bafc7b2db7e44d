import { setImmediate } from 'node:timers/promises'

/**
 * Divides long work into slices, between which other requests are answered.
 * @param sliceMs milliseconds after which a slice ends
 * @returns a function to await after each part of the work
 */
export function createPauses(sliceMs = 20): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    await setImmediate()
    since = performance.now()
  }
}
