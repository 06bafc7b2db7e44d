// What the owner's editor and the server say to each other (decision 0047). The browser imports only types from this file: zod compiles
// schemas, which the policy forbids there. Limits stand in content-limits.ts.
import { z } from 'zod'
import type { FormSchema } from '../form-schema.ts'
import { contentLimits, entryGroups, entryKinds, entryStates } from './content-limits.ts'
import { isOfEntrySize } from './entry-size.ts'

export const momentSchema = z.iso.datetime()
/** Path of a file below the repository's root, such as `content/products/smart-lock.yaml`. */
export const path = z.string()
/** Keys and indexes from the root of a file's value to a field of it; empty for the file as a whole. */
export const fieldPath = z.array(z.union([z.string(), z.int()]))
/** Anything that YAML and JSON can hold. */
const value = z.json()
export const contentValue = value
/** Opaque: equal to the stored version unless the entry was saved or published since. */
const version = z.string().max(80)

/** A fault in the words of an editor, with the field it is about. */
export const contentProblem = z.object({
  /** Empty for a page that is no entry's. */
  path,
  field: fieldPath,
  /** Where the field stands, in the words of the form: `Question 4 › Answer`; empty for the whole entry. */
  place: z.string(),
  message: z.string(),
  /** How the entry is called. */
  label: z.string(),
  /** Whether it may be published all the same. */
  isWarning: z.boolean().optional(),
})

export const contentEntry = z.object({
  path,
  group: z.enum(entryGroups),
  label: z.string(),
  /** Where visitors find it; null where it has no page of its own. */
  address: z.string().nullable(),
  state: z.enum(entryStates),
  hasDraft: z.boolean(),
  /** Who changed the entry last, and when: its draft, else its published text; null where it is as delivered. */
  editor: z.string().nullable(),
  at: momentSchema.nullable(),
  /** What has to be mended in it before it can be published. */
  faults: z.int(),
  isHidden: z.boolean(),
  /** Whether it binds the company and waits for an owner to confirm it. */
  isUnconfirmed: z.boolean(),
  /** The day, or day and time of the company, from which visitors see it; null where it waits for none. */
  publishOn: z.string().nullable(),
  /** Whether its removal may be drafted: pages of the specification stay. */
  isRemovable: z.boolean(),
})

/** What may be made without code. */
export const creatable = z.object({
  kind: z.enum(entryKinds),
  label: z.string(),
  /** The groups that take one more, for questions, with who asks them; null where a file of its own is made. */
  into: z.array(z.object({ path, label: z.string(), group: z.string().optional(), of: z.enum(['buyers', 'engineers']) })).nullable(),
})

/** GET /api/content */
export const contentList = z.object({
  /** Whether content can only be read, and why. */
  isReadOnly: z.boolean(),
  why: z.string().nullable(),
  /** Published texts that the program refuses or that an engineer has changed too: their files' texts or the published ones are shown. */
  attention: z.array(contentProblem),
  /** Published values that are not confirmed yet: the fields that say so, each with the value's name as its message. */
  examples: z.array(contentProblem),
  /** Published documents that no owner has confirmed, so that no visitor sees them: each with how much is left to decide. */
  unconfirmed: z.array(contentProblem),
  groups: z.array(z.object({ group: z.enum(entryGroups), label: z.string(), entries: z.array(contentEntry) })),
  creatable: z.array(creatable),
  /** Pages that a link may lead to, with the places on them. */
  addresses: z.array(z.object({ address: z.string(), label: z.string(), places: z.array(z.string()) })),
})

/** GET /api/content/entry?path= */
export const contentEntryDetail = contentEntry.extend({
  /** The form of its fields (form-schema.ts). */
  schema: z.custom<FormSchema>((schema) => typeof schema === 'object'),
  /** What the file says as the draft has it; tokens such as `{name}` are not filled. */
  value,
  version,
  /** The same as it is published; null for a new entry. */
  published: value.nullable(),
  draft: z.object({ editor: z.string(), at: momentSchema }).nullable(),
  problems: z.array(contentProblem),
  /** Whether an engineer has changed the same fields in its file; the published text is shown. */
  isChangedInFile: z.boolean(),
  /** Entries that link to it or name it. */
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
  /** What the editor had typed where another's text was chosen instead; kept for a day (GET /api/content/history). */
  untaken: value.refine(isOfEntrySize).optional(),
})
/** 200 */
export const entrySaved = z.object({ version, at: momentSchema, problems: z.array(contentProblem) })
/** 409: a problem (RFC 9457) with the text that was saved or published meanwhile. */
export const entryConflict = z.object({ version, value, editor: z.string(), at: momentSchema.nullable() })

/** DELETE /api/content/entry, POST /api/content/removal */
export const entryDiscard = z.object({ path, version })
export const entryRemoval = z.object({ path, version })

/** POST /api/content/entries */
export const entryCreation = z.object({
  kind: z.enum(entryKinds),
  /** Last part of the address; for a question the place on its page. */
  slug: z
    .string()
    .max(contentLimits.slug.max)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens'),
  title: z.string().trim().min(1).max(contentLimits.title.max),
  /** The file that takes a question, and its group there, where it has several. */
  into: path.optional(),
  group: z.string().optional(),
  /** An entry of the same kind, whose texts it begins with. */
  from: path.optional(),
})
/** 201; `field` leads to a new question in its file. */
export const entryCreated = z.object({ path, field: fieldPath, version })

