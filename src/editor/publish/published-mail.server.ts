import type { Context } from '#src/core/context.server.ts'
import { lockSetting, readSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import type { Job } from '#src/core/job.server.ts'
import { changeInWords } from '#src/staff/reported-changes.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import {
  listPublicationFiles,
  listPublishedAfter,
  type PublicationRow,
} from '../rows/publication-rows.server.ts'
import { changeOfPicture, changesOfFiles, isToldAtOnce } from '../texts/entry-texts.server.ts'
import { isPicture } from '../texts/pictures.server.ts'
import { textChangesOf } from './change.server.ts'
import { mailPublished, mostPublications, type PublishedChange } from './published-letter.server.ts'

/** Number of the last publication of which owners got a mail. */
const setting = 'publication-mailed'
const never = '0'
const day = 86_400_000

/** Reads what a publication changed; null if owners got a mail of all of it at once. */
async function readPublication(
  { database, store }: EditorContext,
  { id, editor, published_at, created_at, summary }: PublicationRow,
): Promise<PublishedChange['publications'][number] | null> {
  const files = await listPublicationFiles(database.db, id)
  const texts = textChangesOf(files)
  const space = store.workspace(
    new Map(texts.map(({ path, before, after }) => [path, after ?? before])),
  )
  const pictures = files.filter(({ path }) => isPicture(path))
  const changes = [
    ...changesOfFiles(space, texts),
    ...pictures.map(({ path, picture_after: after }) =>
      changeOfPicture(path, after === null ? 'removed' : 'added'),
    ),
  ].flatMap(({ path, label, change, differences }): [string, string][] =>
    change === 'changed'
      ? differences
          .filter((one) => !isToldAtOnce(path, one))
          .map(({ place, before, after }) => [`${label}: ${place}`, changeInWords(before, after)])
      : [[label, change]],
  )
  return changes.length > 0 || files.length === 0
    ? { editor, at: published_at ?? created_at, summary, changes }
    : null
}

/**
 * Mails owners what was published since the last mail; the first mail is about the last day.
 * Nothing published, no mail.
 */
export async function mailPublications(editor: EditorContext, now: number): Promise<void> {
  const { database } = editor
  const last = (await readSetting(database.db, setting)) ?? never
  const rows = await listPublishedAfter(database.db, Number(last), last === never ? now - day : 0)
  const newest = rows.at(-1)
  if (!newest) return
  const listed = rows.slice(-mostPublications)
  const publications = (
    await Promise.all(listed.map((row) => readPublication(editor, row)))
  ).filter((one) => one !== null)
  await database.write(async (tx) => {
    if ((await lockSetting(tx, setting, never)) !== last) return
    await writeSetting(tx, setting, String(newest.id))
    if (publications.length > 0)
      await mailPublished(tx, { publications, more: rows.length - listed.length }, now)
  })
}

export const publishedMail = {
  name: 'published-mail',
  when: '08:00',
  run: ({ editor }, { now }) => mailPublications(editor, now),
} satisfies Job<Context & { editor: EditorContext }>
