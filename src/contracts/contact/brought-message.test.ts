import { expect, it } from 'vitest'
import { withoutBrought } from './brought-message.ts'

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
