import { makeSnapshot } from './make-snapshot.ts'
import { dateOfCompany } from './reading/date-of-company.ts'
import { describeProblem, type Problem } from './reading/yaml-file.ts'
import { type CheckedBase, type Snapshot, setCurrentSnapshot } from './snapshot/snapshot.ts'

export class ContentFaults extends Error {}

/**
 * Makes the snapshot of the files on disk, and sets it for this process.
 * @param base result of a build's check
 * @throws ContentFaults
 */
export function setBaseSnapshot(
  root = '.',
  base: CheckedBase | null = null,
): { snapshot: Snapshot; warnings: () => Problem[] } {
  const made = makeSnapshot({ root, date: dateOfCompany(root), number: 0, base })
  if ('problems' in made)
    throw new ContentFaults(
      `The content has faults:\n${made.problems.map(describeProblem).join('\n')}`,
    )
  setCurrentSnapshot(made.snapshot)
  return made
}
