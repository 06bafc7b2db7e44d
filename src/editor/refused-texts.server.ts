import { isHidden } from '#src/content/reading/published.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import type { RefusedRow } from './published/make-content.server.ts'
import { labelOfPath } from './texts/entries.server.ts'
import { placeInForm } from './texts/entry-texts.server.ts'
import { problemsFound } from './texts/problems.server.ts'
import { readSource, type Workspace } from './texts/workspace.server.ts'

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
