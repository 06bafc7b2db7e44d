import { expect, it } from 'vitest'
import { terminalLine } from './terminal-line.ts'

const time = '2026-11-20T10:11:12.000Z'
const clock = new Date(time).toLocaleTimeString('en-GB')

it('shows the event with its facts, and marks a warning', () => {
  expect(
    terminalLine(JSON.stringify({ level: 30, time, method: 'GET', status: 200, event: 'request' })),
  ).toBe(`${clock} request method=GET status=200\n`)
  expect(
    terminalLine(JSON.stringify({ level: 50, time, err: { type: 'Error' }, event: 'mail.failed' })),
  ).toBe(`${clock} ! mail.failed err={"type":"Error"}\n`)
})
