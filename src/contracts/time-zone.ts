// Plain code, because the visitor's browser loads it too.
import { limits } from './limits.ts'

/**
 * Returns the zone if this machine knows it, else null (product-decisions.md, Forms). Browsers also
 * report names such as Etc/Unknown.
 */
export function knownTimeZone(zone: unknown): string | null {
  if (typeof zone !== 'string' || zone === '' || zone.length > limits.timeZone.max) return null
  try {
    // Returns `zone`, not the resolved one, because a browser that cannot report its own zone may
    // still know this one.
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions() && zone
  } catch {
    return null
  }
}

/** Returns the time zone that this browser reports; null if dates cannot be formatted in it. */
export const browserTimeZone = (): string | null =>
  knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
