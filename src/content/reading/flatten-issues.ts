import type { z } from 'astro/zod'
import { isMissing } from './issue-words.ts'
import type { DataPath } from './yaml-file.ts'

type Issue = z.core.$ZodIssue
export type Branch = { path: DataPath; message: string }

const isOtherKind = ({ code, path }: Issue) =>
  path.length === 0 && (code === 'unrecognized_keys' || code === 'invalid_type')

/**
 * Guesses the field that a misspelt key stands for: the missing field beside it, if there is
 * exactly one of each.
 */
function meantBy(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  issues: readonly Issue[],
): Issue | undefined {
  const beside = (issue: Issue) =>
    issue.path.length === path.length + 1 && path.every((step, at) => issue.path[at] === step)
  const missing = issues.filter((issue) => issue.message === isMissing && beside(issue))
  return keys.length === 1 && missing.length === 1 ? missing[0] : undefined
}

/**
 * Lists a schema's faults with their paths. For a union, lists only the faults of the option whose
 * keys the value uses.
 */
export function flattenIssues(issues: readonly Issue[], within: DataPath = []): Branch[] {
  const misnamed = new Map(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? [[issue, meantBy(issue, issues)] as const] : [],
    ),
  )
  const explained = new Set(misnamed.values())
  return issues.flatMap((issue): Branch[] => {
    if (explained.has(issue)) return []
    const path = [...within, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const meant = issue.errors.find((branch) => !branch.some(isOtherKind))
      return meant
        ? flattenIssues(meant, path)
        : [{ path, message: 'This has none of the allowed forms' }]
    }
    if (issue.code === 'unrecognized_keys') {
      const meant = misnamed.get(issue)?.path.at(-1)
      const message =
        meant === undefined ? 'No such field' : `No such field. Did you mean ${String(meant)}?`
      return issue.keys.map((key) => ({ path: [...path, key], message }))
    }
    return [{ path, message: issue.message }]
  })
}
