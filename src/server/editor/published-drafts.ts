import { valueOrText } from '#src/editing/document.ts'
import { mergeDraftOntoFile } from '#src/editing/merge.ts'
import { isSame } from '#src/editing/same-value.ts'
import type { Queryable } from '../database/connect.ts'
import { deleteDraftRow, findDraft, moveDraftBase } from '../database/content/content-drafts.ts'
import type { PublishedFile } from './publication.ts'

/** Deletes the drafts that were published, unless they were saved again meanwhile. */
export async function dropDrafts(
  tx: Queryable,
  files: readonly PublishedFile[],
  drop = deleteDraftRow,
) {
  for (const { path: file, draft_version: version } of files)
    if (version) await drop(tx, file, version)
}

/**
 * Makes the published text the base of drafts saved during the publication, except drafts that
 * merging with this text would change.
 */
export async function keepLaterDrafts(tx: Queryable, files: readonly PublishedFile[]) {
  for (const { path: file, text_before, text_after } of files) {
    const text = (await findDraft(tx, file))?.text ?? null
    if (text_after === null) continue
    const isBegunAnew =
      text !== null &&
      !isSame(
        valueOrText(mergeDraftOntoFile(file, text_before, text, text_after).text),
        valueOrText(text),
      )
    if (!isBegunAnew) await moveDraftBase(tx, file, text_before, text_after)
  }
}
