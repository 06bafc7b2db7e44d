import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import type { FieldPath } from '#src/contracts/content.ts'
import { mergeTexts } from '#src/editing/merge.ts'
import { isPicture, pictureNameOf } from '#src/editing/pictures.ts'
import type { PublishedEntry } from '../database/content-entries.ts'

/** A published picture: where its bytes are, and its size. */
export type PublishedPicture = { hash: string; width: number; height: number }

export type LaidOver = {
  /** What files of the content are to hold instead of what they hold. */
  overlay: Overlay
  /** Pictures that are no file, by the names that the copy gives them. */
  pictures: Record<string, PublishedPicture>
  /** Rows that say what their files say by now, such as after an engineer has merged them. */
  settled: PublishedEntry[]
  /** Fields that a publication and an engineer have both changed; the published one is shown. */
  conflicts: { path: string; fields: FieldPath[] }[]
}

/** No reader of the copy needs the bytes of a picture to know that it is there. */
const isThere = new Uint8Array()

/**
 * What is published over the files: field by field where a file has changed since (decision 0058).
 * @param root the folder that holds `content` and `src/assets/pictures`
 */
export function layOver(root: string, rows: readonly PublishedEntry[]): LaidOver {
  const overlay = new Map<string, string | Uint8Array | null>()
  const laid: LaidOver = { overlay, pictures: {}, settled: [], conflicts: [] }
  for (const row of rows) {
    const { path: file, text, base, picture, width, height } = row
    if (isPicture(file)) {
      overlay.set(file, picture === null ? null : isThere)
      if (picture !== null) laid.pictures[pictureNameOf(file)] = { hash: picture, width: width ?? 0, height: height ?? 0 }
      continue
    }
    const onDisk = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null
    if (onDisk === text) laid.settled.push(row)
    else if (text === null || base === onDisk) overlay.set(file, text)
    else {
      const merged = mergeTexts(file, base, text, onDisk)
      if (merged.text === onDisk) {
        laid.settled.push(row)
        continue
      }
      overlay.set(file, merged.text)
      if (merged.conflicts.length > 0) laid.conflicts.push({ path: file, fields: merged.conflicts })
    }
  }
  return laid
}
