import { expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { date } from './copied-content.ts'
import { fieldOf, needed, optionalValues, withoutValues } from './optional-fields.ts'

const values = optionalValues()
const fields = [...new Map(values.map((one) => [fieldOf(one), one])).values()]

const problemsWithout = (taken: typeof values) => {
  const made = makeSnapshot({ root: '.', date, number: 1, overlay: withoutValues(taken) })
  return 'problems' in made ? made.problems : []
}

it(`names a line, or shows nothing of it, where one of ${fields.length} optional fields is away`, () => {
  const named = fields.filter((field) => {
    const problems = problemsWithout([field])
    expect(problems.every(({ line, message }) => line > 0 && message !== '')).toBe(true)
    return problems.length > 0
  })
  console.log(
    `${fields.length} fields in ${values.length} places taken away: ` +
      `${named.length} are named by line, the others leave`,
  )
  expect(named.map(fieldOf).filter((name) => !needed.includes(name))).toEqual([])
})
