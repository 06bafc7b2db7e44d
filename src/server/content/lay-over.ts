import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { oncePerVersion } from '#src/content/kit/once-per.ts'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import type { FieldPath } from '#src/contracts/content/content.ts'
import { mendPublished } from '#src/editing/clean-values.ts'
import { valueOrText } from '#src/editing/document.ts'
import { mergeDraftOntoFile } from '#src/editing/merge.ts'
import { isPicture, pictureNameOf, somePicture } from '#src/editing/pictures.ts'
import { isSame } from '#src/editing/same-value.ts'
import type {
  ContentEntryRow,
  EntryUpdate,
  PublishedEntry,
} from '../database/content/content-entries.ts'

export type LaidOver = {
  overlay: Overlay
  pictures: Record<string, { hash: string; width: number; height: number }>
  /** Rows whose text an engineer has merged into the file; the file is shown. */
  settled: PublishedEntry[]
  /**
   * Fields that both a publication and an engineer have changed; the published value is shown. An
   * empty path means the whole file.
   */
  conflicts: { path: string; fields: FieldPath[] }[]
  updates: EntryUpdate[]
}

export const digestOfPicture = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url')
const digestOfFile = oncePerVersion((file) => digestOfPicture(readFileSync(file)))

/**
 * Returns the text of a program file, or the digest of a picture; null if the file does not exist.
 */
export function stateOfFile(root: string, file: string): string | null {
  const onDisk = path.join(root, file)
  if (!existsSync(onDisk)) return null
  return isPicture(file) ? digestOfFile(onDisk) : readFileSync(onDisk, 'utf8')
}

type Row = Pick<ContentEntryRow, 'path' | 'text' | 'picture' | 'base' | 'merged'>

export const stateOfRow = ({
  path: file,
  text,
  picture,
}: Pick<Row, 'path' | 'text' | 'picture'>) => (isPicture(file) ? picture : text)

/**
 * Returns the text to show instead of the file's, and the fields that both row and file have
 * changed; 'settled' to show the file.
 */
function standingOf(
  row: Row,
  inFile: string | null,
): { shown: string | null; conflicts: FieldPath[] } | 'settled' {
  const own = stateOfRow(row)
  if (own === inFile) return 'settled'
  if (row.base === inFile) return { shown: own, conflicts: [] }
  // If the row was already merged at an earlier start, a different text in the file is newer.
  const base = row.merged === null ? row.base : row.merged || null
  if (base === own) return 'settled'
  if (own === null || isPicture(row.path)) return { shown: own, conflicts: [] }
  const { text, conflicts } = mergeDraftOntoFile(row.path, base, own, inFile)
  return text === inFile ? 'settled' : { shown: text, conflicts }
}

/**
 * Returns how a row changes when a program starts: it is marked as merged, or takes the file's
 * changes in other fields and a new base.
 */
function updateOf(
  row: Row,
  inFile: string | null,
  standing: ReturnType<typeof standingOf>,
): EntryUpdate['change'] | undefined {
  if (standing === 'settled') {
    if (row.merged !== null) return undefined
    // A merged row gets the file's text, so that its old text does not count as an edit.
    const isOlder =
      !isPicture(row.path) && row.text !== null && inFile !== null && row.text !== inFile
    return { ...(isOlder && { text: inFile }), merged: inFile ?? '' }
  }
  if (row.base === inFile) return row.merged === null ? undefined : { merged: null }
  if (isPicture(row.path) || standing.shown === null || standing.conflicts.length > 0)
    return undefined
  return { text: standing.shown, base: inFile, merged: null }
}

/**
 * Returns a refused row with the file's values of the fields that both have changed; null if the
 * row then changes nothing.
 */
export function yieldToFile<Entry extends Row>(root: string, row: Entry): Entry | null {
  const inFile = stateOfFile(root, row.path)
  const base = row.merged ?? row.base
  if (
    isPicture(row.path) ||
    row.text === null ||
    base === null ||
    inFile === null ||
    base === inFile
  )
    return null
  const { text } = mergeDraftOntoFile(row.path, base, inFile, row.text)
  return isSame(valueOrText(text), valueOrText(inFile))
    ? null
    : { ...row, text, base: inFile, merged: null }
}

/**
 * Replaces the texts of files by published texts, field by field if a file has changed since
 * (decision 0058).
 */
export function layOver(root: string, rows: readonly PublishedEntry[]): LaidOver {
  const overlay = new Map<string, string | Uint8Array | null>()
  const laid: LaidOver = { overlay, pictures: {}, settled: [], conflicts: [], updates: [] }
  for (const row of rows) {
    const { path: file, width, height } = row
    const inFile = stateOfFile(root, file)
    const standing = standingOf(row, inFile)
    const change = updateOf(row, inFile, standing)
    if (change) laid.updates.push({ row, change })
    if (standing === 'settled') {
      laid.settled.push(row)
      continue
    }
    const { shown, conflicts } = standing
    if (conflicts.length > 0) laid.conflicts.push({ path: file, fields: conflicts })
    if (isPicture(file) && shown !== null) {
      overlay.set(file, somePicture)
      laid.pictures[pictureNameOf(file)] = { hash: shown, width: width ?? 0, height: height ?? 0 }
    } else overlay.set(file, shown && mendPublished(file, shown))
  }
  return laid
}
