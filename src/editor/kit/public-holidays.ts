import { z } from 'zod'
import { type Weekday, weekdayNames } from '#src/contracts/contact/office-hours.ts'

const isWeekday = (name: string): name is Weekday => weekdayNames.some((one) => one === name)

/**
 * `country`: the two letters of the draft's. `open`: the weekdays on which the draft's office is
 * open. `language`: in which the site is written. None of them may be public yet.
 */
export const holidayYear = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  open: z
    .string()
    .max(80)
    .transform((names) => names.split(',').filter(isWeekday))
    .optional(),
  language: z
    .string()
    .max(35)
    .regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/)
    .optional(),
})

/**
 * Public holidays of a country in a year, on days on which the office is open. `inEnglish`: names
 * that are known in English alone, or are the same in English; none of a site in English.
 */
export type PublicHolidays = {
  country: string
  days: { date: string; name: string }[]
  inEnglish: string[]
}
