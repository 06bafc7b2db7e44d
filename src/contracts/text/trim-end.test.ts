import { expect, it } from 'vitest'
import { cutToWords, withoutLastWord } from '../cut-text.ts'
import { trimEnd } from './trim-end.ts'

it.each([
  ['a.,', /[.,]/, 'a'],
  ['.a', /[.,]/, '.a'],
  ['...', /[.,]/, ''],
  ['', /[.,]/, ''],
])('trims %j by %s to %j', (text, trimmed, rest) => expect(trimEnd(text, trimmed)).toBe(rest))

it.each([
  ['one two thr', 'one two'],
  ['one two ', 'one two'],
  ['one', 'one'],
  [' one', ''],
])('leaves the last word of %j out: %j', (text, rest) => expect(withoutLastWord(text)).toBe(rest))

it('cuts a text to words, without the comma before the ellipsis', () =>
  expect(cutToWords('Gateways, sensors and locks', 12)).toBe('Gateways…'))
