import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deliveredAt } from '#src/content/reading/delivered.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import type { Database } from '#src/core/database/connect.ts'
import { commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import { findCertificateFile } from '../rows/certificate-file-rows.server.ts'
import { findDraftPicture } from '../rows/draft-rows.server.ts'
import {
  deleteContentEntry,
  listContentEntries,
  raiseContentNumber,
  readContentState,
} from '../rows/entry-rows.server.ts'
import { certificateFolder } from './certificate-files.server.ts'
import { earlierTexts } from './content-store.server.ts'
import { makeContent } from './make-content.server.ts'

type ComparedText = {
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
export async function compareWithFiles(
  database: Database,
  options: Options,
): Promise<ComparedText[]> {
  const { rows, refused, changedFiles, inFile, published } = await readPublished(database, options)
  return rows.map(({ path: file }) => {
    const fault = refused.find((one) => one.path === file)
    if (fault)
      return { path: file, is: 'refused', why: fault.problems.map(describeProblem).join('; ') }
    if (changedFiles.includes(file)) return { path: file, is: 'file changed since', why: '' }
    const isInFile = inFile.some((one) => one.path === file) || !published.has(file)
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
    const stored = await findCertificateFile(db, file.digest)
    if (!stored || existsSync(path.join(root, target))) continue
    mkdirSync(path.join(root, certificateFolder), { recursive: true })
    writeFileSync(path.join(root, target), stored.bytes)
    written.push(target)
  }
  return written
}

/**
 * Writes published texts and pictures into the files.
 * @param isForced whether files that were changed since the publication are replaced too
 * @returns written paths; `leftOut`: this release refuses their published texts; `changed`: left as
 * an engineer changed them
 */
export async function writeIntoFiles(
  database: Database,
  options: Options,
  isForced = false,
): Promise<{ written: string[]; leftOut: string[]; changed: string[] }> {
  const { db } = database
  const { root } = options
  const content = await readPublished(database, options)
  const { rows } = content
  const leftOut = content.refused.map((one) => one.path)
  const changed = isForced ? [] : content.changedFiles.filter((file) => !leftOut.includes(file))
  const published = [...content.published].filter(
    ([file]) => !leftOut.includes(file) && !changed.includes(file),
  )
  const written = published.map(([file]) => deliveredAt(file, content.base))
  for (const [file, text] of published) {
    const target = path.join(root, deliveredAt(file, content.base))
    const hash = rows.find((row) => row.path === file)?.picture ?? null
    const bytes = hash === null ? text : ((await findDraftPicture(db, hash))?.bytes ?? null)
    mkdirSync(path.dirname(target), { recursive: true })
    if (bytes === null) rmSync(target, { force: true })
    else writeFileSync(target, bytes)
  }
  const certificates = await writeCertificateFiles(database, root, content)
  return { written: [...written, ...certificates], leftOut, changed }
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
