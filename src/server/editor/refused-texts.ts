import { isHidden } from '#src/content/reading/published.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { labelOfPath } from '#src/editing/entries.ts'
import { placeInForm } from '#src/editing/entry-texts.ts'
import { problemsFound } from '#src/editing/problems.ts'
import { readSource, type Workspace } from '#src/editing/workspace.ts'
import type { RefusedRow } from '../content/make-content.ts'

/**
 * Explains to an editor why texts cannot be public. Each fault is listed at the text that causes
 * it, even if another entry shows it.
 */
export const refusalsOf = (
  workspace: Workspace,
  refused: readonly RefusedRow[],
): ContentProblem[] =>
  refused.flatMap(({ path, problems }) => {
    const field = isHidden(readSource(workspace, path)?.value) ? ['hidden'] : []
    return problemsFound(workspace, problems).map((problem): ContentProblem => {
      if (problem.path === path) return problem
      const message = [problem.label, problem.place, problem.message].filter(Boolean).join(': ')
      return {
        path,
        field,
        place: placeInForm(path, field),
        label: labelOfPath(workspace, path),
        message,
      }
    })
  })
