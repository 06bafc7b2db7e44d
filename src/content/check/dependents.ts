import { addressOf } from '../addresses/address-of.ts'
import { layerOf } from '../reading/delivered.ts'
import { describeProblem, type Overlay, type Problem } from '../reading/yaml-file.ts'
import { checkContent } from './check-content.ts'

type Dependents = {
  /**
   * Links, list entries, totals, and sentences with figures that would change by
   * themselves.
   */
  follows: Problem[]
  /** Texts that would be faults until a person changes them. */
  decisions: Problem[]
}

/**
 * Finds an entry's file by its path, by a name such as `products/smart-lock`, or by its page's
 * address; undefined if there is none.
 */
export function findEntryFile(root: string, date: string, name: string): string | undefined {
  const { entries } = checkContent(root, date)
  return entries.find((entry) =>
    [entry.file, entry.file.replace(/^content\/|\.\w+$/g, ''), addressOf(entry)].includes(name),
  )?.file
}

export function dependentsOf(root: string, date: string, files: readonly string[]): Dependents {
  const without: Overlay = new Map([
    ...layerOf(root),
    ...files.map((file) => [file, null] as const),
  ])
  const [before, after] = [checkContent(root, date), checkContent(root, date, without)]
  const isNew = (known: readonly Problem[]) => {
    const lines = new Set(known.map(describeProblem))
    return (problem: Problem) => !lines.has(describeProblem(problem))
  }
  return {
    follows: after.warnings.filter(isNew(before.warnings)),
    decisions: after.problems.filter(isNew(before.problems)),
  }
}
