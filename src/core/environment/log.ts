import { writeSync } from 'node:fs'
import pino from 'pino'
import type { Config } from './config.ts'
import { terminalLine } from './terminal-line.ts'

/**
 * The log: one JSON line per event on standard output, and on a terminal a line for people. It
 * contains no personal data: an error is logged by kind and stack alone, because the text of a
 * database error can repeat what a visitor typed.
 */
export const createLog = (level: Config['logLevel']) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      serializers: { err: describeError },
    },
    standardOutput((line) => (process.stdout.isTTY ? terminalLine(line) : line)),
  )

/**
 * Drops a line that cannot be written (full disk, closed pipe), because pino's own destination
 * would stop the site.
 */
const standardOutput = (shape: (line: string) => string) => ({
  write(line: string) {
    try {
      writeSync(1, shape(line))
    } catch {}
  },
})

export type Log = ReturnType<typeof createLog>

/** Returns the kind of an error and its stack, without its text. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? { code: String(error.code) } : {}
  // SQLite's description of its result code, such as "database or disk is full", is a fixed text,
  // unlike the error's message.
  const reason = 'errstr' in error ? { reason: String(error.errstr) } : {}
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .map((line) => line.trim())
  return { type: error.name, ...code, ...reason, stack }
}
