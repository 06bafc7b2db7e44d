import { setImmediate } from 'node:timers/promises'
import { namedBy } from '#src/editing/entries.ts'
import { problemsInSteps } from '#src/editing/problems.ts'
import { type ContentSource, pathsOf, readSource, type Workspace } from '#src/editing/workspace.ts'

/**
 * Turns of the event loop between two slices. Node accepts one connection in each, and an answer
 * takes several.
 */
const turns = 20

/**
 * Divides long work into slices, between which other requests are answered.
 * @param sliceMs milliseconds after which a slice ends
 * @returns a function to await after each part of the work
 */
export function createPauses(sliceMs = 20): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    since = performance.now()
  }
}

/**
 * Reads all texts with a pause after each.
 * @param read what is read of a text and kept; by default what it refers to
 */
export async function readInSlices(
  workspace: Workspace,
  pause: () => Promise<void>,
  read: (source: ContentSource) => unknown = namedBy,
) {
  for (const path of pathsOf(workspace)) {
    const source = readSource(workspace, path)
    if (source) read(source)
    await pause()
  }
}

/** Runs work with a pause after each of its steps. */
export async function inSlices<Result>(
  steps: Generator<undefined, Result>,
  pause = createPauses(),
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}

const judged = new WeakSet<ContentSource>()

/** Number of new drafts that are judged without a pause. */
const few = 10

/**
 * Judges drafts that are new to this process, such as all after a start, with pauses. The results
 * are kept, so that whatever checks all content afterwards takes little time.
 */
export async function judgeInSlices(
  workspace: Workspace,
  { asOf, held }: { asOf: string; held: readonly string[] },
  pause = createPauses(),
) {
  const added: ContentSource[] = []
  for (const path of workspace.drafts.keys()) {
    const source = readSource(workspace, path)
    if (source && !judged.has(source)) added.push(source)
    await pause()
  }
  if (added.length <= few) return
  await inSlices(problemsInSteps(workspace, asOf, held), pause)
  for (const source of added) judged.add(source)
}
