import { memoize } from '#src/content/kit/memoize.ts'
import { currentSnapshot, type Snapshot } from '#src/content/snapshot/snapshot.ts'

/**
 * Makes a function of the nights that a site offers. Each result is made once for each content: all
 * that visitors can ask for is one of seven sites and one of four lengths, so that no number of
 * requests makes more than 28.
 */
export function onceForEachNight<Night extends { id: string }, Made>(
  make: (example: Night, hours: number) => Made,
): (example: Night, hours: number) => Made {
  const tableOf = memoize((_: Snapshot) => new Map<string, { made: Made }>())
  return (example, hours) => {
    const table = tableOf(currentSnapshot())
    const key = `${example.id} ${hours}`
    const known = table.get(key) ?? { made: make(example, hours) }
    table.set(key, known)
    return known.made
  }
}
