import { z } from 'zod'

/** A date and time in UTC, ISO 8601 with milliseconds. */
export const moment = z.iso.datetime()

/** A page of a list, with its cursor. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    /** Cursor for `after`; null at the end. */
    next: z.int().nullable(),
    /** Number of rows in the filtered list. */
    total: z.int(),
  })
