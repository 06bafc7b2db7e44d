import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { getAt } from '#src/content/reading/get-at.ts'
import { date } from './copied-content.ts'

const leftToWrite = (...files: string[]) => {
  const hide = (file: string) => [file, `hidden: true\n${readFileSync(file, 'utf8')}`] as const
  const { toWrite, entries, problems } = checkContent('.', date, new Map(files.map(hide)))
  expect(problems).toEqual([])
  return toWrite.map(({ file, path, message }) => {
    const entry = entries.find((one) => one.file === file)
    return { file, message, text: String(getAt(entry?.data, ...path.map(String))) }
  })
}

it.each([
  ['content/products/door-bell.yaml', 'Door Bell'],
  ['content/accessories/card-encoder.yaml', 'Card encoder'],
])(
  'once %s is hidden, each sentence with its name is left to write, in its field',
  (file, name) => {
    const found = leftToWrite(file)
    expect(found.length).toBeGreaterThan(0)
    for (const one of found) {
      expect(one.message).toContain('which is hidden')
      expect(one.message.toLowerCase()).toContain(name.toLowerCase())
      expect(one.file).not.toBe(file)
    }
  },
)

it('nothing is left to write while nothing is hidden', () => expect(leftToWrite()).toEqual([]))
