import { oncePer } from '../kit/once-per.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'

/** The settings in use, for rendering. A check or a schema is given its settings. */
export const settings = (): Readonly<Settings> => currentSnapshot().settings

/** A value that follows from the settings in use, made once for each set of them. */
export function fromSettings<Value>(make: (of: Readonly<Settings>) => Value): () => Value {
  const made = oncePer(make)
  return () => made(settings())
}
