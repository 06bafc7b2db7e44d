import { randomUUID } from 'node:crypto'
import { translatedEntry } from '#src/content/collections/collections.ts'
import { catalogueSchema, isCatalogue } from '#src/content/languages/catalogue.ts'
import { languagesOf, prefixIn } from '#src/content/languages/languages.ts'
import { writtenIn } from '#src/content/languages/translate-files.ts'
import { companyTime } from '#src/content/today.ts'
import type {
  ContentEntryDetail,
  ContentProblem,
  ContentValue,
  EntryConflict,
  EntryCreated,
  EntryCreation,
  EntryMove,
  EntrySave,
  EntrySaved,
  FieldPath,
} from '#src/contracts/content/content.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import {
  type DraftContent,
  draftOverlay,
  moment,
  readDraft,
  readDrafts,
  recordDiscarded,
  saveDraft,
  versionOf,
} from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { digestOfFile, stateOfFile } from '../published/overlay.server.ts'
import {
  type ChangesRefused,
  isEditors,
  ownersChanges,
  refuseChanges,
} from '../refuse-changes.server.ts'
import {
  type DraftRow,
  deleteDraft,
  findDraft,
  insertDraft,
  listDraftPaths,
} from '../rows/draft-rows.server.ts'
import { keepOverFile, raiseContentNumber, readContentState } from '../rows/entry-rows.server.ts'
import { listLastPublications } from '../rows/publication-rows.server.ts'
import { valueOfFile } from '../texts/document.server.ts'
import { composeEntry, findEntry, publicText, writeEntry } from '../texts/entry-texts.server.ts'
import { functionOf } from '../texts/own-functions.server.ts'
import { problemsOfDraft, problemsOfDrafts } from '../texts/problems.server.ts'
import { readShownSources } from '../texts/shown-sources.server.ts'
import { languagesOfEntry, nextOpenEntry, readTranslation } from '../texts/translations.server.ts'
import { placeOfPath, type Workspace } from '../texts/workspace.server.ts'
import { type LastChange, toEntry } from './listed-entries.server.ts'

export type SaveResult =
  | ({ outcome: 'saved' } & EntrySaved)
  | ({ outcome: 'conflict' } & EntryConflict)
  | { outcome: 'unknown' }
  /** A translation that no catalogue can hold, or an entry that a function of its own writes. */
  | { outcome: 'refused'; why: string }

const publishedOf = ({ store }: EditorContext, path: string) => publicText(store.workspace(), path)

/** Lists the faults of drafts, checked with the public texts. */
export function faultsOf({ store }: EditorContext, drafts: readonly DraftRow[]): ContentProblem[] {
  const { asOf, held } = store.publishesWith(drafts)
  return problemsOfDrafts(store.workspace(draftOverlay(drafts)), asOf, held)
}

/** Text of the release's file if it has changed since the entry was published over it. */
function newerFile({ store }: EditorContext, path: string): { text: string | null } | null {
  return store.current().changedFiles.includes(path)
    ? { text: stateOfFile(store.root, path, store.current().base) }
    : null
}

/** Lists as warnings the links of a draft that only an owner may publish. */
const linksOfOwners = ({ store }: EditorContext, draft: DraftRow | undefined): ContentProblem[] =>
  draft?.text == null
    ? []
    : ownersChanges(store, [
        { path: draft.path, before: publicText(store.workspace(), draft.path), after: draft.text },
      ]).flatMap((change) =>
        change.field.length > 0 ? [{ ...change, isWarning: true as const }] : [],
      )

/**
 * Reads the draft of an entry, and for a translation also the draft of the texts that it translates.
 */
async function readDraftsOf(context: EditorContext, path: string) {
  const own = await readDraft(context, path)
  const translated = translatedEntry(path)
  if (!translated) return own
  const { rows } = await readDraft(context, translated.path)
  return { ...own, rows: [...own.rows, ...rows.filter(({ kind }) => kind !== 'removal')] }
}

/**
 * Lists the faults of an entry by itself, with its draft if it has one, and with what is public, and
 * what visitors do not read of it.
 */
