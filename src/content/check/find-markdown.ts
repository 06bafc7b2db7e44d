import { type Entry, problemOf } from '../reading/entry.ts'
import { valuesIn } from '../reading/links.ts'
import type { Problem } from '../reading/yaml-file.ts'

const heading = /^#{1,6}\s+\S.*/m
const row = /^\|.*\|$/m

/** Finds headings and tables that somebody typed as in Markdown: readers see the signs. */
export const findMarkdown = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    valuesIn(entry.data).flatMap(({ path, value }) => {
      // A listing of code has comments that look so.
      if (typeof value !== 'string' || path.includes('code')) return []
      const [typed] = heading.exec(value) ?? row.exec(value) ?? []
      return typed === undefined
        ? []
        : [
            problemOf(
              entry,
              path,
              `“${typed.slice(0, 40)}” shows as it is typed: begin a section or add a table instead`,
            ),
          ]
    }),
  )
