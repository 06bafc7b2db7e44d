import { valuesIn } from '#src/content/reading/links.ts'
import { isHidden } from '#src/content/reading/published.ts'
import { usedBy } from './entries.ts'
import { isPicture, pictureNameOf } from './pictures.ts'
import { type ContentSource, readSources, type Workspace } from './workspace.ts'

const namesPicture = ({ value }: ContentSource, name: string) =>
  valuesIn(value).some((found) => found.path.at(-1) === 'name' && found.value === name)

/**
 * Finds, for each draft, the drafts that must be published with it.
 * @param published files without drafts
 * @param drafted with drafts
 */
export function requiredDraftsOf(
  published: Workspace,
  drafted: Workspace,
): ReadonlyMap<string, string[]> {
  const [before, after] = [readSources(published), readSources(drafted)]
  const find = (sources: readonly ContentSource[], path: string) =>
    sources.find((one) => one.path === path)
  const paths = [...drafted.drafts.keys()]
  const direct = new Map(paths.map((path) => [path, [] as string[]]))
  for (const path of paths) {
    const [was, is] = [find(before, path), find(after, path)]
    if (isPicture(path)) {
      for (const user of after)
        if (namesPicture(user, pictureNameOf(path))) direct.get(user.path)?.push(path)
    } else if (!was && is) for (const user of usedBy(after, is)) direct.get(user.path)?.push(path)
    else if (was && (!is || isHidden(is.value)))
      for (const user of usedBy(before, was))
        if (direct.has(user.path)) direct.get(path)?.push(user.path)
  }
  const allOf = (path: string, known = new Set<string>()): Set<string> => {
    for (const next of direct.get(path) ?? [])
      if (!known.has(next)) {
        known.add(next)
        allOf(next, known)
      }
    return known
  }
  return new Map(paths.map((path) => [path, [...allOf(path)].filter((one) => one !== path)]))
}
