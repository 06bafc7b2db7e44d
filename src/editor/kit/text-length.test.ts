import { expect, it } from 'vitest'
import { numberWords } from '#src/contracts/tokens.ts'
import { lengthOf, ownNumbers } from './text-length.ts'

const numbers = 'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'
const tokens = { name: 'Isopo', wakes: 12, sister: null, [numberWords]: numbers }

it.each([
  ['words, too few', { words: { min: 3, max: 5 } }, 'Two words', '2 words; 3 to 5 fit', true],
  [
    'words, enough',
    { words: { min: 3, max: 5 } },
    ' Now  three\nwords ',
    '3 words; 3 to 5 fit',
    false,
  ],
  [
    'characters, of which one is asked at least',
    { minLength: 1, maxLength: 4 },
    'ab',
    '2 characters; 4 fit',
    false,
  ],
  ['characters, too many', { minLength: 1, maxLength: 4 }, 'abcde', '5 characters; 4 fit', true],
  [
    'characters as visitors see them',
    { minLength: 15, maxLength: 60 },
    'Smart Lock — {name}',
    '18 characters; 15 to 60 fit',
    false,
  ],
  ['a number in words', { maxLength: 10 }, '{wakes:words}', '6 characters; 10 fit', false],
  [
    'a count that is not known',
    { maxLength: 10 },
    '{products:words} of',
    '5 characters; 10 fit',
    false,
  ],
])('%s', (_, schema, text, shown, isWrong) =>
  expect(lengthOf(schema, text, tokens)).toEqual({ text: shown, isWrong }),
)

it.each([
  ['empty', '', false],
  ['blank', ' ', false],
  ['begun', 'A', true],
])('%s, a text is no alarm before its first letter', (_, text, isWrong) =>
  expect(lengthOf({ minLength: 2, maxLength: 9 }, text, tokens)?.isWrong).toBe(isWrong),
)

it('says nothing where any length will do', () =>
  expect(lengthOf({}, 'text', tokens)).toBeUndefined())

it('counts the lists and numbers of the entry itself', () => {
  const own = ownNumbers({ steps: { items: ['a', 'b'], days: 12 }, lead: 'See {steps.items}' })
  expect(own).toEqual({ 'steps.items': 2, 'steps.days': 12 })
  expect(
    lengthOf({ maxLength: 50 }, '{steps.items:words} steps', { ...tokens, ...own })?.text,
  ).toBe('9 characters; 50 fit')
})
