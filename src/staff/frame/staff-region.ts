import { site, siteRegion } from '#src/content/settings/site.ts'
import type { Region } from '#src/contracts/formats.ts'
import { knownTimeZone } from '#src/contracts/time-zone.ts'

/**
 * Region in which an account reads times: its own zone, or the company's until its browser has
 * named one. Times name a zone that is not the company's.
 */
export const staffRegion = (staff: { timeZone: string | null } | null): Region => {
  const office = site().timeZone
  const timeZone = knownTimeZone(staff?.timeZone) ?? office
  return { ...siteRegion(), timeZone, ...(timeZone !== office && { namesZone: true }) }
}
