import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createAnswerWriter } from './write-answer.ts'

const body = Buffer.from('a page')
const variant = { headers: {}, list: ['content-type', 'text/html', 'content-length', '6'], length: 6, body, file: '' }

it.each([200, 404] as const)('writes what Node writes, byte for byte but for the date: %i', async (status) => {
  const server = createServer({ keepAliveTimeout: 65_000 }, (_, res) => res.writeHead(status, variant.list).end(body)).listen(
    0,
    '127.0.0.1',
  )
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address() as AddressInfo // it listens on a port
  const theirs = await new Promise<string>((resolve) => {
    const parts: Buffer[] = []
    const asked = get({ port: address.port, host: '127.0.0.1', agent: false, headers: { connection: 'keep-alive' } })
    asked.on('socket', (socket) => socket.prependListener('data', (part) => parts.push(part)))
    asked.on('response', (answer) => answer.resume().on('end', () => resolve(Buffer.concat(parts).toString('latin1'))))
  })
  server.closeAllConnections()
  server.close()
  const ours = createAnswerWriter({ keepAlive: 65_000 })({ variant, status }).toString('latin1')
  const undated = (text: string) => text.replace(/^Date: .*$/m, 'Date:')
  expect(undated(ours)).toBe(undated(theirs))
})

it('says the second in which it was written, and writes it once', () => {
  let time = Date.UTC(2026, 10, 21, 9, 30, 5)
  const write = createAnswerWriter({ keepAlive: 5000, now: () => time })
  const first = write({ variant, status: 200 })
  expect(first.toString('latin1')).toContain('\r\nDate: Sat, 21 Nov 2026 09:30:05 GMT\r\n')
  time += 999
  expect(write({ variant, status: 200 })).toBe(first)
  time += 1
  expect(write({ variant, status: 200 }).toString('latin1')).toContain('\r\nDate: Sat, 21 Nov 2026 09:30:06 GMT\r\n')
})
