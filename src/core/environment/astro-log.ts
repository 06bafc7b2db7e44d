import type { AstroLoggerDestination } from 'astro'
import { withoutSteering } from './logged-text.ts'

type Write = (facts: object, event: string) => void
type Lines = Record<'debug' | 'info' | 'warn' | 'error', Write>

/**
 * Writes Astro's console output to the log: addresses without query, and of errors only the stack,
 * as in `describeError`.
 */
export const astroLog = (log: Lines): AstroLoggerDestination => ({
  write({ level, label, message }) {
    if (level === 'silent') return
    const lines = message.split('\n')
    const stack = lines.filter((line) => line.startsWith('    at ')).map((line) => line.trim())
    log[level](
      {
        label,
        ...(level === 'error'
          ? { stack: stack.slice(0, 12) }
          : { text: withoutSteering(message.replace(/\?[^\s`'"]*/g, '')) }),
      },
      'astro',
    )
  },
})
