import { expect, it } from 'vitest'
import { csvField, csvResponse } from './csv.ts'

it.each([
  ['plain', '"plain"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines, one field', '"two\r\nlines, one field"'],
  ['=1+1', `"'=1+1"`],
  ['+234 802', `"'+234 802"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
])('writes %j as %s', (value, field) => expect(csvField(value)).toBe(field))

it('streams rows, and stops reading when the client disconnects', async () => {
  let isClosed = false
  async function* rows() {
    try {
      for (let n = 1; ; n++) yield n
    } finally {
      isClosed = true
    }
  }
  const reader = csvResponse('numbers.csv', rows(), [['Number', String]]).body?.getReader()
  const read = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode((await reader?.read())?.value)
  expect([await read(), await read()]).toEqual(['\ufeff"Number"\r\n', '"1"\r\n'])
  await reader?.cancel()
  expect(isClosed).toBe(true)
})
