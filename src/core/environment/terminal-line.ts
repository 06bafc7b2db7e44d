import { z } from 'zod'
import { isoTime } from '#src/contracts/formats.ts'

const entry = z.looseObject({ level: z.number(), time: z.iso.datetime(), event: z.string() })
/** From this level on (pino's `warn`) a line is marked with `!`. */
const warn = 40

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export function terminalLine(line: string): string {
  const { level, time, event, ...facts } = entry.parse(JSON.parse(line))
  const written = Object.entries(facts).map(([name, value]) => `${name}=${textOf(value)}`)
  const clock = isoTime(new Date(time))
  return `${[clock, ...(level >= warn ? ['!'] : []), event, ...written].join(' ')}\n`
}
