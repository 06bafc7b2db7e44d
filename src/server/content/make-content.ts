import { oncePer } from '#src/content/kit/once-per.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { isHidden } from '#src/content/reading/published.ts'
import { describeProblem, type Problem } from '#src/content/reading/yaml-file.ts'
import type { CheckedBase, Snapshot } from '#src/content/snapshot/snapshot.ts'
import type { FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { valueOrText, writeValue } from '#src/editing/document.ts'
import { isSame } from '#src/editing/same-value.ts'
import { publishedText } from '#src/editing/workspace.ts'
import type { ContentState, PublishedEntry } from '../database/content/content-entries.ts'
import { type LaidOver, layOver, yieldToFile } from './lay-over.ts'
import { splitFitting } from './split-fitting.ts'

type Refusal = {
  /**
   * Path of the field that causes faults in other files; empty if the whole entry does, for
   * instance because it was removed.
   */
  field: FieldPath
  problems: Problem[]
}

/**
 * A published text that this program refuses. A field that was also changed in the file shows the
 * file's value. The row stays stored.
 */
export type RefusedRow = {
  path: string
  /** Finds the reason only on demand, because this takes longer than leaving the row out. */
  why: () => Refusal
}

export type PublicContent = Pick<LaidOver, 'overlay' | 'conflicts' | 'settled' | 'updates'> & {
  snapshot: Snapshot
  rows: readonly PublishedEntry[]
  refused: RefusedRow[]
}

/** Whether a row removes or hides its entry, so that links to it may lead nowhere. */
const takesAway = ({ text, picture }: PublishedEntry) =>
  text === null ? picture === null : isHidden(valueOrText(text))

/**
 * Makes the public content. A refused text stops neither a start nor other texts.
 * @throws Error with the faults of the files themselves
 */
export function makeContent(
  root: string,
  published: readonly PublishedEntry[],
  { number, as_of: date, held }: Pick<ContentState, 'number' | 'as_of' | 'held'>,
  base?: CheckedBase | null,
): PublicContent {
  const options = { root, date, number, base, held }
  function tryRows(rows: readonly PublishedEntry[]) {
    const { overlay, pictures, ...laid } = layOver(root, rows)
    const result = makeSnapshot({ ...options, overlay, pictures })
    return 'problems' in result
      ? { faults: result.problems }
      : { made: { ...laid, overlay, snapshot: result.snapshot } }
  }
  const problemsOf = (rows: readonly PublishedEntry[]) => tryRows(rows).faults ?? []

  function causeIn(fitting: readonly PublishedEntry[], row: PublishedEntry): FieldPath {
    const value = row.text === null ? null : valueOrText(row.text)
    if (!isRecord(value)) return []
    if (isHidden(value)) return ['hidden']
    const text = publishedText({ root, published: new Map(), drafts: new Map() }, row.path)
    const inFile = text === null ? null : valueOrText(text)
    if (!isRecord(inFile)) return []
    const keys = [...new Set([...Object.keys(inFile), ...Object.keys(value)])].filter(
      (key) => !isSame(value[key], inFile[key]),
    )
    const cause = keys.find((key) => {
      const { [key]: _, ...rest } = value
      const before = inFile[key]
      const healed = writeValue(
        row.path,
        row.text,
        before === undefined ? rest : { ...rest, [key]: before },
      )
      return problemsOf([...fitting, { ...row, text: healed }]).length === 0
    })
    return cause === undefined ? [] : [cause]
  }

  function refusalOf(fitting: readonly PublishedEntry[], row: PublishedEntry): Refusal {
    const problems = problemsOf([...fitting, row])
    return {
      field: problems.some(({ file }) => file !== row.path) ? causeIn(fitting, row) : [],
      problems,
    }
  }

  const isSuspect = (row: PublishedEntry, faults: readonly Problem[]) =>
    takesAway(row) || faults.some(({ file }) => file === row.path)
  const { fitting, left, made: ofFitting } = splitFitting(published, tryRows, isSuspect)
  const shown = [...fitting]
  let tried: ReturnType<typeof tryRows> = ofFitting ? { made: ofFitting } : tryRows([])
  for (const row of left) {
    const rest = yieldToFile(root, row)
    const withRest = rest ? tryRows([...shown, rest]) : undefined
    if (!rest || !withRest?.made) continue
    shown.push(rest)
    tried = withRest
  }
  if (!tried.made)
    throw new Error(`The copy has faults:\n${tried.faults.map(describeProblem).join('\n')}`)
  const whyOf = oncePer((row: PublishedEntry) => refusalOf(fitting, row))
  const refused = left.map((row): RefusedRow => ({ path: row.path, why: () => whyOf(row) }))
  return { ...tried.made, rows: published, refused }
}
