import { randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { masterPattern } from '#src/content/pictures/master-file.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { differences, type FieldDifference } from '#src/editing/differences.ts'
import { readValue } from '#src/editing/document.ts'
import { isRemovable } from '#src/editing/entries.ts'
import { isPicture, pictureFolder, pictureSize } from '#src/editing/pictures.ts'
import { placeOfPath, publishedText, readSources, type Workspace } from '#src/editing/workspace.ts'
import { findCertificateFile, insertCertificateFile } from '../database/certificate-files.ts'
import type { Database } from '../database/connect.ts'
import {
  findDraftPicture,
  insertDraft,
  insertPicture,
  writeDrafts,
} from '../database/content/content-drafts.ts'
import {
  deleteContentEntry,
  listContentEntries,
  type PublishedEntry,
  raiseContentNumber,
  readContentState,
} from '../database/content/content-entries.ts'
import { commandLine, recordAudit } from '../services/audit/audit.ts'
import { certificateDigest, certificateFolder } from '../services/certificate-files.ts'
import { earlierTexts } from './content-store.ts'
import { makeContent } from './make-content.ts'
import { digestOf, stateOfFile } from './overlay.ts'

export type TextStanding = {
  path: string
  is: 'not in the file' | 'as in the file' | 'file changed since' | 'refused'
  why: string
}

type Options = {
  root: string
  /** The company's time. */
  asOf: string
  /** Files of entries that are held back. */
  held?: readonly string[]
}

export async function readPublished({ db }: Database, { root, asOf, held = [] }: Options) {
  return makeContent({
    root,
    rows: await listContentEntries(db),
    state: { number: 0, as_of: asOf, held },
    earlier: earlierTexts(db),
  })
}

/** Compares each published text with its file. */
export async function standings(database: Database, options: Options): Promise<TextStanding[]> {
  const { rows, refused, changedFiles, inFile, overlay } = await readPublished(database, options)
  return rows.map(({ path: file }) => {
    const fault = refused.find((one) => one.path === file)
    if (fault)
      return { path: file, is: 'refused', why: fault.problems.map(describeProblem).join('; ') }
    if (changedFiles.includes(file)) return { path: file, is: 'file changed since', why: '' }
    const isInFile = inFile.some((one) => one.path === file) || !overlay.has(file)
    return { path: file, is: isInFile ? 'as in the file' : 'not in the file', why: '' }
  })
}

async function writeCertificateFiles(
  { db }: Database,
  root: string,
  { snapshot }: Awaited<ReturnType<typeof makeContent>>,
): Promise<string[]> {
  const written: string[] = []
  for (const { file } of snapshot.settings.certificates.certificates) {
    const target = `${certificateFolder}/${file.digest}.pdf`
    const kept = await findCertificateFile(db, file.digest)
    if (!kept || existsSync(path.join(root, target))) continue
    mkdirSync(path.join(root, certificateFolder), { recursive: true })
    writeFileSync(path.join(root, target), kept.bytes)
    written.push(target)
  }
  return written
}

/**
 * Writes published texts and pictures into the files.
 * @returns changed paths, and paths left out because this release refuses their published texts
 */
export async function writeIntoFiles(
  database: Database,
  options: Options,
): Promise<{ written: string[]; leftOut: string[] }> {
  const { db } = database
  const { root } = options
  const content = await readPublished(database, options)
  const { rows } = content
  const leftOut = content.refused.map((one) => one.path)
  const overlay = [...content.overlay].filter(([file]) => !leftOut.includes(file))
  for (const [file, content] of overlay) {
    const target = path.join(root, file)
    const hash = rows.find((row) => row.path === file)?.picture ?? null
    const bytes = hash === null ? content : ((await findDraftPicture(db, hash))?.bytes ?? null)
    mkdirSync(path.dirname(target), { recursive: true })
    if (bytes === null) rmSync(target, { force: true })
    else writeFileSync(target, bytes)
  }
  const paths = overlay.map(([file]) => file)
  return { written: [...paths, ...(await writeCertificateFiles(database, root, content))], leftOut }
}

export type Deviation = {
  path: string
  is: 'changed' | 'only there' | 'only here'
  fields: FieldDifference[]
}

function publicPicture(
  { root, published }: Workspace,
  rows: readonly PublishedEntry[],
  file: string,
): string | null {
  return published.has(file)
    ? (rows.find(({ path: own }) => own === file)?.picture ?? null)
    : stateOfFile(root, file)
}

/**
 * Finds texts and pictures of another checkout that differ from the public ones, newer or older.
 * @param rows published rows
 */
export function compareCheckout(
  workspace: Workspace,
  rows: readonly PublishedEntry[],
  checkout: string,
): Deviation[] {
  const texts = globSync('content/**/*.{yaml,json}', { cwd: checkout }).filter(placeOfPath).sort()
  const pictures = globSync(`${pictureFolder}${masterPattern}`, { cwd: checkout }).sort()
  const gone = readSources(workspace).filter(
    (source) => isRemovable(source.place) && !existsSync(path.join(checkout, source.path)),
  )
  return [
    ...texts.flatMap((file): Deviation[] => {
      const there = readFileSync(path.join(checkout, file), 'utf8')
      const here = publishedText(workspace, file)
      if (here === null) return [{ path: file, is: 'only there', fields: [] }]
      const fields = differences(readValue(here), readValue(there))
      return fields.length > 0 ? [{ path: file, is: 'changed', fields }] : []
    }),
    ...gone.map(({ path: file }): Deviation => ({ path: file, is: 'only here', fields: [] })),
    ...pictures.flatMap((file): Deviation[] => {
      const here = publicPicture(workspace, rows, file)
      if (here === stateOfFile(checkout, file)) return []
      return [{ path: file, is: here === null ? 'only there' : 'changed', fields: [] }]
    }),
  ]
}

/**
 * Makes drafts of files that `compareCheckout` has found, unless a draft exists already.
 * @returns the paths of the new drafts
 */
export async function importFiles(
  database: Database,
  workspace: Workspace,
  checkout: string,
  files: readonly string[],
  now = Date.now(),
) {
  const row = { editor_id: null, editor: commandLine.name, saved_at: now }
  const imported: string[] = []
  for (const file of globSync(`${certificateFolder}/*.pdf`, { cwd: checkout })) {
    const bytes = readFileSync(path.join(checkout, file))
    await database.write((tx) =>
      insertCertificateFile(tx, { digest: certificateDigest(bytes), bytes, created_at: now }),
    )
  }
  for (const file of files) {
    const draft = {
      ...row,
      path: file,
      version: randomUUID(),
      base: isPicture(file) ? null : publishedText(workspace, file),
    }
    const bytes = existsSync(path.join(checkout, file))
      ? readFileSync(path.join(checkout, file))
      : null
    const size = bytes && isPicture(file) && (await pictureSize(bytes))
    const isNew = await writeDrafts(database, async (tx) => {
      if (bytes === null)
        return insertDraft(tx, { ...draft, kind: 'removal', text: null, picture: null })
      if (!size)
        return insertDraft(tx, { ...draft, kind: 'text', text: bytes.toString(), picture: null })
      const hash = digestOf(bytes)
      await insertPicture(tx, { hash, bytes, ...size, created_at: now })
      return insertDraft(tx, { ...draft, kind: 'picture', text: null, picture: hash })
    })
    if (isNew) imported.push(file)
  }
  return imported
}

/**
 * Deletes published entries, so that their files are shown. The history keeps their texts.
 * @returns the paths of those that were published
 */
export const resetEntries = (database: Database, files: readonly string[]): Promise<string[]> =>
  database.write(async (tx) => {
    const gone: string[] = []
    for (const file of files) if (await deleteContentEntry(tx, file)) gone.push(file)
    const state = await readContentState(tx)
    if (state && gone.length > 0) {
      await raiseContentNumber(tx, state.number, { ...state, changed_at: Date.now() })
      for (const file of gone)
        await recordAudit(tx, commandLine, { action: 'content.reset', subject: file })
    }
    return gone
  })
