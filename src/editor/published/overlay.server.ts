import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { memoizeByFile } from '#src/content/kit/memoize.ts'
import {
  type Base,
  baseFile,
  baseOf,
  deliveredText,
  layerOf,
} from '#src/content/reading/delivered.ts'
import type { Overlay, Problem } from '#src/content/reading/yaml-file.ts'
import type { ContentEntryRow, PublishedEntry } from '../rows/entry-rows.server.ts'
import { valueOrText } from '../texts/document.server.ts'
import { fitToSchema } from '../texts/fit-to-schema.server.ts'
import { isPicture, pictureNameOf, somePicture } from '../texts/pictures.server.ts'
import { placeOfPath } from '../texts/workspace.server.ts'

export type PublishedOverlay = {
  base: Base
  /** What replaces files: the layer of the base, and on it what is published. */
  overlay: Overlay
  /** What is published over what the base delivers. */
  published: Overlay
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

/** Reads what a base delivers at a name, of a picture its digest; null if there is nothing. */
export function stateOfFile(root: string, file: string, base: Base): string | null {
  if (!isPicture(file)) return deliveredText(root, file, base)
  const onDisk = path.join(root, file)
  return existsSync(onDisk) ? digestOfPictureFile(onDisk) : null
}

/** Digest of what a base delivers at a name, which a publication stores; null if there is none. */
export function digestOfFile(root: string, file: string, base: Base): string | null {
  const state = stateOfFile(root, file, base)
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
  const published = new Map<string, string | Uint8Array | null>()
  const choice = rows.find((row) => row.path === baseFile)
  const base = baseOf(root, new Map(choice ? [[baseFile, choice.text]] : []))
  const result = {
    ...{ base, published, pictures: {}, inFile: [], changedFiles: [], problems: [] },
  } as Omit<PublishedOverlay, 'overlay'>
  for (const row of rows) {
    const { path: file, text, picture, width, height } = row
    // This release has no such entries any more. The row stays for the release before.
    if (!isPicture(file) && !placeOfPath(file)) continue
    const inFile = stateOfFile(root, file, base)
    if (isAsInFile(row, inFile)) {
      result.inFile.push(row)
      continue
    }
    const isSinceChanged = digestOfFile(root, file, base) !== row.file_digest
    if (isSinceChanged && row.pulled === 1) continue
    if (isSinceChanged) result.changedFiles.push(file)
    if (picture !== null) {
      published.set(file, somePicture)
      result.pictures[pictureNameOf(file)] = {
        hash: picture,
        width: width ?? 0,
        height: height ?? 0,
      }
    } else if (text === null) published.set(file, null)
    else {
      const fitted = fitToSchema(file, text, inFile)
      result.problems.push(...fitted.problems)
      published.set(file, fitted.text)
    }
  }
  return { ...result, overlay: new Map([...layerOf(root, base), ...published]) }
}
