import type { Generated } from 'kysely'

type Milliseconds = number

/** A master that is not published yet or no longer, by the SHA-256 of its bytes. */
export type ContentPictureTable = { hash: string; bytes: Uint8Array; width: number; height: number; created_at: Milliseconds }

/** A part of a picture that an editor is sending. */
export type PicturePartTable = {
  editor_id: number
  /** Names the picture among those of its editor. */
  upload: string
  /** Bytes of the picture that come before this part. */
  start: number
  /** Bytes of the whole picture. */
  size: number
  bytes: Uint8Array
  /** The same in all parts of a picture. */
  kept_until: Milliseconds
}

/** A file of a certificate, by the SHA-256 of its bytes (base64url), which the content names. */
export type CertificateFileTable = { digest: string; bytes: Uint8Array; created_at: Milliseconds }

/** What a file of the content is to hold: a text, a picture, or nothing. */
export type ContentDraftTable = {
  path: string
  kind: 'text' | 'picture' | 'removal'
  text: string | null
  picture: string | null
  /** What the file held when the draft was begun; null where there was none. */
  base: string | null
  /** Random, another one after each save. */
  version: string
  editor_id: number | null
  /** Their name at that time. */
  editor: string
  saved_at: Milliseconds
}

/** A draft that an account does not publish for now. */
export type ContentHoldTable = { path: string; staff_id: number }

/** A text of a draft that was discarded or not taken, for a day (editor/kept-texts.ts). */
export type KeptTextTable = {
  id: Generated<number>
  /** File of the entry. */
  path: string
  text: string
  /** As in its draft. */
  base: string | null
  /** `replaced`: another editor saved over it; `untaken`: never saved, because its editor took another's. */
  why: 'discarded' | 'replaced' | 'untaken'
  /** Whose text it is, by name. */
  editor: string
  /** Name of the account that replaced or discarded it. */
  kept_by: string
  kept_at: Milliseconds
  expires_at: Milliseconds
}

/** What a file of the content says in public, where that is not what the file holds. */
export type ContentEntryTable = {
  path: string
  /** Null for a file that is removed, and for a picture. */
  text: string | null
  picture: string | null
  /** What the file held when this was published (of a picture its SHA-256), by which a later file is merged; null for none. */
  base: string | null
  /**
   * What the file held when it said what the row says, because an engineer had merged it; empty for no file, null where that has not
   * happened. The row is kept for the version of the program before, whose file does not say it.
   */
  merged: string | null
  /** Name of the account that published it. */
  editor: string
  published_at: Milliseconds
}

/** One row: which publication is public. */
export type ContentStateTable = {
  id: number
  /** Raised by each publication; every process looks at it twice a second. */
  number: number
  /** The company's date and time of the last publication, `2026-11-20T09:30`: entries with a later date wait for the schedule. */
  as_of: string
  changed_at: Milliseconds
  /** JSON: files of entries that were due then and are held back, because pages cannot be shown with them. */
  held: Generated<string>
}

/** What a PDF of the content says now, by its address. */
export type PaperRevisionTable = {
  address: string
  /** Of all that it prints. */
  digest: string
  /** From 1, raised with each change of the digest. */
  number: number
  /** ISO 8601, the company's day of that change. */
  day: string
  /** Of the PDF; null until it is made. */
  bytes: number | null
}

/** A link to one entry's preview, without a sign-in. Its token is not kept (editor/preview-links.ts). */
export type PreviewLinkTable = {
  id: Generated<number>
  /** File of the entry. */
  path: string
  /** Name of the account that made it. */
  editor: string
  created_at: Milliseconds
  expires_at: Milliseconds
}

/** A publication. Earlier versions of the program set `published_at` later than the rest. */
export type PublicationTable = {
  id: Generated<number>
  /** Unique; earlier versions of the program kept the number of a build job in it. */
  job: string
  created_at: Milliseconds
  published_at: Milliseconds | null
  editor_id: number | null
  editor: string
  /** The network that it was asked for from. */
  network: string
  summary: string
  commit_hash: string | null
}

/** A file of a publication, as it was before and after; null where there was none. */
export type PublicationFileTable = {
  publication_id: number
  path: string
  /** The draft that was published; null where none was, as with a restored version. */
  draft_version: string | null
  text_before: string | null
  text_after: string | null
  picture_before: string | null
  picture_after: string | null
}
