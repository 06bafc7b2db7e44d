import { companyTime } from '#src/content/today.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { listEntries, problemsOfFields } from '#src/editing/entry-texts.ts'
import { expiredIn } from '#src/editing/expired.ts'
import type { Workspace } from '#src/editing/workspace.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { BrokenPage } from './publication.ts'
import { refusalsOf } from './refused-texts.ts'

type Sources = {
  store: Pick<ContentStore, 'workspace' | 'current'>
  dueFailures: () => readonly ContentProblem[]
  failedPages: () => readonly BrokenPage[]
}

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
 * Lists published texts that are refused, expired or also changed in their files, entries that are
 * held back, and failing pages.
 */
export function attentionTo({ store, dueFailures, failedPages }: Sources): ContentProblem[] {
  const { refused, conflicts } = store.current()
  const workspace = store.workspace()
  return [
    ...refusalsOf(workspace, refused).map((problem) => ({
      ...problem,
      message: `The published text is not shown: ${problem.message}`,
    })),
    ...dueFailures(),
    ...problemsOfPages(workspace, failedPages()),
    ...conflicts.flatMap(({ path, fields }) =>
      problemsOfFields(workspace, path, fields, changedInFile),
    ),
    ...expiredIn(workspace, companyTime()),
  ]
}
const changedInFile =
  'An engineer has changed this in its file too. The published text is shown. Change it, or press “Keep what is published” at the end of the entry; then publish.'
