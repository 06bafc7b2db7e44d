import { memoize } from '../kit/memoize.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'

/** The current settings, for rendering. Checks and schemas get their settings as arguments. */
export const settings = (): Readonly<Settings> => currentSnapshot().settings

/** Derives a value from the current settings, cached for each set of settings. */
export function fromSettings<Value>(make: (of: Readonly<Settings>) => Value): () => Value {
  const made = memoize(make)
  return () => made(settings())
}
