import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const recordsOf = (pattern: string) =>
  globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => ({
      file,
      number: path.basename(file).slice(0, 4),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
const inForce = recordsOf('0*.md')
const superseded = recordsOf('history/0*.md')
const records = [...inForce, ...superseded]
const numbersInForce = inForce.map(({ number }) => number)

it.each(records)('$file begins with its title, date and status', ({ file, number, text }) => {
  const [title = '', blank, status = ''] = text.split('\n')
  expect(title).toMatch(new RegExp(`^# ${number} \\S`))
  expect(blank).toBe('')
  const [, date = '', next] =
    /^Date: (\d{4}-\d{2}-\d{2})\. Status: (?:accepted|superseded by (\d{4}))\.$/.exec(status) ?? []
  expect(Date.parse(date), status).not.toBeNaN()
  expect(next !== undefined, 'superseded').toBe(superseded.some((record) => record.file === file))
})

it('every record has its own number; those in force stand in the list under their titles', () => {
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length)
  const listed = readFileSync(path.join(folder, 'README.md'), 'utf8').match(/^- \[\d{4}\].*$/gm)
  expect(listed).toEqual(
    inForce.map(
      ({ file, number, text }) => `- [${number}](${file}) ${text.split('\n')[0]?.slice(7)}`,
    ),
  )
})

it.each(superseded)('$file leads to a record in force', ({ text }) => {
  const [, next] = /Status: superseded by (\d{4})\.$/m.exec(text) ?? []
  expect(numbersInForce).toContain(next)
})
