import { createRequire } from 'node:module'
import type SharpModule from 'sharp'
import type { Sharp } from 'sharp'

const load = createRequire(import.meta.url)
let isBounded = false

/** Lets pictures take one thread and no cache, in a process that does other work too. */
export const boundSharp = () => {
  isBounded = true
}

/** `sharp`, which is loaded with the first picture instead of at start: it takes a tenth of that. */
export function sharp(...input: Parameters<typeof SharpModule>): Sharp {
  // `require` has no types.
  const loaded = load('sharp') as typeof SharpModule
  if (isBounded) {
    isBounded = false
    loaded.cache(false)
    loaded.concurrency(1)
  }
  return loaded(...input)
}
