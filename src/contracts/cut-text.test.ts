import { expect, it } from 'vitest'
import { cutText, startOfLetter } from './cut-text.ts'

const family = '👨‍👩‍👧‍👦'
const letters = [
  'a',
  '😀',
  '👍🏽',
  family,
  '🇳🇬',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'ọ\u0301',
  'e\u0301',
  'क्षि',
  '각',
  '1️⃣',
  '\r\n',
  '\u{20000}',
]

it.each(letters)('keeps %j whole or leaves it out, wherever it is cut', (letter) => {
  const text = `xy${letter}${letter}z`
  const places = [
    ...new Set(Array.from({ length: text.length + 2 }, (_, most) => cutText(text, most))),
  ]
  expect(places).toEqual(['', 'x', 'xy', `xy${letter}`, `xy${letter}${letter}`, text])
})

it('cuts a letter without end between its characters', () => {
  expect(cutText(`a${'\u0301'.repeat(500)}`, 300)).toHaveLength(300)
  expect(cutText('\u{1e8d0}'.repeat(500), 301).isWellFormed()).toBe(true)
})

it('leaves halves of pairs where they are', () =>
  expect(
    ['\ud83d'.repeat(3), '\ude00'.repeat(3)].map((halves) => cutText(halves, 2).length),
  ).toEqual([2, 2]))

it('takes any place', () =>
  expect([-1, 0, 2, 9].map((at) => startOfLetter('a😀', at))).toEqual([0, 0, 1, 3]))
