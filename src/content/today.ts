import { isoDay, isoMinute } from '#src/contracts/formats.ts'
import { site } from './settings/site.ts'

/** The company's date as `2026-11-20`, for comparison with dates in the copy. */
export const today = (now = new Date()) => isoDay(now, site().timeZone)

/** The company's date and time as `2026-11-20T09:30`. */
export const companyTime = (now = new Date()) => isoMinute(now, site().timeZone)
