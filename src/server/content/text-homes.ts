import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Difference, differences } from '#src/editing/differences.ts'
import { readValue } from '#src/editing/document.ts'
import { isPicture, pictureFolder, pictureSize } from '#src/editing/pictures.ts'
import { placeOfPath, publishedText, type Workspace } from '#src/editing/workspace.ts'
import { findCertificateFile, insertCertificateFile } from '../database/certificate-files.ts'
import type { Database } from '../database/connect.ts'
import { findPicture, insertDraft, insertPicture } from '../database/content-drafts.ts'
import { listContentEntries, type PublishedEntry } from '../database/content-entries.ts'
import { commandLine } from '../services/audit/audit.ts'
import { certificateFolder, digestOf } from '../services/certificate-files.ts'
import { makeContent } from './make-content.ts'

/** How a published text stands to its file. */
export type Standing = { path: string; is: 'over the file' | 'as in the file' | 'changed in both' | 'refused'; why: string }

/**
 * How what is published stands to the files of this program.
 * @param asOf the company's date and time
 */
export function standings(root: string, rows: readonly PublishedEntry[], asOf: string): Standing[] {
  const { refused, conflicts, settled } = makeContent(root, rows, { number: 0, as_of: asOf, changed_at: 0 })
  return rows.map(({ path: file }) => {
    const fault = refused.find((one) => one.path === file)
    if (fault) return { path: file, is: 'refused', why: fault.problems.map(({ message }) => message).join('; ') }
    const conflict = conflicts.find((one) => one.path === file)
    if (conflict) return { path: file, is: 'changed in both', why: conflict.fields.map((field) => field.join('.')).join(', ') }
    return { path: file, is: settled.some((one) => one.path === file) ? 'as in the file' : 'over the file', why: '' }
  })
}

/** Writes the files of public certificates that are not there yet. @returns their paths */
async function writeCertificateFiles({ db }: Database, root: string, { snapshot }: ReturnType<typeof makeContent>): Promise<string[]> {
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

/** Writes what is published into the files, pictures too; nothing is committed. @returns paths of the files that differ now */
export async function writeIntoFiles(database: Database, root: string, asOf: string): Promise<string[]> {
  const { db } = database
  const rows = await listContentEntries(db)
  const content = makeContent(root, rows, { number: 0, as_of: asOf, changed_at: 0 })
  const { overlay } = content
  for (const [file, content] of overlay) {
    const target = path.join(root, file)
    const hash = rows.find((row) => row.path === file)?.picture ?? null
    const bytes = hash === null ? content : ((await findPicture(db, hash))?.bytes ?? null)
    mkdirSync(path.dirname(target), { recursive: true })
    if (bytes === null) rmSync(target, { force: true })
    else writeFileSync(target, bytes)
  }
  return [...overlay.keys(), ...(await writeCertificateFiles(database, root, content))]
}

/** A text or picture of another checkout that is not public here, and what it says instead; no fields for a picture or a new text. */
export type Deviation = { path: string; fields: Difference[] }

const pictureFiles = `${pictureFolder}**/*.{webp,png,avif}`
const textFiles = 'content/**/*.{yaml,json}'

/** What the content of another checkout says and is not public here, whichever of both is the later one. */
export function compareCheckout(workspace: Workspace, checkout: string): Deviation[] {
  const texts = globSync(textFiles, { cwd: checkout }).filter(placeOfPath).sort()
  const pictures = globSync(pictureFiles, { cwd: checkout }).filter(isPicture).sort()
  return [
    ...texts.flatMap((file): Deviation[] => {
      const there = readFileSync(path.join(checkout, file), 'utf8')
      const here = publishedText(workspace, file)
      if (here === null) return [{ path: file, fields: [] }]
      const fields = differences(readValue(here), readValue(there))
      return fields.length > 0 ? [{ path: file, fields }] : []
    }),
    ...pictures
      .filter((file) => !existsSync(path.join(workspace.root, file)) && !workspace.published.has(file))
      .map((file) => ({ path: file, fields: [] })),
  ]
}

/**
 * Makes drafts of texts and pictures of another checkout, such as what an earlier version of the program has committed there. A file
 * that has a draft already is left.
 * @param files paths that `compareCheckout` has named
 * @returns paths of the drafts
 */
export async function importFiles(database: Database, workspace: Workspace, checkout: string, files: readonly string[], now = Date.now()) {
  const row = { editor_id: null, editor: commandLine.name, saved_at: now }
  const imported: string[] = []
  for (const file of globSync(`${certificateFolder}/*.pdf`, { cwd: checkout })) {
    const bytes = readFileSync(path.join(checkout, file))
    await database.write((tx) => insertCertificateFile(tx, { digest: digestOf(bytes), bytes, created_at: now }))
  }
  for (const file of files) {
    const draft = { ...row, path: file, version: randomUUID(), base: isPicture(file) ? null : publishedText(workspace, file) }
    const bytes = readFileSync(path.join(checkout, file))
    const hash = createHash('sha256').update(bytes).digest('base64url')
    const size = isPicture(file) && (await pictureSize(bytes))
    const isNew = await database.write(async (tx) => {
      if (!size) return insertDraft(tx, { ...draft, kind: 'text', text: bytes.toString(), picture: null })
      await insertPicture(tx, { hash, bytes, ...size, created_at: now })
      return insertDraft(tx, { ...draft, kind: 'picture', text: null, picture: hash })
    })
    if (isNew) imported.push(file)
  }
  return imported
}
