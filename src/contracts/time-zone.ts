// Plain code, which the visitor's browser loads too.
import { limits } from './limits.ts'

/** Gives the zone if this machine's table has it, else null (product-decisions.md, Forms). Browsers report names of their own, such as Etc/Unknown. */
export function knownTimeZone(zone: unknown): string | null {
  if (typeof zone !== 'string' || zone === '' || zone.length > limits.timeZone.max) return null
  try {
    // What it says of itself does not count: a browser that reports no zone of its own knows others.
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions() && zone
  } catch {
    return null
  }
}

/** The zone that this browser reports; null where it reports none that dates can be written in. */
export const browserTimeZone = (): string | null => knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
