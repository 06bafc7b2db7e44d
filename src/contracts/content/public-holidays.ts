import { z } from 'zod'

export const holidayYear = z.object({ year: z.coerce.number().int().min(2000).max(2100) })

/** Public holidays of the company's country in a year, on days on which the office is open. */
export type PublicHolidays = { country: string; days: { date: string; name: string }[] }
