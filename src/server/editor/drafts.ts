import { createHash, randomUUID } from 'node:crypto'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import type { ContentProblem } from '#src/contracts/content.ts'
import { calls } from '#src/editing/calls.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database, Queryable } from '../database/connect.ts'
import { type DraftRow, deleteDraft, findDraft, insertDraft, listDrafts, updateDraft } from '../database/content-drafts.ts'
import type { Actor } from '../services/audit/audit.ts'

/** What a file is to hold; the text of a picture is the hash of its bytes. */
export type DraftContent = { kind: 'text'; text: string } | { kind: 'picture'; picture: string } | { kind: 'removal' }

/**
 * Which state of a file somebody has before them: that of its draft, else that of the file itself. Both change with every save and every
 * publication, so that nobody saves over what they have not seen.
 */
export const versionOf = (draft: Pick<DraftRow, 'version'> | undefined, published: string | null): string =>
  draft?.version ??
  `file-${createHash('sha256')
    .update(published ?? '')
    .digest('base64url')}`

/** No process needs the bytes of a picture to know that it is there. */
const isThere = new Uint8Array()

/** What drafts make of the content. */
export const draftOverlay = (drafts: readonly Pick<DraftRow, 'path' | 'kind' | 'text'>[]): Overlay =>
  new Map(drafts.map(({ path, kind, text }) => [path, kind === 'removal' ? null : kind === 'picture' ? isThere : text]))

const columnsOf = (content: DraftContent) => ({
  kind: content.kind,
  text: content.kind === 'text' ? content.text : null,
  picture: content.kind === 'picture' ? content.picture : null,
})

const sameContent = (draft: DraftRow | undefined, published: string | null): string | null =>
  draft ? (draft.kind === 'text' ? draft.text : null) : published

export type Drafts = {
  rows: DraftRow[]
  /** Fields that somebody has changed in the file itself since the draft was begun. */
  conflicts: ContentProblem[]
}

/** All drafts, joined with what was made of their entries since, by a publication or by an engineer who merged a branch. */
export async function readDrafts(database: Database, { workspace: workspaceOf }: Pick<ContentStore, 'workspace'>): Promise<Drafts> {
  const rows = await listDrafts(database.db)
  const texts = rows.filter(({ kind }) => kind === 'text')
  const workspace = workspaceOf(draftOverlay(rows))
  const published = calls.read(
    workspace,
    texts.map(({ path }) => path),
  )
  const conflicts: ContentProblem[] = []
  let isChanged = false
  for (const [index, { path, base, text, version }] of texts.entries()) {
    const now = published[index] ?? null
    if (base === now || text === null) continue
    const merged = calls.merge(path, base, text, now)
    const label = calls.label(workspace, path)
    const places = calls.places(path, merged.conflicts)
    conflicts.push(...merged.conflicts.map((field, at) => ({ path, field, place: places[at] ?? '', label, message: changedOutside })))
    const isSettled = merged.conflicts.length === 0
    if (merged.text === text && !isSettled) continue
    // Whoever has the draft before them has not seen what came from outside: their next save is a conflict.
    const change = { text: merged.text, base: isSettled ? now : base, version: merged.text === text ? version : randomUUID() }
    await database.write((tx) =>
      tx.updateTable('content_draft').set(change).where('path', '=', path).where('version', '=', version).execute(),
    )
    isChanged = true
  }
  return { rows: isChanged ? await listDrafts(database.db) : rows, conflicts }
}

const changedOutside =
  'Somebody has changed this outside the editor since the draft was begun. Save it once more to keep yours, or discard the draft.'

export type Saved = { outcome: 'saved'; version: string; at: number } | { outcome: 'conflict'; draft: DraftRow | undefined }

type Save = {
  path: string
  content: DraftContent
  version: string
  published: string | null
  now: number
  /** Whether what is published is to be published once more: an engineer has changed its file. */
  isKept?: boolean
}

/**
 * Stores what a file is to hold, unless somebody else has saved or published another state than the one that was changed. A text that is
 * what the file holds needs no draft.
 */
export async function saveDraft(
  tx: Queryable,
  actor: Actor,
  { path, content, version, published, now, isKept = false }: Save,
): Promise<Saved> {
  const draft = await findDraft(tx, path)
  if (versionOf(draft, published) !== version) return { outcome: 'conflict', draft }
  const text = content.kind === 'text' ? content.text : null
  const isNewer = draft ? draft.base !== published : isKept
  if (content.kind === 'text' && text === sameContent(draft, published) && !isNewer)
    return { outcome: 'saved', version, at: draft?.saved_at ?? now }
  if (path.startsWith('content/') && text === published && !isKept) {
    if (draft && !(await deleteDraft(tx, path, version))) return { outcome: 'conflict', draft: await findDraft(tx, path) }
    return { outcome: 'saved', version: versionOf(undefined, published), at: now }
  }
  const next = {
    path,
    ...columnsOf(content),
    base: published,
    version: randomUUID(),
    editor_id: actor.id,
    editor: actor.name,
    saved_at: now,
  }
  const isSaved = draft ? await updateDraft(tx, version, next) : await insertDraft(tx, next)
  return isSaved ? { outcome: 'saved', version: next.version, at: now } : { outcome: 'conflict', draft: await findDraft(tx, path) }
}
