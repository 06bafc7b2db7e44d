import { today } from '#src/content/today.ts'
import type {
  ContentCheck,
  ContentEntry,
  ContentEntryDetail,
  ContentList,
  ContentProblem,
  ContentValue,
  EntryConflict,
  EntryCreated,
  EntryCreation,
  EntrySaved,
  EntryState,
  FileChange,
} from '#src/contracts/content.ts'
import type { Described } from '#src/editing/entries.ts'
import type { Database } from '../database/connect.ts'
import { type DraftRow, deleteDraft, findDraft, listDrafts } from '../database/content-drafts.ts'
import { recordAudit } from '../services/audit.ts'
import type { Author } from '../services/sessions.ts'
import type { AskContent } from './content-process.ts'
import { type DraftContent, isPicture, overlayOf, readDrafts, saveDraft, versionOf } from './drafts.ts'
import { type FieldsRefused, refuseFields } from './refuse-fields.ts'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

const groupLabels = {
  pages: 'Pages',
  'free-pages': 'Your own pages',
  products: 'Products',
  articles: 'Articles',
  questions: 'Questions',
  lists: 'Lists that several pages show',
  company: 'Company and site',
  pictures: 'Pictures',
} as const satisfies Record<ContentEntry['group'], string>
const groups = Object.keys(groupLabels) as (keyof typeof groupLabels)[] // its own keys

function stateOf({ isHidden, publishOn }: Described, draft: DraftRow | undefined): EntryState {
  if (draft?.kind === 'removal') return 'removed'
  if (draft) return draft.base === null ? 'new' : 'draft'
  if (isHidden) return 'hidden'
  return publishOn === null ? 'published' : 'scheduled'
}

const toEntry = (described: Described, draft: DraftRow | undefined): ContentEntry => ({
  ...described,
  state: stateOf(described, draft),
  editor: draft?.editor ?? null,
  at: draft ? moment(draft.saved_at) : null,
})

export type SaveResult =
  | ({ outcome: 'saved' } & EntrySaved)
  | ({ outcome: 'conflict' } & EntryConflict)
  | { outcome: 'unknown' }
  | FieldsRefused

const changeOfPicture = ({ path, kind }: DraftRow): FileChange => ({
  path,
  label: path.replace(/^src\/assets\/pictures\/|\.\w+$/g, ''),
  change: kind === 'removal' ? 'removed' : 'added',
  differences: [],
})

type Dependencies = {
  database: Database
  ask: AskContent
  /** The checkout whose content is edited. */
  root: string
}

