import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const paragraph = (words: number) => Array.from({ length: words }, () => 'word').join(' ')
const article = (words: number) => ({
  lead: '',
  sections: [{ id: 'one', heading: '', blocks: [{ paragraph: paragraph(words) }] }],
})

test('an article takes a minute for every 200 words, rounded up', () => {
  // The section's id counts as a word too.
  expect(readingMinutes(article(199))).toBe(1)
  expect(readingMinutes(article(200))).toBe(2)
  expect(readingMinutes(article(999))).toBe(5)
})

test('words in tables, lists and captions count, however deep they lie', () => {
  const rows = Array.from({ length: 100 }, () => [paragraph(2), paragraph(2)])
  const table = { caption: 'Table', columns: ['First', 'Second'], rows }
  expect(
    readingMinutes({
      lead: '',
      sections: [{ id: 'one', heading: 'Heading', blocks: [{ table }] }],
    }),
  ).toBe(3)
})
