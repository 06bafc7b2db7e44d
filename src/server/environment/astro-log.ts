import type { AstroLoggerDestination } from 'astro'

type Write = (facts: object, event: string) => void
type Lines = Record<'debug' | 'info' | 'warn' | 'error', Write>

/**
 * After its first request Astro warns of handlers of its own that did not run. Where that request was no page (a health check),
 * it warns of all that it knows.
 */
const isAboutHandlers = /does not call the \w+\(\) handler/

/** Takes what Astro would print on the console into the log: of an error the place alone, as `describeError` does. */
export const astroLog = (log: Lines): AstroLoggerDestination => ({
  write({ level, label, message }) {
    if (level === 'silent' || isAboutHandlers.test(message)) return
    const lines = message.split('\n')
    const stack = lines.filter((line) => line.startsWith('    at ')).map((line) => line.trim())
    log[level]({ label, ...(level === 'error' ? { stack: stack.slice(0, 12) } : { text: message }) }, 'astro')
  },
})
