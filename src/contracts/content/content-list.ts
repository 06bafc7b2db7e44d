import { z } from 'zod'
import { contentEntry, contentProblem, path } from './content.ts'
import { contentLimits, entryGroups, entryKinds, entryStates } from './content-limits.ts'

export const creatable = z.object({
  kind: z.enum(entryKinds),
  label: z.string(),
  /** For questions, the groups with room for another question; null if a new file is created. */
  into: z
    .array(
      z.object({
        path,
        label: z.string(),
        group: z.string().optional(),
        of: z.enum(['buyers', 'engineers']),
      }),
    )
    .nullable(),
})

/** GET /api/content[?words=][&state=][&address=][&whole=] */
export const contentListQuery = z.object({
  /** Words that each stand in name, path or address of an entry. */
  words: z.string().max(contentLimits.search.max).optional(),
  state: z.enum(['faults', ...entryStates]).optional(),
  address: z.string().optional(),
  /** A group of which all entries are listed, not only the first. */
  whole: z.enum(entryGroups).optional(),
})

export const contentList = z.object({
  isReadOnly: z.boolean(),
  why: z.string().nullable(),
  /**
   * Published texts that this program refuses, or that were changed both in the editor and in their
   * file.
   */
  attention: z.array(contentProblem),
  /** Published values that are not confirmed; `message` is the value's name. */
  /** How many things are still those of the example company. */
  samples: z.int(),
  /**
   * Published documents that are hidden because no owner has confirmed them, with the points left
   * to decide.
   */
  unconfirmed: z.array(contentProblem),
  /** Drafts that somebody asked an owner to publish. */
  asked: z.array(contentProblem),
  /** `count` entries were found in the group, of which the first `contentLimits.listed` are given. */
  groups: z.array(
    z.object({
      group: z.enum(entryGroups),
      label: z.string(),
      count: z.int(),
      entries: z.array(contentEntry),
    }),
  ),
  /** Number of drafts. */
  changed: z.int(),
  creatable: z.array(creatable),
})

/** GET /api/content/choices: what the forms of all entries offer to choose from. */
export const contentChoices = z.object({
  /** Pages that a link may lead to, with their anchors. */
  addresses: z.array(
    z.object({
      address: z.string(),
      /** How a text links to the page: to a product by the name of its file. */
      link: z.string(),
      label: z.string(),
      places: z.array(z.string()),
    }),
  ),
  products: z.array(z.object({ path, label: z.string() })),
  creatable: z.array(creatable),
})

export type ContentListQuery = z.infer<typeof contentListQuery>
export type ContentChoices = z.infer<typeof contentChoices>
export type ContentList = z.infer<typeof contentList>
export type Creatable = z.infer<typeof creatable>
