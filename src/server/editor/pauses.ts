import { setImmediate } from 'node:timers/promises'
import { namedBy } from '#src/editing/entries.ts'
import { pathsOf, readSource, type Workspace } from '#src/editing/workspace.ts'

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

/** Reads all texts, and what each refers to, with a pause after each. */
export async function readInSlices(workspace: Workspace, pause: () => Promise<void>) {
  for (const path of pathsOf(workspace)) {
    const source = readSource(workspace, path)
    if (source) namedBy(source)
    await pause()
  }
}
