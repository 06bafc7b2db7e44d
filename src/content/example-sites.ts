import type { ExampleSite } from './example-sites/example-site.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

/**
 * Example sites in display order; the first is shown on the home page and in drawings. A company
 * may have none.
 */
export const exampleSites = (): readonly ExampleSite[] => currentSnapshot().derived.examples

export const findExampleSite = (id: string): ExampleSite | undefined =>
  exampleSites().find((one) => one.id === id)

/** @throws Error if there is none */
export function firstExampleSite(): ExampleSite {
  const [first] = exampleSites()
  if (!first) throw new Error('content/example-sites has no example site')
  return first
}