async function checkEntry(
  context: EditorContext,
  path: string,
): Promise<{ problems: ContentProblem[]; unread: FieldPath[] }> {
  const { database, store } = context
  const { rows, conflicts } = await readDraftsOf(context, path)
  const own = rows.find((row) => row.path === path)
  const { problems, unread } = await problemsOfDraft({
    check: store.draftCheck(translatedEntry(path)?.language ?? null),
    workspace: store.workspace(draftOverlay(rows)),
    path,
    today: companyTime(),
    readDrafted: () => listDraftPaths(database.db),
  })
  return { problems: [...conflicts, ...problems, ...linksOfOwners(context, own)], unread }
}

/**
 * Returns the last publication of each entry, from the public rows if the history was deleted.
 */
export async function lastPublished(
  { database, store }: EditorContext,
  path?: string,
): Promise<ReadonlyMap<string, LastChange>> {
  const rows = [...store.current().rows, ...(await listLastPublications(database.db, path))]
  return new Map(rows.map((row) => [row.path, { editor: row.editor, at: row.published_at ?? 0 }]))
}

function conflict(context: EditorContext, path: string, draft: DraftRow | undefined): SaveResult {
  const published = publishedOf(context, path)
  const text = draft ? draft.text : published
  return {
    outcome: 'conflict',
    version: versionOf(draft, published),
    value: text === null ? null : valueOfFile(path, text),
    editor: draft?.editor ?? '',
    at: draft ? moment(draft.saved_at) : null,
  }
}

type StoredDraft = {
  path: string
  content: DraftContent
  version: string
  published: string | null
  rejected?: string | undefined
}

async function writeDraft(
  tx: Queryable,
  author: Author,
  { rejected, ...draft }: StoredDraft,
): Promise<Awaited<ReturnType<typeof saveDraft>>> {
  const { path, content, published } = draft
  const text = content.kind === 'text' ? content.text : null
  const before = await findDraft(tx, path)
  const result = await saveDraft(tx, author, { ...draft, now: Date.now() })
  if (result.outcome === 'conflict') return result
  // The replaced draft is stored if it is another editor's, or if the author removes the entry
  // or takes the other text.
  const isGivenUp = text === null || rejected !== undefined || before?.editor_id !== author.id
  const isReplaced = before !== undefined && before.text !== text && isGivenUp
  if (isReplaced) await recordDiscarded(tx, author, before)
  if (rejected !== undefined && rejected !== text)
    await recordDiscarded(tx, author, {
      ...{ path, base: published, text: rejected, picture: null },
      ...{ editor: author.name, editor_id: author.id },
    })
  return result
}

async function storeDraft(
  context: EditorContext,
  author: Author,
  draft: StoredDraft,
): Promise<SaveResult> {
  const { path } = draft
  const saved = await context.database.write((tx) => writeDraft(tx, author, draft))
  if (saved.outcome === 'conflict') return conflict(context, path, saved.draft)
  return {
    outcome: 'saved',
    version: saved.version,
    at: moment(saved.at),
    ...(await checkEntry(context, path)),
  }
}

/**
 * Saves what a translator has returned as drafts, which are checked when they are published.
 * @param rows the drafts with which the file was compared
 * @returns the paths of what somebody has changed since then, which is not stored
 */
export async function saveReturned(
  context: EditorContext,
  author: Author,
  returned: readonly { path: string; value: ContentValue }[],
  rows: Awaited<ReturnType<typeof readDrafts>>['rows'],
): Promise<string[]> {
  const space = context.store.workspace(draftOverlay(rows))
  const drafts = returned.flatMap(({ path, value }) => {
    const written = writeEntry(space, path, value)
    if (!written) return []
    const version =
      rows.find((one) => one.path === path)?.shownVersion ?? versionOf(undefined, written.published)
    const content = { kind: 'text' as const, text: written.text }
    return [{ path, content, version, published: written.published, rejected: undefined }]
  })
  // All or none, so that a page never shows half a file.
  return context.database.write(async (tx) => {
    const changed: string[] = []
    for (const draft of drafts) {
      const saved = await writeDraft(tx, author, draft)
      if (saved.outcome === 'conflict') changed.push(draft.path)
    }
    return changed
  })
}

