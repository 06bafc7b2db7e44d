import { z } from 'zod'

export const holidayYear = z.object({ year: z.coerce.number().int().min(2000).max(2100) })

/** Public holidays of the company's country in a year, on days on which the office is open. */
export const publicHolidays = z.object({
  country: z.string(),
  days: z.array(z.object({ date: z.iso.date(), name: z.string() })),
})
export type PublicHolidays = z.infer<typeof publicHolidays>
