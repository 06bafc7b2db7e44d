import { randomUUID } from 'node:crypto'
import { companyTime } from '#src/content/today.ts'
import type { EntryCreated, EntryMove } from '#src/contracts/content/content.ts'
import {
  deleteDraft,
  findDraft,
  insertDraft,
  writeDrafts,
} from '#src/server/database/content/content-drafts.ts'
import { draftOverlay, readDrafts, versionOf } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { composeEntry, publicText } from '../texts/entry-texts.server.ts'

const folderOf = (path: string) => path.replace(/[^/]*$/, '')

/**
 * Gives an entry that was never public another address. Texts that link to the former one have a
 * fault until they are changed. Links to its preview end.
 */
export async function moveDraft(
  context: EditorContext,
  { path, version, ...creation }: EntryMove,
): Promise<EntryCreated | { refused: string }> {
  const { database, store } = context
  const { rows } = await readDrafts(context)
  if (publicText(store.workspace(), path) !== null)
    return { refused: 'It was published, so its address stays.' }
  const made = composeEntry(
    store.workspace(draftOverlay(rows)),
    { ...creation, title: creation.slug },
    companyTime(),
  )
  if ('refused' in made) return made
  const moved = await writeDrafts(database, async (tx) => {
    const draft = await findDraft(tx, path)
    const isFree = folderOf(made.path) === folderOf(path) && !(await findDraft(tx, made.path))
    if (!draft || versionOf(draft, null) !== version || !isFree) return null
    const row = { ...draft, path: made.path, version: randomUUID() }
    await deleteDraft(tx, path, draft.version)
    await insertDraft(tx, row)
    return row.version
  })
  return moved
    ? { path: made.path, field: [], version: moved }
    : { refused: 'Somebody else has just changed this. Try again.' }
}
