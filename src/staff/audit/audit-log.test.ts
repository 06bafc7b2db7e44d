import { expect, it } from 'vitest'
import { logAddress, readLogAddress } from './audit-log.ts'

it.each([
  '/admin/log',
  '/admin/log?actor=Ng%C3%B5zi+O&action=contacts.read',
  '/admin/log?after=151.101',
])('reads and writes %s', (address) =>
  expect(logAddress(readLogAddress(new URL(address, 'https://site.example').searchParams))).toBe(
    address,
  ),
)

it('takes what it cannot read for absent', () =>
  expect(readLogAddress(new URLSearchParams('action=moon.landed&after=x'))).toEqual({
    actor: '',
    action: '',
    cursors: [],
  }))
