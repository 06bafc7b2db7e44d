import { valuesIn } from '#src/content/reading/links.ts'
import { companyTime } from '#src/content/today.ts'
import type { ContentCheck, ContentProblem } from '#src/contracts/content/content.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { draftOverlay, moment, readDrafts } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { refuseChanges } from '../refuse-changes.server.ts'
import type { DraftRow } from '../rows/draft-rows.server.ts'
import { brokenLinksOf } from '../texts/broken-links.server.ts'
import { changeOfPicture, changesOfFiles, publicText } from '../texts/entry-texts.server.ts'
import { isPicture, pictureNameOf } from '../texts/pictures.server.ts'
import { asWarning, problemsFound, problemsOfDrafts } from '../texts/problems.server.ts'
import { lostTranslations } from '../texts/translations.server.ts'
import { readSource, type Workspace } from '../texts/workspace.server.ts'

/** Gives the paths of the pictures with drafts that an entry shows. */
function openNewPictures(workspace: Workspace): (path: string) => string[] {
  const byName = new Map<unknown, string>(
    [...workspace.drafts.keys()].filter(isPicture).map((path) => [pictureNameOf(path), path]),
  )
  return (path) => [
    ...new Set(
      valuesIn(readSource(workspace, path)?.value).flatMap(({ path: at, value }) =>
        at.at(-1) === 'name' ? (byName.get(value) ?? []) : [],
      ),
    ),
  ]
}

const sameProblem = ({ path, field, message }: ContentProblem) =>
  JSON.stringify([path, field, message])

/** Lists what a publication of drafts would change, and what prevents it. */
export async function checkDrafts(
  context: EditorContext,
  author: Author,
  paths?: readonly string[],
): Promise<ContentCheck> {
  const { store } = context
  const { rows: all, conflicts } = await readDrafts(context)
  const workspace = (some: readonly DraftRow[]) => store.workspace(draftOverlay(some))
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
  const refused = refuseChanges(store, author, files)
  // A warning about another entry concerns this publication only if the public site lacks it.
  const known = new Set(problemsOfDrafts(unchanged, asOf, held).map(sameProblem))
  const problems = problemsOfDrafts(workspace(drafts), asOf, held).filter(
    (one) =>
      !one.isWarning ||
      drafts.some(({ path }) => path === one.path) ||
      !known.has(sameProblem(one)),
  )
  const after = workspace(drafts)
  const lost = lostTranslations(
    { before: unchanged, after, paths: texts.map(({ path }) => path) },
    store.current().snapshot.settings.company,
  )
  return {
    problems: [
      ...conflicts.filter(isAsked),
      ...problems,
      ...problemsFound(after, lost).map(asWarning),
    ],
    changes: [...changesOfFiles(after, files), ...pictures],
    versions: Object.fromEntries(drafts.map(({ path, shownVersion }) => [path, shownVersion])),
    drafts: Object.fromEntries(
      drafts.map(({ path, editor, editor_id, saved_at }) => [
        path,
        {
          editor,
          at: moment(saved_at),
          isOwn: editor_id === author.id,
          pictures: newPictures(path),
        },
      ]),
    ),
    refused: refused && {
      refusal: refused.refusal,
      changes: refused.changes,
    },
    brokenLinks: brokenLinksOf(store.workspace(), after, companyTime()),
  }
}
