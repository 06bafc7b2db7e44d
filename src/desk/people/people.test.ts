import { expect, it } from 'vitest'
import { personAddress, readPersonKey } from './people.ts'

it.each([{ contact: 12 }, { subscriber: 5 }])('writes and reads %j', (key) => {
  const address = personAddress('kept', key)
  expect(readPersonKey(new URL(address, 'https://site.example').searchParams)).toEqual(key)
})

it.each(['', 'contact=x', 'contact=0', 'contact=2147483648', 'subscriber=-1', 'email=a@b.example'])(
  'reads no person from %s',
  (query) => expect(readPersonKey(new URLSearchParams(query))).toBeNull(),
)
