import { setImmediate } from 'node:timers/promises'
import { changedExamples, findBrokenNight } from '#src/content/check/check-nights.ts'
import type { Snapshot } from '#src/content/snapshot/snapshot.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'

/**
 * Walks the nights of the example sites that a publication changes, by their file, by facts,
 * products or words, and returns the first fault of each.
 */
export async function faultsOfNights(before: Snapshot, after: Snapshot): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
  for (const example of changedExamples(before, after)) {
    // Requests are answered between two sites.
    await setImmediate()
    const message = findBrokenNight(example, after.settings)
    if (message)
      problems.push({
        path: `content/dossiers/${example.id}.yaml`,
        field: [],
        place: '',
        label: example.data.name,
        message,
      })
  }
  return problems
}
