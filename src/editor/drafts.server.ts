import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'
import type { EditorContext } from './editor-context.server.ts'
import { stateOfFile } from './published/overlay.server.ts'
import {
  type DraftRow,
  deleteDraft,
  findDraft,
  insertDraft,
  listDrafts,
  updateDraft,
} from './rows/draft-rows.server.ts'
import { insertPublication } from './rows/publication-rows.server.ts'
import { valueOfFile } from './texts/document.server.ts'
import { labelOfPath } from './texts/entries.server.ts'
import { publicText } from './texts/entry-texts.server.ts'
import { fitToSchema } from './texts/fit-to-schema.server.ts'
import { functionOf } from './texts/own-functions.server.ts'
import { somePicture } from './texts/pictures.server.ts'

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
  const isOlder = draft.kind === 'text' && draft.base !== published
  return isOlder ? `older-${digestOf(JSON.stringify([draft.version, published]))}` : draft.version
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
 * A draft. `version` belongs to the row, `shownVersion` to what is
 * shown. `isStale`: the public text has changed since the draft was begun.
 */
export type ShownDraft = DraftRow & { shownVersion: string; isStale: boolean }

/** Returns whether a text has another value than before, or is new or gone. */
const isOtherText = (path: string, before: string | null, after: string | null): boolean =>
  before !== after &&
  (before === null ||
    after === null ||
    !isDeepStrictEqual(valueOfFile(path, before), valueOfFile(path, after)))

/**
 * Reads a draft that an earlier release may have stored, as a published entry is read. What was
 * public then is fitted too, so that a new release alone makes no draft stale; the version is the
 * row's, by which a change of it is recognised.
 */
function toShown(
  { root, current }: EditorContext['store'],
  row: DraftRow,
  published: string | null,
): ShownDraft {
  const { path, text, base } = row
  const inFile = row.kind === 'text' ? stateOfFile(root, path, current().base) : null
  const fitted = (one: string | null) =>
    one === null || row.kind !== 'text' ? one : fitToSchema(path, one, inFile).text
  return {
    ...{ ...row, text: fitted(text) },
    shownVersion: versionOf(row, published),
    isStale: text !== null && isOtherText(path, fitted(base), published),
  }
}

function show({ store }: EditorContext, found: readonly DraftRow[]) {
  const space = store.workspace()
  // An earlier release may have stored drafts of what has none any more.
  const drafts = found.filter(({ path }) => functionOf(path) === null)
  const rows = drafts.map((row) => toShown(store, row, publicText(space, row.path)))
  const workspace = store.workspace(draftOverlay(rows))
  const conflicts = rows.flatMap(({ path, isStale }) =>
    isStale
      ? [
          {
            ...{ path, field: [], place: '', label: labelOfPath(workspace, path) },
            message: 'What is public has changed since this draft was begun. Open it and choose.',
          },
        ]
      : [],
  )
  return { rows, conflicts }
}

/** Reads all drafts, and a fault for each that is stale. */
export const readDrafts = async (context: EditorContext) =>
  show(context, await listDrafts(context.database.db))

/** Reads the draft of one entry, and a fault if it is stale. */
export async function readDraft(context: EditorContext, path: string) {
  const stored = await findDraft(context.database.db, path)
  return show(context, stored ? [stored] : [])
}

/** Stores a discarded text in the history, from which it can be restored. */
export async function recordDiscarded(
  tx: Queryable,
  actor: Actor,
  draft: Pick<DraftRow, 'path' | 'base' | 'text' | 'picture' | 'editor' | 'editor_id'>,
): Promise<void> {
  const { path, base, text, picture, editor, editor_id } = draft
  if (text === null && picture === null) return
  await insertPublication(
    tx,
    {
      ...{ job: randomUUID(), created_at: Date.now(), published_at: null, commit_hash: null },
      ...{ editor_id, editor, network: actor.network, summary: '' },
    },
    [
      {
        ...{ path, draft_version: null, text_before: base, text_after: text },
        ...{ picture_before: null, picture_after: picture },
      },
    ],
  )
}

export type Saved =
  | { outcome: 'saved'; version: string; at: number }
  | { outcome: 'conflict'; draft: DraftRow | undefined }

type Save = {
  path: string
  content: DraftContent
  version: string
  published: string | null
  now: number
}

/**
 * Stores a draft unless the file was saved or published since. A text equal to the public one needs
 * no draft.
 * @throws if a function of its own writes the file
 */
export async function saveDraft(
  tx: Queryable,
  actor: Actor,
  { path, content, version, published, now }: Save,
): Promise<Saved> {
  const why = functionOf(path)
  if (why !== null) throw new Error(`${path} has no draft: ${why}`)
  const draft = await findDraft(tx, path)
  if (versionOf(draft, published) !== version) return { outcome: 'conflict', draft }
  const text = content.kind === 'text' ? content.text : null
  const isUnchanged = draft ? draft.text === text && draft.base === published : text === published
  if (content.kind === 'text' && isUnchanged)
    return { outcome: 'saved', version, at: draft?.saved_at ?? now }
  if (path.startsWith('content/') && text === published) {
    if (draft && !(await deleteDraft(tx, path, draft.version)))
      return { outcome: 'conflict', draft: await findDraft(tx, path) }
    return { outcome: 'saved', version: versionOf(undefined, published), at: now }
  }
  const next = draftRow(actor, { path, content, base: published, now })
  const isSaved = draft ? await updateDraft(tx, draft.version, next) : await insertDraft(tx, next)
  return isSaved
    ? { outcome: 'saved', version: next.version, at: now }
    : { outcome: 'conflict', draft: await findDraft(tx, path) }
}
