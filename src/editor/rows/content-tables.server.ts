import type { Generated } from 'kysely'
import type { Milliseconds } from '#src/core/database/columns.ts'

/** An original picture that is not public, identified by the SHA-256 of its bytes. */
export type ContentPictureTable = {
  hash: string
  bytes: Uint8Array
  width: number
  height: number
  created_at: Milliseconds
}

export type PicturePartTable = {
  editor_id: number
  upload: string
  /** Offset in bytes. */
  start: number
  /** Size of the whole picture in bytes. */
  size: number
  bytes: Uint8Array
  /** Time of deletion, the same for all parts of a picture. */
  kept_until: Milliseconds
}

/** File of a certificate, identified by its SHA-256 (base64url), which the content contains. */
export type CertificateFileTable = { digest: string; bytes: Uint8Array; created_at: Milliseconds }

export type ContentDraftTable = {
  path: string
  kind: 'text' | 'picture' | 'removal'
  text: string | null
  picture: string | null
  /** Public text when the draft began; null if there was none. */
  base: string | null
  /** Random value, changed by each save. */
  version: string
  editor_id: number | null
  editor: string
  saved_at: Milliseconds
}

/** Public content that differs from the content of its file. */
export type ContentEntryTable = {
  path: string
  /** null for a removed file, and for a picture. */
  text: string | null
  picture: string | null
  /** SHA-256 of the file at publication; null if there was none. */
  file_digest: string | null
  /**
   * 1 once a release was started whose file has the text of the row. Later files replace the row,
   * which stays for the release before.
   */
  pulled: Generated<number>
  editor: string
  published_at: Milliseconds
}

/** An entry that was published over a base of the site which it has not got now. */
export type ContentAsideTable = {
  path: string
  base: 'example' | 'plain'
  /** null for a removed file. */
  text: string | null
  editor: string
  published_at: Milliseconds
}

/** One row: the state of the public content. */
export type ContentStateTable = {
  id: number
  /** Raised by each publication; every process reads it twice a second. */
  number: number
  /**
   * Date and time of the last publication by the company's clock, `2026-11-20T09:30`; later entries
   * wait for the schedule.
   */
  as_of: string
  changed_at: Milliseconds
  /** JSON: files of due entries that are held back because their pages fail. */
  held: Generated<string>
}

/** Revision of a PDF by its address. */
export type PaperRevisionTable = {
  address: string
  /** Digest of all content that the PDF prints. */
  digest: string
  /** Counts from 1; raised when the digest changes. */
  number: number
  /** Day of the change by the company's calendar, ISO 8601. */
  day: string
  /** Size of the PDF; null until it is made. */
  bytes: number | null
}

/**
 * Link to the preview of one entry without sign-in. Its token is not stored
 * (editor/preview/preview-links.server.ts).
 */
export type PreviewLinkTable = {
  id: Generated<number>
  path: string
  editor: string
  created_at: Milliseconds
  expires_at: Milliseconds
}

/** A publication, or a draft that was discarded or replaced, which has no `published_at`. */
export type PublicationTable = {
  id: Generated<number>
  /** Unique; earlier program versions stored the number of a build job. */
  job: string
  created_at: Milliseconds
  published_at: Milliseconds | null
  editor_id: number | null
  editor: string
  network: string
  summary: string
  commit_hash: string | null
}

/** Content of a file before and after a publication; null if there was none. */
export type PublicationFileTable = {
  publication_id: number
  path: string
  /**
   * Version of the published draft; null if there was no draft, as when an older version is
   * restored.
   */
  draft_version: string | null
  text_before: string | null
  text_after: string | null
  picture_before: string | null
  picture_after: string | null
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    content_picture: ContentPictureTable
    picture_part: PicturePartTable
    certificate_file: CertificateFileTable
    content_draft: ContentDraftTable
    paper_revision: PaperRevisionTable
    content_entry: ContentEntryTable
    content_aside: ContentAsideTable
    content_state: ContentStateTable
    preview_link: PreviewLinkTable
    publication: PublicationTable
    publication_file: PublicationFileTable
  }
}
