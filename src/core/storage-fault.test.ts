import { expect, it } from 'vitest'
import { NothingBegun } from './database/retry.ts'
import { describeStaffError } from './storage-fault.ts'

const withCode = (code: string) => Object.assign(new Error(), { code })

it.each([
  [new NothingBegun(), /nothing was stored/],
  [withCode('ECONNREFUSED'), /whether this was stored/],
  [new Error('Query read timeout'), /whether this was stored/],
  [withCode('53100'), /disk/],
])('tells staff what became of their form, and not to call their own company: %s', (error, words) =>
  expect(describeStaffError(error)).toMatch(words),
)

it('leaves other errors to the form', () => expect(describeStaffError(new Error('x'))).toBeNull())
