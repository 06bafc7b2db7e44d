import { samplesOf } from '#src/content/evidence/samples.ts'
import { companyTime } from '#src/content/today.ts'
import type {
  ContentEntryDetail,
  ContentProblem,
  EntryConflict,
  EntryCreated,
  EntryCreation,
  EntrySave,
  EntrySaved,
} from '#src/contracts/content/content.ts'
import type {
  ContentChoices,
  ContentList,
  ContentListQuery,
} from '#src/contracts/content/content-list.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { valueOrText } from '#src/editing/document.ts'
import {
  composeEntry,
  findEntry,
  listChoices,
  listEntries,
  publicText,
  writeEntry,
} from '#src/editing/entry-texts.ts'
import { problemsOfDrafts } from '#src/editing/problems.ts'
import { unconfirmedIn } from '#src/editing/unconfirmed.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import type { ContentStore } from '../content/content-store.ts'
import { digestOfFile, stateOfFile } from '../content/overlay.ts'
import type { Database } from '../database/connect.ts'
import {
  type DraftRow,
  deleteDraft,
  findDraft,
  writeDrafts,
} from '../database/content/content-drafts.ts'
import {
  keepOverFile,
  raiseContentNumber,
  readContentState,
} from '../database/content/content-entries.ts'
import { listLastPublications } from '../database/content/publications.ts'
import {
  type DraftContent,
  draftOverlay,
  moment,
  readDrafts,
  recordDiscarded,
  saveDraft,
  versionOf,
} from './drafts.ts'
import { groupEntries, type LastChange, toEntries, toEntry } from './listed-entries.ts'
import { linesOfAsked, type OwnerRequests } from './owner-requests.ts'

export type SaveResult =
  | ({ outcome: 'saved' } & EntrySaved)
  | ({ outcome: 'conflict' } & EntryConflict)
  | { outcome: 'unknown' }

type Dependencies = {
  database: Database
  store: Pick<ContentStore, 'workspace' | 'current' | 'publishesWith' | 'root' | 'refresh'>
  attention: () => ContentProblem[]
  ownerRequests: Pick<OwnerRequests, 'asked' | 'owners'>
}

/**
 * Reads and changes drafts. A change names the version that it was made from. If that is outdated,
 * the result is `conflict`.
 */
