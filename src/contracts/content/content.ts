// API of the content editor (decision 0058): schemas of what it takes, and types of what it
// answers. Moments are ISO strings. The browser imports only types, because the content policy
// forbids zod to compile schemas.
import { z } from 'zod'
import { cleanTyped } from '../clean-text.ts'
import type { FormSchema } from '../form-schema.ts'
import { idSchema, typedIdSchema } from '../id-schemas.ts'
import { contentLimits, type entryStates } from './content-limits.ts'
import { type AddedKind, addedKinds, type EntryGroup } from './kinds.ts'

/** Path of a file below the repository's root, such as `content/products/gateway.yaml`. */
export const path = z
  .string()
  .refine((text) => !/\p{Cc}/u.test(text), 'A path has no control characters')
export const contentValue = z.json()
export type ContentValue = z.infer<typeof contentValue>
const { total, ofOne } = contentLimits.values

/** Returns whether a value is within the size limits of an entry. Counting stops at the limit. */
export function isOfEntrySize(value: unknown): boolean {
  const parts: unknown[] = [value]
  for (const part of parts) {
    const items = typeof part === 'object' && part !== null ? Object.values(part) : []
    if (items.length > ofOne || parts.length + items.length > total) return false
    parts.push(...items)
  }
  return true
}

/** Opaque text, equal to the stored version unless the entry has been saved or published since. */
const version = z.string().max(80)
/** Keys and indexes from the root of a file to a field; empty for the whole file. */
export type FieldPath = (string | number)[]

export type EntryKind = AddedKind | 'question'
const entryKinds: readonly EntryKind[] = [...addedKinds.map(({ kind }) => kind), 'question']
export type EntryState = (typeof entryStates)[number]

export type ContentProblem = {
  /** Empty if the fault is of a page without an entry. */
  path: string
  field: FieldPath
  /**
   * Name of the field in the words of the form: `Question 4 › Answer`; empty for the whole entry.
   */
  place: string
  message: string
  label: string
  /** Whether the text may be published in spite of the fault. */
  isWarning?: boolean | undefined
}

export type ContentEntry = {
  path: string
  group: EntryGroup
  label: string
  /** Address of the entry's own page; null if it has none. */
  address: string | null
  /** Name of its first picture; null if it has none. */
  picture: string | null
  /** Address of a page that shows the entry; null if that may be any page. */
  shownOn: string | null
  state: EntryState
  hasDraft: boolean
  /**
   * Author and time of the last change of the draft, or else of the published text; null if there
   * is neither.
   */
  editor: string | null
  at: string | null
  /** Number of faults that prevent publication. */
  faults: number
  isHidden: boolean
  /** Whether the entry is a binding document that no owner has confirmed yet. */
  isUnconfirmed: boolean
  /** Whether it is the sample product of a plain site, which visitors see once it was changed. */
  isSample: boolean
  /**
   * Day, or day and time, from which visitors see the entry, by the company's clock; null if there
   * is none.
   */
  publishOn: string | null
  /** Whether the entry can be removed; pages of the specification cannot. */
  isRemovable: boolean
}

/** The entry itself, or its translation, with the number of open texts. */
export type LanguageOfEntry = { path: string; name: string; open: number }

/** What a text of a translation is. */
export type TranslatedText = {
  place: string
  hint: string
  /** Names in braces that it may have. */
  names: readonly string[]
  isMarkup: boolean
  /** False if it is hidden, or visitors do not see its part; it need not be translated. */
  isRead: boolean
}

/** GET /api/content/entry?path= */
export type ContentEntryDetail = ContentEntry & {
  schema: FormSchema
  /** The draft's text, with tokens unfilled. */
  value: ContentValue
  version: string
  /** The published text; null for a new entry. */
  published: ContentValue
  /** Whether only an owner publishes the entry. */
  isOwners: boolean
  draft: { editor: string; at: string } | null
  problems: ContentProblem[]
  unread: FieldPath[]
  /** Whether the public text has changed since the draft was begun. */
  isStale: boolean
  /**
   * The file's text if it has changed since the entry was published over it; null inside for a
   * removed file.
   */
  newerFile: { value: ContentValue } | null
  /** Entries that link to this entry or name it. */
  usedBy: { path: string; label: string }[]
  /** The languages that the entry has; empty if there is one. */
  languages: LanguageOfEntry[]
  /** For a translation, what its texts are. */
  translation: {
    /** Codes of both languages, for screen readers and spelling. */
    from: string
    language: string
    /** First part of the language's addresses. */
    prefix: string
    texts: TranslatedText[]
    /** What visitors of the language see of the entry, in a sentence. */
    shown: string
    /** The next entry with open texts, in the order in which people meet them; null for none. */
    next: { path: string; label: string } | null
  } | null
}

/** PUT /api/content/entry */
export const entrySave = z.object({
  path,
  value: contentValue.refine(
    isOfEntrySize,
    `Write at most ${contentLimits.values.ofOne} entries in a list, and ${contentLimits.values.total} in all`,
  ),
  version,
  /** The author's own text, if another editor's was chosen instead; stored in the history. */
  rejected: contentValue.refine(isOfEntrySize).optional(),
})
export type EntrySave = z.infer<typeof entrySave>
export type EntrySaved = {
  version: string
  at: string
  problems: ContentProblem[]
  unread: FieldPath[]
}
/** Answer 409: a problem (RFC 9457) with the newer text. */
export type EntryConflict = {
  version: string
  value: ContentValue
  editor: string
  /** Whether the same person has saved it, in another tab. */
  isOwn?: boolean
  at: string | null
}

