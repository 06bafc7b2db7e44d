import { createHash, randomUUID } from 'node:crypto'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import type { FieldPath } from '#src/contracts/content/content.ts'
import { problemsOfFields, publicText } from '#src/editing/entry-texts.ts'
import { mergeDraftOntoFile } from '#src/editing/merge.ts'
import { somePicture } from '#src/editing/pictures.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database } from '../database/connect.ts'
import {
  type DraftRow,
  type DraftsTransaction,
  deleteDraft,
  findDraft,
  insertDraft,
  listDrafts,
  releaseOthersHolds,
  updateDraft,
} from '../database/content/content-drafts.ts'
import type { Actor } from '../services/audit/audit.ts'
import { createPauses, judgeInSlices } from './pauses.ts'

/** New content of a file; a picture is stored by the hash of its bytes. */
export type DraftContent =
  | { kind: 'text'; text: string }
  | { kind: 'picture'; picture: string }
  | { kind: 'removal' }

export const moment = (milliseconds: number) => new Date(milliseconds).toISOString()

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Returns the version that an editor loads and sends back. Saves and publications change it, so
 * that no unseen text is overwritten.
 */
export function versionOf(
  draft: Pick<DraftRow, 'version' | 'base' | 'kind'> | undefined,
  published: string | null,
): string {
  if (!draft) return `file-${digestOf(published ?? '')}`
  const isJoined = draft.kind === 'text' && draft.base !== published
  return isJoined ? `joined-${digestOf(JSON.stringify([draft.version, published]))}` : draft.version
}

export const draftOverlay = (
  drafts: readonly Pick<DraftRow, 'path' | 'kind' | 'text'>[],
): Overlay =>
  new Map(
    drafts.map(({ path, kind, text }) => [
      path,
      kind === 'removal' ? null : kind === 'picture' ? somePicture : text,
    ]),
  )

type Written = { path: string; content: DraftContent; base: string | null; now: number }

export const draftRow = (
  { id, name }: Pick<Actor, 'id' | 'name'>,
  { path, content, base, now }: Written,
): DraftRow => ({
  path,
  kind: content.kind,
  text: content.kind === 'text' ? content.text : null,
  picture: content.kind === 'picture' ? content.picture : null,
  base,
  version: randomUUID(),
  editor_id: id,
  editor: name,
  saved_at: now,
})

/**
 * A draft merged with the public text. `version` belongs to the row, `shownVersion` to the merged
 * text.
 */
export type ShownDraft = DraftRow & { shownVersion: string }

/**
 * Merges a draft with the public text.
 * @returns the merged draft, and the fields changed in both draft and public text
 */
export function joinDraft(
  row: DraftRow,
  published: string | null,
): { draft: ShownDraft; conflicts: FieldPath[] } {
  const shownVersion = versionOf(row, published)
  if (row.text === null || row.base === published)
    return { draft: { ...row, shownVersion }, conflicts: [] }
  const { text, conflicts } = mergeDraftOntoFile(row.path, row.base, row.text, published)
  return {
    draft: { ...row, shownVersion, text, base: conflicts.length === 0 ? published : row.base },
    conflicts,
  }
}

/**
 * Reads all drafts, merged with later changes of the public texts, and judges those that are new.
 * The stored rows only change with the next save.
 */
export async function readDrafts(
  database: Database,
  store: Pick<ContentStore, 'workspace' | 'publishesWith'>,
  pause = createPauses(),
) {
  const rows = await listDrafts(database.db)
  const workspace = store.workspace(draftOverlay(rows))
  const joined: ReturnType<typeof joinDraft>[] = []
  for (const row of rows) {
    joined.push(joinDraft(row, publicText(workspace, row.path)))
    await pause()
  }
  const problems = joined.flatMap(({ draft: { path }, conflicts }) =>
    problemsOfFields(workspace, path, conflicts, changedOutside),
  )
  const shown = joined.map(({ draft }) => draft)
  await judgeInSlices(store.workspace(draftOverlay(shown)), store.publishesWith(shown), pause)
  return { rows: shown, conflicts: problems }
}

const changedOutside =
  'This was changed outside the editor after the draft was begun. Save the draft once more to keep your text, or discard it.'

export type Saved =
  | { outcome: 'saved'; version: string; at: number }
  | { outcome: 'conflict'; draft: DraftRow | undefined }

type Save = {
  path: string
  content: DraftContent
  version: string
  published: string | null
  now: number
  /** Keeps the published text although an engineer has changed the file. */
  isKept?: boolean
}

/**
 * Stores a draft unless the file was saved or published since. A text equal to the public one needs
 * no draft.
 */
export async function saveDraft(
  tx: DraftsTransaction,
  actor: Actor,
  { path, content, version, published, now, isKept = false }: Save,
): Promise<Saved> {
  const draft = await findDraft(tx, path)
  if (versionOf(draft, published) !== version) return { outcome: 'conflict', draft }
  const text = content.kind === 'text' ? content.text : null
  const isNewer = draft ? draft.base !== published : isKept
  if (content.kind === 'text' && text === (draft ? draft.text : published) && !isNewer)
    return { outcome: 'saved', version, at: draft?.saved_at ?? now }
  if (path.startsWith('content/') && text === published && !isKept) {
    if (draft && !(await deleteDraft(tx, path, draft.version)))
      return { outcome: 'conflict', draft: await findDraft(tx, path) }
    return { outcome: 'saved', version: versionOf(undefined, published), at: now }
  }
  const next = draftRow(actor, { path, content, base: published, now })
  await releaseOthersHolds(tx, path, actor.id)
  const isSaved = draft ? await updateDraft(tx, draft.version, next) : await insertDraft(tx, next)
  return isSaved
    ? { outcome: 'saved', version: next.version, at: now }
    : { outcome: 'conflict', draft: await findDraft(tx, path) }
}
