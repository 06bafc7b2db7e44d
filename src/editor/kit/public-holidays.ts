import { z } from 'zod'

/** `country`: the two letters of the draft's, which may not be public yet. */
export const holidayYear = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

/** Public holidays of a country in a year, on days on which the office is open. */
export type PublicHolidays = { country: string; days: { date: string; name: string }[] }
