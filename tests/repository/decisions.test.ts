import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const records = globSync('docs/decisions/0*.md')
  .sort()
  .map((file) => ({ file: path.basename(file), text: readFileSync(file, 'utf8') }))
const numbers = records.map(({ file }) => file.slice(0, 4))

it.each(records)('$file begins with its title, date and status', ({ file, text }) => {
  const [title = '', blank, status = ''] = text.split('\n')
  expect(title).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`))
  expect(blank).toBe('')
  const [, date = '', next] = /^Date: (\d{4}-\d{2}-\d{2})\. Status: (?:accepted|superseded by (\d{4}))\.$/.exec(status) ?? []
  expect(Date.parse(date), status).not.toBeNaN()
  if (next) expect(numbers).toContain(next)
})

it('every record has its own number, and stands in the list under its title', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
  const listed = readFileSync('docs/decisions/README.md', 'utf8').match(/^- \[\d{4}\].*$/gm)
  expect(listed).toEqual(records.map(({ file, text }) => `- [${file.slice(0, 4)}](${file}) ${text.split('\n')[0]?.slice(7)}`))
})
