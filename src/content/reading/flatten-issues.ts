import type { z } from 'astro/zod'
import type { DataPath } from './yaml-file.ts'

type Issue = z.core.$ZodIssue
export type Branch = { path: DataPath; message: string }

/** True where an issue says that the value is of another kind altogether: another key, another type. */
const isOtherKind = ({ code, path }: Issue) => path.length === 0 && (code === 'unrecognized_keys' || code === 'invalid_type')

/**
 * The faults that a schema found, each with its place. Where a value may have one of several forms, the faults are those of
 * the form it was meant to have: the one whose keys it uses.
 */
export function flattenIssues(issues: readonly Issue[], within: DataPath = []): Branch[] {
  return issues.flatMap((issue): Branch[] => {
    const path = [...within, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const meant = issue.errors.find((branch) => !branch.some(isOtherKind))
      return meant ? flattenIssues(meant, path) : [{ path, message: 'None of the forms that may stand here' }]
    }
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message: 'No such field' }))
    return [{ path, message: issue.message }]
  })
}
