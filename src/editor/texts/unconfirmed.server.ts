import { isUnconfirmed } from '#src/content/reading/published.ts'
import type { ContentProblem, ContentValue } from '#src/contracts/content/content.ts'
import { valueAt } from '#src/contracts/content/value-at.ts'
import { labelOfSource } from './entries.server.ts'
import { readShownSources } from './shown-sources.server.ts'
import type { Workspace } from './workspace.server.ts'

function leftToDecide(value: ContentValue): string {
  const open = valueAt(value, 'binding/toDecide')
  const count = Array.isArray(open) ? open.length : 0
  if (count === 0) return 'nothing is left to decide'
  return count === 1 ? '1 thing to decide' : `${count} things to decide`
}

export const unconfirmedIn = (workspace: Workspace, today: string): ContentProblem[] =>
  readShownSources(workspace, today)
    .filter(({ value }) => isUnconfirmed(value))
    .map((source) => ({
      path: source.path,
      field: ['binding'],
      place: '',
      label: labelOfSource(source),
      message: leftToDecide(source.value),
    }))
