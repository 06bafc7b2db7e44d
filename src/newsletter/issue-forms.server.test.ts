import { expect, it } from 'vitest'
import { sendRequest } from './issue-forms.server.ts'

it.each([
  ['2090-03-12T05:30', null],
  ['2090-03-12T02:30', 'The clock skips this time. The next is 03:00.'],
  ['2090-03-12T25:61', 'Enter a day and a time.'],
  ['tomorrow', 'Enter a day and a time.'],
  ['2020-01-01T08:00', 'This moment has passed. Leave it empty to send now.'],
])('an issue for %s in New York is refused with %j', (at, message) => {
  const read = sendRequest('America/New_York').safeParse({ seen: 'a', at })
  expect(read.error?.issues.map((issue) => issue.message) ?? [null]).toEqual([message])
})
