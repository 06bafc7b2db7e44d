// API of the content editor (decision 0058). The browser imports only types, because the content
// policy forbids zod to compile schemas.
import { z } from 'zod'
import { cleanTyped } from '../clean-text.ts'
import type { FormSchema } from '../form-schema.ts'
import { idSchema, typedIdSchema } from '../id-schemas.ts'
import { contentLimits, entryGroups, entryKinds, entryStates } from './content-limits.ts'
import { isOfEntrySize } from './entry-size.ts'

export const momentSchema = z.iso.datetime()
/** Path of a file below the repository's root, such as `content/products/gateway.yaml`. */
export const path = z
  .string()
  .refine((text) => !/\p{Cc}/u.test(text), 'A path has no control characters')
/** Keys and indexes from the root of a file to a field; empty for the whole file. */
export const fieldPath = z.array(z.union([z.string(), z.int()]))
const value = z.json()
export const contentValue = value
/** Opaque text, equal to the stored version unless the entry has been saved or published since. */
const version = z.string().max(80)

export const contentProblem = z.object({
  /** Empty if the fault is of a page without an entry. */
  path,
  field: fieldPath,
  /**
   * Name of the field in the words of the form: `Question 4 › Answer`; empty for the whole entry.
   */
  place: z.string(),
  message: z.string(),
  label: z.string(),
  /** Whether the text may be published in spite of the fault. */
  isWarning: z.boolean().optional(),
})

export const contentEntry = z.object({
  path,
  group: z.enum(entryGroups),
  label: z.string(),
  /** Address of the entry's own page; null if it has none. */
  address: z.string().nullable(),
  /** Address of a page that shows the entry; null if that may be any page. */
  shownOn: z.string().nullable(),
  state: z.enum(entryStates),
  hasDraft: z.boolean(),
  /**
   * Author and time of the last change of the draft, or else of the published text; null if there
   * is neither.
   */
  editor: z.string().nullable(),
  at: momentSchema.nullable(),
  /** Number of faults that prevent publication. */
  faults: z.int(),
  isHidden: z.boolean(),
  /** Whether the entry is a binding document that no owner has confirmed yet. */
  isUnconfirmed: z.boolean(),
  /**
   * Day, or day and time, from which visitors see the entry, by the company's clock; null if there
   * is none.
   */
  publishOn: z.string().nullable(),
  /** Whether the entry can be removed; pages of the specification cannot. */
  isRemovable: z.boolean(),
})

/** GET /api/content/entry?path= */
export const contentEntryDetail = contentEntry.extend({
  schema: z.custom<FormSchema>((schema) => typeof schema === 'object'),
  /** The draft's text, with tokens unfilled. */
  value,
  version,
  /** The published text; null for a new entry. */
  published: value.nullable(),
  draft: z.object({ editor: z.string(), at: momentSchema }).nullable(),
  problems: z.array(contentProblem),
  /** Whether the public text has changed since the draft was begun. */
  isStale: z.boolean(),
  /**
   * The file's text if it has changed since the entry was published over it; null inside for a
   * removed file.
   */
  newerFile: z.object({ value: value.nullable() }).nullable(),
  /** Entries that link to this entry or name it. */
  usedBy: z.array(z.object({ path, label: z.string() })),
})

/** PUT /api/content/entry */
export const entrySave = z.object({
  path,
  value: value.refine(
    isOfEntrySize,
    `Write at most ${contentLimits.values.ofOne} entries in a list, and ${contentLimits.values.total} in all`,
  ),
  version,
  /** The author's own text, if another editor's was chosen instead; stored in the history. */
  untaken: value.refine(isOfEntrySize).optional(),
})
export const entrySaved = z.object({ version, at: momentSchema, problems: z.array(contentProblem) })
/** Answer 409: a problem (RFC 9457) with the newer text. */
export const entryConflict = z.object({
  version,
  value,
  editor: z.string(),
  at: momentSchema.nullable(),
})

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
/** Answer 201. `field` is the path to a new question in its file. */
export const entryCreated = z.object({ path, field: fieldPath, version })
/** PUT /api/content/address */
export const entryMove = entryCreation.pick({ kind: true, slug: true }).extend({ path, version })

/** A changed field; null for a missing value. */
export const difference = z.object({
  field: fieldPath,
  place: z.string(),
  before: value.nullable(),
  after: value.nullable(),
})
export const fileChange = z.object({
  path,
  label: z.string(),
  change: z.enum(['changed', 'added', 'removed']),
  /** Changed fields; empty for a picture. */
  differences: z.array(difference),
})

