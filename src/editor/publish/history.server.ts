import { isDeepStrictEqual } from 'node:util'
import { baseFile } from '#src/content/reading/delivered.ts'
import { companyTime } from '#src/content/today.ts'
import type { BrokenLink, ContentHistory } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { type DraftContent, draftOverlay, moment, saveDraft, versionOf } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { type ChangesRefused, refuseChanges } from '../refuse-changes.server.ts'
import { type DraftRow, findDraft } from '../rows/draft-rows.server.ts'
import {
  findPublication,
  listPublicationFiles,
  listPublications,
  type PublicationFileRow,
  type PublicationRow,
} from '../rows/publication-rows.server.ts'
import { brokenLinksOf } from '../texts/broken-links.server.ts'
import { filledName, labelOfPath } from '../texts/entries.server.ts'
import { changeOfPicture, changesOfFiles, publicText } from '../texts/entry-texts.server.ts'
import { choiceIn, functionOf } from '../texts/own-functions.server.ts'
import { isPicture } from '../texts/pictures.server.ts'
import { textChangesOf } from './change.server.ts'
import { titleOfChanges } from './change-title.ts'

type RestoreOutcome =
  | { outcome: 'restored'; paths: string[]; summary: string }
  | { outcome: 'unknown' }
  | { outcome: 'same' }
  /** A function of its own writes one of the files. */
  | { outcome: 'refused'; why: string }
  | { outcome: 'conflict'; paths: string[] }
  /** Entries that an undo would change were changed again. */
  | { outcome: 'changed-since'; paths: string[]; labels: string[] }
  | ChangesRefused

type RestoreRequest = {
  publication: number
  /**
   * `after`: the state after the publication. `before`: the state before it, if nobody has changed
   * the entries since.
   */
  as: 'after' | 'before'
  file?: string | undefined
}

const changeOf = ({ path: file, picture_before, picture_after }: PublicationFileRow) =>
  changeOfPicture(
    file,
    picture_before === null ? 'added' : picture_after === null ? 'removed' : 'changed',
  )

async function toPublication(
  { database, store }: EditorContext,
  row: PublicationRow,
  file?: string,
): Promise<ContentHistory['items'][number]> {
  const files = (await listPublicationFiles(database.db, row.id)).filter(
    (one) => file === undefined || one.path === file,
  )
  // A discarded draft may be of an entry that was never public, and has its name from its text.
  const drafts = new Map(files.map((one) => [one.path, one.text_after]))
  const space = row.published_at === null ? store.workspace(drafts) : store.workspace()
  const changes = changesOfFiles(space, textChangesOf(files))
  return {
    id: row.id,
    at: moment(row.published_at ?? row.created_at),
    editor: row.editor,
    // Earlier releases stored names with their tokens.
    summary: filledName(row.summary),
    isDiscarded: row.published_at === null,
    files: [...changes, ...files.filter((one) => isPicture(one.path)).map(changeOf)],
  }
}

const textIn = (content: DraftContent) => (content.kind === 'text' ? content.text : null)
const holds = (draft: DraftRow, content: DraftContent) =>
  draft.kind === content.kind &&
  draft.text === textIn(content) &&
  draft.picture === (content.kind === 'picture' ? content.picture : null)

/** Returns what a file was before or after a publication. */
function contentOf(one: PublicationFileRow, as: 'after' | 'before'): DraftContent {
  const text = as === 'after' ? one.text_after : one.text_before
  const picture = as === 'after' ? one.picture_after : one.picture_before
  if (text !== null) return { kind: 'text', text }
  return picture === null ? { kind: 'removal' } : { kind: 'picture', picture }
}

async function planOf(
  { database, store }: EditorContext,
  { publication: id, as, file }: RestoreRequest,
) {
  const { db } = database
  const publication = await findPublication(db, id)
  if (!publication) return null
  const files = (await listPublicationFiles(db, id)).filter(
    (one) => file === undefined || one.path === file,
  )
  if (files.length === 0) return null
  const items = files.map((one) => {
    const now = publicText(store.workspace(), one.path)
    const isChangedSince = as === 'before' && !isPicture(one.path) && one.text_after !== now
    return { path: one.path, now, isChangedSince, content: contentOf(one, as) }
  })
  return { publication, items }
}

