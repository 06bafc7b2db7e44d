import { expect, it } from 'vitest'
import { exampleRequest } from '../../../tests/desk/example-request.ts'
import type { StaffRequest } from './request-records.ts'
import { requestColumns } from './requests-api.server.ts'

type Field = keyof StaffRequest

/** Fields of a request that the CSV file does not read, each with its reason. */
const notExported: Partial<Record<Field, string>> = {
  askedAbout: 'written as an address, from `cameFrom`',
  context: 'written as an address, from `cameFrom`',
  language: 'only where the site has several',
  requestList: 'written in words, from `listed`',
  filesRefused: 'on the page of the request',
  isBooked: 'written with the time of a call, from `callBack`',
  writtenAt: 'on the page of the request',
  proFormas: 'in a file of their own',
  touched: 'on the page of the request',
  phoneToDial: 'the telephone number, for a link',
  fromPerson: 'counted when a page is read',
  openQuestions: 'in the notes',
  lostParts: 'shown where the request is',
  earlier: 'read for the page alone',
}

it('the CSV file reads every field of a request, or the field is named with a reason', () => {
  const read = new Set<string | symbol>()
  const request = new Proxy(exampleRequest, {
    get(target, name) {
      read.add(name)
      return Reflect.get(target, name)
    },
  })
  for (const [, readColumn] of requestColumns()) readColumn(request)
  const left = Object.keys(exampleRequest).filter((field) => !read.has(field))
  expect(left.sort()).toEqual(Object.keys(notExported).sort())
})
