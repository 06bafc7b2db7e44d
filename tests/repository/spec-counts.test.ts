import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measuredElsewhere, specCounts } from '../../e2e/pages/spec-counts.ts'

const specification = readFileSync('docs/spec.md', 'utf8')
const screens = specification.slice(
  specification.indexOf('\n## 2. '),
  specification.indexOf('\n## 3. '),
)
const numbers = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten'
const units =
  'columns?|cards?|steps?|images?|sections?|rows?|accessories|metrics|words|question|teasers|offerings|links?'
/** A number with what it counts, and a list of columns or parts in brackets after their name. */
const patterns = [
  new RegExp(`\\b(?:${numbers})[ -](?:[\\w-]+ ){0,2}?(?:${units})\\b`, 'gi'),
  new RegExp(`\\bfirst (?:${numbers})\\b`, 'gi'),
  /\b[\w-]+ columns: [^\n]+/gi,
  /\bkey metrics \([^)]+\)/gi,
  /\b\d+ at \d+px or wider[^\n]+/gi,
]
const phrases = patterns.flatMap((pattern) => [...screens.matchAll(pattern)])
/** Numbers in the texts of section 2 that count no part of a page. */
const noCounts = ['two sister-company sites']

const rows = [...specCounts, ...measuredElsewhere]

test('every count and column that the specification names has a measurement in the browser', () => {
  const unmeasured = phrases.filter(({ 0: phrase, index }) => {
    if (noCounts.some((words) => words.startsWith(phrase))) return false
    return !rows.some(({ says }) => {
      const within = says.indexOf(phrase)
      return within >= 0 && screens.startsWith(says, index - within)
    })
  })
  expect(unmeasured.map(([phrase]) => phrase)).toEqual([])
  expect(phrases.length).toBeGreaterThan(20)
})

test('the rows of counts say what the specification says, and name files that exist', () => {
  expect(rows.filter(({ says }) => !specification.includes(says))).toEqual([])
  for (const row of measuredElsewhere) expect(readFileSync(row.in, 'utf8')).toContain('expect')
})
