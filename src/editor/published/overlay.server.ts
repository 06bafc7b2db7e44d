import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { memoizeByFile } from '#src/content/kit/memoize.ts'
import type { Overlay, Problem } from '#src/content/reading/yaml-file.ts'
import type { ContentEntryRow, PublishedEntry } from '../rows/entry-rows.server.ts'
import { valueOrText } from '../texts/document.server.ts'
import { fitToSchema } from '../texts/fit-to-schema.server.ts'
import { isPicture, pictureNameOf, somePicture } from '../texts/pictures.server.ts'
import { placeOfPath } from '../texts/workspace.server.ts'

export type PublishedOverlay = {
  overlay: Overlay
  pictures: Record<string, { hash: string; width: number; height: number }>
  /** Rows with the same content as their file. */
  inFile: PublishedEntry[]
  /** Paths of shown entries whose file has changed since their publication. */
  changedFiles: string[]
  /** Fields that this release has renamed in entries that must not take a default value. */
  problems: Problem[]
}

export const digestOfEntries = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('base64url')
const digestOfPictureFile = memoizeByFile((file) => digestOfEntries(readFileSync(file)))

/** Reads a file of the program, or the digest of a picture; null if there is none. */
export function stateOfFile(root: string, file: string): string | null {
  const onDisk = path.join(root, file)
  if (!existsSync(onDisk)) return null
  return isPicture(file) ? digestOfPictureFile(onDisk) : readFileSync(onDisk, 'utf8')
}

/** Digest of a file of the program, which a publication stores; null if there is none. */
export function digestOfFile(root: string, file: string): string | null {
  const state = stateOfFile(root, file)
  return state === null || isPicture(file) ? state : digestOfEntries(state)
}

export function isAsInFile(
  { path: file, text, picture }: Pick<ContentEntryRow, 'path' | 'text' | 'picture'>,
  inFile: string | null,
): boolean {
  if (isPicture(file)) return picture === inFile
  if (text === null || inFile === null) return text === inFile
  return text === inFile || isDeepStrictEqual(valueOrText(text), valueOrText(inFile))
}

/**
 * Replaces files by published entries, each as a whole. A row that was pulled into the files yields
 * to them, unless its program runs again on the file that it was published over.
 */
export function overlayOfRows(root: string, rows: readonly PublishedEntry[]): PublishedOverlay {
  const overlay = new Map<string, string | Uint8Array | null>()
  const result: PublishedOverlay = {
    ...{ overlay, pictures: {}, inFile: [], changedFiles: [], problems: [] },
  }
  for (const row of rows) {
    const { path: file, text, picture, width, height } = row
    // This release has no such entries any more. The row stays for the release before.
    if (!isPicture(file) && !placeOfPath(file)) continue
    const inFile = stateOfFile(root, file)
    if (isAsInFile(row, inFile)) {
      result.inFile.push(row)
      continue
    }
    const isSinceChanged = digestOfFile(root, file) !== row.file_digest
    if (isSinceChanged && row.pulled === 1) continue
    if (isSinceChanged) result.changedFiles.push(file)
    if (picture !== null) {
      overlay.set(file, somePicture)
      result.pictures[pictureNameOf(file)] = {
        hash: picture,
        width: width ?? 0,
        height: height ?? 0,
      }
    } else if (text === null) overlay.set(file, null)
    else {
      const fitted = fitToSchema(file, text, inFile)
      result.problems.push(...fitted.problems)
      overlay.set(file, fitted.text)
    }
  }
  return result
}
