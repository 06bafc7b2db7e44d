import { expect, it } from 'vitest'
import { astroLog } from './astro-log.ts'

const lines: unknown[] = []
const to = (level: string) => (facts: object, event: string) =>
  void lines.push({ level, ...facts, event })
const { write } = astroLog({
  debug: to('debug'),
  info: to('info'),
  warn: to('warn'),
  error: to('error'),
})

it('logs Astro’s output, of an error only its stack', () => {
  write({ level: 'warn', label: 'session', message: 'No storage.', newLine: true })
  write({
    level: 'error',
    label: null,
    message: 'Error: ann@works.example\n    at page (entry.mjs:1:2)\n  more',
    newLine: true,
  })
  write({ level: 'silent', label: null, message: 'x', newLine: true })
  expect(lines).toEqual([
    { level: 'warn', label: 'session', text: 'No storage.', event: 'astro' },
    { level: 'error', label: null, stack: ['at page (entry.mjs:1:2)'], event: 'astro' },
  ])
})
