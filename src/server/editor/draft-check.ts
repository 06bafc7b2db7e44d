import { companyTime } from '#src/content/today.ts'
import type { ContentCheck } from '#src/contracts/content/content.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { brokenLinksOf } from '#src/editing/broken-links.ts'
import {
  changeOfPicture,
  changesOfFiles,
  placedOwnerChanges,
  publicText,
} from '#src/editing/entry-texts.ts'
import { openNewPictures } from '#src/editing/new-pictures.ts'
import { isPicture } from '#src/editing/pictures.ts'
import { problemsOfDrafts } from '#src/editing/problems.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database } from '../database/connect.ts'
import type { DraftRow } from '../database/content/content-drafts.ts'
import { draftOverlay, moment, readDrafts } from './drafts.ts'
import type { OwnerRequests } from './owner-requests.ts'
import { refusePlaced } from './refuse-fields.ts'

type Dependencies = {
  database: Database
  store: Pick<ContentStore, 'workspace' | 'publishesWith'>
  ownerRequests: Pick<OwnerRequests, 'asked' | 'owners'>
}

/** Says what a publication of drafts would change, and what prevents it. */
export function createDraftCheck({ database, store, ownerRequests }: Dependencies) {
  return async (author: Author, paths?: readonly string[]): Promise<ContentCheck> => {
    const { rows: all, conflicts } = await readDrafts(database, store)
    const workspace = (some: readonly DraftRow[]) => store.workspace(draftOverlay(some))
    const requests = await ownerRequests.asked(all)
    const isAsked = ({ path }: { path: string }) => paths === undefined || paths.includes(path)
    const drafts = all.filter(isAsked)
    const unchanged = store.workspace()
    const { asOf, held } = store.publishesWith(drafts)
    const newPictures = openNewPictures(workspace(all))
    const texts = drafts.filter(({ path }) => !isPicture(path))
    const pictures = drafts.flatMap(({ path, kind }) =>
      isPicture(path) ? changeOfPicture(path, kind === 'removal' ? 'removed' : 'added') : [],
    )
    const files = texts.map(({ path, text: after }) => {
      return { path, before: publicText(unchanged, path), after }
    })
    const refused = refusePlaced(author, placedOwnerChanges(unchanged, files))
    return {
      problems: [...conflicts.filter(isAsked), ...problemsOfDrafts(workspace(drafts), asOf, held)],
      changes: [...changesOfFiles(workspace(drafts), files), ...pictures],
      versions: Object.fromEntries(drafts.map(({ path, shownVersion }) => [path, shownVersion])),
      drafts: Object.fromEntries(
        drafts.map(({ path, editor, editor_id, saved_at }) => [
          path,
          {
            editor,
            at: moment(saved_at),
            isOwn: editor_id === author.id,
            pictures: newPictures(path),
            asked: requests.get(path) ?? null,
          },
        ]),
      ),
      refused: refused && {
        refusal: refused.refusal,
        fields: refused.changes.map(({ path, label, place }) => ({ path, label, place })),
      },
      losses: brokenLinksOf(store.workspace(), workspace(drafts), companyTime()),
      owners: await ownerRequests.owners(),
    }
  }
}
