import { readFileSync } from 'node:fs'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { describeProblem, type Overlay } from '#src/content/reading/yaml-file.ts'
import { currentSnapshot, type Snapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'

export const readSetting = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`content/${name}.json`, 'utf8'))

/** A file of settings with some other values, to overlay the content. */
export const changedSetting = (name: string, values: object): [file: string, text: string] => [
  `content/${name}.json`,
  JSON.stringify({ ...readSetting(name), ...values }),
]

/** Makes a snapshot of this checkout with other texts, which may have no fault. */
export function snapshotWith(overlay: Overlay, date: string): Snapshot {
  const made = makeSnapshot({ root: '.', overlay, date, number: 1 })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  return made.snapshot
}

export function withSettings<Result>(
  change: Partial<Snapshot['settings']>,
  run: () => Result,
): Result {
  const snapshot = currentSnapshot()
  return withSnapshot({ ...snapshot, settings: { ...snapshot.settings, ...change } }, run)
}
