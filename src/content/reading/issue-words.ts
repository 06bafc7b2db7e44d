import type { z } from 'astro/zod'
import { formatList } from '#src/contracts/formats.ts'
import type { DataPath } from './yaml-file.ts'

const counted = (count: unknown) => `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`
const lengthOf = (input: unknown) =>
  Array.isArray(input) ? `; there ${input.length === 1 ? 'is' : 'are'} ${input.length}` : ''
const isNothing = (input: unknown) => input === undefined || input === null || input === ''

export const isMissing = 'This is missing'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'a group of fields',
}

function bound(
  side: 'least' | 'most',
  limit: unknown,
  { origin, exact, input }: { origin: string; exact?: boolean; input?: unknown },
): string {
  if (origin === 'array')
    return `${exact ? 'Exactly' : `At ${side}`} ${counted(limit)}${lengthOf(input)}`
  return origin === 'string' ? `At ${side} ${limit} characters` : `At ${side} ${limit}`
}

/**
 * Describes a schema's faults to editors and engineers; a message in the schema takes precedence.
 */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue
  if (issue.code === 'invalid_type') {
    if (input === null && kinds[issue.expected])
      return `${isMissing}: write ${kinds[issue.expected]}`
    if (isNothing(input)) return isMissing
    return `This has to be ${kinds[issue.expected] ?? issue.expected}`
  }
  if (issue.code === 'invalid_value') {
    const choices = formatList(issue.values.map(String), 'disjunction')
    return isNothing(input)
      ? `Choose one: ${choices}`
      : `“${String(input)}” is none of the choices: ${choices}`
  }
  if (issue.code === 'too_small') {
    if (issue.inclusive === false) return `More than ${issue.minimum}`
    return bound('least', issue.minimum, issue)
  }
  if (issue.code === 'too_big') return bound('most', issue.maximum, issue)
  if (issue.code !== 'invalid_format') return undefined
  if (isNothing(input)) return isMissing
  if (issue.format === 'date') return 'A day like 2026-11-20'
  if (issue.format === 'url') return 'An address that begins with https://'
  return issue.format === 'regex' ? 'Small letters, digits and single hyphens' : undefined
}

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
