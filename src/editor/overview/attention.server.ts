import { endingsIn, isOver } from '#src/content/reading/endings.ts'
import { isUnconfirmed } from '#src/content/reading/published.ts'
import { companyTime } from '#src/content/today.ts'
import type { ContentProblem, ContentValue } from '#src/contracts/content/content.ts'
import type { BrokenPage, EditorContext } from '../editor-context.server.ts'
import { refusalsOf } from '../refused-texts.server.ts'
import { labelOfPath, labelOfSource } from '../texts/entries.server.ts'
import { listEntries } from '../texts/entry-texts.server.ts'
import { problemsFound } from '../texts/problems.server.ts'
import { readShownSources } from '../texts/shown-sources.server.ts'
import { valueAt } from '../texts/value-at.ts'
import { readSources, type Workspace } from '../texts/workspace.server.ts'
import { listClosed } from '../update/former-groups.server.ts'

const changedFile =
  'The file has changed since this was published. Open it and choose which text to show.'

function problemsOfPages(workspace: Workspace, pages: readonly BrokenPage[]): ContentProblem[] {
  if (pages.length === 0) return []
  const { entries } = listEntries(workspace, companyTime())
  return pages.map(({ address, message }) => {
    const entry = entries.find((one) => one.address === address.replace(/\?.*/s, ''))
    const seen = address.endsWith('.pdf')
      ? 'Visitors read that it cannot be made at the moment.'
      : 'Visitors see it as it was before, if it was shown before.'
    const problem = `${address} cannot be shown as it is now: ${message}. ${seen}`
    return {
      path: entry?.path ?? '',
      field: [],
      place: '',
      label: entry?.label ?? address,
      message: problem,
    }
  })
}

/** Lists statements of the public content whose date has passed. @param today `2026-11-20` */
export const expiredIn = (workspace: Workspace, today: string): ContentProblem[] =>
  problemsFound(
    workspace,
    readSources(workspace).flatMap(({ path: file, place, value }) =>
      endingsIn(place.collection, place.id, value)
        .filter(({ until }) => isOver(until, today))
        .map(({ path, message }) => ({ file, path, line: 0, message })),
    ),
  )

/**
 * Lists published texts that are refused, have expired, or whose files have changed since, entries
 * that are held back, and failing pages.
 */
export function listAttention(context: EditorContext): ContentProblem[] {
  const { store, due, failedPages } = context
  const { refused, changedFiles } = store.current()
  const workspace = store.workspace()
  return [
    ...refusalsOf(workspace, refused).map((problem) => ({
      ...problem,
      message: `An earlier version is shown, because this release refuses the published text: ${problem.message}`,
    })),
    ...listClosed(context),
    ...due.problems,
    ...problemsOfPages(workspace, failedPages()),
    ...changedFiles.map((path) => ({
      ...{ path, field: [], place: '', label: labelOfPath(workspace, path) },
      message: changedFile,
    })),
    ...expiredIn(workspace, companyTime()),
  ]
}

function leftToDecide(value: ContentValue): string {
  const open = valueAt(value, 'binding/toDecide')
  const count = Array.isArray(open) ? open.length : 0
  if (count === 0) return 'nothing is left to decide'
  return count === 1 ? '1 thing to decide' : `${count} things to decide`
}

/** Lists documents that visitors see once an owner has confirmed them. */
export const listUnconfirmed = (workspace: Workspace, today: string): ContentProblem[] =>
  readShownSources(workspace, today)
    .filter(({ value }) => isUnconfirmed(value))
    .map((source) => ({
      path: source.path,
      field: ['binding'],
      place: '',
      label: labelOfSource(source),
      message: leftToDecide(source.value),
    }))
