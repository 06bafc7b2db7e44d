import type { ContentProblem } from '#src/contracts/content/content.ts'
import type { Texts } from '#src/editing/owner-changes.ts'
import { isPicture } from '#src/editing/pictures.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'
import type { PublicationFileRow } from '../database/content/publications.ts'
import type { FieldsRefused } from './refuse-fields.ts'

export type BrokenPage = { address: string; message: string }

/** A page scheduled for a day, or a day and time, in the company's time zone. */
export type Waiting = { address: string; on: string }

export type PublishOutcome =
  /** `publication`: number of the publication in the history. `number`: number of the content. */
  | {
      outcome: 'published'
      publication: number
      number: number
      /** Pages that show the published entries. */
      addresses: readonly string[]
      usedOn: readonly { label: string; pages: number }[]
      waiting: readonly Waiting[]
    }
  | { outcome: 'nothing' | 'changed' | 'busy' }
  | { outcome: 'faults'; problems: ContentProblem[] }
  | FieldsRefused
  | { outcome: 'broken'; pages: BrokenPage[] }

export type Change = {
  files: readonly PublishedFile[]
  actor: Actor
  summary: string
  addresses: readonly string[]
  waiting: readonly (Waiting & { path: string })[]
  /** Files of entries whose drafts must be public after the publication. */
  shows: readonly string[]
  /** The company's date and time; entries with a later date are scheduled. */
  asOf: string
  /** Files of due entries that are held back. */
  held: readonly string[]
}

export type PublishedFile = Omit<PublicationFileRow, 'publication_id'>

export const textsOf = (files: readonly PublishedFile[]): Texts[] =>
  files
    .filter(({ path }) => !isPicture(path))
    .map(({ path, text_before, text_after }) => ({ path, before: text_before, after: text_after }))
