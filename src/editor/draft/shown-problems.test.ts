import { expect, it } from 'vitest'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { shownProblems } from './shown-problems.ts'

const path = 'content/company.json'
const problem = (...field: string[]): ContentProblem => ({
  ...{ path, field, label: 'Company', place: '', message: 'Required', isWarning: false },
})
const value = { terms: { delivery: '', payment: 'at once', validDays: null } }
const found = [
  problem('terms', 'delivery'),
  problem('terms', 'payment'),
  problem('terms', 'validDays'),
]
const shown = (left: string[], first: ContentProblem[] = []) =>
  shownProblems(found, { path, value, first, left: new Set(left) }).map(({ field }) => field[1])

it.each([
  ['what was typed', [], [], ['payment']],
  ['also an empty field that was left', ['terms/delivery'], [], ['delivery', 'payment']],
  ['also what was empty from the start', [], found, ['delivery', 'payment', 'validDays']],
])('finds fault with %s', (_, left, first, fields) => expect(shown(left, first)).toEqual(fields))
