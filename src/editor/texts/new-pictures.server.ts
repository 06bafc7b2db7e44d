import { valuesIn } from '#src/content/reading/links.ts'
import { isPicture, pictureNameOf } from './pictures.server.ts'
import { readSource, type Workspace } from './workspace.server.ts'

/** Gives the paths of the pictures with drafts that an entry shows. */
export function openNewPictures(workspace: Workspace): (path: string) => string[] {
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
