import { valueOrText } from '#src/editing/document.ts'
import { mergeDraftOntoFile } from '#src/editing/merge.ts'
import { isPicture } from '#src/editing/pictures.ts'
import { isSame } from '#src/editing/same-value.ts'
import type { Database, Queryable } from '../database/connect.ts'
import { putContentEntry, readContentState, startContentState } from '../database/content-entries.ts'
import { commandLine, recordAudit } from '../services/audit/audit.ts'
import { stateOfFile } from './lay-over.ts'

/** What earlier versions of the program have published of a file, oldest first: they wrote into the files of their checkout. */
const publishedOf = (tx: Queryable, file: string) =>
  tx
    .selectFrom('publication_file')
    .innerJoin('publication', 'publication.id', 'publication_file.publication_id')
    .where('publication.published_at', 'is not', null)
    .where('publication_file.path', '=', file)
    .select(['text_before', 'text_after', 'picture_before', 'picture_after', 'publication.editor', 'publication.published_at'])
    .orderBy('publication.id')
    .execute()

/** The text of a file without a field. */
const nothing = '{}'

type Change = { before: string | null; after: string | null }
type Adopted = { text: string | null; base: string | null }

const isSameText = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && isSame(valueOrText(one), valueOrText(other)))

/** The changes of all publications, made anew on what this program's file says. @returns null where the file says all of it */
function replay(file: string, inFile: string | null, changes: readonly Change[]): Adopted | null {
  let text = inFile
  let hasConflicts = false
  for (const { before, after } of changes) {
    // Of an entry that was made then, an engineer may have changed the file since: what both say counts as changed by both.
    const from = before ?? (text === null ? null : nothing)
    const merged = after === null ? { text: null, conflicts: [] } : mergeDraftOntoFile(file, from, after, text)
    hasConflicts ||= merged.conflicts.length > 0
    text = merged.text
  }
  if (isSameText(text, inFile)) return null
  // By the first base the editor's overview names the fields that an engineer has changed too.
  const first = changes[0]?.before ?? (inFile === null ? null : nothing)
  return { text, base: hasConflicts ? first : inFile }
}

/**
 * Takes over what earlier versions of the program have published into files, once, at the first start that publishes into the database:
 * what visitors read before they read after, also where this program's own files do not hold it. A publication that was begun and never
 * became public is closed, and noted in the audit log; its drafts are still there.
 * @param asOf the company's date and time
 */
export async function adoptEarlierPublications(database: Database, root: string, asOf: string, now = Date.now()): Promise<void> {
  if (await readContentState(database.db)) return
  await database.write(async (tx) => {
    // If processes start together, the first one does it.
    if (!(await startContentState(tx, { number: 0, as_of: asOf, changed_at: now }))) return
    for (const { path: file } of await tx.selectFrom('publication_file').select('path').distinct().execute()) {
      const publications = await publishedOf(tx, file)
      const last = publications.at(-1)
      if (!last) continue
      const inFile = stateOfFile(root, file)
      const facts = { path: file, merged: null, editor: last.editor, published_at: last.published_at ?? now }
      if (isPicture(file)) {
        const { picture_after: picture } = last
        const base = publications[0]?.picture_before ?? null
        if (picture !== inFile) await putContentEntry(tx, { ...facts, text: null, picture, base })
        continue
      }
      const changes = publications.map(({ text_before: before, text_after: after }) => ({ before, after }))
      const adopted = replay(file, inFile, changes)
      if (adopted) await putContentEntry(tx, { ...facts, ...adopted, picture: null })
    }
    const begun = await tx.selectFrom('publication').select(['id', 'summary']).where('published_at', 'is', null).execute()
    for (const { id, summary } of begun) {
      await tx.deleteFrom('publication').where('id', '=', id).execute()
      await recordAudit(
        tx,
        commandLine,
        { action: 'content.discarded', subject: `publication ${id}, begun and not public: ${summary}` },
        now,
      )
    }
  })
}
