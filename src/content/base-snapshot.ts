import { isoDay } from '#src/contracts/formats.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { layerOf } from './reading/delivered.ts'
import { getAt } from './reading/get-at.ts'
import { describeProblem, type Problem, readYamlFile } from './reading/yaml-file.ts'
import { type CheckedBase, type Snapshot, setCurrentSnapshot } from './snapshot/snapshot.ts'

/**
 * Today in the company's time zone, such as `2026-11-20`; in UTC if the company's file has a fault.
 * @param root the repository's root
 */
export function dateOfCompany(root: string): string {
  const zone = getAt(readYamlFile(root, 'content/company.json', layerOf(root)).data, 'timeZone')
  const now = new Date()
  try {
    return isoDay(now, typeof zone === 'string' ? zone : 'UTC')
  } catch {
    return isoDay(now, 'UTC')
  }
}

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
