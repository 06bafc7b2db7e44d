import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPicture, pictureFolder, pictureSize } from '#src/editing/pictures.ts'
import { placeOfPath, publishedText, type Workspace } from '#src/editing/workspace.ts'
import type { Database } from '../database/connect.ts'
import { findPicture, insertDraft, insertPicture } from '../database/content-drafts.ts'
import { listContentEntries, type PublishedEntry } from '../database/content-entries.ts'
import { commandLine } from '../services/audit/audit.ts'
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

/** Writes what is published into the files, pictures too; nothing is committed. @returns paths of the files that differ now */
export async function writeIntoFiles({ db }: Database, root: string, asOf: string): Promise<string[]> {
  const rows = await listContentEntries(db)
  const { overlay } = makeContent(root, rows, { number: 0, as_of: asOf, changed_at: 0 })
  for (const [file, content] of overlay) {
    const target = path.join(root, file)
    const hash = rows.find((row) => row.path === file)?.picture ?? null
    const bytes = hash === null ? content : ((await findPicture(db, hash))?.bytes ?? null)
    mkdirSync(path.dirname(target), { recursive: true })
    if (bytes === null) rmSync(target, { force: true })
    else writeFileSync(target, bytes)
  }
  return [...overlay.keys()]
}

/**
 * Makes drafts of what the content of another checkout says and is not public here, such as what an earlier version of the program has
 * committed there. A file that has a draft already is left.
 * @returns paths of the drafts
 */
export async function importCheckout(database: Database, workspace: Workspace, checkout: string, now = Date.now()): Promise<string[]> {
  const row = { version: '', editor_id: null, editor: commandLine.name, saved_at: now }
  const imported: string[] = []
  for (const file of globSync('content/**/*.{yaml,json}', { cwd: checkout }).sort()) {
    const text = readFileSync(path.join(checkout, file), 'utf8')
    const base = placeOfPath(file) ? publishedText(workspace, file) : text
    if (base === text) continue
    const draft = { ...row, path: file, kind: 'text' as const, text, picture: null, base, version: randomUUID() }
    if (await database.write((tx) => insertDraft(tx, draft))) imported.push(file)
  }
  for (const file of globSync(`${pictureFolder}**/*.{webp,png,avif}`, { cwd: checkout }).sort()) {
    if (!isPicture(file) || existsSync(path.join(workspace.root, file)) || workspace.published.has(file)) continue
    const bytes = readFileSync(path.join(checkout, file))
    const hash = createHash('sha256').update(bytes).digest('base64url')
    const size = await pictureSize(bytes)
    const draft = { ...row, path: file, kind: 'picture' as const, text: null, picture: hash, base: null, version: randomUUID() }
    const isNew = await database.write(async (tx) => {
      await insertPicture(tx, { hash, bytes, ...size, created_at: now })
      return insertDraft(tx, draft)
    })
    if (isNew) imported.push(file)
  }
  return imported
}
