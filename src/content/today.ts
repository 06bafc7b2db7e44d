import { site } from '#src/company/site.ts'

/** The company's date as `2026-11-20`, which compares with the dates of the copy. */
export const today = (now = new Date()) => new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone }).format(now)
