import { expect, it } from 'vitest'
import { searchTexts } from './search-texts.server.ts'

const marked = ({ text, isMatch }: { text: string; isMatch: boolean }) =>
  isMatch ? `[${text}]` : text
const find = (words: string, ...written: string[]) => {
  const texts = written.map((text) => ({ text }))
  return searchTexts(texts, words, 60).map(({ sentence }) => sentence().map(marked).join(''))
}

it('finds words whatever their case, accents, spaces and quotation marks, and marks them as they are written', () => {
  expect(find('adebayo', 'Ask Adébáyọ̀ today')).toEqual(['Ask [Adébáyọ̀] today'])
  expect(find('ADÉBÁYỌ̀', 'Ask adebayo today')).toEqual(['Ask [adebayo] today'])
  expect(find("owner's door", 'The  owner’s\u00a0do\u00ador')).toEqual([
    'The  [owner’s\u00a0do\u00ador]',
  ])
  expect(find('λογοσ', 'Ο ΛΌΓΟΣ, ο λόγος')).toEqual(['Ο [ΛΌΓΟΣ], ο [λόγος]'])
  expect(find('strasse', 'Die Straße dort')).toEqual(['Die [Straße] dort'])
})

it('shows the sentence around, and every match in it', () => {
  expect(find('lock', 'One. A lock that can lock, well! And a lock.')).toEqual([
    'A [lock] that can [lock], well!',
  ])
  expect(find('3.5', 'It takes 3.5 seconds. Then more.')).toEqual(['It takes [3.5] seconds.'])
})

it('cuts a long sentence between words', () => {
  const [found = ''] = find('middle', `${'before '.repeat(20)}middle ${'after '.repeat(20)}`)
  expect(found).toMatch(/^(before )+\[middle\]( after)+$/)
  expect(found.length).toBeLessThanOrEqual(62)
})

it('cuts a text without spaces between letters', () => {
  for (const letter of ['😀', '👩‍👩‍👧', 'ọ́']) {
    const [found = ''] = find('middle', `${letter.repeat(40)}xmiddle${letter.repeat(40)}`)
    expect(found.replace('x[middle]', '').replaceAll(letter, '')).toBe('')
  }
})

it('puts texts that say the words together first, then inside a word, then those that hold each of them', () => {
  expect(find('smart lock', 'A lock that is smart', 'Unsmart locking', 'The Smart Lock')).toEqual([
    'The [Smart Lock]',
    'Un[smart lock]ing',
    'A [lock] that is [smart]',
  ])
})

it('finds nothing where a word is missing or nothing was typed', () => {
  expect(find('smart door', 'The smart lock')).toEqual([])
  expect(find(' \u0301 ', 'The smart lock')).toEqual([])
  expect(find('one-time', 'A one‑time code')).toEqual(['A [one‑time] code'])
  expect(find('(a+)+$', 'aaaa', 'is (a+)+$ here')).toEqual(['is [(a+)+$] here'])
})