/** Reads and changes the content by drafts; nothing of it is public before a publication. */
export function createContentEditor({ database, ask, root }: Dependencies) {
  const { db } = database
  const workspace = (drafts: readonly DraftRow[]) => ({ root, overlay: overlayOf(drafts) })
  const published = { root, overlay: new Map() }

  const onDiskOf = async (path: string) => (await ask('read', published, [path]))[0] ?? null

  const read = () => readDrafts(database, ask, root)

  async function problemsOf(path: string): Promise<ContentProblem[]> {
    const { rows, conflicts } = await read()
    return [...conflicts, ...(await ask('check', workspace(rows), today()))].filter((problem) => problem.path === path)
  }

  async function conflict(path: string, draft: DraftRow | undefined): Promise<SaveResult> {
    const onDisk = await onDiskOf(path)
    const text = draft ? draft.text : onDisk
    return {
      outcome: 'conflict',
      version: versionOf(draft, onDisk),
      value: text === null ? null : await ask('parse', text),
      editor: draft?.editor ?? '',
      at: draft ? moment(draft.saved_at) : null,
    }
  }

  /** Whether somebody may not make a draft of the state that they have before them. Of another one it is a conflict. */
  async function refusalOf(author: Author, path: string, content: DraftContent, version: string, onDisk: string | null) {
    const draft = await findDraft(db, path)
    if (versionOf(draft, onDisk) !== version) return null
    const files = [{ path, before: draft ? draft.text : onDisk, after: content.kind === 'text' ? content.text : null }]
    return refuseFields({ ask, root, author, files, isPublication: false })
  }

  async function store(author: Author, path: string, content: DraftContent, version: string, onDisk: string | null): Promise<SaveResult> {
    const refused = await refusalOf(author, path, content, version, onDisk)
    if (refused) return refused
    const saved = await database.write((tx) => saveDraft(tx, author, { path, content, version, onDisk, now: Date.now() }))
    if (saved.outcome === 'conflict') return conflict(path, saved.draft)
    return { outcome: 'saved', version: saved.version, at: moment(saved.at), problems: await problemsOf(path) }
  }

  return {
    async list(): Promise<Omit<ContentList, 'isReadOnly' | 'why'>> {
      const drafts = await listDrafts(db)
      const { entries, addresses, creatable } = await ask('list', workspace(drafts), today())
      const removed = drafts.filter(({ kind }) => kind === 'removal').map(({ path }) => path)
      const gone = removed.length > 0 ? (await ask('list', published, today())).entries.filter(({ path }) => removed.includes(path)) : []
      const all = [...entries, ...gone].map((one) =>
        toEntry(
          one,
          drafts.find(({ path }) => path === one.path),
        ),
      )
      const byLabel = (one: ContentEntry, other: ContentEntry) => one.label.localeCompare(other.label)
      return {
        groups: groups.flatMap((group) => {
          const own = all.filter((entry) => entry.group === group).sort(byLabel)
          return own.length > 0 ? [{ group, label: groupLabels[group], entries: own }] : []
        }),
        addresses,
        creatable,
      }
    },

    /** One entry as its draft has it; of a removal what is published. @returns null where there is none */
    async entry(path: string): Promise<ContentEntryDetail | null> {
      const { rows: drafts } = await read()
      const draft = drafts.find((one) => one.path === path)
      const space = workspace(draft?.kind === 'removal' ? drafts.filter((one) => one !== draft) : drafts)
      const facts = await ask('entry', space, path, today())
      if (!facts) return null
      const onDisk = await onDiskOf(path)
      return {
        ...toEntry(facts.described, draft),
        schema: facts.schema,
        value: facts.value,
        version: versionOf(draft, onDisk),
        published: onDisk === null ? null : await ask('parse', onDisk),
        draft: draft ? { editor: draft.editor, at: moment(draft.saved_at) } : null,
        problems: await problemsOf(path),
        usedBy: facts.usedBy,
      }
    },

    async save(author: Author, { path, value, version }: { path: string; value: ContentValue; version: string }): Promise<SaveResult> {
      const written = await ask('write', workspace((await read()).rows), path, value)
      if (!written) return { outcome: 'unknown' }
      return store(author, path, { kind: 'text', text: written.text }, version, written.onDisk)
    },

    /** Drafts that an entry goes away; one that was never published goes at once. */
    async remove(author: Author, { path, version }: { path: string; version: string }): Promise<SaveResult | { outcome: 'kept' }> {
      const facts = await ask('entry', workspace(await listDrafts(db)), path, today())
      if (!facts) return { outcome: 'unknown' }
      if (!facts.described.isRemovable) return { outcome: 'kept' }
      return store(author, path, { kind: 'removal' }, version, await onDiskOf(path))
    },

    /** Discards a draft. @returns what is published, to go on from */
    async discard(author: Author, { path, version }: { path: string; version: string }): Promise<SaveResult> {
      const onDisk = await onDiskOf(path)
      const gone = await database.write(async (tx) => {
        const isGone = await deleteDraft(tx, path, version)
        if (isGone) await recordAudit(tx, author, { action: 'content.discarded', subject: path })
        return isGone
      })
      const draft = await findDraft(db, path)
      // Discarding what is discarded already is no conflict.
      if (!gone && draft) return conflict(path, draft)
      return { outcome: 'saved', version: versionOf(undefined, onDisk), at: moment(Date.now()), problems: [] }
    },

    async create(author: Author, creation: EntryCreation): Promise<EntryCreated | { refused: string }> {
      const drafts = await listDrafts(db)
      const made = await ask('create', workspace(drafts), creation, today())
      if ('refused' in made) return made
      const version = versionOf(
        drafts.find(({ path }) => path === made.path),
        made.onDisk,
      )
      const saved = await store(author, made.path, { kind: 'text', text: made.text }, version, made.onDisk)
      if (saved.outcome !== 'saved') return { refused: 'Somebody else has just changed this. Try again.' }
      return { path: made.path, field: made.field, version: saved.version }
    },

    /** The faults of drafts, what they change, and which of that the one who asks may not publish. */
    async check(author: Author): Promise<ContentCheck> {
      const { rows: drafts, conflicts } = await read()
      const texts = drafts.filter(({ path }) => !isPicture(path))
      const pictures = drafts.filter(({ path }) => isPicture(path)).map(changeOfPicture)
      const onDisk = await ask(
        'read',
        published,
        texts.map(({ path }) => path),
      )
      const files = texts.map(({ path, text }, index) => ({ path, before: onDisk[index] ?? null, after: text }))
      const changes = await ask('changes', workspace(drafts), files)
      const refused = await refuseFields({ ask, root, author, files, isPublication: true })
      return {
        problems: [...conflicts, ...(await ask('check', workspace(drafts), today()))],
        changes: [...changes, ...pictures],
        refused: refused && {
          refusal: refused.refusal,
          fields: refused.changes.map(({ path, label, place }) => ({ path, label, place })),
        },
      }
    },
  }
}

export type ContentEditor = ReturnType<typeof createContentEditor>
