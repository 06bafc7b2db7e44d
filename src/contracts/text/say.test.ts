import { describe, expect, it } from 'vitest'
import { say, sayCount } from './say.ts'

describe('say', () => {
  it.each([
    ['Choose up to {count} files.', { count: 5 }, 'Choose up to 5 files.'],
    ['{a} and {b}, {a}', { a: 'x', b: 'y' }, 'x and y, x'],
    ['No slots', {}, 'No slots'],
    // A value is filled once: what it holds is no slot, and no pattern of a replacement.
    ['{a} {b}', { a: '{b}', b: '{a}' }, '{b} {a}'],
    ['{a}', { a: '$& $1 $$' }, '$& $1 $$'],
    ['{a}', { a: '' }, ''],
    // Nothing is taken from the prototype of the values, and an unknown slot stays.
    ['{toString} {constructor}', { a: 1 }, '{toString} {constructor}'],
    ['{ a } {a {a}}', { a: 1 }, '{ a } {a 1}'],
  ])('fills %j with %j', (sentence, values, said) => expect(say(sentence, values)).toBe(said))
})

describe('sayCount', () => {
  const forms = { one: '{count} product', other: '{count} products' }
  it.each([
    [0, '0 products'],
    [1, '1 product'],
    [1.5, '1.5 products'],
    [2, '2 products'],
    [12_345, '12,345 products'],
  ])('says %d in English', (count, said) => expect(sayCount(forms, count, {}, 'en-NG')).toBe(said))

  it('takes the categories of the language', () => {
    const polish = { one: '{count} (one)', few: '{count} (few)', other: '{count} (other)' }
    expect([1, 3, 5].map((count) => sayCount(polish, count, {}, 'pl'))).toEqual([
      '1 (one)',
      '3 (few)',
      '5 (other)',
    ])
  })

  it('takes "other" for a category that has no form', () =>
    expect(sayCount(forms, 3, {}, 'pl')).toBe('3 products'))

  it('fills further slots, and a number that is written in another way', () => {
    const found = { one: '{count} in {place}', other: '{count} in {place}' }
    expect(sayCount(found, 2, { place: '{count}', count: 'two' }, 'en')).toBe('two in {count}')
  })
})

it.each(['شركة', 'שלום 5000', 'Ann א'])(
  'keeps the name %s together in a sentence from left to right',
  (name) => {
    expect(say('For {customer}: {sum}.', { customer: name, sum: '₦5.00' })).toBe(
      `For \u2068${name}\u2069: ₦5.00.`,
    )
  },
)