/** One field that differs; null where it is not there. */
export const difference = z.object({ field: fieldPath, place: z.string(), before: value.nullable(), after: value.nullable() })
export const fileChange = z.object({
  path,
  label: z.string(),
  change: z.enum(['changed', 'added', 'removed']),
  /** Of a picture: none. */
  differences: z.array(difference),
})

/** An address that visitors find now and no longer after a publication. */
export const contentLoss = z.object({
  path,
  label: z.string(),
  address: z.string(),
  why: z.enum(['removed', 'hidden', 'unconfirmed', 'waiting', 'moved', 'redirect']),
  /** What the address answers afterwards. */
  status: z.literal([301, 302, 404, 410]),
  /** Where it leads then; null where nowhere. */
  leadsTo: z.string().nullable(),
  /** Entries that link to it. */
  links: z.array(z.object({ path, label: z.string() })),
})

/** GET /api/content/check[?path=]: the faults of all drafts together, or of some, and what they change. */
export const contentCheck = z.object({
  problems: z.array(contentProblem),
  changes: z.array(fileChange),
  /** Version of each draft, by its path, so that nobody publishes what they have not seen. */
  versions: z.record(path, version),
  /** Who saved each draft last, and the drafts that it cannot be published without. */
  drafts: z.record(path, z.object({ editor: z.string(), at: momentSchema, isOwn: z.boolean(), needs: z.array(path) })),
  /** Fields that who asks may not publish, for their role or before a proof of who they are; null where they may publish all. */
  refused: z
    .object({ refusal: z.enum(['role', 'proof']), fields: z.array(z.object({ path, label: z.string(), place: z.string() })) })
    .nullable(),
  /** What visitors lose if all of it is published. */
  losses: z.array(contentLoss),
})

/** POST /api/content/publish; without `paths` all drafts. */
export const publishRequest = z.object({
  paths: z.array(path).min(1).optional(),
  /** Of `GET /api/content/check`: a draft of another version is not published. */
  versions: z.record(path, version).optional(),
  summary: z.string().trim().max(contentLimits.summary.max).default(''),
})
/** 200: public. */
export const published = z.object({
  /** In the history. */
  publication: z.int(),
  /** Of the content: the metrics say which one a process shows. */
  number: z.int(),
  /** Whether it changes every page, such as a word of the menu; `addresses` are then those of the published entries. */
  isEveryPage: z.boolean(),
  /** Pages that it changes. */
  addresses: z.array(z.string()),
  /** Pages of published entries that visitors see later, from a day, or day and time, of the company. */
  waiting: z.array(z.object({ address: z.string(), on: z.string() })),
})

/** GET /api/content/history[?path=][&after=] */
export const publication = z.object({
  id: z.int(),
  at: momentSchema,
  editor: z.string(),
  summary: z.string(),
  /** Hash of the commit, where the checkout is a git repository. */
  commit: z.string().nullable(),
  files: z.array(fileChange),
})
/** A text of a draft that was discarded or not taken, and how it differs from the present one. */
export const keptText = z.object({
  id: z.int(),
  why: z.enum(['discarded', 'replaced', 'untaken']),
  /** Whose text it is, and who put another in its place. */
  editor: z.string(),
  by: z.string(),
  at: momentSchema,
  /** When it is deleted. */
  until: momentSchema,
  file: fileChange,
})
export const contentHistory = z.object({ items: z.array(publication), next: z.int().nullable(), kept: z.array(keptText) })
/** POST /api/content/kept: makes a kept text the draft of its entry. */
export const keptRequest = z.object({ id: z.int() })
export const keptAnswer = z.object({ path })

/** POST /api/content/restore: drafts of what files were; with `before`, of what they are without it. 409 where something would be lost. */
export const restoreRequest = z.object({
  publication: z.int(),
  path: path.optional(),
  as: z.enum(['after', 'before']).default('after'),
  /** Publishes at once. */
  publish: z.boolean().default(false),
})
/** GET /api/content/restore: what visitors lose if it is published. */
export const restoreQuery = restoreRequest.omit({ publish: true }).extend({ publication: z.coerce.number().int() })
export const restoreLosses = z.object({ losses: z.array(contentLoss) })
/** `published` where it was published at once. */
export const restored = z.object({ paths: z.array(path), published: published.nullable() })

export type EntryGroup = (typeof entryGroups)[number]
export type EntryKind = (typeof entryKinds)[number]
export type EntryState = (typeof entryStates)[number]
export type ContentProblem = z.infer<typeof contentProblem>
export type ContentEntry = z.infer<typeof contentEntry>
export type ContentEntryDetail = z.infer<typeof contentEntryDetail>
export type ContentList = z.infer<typeof contentList>
export type ContentValue = z.infer<typeof value>
export type FieldPath = z.infer<typeof fieldPath>
export type EntrySave = z.infer<typeof entrySave>
export type EntrySaved = z.infer<typeof entrySaved>
export type EntryConflict = z.infer<typeof entryConflict>
export type EntryCreation = z.infer<typeof entryCreation>
export type EntryCreated = z.infer<typeof entryCreated>
export type Creatable = z.infer<typeof creatable>
export type Difference = z.infer<typeof difference>
export type FileChange = z.infer<typeof fileChange>
export type ContentCheck = z.infer<typeof contentCheck>
export type LostAddress = z.infer<typeof contentLoss>
export type Published = z.infer<typeof published>
export type Restored = z.infer<typeof restored>
export type RestoreLosses = z.infer<typeof restoreLosses>
export type Publication = z.infer<typeof publication>
export type KeptText = z.infer<typeof keptText>
export type ContentHistory = z.infer<typeof contentHistory>
