import { z } from 'zod'
import type { ContentEntry, ContentProblem, EntryKind } from '#src/contracts/content/content.ts'
import { contentLimits, entryStates } from '#src/contracts/content/content-limits.ts'
import { type EntryGroup, entryGroupNames } from '#src/contracts/content/kinds.ts'

export type Creatable = {
  kind: EntryKind
  label: string
  /** For questions, the groups with room for another question; null if a new file is created. */
  into:
    | { path: string; label: string; group?: string | undefined; of: 'buyers' | 'engineers' }[]
    | null
}

/** GET /api/content[?words=][&state=][&address=][&whole=] */
export const contentListQuery = z.object({
  /** Words, each of which the name, path or address of an entry contains. */
  words: z.string().max(contentLimits.search.max).optional(),
  state: z.enum(['faults', ...entryStates]).optional(),
  address: z.string().optional(),
  /** A group of which all entries are listed, not only the first. */
  whole: z.enum(entryGroupNames).optional(),
})
export type ContentListQuery = z.infer<typeof contentListQuery>

export type ContentList = {
  isReadOnly: boolean
  why: string | null
  /**
   * Published texts that this program refuses, or that were changed both in the editor and in their
   * file.
   */
  attention: ContentProblem[]
  /** How many things are still those of the example company. */
  samples: number
  /**
   * Published documents that are hidden because no owner has confirmed them, with the points left
   * to decide.
   */
  unconfirmed: ContentProblem[]
  /** `count` entries were found in the group, of which the first `contentLimits.listed` are given. */
  groups: { group: EntryGroup; label: string; count: number; entries: ContentEntry[] }[]
  /** Open texts of each language that the company lists, and the translations that have them. */
  languages: {
    name: string
    open: number
    entries: { path: string; label: string; count: number }[]
  }[]
  /** Number of drafts. */
  changed: number
  creatable: Creatable[]
}

/** GET /api/content/choices: what the forms of all entries offer to choose from. */
export type ContentChoices = {
  /** Pages that a link may lead to, with their anchors. */
  addresses: {
    address: string
    /** How a text links to the page: to a product by the name of its file. */
    link: string
    label: string
    places: string[]
  }[]
  products: { path: string; label: string }[]
  accessories: { path: string; label: string }[]
  /** Visible pages, products and articles that can be hidden. `link`: how a text links to it. */
  hideable: { path: string; label: string; link: string; group: EntryGroup }[]
  creatable: Creatable[]
}