/** A public address that a publication would remove. */
export const contentLoss = z.object({
  path,
  label: z.string(),
  address: z.string(),
  why: z.enum(['removed', 'hidden', 'unconfirmed', 'waiting', 'moved', 'redirect']),
  status: z.literal([301, 302, 404, 410]),
  leadsTo: z.string().nullable(),
  /** New address of the entry, to which a redirect can lead; null if it has none. */
  movedTo: z.string().nullable(),
  links: z.array(z.object({ path, label: z.string() })),
})

/**
 * GET /api/content/check[?path=]: the faults and changes of all drafts together, or of those named.
 */
export const contentCheck = z.object({
  problems: z.array(contentProblem),
  changes: z.array(fileChange),
  /**
   * Version of each draft by path. A publication sends these versions, so that no unseen change is
   * published.
   */
  versions: z.record(path, version),
  /**
   * By path of the draft: last author, new pictures that it shows, which are published with it, and
   * who asked an owner to publish it as it is.
   */
  drafts: z.record(
    path,
    z.object({
      editor: z.string(),
      at: momentSchema,
      isOwn: z.boolean(),
      pictures: z.array(path),
      asked: z.string().nullable(),
    }),
  ),
  /**
   * Fields that the caller may not publish, by role or without a recent proof of identity; null if
   * there are none.
   */
  refused: z
    .object({
      refusal: z.enum(['role', 'proof']),
      fields: z.array(z.object({ path, label: z.string(), place: z.string() })),
    })
    .nullable(),
  losses: z.array(contentLoss),
  /** Names of the owners who have no mail address, and whether another has one. */
  owners: z.object({ withoutMail: z.array(z.string()), isAnyTold: z.boolean() }),
})

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
  leadOn: z.array(z.string()).optional(),
})
/** Answer 200: the content is public. */
export const published = z.object({
  publication: z.int(),
  /** Number of the content, which is also in the metrics of each process. */
  number: z.int(),
  /** Pages that show the published entries. */
  addresses: z.array(z.string()),
  /** Entries such as the company and the prices, and the number of pages that use their values. */
  usedOn: z.array(z.object({ label: z.string(), pages: z.int() })),
  /** Pages that become public later, with day or time in the company's zone. */
  waiting: z.array(z.object({ address: z.string(), on: z.string() })),
})

/** GET /api/content/history[?path=][&after=] */
export const publication = z.object({
  id: z.int(),
  at: momentSchema,
  editor: z.string(),
  summary: z.string(),
  /** Whether it is a draft that was discarded or replaced, and was not public. */
  isDiscarded: z.boolean(),
  files: z.array(fileChange),
})
export const contentHistory = z.object({
  items: z.array(publication),
  next: z.int().nullable(),
})

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
export const restoreLosses = z.object({ losses: z.array(contentLoss) })
/** `published` is null unless the texts were published at once. */
export const restored = z.object({ paths: z.array(path), published: published.nullable() })

export type EntryGroup = (typeof entryGroups)[number]
export type EntryKind = (typeof entryKinds)[number]
export type EntryState = (typeof entryStates)[number]
export type ContentProblem = z.infer<typeof contentProblem>
export type ContentEntry = z.infer<typeof contentEntry>
export type ContentEntryDetail = z.infer<typeof contentEntryDetail>
export type ContentValue = z.infer<typeof value>
export type FieldPath = z.infer<typeof fieldPath>
export type EntrySave = z.infer<typeof entrySave>
export type EntrySaved = z.infer<typeof entrySaved>
export type EntryConflict = z.infer<typeof entryConflict>
export type EntryCreation = z.infer<typeof entryCreation>
export type EntryCreated = z.infer<typeof entryCreated>
export type EntryMove = z.infer<typeof entryMove>
export type Difference = z.infer<typeof difference>
export type FileChange = z.infer<typeof fileChange>
export type ContentCheck = z.infer<typeof contentCheck>
export type LostAddress = z.infer<typeof contentLoss>
export type Published = z.infer<typeof published>
export type Restored = z.infer<typeof restored>
export type RestoreLosses = z.infer<typeof restoreLosses>
export type Publication = z.infer<typeof publication>
export type ContentHistory = z.infer<typeof contentHistory>
