import { companyTime } from '#src/content/today.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import type { BrokenPage, EditorContext } from '../editor-context.server.ts'
import { refusalsOf } from '../refused-texts.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { listEntries } from '../texts/entry-texts.server.ts'
import { expiredIn } from '../texts/expired.server.ts'
import type { Workspace } from '../texts/workspace.server.ts'

function problemsOfPages(workspace: Workspace, pages: readonly BrokenPage[]): ContentProblem[] {
  if (pages.length === 0) return []
  const { entries } = listEntries(workspace, companyTime())
  return pages.map(({ address, message }) => {
    const entry = entries.find((one) => one.address === address.replace(/\?.*$/, ''))
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

/**
 * Lists published texts that are refused, have expired, or whose files have changed since, entries
 * that are held back, and failing pages.
 */
export function listAttention({ store, due, failedPages }: EditorContext): ContentProblem[] {
  const { refused, changedFiles } = store.current()
  const workspace = store.workspace()
  return [
    ...refusalsOf(workspace, refused).map((problem) => ({
      ...problem,
      message: `An earlier version is shown, because this release refuses the published text: ${problem.message}`,
    })),
    ...due.problems,
    ...problemsOfPages(workspace, failedPages()),
    ...changedFiles.map((path) => ({
      ...{ path, field: [], place: '', label: labelOfPath(workspace, path) },
      message: changedFile,
    })),
    ...expiredIn(workspace, companyTime()),
  ]
}
const changedFile =
  'The file has changed since this was published. Open it and choose which text to show.'
