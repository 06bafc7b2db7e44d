import { z } from 'astro/zod'
import { neededPages } from '#src/content/collections/page-schemas.ts'
import type { Snapshot } from '#src/content/snapshot/snapshot.ts'
import type { PublishedEntry } from '../rows/entry-rows.server.ts'
import { valueOrText } from '../texts/document.server.ts'

/**
 * Until November 2026 an owner unticked groups of products and pages that the company does not have.
 * A group hid its entries, and left out sentences with its words.
 */
export const groupsFile = 'content/groups.json'
const groupsSchema = z.object({
  groups: z.array(
    z.object({
      applies: z.boolean(),
      entries: z.array(z.string()).default([]),
      words: z.array(z.string()).default([]),
    }),
  ),
})

/** The groups that an owner has unticked. */
export const untickedIn = (text: string | null | undefined) =>
  (
    groupsSchema.safeParse(typeof text === 'string' ? valueOrText(text) : null).data?.groups ?? []
  ).filter(({ applies }) => !applies)

const needed = neededPages.map((name) => `content/pages/${name}.yaml`)

/** The files that unticked groups hide; pages that the program needs were never hidden. */
export const filesOfGroups = (text: string | null | undefined): string[] =>
  [...new Set(untickedIn(text).flatMap(({ entries }) => entries))]
    .map((entry) => `content/${entry}.yaml`)
    .filter((file) => !needed.includes(file))

/** The files that visitors do not see, because a group still has to be replaced by hiding them. */
export const closedBy = (rows: readonly PublishedEntry[]): string[] =>
  filesOfGroups(rows.find(({ path }) => path === groupsFile)?.text)

/** Takes entries out of a snapshot. They were checked with it, so that what names them has no fault. */
export function withoutClosed(snapshot: Snapshot, closed: readonly string[]): Snapshot {
  if (closed.length === 0) return snapshot
  const { entries, derived } = snapshot
  return Object.freeze({
    ...snapshot,
    entries: Object.freeze(entries.filter(({ file }) => !closed.includes(file))),
    derived: Object.freeze({
      ...derived,
      examples: Object.freeze(
        derived.examples.filter(({ id }) => !closed.includes(`content/example-sites/${id}.yaml`)),
      ),
    }),
  })
}
