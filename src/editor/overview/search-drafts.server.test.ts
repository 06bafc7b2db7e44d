import { expect, it } from 'vitest'
import { findProgramTexts } from './search-drafts.server.ts'

it.each([
  ['sent SUCCESSFULLY', ['Message sent successfully!']],
  [
    'unsubscribe at any TIME with',
    ['One e-mail a month. Unsubscribe at any time with the link in every issue.'],
  ],
  ['a word of no form', []],
])('finds texts of forms with “%s”', (words, found) =>
  expect(findProgramTexts('Ìsọ̀pọ̀', words, 5)).toEqual(found),
)

it('finds at most as many as asked', () =>
  expect(findProgramTexts('Isopo', 'e', 3)).toHaveLength(3))
