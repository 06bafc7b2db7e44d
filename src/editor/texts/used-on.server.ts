import type { Tokens } from '#src/contracts/tokens.ts'
import { describeEntry, labelOfSource, namedBy } from './entries.server.ts'
import { readSource, readSources, type Workspace } from './workspace.server.ts'

/**
 * Counts the pages whose texts quote a value that a publication has changed, for each published
 * entry that has no page of its own, such as the company and the prices.
 * @param workspace with the published texts
 */
export function usedOn(
  workspace: Workspace,
  paths: readonly string[],
  before: Tokens,
  after: Tokens,
): { label: string; pages: number }[] {
  const settings = paths.flatMap((path) => {
    const source = readSource(workspace, path)
    return source?.place.collection === 'settings' ? [source] : []
  })
  const changed = new Set(Object.keys(after).filter((name) => before[name] !== after[name]))
  if (settings.length === 0 || changed.size === 0) return []
  const sources = readSources(workspace)
  const pages = new Set(
    sources
      .filter((source) => [...namedBy(source).tokens].some((name) => changed.has(name)))
      .flatMap((source) => describeEntry(source, sources, '').shownOn ?? []),
  )
  return pages.size === 0
    ? []
    : settings.map((source) => ({ label: labelOfSource(source), pages: pages.size }))
}