/** DELETE /api/content/entry, POST /api/content/removal */
export const entryVersion = z.object({ path, version })
/** PUT /api/content/file: what to do about a file that has changed since the publication. */
export const fileDecision = entryVersion.extend({ take: z.enum(['file', 'entry']) })

/** POST /api/content/entries */
export const entryCreation = z.object({
  kind: z.enum(entryKinds),
  /** Last part of the new entry's address; for a question, its anchor on the page. */
  slug: z
    .string()
    .max(contentLimits.slug.max)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens'),
  title: z
    .string()
    .overwrite((typed) => cleanTyped(typed))
    .min(1)
    .max(contentLimits.title.max),
  /** File to which a question is added, and the question's group if the file has several. */
  into: path.optional(),
  group: z.string().optional(),
  /** Entry of the same kind whose texts are copied. */
  from: path.optional(),
})
export type EntryCreation = z.infer<typeof entryCreation>
/** Answer 201. `field` is the path to a new question in its file. */
export type EntryCreated = { path: string; field: FieldPath; version: string }
/** PUT /api/content/address */
export const entryMove = entryCreation.pick({ kind: true, slug: true }).extend({ path, version })
export type EntryMove = z.infer<typeof entryMove>

/** A changed field; null for a missing value. */
export type Difference = {
  field: FieldPath
  place: string
  before: ContentValue
  after: ContentValue
  /** Path of the field whose text a translation translates, without the places in lists. */
  translates?: readonly string[]
}
export type FileChange = {
  path: string
  label: string
  change: 'changed' | 'added' | 'removed'
  /** Changed fields; empty for a picture. */
  differences: Difference[]
}

/** A public address that a publication would remove. */
export type BrokenLink = {
  path: string
  label: string
  address: string
  why: 'removed' | 'hidden' | 'unconfirmed' | 'waiting' | 'moved' | 'redirect'
  status: 301 | 302 | 404 | 410
  leadsTo: string | null
  /** New address of the entry, to which a redirect can lead; null if it has none. */
  movedTo: string | null
  links: { path: string; label: string }[]
}

/**
 * GET /api/content/check[?path=]: the faults and changes of all drafts together, or of those named.
 */
export type ContentCheck = {
  problems: ContentProblem[]
  changes: FileChange[]
  /**
   * Version of each draft by path. A publication sends these versions, so that no unseen change is
   * published.
   */
  versions: Record<string, string>
  /**
   * By path of the draft: last author, and new pictures that it shows, which are published with it.
   */
  drafts: Record<string, { editor: string; at: string; isOwn: boolean; pictures: string[] }>
  /**
   * Changes that the caller may not publish, by role or without a recent proof of identity; null if
   * there are none.
   */
  refused: { refusal: 'role' | 'proof'; changes: ContentProblem[] } | null
  brokenLinks: BrokenLink[]
}

/** POST /api/content/publish. Without `paths` all drafts are published. */
export const publishRequest = z.object({
  paths: z.array(path).min(1).optional(),
  /**
   * Versions from `GET /api/content/check`, of the draft and the public text that it is based on. A
   * draft that has another version, or none here, is refused.
   */
  versions: z.record(path, version).default({}),
  summary: z
    .string()
    .overwrite((typed) => cleanTyped(typed))
    .max(contentLimits.summary.max)
    .default(''),
  /** Addresses of moved entries that get a redirect to the new address. */
  addRedirects: z.array(z.string()).optional(),
})
/** Answer 200: the content is public. */
export type Published = {
  publication: number
  /** Number of the content, which is also in the metrics of each process. */
  number: number
  /** Pages that show the published entries. */
  addresses: string[]
  /** Names of these pages, by address. */
  names: Record<string, string>
  /** Names of published entries that are hidden. */
  hidden: string[]
  /** Entries such as the company and the prices, and the number of pages that use their values. */
  usedOn: { label: string; pages: number }[]
  /** Translations that visitors do not see, and why. */
  untranslated: { label: string; message: string }[]
  /** Entries that do not fit the chosen base and stay set aside, and why. */
  leftAside: { label: string; message: string }[]
  unready: string[]
  /** Pages that become public later, with day or time in the company's zone. */
  waiting: { address: string; on: string }[]
}

/** GET /api/content/history[?path=][&after=] */
export type Publication = {
  id: number
  at: string
  editor: string
  summary: string
  /** Whether it is a draft that was discarded or replaced, and was not public. */
  isDiscarded: boolean
  files: FileChange[]
}
export type ContentHistory = { items: Publication[]; next: number | null }

/**
 * POST /api/content/restore: makes drafts of the texts after or before a publication. 409 if drafts
 * or, without `whole`, later changes prevent it.
 */
export const restoreRequest = z.object({
  publication: idSchema(),
  path: path.optional(),
  as: z.enum(['after', 'before']).default('after'),
  publish: z.boolean().default(false),
  /** Brings whole texts back although others have changed them since. */
  whole: z.boolean().default(false),
})
/** GET /api/content/restore: addresses lost if the restored texts are published. */
export const restoreQuery = restoreRequest
  .omit({ publish: true, whole: true })
  .extend({ publication: typedIdSchema() })
export type BrokenLinks = { brokenLinks: BrokenLink[] }
/** `published` is null unless the texts were published immediately. */
export type Restored = { paths: string[]; published: Published | null }
