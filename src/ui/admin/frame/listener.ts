/**
 * Holds one listener, through which the islands of a page tell each other what happened. `listen`
 * returns a function that stops it.
 */
export function createListener<Told extends unknown[]>() {
  let listener: ((...told: Told) => void) | undefined
  return {
    tell: (...told: Told) => listener?.(...told),
    listen(next: (...told: Told) => void) {
      listener = next
      return () => {
        listener = undefined
      }
    },
  }
}
