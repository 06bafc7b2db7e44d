import { expect, it } from 'vitest'
import { exampleRequest } from '../../../../tests/desk/example-request.ts'
import { chatLink, daysToComeBack, fillWords } from './desk.ts'

it('fills in what the contact says, and nothing that stands there as a token', () =>
  expect(
    fillWords(
      '{firstName}, {reference}, {name}, {other}',
      { firstName: '{name}', reference: 'k7' },
      'Works',
    ),
  ).toBe('{name}, k7, Works, {other}'))

it('opens a chat with the number as it is dialled from anywhere', () => {
  const words = 'Hello {firstName} & {name}'
  expect(chatLink(exampleRequest, words, 'Works')).toBe(
    'https://wa.me/2347000000112?text=Hello%20Adaeze%20%26%20Works',
  )
  expect(chatLink({ ...exampleRequest, phoneToDial: '' }, words, 'Works')).toBeNull()
  expect(chatLink(exampleRequest, null, 'Works')).toBeNull()
})

it('offers days over the end of a month and of a year', () =>
  expect(Object.values(daysToComeBack('2026-12-30'))).toEqual([
    '2026-12-31',
    '2027-01-02',
    '2027-01-04',
  ]))