export function createContentEditor({ database, store, attention, ownerRequests }: Dependencies) {
  const { db } = database
  const workspace = (drafts: readonly DraftRow[]) => store.workspace(draftOverlay(drafts))
  const publishedOf = (path: string) => publicText(store.workspace(), path)

  const read = () => readDrafts(database, store)

  function faultsOf(drafts: readonly DraftRow[]): ContentProblem[] {
    const { asOf, held } = store.publishesWith(drafts)
    return problemsOfDrafts(workspace(drafts), asOf, held)
  }

  /** Text of the release's file if it has changed since the entry was published over it. */
  function newerFile(path: string): { text: string | null } | null {
    return store.current().changedFiles.includes(path)
      ? { text: stateOfFile(store.root, path) }
      : null
  }

  async function problemsOfEntry(path: string): Promise<ContentProblem[]> {
    const { rows, conflicts } = await read()
    return [...conflicts, ...faultsOf(rows)].filter((problem) => problem.path === path)
  }

  /**
   * Returns the last publication of each entry, from the public rows if the history was deleted.
   */
  async function lastPublished(path?: string): Promise<ReadonlyMap<string, LastChange>> {
    const rows = [...store.current().rows, ...(await listLastPublications(db, path))]
    return new Map(rows.map((row) => [row.path, { editor: row.editor, at: row.published_at ?? 0 }]))
  }

  async function conflict(path: string, draft: DraftRow | undefined): Promise<SaveResult> {
    const published = publishedOf(path)
    const text = draft ? draft.text : published
    return {
      outcome: 'conflict',
      version: versionOf(draft, published),
      value: text === null ? null : valueOrText(text),
      editor: draft?.editor ?? '',
      at: draft ? moment(draft.saved_at) : null,
    }
  }

  async function storeDraft(
    author: Author,
    path: string,
    content: DraftContent,
    version: string,
    published: string | null,
    untaken?: string,
  ): Promise<SaveResult> {
    const draft = { path, content, version, published }
    const text = content.kind === 'text' ? content.text : null
    const saved = await writeDrafts(database, async (tx) => {
      const before = await findDraft(tx, path)
      const result = await saveDraft(tx, author, { ...draft, now: Date.now() })
      if (result.outcome === 'conflict') return result
      // The replaced draft is stored if it is another editor's, or if the author removes the entry
      // or takes the other text.
      const isGivenUp = text === null || untaken !== undefined || before?.editor_id !== author.id
      const isReplaced = before !== undefined && before.text !== text && isGivenUp
      if (isReplaced) await recordDiscarded(tx, author, before)
      if (untaken !== undefined && untaken !== text)
        await recordDiscarded(tx, author, {
          ...{ path, base: published, text: untaken, picture: null },
          ...{ editor: author.name, editor_id: author.id },
        })
      return result
    })
    if (saved.outcome === 'conflict') return conflict(path, saved.draft)
    return {
      outcome: 'saved',
      version: saved.version,
      at: moment(saved.at),
      problems: await problemsOfEntry(path),
    }
  }

  return {
    async list(query: ContentListQuery): Promise<Omit<ContentList, 'isReadOnly' | 'why'>> {
      const { rows: drafts, conflicts } = await read()
      const problems = [...conflicts, ...faultsOf(drafts)]
      const published = await lastPublished()
      const { entries, creatable } = listEntries(workspace(drafts), companyTime())
      const removed = drafts.filter(({ kind }) => kind === 'removal').map(({ path }) => path)
      const before = removed.length > 0 ? listEntries(store.workspace(), companyTime()).entries : []
      const gone = before.filter(({ path }) => removed.includes(path))
      const all = toEntries([...entries, ...gone], { drafts, published, problems })
      return {
        groups: groupEntries(all, query),
        changed: drafts.length,
        creatable,
        attention: attention(),
        samples: samplesOf(store.current().snapshot.settings).length,
        unconfirmed: unconfirmedIn(store.workspace(), companyTime()),
        asked: linesOfAsked(workspace(drafts), await ownerRequests.asked(drafts)),
      }
    },

    async choices(): Promise<ContentChoices> {
      return listChoices(workspace((await read()).rows), companyTime())
    },

    /**
     * Reads an entry with its draft, or with the public text if the draft is a removal.
     * @returns null for an unknown path
     */
    async entry(path: string): Promise<ContentEntryDetail | null> {
      const { rows: drafts } = await read()
      const draft = drafts.find((one) => one.path === path)
      const space = workspace(
        draft?.kind === 'removal' ? drafts.filter((one) => one !== draft) : drafts,
      )
      const facts = findEntry(space, path, companyTime())
      if (!facts) return null
      const published = publishedOf(path)
      const problems = await problemsOfEntry(path)
      const ofFile = newerFile(path)
      return {
        ...toEntry(facts.described, {
          draft,
          published: (await lastPublished(path)).get(path),
          problems,
        }),
        schema: facts.schema,
        value: facts.value,
        version: draft?.shownVersion ?? versionOf(undefined, published),
        published: published === null ? null : valueOrText(published),
        draft: draft ? { editor: draft.editor, at: moment(draft.saved_at) } : null,
        problems,
        isStale: draft?.isStale ?? false,
        newerFile: ofFile && { value: ofFile.text === null ? null : valueOrText(ofFile.text) },
        usedBy: facts.usedBy,
      }
    },

    async save(author: Author, { path, value, version, untaken }: EntrySave): Promise<SaveResult> {
      const space = workspace((await read()).rows)
      const written = writeEntry(space, path, value)
      if (!written) return { outcome: 'unknown' }
      const other = untaken === undefined ? undefined : writeEntry(space, path, untaken)?.text
      return storeDraft(
        author,
        path,
        { kind: 'text', text: written.text },
        version,
        written.published,
        other,
      )
    },

    /**
     * Makes a draft that removes the entry; an entry that was never published is deleted at once.
     */
    async remove(
      author: Author,
      { path, version }: { path: string; version: string },
    ): Promise<SaveResult | { outcome: 'kept' }> {
      const facts = findEntry(workspace((await read()).rows), path, companyTime())
      if (!facts) return { outcome: 'unknown' }
      if (!facts.described.isRemovable) return { outcome: 'kept' }
      return storeDraft(author, path, { kind: 'removal' }, version, publishedOf(path))
    },

    async discard(
      author: Author,
      { path, version }: { path: string; version: string },
    ): Promise<SaveResult> {
      const published = publishedOf(path)
      const gone = await database.write(async (tx) => {
        const draft = await findDraft(tx, path)
        const isGone =
          draft !== undefined &&
          versionOf(draft, published) === version &&
          (await deleteDraft(tx, path, draft.version))
        if (isGone) await recordDiscarded(tx, author, draft)
        if (isGone) await recordAudit(tx, author, { action: 'content.discarded', subject: path })
        return isGone
      })
      const draft = await findDraft(db, path)
      // If the draft is gone already, there is no conflict.
      if (!gone && draft) return conflict(path, draft)
      return {
        outcome: 'saved',
        version: versionOf(undefined, published),
        at: moment(Date.now()),
        problems: [],
      }
    },

    async create(
      author: Author,
      creation: EntryCreation,
    ): Promise<EntryCreated | { refused: string }> {
      const { rows: drafts } = await read()
      const made = composeEntry(workspace(drafts), creation, companyTime())
      if ('refused' in made) return made
      const draft = drafts.find(({ path }) => path === made.path)
      const version = draft?.shownVersion ?? versionOf(undefined, made.published)
      const saved = await storeDraft(
        author,
        made.path,
        { kind: 'text', text: made.text },
        version,
        made.published,
      )
      if (saved.outcome !== 'saved')
        return { refused: 'Somebody else has just changed this. Try again.' }
      return { path: made.path, field: made.field, version: saved.version }
    },

    /**
     * Decides for an entry whose file has changed since its publication: a draft takes the file's
     * text, or the entry stays as it is.
     */
    async decide(
      author: Author,
      { path, version, take }: { path: string; version: string; take: 'file' | 'entry' },
    ): Promise<SaveResult> {
      const ofFile = newerFile(path)
      const row = store.current().rows.find((one) => one.path === path)
      if (!ofFile || !row) return { outcome: 'unknown' }
      const { text } = ofFile
      if (take === 'file')
        return storeDraft(
          author,
          path,
          text === null ? { kind: 'removal' } : { kind: 'text', text },
          version,
          publishedOf(path),
        )
      await database.write(async (tx) => {
        const state = await readContentState(tx)
        if (!state || !(await keepOverFile(tx, row, digestOfFile(store.root, path)))) return
        // Every process reads the content again, and no longer says that the file has changed.
        await raiseContentNumber(tx, state.number, { ...state, changed_at: Date.now() })
        await recordAudit(tx, author, { action: 'content.kept', subject: path })
      })
      await store.refresh()
      return { outcome: 'saved', version, at: moment(Date.now()), problems: [] }
    },
  }
}
