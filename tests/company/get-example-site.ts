import type { ExampleSite } from '#src/content/example-sites/example-site.ts'
import { findExampleSite } from '#src/content/example-sites.ts'

/** @throws Error for an unknown id */
export function getExampleSite(id: string): ExampleSite {
  const found = findExampleSite(id)
  if (!found) throw new Error(`No example site ${id}`)
  return found
}
