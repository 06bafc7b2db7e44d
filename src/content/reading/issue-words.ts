import type { z } from 'astro/zod'
import { formatList } from '#src/contracts/formats.ts'

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
  origin: string,
  limit: unknown,
  isExact: boolean,
  input: unknown,
): string {
  if (origin === 'array')
    return `${isExact ? 'Exactly' : `At ${side}`} ${counted(limit)}${lengthOf(input)}`
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
    return bound('least', issue.origin, issue.minimum, issue.exact === true, input)
  }
  if (issue.code === 'too_big')
    return bound('most', issue.origin, issue.maximum, issue.exact === true, input)
  if (issue.code !== 'invalid_format') return undefined
  if (isNothing(input)) return isMissing
  if (issue.format === 'date') return 'A day like 2026-11-20'
  if (issue.format === 'url') return 'An address that begins with https://'
  return issue.format === 'regex' ? 'Small letters, digits and single hyphens' : undefined
}
