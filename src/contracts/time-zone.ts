// Plain code, which the visitor's browser loads too.
import { limits } from './limits.ts'

/** Gives the zone if this machine knows it, else null (product-decisions.md, Forms). Browsers also report names such as Etc/Unknown. */
export function knownTimeZone(zone: unknown): string | null {
  if (typeof zone !== 'string' || zone === '' || zone.length > limits.timeZone.max) return null
  try {
    // A browser that reports no zone itself may still know others.
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions() && zone
  } catch {
    return null
  }
}

/** The zone that this browser reports; null where it reports none that dates can be written in. */
export const browserTimeZone = (): string | null => knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