/** The languages of an entry, and what the texts of a translation are. */
function languagesFor(
  { store }: EditorContext,
  workspace: Workspace,
  path: string,
): Pick<ContentEntryDetail, 'languages' | 'translation'> {
  const { company } = store.current().snapshot.settings
  const translation = readTranslation(workspace, path)
  const place = translation && placeOfPath(translation.entry)
  const [first] = languagesOf(company)
  return {
    languages: languagesOfEntry(workspace, path, company),
    translation:
      translation && place
        ? {
            from: writtenIn(place, first),
            language: translation.language,
            prefix: prefixIn(company, translation.language),
            texts: translation.texts,
            next: nextOpenEntry(
              workspace,
              readShownSources(workspace, companyTime()),
              company,
              path,
            ),
            shown: translation.shownIn(writtenIn(place, first)),
          }
        : null,
  }
}

/**
 * Reads an entry with its draft, or with the public text if the draft is a removal.
 * @returns null for an unknown path
 */
export async function readEntry(
  context: EditorContext,
  path: string,
): Promise<ContentEntryDetail | null> {
  const { rows: drafts } = await readDrafts(context)
  const draft = drafts.find((one) => one.path === path)
  const shown = draft?.kind === 'removal' ? drafts.filter((one) => one !== draft) : drafts
  const facts = findEntry(context.store.workspace(draftOverlay(shown)), path, companyTime())
  if (!facts) return null
  const published = publishedOf(context, path)
  const { problems, unread } = await checkEntry(context, path)
  const ofFile = newerFile(context, path)
  const workspace = context.store.workspace(draftOverlay(shown))
  const was = published === null ? null : valueOfFile(path, published)
  return {
    ...toEntry(facts.described, {
      draft,
      published: (await lastPublished(context, path)).get(path),
      problems,
    }),
    schema: facts.schema,
    value: facts.value,
    version: draft?.shownVersion ?? versionOf(undefined, published),
    published: was,
    isOwners: !isEditors(workspace, path, was, facts.value),
    draft: draft ? { editor: draft.editor, at: moment(draft.saved_at) } : null,
    problems,
    unread,
    isStale: draft?.isStale ?? false,
    newerFile: ofFile && { value: ofFile.text === null ? null : valueOfFile(path, ofFile.text) },
    usedBy: facts.usedBy,
    ...languagesFor(context, workspace, path),
  }
}

export async function saveEntry(
  context: EditorContext,
  author: Author,
  { path, value, version, rejected }: EntrySave,
): Promise<SaveResult> {
  const why = isCatalogue(path)
    ? catalogueSchema.safeParse(value).error?.issues[0]?.message
    : functionOf(path)
  if (why != null) return { outcome: 'refused', why }
  const { rows } = await readDraftsOf(context, path)
  const space = context.store.workspace(draftOverlay(rows))
  const written = writeEntry(space, path, value)
  if (!written) return { outcome: 'unknown' }
  const other = rejected === undefined ? undefined : writeEntry(space, path, rejected)?.text
  return storeDraft(context, author, {
    path,
    content: { kind: 'text', text: written.text },
    version,
    published: written.published,
    rejected: other,
  })
}

/**
 * Makes a draft that removes the entry; an entry that was never published is deleted at once.
 */
export async function removeEntry(
  context: EditorContext,
  author: Author,
  { path, version }: { path: string; version: string },
): Promise<SaveResult | { outcome: 'kept' }> {
  const { rows } = await readDrafts(context)
  const facts = findEntry(context.store.workspace(draftOverlay(rows)), path, companyTime())
  if (!facts) return { outcome: 'unknown' }
  if (!facts.described.isRemovable) return { outcome: 'kept' }
  const published = publishedOf(context, path)
  return storeDraft(context, author, { path, content: { kind: 'removal' }, version, published })
}

