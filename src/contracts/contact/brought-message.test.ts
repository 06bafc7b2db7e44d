import { expect, it } from 'vitest'
import { messageOfList, withoutBrought } from './brought-message.ts'

const brought = 'A night of the shop.\n$1 & 2 alarms.'
it.each([
  ['alone', brought, ''],
  ['before what was typed', `${brought}\nFor Ikeja.`, 'For Ikeja.'],
  ['after what was typed', `For Ikeja.\n\n${brought}`, 'For Ikeja.'],
  ['between', `One.\n\n${brought}\n\nTwo.`, 'One.\n\nTwo.'],
  ['changed', 'A night of the shop. 2 alarms.', 'A night of the shop. 2 alarms.'],
])('goes with its site: %s', (_, message, left) =>
  expect(withoutBrought(message, brought)).toBe(left),
)

it('leaves a message alone where nothing was brought', () =>
  expect(withoutBrought(' For Ikeja.', '')).toBe(' For Ikeja.'))

const [chair, autoclave, ofList] = [
  'A quote for the Chair.',
  'A quote for the Autoclave.',
  'A quote.',
]
it.each([
  ['names no product beside a list', chair, ofList],
  ['nor several', `${chair}\n\n${autoclave}`, ofList],
  ['nor beside the sentence of the list', `${ofList}\n\n${chair}`, ofList],
  ['stays as it is typed', `${chair}\n\nBy Friday.`, `${chair}\n\nBy Friday.`],
  ['stays empty', '', ''],
])('the message of a product page %s', (_, message, expected) => {
  const of = { ofProducts: [chair, autoclave], ofList }
  expect(messageOfList(message, { ...of, hasList: true })).toBe(expected)
  expect(messageOfList(message, { ...of, hasList: false })).toBe(message)
})
