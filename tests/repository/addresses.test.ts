import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const room = 'src/content/addresses/'
/** Beginnings of the addresses of entries, their pictures and papers, at the start of a text. */
const ofEntries =
  /['"`(](\/(?:product|blog|image|share|documents)\/|\/(?:questions|technologies-tools)\b)/

it('addresses of entries are written in one room and in tests alone', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\./.test(file))
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (ofEntries.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )
  const isThere = (line: string) => line.startsWith(room)
  expect(lines.filter(isThere).length).toBeGreaterThan(4)
  expect(lines.filter((line) => !isThere(line))).toEqual([])
})
