import { valuesIn } from '#src/content/reading/links.ts'
import { isHidden } from '#src/content/reading/published.ts'
import { openUsers } from './entries.ts'
import { isPicture, pictureNameOf } from './pictures.ts'
import { type ContentSource, readSources, type Workspace } from './workspace.ts'

/** Gives the paths of the entries that name a picture. */
function openPictureUsers(sources: readonly ContentSource[]) {
  const byName = new Map<unknown, Set<string>>()
  for (const { path, value: whole } of sources)
    for (const { path: at, value } of valuesIn(whole))
      if (at.at(-1) === 'name') byName.set(value, (byName.get(value) ?? new Set()).add(path))
  return (picture: string) => byName.get(pictureNameOf(picture)) ?? []
}

/**
 * Finds, for each draft, the drafts that must be published with it: those that it needs itself, not
 * what these need in turn, which would be a million paths of a thousand drafts in a ring.
 * @param published files without drafts
 * @param drafted with drafts
 */
export function requiredDraftsOf(
  published: Workspace,
  drafted: Workspace,
): ReadonlyMap<string, string[]> {
  const [before, after] = [readSources(published), readSources(drafted)]
  const byPath = (sources: readonly ContentSource[]) =>
    new Map(sources.map((source) => [source.path, source]))
  const [publishedAt, draftedAt] = [byPath(before), byPath(after)]
  const [usersBefore, usersAfter] = [openUsers(before), openUsers(after)]
  const usersOfPicture = openPictureUsers(after)
  const paths = [...drafted.drafts.keys()]
  const direct = new Map(paths.map((path) => [path, [] as string[]]))
  for (const path of paths) {
    const [was, is] = [publishedAt.get(path), draftedAt.get(path)]
    if (isPicture(path)) for (const user of usersOfPicture(path)) direct.get(user)?.push(path)
    else if (!was && is) for (const user of usersAfter(is)) direct.get(user)?.push(path)
    else if (was && (!is || isHidden(is.value)))
      for (const user of usersBefore(was)) if (direct.has(user)) direct.get(path)?.push(user)
  }
  return direct
}
