import { expect, it } from 'vitest'
import { csvResponse } from './csv.ts'

const textOf = (bytes: Uint8Array | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

it('streams a page a chunk, and stops reading when the client disconnects', async () => {
  let isClosed = false
  let isRead = 0
  async function* pages() {
    try {
      for (let n = 1; ; n += 2) {
        isRead += 1
        yield [{ n }, { n: n + 1 }]
      }
    } finally {
      isClosed = true
    }
  }
  const reader = csvResponse('numbers.csv', pages(), [
    ['Number', ({ n }) => String(n)],
  ]).body?.getReader()
  const read = async () => textOf((await reader?.read())?.value)
  expect([await read(), await read()]).toEqual(['\ufeff"Number"\r\n', '"1"\r\n"2"\r\n'])
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
  expect(isRead).toBe(2)
  await reader?.cancel()
  expect(isClosed).toBe(true)
})

it('lets others have their turn between two pages, however fast the database answers', async () => {
  async function* pages() {
    for (let n = 0; n < 20; n++) yield [{ n }]
  }
  let turns = 0
  const turn = () => {
    turns += 1
    immediate = setImmediate(turn)
  }
  let immediate = setImmediate(turn)
  await csvResponse('numbers.csv', pages(), [['Number', ({ n }) => String(n)]]).text()
  clearImmediate(immediate)
  expect(turns).toBeGreaterThanOrEqual(20)
})
