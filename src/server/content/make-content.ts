import type { Problem } from '#src/content/reading/yaml-file.ts'
import { makeSnapshot, type Snapshot } from '#src/content/snapshot.ts'
import type { ContentState, PublishedEntry } from '../database/content-entries.ts'
import { type LaidOver, layOver } from './lay-over.ts'

/** A published text that the program's schemas refuse: its file's text is shown instead, and the row is kept. */
export type Refused = { path: string; problems: Problem[] }

/** What is public: a snapshot, and what it was made of. */
export type PublicContent = Pick<LaidOver, 'overlay' | 'conflicts' | 'settled'> & {
  snapshot: Snapshot
  rows: readonly PublishedEntry[]
  refused: Refused[]
}

/** Rows to leave out because of faults: those that have one, else those that removed what others name, else all. */
function refusedOf(rows: readonly PublishedEntry[], problems: readonly Problem[]): readonly PublishedEntry[] {
  const faulty = rows.filter(({ path }) => problems.some(({ file }) => file === path))
  if (faulty.length > 0) return faulty
  const removals = rows.filter(({ text, picture }) => text === null && picture === null)
  return removals.length > 0 ? removals : rows
}

/**
 * Makes the public snapshot of the files and of what is published over them. A published text that is refused never keeps a program from
 * starting, nor somebody else's publication from being public.
 * @throws Error where the files themselves have faults, each with its file and line
 */
export function makeContent(root: string, published: readonly PublishedEntry[], { number, as_of: date }: ContentState): PublicContent {
  const refused: Refused[] = []
  let rows = published
  for (;;) {
    const { overlay, pictures, conflicts, settled } = layOver(root, rows)
    const made = makeSnapshot({ root, overlay, pictures, date, number })
    if ('snapshot' in made) return { snapshot: made.snapshot, overlay, conflicts, settled, rows: published, refused }
    const { problems } = made
    if (rows.length === 0)
      throw new Error(`The copy has faults:\n${problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n')}`)
    const out = refusedOf(rows, problems)
    for (const { path } of out) refused.push({ path, problems: problems.filter(({ file }) => file === path) })
    rows = rows.filter((row) => !out.includes(row))
  }
}
