import { randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { masterPattern } from '#src/content/pictures/master-file.ts'
import { describeProblem, type Problem } from '#src/content/reading/yaml-file.ts'
import type { FieldPath } from '#src/contracts/content/content.ts'
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
import { listContentEntries, type PublishedEntry } from '../database/content/content-entries.ts'
import { commandLine } from '../services/audit/audit.ts'
import { certificateDigest, certificateFolder } from '../services/certificate-files.ts'
import { digestOfPicture, stateOfFile } from './lay-over.ts'
import { makeContent, type RefusedRow } from './make-content.ts'

export type TextStanding = {
  path: string
  is: 'not in the file' | 'as in the file' | 'changed in both' | 'refused'
  why: string
}

function describeFault(file: string, field: FieldPath, problem: Problem): string {
  const isOwn = problem.file === file
  const place = (isOwn ? problem.path : field).join('.') || 'the whole entry'
  const reason = isOwn ? problem.message.replace(`${place}: `, '') : describeProblem(problem)
  return `${place}: ${reason}`
}

function whyOf({ path: file, why }: RefusedRow): string {
  const { field, problems } = why()
  return problems.map((problem) => describeFault(file, field, problem)).join('; ')
}

/**
 * Compares each published text with its file.
 * @param asOf the company's time
 * @param held files of entries that are held back
 */
export function standings(
  root: string,
  rows: readonly PublishedEntry[],
  asOf: string,
  held: readonly string[] = [],
): TextStanding[] {
  const { refused, conflicts, settled } = makeContent(root, rows, { number: 0, as_of: asOf, held })
  return rows.map(({ path: file }) => {
    const fault = refused.find((one) => one.path === file)
    if (fault) return { path: file, is: 'refused', why: whyOf(fault) }
    const conflict = conflicts.find((one) => one.path === file)
    if (conflict)
      return {
        path: file,
        is: 'changed in both',
        why: conflict.fields.map((field) => field.join('.')).join(', '),
      }
    return {
      path: file,
      is: settled.some((one) => one.path === file) ? 'as in the file' : 'not in the file',
      why: '',
    }
  })
}

async function writeCertificateFiles(
  { db }: Database,
  root: string,
  { snapshot }: ReturnType<typeof makeContent>,
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
 * @returns changed paths, and paths left out because their texts are refused
 */
export async function writeIntoFiles(
  database: Database,
  root: string,
  asOf: string,
  held: readonly string[] = [],
): Promise<{ written: string[]; leftOut: string[] }> {
  const { db } = database
  const rows = await listContentEntries(db)
  const content = makeContent(root, rows, { number: 0, as_of: asOf, held })
  const { overlay } = content
  for (const [file, content] of overlay) {
    const target = path.join(root, file)
    const hash = rows.find((row) => row.path === file)?.picture ?? null
    const bytes = hash === null ? content : ((await findDraftPicture(db, hash))?.bytes ?? null)
    mkdirSync(path.dirname(target), { recursive: true })
    if (bytes === null) rmSync(target, { force: true })
    else writeFileSync(target, bytes)
  }
  const written = [...overlay.keys(), ...(await writeCertificateFiles(database, root, content))]
  return { written, leftOut: content.refused.map((one) => one.path) }
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
      const hash = digestOfPicture(bytes)
      await insertPicture(tx, { hash, bytes, ...size, created_at: now })
      return insertDraft(tx, { ...draft, kind: 'picture', text: null, picture: hash })
    })
    if (isNew) imported.push(file)
  }
  return imported
}
