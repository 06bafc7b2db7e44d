import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { draftOverlay, draftRow } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { digestOfEntries } from '../published/overlay.server.ts'
import {
  deleteDraft,
  findDraft,
  findDraftPicture,
  insertDraft,
  insertPicture,
  listDrafts,
  listHeldPictures,
} from '../rows/draft-rows.server.ts'
import { listPictures, pictureFile, pictureFolder, shownPicture } from '../texts/pictures.server.ts'
import { placeOfPath } from '../texts/workspace.server.ts'
import { decodePicture } from './picture-decoder.server.ts'

const shownWidths = { thumbnail: 320, whole: 1280 } as const
type ShownSize = keyof typeof shownWidths

const fileOf = (name: string) => `${pictureFolder}${name}.webp`
const addressOf = (name: string, size: ShownSize) =>
  `/api/content/picture?${new URLSearchParams({ name, size })}`

export type Uploaded =
  | { outcome: 'done'; picture: ContentPicture }
  | { outcome: 'taken' }
  | { outcome: 'busy' }
  | { outcome: 'refused' | 'wrong-type'; why: string }
export type Deleted =
  | { outcome: 'done' }
  | { outcome: 'unknown' }
  | { outcome: 'used'; usedBy: ContentPicture['usedBy'] }

/** Pictures of one name that are numbered. */
const mostOfOneName = 99

/** Lists the owner's pictures and those delivered: in a plain site only those that an entry shows. */
export async function listLibrary({ database, store }: EditorContext): Promise<ContentPicture[]> {
  const { db } = database
  const drafts = await listDrafts(db)
  const stored = new Map(
    (await listHeldPictures(db)).map(({ path: file, bytes, width, height }) => [
      file,
      { bytes, width, height },
    ]),
  )
  const all = await listPictures(store.workspace(draftOverlay(drafts)), stored)
  const { base } = store.current()
  const masters = all.filter(
    ({ file, usedBy }) =>
      base === 'example' || stored.has(file) || usedBy.some(({ path }) => placeOfPath(path)),
  )
  return masters.map(({ file, ...master }) => {
    const draft = drafts.find((one) => one.path === file)
    const state = draft ? (draft.kind === 'removal' ? 'removed' : 'new') : 'published'
    return {
      ...master,
      state,
      thumbnail: addressOf(master.name, 'thumbnail'),
      whole: addressOf(master.name, 'whole'),
    }
  })
}

/** Encodes a picture for the editor (WebP); null for an unknown name. */
export async function showPicture(
  { database, store }: EditorContext,
  name: string,
  size: ShownSize,
): Promise<Uint8Array | null> {
  const { db } = database
  const hash =
    (await findDraft(db, fileOf(name)))?.picture ?? store.current().snapshot.pictures[name]?.hash
  const stored = hash ? (await findDraftPicture(db, hash))?.bytes : undefined
  // `pictureFile` accepts only names of pictures, so no other file is read from disk.
  const file = stored ? undefined : pictureFile(store.workspace(), name)
  const bytes = stored ?? (file ? await readFile(path.join(store.root, file)) : null)
  return bytes && shownPicture(bytes, shownWidths[size])
}

/** Stores a picture; a second one of a name is numbered, such as `image-2`. */
export async function uploadPicture(
  context: EditorContext,
  actor: Actor,
  { wanted, sent, signal }: { wanted: string; sent: Uint8Array; signal: AbortSignal },
): Promise<Uploaded> {
  const { database, store } = context
  const now = Date.now()
  const editor = String(actor.id)
  const prepared = await decodePicture(context, { root: store.root, editor, sent, signal })
  if (prepared === 'busy') return { outcome: 'busy' }
  if ('refused' in prepared)
    return { outcome: prepared.isWrongType ? 'wrong-type' : 'refused', why: prepared.refused }
  const { bytes, width, height } = prepared
  const hash = digestOfEntries(bytes)
  for (let number = 1; number <= mostOfOneName; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    const file = fileOf(name)
    const isOnDisk = pictureFile(store.workspace(), name) !== undefined
    if (isOnDisk || (await findDraft(database.db, file))) continue
    const isStored = await database.write(async (tx) => {
      await insertPicture(tx, { hash, bytes, width, height, created_at: now })
      const content = { kind: 'picture', picture: hash } as const
      const isFirst = await insertDraft(
        tx,
        draftRow(actor, { path: file, content, base: null, now }),
      )
      if (isFirst)
        await recordAudit(tx, actor, {
          action: 'picture.uploaded',
          subject: name,
          detail: { width, height, bytes: bytes.length },
        })
      return isFirst
    })
    const picture = isStored
      ? (await listLibrary(context)).find((one) => one.name === name)
      : undefined
    if (picture) return { outcome: 'done', picture }
  }
  return { outcome: 'taken' }
}

/** Removes an unpublished picture at once, a published one with the next publication. */
export async function deletePicture(
  context: EditorContext,
  actor: Actor,
  name: string,
): Promise<Deleted> {
  const { database, store } = context
  const picture = (await listLibrary(context)).find((one) => one.name === name)
  if (!picture) return { outcome: 'unknown' }
  if (picture.usedBy.length > 0) return { outcome: 'used', usedBy: picture.usedBy }
  const file = pictureFile(store.workspace(), name) ?? fileOf(name)
  await database.write(async (tx) => {
    const draft = await findDraft(tx, file)
    if (draft?.kind === 'removal') return
    if (draft) await deleteDraft(tx, file, draft.version)
    if (!draft || draft.base !== null)
      await insertDraft(
        tx,
        draftRow(actor, {
          path: file,
          content: { kind: 'removal' },
          base: 'picture',
          now: Date.now(),
        }),
      )
    await recordAudit(tx, actor, { action: 'picture.deleted', subject: name })
  })
  return { outcome: 'done' }
}
