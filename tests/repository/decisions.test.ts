import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const records = globSync('0*.md', { cwd: folder })
  .sort()
  .map((file) => ({
    file,
    number: path.basename(file).slice(0, 4),
    text: readFileSync(path.join(folder, file), 'utf8'),
  }))

it.each(records)('$file begins with its title, date and status', ({ number, text }) => {
  const [title = '', blank, status = ''] = text.split('\n')
  expect(title).toMatch(new RegExp(`^# ${number} \\S`))
  expect(blank).toBe('')
  expect(status).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: accepted\.$/)
})

it('the list names every record by its title', () => {
  const listed = readFileSync(path.join(folder, 'README.md'), 'utf8').match(/^- \[\d{4}\].*$/gm)
  expect(listed).toEqual(
    records.map(
      ({ file, number, text }) => `- [${number}](${file}) ${text.split('\n')[0]?.slice(7)}`,
    ),
  )
})

it('a number is used once, retired records included', () => {
  const retired = readFileSync(path.join(folder, 'history.md'), 'utf8').match(/(?<=^- )\d{4}/gm)
  const numbers = [...records.map(({ number }) => number), ...(retired ?? [])]
  expect(new Set(numbers).size).toBe(numbers.length)
})
