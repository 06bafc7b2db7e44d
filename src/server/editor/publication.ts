import type { ContentProblem } from '#src/contracts/content/content.ts'
import type { PublicationFileRow } from '../database/content/publications.ts'
import type { Actor } from '../services/audit/audit.ts'
import type { ChangedPages } from './changed-pages.ts'
import type { FieldsRefused } from './refuse-fields.ts'

/** A page that could not be rendered with the change, and why. */
export type BrokenPage = { address: string; message: string }

/** A page that visitors see from a day, or day and time, of the company. */
export type Waiting = { address: string; on: string }

export type PublishOutcome =
  /** Public: the publication in the history, the number of the content, and the pages that it changes. */
  | ({ outcome: 'published'; publication: number; number: number; waiting: readonly Waiting[] } & ChangedPages)
  | { outcome: 'nothing' }
  | { outcome: 'faults'; problems: ContentProblem[] }
  | FieldsRefused
  | { outcome: 'broken'; pages: BrokenPage[] }
  /** A draft has changed since it was seen. */
  | { outcome: 'changed' }
  /** Others published again and again meanwhile. */
  | { outcome: 'busy' }

export type Change = {
  files: readonly PublishedFile[]
  actor: Actor
  summary: string
  /** Pages that it is about. */
  addresses: readonly string[]
  /** Pages among them that visitors see later, with their files. */
  waiting: readonly (Waiting & { path: string })[]
  /** Files of the entries that have to be as they say afterwards. */
  shows: readonly string[]
  /** The company's date and time: entries with a later date wait. */
  asOf: string
  /** Files of entries that wait although their time has come. */
  held: readonly string[]
}

export type PublishedFile = Omit<PublicationFileRow, 'publication_id'>
