import { expect, it } from 'vitest'
import { terminalLine } from './terminal-line.ts'

const time = '2026-11-20T10:11:12.000Z'
const clock = new Date(time).toLocaleTimeString('en-GB')

it('tells the event with its facts, and marks a warning', () => {
  expect(terminalLine(JSON.stringify({ level: 30, time, method: 'GET', status: 200, event: 'request' }), [])).toBe(
    `${clock} request method=GET status=200\n`,
  )
  expect(terminalLine(JSON.stringify({ level: 50, time, err: { type: 'Error' }, event: 'mail.failed' }), [])).toBe(
    `${clock} ! mail.failed err={"type":"Error"}\n`,
  )
})

it.each([
  ['*', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('tells the address at the start where it listens on %s, and what else there is to know', (host, address) =>
  expect(
    terminalLine(JSON.stringify({ level: 30, time, port: 3000, host, event: 'server.listening' }), ['mails are written to data/mail']),
  ).toBe(`\nThe site is ready: ${address} · mails are written to data/mail\n\n`),
)
