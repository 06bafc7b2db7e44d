import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import {
  deleteEndedParts,
  deleteParts,
  extendParts,
  insertPart,
  listUploads,
  lockParts,
  readPictureParts,
  readProgress,
} from '../rows/picture-part-rows.server.ts'

export type UploadPart = { upload: string; offset: number; size: number; part: Uint8Array }

const { picture, uploads: bounds } = contentLimits

const idOf = ({ id }: Pick<Actor, 'id'>, upload: string) => ({ editor_id: id ?? 0, upload })

/**
 * Stores a part of a picture. Pictures are sent in parts, because 20 MB in one request would time
 * out on a slow line. All parts stay stored until `forgetUpload`, so that the last may be sent again
 * while another picture is decoded.
 * @returns the whole picture; the bytes received so far; `busy` if there are too many uploads; null
 * for a part out of order
 */
export async function collectPart(
  { database }: Pick<EditorContext, 'database'>,
  sender: Pick<Actor, 'id'>,
  { upload, offset, size, part }: UploadPart,
  now = Date.now(),
): Promise<Uint8Array | number | 'busy' | null> {
  const id = idOf(sender, upload)
  const received = await database.write(async (tx) => {
    await lockParts(tx, database.engine)
    await deleteEndedParts(tx, now)
    const known = await readProgress(tx, id)
    const length = offset + part.length
    const isFirst = known.parts === 0
    // The part is stored already, and was sent again because its answer was lost.
    const isKnown = !isFirst && size === known.size && length <= known.received
    const follows =
      offset === known.received &&
      length <= Math.min(size, picture.bytes) &&
      (isFirst || size === known.size)
    if (!isKnown && (!follows || known.parts === bounds.parts)) {
      await deleteParts(tx, id)
      return null
    }
    if (isFirst) {
      const open = await listUploads(tx)
      const own = open.filter(({ editor_id }) => editor_id === id.editor_id)
      if (open.length >= bounds.total || own.length >= bounds.perEditor) return 'busy'
    }
    if (!isKnown) await insertPart(tx, { ...id, start: offset, size, bytes: part, kept_until: now })
    await extendParts(tx, id, now + bounds.keptMs)
    return isKnown && length < size
      ? { received: known.received, isWhole: false }
      : { received: length, isWhole: length === size }
  })
  if (received === null || received === 'busy') return received
  if (!received.isWhole) return received.received
  const whole = await readPictureParts(database.db, id)
  // Another process may have deleted the parts.
  return whole.length === size ? whole : null
}

export const forgetUpload = (
  { database }: Pick<EditorContext, 'database'>,
  sender: Pick<Actor, 'id'>,
  upload: string,
) => database.write((tx) => deleteParts(tx, idOf(sender, upload)))