/** @param now public text of the file; null if it has none */
async function bringBack(
  tx: Queryable,
  actor: Actor,
  { path, content, now }: { path: string; content: DraftContent; now: string | null },
): Promise<boolean> {
  const draft = await findDraft(tx, path)
  if (draft && !holds(draft, content)) return false
  const version = versionOf(draft, now)
  const draftOfFile = { path, content, version, published: now, now: Date.now() }
  return (await saveDraft(tx, actor, draftOfFile)).outcome === 'saved'
}

/** @param after number of the publication before the page; the newest by default */
export async function listHistory(
  context: EditorContext,
  { path: file, after }: { path?: string | undefined; after?: number | undefined },
): Promise<ContentHistory> {
  const { db } = context.database
  const rows = await listPublications(db, { path: file, after, limit: contentLimits.history + 1 })
  const items = await Promise.all(
    rows.slice(0, contentLimits.history).map((row) => toPublication(context, row, file)),
  )
  return {
    items,
    next: rows.length > contentLimits.history ? (items.at(-1)?.id ?? null) : null,
  }
}

/**
 * Lists the links that would be broken if the request were published; null for an unknown
 * publication.
 */
export async function brokenLinksOfRestore(
  context: EditorContext,
  request: RestoreRequest,
): Promise<BrokenLink[] | null> {
  const { store } = context
  const plan = await planOf(context, request)
  if (!plan) return null
  const drafts = plan.items.map(({ path, content }) => ({
    path,
    kind: content.kind,
    text: textIn(content),
  }))
  return brokenLinksOf(store.workspace(), store.workspace(draftOverlay(drafts)), companyTime())
}

/**
 * Makes drafts of all files, or none if a file has another draft, or was changed since.
 * `isPublication`: to publish at once. `isWhole`: although the files were changed since.
 */
export async function restorePublication(
  context: EditorContext,
  author: Author,
  request: RestoreRequest & { isPublication: boolean; isWhole: boolean },
): Promise<RestoreOutcome> {
  const { database, store } = context
  const plan = await planOf(context, request)
  if (!plan) return { outcome: 'unknown' }
  const { publication } = plan
  const isOtherChoice = ({ path, now, content }: (typeof plan.items)[number]) =>
    path === baseFile &&
    !isDeepStrictEqual(choiceIn(store.root, textIn(content)), choiceIn(store.root, now))
  const own = plan.items.find(
    (one) => functionOf(one.path) !== null && (one.path !== baseFile || isOtherChoice(one)),
  )
  if (own) return { outcome: 'refused', why: functionOf(own.path) ?? '' }
  const items = plan.items.filter(({ path }) => functionOf(path) === null)
  if (items.every(({ content, now }) => content.kind === 'text' && content.text === now))
    return { outcome: 'same' }
  const changed = items.filter(({ isChangedSince }) => isChangedSince)
  if (changed.length > 0 && !request.isWhole)
    return {
      outcome: 'changed-since',
      paths: changed.map(({ path }) => path),
      labels: changed.map(({ path }) => labelOfPath(store.workspace(), path)),
    }
  const texts = items.filter(({ path }) => !isPicture(path))
  const changes = texts.map(({ path, now, content }) => ({
    path,
    before: now,
    after: textIn(content),
  }))
  const refused = request.isPublication ? refuseChanges(store, author, changes) : null
  if (refused) return refused
  const inTheWay: string[] = []
  const undo = new Error('Other drafts are in the way')
  await database
    .write(async (tx) => {
      for (const item of items) if (!(await bringBack(tx, author, item))) inTheWay.push(item.path)
      if (inTheWay.length > 0) throw undo
      await recordAudit(tx, author, {
        action: 'content.restored',
        subject: `publication ${publication.id}`,
        detail: { files: items.length },
      })
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (inTheWay.length > 0) return { outcome: 'conflict', paths: inTheWay }
  const what =
    publication.summary ||
    titleOfChanges((await toPublication(context, publication, request.file)).files)
  const summary = cutText(
    `${request.as === 'before' ? 'Undone' : 'Brought back'}: ${what}`,
    contentLimits.summary.max,
  )
  return { outcome: 'restored', paths: items.map(({ path }) => path), summary }
}
