import { expect, it } from 'vitest'
import type { ContentValue } from './content.ts'
import { isOfEntrySize } from './content.ts'
import { contentLimits } from './content-limits.ts'

const { total, ofOne } = contentLimits.values
const list = (length: number, item: ContentValue = 0): ContentValue =>
  Array.from({ length }, () => item)

it.each<[string, ContentValue, boolean]>([
  ['a text', 'x'.repeat(contentLimits.entry), true],
  ['the longest list', list(ofOne), true],
  ['a longer list', list(ofOne + 1), false],
  ['a longer list deep inside', { a: [{ b: list(ofOne + 1) }] }, false],
  [
    'an object of too many fields',
    Object.fromEntries(Array.from({ length: ofOne + 1 }, (_, index) => [`a${index}`, 0])),
    false,
  ],
  ['as many values as may be', list(100, list(total / 100 - 2)), true],
  ['more values in all', list(100, list(total / 100)), false],
])('takes %s, or not', (_, value, isTaken) => expect(isOfEntrySize(value)).toBe(isTaken))
