import { AsyncLocalStorage } from 'node:async_hooks'
import type { Settings } from '../schemas/setting-schemas.ts'
import type { Snapshot } from '../snapshot.ts'

/** While content is checked there is no snapshot yet, and a setting that has a fault is missing. */
type Scope = { snapshot?: Snapshot; settings: Partial<Settings> }
type Holder = { current: { snapshot: Snapshot; settings: Settings } | null; scopes: AsyncLocalStorage<Scope> }

/**
 * One for the process: the bundle of the server and the development server each load this module more than once, and must read the same
 * snapshot.
 */
const kept = globalThis as { contentInUse?: Holder }
kept.contentInUse ??= { current: null, scopes: new AsyncLocalStorage() }
const holder = kept.contentInUse

const missing = 'No snapshot of the content is set: call setCurrentSnapshot() at start, or setBaseSnapshot() in scripts and tests'

function scopeInUse(): Scope {
  const scope = holder.scopes.getStore() ?? holder.current
  if (!scope) throw new Error(missing)
  return scope
}

/** What the site says for whoever asks: the snapshot of `withSnapshot`, else that of the process. @throws Error where neither is set */
export function currentSnapshot(): Snapshot {
  const { snapshot } = scopeInUse()
  if (!snapshot) throw new Error('The content is being checked: there is no snapshot of it yet')
  return snapshot
}

/** Runs a function, and what it awaits, with another snapshot than that of the process. */
export const withSnapshot = <T>(snapshot: Snapshot, run: () => T): T => holder.scopes.run({ snapshot, settings: snapshot.settings }, run)

/**
 * The snapshot of the process: what is public now, whichever snapshot the request at hand holds. What outlives a request takes it, such as
 * a kept page or a mail. @throws Error where none is set
 */
export function publicSnapshot(): Snapshot {
  if (!holder.current) throw new Error(missing)
  return holder.current.snapshot
}

/** Sets the snapshot of the process. */
export function setCurrentSnapshot(snapshot: Snapshot): void {
  holder.current = { snapshot, settings: snapshot.settings }
}

/** Runs the check of some content with the settings of that content. */
export const withSettings = <T>(settings: Partial<Settings>, run: () => T): T => holder.scopes.run({ settings }, run)

/** A file of settings, by its name. @throws Error where the content is being checked and that file has a fault */
export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  // Partial gives no `undefined` to an index by a type parameter.
  const found: Settings[Name] | undefined = scopeInUse().settings[name]
  if (found === undefined) throw new Error(`content/${name}.json has a fault`)
  return found
}

/** A value that follows from the settings in use, made once for each set of them. */
export function fromSettings<Value>(make: () => Value): () => Value {
  const made = new WeakMap<object, { value: Value }>()
  return () => {
    const { settings } = scopeInUse()
    const known = made.get(settings)
    if (known) return known.value
    const value = make()
    made.set(settings, { value })
    return value
  }
}
