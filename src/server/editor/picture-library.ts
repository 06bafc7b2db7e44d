import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentPicture } from '#src/contracts/content.ts'
import type { Database } from '../database/connect.ts'
import {
  deleteDraft,
  findDraft,
  findPicture,
  insertDraft,
  insertPicture,
  listDraftPictures,
  listDrafts,
} from '../database/content-drafts.ts'
import { type Actor, recordAudit } from '../services/audit.ts'
import type { AskContent } from './content-process.ts'
import { overlayOf } from './drafts.ts'
import type { PictureDecoder } from './picture-decoder.ts'
import { createUploads } from './uploads.ts'

/** Pixels across of the two sizes that the editor shows. */
const shownWidths = { thumbnail: 320, whole: 1280 } as const
export type ShownSize = keyof typeof shownWidths

const folder = 'src/assets/pictures/'
const fileOf = (name: string) => `${folder}${name}.webp`
const addressOf = (name: string, size: ShownSize) => `/api/content/picture?${new URLSearchParams({ name, size })}`

export type Uploaded =
  | { outcome: 'done'; picture: ContentPicture }
  | { outcome: 'taken' }
  | { outcome: 'busy' }
  | { outcome: 'refused' | 'wrong-type'; why: string }
export type Deleted = { outcome: 'done' } | { outcome: 'unknown' } | { outcome: 'used'; usedBy: ContentPicture['usedBy'] }

type Dependencies = { database: Database; ask: AskContent; decode: PictureDecoder; root: string }

/** The pictures of the site and of its drafts. What is uploaded is kept apart until it is published. */
export function createPictureLibrary({ database, ask, decode, root }: Dependencies) {
  const { db } = database

  async function list(): Promise<ContentPicture[]> {
    const drafts = await listDrafts(db)
    const drafted = new Map((await listDraftPictures(db)).map(({ path: file, bytes, width, height }) => [file, { bytes, width, height }]))
    const masters = await ask('listPictures', { root, overlay: overlayOf(drafts) }, drafted)
    return masters.map(({ file, ...master }) => {
      const draft = drafts.find((one) => one.path === file)
      const state = draft ? (draft.kind === 'removal' ? 'removed' : 'new') : 'published'
      return { ...master, state, thumbnail: addressOf(master.name, 'thumbnail'), whole: addressOf(master.name, 'whole') }
    })
  }

  return {
    list,

    /** Puts pictures together that arrive in parts. */
    uploads: createUploads(),

    /** A picture as the editor shows it (WebP); null for an unknown one. */
    async show(name: string, size: ShownSize): Promise<Uint8Array | null> {
      const draft = await findDraft(db, fileOf(name))
      const drafted = draft?.picture ? (await findPicture(db, draft.picture))?.bytes : undefined
      // Only what the list names is read from disk.
      const file = drafted ? undefined : await ask('pictureFile', { root, overlay: new Map() }, name)
      const bytes = drafted ?? (file ? await readFile(path.join(root, file)) : null)
      return bytes && ask('shownPicture', bytes, shownWidths[size])
    },

    /** @param left fires when the editor waits no more */
    async upload(actor: Actor, name: string, sent: Uint8Array, left: AbortSignal, now = Date.now()): Promise<Uploaded> {
      const file = fileOf(name)
      const isOnDisk = (await ask('pictureFile', { root, overlay: new Map() }, name)) !== undefined
      if (isOnDisk || (await findDraft(db, file))) return { outcome: 'taken' }
      const prepared = await decode(String(actor.id), sent, left)
      if (prepared === 'busy') return { outcome: 'busy' }
      if ('refused' in prepared) return { outcome: prepared.isWrongType ? 'wrong-type' : 'refused', why: prepared.refused }
      const { bytes, width, height } = prepared
      const hash = createHash('sha256').update(bytes).digest('base64url')
      const isStored = await database.write(async (tx) => {
        await insertPicture(tx, { hash, bytes, width, height, created_at: now })
        const row = { path: file, kind: 'picture' as const, text: null, picture: hash, base: null, version: randomUUID() }
        const isFirst = await insertDraft(tx, { ...row, editor_id: actor.id, editor: actor.name, saved_at: now })
        if (isFirst)
          await recordAudit(tx, actor, { action: 'picture.uploaded', subject: name, detail: { width, height, bytes: bytes.length } })
        return isFirst
      })
      const picture = isStored ? (await list()).find((one) => one.name === name) : undefined
      return picture ? { outcome: 'done', picture } : { outcome: 'taken' }
    },

    /** Takes a picture out: one of a draft at once, a published one with the next publication. */
    async delete(actor: Actor, name: string, now = Date.now()): Promise<Deleted> {
      const picture = (await list()).find((one) => one.name === name)
      if (!picture) return { outcome: 'unknown' }
      if (picture.usedBy.length > 0) return { outcome: 'used', usedBy: picture.usedBy }
      const file = (await ask('pictureFile', { root, overlay: new Map() }, name)) ?? fileOf(name)
      await database.write(async (tx) => {
        const draft = await findDraft(tx, file)
        if (draft?.kind === 'removal') return
        if (draft) await deleteDraft(tx, file, draft.version)
        if (!draft || draft.base !== null) {
          const row = { path: file, kind: 'removal' as const, text: null, picture: null, base: 'picture', version: randomUUID() }
          await insertDraft(tx, { ...row, editor_id: actor.id, editor: actor.name, saved_at: now })
        }
        await recordAudit(tx, actor, { action: 'picture.deleted', subject: name })
      })
      return { outcome: 'done' }
    },
  }
}

export type PictureLibrary = ReturnType<typeof createPictureLibrary>