export async function discardDraft(
  context: EditorContext,
  author: Author,
  { path, version }: { path: string; version: string },
): Promise<SaveResult> {
  const { database } = context
  const published = publishedOf(context, path)
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
  const draft = await findDraft(database.db, path)
  // If the draft is gone already, there is no conflict.
  if (!gone && draft) return conflict(context, path, draft)
  return {
    outcome: 'saved',
    version: versionOf(undefined, published),
    at: moment(Date.now()),
    ...{ problems: [], unread: [] },
  }
}

export async function createEntry(
  context: EditorContext,
  author: Author,
  creation: EntryCreation,
): Promise<EntryCreated | { refused: string }> {
  const { rows: drafts } = await readDrafts(context)
  const space = context.store.workspace(draftOverlay(drafts))
  const made = composeEntry(space, creation, companyTime())
  if ('refused' in made) return made
  const draft = drafts.find(({ path }) => path === made.path)
  const version = draft?.shownVersion ?? versionOf(undefined, made.published)
  const saved = await storeDraft(context, author, {
    path: made.path,
    content: { kind: 'text', text: made.text },
    version,
    published: made.published,
  })
  if (saved.outcome !== 'saved')
    return { refused: 'Somebody else has just changed this. Try again.' }
  return { path: made.path, field: made.field, version: saved.version }
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/**
 * Gives an entry that was never public another address. Texts that link to the former one have a
 * fault until they are changed. Links to its preview end.
 */
export async function moveDraft(
  context: EditorContext,
  { path, version, ...creation }: EntryMove,
): Promise<EntryCreated | { refused: string }> {
  const { database, store } = context
  const { rows } = await readDrafts(context)
  if (publicText(store.workspace(), path) !== null)
    return { refused: 'It was published, so its address stays.' }
  const made = composeEntry(
    store.workspace(draftOverlay(rows)),
    { ...creation, title: creation.slug },
    companyTime(),
  )
  if ('refused' in made) return made
  const moved = await database.write(async (tx) => {
    const draft = await findDraft(tx, path)
    const isFree = folderOf(made.path) === folderOf(path) && !(await findDraft(tx, made.path))
    if (!draft || versionOf(draft, null) !== version || !isFree) return null
    const row = { ...draft, path: made.path, version: randomUUID() }
    await deleteDraft(tx, path, draft.version)
    await insertDraft(tx, row)
    return row.version
  })
  return moved
    ? { path: made.path, field: [], version: moved }
    : { refused: 'Somebody else has just changed this. Try again.' }
}

/**
 * Decides for an entry whose file has changed since its publication: a draft takes the file's
 * text, or the entry stays as it is.
 */
export async function decideForFile(
  context: EditorContext,
  author: Author,
  { path, version, take }: { path: string; version: string; take: 'file' | 'entry' },
): Promise<SaveResult | ChangesRefused> {
  const { database, store } = context
  const ofFile = newerFile(context, path)
  const row = store.current().rows.find((one) => one.path === path)
  if (!ofFile || !row) return { outcome: 'unknown' }
  const { text } = ofFile
  const why = functionOf(path)
  if (why !== null) return { outcome: 'refused', why }
  if (take === 'file')
    return storeDraft(context, author, {
      path,
      content: text === null ? { kind: 'removal' } : { kind: 'text', text },
      version,
      published: publishedOf(context, path),
    })
  // What the file says now is dropped for good.
  const texts = [text, row.text].map((one) => (one === null ? null : valueOfFile(path, one)))
  const refused = isEditors(store.workspace(), path, ...texts)
    ? null
    : refuseChanges(store, author, [{ path, before: text, after: row.text }])
  if (refused) return refused
  await database.write(async (tx) => {
    const state = await readContentState(tx)
    if (
      !state ||
      !(await keepOverFile(tx, row, digestOfFile(store.root, path, store.current().base)))
    )
      return
    // Every process reads the content again, and no longer says that the file has changed.
    await raiseContentNumber(tx, state.number, { ...state, changed_at: Date.now() })
    await recordAudit(tx, author, { action: 'content.kept', subject: path })
  })
  await store.refresh()
  return { outcome: 'saved', version, at: moment(Date.now()), problems: [], unread: [] }
}
