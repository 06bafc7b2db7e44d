import { expect, it } from 'vitest'
import { withOwnValues } from './own-values.server.ts'

const example = {
  name: 'Isopo',
  address: { city: 'Lagos', region: 'Lagos' },
  places: { home: 'Yaba' },
}
const plain = { name: 'Your name', address: { city: 'Your city', region: null }, social: null }

it.each([
  ['nothing is changed', example, plain],
  ['a name', { ...example, name: 'Omi' }, { ...plain, name: 'Omi' }],
  [
    'one field of a group',
    { ...example, address: { city: 'Porto', region: 'Lagos' } },
    { ...plain, address: { city: 'Porto', region: null } },
  ],
  ['a field that only the owner has', { ...example, tax: '1' }, { ...plain, tax: '1' }],
  ['a field that the owner removed', { name: 'Isopo', address: example.address }, plain],
  [
    'a group that only the base before has',
    { ...example, places: { home: 'Foz' } },
    { ...plain, places: { home: 'Foz' } },
  ],
])('takes over to another base: %s', (_, own, expected) =>
  expect(withOwnValues(own, example, plain)).toEqual(expected),
)

it('comes back from the other base as it was', () => {
  const own = { ...example, name: 'Omi' }
  expect(withOwnValues(withOwnValues(own, example, plain), plain, example)).toEqual(own)
})
