import { isoDay } from '#src/contracts/formats.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { copyAt } from './reading/value-at.ts'
import { describeProblem, type Problem, readYamlFile } from './reading/yaml-file.ts'
import { type CheckedBase, type Snapshot, setCurrentSnapshot } from './snapshot/snapshot.ts'

/** @param root the repository's root @returns `2026-11-20`, by Greenwich where the company's file has a fault */
export function dateOfCompany(root: string, now = new Date()): string {
  const zone = copyAt(readYamlFile(root, 'content/company.json').data, 'timeZone')
  try {
    return isoDay(now, typeof zone === 'string' ? zone : 'UTC')
  } catch {
    return isoDay(now, 'UTC')
  }
}

export class ContentFaults extends Error {}

/** The snapshot of the base files alone, and its warnings. @param base what a build has checked @throws ContentFaults */
export function makeBaseSnapshot(root = '.', base: CheckedBase | null = null): { snapshot: Snapshot; warnings: Problem[] } {
  const made = makeSnapshot({ root, date: dateOfCompany(root), number: 0, base })
  if ('problems' in made) throw new ContentFaults(`The content has faults:\n${made.problems.map(describeProblem).join('\n')}`)
  return made
}

/** Makes the snapshot of the base files, and sets it for the process: for the build, scripts and tests. @throws ContentFaults */
export function setBaseSnapshot(root = '.', base: CheckedBase | null = null): { snapshot: Snapshot; warnings: Problem[] } {
  const made = makeBaseSnapshot(root, base)
  setCurrentSnapshot(made.snapshot)
  return made
}
