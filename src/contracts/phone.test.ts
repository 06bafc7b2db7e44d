import { expect, it } from 'vitest'
import { internationalPhone } from './phone.ts'

it.each([
  ['+2348023456789', '+234 802 345 6789'],
  ['0802 345 6789', '+234 802 345 6789'],
  ['00234-802-345-6789', '+234 802 345 6789'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['+234 802 345 6789 x12', '+234 802 345 6789 x12'],
  ['=1+2', '=1+2'],
])('writes %s as %s', (typed, written) => expect(internationalPhone(typed, 'NG')).toBe(written))
